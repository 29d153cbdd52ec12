"""What a failure costs and who gets it: rows B-12 .. B-15; B-T19 .. B-T22."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.micro.table import JOIN, LEAVE, SKIP, A, B, C, D, Table, call, give

from carom.games.micro.state import Penalty


def asked(*tokens: int, **changes: Any) -> Table:
    """Return a table with a target up, and how many tokens each seat has."""
    return Table(seats=len(tokens), **changes).asks("W6", "B2").give(*tokens)


def test_a_token_goes_to_the_one_with_the_fewest() -> None:
    """B-T19, B-12, B-14: A 2, B 1, C 0; A fails. The stock is as it was."""
    table = asked(2, 1, 0)
    stock = table.state.stock
    table.fails(A)
    assert table.tokens == [1, 1, 1]
    assert table.state.stock == stock
    assert table.start == "B2"
    assert table.penalty == Penalty(A, C, "fewest", (C,))


def test_who_has_no_token_gives_none() -> None:
    """B-T20, B-12."""
    table = asked(0, 3).fails(A)
    assert table.tokens == [0, 3]
    assert table.penalty == Penalty(A, None, "no_token")


def test_a_tie_goes_to_the_next_in_seat_order() -> None:
    """B-T21, B-13: A 3, B 1, C 2, D 1; C fails: D, not B."""
    table = asked(3, 1, 2, 1).fails(C)
    assert table.tokens == [3, 1, 1, 2]
    assert table.penalty == Penalty(C, D, "next_seat", (B, D))


def test_seat_order_goes_round() -> None:
    """B-13: D fails; A and C are level, and A comes after D."""
    assert asked(1, 2, 1, 3).fails(D).tokens == [2, 2, 1, 2]


def test_a_fifth_token_by_penalty_wins() -> None:
    """B-T22, B-15: two players, A 4, B 1; B fails."""
    table = asked(4, 1).fails(B)
    assert table.phase == "over"
    assert table.tokens == [5, 0]
    assert table.result.reason == "tokens"
    assert [score.rank for score in table.result.scores] == [1, 2]


def test_the_giver_is_not_among_the_others() -> None:
    """B-13, ``penalty_to=others``: who alone has the fewest still pays."""
    assert asked(1, 2, 3).fails(A).tokens == [0, 3, 3]


def test_anyone_may_have_the_fewest() -> None:
    """B-13, ``penalty_to=anyone``: a giver who alone has the fewest keeps his token."""
    kept = asked(1, 2, 3, penalty_to="anyone").fails(A)
    assert kept.tokens == [1, 2, 3]
    assert kept.penalty == Penalty(A, None, "giver_has_fewest", (A,))
    level = asked(1, 1, 3, penalty_to="anyone").fails(A)
    assert level.tokens == [0, 2, 3]
    assert level.penalty == Penalty(A, B, "fewest", (A, B))
    three = asked(2, 2, 2, penalty_to="anyone").fails(B)
    assert three.penalty == Penalty(B, C, "next_seat", (A, B, C))


def test_who_is_away_gets_nothing() -> None:
    """B-13: the only one with no token has left; of those who are there, C has the fewest."""
    table = asked(3, 0, 1, 2).do(B, LEAVE).fails(A)
    assert table.tokens == [2, 0, 2, 2]
    assert table.penalty.fewest == (C,)


@pytest.mark.parametrize("seats", [1, 2])
def test_nobody_else_there_nothing_moves(seats: int) -> None:
    """B-13: alone from the start, or after the other has left."""
    table = asked(*([2] * seats))
    if seats == 2:
        table.do(B, LEAVE)
    table.fails(A)
    assert table.tokens[A] == 2
    assert table.penalty == Penalty(A, None, "nobody_else")


def choosing(*tokens: int, **changes: Any) -> Table:
    """Return a table at which A has failed under ``giver_chooses``."""
    return asked(*tokens, penalty_tie="giver_chooses", **changes).fails(A)


def test_the_giver_may_choose() -> None:
    """B-13, ``giver_chooses``: only of those who are level."""
    table = choosing(2, 1, 1, 3)
    assert table.phase == "choosing"
    assert table.view(None).choosing == (B, C)
    assert table.may(A)[:-1] == (table.action(give(B)), table.action(give(C)))
    assert table.refusal(A, give(D)).code == "cannot-give-to"
    assert table.refusal(A, give(A)).code == "cannot-give-to"
    assert table.refusal(B, give(B)).code == "nothing-to-give"
    assert table.refusal(B, call(2)).code == "calling-closed"
    table.do(A, give(C))
    assert table.tokens == [1, 1, 2, 3]
    assert table.penalty == Penalty(A, C, "chosen", (B, C))
    assert table.round.number == 2


def test_no_choice_where_only_one_has_the_fewest() -> None:
    """B-13."""
    assert choosing(2, 0, 1).penalty == Penalty(A, B, "fewest", (B,))


def test_a_choice_not_made_in_time_falls_to_the_next_seat() -> None:
    """B-13: within the time of a demonstration."""
    table = choosing(2, 1, 1)
    assert table.deadline_s == 30
    assert table.at(30).phase == "choosing"
    table.at(30.001)
    assert table.tokens == [1, 2, 1]
    assert table.penalty == Penalty(A, B, "next_seat", (B, C))


def test_a_giver_who_leaves_chooses_no_more() -> None:
    """B-13: before or while choosing."""
    table = choosing(2, 1, 1).do(A, LEAVE)
    assert table.tokens == [1, 2, 1]
    gone = asked(2, 1, 1, penalty_tie="giver_chooses").call(A, 3).do(A, LEAVE)
    assert gone.penalty == Penalty(A, B, "next_seat", (B, C))


def test_a_candidate_who_leaves_is_no_longer_one() -> None:
    """B-13: the last one left gets the token; who comes meanwhile does not."""
    table = choosing(2, 1, 1, 1)
    table.do(C, LEAVE).do(4, JOIN)
    assert table.view(None).choosing == (B, D)
    table.do(4, LEAVE)
    assert table.do(B, LEAVE).tokens == [1, 1, 1, 2, 0]
    assert table.penalty == Penalty(A, D, "fewest", (D,))


def test_after_a_failure_the_others_may_go_on() -> None:
    """B-14, ``others_continue``: same start, same target, and who failed is out of it."""
    table = asked(2, 1, 0, after_fail="others_continue").fails(A)
    assert (table.phase, table.start, table.round.number) == ("thinking", "W6", 1)
    assert table.tokens == [1, 1, 1]
    assert table.refusal(A, call(2)).code == "failed-this-round"
    assert table.refusal(A, SKIP).code == "failed-this-round"
    assert [seat.has_failed for seat in table.view(None).seats] == [True, False, False]
    assert table.view(A).call_max == 0
    table.call(C, 2).goes(C, "B6 B2")
    assert [trial.seat for trial in table.last.trials] == [A, C]
    assert table.last.winner == C


def test_when_all_have_failed_the_round_is_over() -> None:
    """B-14: the old target is the next start."""
    table = asked(1, 1, after_fail="others_continue").fails(A).fails(B)
    assert table.last.outcome == "failed"
    assert len(table.last.trials) == 2
    assert table.start == "B2"


def test_when_those_who_are_left_give_up_the_round_has_failed() -> None:
    """B-14, B-17: after a failure the target moves on, though the rest skip or leave."""
    skipped = asked(1, 1, 1, after_fail="others_continue").fails(A).do(B, SKIP).do(C, SKIP)
    assert (skipped.last.outcome, skipped.start) == ("failed", "B2")
    left = asked(1, 1, 1, after_fail="others_continue").fails(A).do(B, LEAVE).do(C, LEAVE)
    assert (left.last.outcome, left.start) == ("failed", "B2")


def test_a_penalty_that_wins_ends_the_round_at_once() -> None:
    """B-15: also where the others could go on."""
    table = asked(1, 4, after_fail="others_continue").fails(A)
    assert (table.phase, table.result.reason) == ("over", "tokens")
