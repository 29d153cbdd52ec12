"""Who comes and goes: who votes, who is host, who keeps what (B-04, B-15, B-17)."""

from __future__ import annotations

from tests.games.micro.table import JOIN, LEAVE, READY, SKIP, START, A, B, C, Table


def test_who_comes_later_plays_at_once() -> None:
    """The next number makes a new seat without tokens."""
    table = Table().begin().give(3, 2).do(C, JOIN)
    assert table.tokens == [3, 2, 0]
    assert table.wins(C).tokens == [3, 2, 1]


def test_tokens_are_kept_while_one_is_away() -> None:
    """B-15: and the seat takes part in the result."""
    table = Table().begin().give(3, 2).do(B, LEAVE)
    assert table.refusal(B, SKIP).code == "seat-absent"
    assert table.may(B) == (table.action(JOIN),)
    assert table.do(B, JOIN).tokens == [3, 2]


def test_a_seat_cannot_come_twice_or_out_of_turn() -> None:
    table = Table()
    assert table.refusal(A, JOIN).code == "already-there"
    assert table.refusal(5, JOIN).code == "no-such-seat"
    assert Table(seats=99).refusal(99, JOIN).code == "table-full"


def test_nobody_waits_for_who_has_left() -> None:
    """B-04, B-17: the last voice that was waited for goes, and what it held up happens."""
    table = Table(seats=3).do(A, READY).do(B, READY)
    assert table.do(C, LEAVE).phase == "thinking"
    table.do(A, SKIP)
    assert table.do(B, LEAVE).last.outcome == "skipped"


def test_a_voice_goes_with_its_seat() -> None:
    """B-17."""
    table = Table(seats=3).begin().do(A, SKIP).do(A, LEAVE)
    assert table.state.votes == ()
    assert table.do(A, JOIN).do(B, SKIP).round.number == 1


def test_the_lowest_seat_that_is_there_is_host() -> None:
    """B-04."""
    table = Table(seats=3).do(A, LEAVE)
    assert table.view(C).host == B
    assert table.refusal(C, START).code == "not-host"
    assert table.do(B, START).phase == "thinking"


def test_an_empty_table_waits() -> None:
    """B-04, B-14: nothing is decided while nobody is there; then the round is over."""
    table = Table(after_fail="others_continue").begin().give(1, 1).fails(A)
    table.do(A, LEAVE).do(B, LEAVE)
    assert table.round.number == 1
    assert table.do(A, JOIN).last.outcome == "failed"


def test_an_empty_lobby_does_not_begin() -> None:
    """B-04: no target is rolled for nobody."""
    table = Table().do(A, READY).do(A, LEAVE).do(B, LEAVE)
    assert table.phase == "ready"
    assert table.do(A, JOIN).phase == "ready"
