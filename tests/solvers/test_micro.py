"""The solver of Micro Robots: worked examples, and the oracle on boards of every kind."""

from __future__ import annotations

from itertools import islice
from threading import Event

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.oracle import micro as oracle
from tests.strategies_micro import boards, cells, layouts, positions

from carom.games.micro.attempt import arrives, play_route
from carom.games.micro.board import CELLS, SIDE, Board, board_of, make_board
from carom.games.micro.paths import distance
from carom.games.micro.position import Position
from carom.solvers import micro
from carom.solvers.hints import ExactLength, FirstMove, LengthRange, NoRoute, WholeLine
from carom.solvers.micro.distances import distances
from carom.solvers.micro.hinting import Entrances, Halves
from carom.solvers.micro.rating import guessing_chance, rate
from carom.solvers.result import Limits, SearchStopped

K = board_of("B1N2N3N4N")
APART = make_board(f"{'RBYGPW'[(x + y) % 6]}{x % 6 + 1}" for y in range(6) for x in range(6))
"""Each column is one number and no row shares anything: six pieces."""


def on_k(robot: str, target: str, waypoint: str | None = None) -> Position:
    """Return a position on board K by the names of its fields."""
    cells = [K.cell_of(name) for name in (robot, target, waypoint) if name]
    return Position(K, *cells)


def rows_of(board: Board) -> list[list[str]]:
    """Return a board as the oracle takes it."""
    names = [die.name for die in board.dice]
    return [names[start : start + SIDE] for start in range(0, CELLS, SIDE)]


def asked(position: Position) -> tuple[list[list[str]], str, str, str | None]:
    """Return a position as the oracle takes it."""
    name = position.board.name
    waypoint = None if position.waypoint is None else name(position.waypoint)
    return rows_of(position.board), name(position.robot), name(position.target), waypoint


@pytest.mark.parametrize(
    ("position", "length", "ways", "line"),
    [
        (on_k("R3", "Y3"), 1, 1, "Y3"),
        (on_k("W6", "B2"), 2, 1, "B6 B2"),
        (on_k("W6", "G3"), 4, 1, "W1 B1 B3 G3"),
        (on_k("R2", "Y6"), 6, 3, "G2 G4 Y4 Y3 Y1 Y6"),
        (on_k("W6", "Y1", "P3"), 6, None, None),
        (on_k("B1", "Y6", "G2"), 9, None, None),
        (on_k("B1", "Y6"), 2, None, "Y1 Y6"),
        (on_k("W6", "Y1"), 3, None, None),
        (on_k("R3", "B1", "G3"), 4, None, None),
    ],
)
def test_examples_of_the_rules(
    position: Position, length: int, ways: int | None, line: str | None
) -> None:
    """B-T7, B-T8, B-T11, B-T12, B-T16 .. B-T18, B-20, B-21: fewest moves, number of ways, one."""
    found = micro.solve(position)
    assert (found.standing, found.length, found.lower_bound) == ("optimal", length, length)
    assert ways is None or micro.count(position) == ways
    assert line is None or tuple(line.split()) in set(micro.solutions(position))


def test_the_largest_distance_of_board_k() -> None:
    """B-T13."""
    found = distances(K)
    assert found.between(K.cell_of("Y2"), K.cell_of("W6")) == found.largest == 8


def test_a_call_of_three_cannot_be_proved_and_one_of_four_can() -> None:
    """B-T9, B-11: the number called must be met exactly."""
    position = on_k("W6", "B2")
    assert [micro.can_prove(position, moves) for moves in range(6)] == [
        False, False, True, False, True, False,
    ]  # fmt: skip
    assert micro.count_walks(position, 3) == 0
    assert micro.count_walks(position, 4) == 4
    assert ("B6", "W6", "B6", "B2") in set(micro.walks(position, 4))


def test_stopping_on_the_target_early_is_no_call_of_four() -> None:
    """B-T10: every walk of 4 has 4 moves, though the target lies 2 away."""
    assert all(len(walk) == 4 for walk in micro.walks(on_k("W6", "B2"), 4))


def test_a_way_past_the_waypoint_does_not_count() -> None:
    """B-T18: R3-B3-B1 is short, but misses G3."""
    expert = on_k("R3", "B1", "G3")
    assert ("Y3", "G3", "B3", "B1") in set(micro.solutions(expert))
    assert not arrives(expert, play_route(expert, ("B3", "B1")))
    assert not micro.can_prove(expert, 2)


def test_being_on_the_target_before_the_waypoint_does_not_count() -> None:
    """B-20, B-11: from B1 over Y1 and Y6 back to G2; only the last arrival ends it."""
    position = on_k("Y1", "Y6", "G2")
    line = micro.solve(position).line
    assert line[-1] == "Y6"
    assert "G2" in line[:-1]
    through = Position(K, K.cell_of("Y6"), K.cell_of("Y1"), K.cell_of("P3"))
    assert micro.solve(through).line[0] == "Y1"  # the only move from Y6, and not the end


@given(positions())
@settings(max_examples=60, deadline=None)
def test_fewest_moves_agree_with_the_oracle(position: Position) -> None:
    found = micro.solve(position)
    assert found.length == oracle.fewest(*asked(position))
    if found.length is None:
        assert found.standing == "unsolvable"
        assert micro.count(position) == 0
        assert list(micro.solutions(position)) == []
        return
    attempt = play_route(position, found.line)
    assert arrives(position, attempt)
    assert attempt.spent == found.length


