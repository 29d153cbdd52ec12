"""A light reader of Fluent files: the messages that are plain text with variables.

``fluent.runtime`` with babel costs 60 to 100 ms before the first word, more than all
the rest of a quick command, and nine messages in ten need none of it. This reader
takes those: text in which only ``{ $name }`` stands in braces. A message with a
selector, a function, a reference, a literal or an attribute is left to fluent.
A test holds both to the same words for every message of every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent

_ENTRY = re.compile(r"^([a-z][a-zA-Z0-9_-]*) *=(.*)$")
_VARIABLE = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")


def fill(pattern: str, values: Mapping[str, str]) -> str:
    """Return a simple pattern with its variables put in; an unknown one stays visible."""
    return _VARIABLE.sub(lambda found: values.get(found[1], f"{{${found[1]}}}"), pattern)


def is_simple(pattern: str) -> bool:
    """Tell whether a pattern is text and variables only."""
    rest = _VARIABLE.sub("", pattern)
    return not ("{" in rest or "}" in rest or re.search(r"^\s*\.", pattern, re.MULTILINE))


def read_patterns(source: str) -> dict[str, str]:
    """Return the raw pattern of each message of a file, laid out as Fluent prescribes.

    Lines that go on a message lose the indent they have in common; blank lines at
    either end go.
    """
    return {key: _dedented(first, more) for key, first, more in _entries(source)}


def _entries(source: str) -> Iterator[tuple[str, str, list[str]]]:
    """Yield key, text of the first line and the lines that go on, message by message."""
    entry: tuple[str, str, list[str]] | None = None
    for line in source.split("\n"):
        if line[:1] in ("", " ", "}"):
            if entry:
                entry[2].append(line)
            continue
        if entry:
            yield entry
        found = _ENTRY.match(line)
        entry = (found[1], found[2].strip(" "), []) if found else None
    if entry:
        yield entry


def _dedented(first: str, more: list[str]) -> str:
    """Return the pattern of an entry without the indent of its further lines."""
    indents = [len(line) - len(line.lstrip(" ")) for line in more if line.strip(" ")]
    common = min(indents, default=0)
    lines = [first, *(line[common:] if line.strip(" ") else "" for line in more)]
    return "\n".join(lines).strip("\n").rstrip(" ")


@cache
def file_of(language: str, subject: str) -> Mapping[str, str]:
    """Return the patterns of one file, by key; empty when there is no such file.

    Args:
        language: One of LANGUAGES.
        subject: First word of the keys in it.
    """
    for name in (f"{subject}.ftl", f"{subject}s.ftl"):
        path = HERE / language / name
        if path.is_file():
            return read_patterns(path.read_text("utf-8"))
    return {}


def files_of(language: str) -> list[Path]:
    """Return the files of a language in the order of their names."""
    return sorted((HERE / language).glob("*.ftl"))
