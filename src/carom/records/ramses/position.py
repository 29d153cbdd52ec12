"""The token of a position of Ramses: ``t1_6x8_Dn10Bn8ACn25E_d3_A_0``, or ``s1_`` with gaps.

It reads: rows and columns as they are seen; the contents row by row; the hole; the letter
of the treasure that is sought, if any; a check character. A content is the letter of a
treasure, ``n`` for nothing or ``x`` for not known; a number behind ``n`` and ``x`` says how
many in a row. ``t1`` has everything and is for whoever may see all, ``s1`` has at least one
``x`` and is what a seat knows; so nobody takes one for the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from carom.core.cursor import Cursor, blamed, check_length
from carom.core.errors import NotationError
from carom.games.ramses.board import CELLS, COLUMNS, EMPTY, ROWS, UNKNOWN
from carom.games.ramses.position import Position
from carom.games.ramses.text import LETTERS
from carom.records.packing import check_character, read_check

ALL_SEEING, SEATS = "t1", "s1"
MAX_TOKEN = 300
"""Longest text that is looked at; forty treasures far apart take about 120 characters."""

_RUNS = {EMPTY: "n", UNKNOWN: "x"}
_KINDS = {letter: content for content, letter in _RUNS.items()}


def write_position(position: Position) -> str:
    """Return the token of a position."""
    parts = [
        ALL_SEEING if position.is_whole else SEATS,
        f"{position.rows}x{position.columns}",
        "".join(_written(position.contents)),
        position.name(position.hole),
    ]
    if position.wanted != EMPTY:
        parts.append(LETTERS[position.wanted])
    body = "_".join(parts) + "_"
    return body + check_character(body)


def _written(contents: tuple[int, ...]) -> Iterator[str]:
    """Yield the contents, equal neighbours without a treasure as one."""
    for content, alike in groupby(contents):
        count = len([*alike])
        if content in _RUNS:
            yield _RUNS[content] + (str(count) if count > 1 else "")
        else:
            yield LETTERS[content] * count


def parse_position(text: str) -> Position:
    """Return the position of a token.

    Raises:
        NotationError: With the column of the first fault: ``too-long``,
            ``unexpected-text``, ``unexpected-end``, ``bad-cell``, ``cell-off-board``,
            ``bad-check`` when a character was mistyped or two were swapped,
            ``not-canonical`` when another token stands for the same position, or the code
            of the PositionError that the parts would raise.
    """
    check_length(text, MAX_TOKEN)
    cursor = Cursor(text)
    cursor.one_of("ts")
    cursor.skip("1_")
    rows = cursor.number(ROWS, COLUMNS)
    cursor.skip("x")
    columns = cursor.number(ROWS, COLUMNS)
    if rows + columns != ROWS + COLUMNS or rows == columns:
        raise NotationError("bad-box", rows=rows, columns=columns, column=cursor.at)
    cursor.skip("_")
    contents = _read_contents(cursor)
    cursor.skip("_")
    hole_at = cursor.column
    hole = cursor.cell(rows, columns)
    cursor.skip("_")
    wanted = EMPTY
    if cursor.left > 1:
        wanted = LETTERS.index(cursor.one_of(LETTERS))
        cursor.skip("_")
    read_check(cursor)
    with blamed(hole_at):
        position = Position(rows, columns, contents, hole, wanted)
    canonical = write_position(position)
    if canonical != text:
        raise NotationError("not-canonical", expected=canonical, column=1)
    return position


def _read_contents(cursor: Cursor) -> tuple[int, ...]:
    """Read the contents of all cells."""
    contents: list[int] = []
    while len(contents) < CELLS:
        letter = cursor.one_of("".join(_KINDS) + LETTERS)
        if letter in LETTERS:
            contents.append(LETTERS.index(letter))
            continue
        count = 1
        if cursor.peek().isdecimal():
            count = cursor.number(2, CELLS - len(contents))
        contents += [_KINDS[letter]] * count
    return tuple(contents)
