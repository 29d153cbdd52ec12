"""Graded hints: each tells more than the one before, and none is wrong."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import assume, given, settings
from tests.strategies import free_boards, positions

from carom.core.grid import Direction
from carom.games.ricochet.board import CENTRE, make_board
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.pieces import Diagonal, Target
from carom.games.ricochet.position import MoveRules, Position
from carom.solvers.result import Limits, SearchStopped
from carom.solvers.ricochet import hints, solve
from carom.solvers.ricochet.hinting import (
    ExactLength,
    FirstMove,
    Hint,
    LastObstacle,
    LengthRange,
    NoRoute,
    RobotsUsed,
    WholeLine,
)

E, S = Direction.E, Direction.S
E16 = make_board(16, 16, closed=CENTRE)
NONE = MoveRules("none")


def test_hints_go_from_the_range_to_the_whole_line() -> None:
    position = Position(
        make_board(16, 16, [(5 * 16 + 11, S)]), "rb", (80, 11), Target("r", 90), NONE
    )
    line = parse_route("bS rE")
    assert hints(position) == (
        LengthRange(1, 3),
        ExactLength(2),
        RobotsUsed("rb", "r"),
        LastObstacle("robot", E, "b"),
        FirstMove(line[0]),
        WholeLine(line),
    )


@pytest.mark.parametrize(
    ("position", "obstacle"),
    [
        (Position(E16, "r", (0,), Target("r", 15), NONE), LastObstacle("frame", E)),
        (Position(E16, "r", (112,), Target("r", 118), NONE), LastObstacle("centre", E)),
        (
            Position(make_board(4, 4, [(1, E)]), "r", (0,), Target("r", 1), NONE),
            LastObstacle("wall", E),
        ),
        (
            Position(make_board(4, 4), "rg", (0, 2), Target("r", 1), NONE),
            LastObstacle("robot", E, "g"),
        ),
        (
            Position(make_board(4, 4, [(1, E)]), "t", (0,), Target("*", 3), NONE),
            LastObstacle("frame", E),
        ),
        (
            Position(
                make_board(4, 4, diagonals=[Diagonal(2, "g", "\\")]),
                "r",
                (0,),
                Target("r", 14),
                NONE,
            ),
            LastObstacle("frame", S),
        ),
        (
            Position(
                make_board(4, 4, diagonals=[Diagonal(2, "g", "\\")]),
                "rb",
                (0, 6),
                Target("r", 2),
                NONE,
            ),
            LastObstacle("robot", S, "b"),
        ),
    ],
    ids=["frame", "centre", "wall", "robot", "frame after a wall", "round a corner", "on a slant"],
)
def test_last_obstacle_says_what_and_on_which_side(
    position: Position, obstacle: LastObstacle
) -> None:
    assert obstacle in hints(position)


def test_position_without_a_route_has_that_as_its_only_hint() -> None:
    """A-15."""
    position = Position(make_board(2, 2), "rbgy", (0, 1, 2, 3), Target("r", 3), NONE)
    assert hints(position) == (NoRoute(),)


def test_hints_need_a_proved_optimum() -> None:
    with pytest.raises(SearchStopped):
        hints(Position(E16, "r", (0,), Target("r", 255), NONE), Limits(nodes=0))


def test_long_ranges_overlap_nowhere() -> None:
    from carom.solvers.hints import length_range
    from carom.solvers.ricochet.hinting import RANGE_TOPS

    ranges = [length_range(length, RANGE_TOPS) for length in range(1, 40)]
    for length, found in enumerate(ranges, 1):
        assert found.least <= length
        assert found.most is None or length <= found.most
    assert len(set(ranges)) == 6


@settings(max_examples=60)
@given(positions(boards=free_boards(max_side=6)))
def test_hints_fit_the_solution_and_survive_json(position: Position) -> None:
    solution = solve(position, Limits(nodes=300))
    assume(solution.line)
    assume(solution.standing == "optimal")
    found = hints(position)
    assert found[1] == ExactLength(solution.lower_bound)
    assert isinstance(found[0], LengthRange)
    assert isinstance(found[2], RobotsUsed)
    assert position.target.robot in {"*", found[2].active}
    assert isinstance(found[-1], WholeLine)
    assert isinstance(found[4], FirstMove)
    assert found[-1].line[0] == found[4].move
    text = msgspec.json.encode(found)
    assert msgspec.json.decode(text, type=tuple[Hint, ...]) == found
