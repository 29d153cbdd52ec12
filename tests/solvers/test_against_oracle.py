"""The twins against the oracle, which shares nothing with them.

2700 seeded positions; the oracle settles some 2200 of them and gives a bound for the others.
"""

from __future__ import annotations

from collections import Counter

import pytest
from tests.oracle.ricochet import HEADINGS, all_lines, fewest_moves
from tests.oracle.translate import puzzle_of
from tests.solvers.conftest import TWINS
from tests.solvers.samples import sample

from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.position import Move, Position
from carom.solvers.result import Limits, Solution, SolverName
from carom.solvers.ricochet import count, solutions, solve

CHUNK = 90
MOST_STATES = 800


def chunks(first: int, last: int) -> list[range]:
    """Return the seeds ``first`` to ``last`` in parts that report alone when one fails."""
    return [range(start, min(start + CHUNK, last)) for start in range(first, last, CHUNK)]


def compare(seeds: range) -> Counter[str]:
    """Solve the positions of some seeds every way and return how many ended how."""
    ended: Counter[str] = Counter()
    for seed in seeds:
        position = sample(seed)
        puzzle = puzzle_of(position)
        least, is_settled = fewest_moves(puzzle, MOST_STATES)
        ended["open" if not is_settled else "unsolvable" if least is None else "solved"] += 1
        for twin in TWINS:
            limits = Limits() if is_settled else Limits(nodes=1000)
            solution = solve(position, limits, solver=twin)
            where = (seed, twin, solution)
            if is_settled:
                assert solution.standing == ("unsolvable" if least is None else "optimal"), where
                assert solution.length == least, where
            elif solution.length is not None:
                assert least is not None, where
                assert solution.length >= least, where
            check(position, solution)
            if is_settled and least is not None and least <= 3:
                check_lines(position, twin, least)
    return ended


def check(position: Position, solution: Solution[Move]) -> None:
    """Check what holds for every solution."""
    if solution.length is None:
        assert solution.line == ()
        assert solution.standing != "optimal"
        return
    end = play_route(position, solution.line)
    assert end.solved
    assert end.spent == solution.length
    assert solution.lower_bound <= solution.length
    if solution.standing == "optimal":
        assert solution.lower_bound == solution.length


def check_lines(position: Position, twin: SolverName, least: int) -> None:
    """Check all lines of a short optimum, their order and number by brute force."""
    wanted = all_lines(puzzle_of(position), least)
    found = [
        tuple((move.robot, HEADINGS[move.direction], move.passes) for move in line)
        for line in solutions(position, solver=twin)
    ]
    assert found == wanted
    assert count(position, solver=twin) == len(wanted)


@pytest.mark.parametrize("seeds", chunks(0, 180), ids=str)
def test_twins_agree_with_the_oracle(seeds: range) -> None:
    ended = compare(seeds)
    assert ended["solved"] > CHUNK / 3
    assert ended["unsolvable"] > CHUNK / 10


@pytest.mark.slow
@pytest.mark.parametrize("seeds", chunks(180, 2700), ids=str)
def test_twins_agree_with_the_oracle_on_many_more(seeds: range) -> None:
    ended = compare(seeds)
    assert ended["solved"] + ended["unsolvable"] > CHUNK * 2 / 3


def test_samples_are_spread_over_all_options() -> None:
    seen: Counter[str] = Counter()
    for seed in range(2700):
        position = sample(seed)
        rules, board = position.rules, position.board
        on_target = position.target.cell in position.cells
        seen.update(
            [
                rules.ricochet,
                f"rebound {rules.rebound}",
                f"{len(position.robots)} robots",
                "printed" if board.size == 256 else "free",
                f"to {position.target.robot}",
            ]
        )
        if "t" in position.robots:
            seen.update([f"passes {rules.ghost_passes}", f"landing {rules.ghost_landing}"])
            seen["ghost active"] += position.target.robot == "*"
        seen["neutral"] += "k" in position.robots
        seen["diagonals"] += bool(board.diagonals)
        seen["holes"] += bool(board.closed)
        seen["start on target"] += any(
            position.cell_of(robot) == position.target.cell for robot in position.active
        )
        seen["helper on target"] += on_target and position.target.robot != "*"
    assert min(seen.values()) > 100, seen
    assert len(seen) == 28, sorted(seen)
