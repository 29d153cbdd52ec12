r"""Positions drawn in plain text, both ways; the notation of the game in one place.

A letter is a treasure by its number, ``A`` to ``Z`` and ``a`` to ``d``; ``.`` is an empty
space, ``?`` one that is not known, and the hole has brackets::

        a  b  c  d  e  f  g  h
     1  D  .  .  .  .  .  .  .
     2  .  .  .  B  .  .  .  .
     3  .  .  . [.] A  C  .  .
     4  .  .  .  .  .  .  .  .
     5  .  .  .  .  .  .  .  .
     6  .  .  .  .  .  .  .  E
    card: A

The names of columns and rows may be left out. A move is the cell of the pyramid that
slides, as it is seen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from carom.core.cursor import check_length
from carom.core.errors import NotationError
from carom.core.grid import cell_name, column_name, parse_cell
from carom.games.ramses.board import CELLS, EMPTY, UNKNOWN
from carom.games.ramses.position import Position

MAX_DRAWING = 10_000
"""Longest text that is read as a drawing."""

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcd"
"""Letters of the treasures in the order of their numbers."""

_MARKS = {EMPTY: ".", UNKNOWN: "?", **dict(enumerate(LETTERS))}
_CONTENTS = {mark: content for content, mark in _MARKS.items()}
_HEADER = re.compile(r"\s*a\s+b\s+c\s+d\s+e\s+f(\s+g\s+h)?\s*")
_LABEL = re.compile(r"\s*[1-8](?=\s)")
_SPACE = re.compile(r"\s*(\[?)([A-Za-d.?])(\]?)")
_CARD = re.compile(r"(\s*card:\s*)(.*?)\s*")


def write_move(cell: int, columns: int) -> str:
    """Return a slide in text: the cell of the pyramid."""
    return cell_name(cell, columns)


def parse_move(text: str, rows: int, columns: int) -> int:
    """Return the cell of a slide; raises NotationError ``bad-cell`` or ``cell-off-board``."""
    return parse_cell(text, rows, columns)


def draw_position(position: Position) -> str:
    """Return a drawing that ``parse_diagram`` reads back; it ends with a line break."""
    columns = position.columns
    lines = ["   " + "".join(f" {column_name(column)} " for column in range(columns)).rstrip()]
    for row in range(position.rows):
        cells = range(row * columns, (row + 1) * columns)
        lines.append(f"{row + 1:>2} " + "".join(_space(position, cell) for cell in cells).rstrip())
    if position.wanted != EMPTY:
        lines.append(f"card: {LETTERS[position.wanted]}")
    return "\n".join(lines) + "\n"


def _space(position: Position, cell: int) -> str:
    """Return the three characters of a space."""
    mark = _MARKS[position.contents[cell]]
    return f"[{mark}]" if cell == position.hole else f" {mark} "


def parse_diagram(text: str) -> Position:
    """Return the position of a drawing.

    Raises:
        NotationError: ``too-long``, or ``bad-diagram`` with line and column.
        PositionError: When the parts do not fit together.
    """
    check_length(text, MAX_DRAWING)
    contents: list[int] = []
    hole: int | None = None
    wanted: int | None = None
    rows = columns = 0
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    for number, line in lines:
        if _HEADER.fullmatch(line) and not rows:
            continue
        if len(contents) == CELLS:
            if wanted is not None:
                raise _fault(number, len(line) - len(line.lstrip()), line, "end")
            wanted = _card(number, line)
            continue
        marks = [*_row(number, line)]
        columns = columns or len(marks)
        if len(marks) != columns or columns not in (6, 8):
            raise _fault(number, len(line), line, "6 | 8")
        for bracket, content in marks:
            if bracket is not None:
                if hole is not None:
                    raise _fault(number, bracket, line, "A .. Z | a .. d | . | ?")
                hole = len(contents)
            contents.append(content)
        rows += 1
    if hole is None or len(contents) != CELLS:
        raise NotationError("bad-diagram", line=len(lines), column=1, found=" ", expected="[ ]")
    return Position(rows, columns, tuple(contents), hole, EMPTY if wanted is None else wanted)


def _row(number: int, line: str) -> Iterator[tuple[int | None, int]]:
    """Yield for each space of a line where its bracket is, if it has one, and what lies there."""
    label = _LABEL.match(line)
    at = label.end() if label else 0
    while line[at:].strip():
        space = _SPACE.match(line, at)
        if space is None or (space[1] == "[") != (space[3] == "]"):
            blanks = len(line[at:]) - len(line[at:].lstrip())
            raise _fault(number, at + blanks, line, "A .. Z | a .. d | . | ?")
        yield space.start(1) if space[1] else None, _CONTENTS[space[2]]
        at = space.end()


def _card(number: int, line: str) -> int:
    """Return the treasure of the line below the drawing."""
    found = _CARD.fullmatch(line)
    if found is None:
        raise _fault(number, 0, line, "card:")
    if len(found[2]) != 1 or found[2] not in LETTERS:
        raise _fault(number, len(found[1]), line, "A .. Z | a .. d")
    return LETTERS.index(found[2])


def _fault(number: int, at: int, line: str, expected: str) -> NotationError:
    """Return the error that something else should stand at an index of a line."""
    found = line[at : at + 1] or " "
    return NotationError("bad-diagram", line=number, column=at + 1, found=found, expected=expected)
