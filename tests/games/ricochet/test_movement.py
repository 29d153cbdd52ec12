"""How robots move: rows A-10 .. A-16, examples A-T5 .. A-T8 and A-T12."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests import strategies
from tests.games.ricochet.table import A, Table, choices_of, puzzle, shown, where

from carom.core.errors import IllegalAction
from carom.core.game import Leave
from carom.core.grid import DIRECTIONS, Direction
from carom.games.ricochet.actions import Bid, GiveUp
from carom.games.ricochet.actions import Move as MoveAction
from carom.games.ricochet.attempt import begin, legal_moves, play
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.position import Move, Position


@pytest.mark.parametrize(
    ("start", "way", "stop"),
    [("a8", "E", "g8"), ("h1", "S", "h7"), ("p9", "W", "j9"), ("i16", "N", "i10")],
)
def test_centre_stops_a_robot(start: str, way: str, stop: str) -> None:
    """A-T5, A-02, A-10: from all four sides."""
    position = puzzle(f"r{start}")
    assert where(position, shown(position, f"r{way}"), "r") == stop


def test_robot_stops_before_another() -> None:
    """A-T6, A-10."""
    position = puzzle("ra1 bf1")
    assert where(position, shown(position, "rE"), "r") == "e1"


def test_wall_stops_from_both_sides() -> None:
    """A-T12, A-10: a wall E of f1."""
    east, west = puzzle("ra1", walls="Ef1"), puzzle("rp1", walls="Ef1")
    assert where(east, shown(east, "rE"), "r") == "f1"
    assert where(west, shown(west, "rW"), "r") == "g1"


def test_a_slide_is_one_move_whatever_its_length() -> None:
    """A-10: 15 cells and 1 cell both cost 1."""
    position = puzzle("ra1 ba3")
    assert shown(position, "rE").spent == 1
    assert shown(position, "rS").spent == 1


def test_there_are_no_partial_slides() -> None:
    """A-11: from a1 red has two moves, and each goes the whole way."""
    position = puzzle("ra1")
    assert choices_of(position, "r") == ["rE", "rS"]
    assert where(position, shown(position, "rE"), "r") == "p1"


def test_straight_back_is_an_ordinary_move_unless_forbidden() -> None:
    """A-12: ``rebound=forbidden`` bars only the opposite of that robot's own last move."""
    free = puzzle("rc3 bd9", "re5")
    strict = puzzle("rc3 bd9", "re5", rebound="forbidden")
    assert shown(free, "rE rW").spent == 2
    with pytest.raises(IllegalAction) as caught:
        shown(strict, "rE rW")
    assert caught.value.code == "rebound-forbidden"
    assert caught.value.params["able"] == ("rN", "rS")
    with pytest.raises(IllegalAction):
        shown(strict, "rE bE rW")
    assert shown(strict, "rE rS rW").spent == 3


def test_rebound_ban_begins_anew_with_each_attempt() -> None:
    """A-12, A-35: a last move of an earlier demonstration bars nothing."""
    table = Table(rebound="forbidden", seed="x").begin().bids((A, 1), (1, 1)).run_out()
    first = table.may(A)[0]
    table.do(A, first)
    if table.phase == "trial":
        assert table.round.trial is not None
        assert set(table.round.trial.attempt.last) == {-1}


def test_every_move_of_every_robot_counts() -> None:
    """A-13: in any order."""
    position = puzzle("ra1 bp1 gp16", "re5")
    assert shown(position, "bS rE gW bW rS").spent == 5


def test_a_move_of_no_length_is_refused_and_not_counted() -> None:
    """A-T7, A-14: red stands at the northern frame."""
    position = puzzle("ra1")
    before = begin(position)
    with pytest.raises(IllegalAction) as caught:
        play(position, before, Move("r", Direction.N))
    assert caught.value.code == "blocked-move"
    assert caught.value.params["able"] == ("rE", "rS")
    assert before.spent == 0


def test_shut_in_robot_has_no_moves_and_others_do() -> None:
    """A-T8, A-15: r a1, b b1, g a2."""
    position = puzzle("ra1 bb1 ga2")
    assert choices_of(position, "r") == []
    assert choices_of(position, "b") == ["bE", "bS"]
    assert choices_of(position, "g") == ["gE", "gS"]


def test_chip_goes_back_when_no_robot_can_move() -> None:
    """A-15: with walls everywhere the bidder can only give up, and A-62 ends it."""
    table = Table(board="free-3x3-100-0123456789abcdef", max_returns=1).begin()
    assert len(table.state.printed.targets) == 3
    table.bids((A, 5)).run_out()
    assert table.may(A) == (GiveUp(1), Leave())
    table.do(A, GiveUp(1))
    assert table.state.history[0].outcome == "failed"
    assert table.phase == "thinking"


def test_passing_over_the_target_does_not_reach_it() -> None:
    """A-16: target d1 lies on the way of rE."""
    position = puzzle("ra1", "rd1", ricochet="none")
    assert not shown(position, "rE").solved
    assert shown(puzzle("ra1", "rp1", ricochet="none"), "rE").solved


@given(strategies.positions(), st.data())
@settings(max_examples=60)
def test_a_single_move_agrees_with_the_list_of_all(position: Position, data: st.DataObject) -> None:
    """The short way to play one move accepts just what the list of legal moves holds."""
    attempt = begin(position)
    for _ in range(4):
        legal = legal_moves(position, attempt)
        for robot in position.robots:
            for way in DIRECTIONS:
                for passes in range(3):
                    move = Move(robot, way, passes)
                    if move in legal:
                        assert play(position, attempt, move).spent == attempt.spent + 1 + passes
                    else:
                        with pytest.raises(IllegalAction):
                            play(position, attempt, move)
        if not legal:
            return
        attempt = play(position, attempt, data.draw(st.sampled_from(legal)))
        if attempt.solved:
            return


def test_texts_that_are_no_moves_are_refused() -> None:
    """A-108: one canonical text a move; nothing else is read in a game."""
    table = Table().begin().bids((A, 9)).run_out()
    for text in ("", "re", "RE", "r E", "rE+0", "rE+1", "r→", "rEE", "zE", "r" * 300):
        assert table.refusal(A, MoveAction(text, 1)).code == "bad-move", text
    assert table.refusal(A, MoveAction("kN", 1)).code == "no-such-robot"
    assert table.refusal(A, MoveAction("tN+3", 1)).code == "no-such-robot"
    assert write_move(Move("t", Direction.E, 2)) == "tE+2"
    assert table.refusal(A, Bid(2, 1)).code == "clock-over"
