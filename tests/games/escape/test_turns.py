"""Points, what they buy, and how often (C-20 .. C-28)."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec.structs import replace
from tests.games.escape.table import A, B, Table, at

from carom.core.game import Join, Leave
from carom.core.grid import cell_name
from carom.games.escape.actions import (
    Action,
    Activate,
    EndTurn,
    Lay,
    Move,
    PlaceCamera,
    TakeEye,
    TurnCamera,
    Undo,
)
from carom.games.escape.board import COLUMNS, cells_in
from carom.games.escape.plan import EMPTY_CODE, split_code
from carom.games.escape.spending import ACTIVATION, CAMERA, EYE

EAST = Move(0, "E")


def kinds(actions: tuple[Action, ...]) -> set[str]:
    """Return the kinds of some actions, leaving out."""
    return {type(action).__name__ for action in actions} - {"Leave"}


def test_three_points_then_the_turn_ends_by_itself() -> None:
    """C-20, C-T5: d8, e8, f8; then it is the other seat's turn."""
    table = Table.on_plan().do(A, EAST)
    assert (table.where("a1"), table.turn.points) == (at("d8"), 2)
    table.do(A, EAST, EAST)
    assert table.where("a1") == at("f8")
    assert (table.state.seat, table.turn.points, table.turn.steps) == (B, 3, ())


def test_a_turn_can_be_ended_after_one_point_and_not_before() -> None:
    """C-20, C-T28: what is left is lost."""
    table = Table.on_plan()
    assert table.refusal(A, EndTurn()).code == "no-point-spent"
    table.do(A, EAST, EndTurn())
    assert (table.state.seat, table.turn.points) == (B, 3)


def test_a_turn_may_wait_to_be_ended() -> None:
    """C-20: end_turn=confirm; with no point left only the end and undo are legal."""
    table = Table.on_plan(end_turn="confirm").do(A, EAST, EAST, EAST)
    assert kinds(table.may(A)) == {"EndTurn", "Undo"}
    assert table.refusal(A, EAST).code == "no-points-left"
    assert table.do(A, EndTurn()).state.seat == B


def test_a_turn_is_taken_back_step_by_step_until_it_has_ended() -> None:
    """C-20: pieces, points and what was used come back."""
    table = Table.on_plan().put({"a2": "g8"}, g6="S")
    first = table.state
    table.do(A, EAST)
    one = table.state
    table.do(A, Activate(at("g6")))
    assert table.frozen() == {"a2"}
    assert table.do(A, Undo()).state == one
    assert table.do(A, Undo()).state == first
    assert table.refusal(A, Undo()).code == "nothing-to-undo"
    table.do(A, EAST, EAST, EAST)
    assert table.refusal(A, Undo()).code == "not-your-turn"


def test_the_time_of_a_turn_runs_out() -> None:
    """C-20: turn_s; what was done stands, nothing done is a turn lost."""
    table = Table.on_plan(turn_s=30).do(A, EAST, at=29)
    assert table.at(30).state.seat == A
    table.at(30.001)
    assert (table.state.seat, table.where("a1")) == (B, at("d8"))
    assert table.at(61).state.seat == A
    assert table.state.past[-1].steps == ()


def test_a_tile_not_laid_in_time_is_laid_by_chance() -> None:
    """C-20: the next seat goes on laying; by then all ten are laid in 50 seconds."""
    table = Table(turn_s=5, draft="drawn").at(5.001)
    assert (len(table.state.laid), table.state.seat) == (1, B)
    assert table.state.laid[0].seat == A
    table.at(50.001)
    assert table.state.phase == "play"


def test_who_has_left_is_passed_over() -> None:
    """C-20: an ended turn goes to the next seat that is there."""
    table = Table.on_plan(seats=3).do(B, Leave()).do(A, EAST, EndTurn())
    assert table.state.seat == 2
    table.do(B, Join()).do(2, EAST, EndTurn()).do(A, EAST, EndTurn())
    assert table.state.seat == B


