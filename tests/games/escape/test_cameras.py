"""Cameras on plan Q: where they hang and whom they freeze (C-40 .. C-50)."""

from __future__ import annotations

import pytest
from tests.games.escape.table import PLAN_Q, A, B, Table, at

from carom.games.escape.actions import Activate, EndTurn, Move, PlaceCamera, TakeEye, TurnCamera
from carom.games.escape.board import cells_in
from carom.games.escape.options import CameraRules
from carom.games.escape.pieces import Sighting
from carom.games.escape.plan import plan_of
from carom.games.escape.sight import HEADINGS


def activated(table: Table, camera: str) -> set[str]:
    """Return the robots frozen once a camera was activated."""
    return table.do(A, Activate(at(camera))).frozen()


def test_cameras_hang_on_walls_one_a_square() -> None:
    """C-40, C-T12: g6 is taken, h8 is corridor, e7 and p7 are of the fixed tiles."""
    table = Table.on_plan().put(g6="S")
    assert table.refusal(A, PlaceCamera(at("g6"), "N")).code == "camera-there"
    for square in ("h8", "e7", "p7"):
        assert table.refusal(A, PlaceCamera(at(square), "N")).code == "camera-needs-wall"


def test_every_wall_of_the_ten_tiles_takes_a_camera() -> None:
    """C-40: 156 squares on plan Q, with eight headings each."""
    table = Table.on_plan()
    placings = [action for action in table.may(A) if isinstance(action, PlaceCamera)]
    assert len(placings) == 8 * 156
    assert {action.cell for action in placings} == set(cells_in(plan_of(PLAN_Q).mounts))


def test_four_headings_only_where_the_table_says_so() -> None:
    """C-41: headings=4."""
    table = Table.on_plan(headings="4").put(g6="S")
    turned = {action.heading for action in table.may(A) if isinstance(action, TurnCamera)}
    assert turned == {"N", "E", "W"}
    assert table.refusal(A, TurnCamera(at("g6"), "SE")).code == "no-such-heading"


@pytest.mark.parametrize("heading", HEADINGS)
def test_the_arc_is_a_quarter_disc_both_ends_in(heading: str) -> None:
    """C-41, C-T15: i8 lies exactly 45 degrees from g6."""
    table = Table.on_plan().put({"a1": "i8"}, g6=heading)
    expected = {"a1"} if heading in ("E", "SE", "S") else set()
    assert activated(table, "g6") == expected


def test_robots_do_not_hide_each_other() -> None:
    """C-45, C-46, C-T13: h8, d8 and c8 from m8, ten squares away."""
    table = Table.on_plan().put({"a1": "h8", "a2": "d8", "b1": "c8"}, m8="W")
    assert activated(table, "m8") == {"a1", "a2", "a3", "b1", "b2", "b3"}


def test_an_activation_may_hit_nobody() -> None:
    """C-25, C-T14: the same camera heading north."""
    table = Table.on_plan().put({"a1": "h8", "a2": "d8"}, m8="N")
    assert activated(table, "m8") == set()


@pytest.mark.parametrize(("corner", "seen"), [("pair", False), ("closed", False), ("open", True)])
def test_a_string_between_two_walls(corner: str, seen: bool) -> None:
    """C-44, C-T16: the exact diagonal f6 to h8 passes f7 and g6, both wall."""
    table = Table.on_plan(corner=corner).put({"a1": "h8"}, f6="SE")
    assert (activated(table, "f6") == {"a1"}) is seen


def test_own_robots_are_seen_as_others_are() -> None:
    """C-47, C-T26: both get eyes."""
    table = Table.on_plan().put({"a1": "h8", "b1": "i8"}, m8="W")
    assert {"a1", "b1"} <= activated(table, "m8")


@pytest.mark.parametrize(("safe", "seen"), [("off", {"a1", "a2"}), ("on", {"a1"})])
def test_robots_on_the_deposit_can_be_seen(safe: str, seen: set[str]) -> None:
    """C-48: deposit_safe=off|on; f8 lies outside, e8 is the door inside."""
    others = dict.fromkeys(("a3", "b1", "b2", "b3"), "x")
    table = Table.on_plan(deposit_safe=safe).put({"a1": "f8", "a2": "e8", **others}, m8="W")
    assert activated(table, "m8") == seen


def test_a_robot_has_at_most_one_eye() -> None:
    """C-49, C-T27: seen again it still has one, and its first sighting stands."""
    table = Table.on_plan().put({"a1": "h8", "b1": "i8"}, m8="W", g6="SE")
    table.do(A, Activate(at("g6")), EndTurn()).do(B, Activate(at("m8")))
    first = table.pieces.sightings[0]
    assert first == Sighting(0, A, at("g6"), "SE")
    assert [one.robot for one in table.pieces.sightings].count(0) == 1
    table.do(B, EndTurn()).do(A, TakeEye(0))
    assert not table.pieces.has_eye(0)


def test_nothing_happens_before_an_activation() -> None:
    """C-50, C-T30: walking through what a camera sees."""
    table = Table.on_plan().put({"a1": "f8"}, m8="W")
    table.do(A, Move(0, "E"), Move(0, "E"))
    assert table.frozen() == set()
    assert "a1" in activated(table, "m8")


def test_turning_first_changes_who_is_seen() -> None:
    """C-25, C-50: turned and activated in one turn."""
    table = Table.on_plan().put({"a1": "h8"}, m8="N")
    table.do(A, TurnCamera(at("m8"), "W"))
    assert "a1" in activated(table, "m8")


def test_rules_of_cameras_come_from_the_options() -> None:
    """C-41, C-44, C-48: three options make them."""
    options = Table(headings="4", corner="open", deposit_safe="on").state.options
    assert options.camera_rules == CameraRules("4", "open", "on")
