"""The token of a position of Micro Robots: ``m1_B1N2N3N4N_W6_G3_O``.

It reads: Micro Robots, form 1; the printed board; the robot's field; the target; the
waypoint of the expert variant, if there is one; a check character. Any other board stands
there as its 36 dice, row by row. One token a position, as for Ricochet Robots.
"""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.cursor import Cursor, blamed, check_length
from carom.core.errors import NotationError
from carom.games.micro.board import Board, board_of, printed_code
from carom.games.micro.moves import read_move
from carom.games.micro.position import Position
from carom.records.packing import check_character, read_check

VERSION = "m1"
MAX_TOKEN = 200
"""Longest text that is looked at; a board given by its dice takes 88 characters."""


def write_position(position: Position) -> str:
    """Return the token of a position."""
    board = position.board
    code = printed_code(board) or "".join(die.name for die in board.dice)
    cells = (position.robot, position.target, *position.stops_between)
    body = "_".join([VERSION, code, *(board.name(cell) for cell in cells)]) + "_"
    return body + check_character(body)


def parse_position(text: str) -> Position:
    """Return the position of a token.

    Raises:
        NotationError: With the column of the first fault: ``too-long``,
            ``unexpected-text``, ``unexpected-end``, ``bad-check`` when a character was
            mistyped or two were swapped, ``not-canonical`` when another token stands for
            the same position, or the code of the PositionError that the parts would raise.
    """
    check_length(text, MAX_TOKEN)
    cursor = Cursor(text)
    cursor.skip(VERSION + "_")
    board = _read_board(cursor)
    cursor.skip("_")
    robot = board.cell_of(read_move(cursor))
    cursor.skip("_")
    with blamed(cursor.column):
        position = Position(board, robot, board.cell_of(read_move(cursor)))
    if cursor.left > len("_x"):
        cursor.skip("_")
        with blamed(cursor.column):
            position = replace(position, waypoint=board.cell_of(read_move(cursor)))
    cursor.skip("_")
    read_check(cursor)
    canonical = write_position(position)
    if canonical != text:
        raise NotationError("not-canonical", expected=canonical, column=len(VERSION) + 2)
    return position


def _read_board(cursor: Cursor) -> Board:
    """Read a printed board's code or 36 dice."""
    start = cursor.at
    code = cursor.text[start:].partition("_")[0]
    with blamed(start + 1):
        board = board_of(code)
    cursor.at += len(code)
    return board
