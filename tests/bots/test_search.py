"""What bots see on the board: routes in which only some robots move."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tests.strategies import positions

from carom.bots.registry import bot_levels, get_bot
from carom.bots.ricochet.search import groups, route_of, walled_in
from carom.core.errors import NotFound
from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.board import check_board, make_board
from carom.games.ricochet.pieces import ANY, Target
from carom.games.ricochet.position import MoveRules, Position
from carom.solvers.result import Limits
from carom.solvers.ricochet import solve


def board_16(target: Target, cells: tuple[int, ...], robots: str = "rbgy") -> Position:
    """Return a position on the empty board with a closed centre."""
    board = make_board(16, 16, closed=(119, 120, 135, 136))
    return Position(board, robots, cells, target, MoveRules(ricochet="none"))


@settings(max_examples=60, deadline=None)
@given(positions())
def test_a_route_of_some_robots_is_legal_moves_only_them_and_is_no_shortcut(
    position: Position,
) -> None:
    best = solve(position, Limits(nodes=2_000))
    for helpers, movers in groups(position):
        assert helpers == 2 or len(movers) == helpers + 1
        route = route_of(position, movers, 2_000)
        if route:
            assert play_route(position, route).solved
            assert {move.robot for move in route} <= set(movers)
            assert sum(move.price for move in route) >= best.lower_bound


def test_all_robots_together_find_the_optimum() -> None:
    position = board_16(Target("r", 255), (0, 5, 80, 200))
    assert len(route_of(position, "rbgy", 100_000)) == solve(position).length


def test_robots_that_stand_still_stop_the_mover_as_the_robots_they_are() -> None:
    position = board_16(Target("r", 4), (0, 5, 80, 200))
    assert [move.direction.name for move in route_of(position, "r", 1000)] == ["E"]


def test_no_route_ends_where_another_robot_stays() -> None:
    assert route_of(board_16(Target("r", 5), (0, 5, 80, 200)), "rg", 1000) == ()


def test_groups_hold_a_robot_that_may_solve_and_grow() -> None:
    cells = (0, 5, 80, 200)
    red, vortex = board_16(Target("r", 9), cells), board_16(Target(ANY, 9), cells)
    assert list(groups(red)) == [(0, "r"), (1, "rb"), (1, "rg"), (1, "ry"), (2, "rbgy")]
    assert [movers for helpers, movers in groups(vortex) if helpers == 0] == ["r", "b", "g", "y"]
    assert list(groups(board_16(Target("r", 9), (0,), "r"))) == [(0, "r")]


def test_closing_a_cell_puts_walls_on_both_sides() -> None:
    board = walled_in(make_board(4, 4), [5])
    assert check_board(board) == board
    assert board.closed == (5,)


def test_a_search_that_is_called_off_gives_nothing_wrong() -> None:
    class Now:
        def is_set(self) -> bool:
            return True

    position = board_16(Target("r", 255), (0, 5, 80, 200))
    route = route_of(position, "rbgy", 100_000, Now())
    assert route == () or play_route(position, route).solved


def test_the_registry_refuses_what_is_not_there() -> None:
    assert bot_levels("chess") == ()
    with pytest.raises(NotFound) as refused:
        get_bot("ricochet", "grandmaster")
    assert refused.value.code == "no-such-bot"
