"""Who is there: a seat that left is passed over until it comes back; its robots stay."""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.core.game import Join, Leave
from carom.core.seats import with_seat
from carom.games.escape.building import with_drawn
from carom.games.escape.state import State
from carom.games.escape.turns import clock_end, next_at, pass_turn


def join(state: State, seat: int, _action: Join) -> State:
    """Return the state with a seat back at the table.

    A turn that waited with nobody there goes on with its time anew if it is this seat's;
    else it ends as it stands.

    Raises:
        IllegalAction: ``already-there``, ``game-has-begun`` for a new seat,
            ``no-such-seat``.
    """
    count = state.seats
    if state.is_present(seat):
        raise IllegalAction("already-there", seat=seat)
    if seat == count:
        raise IllegalAction("game-has-begun", seats=count)
    if not 0 <= seat < count:
        raise IllegalAction("no-such-seat", seat=seat, seats=count)
    state = replace(state, present=with_seat(state.present, seat, True))
    if not state.present[state.seat]:
        return _passed_on(state)
    return replace(state, ends_ms=clock_end(state)) if state.ends_ms is None else state


def leave(state: State, seat: int, _action: Leave) -> State:
    """Return the state without somebody on that seat.

    Its turn ends as it stands; with nobody else there it waits instead, without a clock.
    """
    state = replace(state, present=with_seat(state.present, seat, False))
    if not any(state.present):
        return replace(state, ends_ms=None)
    return _passed_on(state) if seat == state.seat else state


def _passed_on(state: State) -> State:
    """Return the state in which the next seat that is there has its turn."""
    if state.phase == "play":
        return pass_turn(state)
    return with_drawn(replace(state, at=next_at(state)))
