"""The calls everyone uses: which twin answers, lines in order, whole boards."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.solvers.samples import sample

from carom.core.errors import PositionError
from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.board import board_of, make_board
from carom.games.ricochet.pieces import Target
from carom.games.ricochet.position import MoveRules, Position
from carom.solvers.result import Limits, SolverMissing, SolverName
from carom.solvers.ricochet import active_solver, count, kernel, solutions, solve, solve_board

PRINTED = board_of("1A4B3B2B")
CORNERS = (0, 15, 240, 255)


def test_auto_is_the_active_solver() -> None:
    position = Position(PRINTED, "rbgy", CORNERS, PRINTED.targets[0])
    assert solve(position).solver == active_solver()
    assert solve(position, solver="python").solver == "python"


def test_without_kernel_python_answers_and_asking_for_the_kernel_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kernel, "is_available", lambda: False)
    position = Position(PRINTED, "rbgy", CORNERS, PRINTED.targets[0])
    assert active_solver() == "python"
    assert solve(position).solver == "python"
    with pytest.raises(SolverMissing) as error:
        solve(position, solver="kernel")
    assert error.value.code == "solver-missing"
    assert "kernel" in str(error.value)
    assert "python" in str(error.value)


def test_first_of_all_lines_is_the_one_python_gives(twin: SolverName) -> None:
    for seed in range(40):
        position = sample(seed)
        if solve(position, Limits(nodes=200), solver="python").standing == "optimal":
            assert solve(position, solver="python").line == next(solutions(position, solver=twin))


def test_lines_come_in_the_written_order_and_replay(twin: SolverName) -> None:
    position = Position(make_board(16, 16), "rb", (0, 15), Target("r", 255), MoveRules("none"))
    lines = list(solutions(position, solver=twin))
    assert lines == sorted(lines, key=lambda line: [move.rank for move in line])
    assert len(lines) == len(set(lines)) == count(position, solver=twin)
    assert all(play_route(position, line).solved for line in lines)


@pytest.mark.parametrize("most", [0, 1, 3])
def test_most_ends_the_list_of_lines_early(twin: SolverName, most: int) -> None:
    position = Position(make_board(16, 16), "r", (0,), Target("r", 15))
    lines = list(solutions(position, most=most, solver=twin))
    assert lines == list(islice(solutions(position, solver=twin), most))
    assert len(lines) == most


def test_position_without_a_route_has_no_lines(twin: SolverName) -> None:
    """A-15, A-62."""
    position = Position(make_board(2, 2), "rbgy", (0, 1, 2, 3), Target("r", 3))
    solution = solve(position, solver=twin)
    assert solution.standing == "unsolvable"
    assert solution.length is None
    assert list(solutions(position, solver=twin)) == []
    assert count(position, solver=twin) == 0


@pytest.mark.parametrize("rules", [MoveRules("none"), MoveRules("turn")])
def test_whole_board_is_solved_target_by_target(twin: SolverName, rules: MoveRules) -> None:
    """A-06: all 17 chips."""
    cells = (18, 200, 93, 251)
    limits = Limits(nodes=2000)
    found = solve_board(PRINTED, "rbgy", cells, rules, limits=limits, solver=twin)
    assert len(found) == 17
    for target, solution in zip(PRINTED.targets, found, strict=True):
        position = Position(PRINTED, "rbgy", cells, target, rules)
        assert solution == solve(position, limits, solver=twin)
    assert sum(solution.standing == "optimal" for solution in found) >= 10


def test_whole_board_needs_the_robots_of_its_targets() -> None:
    with pytest.raises(PositionError):
        solve_board(PRINTED, "rbg", (0, 15, 240), MoveRules())