def test_moves_may_go_to_several_robots() -> None:
    """C-21: one point each, any of the own three."""
    table = Table.on_plan().do(A, EAST, Move(1, "N"), Move(2, "S"))
    assert [table.where(name) for name in ("a1", "a2", "a3")] == [at("d8"), at("c7"), at("c9")]


def test_a_frozen_robot_does_not_move_until_its_eye_is_off() -> None:
    """C-21, C-22, C-T9: the eye off and two moves in one turn."""
    table = Table.on_plan().put({"a1": "g8"}, eyes="a1")
    assert table.refusal(A, EAST).code == "robot-frozen"
    table.do(A, TakeEye(0), EAST, EAST)
    assert table.where("a1") == at("i8")
    assert table.frozen() == set()


def test_one_eye_a_turn() -> None:
    """C-22, C-26, C-T10: the second is refused; next turn it is legal."""
    table = Table.on_plan().put(eyes="a1 a2").do(A, TakeEye(0))
    assert table.refusal(A, TakeEye(1)).code == "once-a-turn"
    assert table.refusal(A, TakeEye(2)).code == "once-a-turn"
    table.do(A, EndTurn()).do(B, EAST, EndTurn())
    assert TakeEye(1) in table.may(A)


def test_only_own_eyes_and_only_those_that_are_there() -> None:
    """C-22: seat B cannot free a robot of A."""
    table = Table.on_plan().put(eyes="b1")
    assert table.refusal(A, TakeEye(0)).code == "no-eye-there"
    assert "TakeEye" not in kinds(table.may(A))


def test_a_camera_is_placed_or_turned_once_a_turn() -> None:
    """C-23, C-26, C-T11: e7 is in the deposit; g6 is legal; turning it then is not."""
    table = Table.on_plan()
    assert table.refusal(A, PlaceCamera(at("e7"), "S")).code == "camera-needs-wall"
    table.do(A, PlaceCamera(at("g6"), "S"))
    assert table.refusal(A, TurnCamera(at("g6"), "E")).code == "once-a-turn"
    assert table.refusal(A, PlaceCamera(at("f6"), "S")).code == "once-a-turn"


def test_anybody_turns_any_camera() -> None:
    """C-23: none is owned."""
    table = Table.on_plan().do(A, PlaceCamera(at("g6"), "S"), EndTurn())
    table.do(B, TurnCamera(at("g6"), "SE"))
    assert [(one.cell, one.heading) for one in table.pieces.cameras] == [(at("g6"), "SE")]
    assert table.refusal(B, PlaceCamera(at("f6"), "S")).code == "once-a-turn"


def nine_cameras(**changes: Any) -> Table:
    """Return a table on which all cameras hang."""
    table = Table.on_plan(**changes)
    cells = list(cells_in(table.state.factory.plan.mounts))[:9]
    return table.put({}, "", **{cell_name(cell, COLUMNS): "N" for cell in cells})


def test_nine_cameras_are_all() -> None:
    """C-24, C-T29: no tenth one; turning and activating go on."""
    table = nine_cameras()
    free = next(c for c in cells_in(table.state.factory.plan.mounts) if c > at("a9"))
    assert table.refusal(A, PlaceCamera(free, "N")).code == "no-camera-left"
    cell = table.pieces.cameras[0].cell
    assert {TurnCamera(cell, "S"), Activate(cell)} <= set(table.may(A))
    assert "PlaceCamera" not in kinds(table.may(A))


def test_one_activation_a_turn_of_any_camera_also_in_vain() -> None:
    """C-25, C-26: the one just placed; a second one is refused."""
    table = Table.on_plan().put(m8="N")
    table.do(A, PlaceCamera(at("g6"), "N"), Activate(at("g6")))
    assert table.frozen() == set()
    assert table.refusal(A, Activate(at("m8"))).code == "once-a-turn"


