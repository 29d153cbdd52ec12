"""What a view tells: everything open, a private turn hidden, and why a robot is frozen."""

from __future__ import annotations

import pytest
from tests.games.escape.table import PLAN_Q, A, B, Table, at

from carom.core.game import Leave
from carom.games.escape import GAME
from carom.games.escape.actions import (
    Action,
    Activate,
    EndTurn,
    Lay,
    Move,
    PlaceCamera,
    TakeEye,
    Undo,
)
from carom.games.escape.board import cells_in
from carom.games.escape.pieces import ESCAPED
from carom.games.escape.plan import plan_rows
from carom.games.escape.rules import resample
from carom.games.escape.state import State
from carom.games.escape.watching import StepView


def test_the_plan_is_shown_as_far_as_it_is_laid() -> None:
    """C-05: with who laid what, the tiles left, and where the viewer may lay which."""
    table = Table().do(A, Lay(5, "S1", 0))
    shown = table.view(B)
    assert (shown.phase, shown.turn_seat, shown.plan.mounts) == ("build", B, ())
    assert shown.plan.rows == plan_rows(table.state.plan)
    assert [(laid.seat, laid.tile) for laid in shown.laid] == [(A, "S1")]
    listed = {(lay.place, lay.tile, lay.turn) for lay in table.may(B) if isinstance(lay, Lay)}
    told = {
        (place.place, tile.tile, turn)
        for place in shown.lays
        for tile in shown.tiles
        for turn, doors in enumerate(tile.doors)
        if doors in place.doors and tile.tile != "S1"
    }
    assert told == listed
    assert table.view(A).lays == ()


def test_moves_tell_where_they_end() -> None:
    """C-21, C-33: -1 is the exit."""
    table = Table.on_plan().put({"a1": "o8", "a2": "g8"})
    out, other, _ = table.view(A).moves
    assert out == (None, ESCAPED, None, at("n8"))
    assert other[3] == at("f8")
    told = sum(cell is not None for robot in table.view(A).moves for cell in robot)
    assert told == sum(isinstance(action, Move) for action in table.may(A))
    assert table.view(B).moves == table.view(None).moves == ()


def test_a_camera_shows_all_its_fields_and_whom_it_would_freeze() -> None:
    """C-41, C-42: for the preview before an activation."""
    table = Table.on_plan().put({"a1": "h8", "b1": "d8"}, eyes="b1", m8="W")
    camera = table.view(B).cameras[0]
    factory = table.state.factory
    for number, field in enumerate(factory.fields(at("m8"))):
        shown = zip(camera.reach, camera.arcs, strict=True)
        assert [cell for cell, arcs in shown if arcs >> number & 1] == [*cells_in(field)]
    assert camera.sees == (0, 1, 2, 4, 5)


def test_a_frozen_robot_tells_why() -> None:
    """C-49: who activated which camera with which heading, and where the robot stands."""
    table = Table.on_plan().put({"b1": "h8"}, m8="W").do(A, Activate(at("m8")))
    robot = table.view(B).robots[3]
    assert robot.has_eye
    assert robot.sighting is not None
    assert (robot.cell, robot.sighting.camera, robot.sighting.heading, robot.sighting.seat) == (
        at("h8"),
        at("m8"),
        "W",
        A,
    )


def test_the_last_turns_can_be_watched_again() -> None:
    """C-20: each step with what came of it, as many turns as there are seats."""
    table = Table.on_plan().put({"a1": "n8", "b1": "h8"}, eyes="a2")
    table.do(A, TakeEye(1), PlaceCamera(at("m8"), "W"), Activate(at("m8")))
    table.do(B, PlaceCamera(at("g6"), "N"), EndTurn()).do(A, TakeEye(1), EndTurn())
    mine, last = table.view(None).past
    assert (mine.seat, mine.round, last.seat, last.round) == (B, 1, A, 2)
    assert last.steps == (StepView("take_eye", 1, -1, at("c8"), ""),)
    assert last.robots[0] == at("n8")


