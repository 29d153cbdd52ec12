"""Private trial boards: what a seat tries out where nobody else sees it (A-40).

Only the route is kept; the board follows from it. Nothing here touches the shared board,
and no other seat's view, actions or errors depend on it.
"""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.core.scratch import cleared, route_of, undone, with_route
from carom.games.ricochet.actions import (
    ScratchMove,
    ScratchReset,
    ScratchUndo,
    move_of,
)
from carom.games.ricochet.attempt import Attempt, begin, play, play_route
from carom.games.ricochet.bidding import OPEN_PHASES
from carom.games.ricochet.choices import Choice, choices
from carom.games.ricochet.options import MAX_BID
from carom.games.ricochet.state import Round, State


def has_scratch(state: State, seat: int) -> bool:
    """Tell whether this seat may use a private board now: while bids are open."""
    return (
        state.options.scratch == "private" and state.phase in OPEN_PHASES and state.is_present(seat)
    )


def scratch_route(state: State, seat: int) -> tuple[str, ...]:
    """Return the moves on a seat's private board."""
    return route_of(state.round.scratch, seat) if state.round else ()


def scratch_attempt(state: State, seat: int) -> Attempt:
    """Return where the private board of a seat stands."""
    route = scratch_route(state, seat)
    position = state.position()
    return play_route(position, map(move_of, route)) if route else begin(position)


def scratch_move(state: State, seat: int, action: ScratchMove) -> State:
    """Return the state after a move on a private board.

    Raises:
        IllegalAction: ``no-scratch``, ``scratch-full``, ``bad-move`` or what
            :func:`carom.games.ricochet.attempt.play` raises.
    """
    it = _own_round(state, seat)
    route = scratch_route(state, seat)
    if len(route) == MAX_BID:
        raise IllegalAction("scratch-full", most=MAX_BID)
    play(state.position(), scratch_attempt(state, seat), move_of(action.move))
    boards = with_route(it.scratch, seat, (*route, action.move))
    return replace(state, round=replace(it, scratch=boards))


def scratch_undo(state: State, seat: int, _action: ScratchUndo) -> State:
    """Return the state with the last move on a private board taken back.

    Raises:
        IllegalAction: ``no-scratch``, ``scratch-empty``.
    """
    it = _own_round(state, seat)
    return replace(state, round=replace(it, scratch=undone(it.scratch, seat)))


def scratch_reset(state: State, seat: int, _action: ScratchReset) -> State:
    """Return the state with a private board back on the tokens.

    Raises:
        IllegalAction: ``no-scratch``, ``scratch-empty``.
    """
    it = _own_round(state, seat)
    return replace(state, round=replace(it, scratch=cleared(it.scratch, seat)))


def scratch_actions(
    state: State, seat: int
) -> tuple[ScratchMove | ScratchUndo | ScratchReset, ...]:
    """Return what a seat may do on its private board: moves, undo, reset."""
    if not has_scratch(state, seat):
        return ()
    number = state.round_number
    moves = (ScratchMove(choice.move, number) for choice in scratch_choices(state, seat))
    back = (ScratchUndo(number), ScratchReset(number)) if scratch_route(state, seat) else ()
    return (*moves, *back)


def scratch_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the moves a seat may make on its private board; none when that is full."""
    if len(scratch_route(state, seat)) == MAX_BID:
        return ()
    return choices(state.position(), scratch_attempt(state, seat))


def _own_round(state: State, seat: int) -> Round:
    """Return the round if the seat may use its board now."""
    it = state.round
    if it is None or not has_scratch(state, seat):
        raise IllegalAction("no-scratch")
    return it
