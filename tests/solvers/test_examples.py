"""The minima of the worked examples, found by each twin."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from carom.core.grid import Direction
from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.board import CENTRE, make_board
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.pieces import ROBOTS, Target
from carom.games.ricochet.position import MoveRules, Position
from carom.solvers.result import Limits, SolverName
from carom.solvers.ricochet import count, solutions, solve

Wall = tuple[int, int, Direction]
E, S = Direction.E, Direction.S


def e16(
    robots: dict[str, tuple[int, int]],
    target: tuple[str, int, int],
    rules: MoveRules,
    walls: Sequence[Wall] = (),
) -> Position:
    """Return a position on the empty 16x16 board of the examples, cells as (x, y)."""
    board = make_board(16, 16, [(y * 16 + x, side) for x, y, side in walls], closed=CENTRE)
    present = "".join(robot for robot in ROBOTS if robot in robots)
    cells = tuple(robots[robot][1] * 16 + robots[robot][0] for robot in present)
    name, x, y = target
    return Position(board, present, cells, Target(name, y * 16 + x), rules)


def length(position: Position, twin: SolverName) -> int | None:
    """Return the optimum, its line played."""
    solution = solve(position, solver=twin)
    assert solution.standing in {"optimal", "unsolvable"}
    if solution.length is not None:
        assert play_route(position, solution.line).solved
    return solution.length


def lines(position: Position, twin: SolverName) -> list[str]:
    """Return all optimal lines in text."""
    return [" ".join(map(write_move, line)) for line in solutions(position, solver=twin)]


NONE, TURN, NO_ONE = (MoveRules(ricochet=value) for value in ("none", "turn", "no_one_move"))


@pytest.mark.parametrize(("rules", "least"), [(NONE, 1), (TURN, 3)])
def test_straight_way_along_the_edge(twin: SolverName, rules: MoveRules, least: int) -> None:
    """A-T1, A-30, A-31."""
    assert length(e16({"r": (0, 0)}, ("r", 15, 0), rules), twin) == least


def test_straight_way_along_the_edge_has_three_turning_lines(twin: SolverName) -> None:
    """A-T1: the two of the example, and the turn may also lie between way out and way on."""
    position = e16({"r": (0, 0)}, ("r", 15, 0), TURN)
    assert lines(position, twin) == ["rE rS rN", "rS rN rE", "rS rE rN"]


def test_a_robot_alone_may_come_back_to_make_a_second_move(twin: SolverName) -> None:
    """A-32, A-34: the first stop on the target counts for nothing, nor does the start."""
    alone = e16({"r": (0, 0)}, ("r", 15, 0), NO_ONE)
    assert lines(alone, twin) == ["rE rS rN", "rE rW rE", "rS rN rE", "rS rE rN"]
    assert count(alone, solver=twin) == 4


@pytest.mark.parametrize("rules", [NONE, NO_ONE])
def test_helper_first_then_one_straight_move(twin: SolverName, rules: MoveRules) -> None:
    """A-T2, A-32."""
    assert lines(_behind_blue(rules), twin) == ["bS rE"]


def test_helper_first_then_one_straight_move_is_no_turn(twin: SolverName) -> None:
    """A-T2, A-32: and no other way exists within 9 moves."""
    solution = solve(_behind_blue(TURN), solver=twin, limits=Limits(nodes=20_000))
    assert solution.length is None or solution.length > 9
    assert solution.standing == "unsolvable" or solution.lower_bound > 9


def _behind_blue(rules: MoveRules) -> Position:
    return e16({"r": (0, 5), "b": (11, 0)}, ("r", 10, 5), rules, [(11, 5, S)])


@pytest.mark.parametrize(("rules", "least"), [(NONE, 1), (NO_ONE, 2)])
def test_out_and_straight_back(twin: SolverName, rules: MoveRules, least: int) -> None:
    """A-T3, A-33."""
    assert length(e16({"r": (5, 3)}, ("r", 15, 3), rules), twin) == least


@pytest.mark.parametrize("rules", [NONE, NO_ONE, TURN])
def test_round_the_corner_counts_under_every_rule(twin: SolverName, rules: MoveRules) -> None:
    """A-T4."""
    corner = e16({"r": (0, 0)}, ("r", 15, 15), rules)
    assert lines(corner, twin) == ["rE rS", "rS rE"]


def test_vortex_takes_whoever_comes(twin: SolverName) -> None:
    """A-T9, A-21."""
    assert lines(_vortex(NONE), twin) == ["bS"]


def test_the_robot_on_the_vortex_must_itself_have_turned(twin: SolverName) -> None:
    """A-T9, A-36."""
    assert lines(_vortex(TURN), twin) == ["gS gE"]


def _vortex(rules: MoveRules) -> Position:
    return e16({"b": (15, 3), "g": (3, 3)}, ("*", 15, 15), rules)


@pytest.mark.parametrize(("rules", "least"), [(NONE, 2), (NO_ONE, 2), (TURN, 4)])
def test_start_on_the_target_must_leave_it(twin: SolverName, rules: MoveRules, least: int) -> None:
    """A-T10, A-37."""
    assert length(e16({"r": (15, 15)}, ("r", 15, 15), rules), twin) == least


def test_first_stop_on_the_target_may_come_before_the_turn(twin: SolverName) -> None:
    """A-T11, A-34."""
    position = e16({"r": (2, 0)}, ("r", 10, 0), TURN, [(10, 0, E), (10, 5, S)])
    assert lines(position, twin) == ["rE rS rN", "rS rN rE"]


@pytest.mark.parametrize(("x", "line"), [(5, "tE"), (9, "tE+1"), (15, "tE+2")])
def test_transparent_robot_pays_for_each_wall(twin: SolverName, x: int, line: str) -> None:
    """A-T13, A-100, A-101."""
    position = e16({"t": (0, 0)}, ("*", x, 0), NONE, TWO_WALLS)
    assert line in lines(position, twin)


@pytest.mark.parametrize(("x", "line"), [(9, "tE+1"), (15, "tE+2")])
def test_transparent_robot_at_a_wall_may_pass_it(twin: SolverName, x: int, line: str) -> None:
    """A-T14, A-104."""
    position = e16({"t": (5, 0)}, ("*", x, 0), NONE, TWO_WALLS)
    assert line in lines(position, twin)


def test_transparent_robot_passes_no_wall_with_a_robot_behind(twin: SolverName) -> None:
    """A-T15, A-103: one wall on, the way through is shut."""
    position = e16({"t": (0, 0), "b": (6, 0)}, ("*", 9, 0), NONE, TWO_WALLS)
    assert lines(position, twin) == ["bE"]
    assert lines(e16({"t": (0, 0), "b": (6, 0)}, ("*", 5, 0), NONE, TWO_WALLS), twin) == ["tE"]


@pytest.mark.parametrize(("x", "price"), [(5, 1), (9, 2), (11, 3)])
def test_transparent_robot_stops_before_a_robot_further_on(
    twin: SolverName, x: int, price: int
) -> None:
    """A-T16."""
    position = e16({"t": (0, 0), "b": (12, 0)}, ("*", x, 0), NONE, TWO_WALLS)
    assert length(position, twin) == price


def test_transparent_robot_cannot_pass_the_centre(twin: SolverName) -> None:
    """A-T17, A-102."""
    assert lines(e16({"t": (0, 7)}, ("*", 6, 7), NONE), twin) == ["tE"]


TWO_WALLS = [(5, 0, E), (9, 0, E)]