def test_steps_of_the_running_turn_are_told() -> None:
    """C-25: an activation with those it froze."""
    table = Table.on_plan().put({"b1": "h8"}, eyes="a2", m8="W")
    table.do(A, TakeEye(1), Activate(at("m8")))
    running = table.view(B).turn
    assert running is not None
    assert (running.seat, running.eyes) == (A, (1,))
    steps = running.steps
    assert [step.kind for step in steps] == ["take_eye", "activate"]
    assert steps[1].seen == (0, 1, 2, 3, 4, 5)
    assert (table.view(B).points, table.view(B).used) == (1, ("take_eye", "activate"))


def test_a_private_turn_is_seen_by_its_player_alone_until_it_ends() -> None:
    """C-20: turns=private; others see the pieces as they stood."""
    table = Table.on_plan(turns="private").put({"b1": "h8"}, m8="W")
    before = table.view(B)
    table.do(A, Move(0, "E"), Activate(at("m8")))
    assert table.view(B) == before
    assert table.view(None).robots == before.robots
    assert table.view(A).robots[0].cell == at("d8")
    assert table.view(A).points == 1
    table.do(A, EndTurn())
    assert table.view(B).robots[0].cell == at("d8")
    assert [step.kind for step in table.view(B).past[-1].steps] == ["move", "activate"]


def test_resampling_forgets_a_private_turn_for_the_others_only() -> None:
    """C-20: its own player keeps what it did."""
    table = Table.on_plan(turns="private").do(A, Move(0, "E"))
    other: State = resample(table.state, B, "s")
    assert other.pieces == table.turn.start
    assert resample(table.state, A, "s").pieces == table.pieces


def test_tags_of_what_one_may_do_agree_with_the_actions() -> None:
    """C-20 .. C-28: over the states of a game."""
    table = Table.on_plan(end_turn="confirm").put({"b1": "h8"}, eyes="a2", m8="W")
    steps: list[Action] = [Move(0, "E"), TakeEye(1), Activate(at("m8"))]
    for action in steps:
        for seat in (A, B):
            assert set(table.view(seat).may) == tags(table, seat)
        table.do(A, action)
    assert set(table.view(A).may) == tags(table, A) == {"end_turn", "undo", "leave"}
    table.do(B, Leave())
    assert table.view(B).may == ("join",)


def tags(table: Table, seat: int) -> set[str]:
    """Return the tags of a seat's actions."""
    return {str(action.__struct_config__.tag) for action in table.may(seat)}


def test_facts_of_the_game_and_of_the_table() -> None:
    """C-03, C-24: one to five seats; nine cameras less those that hang."""
    assert (GAME.facts.min_seats, GAME.facts.max_seats) == (1, 5)
    table = Table.on_plan().put(g6="S")
    shown = table.view(None)
    assert (shown.cameras_left, shown.plan.code, shown.rows, shown.columns) == (8, PLAN_Q, 15, 20)
    assert shown.robots[0].way == 15
    assert shown.seats[0].way == 45


def was_private(table: Table, seat: int, action: Action) -> bool:
    """Do something; tell whether it stays hidden from the others."""
    before = table.state
    table.do(seat, action)
    return GAME.was_private(before, action, table.state)


@pytest.mark.parametrize("end_turn", ["auto", "confirm"])
def test_nobody_is_told_that_something_is_done_in_a_private_turn(end_turn: str) -> None:
    """C-20: turns=private, until the turn ends."""
    table = Table.on_plan(turns="private", end_turn=end_turn)
    hidden: list[Action] = [Move(0, "E"), Undo(), Move(0, "E"), PlaceCamera(at("m8"), "W")]
    assert [was_private(table, A, action) for action in hidden] == [True] * 4
    assert was_private(table, A, Activate(at("m8"))) == (end_turn == "confirm")


def test_everybody_is_told_that_a_private_turn_has_ended() -> None:
    """C-20, C-60: by its player, or by the last robot that gets away."""
    table = Table.on_plan(turns="private").do(A, Move(0, "E"))
    assert not was_private(table, A, EndTurn())
    table = Table.on_plan(turns="private").put({"a1": "x", "a2": "x", "a3": "o8"})
    assert not was_private(table, A, Move(2, "E"))
    assert table.state.phase == "over"


def test_a_turn_that_others_watch_is_nothing_private() -> None:
    """C-20: turns=live."""
    assert not was_private(Table.on_plan(), A, Move(0, "E"))
