"""Rounds: a target is rolled, reached or not, and when that ends the game.

Everything here takes place at ``state.now``. Rules B-04, B-14 .. B-17, B-20.
"""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import replace

from carom.core.chance import Draw
from carom.games.micro.board import CELLS
from carom.games.micro.rolling import rolled, target_cells
from carom.games.micro.state import EndReason, PastRound, PastTrial, Round, RoundOutcome, State


def open_round(state: State) -> State:
    """Return the state with the next target rolled and everybody thinking (B-04, B-20)."""
    number = len(state.history) + 1
    target = _target(state, number)
    waypoint = _waypoint(state, number, target) if state.options.expert == "on" else None
    return open_calling(replace(state, round=Round(number, target, waypoint, state.now)))


def _target(state: State, number: int) -> int:
    """Roll the target of a round: never the start, nor nearer than the options want (B-05)."""
    cells = target_cells(state.board, state.start, state.options.min_distance)
    allowed = cells - given_up_targets(state) or cells
    return rolled(Draw(state.seed, f"target/{number}"), state.dice, allowed)


def _waypoint(state: State, number: int, target: int) -> int:
    """Roll the waypoint of a round: neither start nor target (B-20)."""
    allowed = frozenset(range(CELLS)) - {state.start, target}
    return rolled(Draw(state.seed, f"waypoint/{number}"), state.dice, allowed)


def given_up_targets(state: State) -> frozenset[int]:
    """Return the targets given up from the start that the robot still stands on (B-17).

    Solvers may have told their ways by now, so they are no fair question any more.
    """
    closed = takewhile(lambda past: not past.trials, reversed(state.history))
    return frozenset(past.target for past in closed)


def open_calling(state: State) -> State:
    """Return the state in which calls are open, with the time to think running (B-17)."""
    think_ms = 1000 * state.options.think_s
    ends = state.now + think_ms if think_ms else None
    return replace(state, phase="thinking", votes=(), ends_ms=ends)


def callers(state: State) -> list[int]:
    """Return the seats that may still call in this round: there, and not failed (B-14)."""
    it = state.round
    failed = () if it is None else {trial.seat for trial in it.trials}
    return [at for at, seat in enumerate(state.seats) if seat.present and at not in failed]


def win_token(state: State, trial: PastTrial) -> State:
    """Return the state after a success: a token from the stock (B-11)."""
    seats = list(state.seats)
    seat = seats[trial.seat]
    seats[trial.seat] = replace(seat, tokens=seat.tokens + 1)
    state = replace(state, seats=tuple(seats), stock=state.stock - 1)
    return close_round(state, "won", trial)


def give_up_target(state: State, outcome: RoundOutcome) -> State:
    """Return the state after nobody wanted to go on; after a failure it is one (B-14, B-17)."""
    it = state.round
    return close_round(state, "failed" if it is not None and it.trials else outcome)


def close_round(state: State, outcome: RoundOutcome, solved: PastTrial | None = None) -> State:
    """Return the state with its round moved into the history, and what follows.

    Once somebody has shown a way the old target is the next start, also after a failure;
    otherwise the start stays (B-14, B-17).
    """
    it = state.round
    assert it is not None  # only a running round is closed
    trials = it.trials if solved is None else (*it.trials, solved)
    past = PastRound(
        it.number,
        state.start,
        it.target,
        it.waypoint,
        it.opened_ms,
        state.now,
        trials,
        outcome,
        None if solved is None else solved.seat,
    )
    state = replace(
        state,
        start=it.target if trials else state.start,
        votes=(),
        ends_ms=None,
        round=None,
        history=(*state.history, past),
    )
    reason = end_reason(state)
    if reason:
        return replace(state, phase="over", reason=reason)
    # Where nobody called in time, perhaps nobody is there: no target is rolled unasked.
    if state.options.next_target == "when_ready" or outcome == "no_call":
        return replace(state, phase="ready")
    return open_round(state)


def end_reason(state: State) -> EndReason:
    """Return why the game is over after a round, or an empty text while it goes on.

    Rule: B-15, B-16.
    """
    options = state.options
    if has_winner(state):
        return "tokens"
    if state.stock == 0:
        return "stock"
    return "rounds" if len(state.history) == options.rounds else ""


def has_winner(state: State) -> bool:
    """Tell whether a seat has as many tokens as it takes to win (B-15)."""
    return max(seat.tokens for seat in state.seats) >= state.options.tokens_to_win
