"""Bids and handicaps: rows A-40 .. A-46, A-56, A-81, A-82; A-T19, A-T20, A-T24, A-T28, A-T29."""

from __future__ import annotations

import pytest
from tests.games.ricochet.table import NOW, A, B, C, Table

from carom.core.game import Join, Leave
from carom.games.ricochet.actions import (
    Bid,
    Done,
    Move,
    ScratchMove,
    ScratchReset,
    ScratchUndo,
)


def standing(table: Table) -> list[tuple[int, int]]:
    """Return all bids of the round as ``(seat, number)``."""
    return [(bid.seat, bid.number) for bid in table.round.bids]


def test_robots_are_not_touched_while_thinking() -> None:
    """A-40: no move on the shared board before a demonstration, no private board by default."""
    table = Table().begin()
    assert table.refusal(A, Move("rE", NOW)).code == "no-trial-now"
    assert table.refusal(A, ScratchMove("rE", NOW)).code == "no-scratch"
    assert table.view(A).scratch is None


def test_private_board_is_for_its_owner_only() -> None:
    """A-40: ``scratch=private``: moves, undo, reset; nobody else's view changes by a byte."""
    table = Table(seats=3, scratch="private").begin()
    seen, spectated = table.view(B), table.view(None)
    first = next(action for action in table.may(A) if isinstance(action, ScratchMove))
    table.do(A, first)
    mine = table.view(A).scratch
    assert mine is not None
    assert mine.route == (first.move,)
    assert mine.spent == 1
    assert mine.cells != table.state.tokens
    assert table.view(B) == seen
    assert table.view(None) == spectated
    table.do(A, ScratchUndo(NOW))
    assert table.refusal(A, ScratchUndo(NOW)).code == "scratch-empty"
    assert table.refusal(A, ScratchReset(NOW)).code == "scratch-empty"
    table.do(A, first).do(A, ScratchReset(NOW))
    mine = table.view(A).scratch
    assert mine is not None
    assert mine.cells == table.state.tokens