def test_only_moves_may_be_repeated() -> None:
    """C-26: after an eye, a camera and an activation only moves are left."""
    table = Table.on_plan(end_turn="confirm").put(eyes="a1 a2", m8="N")
    turn = table.turn
    table.set(turn=replace(turn, used=EYE | CAMERA | ACTIVATION))
    assert kinds(table.may(A)) == {"Move"}


def test_a_camera_is_not_turned_to_where_it_looks() -> None:
    """C-27: no empty actions."""
    table = Table.on_plan().put(g6="S")
    assert table.refusal(A, TurnCamera(at("g6"), "S")).code == "looks-there-already"
    assert table.refusal(A, TurnCamera(at("f6"), "S")).code == "no-camera-there"


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_something_can_always_be_done(seats: int) -> None:
    """C-28: with every robot frozen and no camera there is one to place; with nine to turn."""
    every = " ".join(f"{'abcde'[seat]}{number}" for seat in range(seats) for number in (1, 2, 3))
    table = Table.on_plan(seats=seats).put(eyes=every)
    assert "PlaceCamera" in kinds(table.may(A))
    full = nine_cameras(seats=seats)
    assert {"TurnCamera", "Activate"} <= kinds(full.may(A))


def test_actions_of_another_kind_of_value_are_refused() -> None:
    """C-21, C-41: numbers and words that mean nothing."""
    table = Table.on_plan().put(g6="S")
    assert table.refusal(A, Move(3, "E")).code == "no-such-own-robot"
    assert table.refusal(A, Move(0, cast("Any", "NE"))).code == "no-such-heading"
    up = TurnCamera(at("g6"), cast("Any", "up"))
    assert table.refusal(A, up).code == "no-such-heading"
    assert table.refusal(A, Activate(10**6)).code == "no-camera-there"


def test_a_seat_that_leaves_while_the_plan_is_laid_is_passed_over() -> None:
    """C-20: the next one lays; under draft=drawn the tile stays the same."""
    table = Table(draft="drawn")
    drawn = table.state.drawn
    table.do(A, Leave())
    assert (table.state.seat, table.state.drawn) == (B, drawn)
    assert table.state.plan == EMPTY_CODE
    legal = next(lay for lay in table.may(B) if isinstance(lay, Lay))
    table.do(B, legal).do(A, Join())
    assert len(split_code(table.state.plan)) == 1
    assert table.state.seat == B


def test_with_nobody_there_a_turn_waits_for_its_seat() -> None:
    """C-20: whoever comes back first goes on."""
    table = Table.on_plan().do(A, EAST).do(B, Leave()).do(A, Leave())
    assert table.turn.steps == (EAST,)
    assert table.may(A) == (Join(),)
    kept = table.state
    assert table.do(A, Join()).turn.steps == (EAST,)
    other = Table.on_plan().set(**{name: getattr(kept, name) for name in kept.__struct_fields__})
    other.do(B, Join())
    assert (other.state.seat, other.where("a1")) == (B, at("d8"))


@pytest.mark.parametrize("phase", ["build", "play"])
def test_with_nobody_there_no_clock_runs(phase: str) -> None:
    """C-20: nothing is laid and no game ends for those who are away; then time runs anew."""
    table = Table(turn_s=20) if phase == "build" else Table.on_plan(turn_s=20)
    table.at(5).do(B, Leave()).do(A, Leave()).at(9_000)
    assert (table.state.phase, table.state.seat, table.view(None).remaining_ms) == (phase, A, None)
    table.act(A, Join(), 9_000)
    assert table.view(A).remaining_ms == 20_000


def test_seats_are_fixed_once_the_game_has_begun() -> None:
    """C-20: a new one may watch; those who are there need not come."""
    table = Table.on_plan()
    assert table.refusal(2, Join()).code == "game-has-begun"
    assert table.refusal(7, Join()).code == "no-such-seat"
    assert table.refusal(A, Join()).code == "already-there"
