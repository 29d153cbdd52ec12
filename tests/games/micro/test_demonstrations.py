"""What a demonstration asks: rows B-10 .. B-12, B-20, B-21; B-T7 .. B-T10, B-T14, B-T15, B-T18."""

from __future__ import annotations

import pytest
from tests.games.micro.table import GIVE_UP, LEAVE, A, B, Table, move

from carom.games.micro.actions import Move


def test_one_move_over_four_dice_wins_a_token() -> None:
    """B-T7, B-11: call 1, R3 to Y3."""
    table = Table().asks("R3", "Y3").call(A, 1).goes(A, "Y3")
    assert table.tokens == [1, 0]
    assert table.state.stock == 24
    assert table.last.outcome == "won"
    assert table.last_trial.outcome == "solved"
    assert table.last_trial.penalty is None


def test_two_moves_as_called() -> None:
    """B-T8."""
    assert Table().asks("W6", "B2").call(B, 2).goes(B, "B6 B2").tokens == [0, 1]


def test_being_there_earlier_does_not_count_and_fields_may_be_used_again() -> None:
    """B-T9, B-11: call 4; the demonstration goes on at the target."""
    table = Table().asks("W6", "B2").call(A, 4).goes(A, "B6 B2")
    assert table.phase == "trial"
    table.goes(A, "B6 B2")
    assert table.last.winner == A
    assert table.last_trial.route == ("B6", "B2", "B6", "B2")


def test_a_call_that_no_way_fits_fails() -> None:
    """B-T9: after three moves the robot is somewhere else."""
    table = Table().asks("W6", "B2").call(A, 3).goes(A, "B6 B2 B6")
    assert table.last_trial.outcome == "wrong_end"
    assert table.last.outcome == "failed"


def test_stopping_short_is_a_failure() -> None:
    """B-T10, B-11: 2 moves shown of 4 called, though the robot is there."""
    table = Table().asks("W6", "B2").call(A, 4).goes(A, "B6 B2").do(A, GIVE_UP)
    assert table.last_trial.outcome == "given_up"
    assert table.last_trial.route == ("B6", "B2")
    assert table.last.winner is None


@pytest.mark.parametrize(("to", "outcome"), [("Y4", "not_in_line"), ("B2", "shares_neither")])
def test_a_forbidden_step_is_a_failure_that_says_why(to: str, outcome: str) -> None:
    """B-T14, B-T15, B-12: the step and its fault are kept, the way shown has only legal moves."""
    table = Table().asks("W6", "G3").call(A, 4).do(A, move(to))
    assert (table.last_trial.outcome, table.last_trial.fault) == (outcome, to)
    assert table.last_trial.route == ()


@pytest.mark.parametrize(("to", "code"), [("Y4", "not-in-line"), ("B2", "shares-neither")])
def test_a_forbidden_step_may_be_refused_instead(to: str, code: str) -> None:
    """B-12, ``illegal_move=refused``: the demonstration goes on, nothing is counted."""
    table = Table(illegal_move="refused").asks("W6", "G3").call(A, 4)
    assert table.refusal(A, move(to)).code == code
    moves = [action.move for action in table.may(A) if isinstance(action, Move)]
    assert moves == ["B6", "W1"]
    assert table.goes(A, "W1 B1 B3 G3").last.winner == A


def test_the_same_field_is_never_a_move() -> None:
    """B-09: refused under either value; the demonstration goes on."""
    for illegal_move in ("fails", "refused"):
        table = Table(illegal_move=illegal_move).asks("W6", "B2").call(A, 2)
        assert table.refusal(A, move("W6")).code == "same-field"
        assert table.refusal(A, move("w6")).code == "bad-die"
        assert table.action(move("W6")) not in table.may(A)
        assert table.goes(A, "B6 B2").last.winner == A


def test_time_for_a_demonstration() -> None:
    """B-12: 30 s from the call; a message at the deadline is in time, after it all is over."""
    table = Table().asks("W6", "B2").call(A, 2, at=100)
    assert table.deadline_s == 130
    assert table.view(B).clock_ms == 30_000
    table.do(A, move("B6"), at=129.9).at(130)
    assert table.phase == "trial"
    assert table.at(130.001).last_trial.outcome == "timed_out"
    assert table.last.closed_ms == 130_000


def test_no_time_limit_with_zero() -> None:
    """B-12, ``demo_s=0``."""
    table = Table(demo_s=0).asks("W6", "B2").call(A, 2, at=1).at(9_999)
    assert table.phase == "trial"
    assert table.deadline_s is None


def test_leaving_is_a_failure() -> None:
    """B-12: also of a lost line; another seat that leaves disturbs nothing."""
    table = Table(seats=3).asks("W6", "B2").call(A, 2).do(B, LEAVE)
    assert table.phase == "trial"
    assert table.do(A, LEAVE).last_trial.outcome == "left"


def test_only_the_caller_moves_the_robot() -> None:
    """B-10."""
    table = Table().asks("W6", "B2")
    assert table.refusal(A, move("B6")).code == "no-trial-now"
    table.call(A, 2)
    assert table.refusal(B, move("B6")).code == "not-your-trial"
    assert table.refusal(B, GIVE_UP).code == "not-your-trial"


def test_by_way_of_the_waypoint_or_not() -> None:
    """B-T18, B-20, B-21: all moves count; a way that misses the waypoint fails and says so."""
    table = Table(expert="on").asks("R3", "B1", "G3").call(A, 4).goes(A, "Y3 G3 B3 B1")
    assert table.last.winner == A
    missed = Table(expert="on").asks("R3", "B1", "G3").call(A, 2).goes(A, "B3 B1")
    assert missed.last_trial.outcome == "waypoint_missed"
    assert missed.start == "B1"


def test_view_tells_whether_the_waypoint_is_reached() -> None:
    """B-20."""
    table = Table(expert="on").asks("R3", "B1", "G3").call(A, 4).goes(A, "Y3")
    before = table.view(None).trial
    after = table.goes(A, "G3").view(None).trial
    assert before is not None
    assert after is not None
    assert (before.has_via, after.has_via) == (False, True)
