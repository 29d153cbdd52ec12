"""Actions, plans and positions in text, both ways (C-01 .. C-45)."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.escape.positions import positions
from tests.games.escape.table import PLAN_Q, Table, at

from carom.core.errors import CaromError, NotationError, PositionError
from carom.core.game import Leave
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
from carom.games.escape.pieces import Camera, Pieces
from carom.games.escape.plan import EMPTY_CODE
from carom.games.escape.position import Position, position_of
from carom.games.escape.text import (
    draw_plan,
    draw_position,
    parse_action,
    parse_diagram,
    parse_plan,
    parse_turn,
    write_action,
    write_turn,
)

ACTIONS: list[tuple[str, Action]] = [
    ("r1E", Move(0, "E")),
    ("-r3", TakeEye(2)),
    ("+g6SE", PlaceCamera(at("g6"), "SE")),
    ("@g6S", TurnCamera(at("g6"), "S")),
    ("!g6", Activate(at("g6"))),
    ("T32@5", Lay(5, "T3", 2)),
    (".", EndTurn()),
    ("<", Undo()),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS)
def test_an_action_has_one_text(text: str, action: Action) -> None:
    """C-21 .. C-25: written and read."""
    assert write_action(action, 0) == text
    assert parse_action(text, 0) == action


def test_the_letter_of_ones_own_robots_may_be_left_out() -> None:
    """C-03: another seat's letter is refused."""
    assert parse_turn("1E, k1E;-2", 4) == (Move(0, "E"), Move(0, "E"), TakeEye(1))
    with pytest.raises(NotationError) as caught:
        parse_action("b1E", 0)
    assert caught.value.params["column"] == 1


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("r4E", 2),
        ("r1", 3),
        ("r1X", 3),
        ("+g6", 4),
        ("+g6Q", 4),
        ("!z1", 2),
        ("T39@1", 3),
        ("T3", 3),
    ],
)
def test_a_fault_in_an_action_has_its_column(text: str, column: int) -> None:
    """C-21 .. C-25: the first character that does not fit."""
    with pytest.raises(NotationError) as caught:
        parse_action(text, 0)
    assert caught.value.params["column"] == column


def test_every_listed_action_has_a_text_that_reads_back() -> None:
    """C-20 .. C-27: all of a turn, and of the plan."""
    table = Table.on_plan().put(eyes="a1", g6="S").do(0, Move(1, "E"))
    for state_table in (table, Table()):
        for action in state_table.may(0)[:-1]:
            assert parse_action(write_action(action, 0), 0) == action


def test_a_turn_is_its_actions_with_blanks() -> None:
    """C-20: as it is typed."""
    steps = tuple(action for _, action in ACTIONS[:5])
    assert parse_turn(write_turn(steps, 0), 0) == steps


def test_a_plan_is_drawn_and_read() -> None:
    """C-01: finished or not; the tiles are told by their squares."""
    assert parse_plan(draw_plan(PLAN_Q)) == PLAN_Q
    half = PLAN_Q[:15] + EMPTY_CODE[15:]
    assert parse_plan(draw_plan(half)) == half


@given(positions())
def test_a_drawing_reads_back(position: Position) -> None:
    """C-03, C-20, C-40: with all that stands below it."""
    assert parse_diagram(draw_position(position)) == position


SKETCH = """
############.#######
#...#######...##...#
#.............#..#.#
#...###.###...##...#
##.####.####.####.##
##.####.####.####.##
#...#↘...##...##...#
#..B...r...r#......#
#...##...##...##...#
##.####.#########.##
##.####.#########.##
##.####.###...##...#
##.####.....#.##...#
##.########...##...#
##.##############.##
"""


def test_a_sketch_by_hand_needs_no_more_than_its_squares() -> None:
    """C-03: letters are robots, capitals have an eye, those that are missing are out."""
    robots = (at("h8"), at("l8"), -1, at("d8"), -1, -1)
    expected = Pieces(robots, 1 << 3, (Camera(at("f7"), "SE"),))
    assert parse_diagram(SKETCH) == Position(PLAN_Q, expected)


def test_a_sketch_with_a_robot_on_the_exit_is_no_position() -> None:
    """C-33: robots leave there."""
    with pytest.raises(CaromError) as caught:
        parse_diagram(SKETCH.replace("r#......#", "r#..r...#"))
    assert caught.value.code == "robot-not-in-corridor"


def test_a_tile_that_is_none_is_found() -> None:
    """C-02, C-40: a camera in a corridor makes another tile of it."""
    with pytest.raises(NotationError) as caught:
        parse_diagram(SKETCH.replace("#...#↘...##", "#...##↘..##"))
    assert (caught.value.code, caught.value.params["line"]) == ("bad-diagram", 7)


