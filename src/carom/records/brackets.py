"""Lists in brackets, as planning problems are written."""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

from carom.records.assumed import fault_at

_MAX_DEPTH = 8
_PIECE = re.compile(r"\s+|;([^\n]*)|[()]|[^\s();]+")


class Word(NamedTuple):
    """A word in small letters and where it stands."""

    text: str
    at: int


class List(NamedTuple):
    """A list: what is in it, where it begins, and the comments behind it on its line."""

    items: list[Item]
    at: int
    comments: list[str]

    @property
    def head(self) -> str:
        """The first item if it is a word, else nothing."""
        first = self.items[0] if self.items else None
        return first.text if isinstance(first, Word) else ""

    @property
    def words(self) -> list[str]:
        """The words behind the first item."""
        return [item.text for item in self.items[1:] if isinstance(item, Word)]


Item: TypeAlias = "Word | List"


class _Reader:
    """The lists that are open while a text is read; the outermost holds what is read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.open = [List([], 0, [])]
        self.last: List | None = None

    def begin(self, at: int) -> None:
        """Open a list."""
        if len(self.open) > _MAX_DEPTH:
            raise fault_at(self.text, at, ")")
        fresh = List([], at, [])
        self.open[-1].items.append(fresh)
        self.open.append(fresh)

    def end(self, at: int) -> None:
        """Close the innermost list."""
        if len(self.open) == 1:
            raise fault_at(self.text, at, "end")
        self.last = self.open.pop()

    def comment(self, words: str) -> None:
        """Keep a comment with the list before it on its line, if any."""
        if self.last is not None:
            self.last.comments.append(words.strip("; \t").lower())


def read_lists(text: str) -> list[Item]:
    """Return the lists and words of a text; lists in lists at most 8 deep.

    Raises:
        NotationError: ``bad-fact`` with line and column when a bracket is missing.
    """
    reader = _Reader(text)
    for found in _PIECE.finditer(text):
        piece = found[0]
        if found[1] is not None:
            reader.comment(found[1])
        elif piece == "(":
            reader.begin(found.start())
        elif piece == ")":
            reader.end(found.start())
        elif not piece.isspace():
            reader.open[-1].items.append(Word(piece.lower(), found.start()))
        elif "\n" in piece:
            reader.last = None
    if len(reader.open) > 1:
        raise fault_at(text, len(text), ")")
    return reader.open[0].items
