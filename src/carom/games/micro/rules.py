"""The rules of Micro Robots as the functions of a game: set up, act, let time pass, score.

A game is driven like this; any caller may keep the state and throw the rest away::

    state = setup(PRESETS["classic"], seats=2, seed="any text")
    state = apply(state, 0, Start(round=0), now=5_000)
    state = apply(state, 1, Call(3, round=1), now=17_000)
    state = apply(state, 1, Move("G3", round=1), now=19_000)

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
from carom.games.micro.actions import (
    Action,
    Call,
    Give,
    GiveUp,
    Move,
    Ready,
    ScratchMove,
    ScratchReset,
    ScratchUndo,
    Skip,
    Start,
)
from carom.games.micro.calling import call, call_actions
from carom.games.micro.options import MAX_SEATS, Options
from carom.games.micro.penalty import choice_over, give, give_actions
from carom.games.micro.rolling import chosen_board, drawn_start
from carom.games.micro.rounds import give_up_target
from carom.games.micro.scratch import (
    scratch_actions,
    scratch_move,
    scratch_reset,
    scratch_undo,
)
from carom.games.micro.seats import join, leave, may_skip, may_vote, ready, skip, start
from carom.games.micro.state import Seat, State
from carom.games.micro.trial import fail_trial, give_up, move, trial_actions

_HANDLERS: dict[type, Handler[State]] = {
    Join: join,
    Leave: leave,
    Ready: ready,
    Start: start,
    Call: call,
    Skip: skip,
    Move: move,
    GiveUp: give_up,
    Give: give,
    ScratchMove: scratch_move,
    ScratchUndo: scratch_undo,
    ScratchReset: scratch_reset,
}


def setup(options: Options, seats: int, seed: str) -> State:
    """Return the first state: board laid, start rolled, everybody asked if ready.

    Args:
        options: A preset or a changed one.
        seats: How many play, 1..99; 1 is practice.
        seed: Source of all chance, any text.

    Raises:
        OptionError: ``bad-option``, ``board-in-parts``.
    """
    check_count(seats, MAX_SEATS)
    board = chosen_board(options, seed)
    return State(
        options=options,
        seed=seed,
        board=board,
        phase="ready",
        now=0,
        ends_ms=None,
        seats=(Seat(),) * seats,
        start=drawn_start(board, seed),
        stock=options.stock,
    )


def advance(state: State, now: int) -> State:
    """Return the state after all clocks that ran out before ``now``, each at its own moment.

    Nothing happens at a deadline itself: a message that comes exactly then is in time.
    """
    return run_clocks(state, now, _run_out)


def _run_out(state: State) -> State:
    """Return what follows when the clock of the phase has run out."""
    return _EXPIRED[state.phase](state)


_EXPIRED: dict[str, Callable[[State], State]] = {
    "thinking": lambda state: give_up_target(state, "no_call"),
    "trial": lambda state: fail_trial(state, "timed_out"),
    "choosing": choice_over,
}


def apply(state: State, seat: int, action: Action, now: int) -> State:
    """Return the state after an action that came at ``now``.

    Raises:
        IllegalAction: ``game-over``, ``no-such-seat``, ``seat-absent``, ``unknown-action``,
            ``other-round`` or what the action's own function raises; nothing is changed then.
    """
    state = advance(state, now)
    handler = handler_of(_HANDLERS, state, len(state.seats), seat, action)
    if not isinstance(action, Join | Leave) and action.round != state.round_number:
        raise IllegalAction("other-round", round=action.round, now=state.round_number)
    return handler(state, seat, action)


def actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return all legal actions of a seat at the state's own time, in a written order.

    Ready, start, calls rising, skip, moves, give up, give, private moves, undo, reset;
    leave comes last. Somebody who is not there may only join.
    """
    if state.phase == "over" or not 0 <= seat <= min(len(state.seats), MAX_SEATS - 1):
        return ()
    if not state.is_present(seat):
        return (Join(),)
    return (
        *_voices(state, seat),
        *trial_actions(state, seat),
        *give_actions(state, seat),
        *scratch_actions(state, seat),
        Leave(),
    )


def _voices(state: State, seat: int) -> tuple[Action, ...]:
    """Return ready and start, or calls and skip."""
    number = state.round_number
    if state.phase == "ready":
        can, is_host = may_vote(state, seat), seat == host_of(state.seats)
        return (*([Ready(number)] if can else []), *([Start(number)] if is_host else []))
    skips = [Skip(number)] if may_skip(state, seat) else []
    return (*call_actions(state, seat), *skips)


def result(state: State) -> Result | None:
    """Return the tokens of each seat and their ranks, or None while the game runs.

    Equal tokens share a place (B-15, B-16).
    """
    if state.phase != "over":
        return None
    return ranked({at: seat.tokens for at, seat in enumerate(state.seats)}, state.reason)


def opening(state: State) -> tuple[tuple[int, Action], ...]:
    """Return the host's start, since the game waits for everyone to be ready (B-04)."""
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
