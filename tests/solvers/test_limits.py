"""Searches that end early say so, with a bound that holds."""

from __future__ import annotations

import threading
import tracemalloc
from time import monotonic

import pytest

from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.board import board_of, free_board
from carom.games.ricochet.pieces import Target
from carom.games.ricochet.position import MoveRules, Position
from carom.solvers.result import Limits, SearchStopped, SolverName
from carom.solvers.ricochet import count, solutions, solve

WIDE = free_board(32, 32, 4, "a wide board")
"""A board on which five robots have more states than any memory holds."""


def long_search() -> Position:
    """Return a position that no twin settles within the limits of these tests."""
    cells = (321, 231, 761, 960, 504)
    return Position(WIDE, "rbgyk", cells, Target("r", 779), MoveRules("none"))


def printed() -> Position:
    """Return a position on a printed board with an optimum of 9, some 2700 entries away."""
    board = board_of("1A4B3B2B")
    return Position(board, "rbgy", (18, 200, 93, 251), Target("r", 46), MoveRules("none"))


@pytest.mark.slow
def test_memory_limit_ends_in_a_bound(twin: SolverName) -> None:
    solution = solve(long_search(), Limits(bytes=200_000_000), solver=twin)
    assert solution.standing == "stopped"
    assert solution.lower_bound >= 2
    assert 100_000_000 < solution.peak_bytes < 230_000_000


def test_small_memory_limit_ends_in_a_bound(twin: SolverName) -> None:
    solution = solve(long_search(), Limits(bytes=2_000_000), solver=twin)
    assert solution.standing == "stopped"
    assert solution.lower_bound >= 1
    assert solution.line == ()


@pytest.mark.parametrize("limits", [Limits(nodes=0), Limits(bytes=0), Limits(seconds=0.0)])
def test_limit_of_nothing_still_gives_a_bound(twin: SolverName, limits: Limits) -> None:
    solution = solve(printed(), limits, solver=twin)
    assert solution.standing == "stopped"
    assert solution.length is None
    assert 0 <= solution.lower_bound <= 9


def test_node_limits_bound_the_optimum_and_rise_with_the_limit(twin: SolverName) -> None:
    whole = solve(printed(), solver=twin)
    bounds = []
    for nodes in (1, 10, 100, 1000, 10_000_000):
        solution = solve(printed(), Limits(nodes=nodes), solver=twin)
        assert solution.lower_bound <= 9
        bounds.append(solution.lower_bound)
    assert bounds == sorted(bounds)
    assert bounds[-1] == whole.length == 9


def test_node_limits_repeat_exactly(twin: SolverName) -> None:
    limits = Limits(nodes=500)
    assert solve(long_search(), limits, solver=twin) == solve(long_search(), limits, solver=twin)


def test_time_limit_ends_the_search_in_time(twin: SolverName) -> None:
    start = monotonic()
    solution = solve(long_search(), Limits(seconds=0.2), solver=twin)
    assert solution.standing == "stopped"
    assert monotonic() - start < 60


def test_another_thread_calls_the_search_off(twin: SolverName) -> None:
    cancel = threading.Event()
    timer = threading.Timer(0.1, cancel.set)
    timer.start()
    solution = solve(long_search(), Limits(bytes=1_000_000_000), cancel, solver=twin)
    timer.join()
    assert solution.standing == "stopped"
    assert solution.lower_bound >= 1


def test_search_called_off_before_it_began_stops_at_once(twin: SolverName) -> None:
    cancel = threading.Event()
    cancel.set()
    assert solve(long_search(), cancel=cancel, solver=twin).standing == "stopped"


def test_all_lines_need_the_whole_search(twin: SolverName) -> None:
    with pytest.raises(SearchStopped) as error:
        list(solutions(printed(), Limits(nodes=3), solver=twin))
    assert error.value.code == "search-stopped"
    assert error.value.params["lower_bound"] in range(10)
    with pytest.raises(SearchStopped):
        count(printed(), Limits(nodes=3), solver=twin)


def test_line_of_a_stopped_search_is_a_route(twin: SolverName) -> None:
    """The transparent robot knows dear ways through walls long before cheap ones are excluded."""
    board = free_board(12, 12, 60, "many walls")
    position = Position(board, "rt", (143, 0), Target("*", 77), MoveRules("none"))
    known = 0
    for nodes in range(1, 200, 3):
        solution = solve(position, Limits(nodes=nodes), solver=twin)
        if solution.length is not None:
            known += 1
            end = play_route(position, solution.line)
            assert end.solved
            assert end.spent == solution.length >= solution.lower_bound
    assert known


@pytest.mark.slow
@pytest.mark.parametrize("position", [long_search(), printed()], ids=["wide", "printed"])
def test_python_counts_its_memory_about_right(position: Position) -> None:
    solve(position, Limits(nodes=100), solver="python")  # tables of the board are shared
    tracemalloc.start()
    solution = solve(position, Limits(bytes=20_000_000), solver="python")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert 0.5 * solution.peak_bytes < peak < 1.25 * solution.peak_bytes + 1_000_000
