"""Positions as coloured text."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given, settings
from tests.pictures.routes import played

from carom.core.grid import Direction
from carom.games.ricochet.board import make_board
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.pieces import Diagonal, Target
from carom.games.ricochet.position import Move, Position
from carom.pictures.canvas import Run
from carom.pictures.ricochet.terminal import draw


def _text(position: Position, route: str = "") -> str:
    """Return a drawing without its styles."""
    lines = draw(position, parse_route(route))
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def test_walls_targets_and_robots_are_drawn() -> None:
    board = make_board(
        3,
        4,
        [(0, Direction.E), (0, Direction.S), (6, Direction.S)],
        closed=[11],
        diagonals=[Diagonal(4, "y", "/")],
        targets=[Target("b", 1, "circle"), Target("*", 9, "vortex")],
    )
    position = Position(board, "rg", (0, 10), Target("r", 7, "square"))
    assert (
        _text(position)
        == """\
     a   b   c   d
   ┏━━━┳━━━━━━━━━━━┓
 1 ┃ R ┃ ●b        ┃
   ┣━━━┛   ·   ·   ┃
 2 ┃ ╱y          ■r┃
   ┃   ·   ╺━━━┳━━━┫
 3 ┃     ✺   G ┃░░░┃
   ┗━━━━━━━━━━━┻━━━┛"""
    )


def test_route_has_lines_numbers_arrows_and_its_start() -> None:
    board = make_board(4, 5, targets=[Target("b", 2, "circle")])
    position = Position(board, "rb", (0, 12), Target("r", 15, "triangle"))
    assert (
        _text(position, "rE rS rW")
        == """\
     a   b   c   d   e
   ┏━━━━━━━━━━━━━━━━━━━┓
 1 ┃ r───────1▶──────┐ ┃
   ┃   ·   ·   ·   · │ ┃
 2 ┃                 2 ┃
   ┃   ·   ·   ·   · ▼ ┃
 3 ┃         B       │ ┃
   ┃   ·   ·   ·   · │ ┃
 4 ┃ R▲─────◀3───────┘ ┃
   ┗━━━━━━━━━━━━━━━━━━━┛"""
    )


def test_step_of_one_cell_is_numbered_between_its_cells() -> None:
    board = make_board(2, 3)
    position = Position(board, "rb", (0, 2), Target("r", 4))
    assert (
        _text(position, "rE rS")
        == """\
     a   b   c
   ┏━━━━━━━━━━━┓
 1 ┃ r─1─┐   B ┃
   ┃   · 2 ·   ┃
 2 ┃     R◆    ┃
   ┗━━━━━━━━━━━┛"""
    )


def test_route_round_a_diagonal_keeps_the_diagonal_in_sight() -> None:
    board = make_board(3, 3, diagonals=[Diagonal(1, "b", "\\")])
    position = Position(board, "r", (0,), Target("r", 6))
    assert "r───╲" in _text(position, "rE")


@dataclass(frozen=True)
class _Measured:
    """Line widths of a drawing and the letters on it."""

    widths: set[int]
    solid: str


def _measured(position: Position, route: tuple[Move, ...]) -> _Measured:
    lines = draw(position, route)[1:]
    solid = "".join(run.text for line in lines for run in line if run.is_solid)
    return _Measured({sum(len(run.text) for run in line) for line in lines}, solid)


@settings(max_examples=60)
@given(played())
def test_any_drawing_is_a_rectangle_with_every_robot(
    case: tuple[Position, tuple[Move, ...]],
) -> None:
    position, route = case
    drawn = _measured(position, route)
    assert drawn.widths == {4 * position.board.columns + 4}
    assert all(letter.upper() in drawn.solid for letter in position.robots)


def test_colour_is_never_the_only_sign() -> None:
    position = Position(make_board(2, 3), "rg", (0, 5), Target("g", 1, "hexagon"))
    runs = [run for line in draw(position) for run in line if run.colour]
    assert all(run.text.strip() for run in runs)
    assert Run(" R ", "r", is_solid=True, weight="bold") in runs
