"""The minima of the worked examples, found by each twin."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from carom.core.grid import Direction
from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.board import CENTRE, make_board
from carom.games.ricochet.pieces import ROBOTS, Target
from carom.games.ricochet.position import MoveRules, Position
from carom.solvers.ricochet import count, solve

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


def length(position: Position) -> int | None:
    """Return the optimum, its line played."""
    solution = solve(position)
    assert solution.standing in ("optimal", "unsolvable")
    if solution.length is not None:
        assert play_route(position, solution.line).solved
    return solution.length


NONE, TURN, NO_ONE = (MoveRules(ricochet=value) for value in ("none", "turn", "no_one_move"))


@pytest.mark.parametrize(("rules", "least"), [(NONE, 1), (NO_ONE, 2), (TURN, 3)])
def test_straight_way_along_the_edge(rules: MoveRules, least: int) -> None:
    """A-T1, A-30, A-31."""
    assert length(e16({"r": (0, 0)}, ("r", 15, 0), rules)) == least


def test_straight_way_along_the_edge_has_two_turning_lines() -> None:
    """A-T1: S E N and E S N."""
    assert count(e16({"r": (0, 0)}, ("r", 15, 0), TURN)) == 2
