"""A position, with a route if wanted, as one self-contained SVG picture."""

from __future__ import annotations

from collections.abc import Sequence

from carom.games.ricochet.position import Move, Position
from carom.pictures.ricochet.floor import (
    DEFS,
    FRAME,
    bumpers,
    closed_cells,
    frame,
    placed,
    walls,
)
from carom.pictures.ricochet.palette import robot_class, stylesheet
from carom.pictures.ricochet.pieces import CELL, robot, start_mark, symbol
from carom.pictures.ricochet.routes import badges, lines
from carom.pictures.ricochet.trails import Leg, legs_of
from carom.pictures.svg import Theme, sheet, tag


def picture(
    position: Position,
    route: Sequence[Move] = (),
    *,
    title: str,
    description: str = "",
    theme: Theme = "auto",
) -> str:
    """Return the SVG of a position; with a route, of its end with the way drawn.

    The robots then stand where the route brings them, the places they set off from are
    marked with their outline, and each step has its number.

    Args:
        position: What to draw.
        route: Moves from the position; all must be legal.
        title: Name of the picture for those who cannot see it, in the reader's language.
        description: What is on it, in the reader's language.
        theme: Light, dark, or as the reader's device wishes.

    Returns:
        The same bytes for the same arguments on every machine. No script, no link, no
        font and nothing else from outside.

    Raises:
        IllegalAction: A move of the route is not legal.
    """
    board = position.board
    legs, cells = legs_of(position, route)
    width, height = (side * CELL + 2 * FRAME for side in (board.columns, board.rows))
    layers = (
        DEFS,
        frame(board),
        _targets(position),
        closed_cells(board, symbol(position.target.symbol, position.target.robot)),
        lines(board, legs),
        bumpers(board),
        walls(board),
        _starts(position, legs),
        _robots(position, cells),
        badges(board, legs, cells),
    )
    return sheet(
        layers,
        -FRAME,
        width,
        height,
        title=title,
        description=description,
        style=stylesheet(theme),
    )


def _targets(position: Position) -> str:
    """Return the printed symbols, pale, and the one to be reached, strong and ringed."""
    board, goal = position.board, position.target
    pale = (
        placed(board, item.cell, symbol(item.symbol, item.robot), opacity=0.55)
        for item in board.targets
        if item.cell != goal.cell
    )
    colour = robot_class(goal.robot)
    ring = {"x": -21.0, "y": -21.0, "width": 42.0, "height": 42.0, "rx": 9.0}
    halo = tag("rect", class_=colour, fill_opacity=0.2, **ring) + tag(
        "rect", class_=f"{colour}-line", fill="none", stroke_width=3, **ring
    )
    return "\n".join((*pale, placed(board, goal.cell, halo + symbol(goal.symbol, goal.robot))))


def _starts(position: Position, legs: Sequence[Leg]) -> str:
    """Return the marks of the places that the moved robots set off from."""
    moved = {leg.robot for leg in legs}
    return "\n".join(
        placed(position.board, cell, start_mark(letter))
        for letter, cell in zip(position.robots, position.cells, strict=True)
        if letter in moved
    )


def _robots(position: Position, cells: Sequence[int]) -> str:
    """Return the robots on these cells."""
    return "\n".join(
        placed(position.board, cell, robot(letter))
        for letter, cell in zip(position.robots, cells, strict=True)
    )
