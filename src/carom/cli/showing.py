"""What commands show: drawings, captions, JSON."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from carom.cli.screen import has_box_characters, has_colours, paint
from carom.cli.words import say
from carom.games.ricochet.pieces import ANY
from carom.games.ricochet.position import Move, Position

if TYPE_CHECKING:
    from carom.pictures.svg import Theme


def show(words: str = "") -> None:
    """Print a line or more on standard output."""
    print(words)


def show_json(answer: Mapping[str, object]) -> None:
    """Print an answer for machines: one JSON object, two spaces an indent."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(answer)).decode())


def show_board(position: Position, route: Sequence[Move] = ()) -> None:
    """Print the drawing of a position, in plain ASCII where the terminal has no more."""
    if has_box_characters(sys.stdout):
        from carom.pictures.ricochet.terminal import draw

        print(paint(draw(position, route), is_coloured=has_colours(sys.stdout)))
    else:
        from carom.games.ricochet.text import draw_position

        print(draw_position(position, route), end="")


def clock(at_ms: int) -> str:
    """Return a time since the start as minutes, seconds and tenths: ``2:05.3``."""
    minutes, rest = divmod(at_ms, 60_000)
    return f"{minutes}:{rest // 1000:02}.{rest % 1000 // 100}"


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
