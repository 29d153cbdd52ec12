"""Who is there: coming, going, and having seen enough of the preview (D-03)."""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.chance import Draw
from carom.core.errors import IllegalAction
from carom.core.game import Join, Leave
from carom.core.seats import joined, left
from carom.core.votes import with_voice, without_voice
from carom.games.ramses.actions import Ready
from carom.games.ramses.options import MAX_SEATS
from carom.games.ramses.state import Event, Seat, State
from carom.games.ramses.tasks import broken_off
from carom.games.ramses.turns import begin_turn, can_play, order_from, told, with_clock


def join(state: State, seat: int, _action: Join) -> State:
    """Return the state with a seat back at the table, or a new one with no cards.

    While the table waits for a seat that is away, whoever comes takes over the turn.

    Raises:
        IllegalAction: ``already-there``, ``table-full``, ``no-such-seat``,
            ``game-has-begun`` for a new seat once somebody is out.
    """
    if seat == len(state.seats) and not takes_new(state):
        raise IllegalAction("game-has-begun", seats=len(state.seats))
    state = replace(state, seats=joined(state.seats, seat, Seat(), MAX_SEATS))
    return state if state.phase == "preview" else _waited(state)


def takes_new(state: State) -> bool:
    """Tell whether somebody new may come: whoever is out could come back as one (D-T24)."""
    return not any(seat.is_out for seat in state.seats)


def leave(state: State, seat: int, _action: Leave) -> State:
    """Return the state without somebody on that seat; it keeps its cards, its turn ends."""
    ready = without_voice(state.ready, seat)
    state = replace(state, seats=left(state.seats, seat), ready=ready)
    if state.phase == "preview":
        return _covered_by_all(state)
    return _waited(state) if seat == state.turn else state


def _waited(state: State) -> State:
    """Return the state in which nobody is waited for while another could play."""
    if state.is_present(state.turn):
        return with_clock(state) if state.ends_ms is None else state
    if any(can_play(seat) for seat in state.seats):
        return broken_off(told(state, "left"))
    return replace(state, ends_ms=None)


def ready(state: State, seat: int, _action: Ready) -> State:
    """Return the state after a seat has seen enough; when all have, the treasures are covered.

    Raises:
        IllegalAction: ``not-waiting``, ``already-said``.
    """
    if state.phase != "preview":
        raise IllegalAction("not-waiting")
    return _covered_by_all(replace(state, ready=with_voice(state.ready, seat)))


def _covered_by_all(state: State) -> State:
    """Return the state with the treasures covered if all who are there have seen enough."""
    there = sum(seat.present for seat in state.seats)
    return covered(state) if 0 < there == len(state.ready) else state


def covered(state: State) -> State:
    """Return the state with the pyramids on, the board perhaps turned, the first turn begun."""
    quarters = 2 * Draw(state.seed, "half-turn").below(2)
    state = replace(
        state,
        angle=quarters,
        ready=(),
        ends_ms=None,
        seen=1 << state.hole if state.options.reveal_log == "on" else 0,
        events=(Event("covered", quarters=quarters),),
    )
    order = order_from(state.turn, len(state.seats))
    there = [at for at in order if state.seats[at].present]
    return begin_turn(state, (there or order)[0])
