"""A position of Micro Robots, with a way if wanted, as one self-contained SVG picture."""

from __future__ import annotations

from collections.abc import Sequence

from carom.games.micro.attempt import play_route
from carom.games.micro.board import CELLS, SIDE, TILE
from carom.games.micro.position import Position
from carom.pictures.micro.palette import stylesheet
from carom.pictures.micro.pieces import (
    CELL,
    RISE,
    die,
    robot,
    start_mark,
    target_mark,
    waypoint_mark,
)
from carom.pictures.micro.routes import jumps, middle_of_die
from carom.pictures.svg import Theme, number, sheet, tag

FRAME, GAP = 22.0, 8.0
"""Width of the bezel, and of the seams between the four tiles."""


def picture(
    position: Position,
    route: Sequence[str] = (),
    *,
    title: str,
    description: str = "",
    theme: Theme = "auto",
) -> str:
    """Return the SVG of a position; with a way, of its end with every jump numbered.

    Args:
        position: What to draw.
        route: Moves from the position; all must be legal.
        title: Name of the picture for those who cannot see it, in the reader's language.
        description: What is on it, in the reader's language.
        theme: Light, dark, or as the reader's device wishes.

    Returns:
        The same bytes for the same arguments on every machine; nothing from outside.

    Raises:
        IllegalAction: A move of the way is not legal.
    """
    end = play_route(position, route).cell
    side = SIDE * CELL + GAP + 2 * FRAME
    layers = (
        _ground(side),
        *(_placed(cell, die(position.board.dice[cell])) for cell in range(CELLS)),
        _placed(position.robot, start_mark()) if route else "",
        *(_placed(cell, waypoint_mark()) for cell in position.stops_between),
        _placed(position.target, target_mark()),
        jumps(position.board, position.robot, route, _middle),
        _placed(end, robot()),
    )
    return sheet(
        layers,
        -FRAME,
        side,
        side,
        title=title,
        description=description,
        style=stylesheet(theme),
    )


def _ground(side: float) -> str:
    """Return the bezel with the four tiles on it."""
    bezel = tag("rect", class_="cm-bezel", x=-FRAME, y=-FRAME, width=side, height=side, rx=18)
    tile = TILE * CELL
    tiles = (
        tag(
            "rect",
            class_="cm-tile",
            x=column * (tile + GAP),
            y=row * (tile + GAP),
            width=tile,
            height=tile,
            rx=9,
        )
        for row in range(2)
        for column in range(2)
    )
    return "".join((bezel, *tiles))


def _middle(cell: int) -> tuple[float, float]:
    """Return the middle of the die on a cell, the seams taken into account."""
    row, column = divmod(cell, SIDE)
    x, y = middle_of_die(row, column)
    return x + GAP * (column >= TILE), y + GAP * (row >= TILE)


def _placed(cell: int, piece: str) -> str:
    """Return a piece at the middle of a field."""
    x, y = _middle(cell)
    return tag("g", piece, transform=f"translate({number(x)} {number(y - RISE)})")
