"""Positions as coloured text for small screens."""

from __future__ import annotations

from hypothesis import given, settings
from tests.pictures.routes import played

from carom.core.grid import Direction
from carom.games.ricochet.board import make_board
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.pieces import Diagonal, Target
from carom.games.ricochet.position import Move, Position
from carom.pictures.ricochet.compact import draw_compact

BOARD = make_board(
    3,
    4,
    [(0, Direction.E), (0, Direction.S), (6, Direction.S)],
    closed=[11],
    diagonals=[Diagonal(4, "y", "/")],
    targets=[Target("b", 1, "circle"), Target("*", 9, "vortex")],
)


def _text(position: Position, route: str = "") -> str:
    """Return a drawing without its styles."""
    lines = draw_compact(position, parse_route(route))
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def test_walls_targets_and_robots_are_drawn() -> None:
    position = Position(BOARD, "rg", (0, 10), Target("r", 7, "square"))
    assert (
        _text(position)
        == """\
    a  b  c  d
   ┏━━━━━━━━━━━┓
 1 ┃R ┃●b      ┃
 2 ┃╱y       ■r┃
 3 ┃   ✺  G ┃░░┃
   ┗━━━━━━━━━━━┛"""
    )


def test_a_wall_to_the_south_underlines_its_cell() -> None:
    position = Position(BOARD, "rg", (0, 10), Target("r", 7, "square"))
    lines = draw_compact(position)
    walled = [[run.text for run in line if run.is_underlined] for line in lines]
    assert walled == [[], [], ["R ", "┃"], ["   ", "■r", "┃"], [], []]


def test_route_has_lines_numbers_arrows_and_its_start() -> None:
    board = make_board(4, 5, targets=[Target("b", 2, "circle")])
    position = Position(board, "rb", (0, 12), Target("r", 15, "triangle"))
    assert (
        _text(position, "rE rS rW")
        == """\
    a  b  c  d  e
   ┏━━━━━━━━━━━━━━┓
 1 ┃r─────1▶────┐ ┃
 2 ┃            2▼┃
 3 ┃      B     │ ┃
 4 ┃R▲───◀3─────┘ ┃
   ┗━━━━━━━━━━━━━━┛"""
    )


@settings(max_examples=60, deadline=None)
@given(played())
def test_every_drawing_has_a_line_a_row_of_one_width(
    case: tuple[Position, tuple[Move, ...]],
) -> None:
    position, route = case
    lines = draw_compact(position, route)
    widths = {sum(len(run.text) for run in line) for line in lines[1:]}
    assert len(lines) == position.board.rows + 3
    assert widths == {3 * position.board.columns + 4}
