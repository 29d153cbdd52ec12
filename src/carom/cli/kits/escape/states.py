"""A state of 1, 2, 3… robot! in the terminal: the factory, whose turn it is, who is out."""

from __future__ import annotations

from carom.cli.kits.escape.words import way_words
from carom.cli.showing import show, show_drawing
from carom.cli.words import say
from carom.games.escape.board import FREE_PLACES
from carom.games.escape.diagrams import ARROWS
from carom.games.escape.position import Position, position_of
from carom.games.escape.state import State
from carom.games.escape.text import draw_plan, draw_position
from carom.games.escape.turns import way_left
from carom.pictures.escape.terminal import draw, draw_laid

_ASCII = str.maketrans(dict(zip(ARROWS.values(), "^/>\\v/<\\", strict=True)))


def plain(position: Position) -> str:
    """Return a drawing of a position in ASCII."""
    return draw_position(position).translate(_ASCII)


def show_state(state: State) -> None:
    """Print a state, with what all cameras see; the plan alone while it is laid."""
    if state.phase == "build":
        show_drawing(lambda: draw_laid(state.plan), lambda: draw_plan(state.plan))
        show()
        number = len(state.laid) + 1
        show(say("cli-replay-tile", number=number, most=len(FREE_PLACES), seat=state.seat))
        return
    position = position_of(state)
    views = [camera.cell for camera in position.pieces.cameras]
    show_drawing(lambda: draw(position, views), lambda: plain(position))
    show()
    if state.phase == "over":
        show(say(f"term-escape-{state.reason}"))
    else:
        told = {"round": state.round, "seat": state.seat, "points": position.points}
        show(say("cli-replay-points", **told))
    for seat in range(state.seats):
        out = state.pieces.escaped(seat)
        way = way_words(*way_left(state.factory.plan, state.pieces, seat))
        show(say("cli-replay-out", seat=seat, robots=out, way=way))
