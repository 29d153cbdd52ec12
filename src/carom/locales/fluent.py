"""The full Fluent reader, for messages with selectors; loaded only when one is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from carom.locales.catalogue import files_of


@cache
def _bundle(language: str) -> FluentBundle:
    """Return the bundle of all files of a language, without isolating marks."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in files_of(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def format_message(language: str, key: str, values: Mapping[str, str | int]) -> str:
    """Return a message that is in the language's files.

    Whole numbers are written without group marks: they differ between this runtime
    and the web's for Italian.
    """
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None  # a message without a value is no sentence
    plain = {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in values.items()
    }
    text, _ = bundle.format_pattern(pattern, plain)
    return str(text)
