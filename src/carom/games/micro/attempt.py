"""One attempt at a position: the robot goes from field to field, and its moves are counted.

This is the readable statement of what a legal way is. The demonstration of a round, the
private boards, the check of a solver's way and the drawing of one all use it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

import msgspec

from carom.core.errors import IllegalAction
from carom.games.micro.board import SIDE, Board
from carom.games.micro.position import Position

Fault = Literal["not_in_line", "shares_neither"]
"""Why a field cannot be reached in one move: another row and column, or neither the colour
nor the number of the field the robot is on."""


class Attempt(msgspec.Struct, frozen=True):
    """Where an attempt stands.

    Attributes:
        cell: Where the robot is.
        spent: Moves made.
        via: Whether the robot has stopped on the waypoint, or there is none (B-20).
    """

    cell: int
    spent: int
    via: bool


class Choice(msgspec.Struct, frozen=True):
    """A legal move: the name of its field, and the field's cell."""

    move: str
    cell: int


def begin(position: Position) -> Attempt:
    """Return the attempt before its first move."""
    return Attempt(position.robot, 0, position.waypoint is None)


@lru_cache(maxsize=4096)
def choices(board: Board, cell: int) -> tuple[Choice, ...]:
    """Return the legal moves from a cell, by rising cell (B-06 .. B-09)."""
    return tuple(Choice(board.name(there), there) for there in board.ways[cell])


def fault_of(board: Board, cell: int, there: int) -> Fault | None:
    """Return what forbids a move between two different cells, or None (B-06 .. B-08)."""
    if there in board.ways[cell]:
        return None
    is_in_line = cell // SIDE == there // SIDE or cell % SIDE == there % SIDE
    return "shares_neither" if is_in_line else "not_in_line"


def field_of(board: Board, attempt: Attempt, move: str) -> int:
    """Return the cell of a move's field, another one than where the robot is.

    Raises:
        IllegalAction: ``bad-die`` when there is no such die, ``same-field`` (B-09).
    """
    cell = board.cells.get(move)
    if cell is None:
        raise IllegalAction("bad-die", given=move[:10])
    if cell == attempt.cell:
        raise IllegalAction("same-field", field=move)
    return cell


def went(position: Position, attempt: Attempt, cell: int) -> Attempt:
    """Return the attempt after a move to a cell; the caller has checked that it is legal."""
    return Attempt(cell, attempt.spent + 1, attempt.via or cell == position.waypoint)


def arrives(position: Position, attempt: Attempt) -> bool:
    """Tell whether the attempt would succeed if it ended now (B-11, B-20)."""
    return attempt.via and attempt.cell == position.target


def play(position: Position, attempt: Attempt, move: str) -> Attempt:
    """Return the attempt after a move to the field of a name such as ``G3``.

    Raises:
        IllegalAction: ``bad-die``, ``same-field``, or ``not-in-line`` and
            ``shares-neither`` with the field the robot is on and the moves it could make.
    """
    board = position.board
    cell = field_of(board, attempt, move)
    fault = fault_of(board, attempt.cell, cell)
    if fault is not None:
        raise refusal(board, attempt, move, fault)
    return went(position, attempt, cell)


def refusal(board: Board, attempt: Attempt, move: str, fault: Fault) -> IllegalAction:
    """Return the error that says why a move is impossible and which ones are not."""
    able = tuple(choice.move for choice in choices(board, attempt.cell))
    return IllegalAction(
        "not-in-line" if fault == "not_in_line" else "shares-neither",
        move=move,
        field=board.name(attempt.cell),
        able=able,
    )


def play_route(position: Position, route: Iterable[str]) -> Attempt:
    """Return the attempt after a whole way; raises as :func:`play` does."""
    attempt = begin(position)
    for move in route:
        attempt = play(position, attempt, move)
    return attempt
