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


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Speak the language of ``--lang``, else that of the environment, else English.

    Returns:
        The arguments without ``--lang``: it may stand before the command, too.

    Raises:
        NotFound: ``no-such-language`` when ``--lang`` asks for one that is not there.
    """
    global _spoken
    _spoken = translator(match_language(wished_languages(environment)) or FALLBACK)
    wish, rest = _split(arguments)
    if wish is not None:
        found = match_language([wish])
        if found is None:
            raise NotFound("no-such-language", name=wish[:40], near=LANGUAGES)
        _spoken = translator(found)
    return rest


def _split(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the value of the last ``--lang`` and the other arguments."""
    wish, rest, words = None, [], iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word.startswith(OPTION + "="):
            wish = word.removeprefix(OPTION + "=")
        elif word == OPTION:
            wish = next(words, None)
            if wish is None:
                rest.append(word)
        else:
            rest.append(word)
    return wish, rest


def spoken() -> Translator:
    """Return the translator of the language of this process."""
    return _spoken


def say(key: str, /, **values: Value) -> str:
    """Return a sentence of the catalogue in the language of this process."""
    return _spoken.text(key, **values)


def bot_name(level: str, number: int) -> str:
    """Return the name of a bot in the language of this process."""
    return say("web-bot-name", level=say(f"web-bot-{level}"), number=number)


def sentence(error: CaromError) -> str:
    """Return what an error says in the language of this process, on one line."""
    return " ".join(error_sentence(error.code, error.params, _spoken.language).split())
