"""Who comes and goes: who votes, who is host, who keeps what (B-04, B-15, B-17)."""

from __future__ import annotations

from tests.games.micro.table import A, B, C, Table

from carom.core.game import Join, Leave
from carom.games.micro.actions import Ready, Skip, Start


def test_who_comes_later_plays_at_once() -> None:
    """The next number makes a new seat without tokens."""
    table = Table().begin().give(3, 2).do(C, Join())
    assert table.tokens == [3, 2, 0]
    assert table.wins(C).tokens == [3, 2, 1]


def test_tokens_are_kept_while_one_is_away() -> None:
    """B-15: and the seat takes part in the result."""
    table = Table().begin().give(3, 2).do(B, Leave())
    assert table.refusal(B, Skip()).code == "seat-absent"
    assert table.may(B) == (Join(),)
    assert table.do(B, Join()).tokens == [3, 2]


def test_a_seat_cannot_come_twice_or_out_of_turn() -> None:
    table = Table()
    assert table.refusal(A, Join()).code == "already-there"
    assert table.refusal(5, Join()).code == "no-such-seat"
    assert Table(seats=99).refusal(99, Join()).code == "table-full"


def test_nobody_waits_for_who_has_left() -> None:
    """B-04, B-17: the last voice that was waited for goes, and what it held up happens."""
    table = Table(seats=3).do(A, Ready()).do(B, Ready())
    assert table.do(C, Leave()).phase == "thinking"
    table.do(A, Skip())
    assert table.do(B, Leave()).last.outcome == "skipped"


def test_a_voice_goes_with_its_seat() -> None:
    """B-17."""
    table = Table(seats=3).begin().do(A, Skip()).do(A, Leave())
    assert table.state.votes == ()
    assert table.do(A, Join()).do(B, Skip()).round.number == 1


def test_the_lowest_seat_that_is_there_is_host() -> None:
    """B-04."""
    table = Table(seats=3).do(A, Leave())
    assert table.view(C).host == B
    assert table.refusal(C, Start()).code == "not-host"
    assert table.do(B, Start()).phase == "thinking"


def test_an_empty_table_waits() -> None:
    """B-04, B-14: nothing is decided while nobody is there; then the round is over."""
    table = Table(after_fail="others_continue").begin().give(1, 1).fails(A)
    table.do(A, Leave()).do(B, Leave())
    assert table.round.number == 1
    assert table.do(A, Join()).last.outcome == "failed"


def test_an_empty_lobby_does_not_begin() -> None:
    """B-04: no target is rolled for nobody."""
    table = Table().do(A, Ready()).do(A, Leave()).do(B, Leave())
    assert table.phase == "ready"
    assert table.do(A, Join()).phase == "ready"
