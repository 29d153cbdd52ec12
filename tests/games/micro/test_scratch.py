"""Private boards: for their owner only (B-06)."""

from __future__ import annotations

import msgspec
from tests.games.micro.table import RESET, UNDO, A, B, Table, scratch

from carom.games.micro import GAME
from carom.games.micro.actions import ScratchMove


def test_thinking_happens_in_the_head_by_default() -> None:
    """B-06."""
    table = Table().begin()
    assert table.refusal(A, scratch("G3")).code == "no-scratch"
    assert table.view(A).scratch is None


def test_private_moves_reach_no_other_view_by_a_byte() -> None:
    """B-06."""
    table = Table(scratch="private").asks("W6", "B2")
    before = [msgspec.json.encode(table.view(viewer)) for viewer in (None, B)]
    table.do(A, scratch("B6")).do(A, scratch("B2"))
    assert [msgspec.json.encode(table.view(viewer)) for viewer in (None, B)] == before
    mine = table.view(A).scratch
    assert mine is not None
    assert (mine.route, mine.spent, mine.is_there) == (("B6", "B2"), 2, True)
    assert table.view(A).robot == table.state.start


def test_moves_are_taken_back_or_the_robot_is_put_back() -> None:
    """B-06: wrong steps are refused and say why."""
    table = Table(scratch="private").asks("W6", "B2")
    assert table.refusal(A, scratch("Y4")).code == "not-in-line"
    assert table.refusal(A, UNDO).code == "scratch-empty"
    assert table.refusal(A, RESET).code == "scratch-empty"
    table.do(A, scratch("B6")).do(A, scratch("B2")).do(A, UNDO)
    mine = table.view(A).scratch
    assert mine is not None
    assert mine.route == ("B6",)
    assert [choice.move for choice in mine.moves] == [
        action.move for action in table.may(A) if isinstance(action, ScratchMove)
    ]
    assert table.do(A, RESET).round.scratch == ()


def test_boards_wait_while_somebody_shows_and_are_new_each_round() -> None:
    """B-06, B-14."""
    table = Table(seats=3, scratch="private", after_fail="others_continue").asks("W6", "B2")
    table.do(A, scratch("B6")).call(B, 1)
    assert table.view(A).scratch is None
    assert table.refusal(A, UNDO).code == "no-scratch"
    table.goes(B, "W1")
    mine = table.view(A).scratch
    assert mine is not None
    assert mine.route == ("B6",)
    assert table.call(A, 2).goes(A, "B6 B2").round.scratch == ()


def test_a_board_holds_99_moves() -> None:
    """B-06."""
    table = Table(scratch="private").asks("W6", "B2")
    for _ in range(49):
        table.do(A, scratch("B6")).do(A, scratch("W6"))
    table.do(A, scratch("B6"))
    assert table.refusal(A, scratch("W6")).code == "scratch-full"
    mine = table.view(A).scratch
    assert mine is not None
    assert mine.moves == ()


def test_resampling_keeps_ones_own_board_only() -> None:
    """B-06: another viewer cannot tell whether somebody tries something."""
    table = Table(scratch="private").asks("W6", "B2")
    table.do(A, scratch("B6")).do(B, scratch("W1"))
    other = GAME.resample(table.state, A, "x")
    assert other.round is not None
    assert [board.seat for board in other.round.scratch] == [A]
    assert other.seed != table.state.seed
