"""A position of Ramses as coloured text: pyramids, the hole, what lies there as far as known.

A closed pyramid is ``▲``; where nothing lies below it is ``△``, and a treasure's letter
stands beside it. The hole has brackets. The numbers of a way stand below the spaces.
"""

from __future__ import annotations

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
    canvas = Canvas(1 + tall * rows - (tall - 1) * (not has_last), _LABEL + _WIDE * columns)
    for column in range(columns):
        canvas.put(0, _LABEL + _WIDE * column + 1, Run(column_name(column), weight="dim"))
    for row in range(rows):
        canvas.put(1 + tall * row, 0, Run(f"{row + 1:>2}", weight="dim"))
    for cell in range(CELLS):
        row, column = divmod(cell, columns)
        canvas.put(1 + tall * row, _LABEL + _WIDE * column, _space(position, cell))
    for cell, numbers in steps.items():
        row, column = divmod(cell, columns)
        canvas.put(2 + tall * row, _LABEL + _WIDE * column, Run(numbers, "b", weight="bold"))
    return list(canvas.lines())


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
    """Return the numbers of the slides that uncover each cell, the last ones where many."""
    steps: dict[int, str] = {}
    for number, name in enumerate(route, start=1):
        cell = parse_cell(name, position.rows, position.columns)
        steps[cell] = f"{steps.get(cell, '')} {number}"[-_WIDE:]
    return steps