@pytest.mark.parametrize(
    ("below", "code"),
    [
        ("robots: r c8", "unexpected-end"),
        ("robots: b c8 c8 c8", "unexpected-text"),
        ("robots: " + ", ".join(f"{seat} c8 c8 c8" for seat in "rbgyk."), "unexpected-text"),
        ("turn: r 4", "unexpected-text"),
        ("turn: r 2 nothing", "unexpected-text"),
        ("rules: corner", "unexpected-text"),
        ("rules: corner=round", "bad-option"),
        ("rules: corner=open corner=closed", "unexpected-text"),
        ("rules: corners=open", "unknown-option"),
        ("colour: red", "bad-diagram"),
    ],
)
def test_a_fault_below_a_drawing_has_its_code(below: str, code: str) -> None:
    """C-03, C-20, C-44: the three lines that may stand there."""
    with pytest.raises(CaromError) as caught:
        parse_diagram(f"{SKETCH}{below}\n")
    assert caught.value.code == code


def test_the_position_of_a_state_has_no_sightings() -> None:
    """C-49: where an eye came from is no part of it."""
    table = Table.on_plan().put({"b1": "h8"}, m8="W").do(0, Activate(at("m8")))
    position = position_of(table.state)
    assert position.pieces.eyes == table.pieces.eyes
    assert position.pieces.sightings == ()
    assert (position.points, position.used) == (2, 4)


BAD: list[tuple[str, Pieces, dict[str, Any]]] = [
    ("robot-not-in-corridor", Pieces((0, 142, 142)), {}),
    ("robot-not-in-corridor", Pieces((at("p8"), 142, 142)), {}),
    ("robots-share-cell", Pieces((at("g8"), at("g8"), 142)), {}),
    ("robot-escaped", Pieces((-1, 142, 142), 1), {}),
    ("bad-team", Pieces((142, 142)), {}),
    ("bad-team", Pieces((142,) * 3), {"seat": 1}),
    ("bad-team", Pieces((142,) * 3, 8), {}),
    ("bad-turn", Pieces((142,) * 3), {"points": 3, "used": 1}),
    ("bad-turn", Pieces((142,) * 3), {"points": 4}),
    ("camera-needs-wall", Pieces((142,) * 3, 0, (Camera(142, "N"),)), {}),
    ("camera-there", Pieces((142,) * 3, 0, (Camera(1, "N"), Camera(0, "N"))), {}),
    ("no-camera-left", Pieces((142,) * 3, 0, tuple(Camera(cell, "N") for cell in range(10))), {}),
]


@pytest.mark.parametrize(("code", "pieces", "rest"), BAD)
def test_parts_that_do_not_fit_are_no_position(
    code: str, pieces: Pieces, rest: dict[str, Any]
) -> None:
    """C-03, C-20, C-24, C-30, C-31, C-40: each with its own word."""
    with pytest.raises(CaromError) as caught:
        Position(PLAN_Q, pieces, **rest)
    assert caught.value.code == code


def test_all_robots_on_one_cell_are_named() -> None:
    """C-31: one name alone tells nobody who is in the way."""
    with pytest.raises(PositionError) as caught:
        Position(PLAN_Q, Pieces((at("g8"), 142, 142, 142, at("g8"), -1)))
    assert caught.value.params == {"robots": ("r1", "b2"), "cell": "g8"}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        (SKETCH.replace("#...#######...##...#", "#...#######...##...#.", 1), 3),
        (SKETCH.replace("#...#######...##...#", "#..?#######...##...#", 1), 3),
        (SKETCH.replace("#..B...r...r#......#", "##.B...r...r#......#"), 9),
        (SKETCH.replace("#..B...r...r#......#", "#rrB...r...r#......#"), 9),
    ],
)
def test_a_fault_in_a_drawing_has_its_line(text: str, line: int) -> None:
    """C-01 .. C-03: few rows, a long one, another mark, a changed deposit, a fourth robot."""
    with pytest.raises(NotationError) as caught:
        parse_diagram(text)
    assert caught.value.code == "bad-diagram"
    assert caught.value.params["line"] == line


def test_a_changed_exit_is_told_square_by_square() -> None:
    """C-01: where the first wrong square is, and what stands there on the fixed tile."""
    with pytest.raises(NotationError) as caught:
        parse_diagram(SKETCH.replace("#..B...r...r#......#", "#..B...r...r#...#..#"))
    place = {"line": 9, "column": 17, "found": "#", "expected": "."}
    assert caught.value.params == place


def test_coming_and_going_have_no_text() -> None:
    """C-20: they are no actions of a turn."""
    with pytest.raises(TypeError):
        write_action(Leave(), 0)
    with pytest.raises(NotationError):
        parse_diagram("#" * 20_000)


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    """C-01: nothing but an error of carom."""
    for read in (lambda: parse_action(text, 0), lambda: parse_diagram(text)):
        with suppress(CaromError):
            read()
