"""A position of Ramses as coloured text: pyramids, the hole, what lies there as far as known.

A closed pyramid is ``▲``; where nothing lies below it is ``△``, and a treasure's letter
stands beside it. The hole has brackets. The numbers of a way stand below the spaces.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from carom.core.grid import column_name, parse_cell
from carom.games.ramses.board import CELLS, EMPTY, UNKNOWN
from carom.games.ramses.position import Position
from carom.games.ramses.text import LETTERS
from carom.pictures.canvas import Canvas, Line, Run

_WIDE, _LABEL = 4, 3


def draw(position: Position, route: Sequence[str] = ()) -> list[Line]:
    """Return the drawing of a position, with a way if there is one.

    Args:
        position: What to draw.
        route: Cells of pyramids that slide one after the other.

    Raises:
        NotationError: A cell of the route is none.
    """
    tall = 2 if route else 1
    rows, columns = position.rows, position.columns
    steps = _steps(position, route)
    has_last = any(cell // columns == rows - 1 for cell in steps)
    canvas = _framed(rows, columns, 1 + tall * rows - (tall - 1) * (not has_last), tall)
    for cell in range(CELLS):
        row, column = divmod(cell, columns)
        canvas.put(1 + tall * row, _LABEL + _WIDE * column, _space(position, cell))
    for cell, numbers in steps.items():
        row, column = divmod(cell, columns)
        canvas.put(2 + tall * row, _LABEL + _WIDE * column, Run(numbers, "b", weight="bold"))
    return list(canvas.lines())


def draw_open(tokens: Sequence[int | None], rows: int, columns: int) -> list[Line]:
    """Return the drawing of the box before any pyramid stands in it.

    Args:
        tokens: Number of the treasure on each cell, None for nothing.
        rows: Height of the box as it is seen.
        columns: Its width.
    """
    canvas = _framed(rows, columns, 1 + rows, 1)
    for cell, token in enumerate(tokens):
        row, column = divmod(cell, columns)
        run = Run("·", weight="dim") if token is None else Run(LETTERS[token], "y", weight="bold")
        canvas.put(1 + row, _LABEL + _WIDE * column + 1, run)
    return list(canvas.lines())


def _framed(rows: int, columns: int, height: int, tall: int) -> Canvas:
    """Return a canvas with the names of columns and rows, each row so many lines tall."""
    canvas = Canvas(height, _LABEL + _WIDE * columns)
    for column in range(columns):
        canvas.put(0, _LABEL + _WIDE * column + 1, Run(column_name(column), weight="dim"))
    for row in range(rows):
        canvas.put(1 + tall * row, 0, Run(f"{row + 1:>2}", weight="dim"))
    return canvas


def _space(position: Position, cell: int) -> Run:
    """Return the three characters of a space."""
    content = position.contents[cell]
    letter = LETTERS[content] if content >= 0 else " "
    is_goal = content == position.wanted != EMPTY
    if cell == position.hole:
        return Run(
            f"[{letter}]", "g" if is_goal else "r" if content != EMPTY else "", weight="bold"
        )
    if content == UNKNOWN:
        return Run(" ▲ ", "y")
    if content == EMPTY:
        return Run(" △ ", weight="dim")
    return Run(f" ▲{letter}", "g" if is_goal else "y", weight="bold" if is_goal else "")


def _steps(position: Position, route: Sequence[str]) -> dict[int, str]:
    """Return the numbers of the slides that uncover each cell, the last ones that have room."""
    slides: dict[int, list[int]] = defaultdict(list)
    for number, name in enumerate(route, start=1):
        slides[parse_cell(name, position.rows, position.columns)].append(number)
    return {cell: _last_of(numbers) for cell, numbers in slides.items()}


def _last_of(numbers: Sequence[int]) -> str:
    """Return the last of some numbers, as many as have room below a space; whole ones only."""
    text = ""
    for number in reversed(numbers):
        longer = f" {number}{text}"
        if text and len(longer) > _WIDE:
            break
        text = longer
    return text
