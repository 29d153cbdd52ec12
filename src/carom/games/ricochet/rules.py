"""The rules of Ricochet Robots as the functions of a game: set up, act, let time pass, score.

A game is driven like this; any caller may keep the state and throw the rest away::

    state = setup(PRESETS["classic"], seats=2, seed="any text")
    state = apply(state, 0, Start(round=0), now=5_000)
    state = apply(state, 1, Bid(7, round=1), now=42_000)
    state = advance(state, now=102_001)            # the sand has run out: seat 1 shows its way
    state = apply(state, 1, Move("rE", round=1), now=104_000)

``deadline`` says when ``advance`` is next worth calling. A ``now`` earlier than the
state's own counts as the state's own: time never goes back.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from carom.core.chance import Draw
from carom.core.clocks import run_clocks
from carom.core.dispatch import Handler, handler_of
from carom.core.errors import IllegalAction
from carom.core.game import Join, Leave, Result, ranked
from carom.core.scratch import only_of
from carom.core.seats import check_count, host_of
from carom.games.ricochet.actions import (
    Action,
    Bid,
    Done,
    GiveUp,
    Move,
    Place,
    Ready,
    ScratchMove,
    ScratchReset,
    ScratchUndo,
    Skip,
    Start,
)
from carom.games.ricochet.bidding import bid, bid_actions, end_clock
from carom.games.ricochet.options import MAX_BID, MAX_SEATS, Options
from carom.games.ricochet.placing import chosen_board, drawn_start, place, place_actions
from carom.games.ricochet.rounds import clock_ms, return_chip
from carom.games.ricochet.scratch import (
    scratch_actions,
    scratch_move,
    scratch_reset,
    scratch_undo,
)
from carom.games.ricochet.seats import done, join, leave, may_skip, may_vote, ready, skip, start
from carom.games.ricochet.state import Seat, State
from carom.games.ricochet.trial import fail_trial, give_up, move, trial_actions

_HANDLERS: dict[type, Handler[State]] = {
    Join: join,
    Leave: leave,
    Place: place,
    Ready: ready,
    Start: start,
    Bid: bid,
    Done: done,
    Skip: skip,
    Move: move,
    GiveUp: give_up,
    ScratchMove: scratch_move,
    ScratchUndo: scratch_undo,
    ScratchReset: scratch_reset,
}
_OF_NO_ROUND = (Join, Leave, Place)


def setup(options: Options, seats: int, seed: str) -> State:
    """Return the first state: board and robots laid out, everybody asked if ready.

    Args:
        options: A preset or a changed one.
        seats: How many play, 1..99; 1 is solo.
        seed: Source of all chance, any text.

    Raises:
        OptionError: ``bad-option``, ``board-too-small``.
    """
    check_count(seats, MAX_SEATS)
    board = chosen_board(options, seed)
    is_random = options.start == "random"
    robots = options.robots
    return State(
        options=options,
        seed=seed,
        board=board,
        phase="ready" if is_random else "placing",
        now=0,
        ends_ms=None,
        seats=(Seat(),) * seats,
        tokens=drawn_start(board, robots, seed) if is_random else (-1,) * len(robots),
    )


def advance(state: State, now: int) -> State:
    """Return the state after all clocks that ran out before ``now``, each at its own moment.

    Nothing happens at a deadline itself: a message that comes exactly then is in time.
    """
    return run_clocks(state, now, _run_out)


def _run_out(state: State) -> State:
    """Return what follows when the clock of the phase has run out."""
    return _EXPIRED[state.phase](state)


def _last_call(state: State) -> State:
    """Return the state in which the clock runs though nobody has bid (A-60).

    From now on late seats may bid too (A-81).
    """
    assert state.round is not None  # a chip is up
    it = replace(state.round, late_may_bid=True)
    return replace(state, phase="last_call", ends_ms=state.now + clock_ms(state), round=it)


_EXPIRED: dict[str, Callable[[State], State]] = {
    "thinking": _last_call,
    "last_call": lambda state: return_chip(state, "no_bid"),
    "bidding": end_clock,
    "trial": lambda state: fail_trial(state, "timed_out"),
}


def apply(state: State, seat: int, action: Action, now: int) -> State:
    """Return the state after an action that came at ``now``.

    Raises:
        IllegalAction: ``game-over``, ``no-such-seat``, ``seat-absent``, ``unknown-action``,
            ``other-round`` or what the action's own function raises; nothing is changed then.
    """
    state = advance(state, now)
    handler = handler_of(_HANDLERS, state, len(state.seats), seat, action)
    if not isinstance(action, _OF_NO_ROUND) and action.round != state.round_number:
        raise IllegalAction("other-round", round=action.round, now=state.round_number)
    return handler(state, seat, action)


def actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return all legal actions of a seat at the state's own time, in a written order.

    Place, ready, start, bids rising, done, skip, moves, give up, private moves, undo,
    reset; leave comes last. Somebody who is not there may only join.
    """
    return _listed(state, seat, MAX_BID)


def kinds(state: State, seat: int) -> tuple[type[Action], ...]:
    """Return the kinds of the legal actions of a seat in their order, without listing all bids."""
    return tuple(dict.fromkeys(map(type, _listed(state, seat, 1))))


def _listed(state: State, seat: int, bids: int) -> tuple[Action, ...]:
    """Return the legal actions of a seat, of the bids at most so many."""
    if state.phase == "over" or not 0 <= seat <= min(len(state.seats), MAX_SEATS - 1):
        return ()
    if not state.is_present(seat):
        return (Join(),)
    return (
        *place_actions(state, seat),
        *_voices(state, seat, bids),
        *trial_actions(state, seat),
        *scratch_actions(state, seat),
        Leave(),
    )


def _voices(state: State, seat: int, bids: int) -> tuple[Action, ...]:
    """Return ready and start, bids and done, or bids and skip."""
    options, can, number = state.options, may_vote(state, seat), state.round_number
    match state.phase:
        case "ready":
            is_host = seat == host_of(state.seats)
            return (*([Ready(number)] if can else []), *([Start(number)] if is_host else []))
        case "bidding":
            has_done = can and options.ready_ends_clock == "on"
            return (*bid_actions(state, seat, bids), *([Done(number)] if has_done else []))
        case "thinking" | "last_call":
            skips = [Skip(number)] if may_skip(state, seat) else []
            return (*bid_actions(state, seat, bids), *skips)
        case "trial":
            return (Skip(number),) if may_skip(state, seat) else ()
        case _:
            return ()


def result(state: State) -> Result | None:
    """Return the chips of each seat and their ranks, or None while the game runs (A-71).

    Alone the points are the moves used, of which fewer are better (A-90).
    """
    if state.phase != "over":
        return None
    if state.is_solo:
        return ranked({0: state.seats[0].moves}, state.reason)
    return ranked({at: len(seat.chips) for at, seat in enumerate(state.seats)}, state.reason)


def opening(state: State) -> tuple[tuple[int, Action], ...]:
    """Return the host's start, if the game waits for everyone to be ready (A-07)."""
    return ((host_of(state.seats), Start(state.round_number)),) if state.phase == "ready" else ()


def resample(state: State, viewer: int | None, seed: str) -> State:
    """Return a state that the viewer cannot tell from this one, hidden facts drawn anew.

    Args:
        state: The state.
        viewer: A seat, or None for a spectator.
        seed: Source of what takes the place of the hidden facts.
    """
    it = state.round
    if it is not None and it.scratch:
        state = replace(state, round=replace(it, scratch=only_of(it.scratch, viewer)))
    return replace(state, seed=Draw(seed, "resample").token())
