"""Private trial boards: what a seat tries out where nobody else sees it (B-06).

Only the way is kept; where the robot is follows from it. No other seat's view, actions or
errors depend on it.
"""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.core.scratch import cleared, route_of, undone, with_route
from carom.games.micro.actions import ScratchMove, ScratchReset, ScratchUndo
from carom.games.micro.attempt import Attempt, Choice, choices, play, play_route
from carom.games.micro.options import MAX_CALL
from carom.games.micro.state import Round, State


def has_scratch(state: State, seat: int) -> bool:
    """Tell whether this seat may use a private board now: while calls are open."""
    return (
        state.options.scratch == "private" and state.phase == "thinking" and state.is_present(seat)
    )


def scratch_route(state: State, seat: int) -> tuple[str, ...]:
    """Return the moves on a seat's private board."""
    return route_of(state.round.scratch, seat) if state.round else ()


def scratch_attempt(state: State, seat: int) -> Attempt:
    """Return where the private board of a seat stands."""
    return play_route(state.position(), scratch_route(state, seat))


def scratch_move(state: State, seat: int, action: ScratchMove) -> State:
    """Return the state after a move on a private board.

    Raises:
        IllegalAction: ``no-scratch``, ``scratch-full`` or what
            :func:`carom.games.micro.attempt.play` raises.
    """
    it = _own_round(state, seat)
    route = scratch_route(state, seat)
    if len(route) == MAX_CALL:
        raise IllegalAction("scratch-full", most=MAX_CALL)
    play(state.position(), scratch_attempt(state, seat), action.move)
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
    """Return the state with a private board's robot back on the start.

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
    if len(scratch_route(state, seat)) == MAX_CALL:
        return ()
    return choices(state.dice, scratch_attempt(state, seat).cell)


def _own_round(state: State, seat: int) -> Round:
    """Return the round if the seat may use its board now."""
    it = state.round
    if it is None or not has_scratch(state, seat):
        raise IllegalAction("no-scratch")
    return it
