"""A position of Micro Robots as coloured text: each die on its colour, with its name.

``( )`` mark the robot, ``[ ]`` the target and ``< >`` the waypoint, as in the plain drawing;
a robot that stands on one of these has its own bracket in front only. After a way ``: :``
mark where the robot set off, and below each field that the way stops on stand an arrow in
the direction of the jump and its number. So nothing is told by colour alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from carom.games.micro.attempt import play_route
from carom.games.micro.board import SIDE, TILE, Board
from carom.games.micro.position import Position
from carom.pictures.canvas import Canvas, Line, Run

ARROWS = "▲▶▼◀"
_WIDE, _TALL = 6, 2
_STEPS_SHOWN = 2
"""Numbers that fit below a field."""


def draw(position: Position, route: Sequence[str] = (), aim: int | None = None) -> list[Line]:
    """Return the drawing of a position, after a way if there is one.

    Args:
        position: What to draw.
        route: Moves made so far.
        aim: Cell between ``{ }``, where the robot is to go next.

    Raises:
        IllegalAction: A move of the way is not legal.
    """
    here = play_route(position, route).cell
    marks = {position.target: "[]"} | dict.fromkeys(position.stops_between, "<>")
    if here != position.robot:
        marks[position.robot] = "::"
    canvas = _dice(position.board, _with_robot(marks, here, aim))
    for cell, steps in steps_on(position, route).items():
        line, column = _place(cell)
        shown = steps[-_STEPS_SHOWN:] if len(steps) <= _STEPS_SHOWN else ["…", steps[-1]]
        canvas.put(line + 1, column, Run("".join(shown)[:_WIDE], weight="bold"))
    return _lines(canvas)


def draw_rest(board: Board, robot: int) -> list[Line]:
    """Return the drawing of a board between two rounds: the robot and no target."""
    return _lines(_dice(board, _with_robot({}, robot, None)))


def _with_robot(marks: dict[int, str], robot: int, aim: int | None) -> dict[int, str]:
    """Return the brackets with those of the robot and of the field aimed at."""
    marks[robot] = "(" + marks.get(robot, "()")[1]
    return marks if aim is None else {**marks, aim: "{}"}


def _lines(canvas: Canvas) -> list[Line]:
    """Return the lines; without the last one, which holds only numbers, if there are none."""
    lines = list(canvas.lines())
    has_numbers = any(run.text.strip() for run in lines[-1])
    return lines if has_numbers else lines[:-1]


def _dice(board: Board, marks: Mapping[int, str]) -> Canvas:
    """Return a canvas with all dice, some of them between brackets."""
    canvas = Canvas(_TALL * SIDE + 1, _WIDE * SIDE + 1)
    _draw_seams(canvas)
    for cell, die in enumerate(board.dice):
        line, column = _place(cell)
        face = die.name.join(marks.get(cell, "  "))
        weight = "bold" if cell in marks else ""
        canvas.put(line, column, Run(face, die.colour.lower(), is_solid=True, weight=weight))
    return canvas


def steps_on(position: Position, route: Sequence[str]) -> dict[int, list[str]]:
    """Return for each cell that a way stops on arrow and number of each move to it."""
    board, here = position.board, position.robot
    steps: dict[int, list[str]] = defaultdict(list)
    for number, move in enumerate(route, start=1):
        there = board.cell_of(move)
        steps[there].append(f"{ARROWS[heading(here, there)]}{number}")
        here = there
    return steps


def heading(here: int, there: int) -> int:
    """Return where a jump between two cells in a line goes: north 0, east 1, south 2, west 3."""
    if here // SIDE == there // SIDE:
        return 1 if there > here else 3
    return 2 if there > here else 0


def _place(cell: int) -> tuple[int, int]:
    """Return where the face of a die begins; the tiles are set one column and line apart."""
    row, column = divmod(cell, SIDE)
    return _TALL * row + (row >= TILE), _WIDE * column + (column >= TILE)


def _draw_seams(canvas: Canvas) -> None:
    """Draw the cross between the four tiles."""
    line, column = _TALL * TILE, _WIDE * TILE - 1
    for at in range(canvas.width - 2):
        canvas.put(line, at, Run("─", weight="dim"))
    for at in range(canvas.height - 1):
        canvas.put(at, column, Run("┼" if at == line else "│", weight="dim"))
