"""A position of 1, 2, 3… robot! as coloured text, two characters a square.

``██`` is wall and ``·`` corridor; a robot is its letter and number, a capital with an eye; a
camera is an arrow. What a camera sees is ``░░``, what walls cut out of its arc ``╱╱``. Where
several robots share a square a ``+`` stands behind the first, and below all are named, on
more lines than one if need be.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from textwrap import wrap

from carom.core.grid import cell_name, column_name
from carom.games.escape.board import COLUMNS, EXIT_CELLS, ROWS, SIZE, cells_in, cells_of
from carom.games.escape.diagrams import ARROWS
from carom.games.escape.factory import Factory
from carom.games.escape.pieces import ESCAPED, Camera, Pieces, robot_name
from carom.games.escape.plan import plan_rows
from carom.games.escape.position import Position
from carom.games.escape.tiles import CORRIDOR, WALL
from carom.pictures.canvas import Canvas, Line, Run
from carom.pictures.escape.pieces import arc_of

_LABEL, _WIDE = 3, 2
_WIDTH = _LABEL + _WIDE * COLUMNS
_LIGHT = "y"
"""Colour of what a camera sees."""

_WALL, _CORRIDOR, _EXIT = Run("██", weight="dim"), Run("· "), Run("→ ", weight="dim")
_CHOSEN = {WALL: Run("▒▒", "g"), CORRIDOR: Run("· ", "g")}


def draw_laid(code: str, chosen: int | None = None) -> list[Line]:
    """Return the drawing of a plan, finished or not; nothing stands where no tile lies.

    Args:
        code: Its code.
        chosen: Place whose tile is only being chosen; its walls are lighter.

    Raises:
        PositionError: ``bad-plan``.
    """
    canvas = _framed(0)
    light = () if chosen is None else cells_of(chosen)
    for row, squares in enumerate(plan_rows(code)):
        for column, square in enumerate(squares):
            run = {WALL: _WALL, CORRIDOR: _CORRIDOR}.get(square)
            if run is not None and row * COLUMNS + column in light:
                run = _CHOSEN[square]
            if run is not None:
                canvas.put(1 + row, _LABEL + _WIDE * column, run)
    return list(canvas.lines())


def _framed(below: int) -> Canvas:
    """Return a canvas with the names of columns and rows, and some lines below."""
    canvas = Canvas(1 + ROWS + below, _WIDTH)
    for column in range(COLUMNS):
        canvas.put(0, _LABEL + _WIDE * column, Run(column_name(column), weight="dim"))
    for row in range(ROWS):
        canvas.put(1 + row, 0, Run(f"{row + 1:>2}", weight="dim"))
    return canvas


def draw(position: Position, views: Collection[int] = (), chosen: int | None = None) -> list[Line]:
    """Return the drawing of a position.

    Args:
        position: What to draw.
        views: Cells of the cameras whose view is drawn.
        chosen: A cell to mark, of a camera that is being aimed.
    """
    factory, pieces = position.factory, position.pieces
    together = _together(pieces)
    below = [*_shared(pieces, together)]
    canvas = _framed(len(below))
    shown = _grounds(factory, [one for one in pieces.cameras if one.cell in views])
    for camera in pieces.cameras:
        shown[camera.cell] = Run(f"{ARROWS[camera.heading]} ", weight="bold")
    for cell, robots in together.items():
        shown[cell] = _robots(pieces, robots)
    for cell, run in shown.items():
        row, column = divmod(cell, COLUMNS)
        is_chosen = cell == chosen
        canvas.put(1 + row, _LABEL + _WIDE * column, _marked(run) if is_chosen else run)
    for at, words in enumerate(below, start=1 + ROWS):
        canvas.put(at, 0, Run(words))
    return list(canvas.lines())


def _shared(pieces: Pieces, together: Mapping[int, list[int]]) -> Iterator[str]:
    """Yield the lines that name the robots on each square with more than one."""
    for cell, robots in together.items():
        if len(robots) > 1:
            names = " ".join(_name(pieces, robot) for robot in robots)
            first = f"{cell_name(cell, COLUMNS):<{_LABEL}}"
            yield from wrap(names, _WIDTH, initial_indent=first, subsequent_indent=" " * _LABEL)


def _marked(run: Run) -> Run:
    """Return a square that stands out."""
    return Run(run.text, _LIGHT, is_solid=True, weight="bold")


def _grounds(factory: Factory, cameras: Collection[Camera]) -> dict[int, Run]:
    """Return what each square looks like without a piece on it."""
    walls = factory.plan.walls
    found: dict[int, Run] = {}
    seen = cut = 0
    for camera in cameras:
        field = factory.field(camera)
        seen |= field
        cut |= arc_of(camera) & ~walls & ~field
    for cell in range(SIZE):
        if walls >> cell & 1:
            found[cell] = _WALL
        else:
            found[cell] = _EXIT if EXIT_CELLS >> cell & 1 else _CORRIDOR
    for cell in cells_in(cut):
        found[cell] = Run("╱╱", weight="dim")
    for cell in cells_in(seen):
        found[cell] = Run("░░", _LIGHT)
    return found


def _together(pieces: Pieces) -> Mapping[int, list[int]]:
    """Return the robots on each square, by their numbers."""
    found: dict[int, list[int]] = defaultdict(list)
    for robot, cell in enumerate(pieces.robots):
        if cell != ESCAPED:
            found[cell].append(robot)
    return found


def _robots(pieces: Pieces, robots: list[int]) -> Run:
    """Return a square with robots."""
    name = _name(pieces, robots[0])
    mark = name if len(robots) == 1 else name[0] + "+"
    return Run(mark, name[0].lower(), is_solid=True, weight="bold")


def _name(pieces: Pieces, robot: int) -> str:
    """Return a robot's letter and number, the letter a capital with an eye."""
    name = robot_name(robot)
    return name.upper() if pieces.has_eye(robot) else name
