"""Sentences of one language, by key."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from carom.locales.catalogue import file_of, fill, is_simple
from carom.locales.languages import FALLBACK, LANGUAGES

Value = str | int | float | tuple[str, ...]
"""What a variable of a message may be; a tuple is written as a list."""

_COMMA_LANGUAGES = ("fr", "nl", "it")
_GROUP_MARKS = {"fr": "\u202f", "nl": ".", "it": "."}


class Translator:
    """The words of one language; keys that it lacks come in English.

    Values are written alike by both readers of the catalogue: whole numbers without
    group marks (use :meth:`number` for big ones), fractions with the language's comma,
    lists joined with its separator. No isolating marks stand round a value, neither
    here nor in the web client: cells, moves and names are short and run left to right,
    and the marks would be copied into commands and files along with them.

    Args:
        language: One of LANGUAGES.
    """

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else FALLBACK

    def has(self, key: str) -> bool:
        """Tell whether a message of that key is there."""
        return self._home(key) is not None

    def text(self, key: str, /, **values: Value) -> str:
        """Return a message with its variables put in.

        Raises:
            KeyError: There is no message of that key, not in English either.
        """
        language = self._home(key)
        if language is None:
            raise KeyError(key)
        pattern = _patterns(language, key)[key]
        if is_simple(pattern):
            return fill(pattern, {name: self._written(value) for name, value in values.items()})
        return self.text_by_fluent(key, **values)

    def text_by_fluent(self, key: str, /, **values: Value) -> str:
        """Return a message as fluent.runtime writes it; loads fluent and babel.

        Raises:
            KeyError: There is no message of that key, not in English either.
        """
        from carom.locales.fluent import format_message

        language = self._home(key)
        if language is None:
            raise KeyError(key)
        plain = {
            name: value if isinstance(value, int) else self._written(value)
            for name, value in values.items()
        }
        return format_message(language, key, plain)

    def number(self, value: int) -> str:
        """Return a whole number with the group marks of the language: ``12,345``."""
        return f"{value:,}".replace(",", _GROUP_MARKS.get(self.language, ","))

    def _home(self, key: str) -> str | None:
        """Return the language in which a key is found: this one, English or none."""
        for language in (self.language, FALLBACK):
            if key in _patterns(language, key):
                return language
        return None

    def _written(self, value: Value) -> str:
        """Return a value as it stands in a sentence."""
        if isinstance(value, tuple):
            return ("、" if self.language == "zh-Hant" else ", ").join(value) or "–"
        if isinstance(value, float) and self.language in _COMMA_LANGUAGES:
            return str(value).replace(".", ",")
        return str(value)


def _patterns(language: str, key: str) -> Mapping[str, str]:
    """Return the patterns of the file in which a key belongs."""
    return file_of(language, key.partition("-")[0])


@cache
def translator(language: str) -> Translator:
    """Return the translator of a language; English for a language that is not there."""
    return Translator(language)
