"""Legal ways and what counts: rows B-06 .. B-09, B-11, B-20, B-21; the examples on board K."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.micro.table import K, puzzle, shortest_ways, ways

from carom.core.errors import IllegalAction
from carom.games.micro.attempt import arrives, begin, choices, fault_of, play, play_route
from carom.games.micro.board import CELLS, board_of
from carom.games.micro.paths import distance


def choices_of(robot: str) -> list[str]:
    """Return the legal moves from a field of board K."""
    board = board_of(K)
    return [choice.move for choice in choices(board, board.cell_of(robot))]


@pytest.mark.parametrize(
    ("robot", "moves"),
    [
        ("W6", "B6 W1"),
        ("R2", "G2 W2"),
        ("Y6", "Y1"),
        ("G6", "G2"),
        ("P5", "P2 P3 P1 Y5 P6"),
        ("Y3", "P3 R3 Y4 W3 G3 Y1"),
        ("B3", "R3 G3 B4 B1"),
    ],
)
def test_moves_share_colour_or_number_in_a_line(robot: str, moves: str) -> None:
    """B-T1, B-T2, B-T3, B-T4, B-T5, B-T6, B-06, B-07."""
    assert sorted(choices_of(robot)) == sorted(moves.split())


def test_the_robot_jumps_over_what_lies_between() -> None:
    """B-T7, B-08: R3 to Y3 over four dice, two of which would fit."""
    position = puzzle("R3", "Y3")
    assert arrives(position, play_route(position, ["Y3"]))


def test_no_move_to_the_same_field() -> None:
    """B-09: refused and not counted."""
    position = puzzle("W6", "B2")
    attempt = begin(position)
    with pytest.raises(IllegalAction, match="another field") as caught:
        play(position, attempt, "W6")
    assert caught.value.code == "same-field"
    assert "W6" not in choices_of("W6")


@pytest.mark.parametrize(
    ("to", "code"), [("Y4", "not-in-line"), ("B2", "shares-neither"), ("Z9", "bad-die")]
)
def test_a_forbidden_step_says_why_and_what_could_be(to: str, code: str) -> None:
    """B-T14, B-T15."""
    position = puzzle("W6", "B2")
    with pytest.raises(IllegalAction) as caught:
        play(position, begin(position), to)
    assert caught.value.code == code
    if code != "bad-die":
        assert caught.value.params["able"] == ("B6", "W1")


@given(st.integers(0, CELLS - 1), st.integers(0, CELLS - 1))
def test_a_step_is_at_fault_just_when_it_is_no_choice(cell: int, there: int) -> None:
    """B-06 .. B-08: also backwards."""
    board = board_of(K)
    if cell == there:
        return
    legal = there in {choice.cell for choice in choices(board, cell)}
    assert legal == (fault_of(board, cell, there) is None)
    assert fault_of(board, cell, there) == fault_of(board, there, cell)


def test_ways_of_an_exact_length() -> None:
    """B-T8, B-T9, B-11: 2 is shortest, 3 cannot be, of 4 there are four."""
    position = puzzle("W6", "B2")
    assert shortest_ways(position) == ["B6 B2"]
    assert ways(position, 3) == []
    four = ways(position, 4)
    assert len(four) == 4
    assert "B6 W6 B6 B2" in four


@pytest.mark.parametrize(
    ("robot", "target", "moves", "count", "one"),
    [
        ("W6", "G3", 4, 1, "W1 B1 B3 G3"),
        ("R2", "Y6", 6, 3, "G2 G4 Y4 Y3 Y1 Y6"),
    ],
)
def test_shortest_ways_of_the_examples(
    robot: str, target: str, moves: int, count: int, one: str
) -> None:
    """B-T11, B-T12."""
    found = shortest_ways(puzzle(robot, target))
    assert {len(way.split()) for way in found} == {moves}
    assert len(found) == count
    assert one in found


def test_the_largest_distance_of_board_k() -> None:
    """B-T13: Y2 to W6."""
    board = board_of(K)
    all_pairs = [distance(board, one, other) for one in range(CELLS) for other in range(CELLS)]
    assert max(moves for moves in all_pairs if moves is not None) == 8
    assert distance(board, board.cell_of("Y2"), board.cell_of("W6")) == 8


@pytest.mark.parametrize(
    ("robot", "via", "target", "first", "second", "direct"),
    [("W6", "P3", "Y1", 4, 2, 3), ("B1", "G2", "Y6", 4, 5, 2)],
)
def test_the_way_over_a_waypoint_adds_up(
    robot: str, via: str, target: str, first: int, second: int, direct: int
) -> None:
    """B-T16, B-T17, B-20, B-21: all moves count together."""
    found = shortest_ways(puzzle(robot, target, via))
    assert {len(way.split()) for way in found} == {first + second}
    assert len(shortest_ways(puzzle(robot, via))[0].split()) == first
    assert len(shortest_ways(puzzle(via, target))[0].split()) == second
    assert len(shortest_ways(puzzle(robot, target))[0].split()) == direct


def test_the_waypoint_must_be_stopped_on_before_the_last_arrival() -> None:
    """B-20: on the target first and then over the waypoint is not there yet."""
    position = puzzle("R3", "B1", "G3")
    attempt = play_route(position, ["B3", "B1", "B3", "G3"])
    assert attempt.via
    assert not arrives(position, attempt)
    assert arrives(position, play_route(position, ["B3", "B1", "B3", "G3", "B3", "B1"]))


def test_jumping_over_the_waypoint_does_not_count() -> None:
    """B-20: from R3 to Y3 the robot passes R6."""
    position = puzzle("R3", "Y3", "R6")
    assert not arrives(position, play_route(position, ["Y3"]))
    assert arrives(position, play_route(position, ["R6", "R4", "R3", "Y3"]))
