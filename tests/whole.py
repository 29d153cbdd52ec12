"""Whether the sentence of an error is whole: nothing in it may stand empty without quotes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from carom.core.errors import Param
from carom.locales import LANGUAGES, error_sentence

made: list[tuple[str, Mapping[str, Param]]] = []
"""Code and parameters of the errors met in the test that runs, here or as a server's answer."""

_GAP = "\x01"
_QUOTED = re.compile(rf"“{_GAP}”|‘{_GAP}’|«\s?{_GAP}\s?»|「{_GAP}」")


def _marked(value: Param) -> Param:
    """Return a value with a mark wherever nothing of it would be seen."""
    if isinstance(value, tuple):
        return tuple(item.strip() or _GAP for item in value)
    return value.strip() or _GAP if isinstance(value, str) else value


def note(code: str, params: Mapping[str, Param]) -> None:
    """Remember an error, unless it is plain that nothing in it is empty."""
    if "" in params.values() or any(isinstance(value, tuple) for value in params.values()):
        made.append((code, params))


def note_problem(problem: Mapping[str, Any]) -> None:
    """Remember the error that a problem document tells of."""
    params = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in problem["params"].items()
    }
    note(problem["code"], params)


def gaps(code: str, params: Mapping[str, Param]) -> list[str]:
    """Return the sentences of an error, by language, in which a place stands empty.

    >>> gaps("no-such-file", {"path": ""})
    []
    >>> gaps("bad-request", {"place": "", "reason": "too long"})[0]
    'en: the request cannot be read at _: too long'
    """
    marked = {name: _marked(value) for name, value in params.items()}
    if marked == params:
        return []
    told = {lang: error_sentence(code, marked, lang) for lang in LANGUAGES}
    return [
        f"{language}: {sentence.replace(_GAP, '_')}"
        for language, sentence in told.items()
        if _GAP in _QUOTED.sub("", sentence)
    ]
