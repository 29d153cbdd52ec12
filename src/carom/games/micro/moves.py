"""Moves and ways in text: a move is the field it leads to, ``G3``; a way joins them by ``-``."""

from __future__ import annotations

from collections.abc import Iterable

from carom.core.cursor import Cursor, check_length
from carom.games.micro.board import COLOURS

MAX_ROUTE = 2_000
"""Longest text that is read as a way; 99 moves take 300 characters."""

_BETWEEN = frozenset(" \t\r\n,;->→")
_CAPITALS = str.maketrans(COLOURS.lower(), COLOURS)


def read_move(cursor: Cursor) -> str:
    """Read a field by its die, a capital and a number.

    Raises:
        NotationError: ``unexpected-text`` or ``unexpected-end`` with the column.
    """
    return cursor.one_of(COLOURS) + cursor.one_of("123456")


def parse_move(text: str) -> str:
    """Return the field that a text names; small letters are read too.

    Raises:
        NotationError: ``unexpected-text`` or ``unexpected-end`` with the column.

    >>> parse_move("g3")
    'G3'
    """
    cursor = Cursor(text.translate(_CAPITALS))
    move = read_move(cursor)
    if cursor.left:
        raise cursor.fault("end")
    return move


def write_route(route: Iterable[str], start: str = "") -> str:
    """Return the fields of a way in their order, the start before them if it is given."""
    return "-".join([start, *route] if start else route)


def parse_route(text: str, start: str = "") -> tuple[str, ...]:
    """Return the fields of a way; whether they can be gone is not looked at.

    Args:
        text: Fields joined by ``-``, spaces, commas, arrows or nothing.
        start: The robot's own field, which may stand first: as there is no move to it
            (B-09), it is not taken for one.

    Raises:
        NotationError: ``too-long``, ``unexpected-text`` or ``unexpected-end`` with the
            column.

    >>> parse_route("W6 -> b6, B2", "W6")
    ('B6', 'B2')
    """
    check_length(text, MAX_ROUTE)
    cursor = Cursor(text.translate(_CAPITALS))
    cursor.run(_BETWEEN, MAX_ROUTE)
    moves: list[str] = []
    while cursor.left:
        moves.append(read_move(cursor))
        cursor.run(_BETWEEN, MAX_ROUTE)
    return tuple(moves[1:] if moves[:1] == [start] else moves)
