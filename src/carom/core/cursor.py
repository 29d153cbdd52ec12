"""A place in a text that is being read, and the errors that name its column.

Shared by the readers of one-line forms. It knows characters, numbers and cells;
what they mean is the reader's business.
"""

from __future__ import annotations

from collections.abc import Iterator, Sized
from contextlib import contextmanager

from carom.core.errors import NotationError, PositionError
from carom.core.grid import parse_cell

_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")
_DIGITS = frozenset("0123456789")


def check_length(text: Sized, most: int) -> None:
    """Refuse a text that is longer than any that could be meant, before it is looked at.

    Raises:
        NotationError: ``too-long``.
    """
    if len(text) > most:
        raise NotationError("too-long", limit=most, column=most + 1)


class Cursor:
    """A text and how far it has been read.

    Attributes:
        text: The whole text.
        at: Index of the next character.
    """

    __slots__ = ("at", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    @property
    def column(self) -> int:
        """The column of the next character, from 1."""
        return self.at + 1

    @property
    def left(self) -> int:
        """How many characters are still to be read."""
        return len(self.text) - self.at

    def peek(self) -> str:
        """Return the next character, or an empty text at the end."""
        return self.text[self.at : self.at + 1]

    def fault(self, *expected: str) -> NotationError:
        """Return the error that the text should go on with one of these pieces of notation."""
        if self.left:
            return NotationError(
                "unexpected-text",
                found=self.peek(),
                expected=" | ".join(expected),
                column=self.column,
            )
        return NotationError("unexpected-end", expected=" | ".join(expected), column=self.column)

    def skip(self, literal: str) -> None:
        """Read exactly this text."""
        for wanted in literal:
            if self.peek() != wanted:
                raise self.fault(literal)
            self.at += 1

    def one_of(self, letters: str) -> str:
        """Read one of these characters and return it."""
        letter = self.peek()
        if not letter or letter not in letters:
            raise self.fault(*letters)
        self.at += 1
        return letter

    def run(self, letters: frozenset[str], most: int) -> str:
        """Read up to ``most`` characters of a kind; possibly none."""
        start = self.at
        while self.at < start + most and self.peek() in letters and self.left:
            self.at += 1
        return self.text[start : self.at]

    def number(self, low: int, high: int) -> int:
        """Read a number from ``low`` to ``high``, written without a leading zero."""
        start = self.at
        digits = self.run(_DIGITS, len(str(high)))
        if not digits or (digits[0] == "0" and digits != "0") or not low <= int(digits) <= high:
            self.at = start
            raise self.fault(f"{low}..{high}")
        return int(digits)

    def cell(self, rows: int, columns: int) -> int:
        """Read a cell in lower case, such as ``a1``."""
        start = self.at
        name = self.run(_LETTERS, 2) + self.run(_DIGITS, 2)
        if not name:
            raise self.fault("a1")
        return parse_cell(name, rows, columns, start + 1)


@contextmanager
def blamed(column: int) -> Iterator[None]:
    """Turn a PositionError of the block into a NotationError that names a column."""
    try:
        yield
    except PositionError as error:
        params = {**error.params, "column": column}
        raise NotationError(error.code, **params) from None
