"""Where moves go, cell by cell."""

from __future__ import annotations

from hypothesis import given
from tests.pictures.routes import played

from carom.core.grid import Direction, parse_cell
from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.board import make_board
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.pieces import Diagonal, Target
from carom.games.ricochet.position import Move, Position
from carom.pictures.ricochet.trails import legs_of


@given(played())
def test_legs_end_where_the_rules_say(case: tuple[Position, tuple[Move, ...]]) -> None:
    position, route = case
    legs, cells = legs_of(position, route)
    assert cells == play_route(position, route).cells
    assert [leg.robot for leg in legs] == [move.robot for move in route]
    last = {leg.robot: leg.cells[-1] for leg in legs}
    assert all(cells[position.robots.index(robot)] == cell for robot, cell in last.items())


@given(played())
def test_legs_go_from_cell_to_neighbouring_cell(case: tuple[Position, tuple[Move, ...]]) -> None:
    position, route = case
    for leg in legs_of(position, route)[0]:
        steps = zip(leg.cells, leg.headings, leg.cells[1:], strict=False)
        assert len(leg.headings) == len(leg.cells) - 1 > 0
        assert all(position.board.neighbour(here, way) == there for here, way, there in steps)


def _cells(names: str) -> tuple[int, ...]:
    return tuple(parse_cell(name, 4, 4) for name in names.split())


def test_leg_turns_at_a_diagonal_of_another_colour() -> None:
    board = make_board(4, 4, diagonals=[Diagonal(2, "b", "\\")])
    position = Position(board, "r", (0,), Target("r", 14))
    (leg,), _ = legs_of(position, parse_route("rE"))
    assert leg.cells == _cells("a1 b1 c1 c2 c3 c4")
    assert "".join(way.name for way in leg.headings) == "EESSS"
    assert not leg.is_straight


def test_leg_of_the_transparent_robot_goes_through_the_walls_it_paid_for() -> None:
    """A-100: one wall passed, stopped by the next."""
    board = make_board(4, 4, [(0, Direction.E), (2, Direction.E)])
    position = Position(board, "rt", (12, 0), Target("r", 3))
    (leg,), _ = legs_of(position, parse_route("tE+1"))
    assert leg.cells == _cells("a1 b1 c1")
