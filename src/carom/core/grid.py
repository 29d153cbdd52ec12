"""Cells and directions of a rectangular grid, and how a cell is written.

A cell is one int, ``row * columns + column``, row 0 in the north and column 0
in the west. In text it is the column's letters and the row's number, so ``a1``
is the north-west corner and ``aa1`` the 27th cell of the first row.
"""

from __future__ import annotations

import re
from enum import IntEnum

from carom.core.errors import NotationError

_CELL = re.compile(r"([a-z]{1,2})([1-9][0-9]?)")


class Direction(IntEnum):
    """A side of a cell or a way to go; ``1 << direction`` is its bit in a wall mask."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def opposite(self) -> Direction:
        """The direction straight back."""
        return Direction(self ^ 2)

    @property
    def is_horizontal(self) -> bool:
        """Whether it runs along a row."""
        return self & 1 == 1

    @property
    def step(self) -> tuple[int, int]:
        """Rows and columns gone by one step: N is ``(-1, 0)``."""
        return _STEPS[self]


_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
DIRECTIONS = tuple(Direction)


def column_name(column: int) -> str:
    """Return the letters of a column: 0 is ``a``, 25 ``z``, 26 ``aa``."""
    high, low = divmod(column, 26)
    return ("" if high == 0 else chr(96 + high)) + chr(97 + low)


def cell_name(cell: int, columns: int) -> str:
    """Return a cell in text; ``cell_name(0, 16)`` is ``"a1"``."""
    row, column = divmod(cell, columns)
    return f"{column_name(column)}{row + 1}"


def parse_cell(text: str, rows: int, columns: int, column: int = 1) -> int:
    """Return the cell that ``text`` names on a board of ``rows`` x ``columns``.

    Args:
        text: Letters and number; upper case is read too.
        rows: Height of the board.
        columns: Width of the board.
        column: Where ``text`` starts in the whole input, from 1; for the error.

    Raises:
        NotationError: ``bad-cell`` when it is no cell, ``cell-off-board`` when it
            lies outside.
    """
    found = _CELL.fullmatch(text.lower())
    last = cell_name(rows * columns - 1, columns)
    if found is None or not text.isascii():
        raise NotationError("bad-cell", text=text[:20], column=column, last=last)
    letters, number = found.groups()
    x = ord(letters[-1]) - 97
    if len(letters) == 2:
        x += 26 * (ord(letters[0]) - 96)
    y = int(number) - 1
    if x >= columns or y >= rows:
        raise NotationError("cell-off-board", text=text[:20], column=column, last=last)
    return y * columns + x
