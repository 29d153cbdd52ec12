"""Where robots may go (C-30 .. C-35)."""

from __future__ import annotations

from tests.games.escape.table import A, B, Table, at

from carom.games.escape.actions import EndTurn, Move, Way
from carom.games.escape.pieces import ESCAPED


def ways(table: Table, seat: int, robot: int) -> set[Way]:
    """Return the ways in which a robot may move."""
    return {
        action.way
        for action in table.may(seat)
        if isinstance(action, Move) and action.robot == robot
    }


def test_robots_keep_to_corridors() -> None:
    """C-30: on the pillar's west side, l8 on plan Q, east is a wall."""
    table = Table.on_plan().put({"a1": "l8"})
    assert ways(table, A, 0) == {"N", "S", "W"}
    assert table.refusal(A, Move(0, "E")).code == "no-corridor"


def test_no_robot_goes_through_the_frame() -> None:
    """C-30: the door c1 leads out of the factory and is a dead end."""
    table = Table.on_plan(plan="T10C23C30X20T32S11C12D10S31T23").put({"a1": "c15", "a2": "t3"})
    assert "S" not in ways(table, A, 0)
    assert "E" not in ways(table, A, 1)


def test_a_robot_blocks_its_square() -> None:
    """C-31, C-T6: g8 with a robot on h8 may go N, S, W."""
    table = Table.on_plan().put({"a1": "g8", "b1": "h8"})
    assert ways(table, A, 0) == {"N", "S", "W"}
    assert table.refusal(A, Move(0, "E")).code == "square-taken"


def test_own_robots_block_too() -> None:
    """C-31: no stacking with one's own."""
    table = Table.on_plan().put({"a1": "g8", "a2": "h8"})
    assert "E" not in ways(table, A, 0)


def test_robots_share_squares_of_the_deposit() -> None:
    """C-32, C-T7: a third robot goes to d8; fifteen stand on c8 at the start."""
    table = Table.on_plan().put({"b1": "d8", "b2": "d8"}).do(A, Move(0, "E"))
    assert [table.where(name) for name in ("a1", "b1", "b2")] == [at("d8")] * 3


def test_the_door_of_the_deposit_is_inside_it() -> None:
    """C-32: e8 may be shared, f8 beyond may not."""
    table = Table.on_plan().put({"a1": "d8", "b1": "e8", "b2": "f8"}).do(A, Move(0, "E"))
    assert table.where("a1") == at("e8")
    assert table.refusal(A, Move(0, "E")).code == "square-taken"


def test_a_robot_that_reaches_the_exit_is_out() -> None:
    """C-33, C-T8: p8 is the first square of the exit."""
    table = Table.on_plan().put({"a1": "o8"}).do(A, Move(0, "E"))
    assert table.where("a1") == ESCAPED
    assert table.refusal(A, Move(0, "W")).code == "robot-escaped"
    assert ways(table, A, 0) == set()
    assert table.state.phase == "play"


def test_the_third_robot_out_wins_at_once() -> None:
    """C-33, C-60, C-T8: in the middle of the turn."""
    table = Table.on_plan().put({"a1": "o8", "a2": "x", "a3": "x"}).do(A, Move(0, "E"))
    assert (table.state.phase, table.state.reason) == ("over", "escaped")
    assert [(score.points, score.rank) for score in table.result.scores] == [(3, 1), (0, 2)]


def test_a_robot_goes_back_into_the_deposit() -> None:
    """C-34: from f8 west to e8."""
    table = Table.on_plan().put({"a1": "f8"}).do(A, Move(0, "W"))
    assert table.where("a1") == at("e8")


def test_a_wedged_robot_waits() -> None:
    """C-35: between a frozen one and another in a corridor of width 1."""
    table = Table.on_plan().put({"a1": "h11", "b1": "h10", "b2": "h12"}, eyes="b1")
    assert ways(table, A, 0) == set()
    table.do(A, Move(1, "E"), EndTurn())
    assert table.state.seat == B
