"""The plan is laid: whose tile comes next, what is drawn, who plays first (C-04 .. C-10)."""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.chance import Draw
from carom.games.escape.actions import Lay
from carom.games.escape.drafting import layable, lays, with_lay
from carom.games.escape.options import Options
from carom.games.escape.plan import EMPTY
from carom.games.escape.state import Laid, State
from carom.games.escape.turns import clock_end, first_turn, next_at


def order_of_play(options: Options, seats: int, seed: str) -> tuple[int, ...]:
    """Return the seats in their order of play (C-04)."""
    return (
        Draw(seed, "order").shuffled(range(seats))
        if options.order == "random"
        else (tuple(range(seats)))
    )


def lay(state: State, seat: int, action: Lay) -> State:
    """Return the state with one tile more; the tenth one opens play (C-05 .. C-07).

    Raises:
        IllegalAction: As :func:`carom.games.escape.drafting.with_lay`.
    """
    has_guard = state.options.guard == "on"
    plan = with_lay(state.plan, action, has_guard, state.drawn)
    laid = (*state.laid, Laid(seat, action.place, action.tile, action.turn))
    after = next_at(state)
    if EMPTY not in plan:
        first = after if state.options.first_turn == "after_last_tile" else _first(state)
        order = state.order[first:] + state.order[:first]
        return first_turn(replace(state, plan=plan, laid=laid, drawn="", order=order, at=0))
    return with_drawn(replace(state, plan=plan, laid=laid, at=after))


def _first(state: State) -> int:
    """Return the first place of the order whose seat is there; the very first if none is."""
    there = (at for at, seat in enumerate(state.order) if state.present[seat])
    return next(there, 0)


def with_drawn(state: State) -> State:
    """Return the state in which the next tile is asked for, drawn if the table draws (C-05)."""
    drawn = ""
    if state.options.draft == "drawn":
        tiles = layable(state.plan, state.options.guard == "on")
        drawn = Draw(state.seed, f"tile/{len(state.laid)}").choice(tiles)
    return replace(state, drawn=drawn, ends_ms=clock_end(state))


def lay_late(state: State) -> State:
    """Return the state after chance has laid the tile of a seat whose time is out."""
    legal = lays(state.plan, state.options.guard == "on", state.drawn)
    action = Draw(state.seed, f"late/{len(state.laid)}").choice(legal)
    return lay(state, state.seat, action)
