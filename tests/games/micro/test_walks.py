"""What holds in every state of every game: random games under random options."""

from __future__ import annotations

from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.micro.table import K

from carom.games import get_game
from carom.games.micro import GAME
from carom.games.micro.attempt import arrives, play_route
from carom.games.micro.options import Options
from carom.games.micro.state import PastTrial, State, TrialOutcome, position_of
from carom.records.record import End, Record, Step, header_of, parse_record, plain, write_record
from carom.records.replay import verify
from carom.testing import Walk, walk

options = st.builds(
    Options,
    board=st.sampled_from([K, ""]),
    tiles=st.sampled_from(["printed", "random"]),
    min_distance=st.integers(1, 3),
    expert=st.sampled_from(["off", "on"]),
    scratch=st.sampled_from(["off", "private"]),
    demo_s=st.sampled_from([0, 5]),
    illegal_move=st.sampled_from(["fails", "refused"]),
    penalty_to=st.sampled_from(["others", "anyone"]),
    penalty_tie=st.sampled_from(["next_seat", "giver_chooses"]),
    after_fail=st.sampled_from(["end_round", "others_continue"]),
    tokens_to_win=st.integers(1, 3),
    stock=st.integers(1, 9),
    rounds=st.integers(0, 9),
    skip_vote=st.sampled_from(["all", "majority", "off"]),
    think_s=st.sampled_from([0, 10]),
    next_target=st.sampled_from(["at_once", "when_ready"]),
)
seeds = st.integers(0, 9999).map(str)


def assert_parts_fit(state: State) -> None:
    """The phase says what there is; cells differ (B-05, B-20)."""
    it = state.round
    assert (it is None) == (state.phase in ("ready", "over"))
    assert (it is not None and it.trial is not None) == (state.phase == "trial")
    assert (it is not None and bool(it.choosing)) == (state.phase == "choosing")
    if it is not None:
        cells = [state.start, it.target, *([] if it.waypoint is None else [it.waypoint])]
        assert len(set(cells)) == len(cells)
        assert (it.waypoint is not None) == (state.options.expert == "on")


def assert_tokens_add_up(state: State) -> None:
    """No token comes from nowhere or gets lost (B-11 .. B-16)."""
    tokens = [0] * len(state.seats)
    running = state.round.trials if state.round else ()
    for past in state.history:
        if past.winner is not None:
            tokens[past.winner] += 1
    for trial in (*(trial for past in state.history for trial in past.trials), *running):
        if trial.penalty is not None and trial.penalty.receiver is not None:
            tokens[trial.penalty.giver] -= 1
            tokens[trial.penalty.receiver] += 1
    assert [seat.tokens for seat in state.seats] == tokens
    assert min(tokens) >= 0
    assert sum(tokens) + state.stock == state.options.stock


def assert_history_holds(state: State) -> None:
    """Each round begins where the one before led, and its outcome follows from its trials."""
    for number, past in enumerate(state.history, start=1):
        assert past.number == number
        later = state.history[number].start if number < len(state.history) else state.start
        assert later == (past.target if past.trials else past.start)
        assert (past.winner is not None) == (past.outcome == "won")
        assert (past.outcome in ("won", "failed")) == bool(past.trials)
        seats = [trial.seat for trial in past.trials]
        assert len(set(seats)) == len(seats)
        position = position_of(state.board, past.start, past.target, past.waypoint)
        for trial in past.trials:
            attempt = play_route(position, trial.route)
            solved = attempt.spent == trial.number and arrives(position, attempt)
            assert solved == (trial.outcome == "solved")
            assert_trial_is_told(trial, at_target=attempt.cell == position.target)


def assert_trial_is_told(trial: PastTrial, *, at_target: bool) -> None:
    """A closed demonstration has the marks of its outcome, and every failure its price."""
    assert trial.outcome in get_args(TrialOutcome)
    assert (trial.penalty is None) == (trial.outcome == "solved")
    assert bool(trial.fault) == (trial.outcome in ("not_in_line", "shares_neither"))
    assert len(trial.route) <= trial.number
    if trial.outcome in ("wrong_end", "waypoint_missed"):
        assert len(trial.route) == trial.number
        assert at_target == (trial.outcome == "waypoint_missed")
    else:
        assert len(trial.route) < trial.number or trial.outcome == "solved"
    assert trial.seat not in {rival.seat for rival in trial.rivals}


@settings(max_examples=25, deadline=None)
@given(options, st.integers(1, 5), seeds)
def test_every_state_fits_together(chosen: Options, seats: int, seed: str) -> None:
    """B-04 .. B-18, B-20."""
    for moment in walk(Walk(GAME, "any", chosen, seats, seed), 60):
        assert_parts_fit(moment.state)
        assert_tokens_add_up(moment.state)
    assert_history_holds(moment.state)
    reason = moment.state.reason
    assert (reason != "") == (moment.state.phase == "over")
    most = max(seat.tokens for seat in moment.state.seats)
    assert (most >= chosen.tokens_to_win) == (reason == "tokens")


@settings(max_examples=10, deadline=None)
@given(options, st.integers(1, 4), seeds)
def test_every_game_makes_a_record_that_proves_it(chosen: Options, seats: int, seed: str) -> None:
    """Written, read and replayed to the same end."""
    chosen = replace(chosen, rounds=2, illegal_move="refused")
    moments = list(walk(Walk(GAME, "any", chosen, seats, seed), 400))
    state = moments[-1].state
    result = GAME.result(state)
    taken = [moment.step for moment in moments if moment.step is not None]
    steps = tuple(
        Step(ply, step.now, step.seat, plain(step.action)) for ply, step in enumerate(taken, 1)
    )
    header = header_of(get_game("micro"), chosen, seats, seed, sealed=False)
    end = None if result is None else End(state.now + 1, result)  # a clock may have ended it
    text = write_record(Record(header, steps, end))
    assert write_record(parse_record(text)) == text
    if result is not None:
        assert verify(text).result == result
