"""The language this process speaks, and its sentences.

One process speaks one language: chosen once, before any command is read, so that
help texts and faults of the command line itself come in it too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carom.core.errors import CaromError, NotFound
from carom.locales import (
    FALLBACK,
    LANGUAGES,
    Translator,
    Value,
    error_sentence,
    match_language,
    translator,
    wished_languages,
)

OPTION = "--lang"

_spoken = translator(FALLBACK)


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> None:
    """Speak the language of ``--lang``, else that of the environment, else English.

    Raises:
        NotFound: ``no-such-language`` when ``--lang`` asks for one that is not there.
    """
    global _spoken
    _spoken = translator(match_language(wished_languages(environment)) or FALLBACK)
    wish = _option(arguments)
    if wish is not None:
        found = match_language([wish])
        if found is None:
            raise NotFound("no-such-language", name=wish[:40], near=LANGUAGES)
        _spoken = translator(found)


def _option(arguments: Sequence[str]) -> str | None:
    """Return the value of the last ``--lang``, looked for ahead of the proper reading."""
    wish = None
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith(OPTION + "="):
            wish = argument.removeprefix(OPTION + "=")
        elif argument == OPTION and at + 1 < len(arguments):
            wish = arguments[at + 1]
    return wish


def spoken() -> Translator:
    """Return the translator of the language of this process."""
    return _spoken


def say(key: str, /, **values: Value) -> str:
    """Return a sentence of the catalogue in the language of this process."""
    return _spoken.text(key, **values)


def sentence(error: CaromError) -> str:
    """Return what an error says in the language of this process, on one line."""
    return " ".join(error_sentence(error.code, error.params, _spoken.language).split())
