"""The demonstration: who called first shows a way of exactly so many moves (B-10 .. B-12)."""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.games.micro.actions import GiveUp, Move, moves_in
from carom.games.micro.attempt import (
    Attempt,
    Fault,
    arrives,
    begin,
    choices,
    fault_of,
    field_of,
    refusal,
    went,
)
from carom.games.micro.penalty import charge
from carom.games.micro.rounds import win_token
from carom.games.micro.state import PastTrial, Round, State, Trial, TrialOutcome


def begin_trial(state: State, seat: int, number: int) -> State:
    """Return the state in which a seat demonstrates; the calling is closed (B-10)."""
    it = state.round
    assert it is not None  # somebody has called in it
    demo_ms = 1000 * state.options.demo_s
    trial = Trial(seat, number, state.now, begin(state.position()))
    return replace(
        state,
        phase="trial",
        votes=(),
        ends_ms=state.now + demo_ms if demo_ms else None,
        round=replace(it, trial=trial),
    )


def move(state: State, seat: int, action: Move) -> State:
    """Return the state after one move of a demonstration; the last one called ends it.

    Raises:
        IllegalAction: ``no-trial-now``, ``not-your-trial``, ``bad-die``, ``same-field``;
            ``not-in-line`` or ``shares-neither`` under ``illegal_move=refused``.
    """
    it, trial = _own_trial(state, seat)
    position, attempt = state.position(), trial.attempt
    cell = field_of(position.board, attempt, action.move)
    fault = fault_of(position.board, attempt.cell, cell)
    if fault is not None:
        return _misstep(state, attempt, action.move, fault)
    attempt = went(position, attempt, cell)
    trial = replace(trial, attempt=attempt, route=(*trial.route, action.move))
    state = replace(state, round=replace(it, trial=trial))
    if attempt.spent < trial.number:
        return state
    if arrives(position, attempt):
        return win_token(state, _past(state, trial, "solved"))
    is_there = attempt.cell == position.target
    return fail_trial(state, "waypoint_missed" if is_there else "wrong_end")


def _misstep(state: State, attempt: Attempt, to: str, fault: Fault) -> State:
    """Return the state after a step that the dice forbid: a failure, unless refused (B-12)."""
    if state.options.illegal_move == "refused":
        raise refusal(state.dice, attempt, to, fault)
    return fail_trial(state, fault, to)


def fail_trial(state: State, outcome: TrialOutcome, fault: str = "") -> State:
    """Return the state after a demonstration without success, and what it costs (B-12)."""
    it = state.round
    assert it is not None  # trials belong to a round
    assert it.trial is not None  # one is running
    past = replace(_past(state, it.trial, outcome), fault=fault)
    it = replace(it, trial=None, trials=(*it.trials, past))
    return charge(replace(state, ends_ms=None, round=it))


def _past(state: State, trial: Trial, outcome: TrialOutcome) -> PastTrial:
    """Return the running demonstration as one that is over."""
    return PastTrial(
        trial.seat,
        trial.number,
        trial.called_ms,
        state.now,
        trial.route,
        outcome,
        rivals=trial.rivals,
    )


def give_up(state: State, seat: int, _action: GiveUp) -> State:
    """Return the state after a seat stopped short of the moves it called (B-11).

    Raises:
        IllegalAction: ``no-trial-now``, ``not-your-trial``.
    """
    _own_trial(state, seat)
    return fail_trial(state, "given_up")


def _own_trial(state: State, seat: int) -> tuple[Round, Trial]:
    """Return the round and its demonstration if it is this seat's."""
    it = state.round
    if it is None or it.trial is None:
        raise IllegalAction("no-trial-now")
    if it.trial.seat != seat:
        raise IllegalAction("not-your-trial", seat=it.trial.seat)
    return it, it.trial


def trial_actions(state: State, seat: int) -> tuple[Move | GiveUp, ...]:
    """Return the actions of a demonstration: moves, by rising cell, then stopping.

    Where a step that the dice forbid ends it (``illegal_move=fails``), such steps are among
    them: they can be taken, and cost.
    """
    it = state.round
    if it is None or it.trial is None or it.trial.seat != seat:
        return ()
    board, cell = state.dice, it.trial.attempt.cell
    moves, last = moves_in(it.number), GiveUp(it.number)
    if state.options.illegal_move == "refused":
        return (*(moves[choice.move] for choice in choices(board, cell)), last)
    here = board.name(cell)
    return (*(moves[die.name] for die in board.dice if die.name != here), last)