@given(positions(), st.integers(1, 6))
@settings(max_examples=40, deadline=None)
def test_all_walks_of_a_length_agree_with_the_oracle(position: Position, moves: int) -> None:
    walks = list(micro.walks(position, moves))
    assert set(walks) == oracle.every_walk(*asked(position), moves)
    assert len(walks) == len(set(walks)) == micro.count_walks(position, moves)
    places = [[position.board.cell_of(name) for name in walk] for walk in walks]
    assert places == sorted(places)


@given(positions())
@settings(max_examples=25, deadline=None)
def test_calls_that_can_be_proved_agree_with_the_oracle(position: Position) -> None:
    """B-11, B-21: for all calls 1 .. 99; two numbers tell all of them."""
    provable = {moves for moves in range(1, 100) if micro.can_prove(position, moves)}
    assert provable == oracle.lengths(*asked(position), 99)
    least = micro.least_calls(position)
    from_least = {moves for moves in range(1, 100) if (least[moves % 2] or 100) <= moves}
    assert provable == from_least


@given(positions(waypoint=True))
@settings(max_examples=40, deadline=None)
def test_with_a_waypoint_both_halves_are_shortest(position: Position) -> None:
    """B-20: the optimum is the sum of the two distances."""
    assert position.waypoint is not None
    halves = [
        distance(position.board, position.robot, position.waypoint),
        distance(position.board, position.waypoint, position.target),
    ]
    length = micro.solve(position).length
    assert length == (None if None in halves else sum(half or 0 for half in halves))


@given(boards)
@settings(max_examples=40, deadline=None)
def test_all_distances_agree_with_one_by_one(board: Board) -> None:
    found = distances(board)
    for start in range(0, CELLS, 5):
        for goal in range(CELLS):
            assert found.between(start, goal) == distance(board, start, goal)
            assert found.between(goal, start) == found.between(start, goal)


@given(layouts, cells, cells, cells)
@settings(max_examples=60, deadline=None)
def test_distances_keep_the_triangle(board: Board, start: int, over: int, goal: int) -> None:
    found = distances(board)
    first, second = found.between(start, over), found.between(over, goal)
    if first is not None and second is not None:
        assert (found.between(start, goal) or 0) <= first + second


def test_pairs_without_a_way_are_told_apart() -> None:
    found = distances(APART)
    assert found.between(0, 1) is None
    assert sum(found.counts.values()) == 6 * 6 * 5
    assert (found.largest, found.mean) == (1, 1.0)


def test_no_way_is_proved() -> None:
    position = Position(APART, 0, 1)
    assert micro.solve(position).standing == "unsolvable"
    assert micro.hints(position) == (NoRoute(),)
    assert micro.least_calls(position) == (None, None)
    assert rate(position) is None


def test_the_list_of_ways_may_be_cut() -> None:
    assert len(list(micro.solutions(on_k("R2", "Y6"), most=2))) == 2
    assert len(list(islice(micro.walks(on_k("R2", "Y6"), 99), 5))) == 5


@pytest.mark.parametrize("limits", [Limits(nodes=3), Limits(seconds=-1), Limits(bytes=100)])
def test_limits_stop_the_search_with_a_bound(limits: Limits) -> None:
    found = micro.solve(on_k("Y2", "W6"), limits)
    assert found.standing == "stopped"
    assert 1 <= found.lower_bound <= 8
    for ask in (micro.count, micro.solutions, micro.hints):
        with pytest.raises(SearchStopped):
            ask(on_k("Y2", "W6"), limits)


def test_a_search_can_be_called_off() -> None:
    cancel = Event()
    cancel.set()
    assert micro.solve(on_k("Y2", "W6"), cancel=cancel).standing == "stopped"


def test_hints_go_from_faint_to_the_whole_way() -> None:
    assert micro.hints(on_k("W6", "G3")) == (
        LengthRange(3, 4),
        ExactLength(4),
        Entrances(("B3",)),
        FirstMove("W1"),
        WholeLine(("W1", "B1", "B3", "G3")),
    )
    assert Halves(4, 2) in micro.hints(on_k("W6", "Y1", "P3"))


@given(positions())
@settings(max_examples=40, deadline=None)
def test_hinted_entrances_are_those_of_all_shortest_ways(position: Position) -> None:
    lines = list(micro.solutions(position))
    if lines and len(lines[0]) > 1:
        (entrances,) = (hint for hint in micro.hints(position) if isinstance(hint, Entrances))
        assert set(entrances.fields) == {line[-2] for line in lines}


def test_what_is_hit_by_any_guess_is_worth_least() -> None:
    """From Y6 there is one move; from W6 one of two, then one of three."""
    assert rate(on_k("Y6", "Y1")) is not None
    assert guessing_chance(on_k("Y6", "Y1"), 1) == 1
    found = rate(on_k("W6", "B2"))
    assert found is not None
    moves_from_b6 = len(K.moves(K.cell_of("B6")))
    assert guessing_chance(on_k("W6", "B2"), 2) == pytest.approx(1 / 2 / moves_from_b6)


@given(positions())
@settings(max_examples=30, deadline=None)
def test_the_chance_of_guessing_is_that_of_its_walks(position: Position) -> None:
    found = rate(position)
    if found is None:
        return
    chance = 0.0
    for line in micro.solutions(position):
        share, at = 1.0, position.robot
        for move in line:
            share /= len(position.board.moves(at))
            at = position.board.cell_of(move)
        chance += share
    assert 2**-found.bits == pytest.approx(chance)
    assert found.length == micro.solve(position).length
    assert 1 <= found.level <= 5
