"""The catalogues: every sentence people see, in five languages, as Fluent files.

One folder a language, one file a subject; a key's first word names its file
(``cli-…`` stands in ``cli.ftl``, ``error-…`` in ``errors.ftl``). The same files serve
Python and the web client. Knows nothing of the rest of the package.
"""

from __future__ import annotations

from collections.abc import Mapping

from carom.locales.languages import FALLBACK, LANGUAGES, match_language, wished_languages
from carom.locales.translator import Translator, Value, translator

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Translator",
    "Value",
    "error_sentence",
    "match_language",
    "translator",
    "wished_languages",
]


def error_sentence(code: str, params: Mapping[str, Value], language: str) -> str:
    """Return the sentence for an error code in a language.

    A code without a sentence gives the code and its parameters: telling of a fault
    never raises another. (A test keeps that case from happening.)

    >>> error_sentence("attempt-over", {}, "nl")
    'de poging heeft het doel al bereikt; begin een nieuwe om verder te zetten'
    """
    words = translator(language)
    key = f"error-{code}"
    if words.has(key):
        return words.text(key, **params)
    listed = ", ".join(f"{name}={value}" for name, value in params.items())
    return f"{code} ({listed})" if listed else code
