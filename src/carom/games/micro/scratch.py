"""Private trial boards: what a seat tries out where nobody else sees it (B-06).

Only the way is kept; where the robot is follows from it. No other seat's view, actions or
errors depend on it.
"""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.games.micro.actions import ScratchMove, ScratchReset, ScratchUndo
from carom.games.micro.attempt import Attempt, Choice, choices, play, play_route
from carom.games.micro.options import MAX_CALL
from carom.games.micro.state import Scratch, State


def has_scratch(state: State, seat: int) -> bool:
    """Tell whether this seat may use a private board now: while calls are open."""
    return (
        state.options.scratch == "private" and state.phase == "thinking" and state.is_present(seat)
    )


def scratch_route(state: State, seat: int) -> tuple[str, ...]:
    """Return the moves on a seat's private board."""
    boards = state.round.scratch if state.round else ()
    return next((board.route for board in boards if board.seat == seat), ())


def scratch_attempt(state: State, seat: int) -> Attempt:
    """Return where the private board of a seat stands."""
    return play_route(state.position(), scratch_route(state, seat))


def scratch_move(state: State, seat: int, action: ScratchMove) -> State:
    """Return the state after a move on a private board.

    Raises:
        IllegalAction: ``no-scratch``, ``scratch-full`` or what
            :func:`carom.games.micro.attempt.play` raises.
    """
    route = _own_route(state, seat)
    if len(route) == MAX_CALL:
        raise IllegalAction("scratch-full", most=MAX_CALL)
    play(state.position(), scratch_attempt(state, seat), action.move)
    return _with_route(state, seat, (*route, action.move))


def scratch_undo(state: State, seat: int, _action: ScratchUndo) -> State:
    """Return the state with the last move on a private board taken back.

    Raises:
        IllegalAction: ``no-scratch``, ``scratch-empty``.
    """
    route = _own_route(state, seat)
    if not route:
        raise IllegalAction("scratch-empty")
    return _with_route(state, seat, route[:-1])


def scratch_reset(state: State, seat: int, _action: ScratchReset) -> State:
    """Return the state with a private board's robot back on the start.

    Raises:
        IllegalAction: ``no-scratch``, ``scratch-empty``.
    """
    if not _own_route(state, seat):
        raise IllegalAction("scratch-empty")
    return _with_route(state, seat, ())


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


def _own_route(state: State, seat: int) -> tuple[str, ...]:
    """Return the seat's way if it may use its board now."""
    if not has_scratch(state, seat):
        raise IllegalAction("no-scratch")
    return scratch_route(state, seat)


def _with_route(state: State, seat: int, route: tuple[str, ...]) -> State:
    """Return the state with one private board changed; an empty one is not kept."""
    it = state.round
    assert it is not None  # private boards are used in rounds
    others = [board for board in it.scratch if board.seat != seat]
    if route:
        others.append(Scratch(seat, route))
    others.sort(key=lambda board: board.seat)
    return replace(state, round=replace(it, scratch=tuple(others)))
