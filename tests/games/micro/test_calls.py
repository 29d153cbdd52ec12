"""The race of calls: rows B-10 and B-18; B-T25."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.micro.table import LEAVE, SKIP, A, B, C, D, Table, Wish, call, move, scratch

from carom.games.micro.actions import Call
from carom.games.micro.state import Rival


def test_the_first_call_closes_the_calling() -> None:
    """B-10: its seat shows, whatever the others would call."""
    table = Table().asks("W6", "B2").call(B, 7, at=5)
    assert table.phase == "trial"
    assert table.round.trial is not None
    assert (table.round.trial.seat, table.round.trial.number) == (B, 7)
    assert table.view(A).call_max == 0
    assert "call" not in table.view(A).may


def test_a_later_call_is_void_and_its_delay_is_kept() -> None:
    """B-T25, B-18: A at 12.000 s, B at 12.004 s: A shows, and all see how close it was."""
    table = Table(seats=3).asks("W6", "B2").call(A, 2, at=12.0).call(B, 2, at=12.004)
    trial = table.view(None).trial
    assert trial is not None
    assert trial.seat == A
    assert trial.rivals == (Rival(B, 2, 4),)
    table.call(C, 4, at=12.9).goes(A, "B6 B2")
    assert table.tokens == [1, 0, 0]
    assert table.last_trial.rivals == (Rival(B, 2, 4), Rival(C, 4, 900))


def test_a_void_call_has_no_other_effect() -> None:
    """B-18: neither clock nor way nor votes change."""
    table = Table().asks("W6", "B2").call(A, 2, at=10).goes(A, "B6")
    before = table.view(None)
    table.call(B, 3, at=11)
    after = table.view(None)
    assert (after.robot, after.seats, table.deadline_s) == (before.robot, before.seats, 40)


def test_one_call_a_seat() -> None:
    """B-18: neither the one who shows nor one whose call was void calls again."""
    table = Table(seats=3).asks("W6", "B2").call(A, 2, at=1).call(B, 2, at=2)
    assert table.refusal(A, call(4)).code == "already-called"
    assert table.refusal(B, call(4)).code == "already-called"
    assert not any(isinstance(action, Call) for action in table.may(B))


@pytest.mark.parametrize("number", [0, 100, -1])
def test_calls_are_1_to_99(number: int) -> None:
    """B-10."""
    table = Table().begin()
    assert table.refusal(A, call(number)).code == "call-out-of-range"
    assert table.call(A, 99).phase == "trial"


def test_the_way_need_not_be_shortest() -> None:
    """B-10: 4 where 2 would do."""
    table = Table().asks("W6", "B2").call(A, 4).goes(A, "B6 W6 B6 B2")
    assert table.last.winner == A


@pytest.mark.parametrize("wish", [call(3), SKIP, scratch("G3")])
def test_what_was_meant_for_a_target_that_is_gone_is_refused(wish: Wish) -> None:
    """B-10, B-17: it never counts for the next target, which its seat has not seen."""
    table = Table(scratch="private").begin()
    meant = table.action(wish)
    table.do(A, SKIP).do(B, SKIP)
    error = table.refused(A, meant)
    assert (error.code, error.params["round"], error.params["now"]) == ("other-round", 1, 2)


def test_no_call_before_a_target_is_rolled() -> None:
    """B-10."""
    table = Table()
    assert table.refusal(A, call(3)).code == "no-target-up"
    assert table.view(A).call_max == 0


def winner_of_lots(seed: str, seats: int) -> int:
    """Return who shows when all seats call in the same millisecond."""
    table = Table(seats=seats, seed=seed).asks("W6", "B2")
    for seat in range(seats):
        table.call(seat, 2 + seat, at=3)
    trial = table.round.trial
    assert trial is not None
    assert trial.number == 2 + trial.seat
    assert {rival.seat for rival in trial.rivals} == set(range(seats)) - {trial.seat}
    assert {rival.after_ms for rival in trial.rivals} == {0}
    return trial.seat


def test_equal_stamps_draw_lots() -> None:
    """B-18: each of three is as likely, whatever the order in the log; chi-square below 13.8."""
    found = Counter(winner_of_lots(f"lot-{number}", 3) for number in range(300))
    assert sum((found[seat] - 100) ** 2 / 100 for seat in (A, B, C)) < 13.8


def test_lots_are_drawn_the_same_again() -> None:
    """B-18: chance comes from the seed alone."""
    assert winner_of_lots("same", 4) == winner_of_lots("same", 4)


def test_no_lots_once_a_move_is_shown() -> None:
    """B-18."""
    for seed in range(12):
        table = Table(seats=3, seed=str(seed)).asks("W6", "B2").call(A, 2, at=1)
        table.do(A, move("B6"), at=1).call(B, 2, at=1)
        assert table.round.trial is not None
        assert table.round.trial.seat == A
        assert table.round.trial.rivals == (Rival(B, 2, 0),)


def test_who_drew_the_lot_shows_from_the_start_with_full_time() -> None:
    """B-18: whoever wins, 30 s from the common stamp."""
    for seed in range(6):
        table = Table(seed=str(seed)).asks("W6", "B2").call(A, 2, at=1).call(B, 2, at=1)
        assert table.deadline_s == 31
        assert table.round.trial is not None
        table.goes(table.round.trial.seat, "B6 B2")
        assert table.last.outcome == "won"


def test_a_seat_that_has_left_calls_no_more() -> None:
    """B-10."""
    table = Table(seats=4).begin().do(D, LEAVE)
    assert table.refusal(D, call(3)).code == "seat-absent"
    assert table.refusal(4, call(3)).code == "no-such-seat"
