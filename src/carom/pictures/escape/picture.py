"""A position of 1, 2, 3… robot!, with views and moves if wanted, as one self-contained SVG."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from math import ceil, sqrt

from carom.games.escape.actions import Action, Move, Spending
from carom.games.escape.pieces import COLOURS, ESCAPED, TEAM, Pieces
from carom.games.escape.position import Position
from carom.games.escape.spending import spend
from carom.pictures.escape.floor import CELL, FRAME, HEIGHT, WIDTH, floor, middle
from carom.pictures.escape.palette import stylesheet
from carom.pictures.escape.pieces import camera, robot, views_of
from carom.pictures.svg import Theme, number, sheet, tag


def picture(
    position: Position,
    steps: Sequence[Action] = (),
    *,
    title: str,
    description: str = "",
    views: Collection[int] = (),
    theme: Theme = "auto",
) -> str:
    """Return the SVG of a position.

    Args:
        position: What to draw; robots and cameras stand where they are before the steps.
        steps: What is done, in as many turns as it takes; its moves are drawn as ways.
        title: Name of the picture for those who cannot see it, in the reader's language.
        description: What is on it, in the reader's language.
        views: Cells of the cameras whose view is drawn.
        theme: Light, dark, or as the reader's device wishes.

    Returns:
        The same bytes for the same arguments on every machine; nothing from outside.

    Raises:
        IllegalAction: When the steps cannot be made.
    """
    factory, pieces = position.factory, position.pieces
    width, height = WIDTH + 2 * FRAME, HEIGHT + 2 * FRAME
    layers = (
        floor(factory.plan.walls),
        views_of(factory, [one for one in pieces.cameras if one.cell in views]),
        _ways(position, steps),
        *(_placed(middle(one.cell), camera(one)) for one in pieces.cameras),
        *_robots(pieces),
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


def _robots(pieces: Pieces) -> list[str]:
    """Return the robots; those that share a square stand side by side, smaller."""
    together: dict[int, list[int]] = defaultdict(list)
    for number_, cell in enumerate(pieces.robots):
        if cell != ESCAPED:
            together[cell].append(number_)
    drawn = []
    for cell, robots in together.items():
        side = ceil(sqrt(len(robots)))
        x, y = middle(cell)
        for at, number_ in enumerate(robots):
            row, column = divmod(at, side)
            place = (
                x + CELL * ((column + 0.5) / side - 0.5),
                y + CELL * ((row + 0.5) / side - 0.5),
            )
            one = robot(number_, has_eye=pieces.has_eye(number_))
            drawn.append(_placed(place, one, 1 / side))
    return drawn


def _ways(position: Position, steps: Sequence[Action]) -> str:
    """Return the way of each robot that moves; how turns divide the steps does not matter."""
    pieces = position.pieces
    ways: dict[int, list[int]] = {}
    for step in steps:
        if not isinstance(step, Spending):
            continue
        after, _ = spend(position.factory, pieces, position.seat, 0, step)
        if isinstance(step, Move):
            number_ = TEAM * position.seat + step.robot
            way = ways.setdefault(number_, [pieces.robots[number_]])
            direction = "NESW".index(step.way)
            way.append(position.factory.plan.steps[direction][way[-1]])
        pieces = after
    letter = COLOURS[position.seat]
    drawn = []
    for way in ways.values():
        line = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in map(middle, way))
        drawn.append(tag("path", class_="ce-casing", d=line))
        drawn.append(tag("path", class_=f"ce-way ce-{letter}-way", d=line))
    return "".join(drawn)


def _placed(place: tuple[float, float], drawing: str, scale: float = 1.0) -> str:
    """Return a drawing moved to a place and made smaller."""
    x, y = place
    transform = f"translate({number(x)} {number(y)})"
    if scale != 1:
        transform += f" scale({number(scale)})"
    return tag("g", drawing, transform=transform)
