"""HTTP for the puzzle board: read any text of a position or draw one, with what shows it.

Like :mod:`carom.server.puzzles` it knows one game: positions are those of Ricochet Robots.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from carom.core.chance import Draw
from carom.games.ricochet.board import Board, board_codes, board_of, printed_code
from carom.games.ricochet.pieces import COLOURED, Target
from carom.games.ricochet.placing import drawn_start
from carom.games.ricochet.position import MoveRules, Position
from carom.games.ricochet.view import BoardView
from carom.records.position import write_position
from carom.records.reading import read_position


class ReadWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: read a position; any text form, or the JSON form as an object."""

    position: Annotated[str, msgspec.Meta(max_length=40_000)] | dict[str, Any]


class PositionView(msgspec.Struct, frozen=True):
    """HTTP: a position with all it takes to draw it.

    Attributes:
        position: Its token.
        board: The fixed part.
        robots: Letters of the robots.
        cells: Their cells in the same order.
        target: What must be reached.
        rules: The options that change which routes count.
    """

    position: str
    board: BoardView
    robots: str
    cells: tuple[int, ...]
    target: Target
    rules: MoveRules


@post("/api/positions", status_code=HTTP_200_OK, summary="Read a position", sync_to_thread=False)
def show_position(data: JSONBody[ReadWish]) -> PositionView:
    """Return what a text or JSON form of a position says; raises NotationError and its kin."""
    given = data.position
    text = given if isinstance(given, str) else msgspec.json.encode(given)
    return position_view(read_position(text))


@get("/api/positions/random", summary="Draw a position", sync_to_thread=False)
def draw_position(seed: Annotated[str, msgspec.Meta(max_length=100)] = "") -> PositionView:
    """Return a position on a printed board; the same seed gives the same one."""
    return position_view(random_position(seed or secrets.token_hex(8)))


def random_position(seed: str) -> Position:
    """Return a position on a board of the first edition, all drawn from a seed.

    >>> random_position("today") == random_position("today")
    True
    """
    code = Draw(seed, "board").choice(board_codes("AB"))
    board = board_of(code)
    target = Draw(seed, "chip").choice(board.targets)
    return Position(board, COLOURED, drawn_start(code, COLOURED, seed), target)


def position_view(position: Position) -> PositionView:
    """Return a position as it is sent."""
    return PositionView(
        write_position(position),
        _board_view(position.board),
        position.robots,
        position.cells,
        position.target,
        position.rules,
    )


def _board_view(board: Board) -> BoardView:
    """Return the fixed part as it is sent; its code where it is a printed board."""
    digits = board.walls.hex()[1::2]
    rows = range(0, board.size, board.columns)
    return BoardView(
        printed_code(board.walls) or "",
        board.rows,
        board.columns,
        tuple(digits[at : at + board.columns] for at in rows),
        board.closed,
        board.diagonals,
        board.targets,
    )