def test_private_board_ends_with_the_bids_and_holds_99_moves() -> None:
    """A-40."""
    table = Table(scratch="private", trial_s=0).begin()
    for _ in range(99):
        moves = [action for action in table.may(A) if isinstance(action, ScratchMove)]
        if not moves:
            table.do(A, ScratchUndo(NOW))
            moves = [action for action in table.may(A) if isinstance(action, ScratchMove)]
        table.do(A, moves[len(moves) // 2])
    assert table.view(A).scratch is not None
    table.bids((A, 9)).run_out()
    assert table.view(A).scratch is None
    assert table.refusal(A, ScratchMove("rE", NOW)).code == "no-scratch"


def test_a_bid_is_public_at_once_with_seat_and_time() -> None:
    """A-41: also a bid of 1 under ``turn``; spectators see it too."""
    table = Table().begin().do(B, Bid(1, NOW), at=12.345)
    shown = table.view(None).bids[0]
    assert (shown.seat, shown.number, shown.at_ms) == (B, 1, 12_345)


@pytest.mark.parametrize("number", [0, 100, -3])
def test_bids_are_1_to_99(number: int) -> None:
    """A-41."""
    table = Table().begin()
    assert table.refusal(A, Bid(number, NOW)).code == "bid-out-of-range"
    assert table.do(A, Bid(99, NOW)).phase == "bidding"


def test_first_bid_starts_the_clock_and_later_ones_do_not() -> None:
    """A-42: 60 s from the first bid."""
    table = Table().begin().do(A, Bid(9, NOW), at=100)
    assert table.deadline_s == 160
    table.do(B, Bid(5, NOW), at=130).do(A, Bid(4, NOW), at=150)
    assert table.deadline_s == 160
    assert table.view(B).remaining_ms == 10_000
    assert Table(clock_s=45).begin().do(A, Bid(9, NOW), at=0).deadline_s == 45


def test_message_at_the_deadline_is_in_time() -> None:
    """A-T24, A-42: first bid at 100.0 s; 159.9 is taken, 160.0 too, 160.1 is late."""
    table = Table(seats=3).begin().do(A, Bid(9, NOW), at=100).do(B, Bid(8, NOW), at=159.9)
    table.do(C, Bid(7, NOW), at=160.0)
    assert table.refusal(B, Bid(6, NOW), at=160.1).code == "clock-over"
    assert table.at(160.1).phase == "trial"


def test_everyone_may_bid_several_times_in_any_order() -> None:
    """A-43: the first bidder too."""
    table = Table(seats=3).begin().bids((C, 9), (C, 8), (A, 12), (C, 5), (B, 7), (A, 6))
    assert standing(table) == [(C, 9), (C, 8), (A, 12), (C, 5), (B, 7), (A, 6)]


def test_later_bids_may_be_higher_or_must_be_lower() -> None:
    """A-T20, A-44: A 5, then B 7."""
    free = Table().begin().bids((A, 5), (B, 7)).run_out()
    assert free.view(None).order == (A, B)
    descending = Table(bids="descending").begin().bids((A, 5))
    error = descending.refusal(B, Bid(7, NOW))
    assert (error.code, error.params["lowest"]) == ("bid-not-lower", 5)
    assert descending.refusal(B, Bid(5, NOW)).code == "bid-not-lower"
    assert descending.view(B).bid_max == 4
    assert descending.do(B, Bid(4, NOW)).view(A).bid_max == 3


def test_own_bid_is_never_raised() -> None:
    """A-T19, A-45: A stays at 5."""
    table = Table().begin().bids((A, 5))
    error = table.refusal(A, Bid(6, NOW))
    assert (error.code, error.params["own"]) == ("bid-above-own", 5)
    assert standing(table) == [(A, 5)]


@pytest.mark.parametrize("bids", ["free", "descending"])
def test_same_number_again_keeps_the_old_time(bids: str) -> None:
    """A-45."""
    table = Table(bids=bids).begin().do(A, Bid(5, NOW), at=1).do(A, Bid(5, NOW), at=20)
    assert [bid.at_ms for bid in table.round.bids] == [1000]
    assert Bid(5, 1) in table.may(A)


def test_there_is_no_withdrawal() -> None:
    """A-46: nothing among the actions takes a bid back; leaving keeps it."""
    table = Table(seats=3).begin().bids((A, 5), (B, 6))
    kinds = {type(action) for action in table.may(A)}
    assert kinds == {Bid, Done, Leave}
    assert standing(table.do(A, Leave())) == [(A, 5), (B, 6)]


def test_clock_ends_when_everyone_there_is_done() -> None:
    """A-56: absent seats are not waited for; a seat that said done may still bid."""
    table = Table(seats=3).begin().bids((A, 5)).do(C, Leave())
    assert table.refusal(C, Done(NOW)).code == "seat-absent"
    table.do(A, Done(NOW), at=10)
    assert table.phase == "bidding"
    table.do(A, Bid(4, NOW), at=11).do(B, Done(NOW), at=12)
    assert table.phase == "trial"
    assert table.state.now == 12_000


def test_clock_ends_when_the_last_one_not_done_leaves() -> None:
    """A-56."""
    table = Table(seats=2).begin().bids((A, 5)).do(A, Done(NOW)).do(B, Leave())
    assert table.phase == "trial"


def test_done_is_asked_only_while_the_clock_runs_and_when_it_matters() -> None:
    """A-56: ``ready_ends_clock=off`` has no such action."""
    assert Table().begin().refusal(A, Done(NOW)).code == "no-clock-to-end"
    off = Table(ready_ends_clock="off").begin().bids((A, 5))
    assert off.refusal(A, Done(NOW)).code == "no-clock-to-end"
    assert Done(1) not in off.may(A)
    on = Table().begin().bids((A, 5)).do(A, Done(NOW))
    assert on.refusal(A, Done(NOW)).code == "already-said"
    assert Done(1) not in on.may(A)


def test_late_seat_waits_for_the_second_run() -> None:
    """A-T28, A-81: P late; 30 s refused, 70 s taken, deadline 120 s."""
    p, q = A, B
    table = Table(handicaps=("late",)).begin().do(q, Bid(6, NOW), at=0)
    assert table.deadline_s == 60
    assert table.refusal(p, Bid(5, NOW), at=30).code == "bid-too-early"
    assert table.refusal(p, Bid(5, NOW), at=60).code == "bid-too-early"
    assert not any(isinstance(action, Bid | Done) for action in table.may(p))
    table.do(p, Bid(5, NOW), at=70)
    assert table.deadline_s == 120
    assert table.view(None).order == (p, q)
    table.do(q, Bid(4, NOW), at=119)
    assert table.at(120.001).phase == "trial"


def test_late_seat_cannot_start_the_first_clock() -> None:
    """A-81: but after the time of A-60 has passed without a bid it may."""
    table = Table(handicaps=("late",)).begin()
    assert table.refusal(A, Bid(5, NOW), at=300).code == "bid-too-early"
    assert table.view(A).bid_max == 0
    table.do(A, Bid(5, NOW), at=300.001)
    assert table.phase == "bidding"
    table.do(B, Bid(4, NOW), at=301)
    assert table.at(360.002).phase == "trial"


def test_second_run_needs_a_late_seat_that_is_there() -> None:
    """A-81: none present, or nobody late: one run."""
    gone = Table(seats=3, handicaps=("late",)).begin().do(A, Leave()).do(B, Bid(6, NOW), at=0)
    assert gone.at(60.001).phase == "trial"
    back = Table(seats=3, handicaps=("late",)).begin().do(A, Leave()).do(B, Bid(6, NOW), at=0)
    assert back.do(A, Join(), at=59).at(61).phase == "bidding"


def test_done_ends_each_run_on_its_own() -> None:
    """A-81, A-56: the first run asks those who may bid, the second everyone."""
    table = Table(seats=3, handicaps=("late",)).begin().do(B, Bid(6, NOW), at=1)
    assert table.refusal(A, Done(NOW)).code == "bid-too-early"
    table.do(B, Done(NOW), at=2).do(C, Done(NOW), at=3)
    assert table.phase == "bidding"
    assert table.deadline_s == 63
    table.do(A, Bid(3, NOW), at=4).do(A, Done(NOW)).do(B, Done(NOW)).do(C, Done(NOW))
    assert table.phase == "trial"


def test_minus_one_seat_must_go_below_the_lowest() -> None:
    """A-T29, A-82: the lowest is 6; P's 6 is refused, 5 taken; free while there is none."""
    p, q = A, B
    table = Table(handicaps=("minus_one",)).begin().bids((q, 6))
    error = table.refusal(p, Bid(6, NOW))
    assert (error.code, error.params["lowest"]) == ("bid-not-one-less", 6)
    assert table.view(p).bid_max == 5
    table.do(p, Bid(5, NOW)).do(q, Bid(5, NOW))
    assert table.refusal(p, Bid(4 + 1 + 1, NOW)).code == "bid-above-own"
    assert Table(handicaps=("minus_one",)).begin().view(p).bid_max == 99


def test_handicaps_are_for_the_seats_listed() -> None:
    """A-81, A-82: seats beyond the list, such as newcomers, have none."""
    table = Table(seats=2, handicaps=("late", "minus_one")).begin().do(C, Join())
    assert [seat.handicap for seat in table.view(None).seats] == ["late", "minus_one", "none"]
    assert table.view(C).bid_max == 99
