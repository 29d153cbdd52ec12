"""Robots, targets and titles of Ricochet Robots in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carom.cli.words import say
from carom.games.ricochet.pieces import ANY
from carom.games.ricochet.position import Move, Position

if TYPE_CHECKING:
    from carom.pictures.svg import Theme


def robot_name(letter: str) -> str:
    """Return a robot's name with its letter, for sentences."""
    return say(f"term-robot-{'any' if letter == ANY else letter}")


def target_name(position: Position) -> str:
    """Return in words what must be reached: robot, symbol and cell."""
    target = position.target
    return say(
        f"cli-target-{target.symbol or 'plain'}",
        robot=robot_name(target.robot),
        cell=position.name(target.cell),
    )


def svg(position: Position, route: Sequence[Move], theme: Theme) -> str:
    """Return the picture of a position with title and description in the reader's language."""
    from carom.games.ricochet.text import write_route
    from carom.pictures.ricochet.picture import picture

    target = target_name(position)
    title = say("cli-svg-title", target=target)
    if route:
        title = say("cli-svg-title-solved", target=target, moves=len(route))
    places = tuple(
        f"{robot_name(letter)} {position.name(cell)}"
        for letter, cell in zip(position.robots, position.cells, strict=True)
    )
    description = say("cli-svg-robots", places=places)
    if route:
        description += " " + say("cli-svg-route", route=write_route(route))
    return picture(position, route, title=title, description=description, theme=theme)
