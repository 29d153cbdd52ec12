"""Moves and routes in text: ``rE`` is red to the east, ``tE+1`` goes through one wall (A-108)."""

from __future__ import annotations

from collections.abc import Iterable

from carom.core.cursor import Cursor, check_length
from carom.core.grid import Direction
from carom.games.ricochet.pieces import ROBOTS, TRANSPARENT
from carom.games.ricochet.position import Move

MAX_ROUTE = 20_000
"""Longest text that is read as a route."""

_MAX_PASSES = 1023
_ARROWS = {"↑": Direction.N, "→": Direction.E, "↓": Direction.S, "←": Direction.W}
_WAYS = {
    **_ARROWS,
    **{way.name: way for way in Direction},
    **{way.name.lower(): way for way in Direction},
}
_ROBOTS = {**dict(zip(ROBOTS, ROBOTS, strict=True)), **{robot.upper(): robot for robot in ROBOTS}}
_BETWEEN = frozenset(" \t\r\n,;")


def write_move(move: Move) -> str:
    """Return a move in text: ``rE``, or ``tE+1`` for one wall passed (A-108)."""
    return f"{move.robot}{move.direction.name}" + (f"+{move.passes}" if move.passes else "")


def write_route(route: Iterable[Move]) -> str:
    """Return the moves in their order, with a space between them."""
    return " ".join(write_move(move) for move in route)


def parse_move(text: str) -> Move:
    """Return the move that a text stands for; either case and arrows are read too.

    Raises:
        NotationError: ``unexpected-text`` or ``unexpected-end`` with the column.

    >>> parse_move("t→+2") == parse_move("TE+2")
    True
    """
    cursor = Cursor(text)
    move = _read_move(cursor)
    if cursor.left:
        raise cursor.fault("end")
    return move


def parse_route(text: str) -> tuple[Move, ...]:
    """Return the moves of a route; spaces, commas, semicolons or nothing stand between them.

    Raises:
        NotationError: ``too-long``, ``unexpected-text`` or ``unexpected-end`` with the column.

    >>> write_route(parse_route("re, b↑ tW+1"))
    'rE bN tW+1'
    """
    check_length(text, MAX_ROUTE)
    cursor = Cursor(text)
    cursor.run(_BETWEEN, MAX_ROUTE)
    moves = []
    while cursor.left:
        moves.append(_read_move(cursor))
        cursor.run(_BETWEEN, MAX_ROUTE)
    return tuple(moves)


def _read_move(cursor: Cursor) -> Move:
    """Read one move."""
    robot = _ROBOTS.get(cursor.peek())
    if robot is None:
        raise cursor.fault(*ROBOTS)
    cursor.at += 1
    way = _WAYS.get(cursor.peek())
    if way is None:
        raise cursor.fault(*(way.name for way in Direction))
    cursor.at += 1
    if robot != TRANSPARENT or cursor.peek() != "+":
        return Move(robot, way)
    cursor.skip("+")
    return Move(robot, way, cursor.number(1, _MAX_PASSES))
