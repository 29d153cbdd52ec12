"""Actions in text, for records to read and hands to type.

``r1E`` moves the first robot of the red seat east, ``-r1`` takes its eye off; ``+g6SE``
places a camera that looks south-east, ``@g6S`` turns it, ``!g6`` activates it; ``T32@5``
lays tile T3, turned twice, on the fifth place; ``.`` ends the turn and ``<`` takes back.
"""

from __future__ import annotations

from collections.abc import Iterable

from carom.core.cursor import Cursor
from carom.core.grid import cell_name
from carom.games.escape.actions import (
    WAYS,
    Action,
    Activate,
    EndTurn,
    Lay,
    Move,
    PlaceCamera,
    TakeEye,
    TurnCamera,
    Undo,
)
from carom.games.escape.board import COLUMNS, FREE_PLACES, ROWS
from carom.games.escape.pieces import COLOURS, TEAM, robot_name
from carom.games.escape.sight import HEADINGS, Heading
from carom.games.escape.tiles import tile_ids, turns_of

_TILE_LETTERS = "XTSCD"
_UPPER = frozenset("NESW")
_BLANKS = frozenset(" \t\r\n,;")


def write_action(action: Action, seat: int) -> str:
    """Return an action in text; raises TypeError for coming and going, which is none.

    Args:
        action: What is done.
        seat: Who does it; names the robot.
    """
    match action:
        case Move(number, way):
            return robot_name(TEAM * seat + number) + way
        case TakeEye(number):
            return "-" + robot_name(TEAM * seat + number)
        case PlaceCamera(cell, heading):
            return f"+{cell_name(cell, COLUMNS)}{heading}"
        case TurnCamera(cell, heading):
            return f"@{cell_name(cell, COLUMNS)}{heading}"
        case Activate(cell):
            return f"!{cell_name(cell, COLUMNS)}"
        case Lay(place, tile, turn):
            return f"{tile}{turn}@{FREE_PLACES.index(place) + 1}"
        case EndTurn():
            return "."
        case Undo():
            return "<"
        case _:
            raise TypeError(f"{type(action).__name__} has no text")


def write_turn(actions: Iterable[Action], seat: int) -> str:
    """Return several actions of a seat with a space between them."""
    return " ".join(write_action(action, seat) for action in actions)


def parse_action(text: str, seat: int) -> Action:
    """Return the action that a text stands for; the letter of one's own robots may be left out.

    Raises:
        NotationError: ``unexpected-text``, ``unexpected-end``, ``bad-cell`` or
            ``cell-off-board`` with the column.

    >>> parse_action("1E", 0) == parse_action("r1E", 0)
    True
    """
    cursor = Cursor(text)
    action = _read_action(cursor, seat)
    if cursor.left:
        raise cursor.fault("end")
    return action


def parse_turn(text: str, seat: int) -> tuple[Action, ...]:
    """Return the actions of a text with blanks, commas or semicolons between them.

    Raises:
        NotationError: As :func:`parse_action`.
    """
    cursor = Cursor(text)
    found = []
    cursor.run(_BLANKS, cursor.left)
    while cursor.left:
        found.append(_read_action(cursor, seat))
        cursor.run(_BLANKS, cursor.left)
    return tuple(found)


def _read_action(cursor: Cursor, seat: int) -> Action:
    """Read one action."""
    first = cursor.peek()
    if first == ".":
        cursor.skip(".")
        return EndTurn()
    if first == "<":
        cursor.skip("<")
        return Undo()
    if first == "-":
        cursor.skip("-")
        return TakeEye(_read_robot(cursor, seat))
    if first and first in _TILE_LETTERS:
        return _read_lay(cursor)
    if first and first in "+@!":
        return _read_camera(cursor)
    number = _read_robot(cursor, seat)
    way = cursor.one_of("".join(WAYS))
    return Move(number, WAYS[WAYS.index(way)])


def _read_robot(cursor: Cursor, seat: int) -> int:
    """Read one of the seat's own robots; its letter may be left out."""
    if cursor.peek() not in ("1", "2", "3"):
        cursor.one_of(COLOURS[seat])
    return int(cursor.one_of("123")) - 1


def _read_camera(cursor: Cursor) -> Action:
    """Read what is done with a camera."""
    sign = cursor.one_of("+@!")
    cell = cursor.cell(ROWS, COLUMNS)
    if sign == "!":
        return Activate(cell)
    kind = PlaceCamera if sign == "+" else TurnCamera
    return kind(cell, read_heading(cursor))


def read_heading(cursor: Cursor) -> Heading:
    """Read one of the eight headings, the longest that fits."""
    start = cursor.at
    letters = cursor.run(_UPPER, 2)
    for length in (len(letters), 1):
        if letters[:length] in HEADINGS:
            cursor.at = start + length
            return HEADINGS[HEADINGS.index(letters[:length])]
    cursor.at = start
    raise cursor.fault(*HEADINGS)


def _read_lay(cursor: Cursor) -> Lay:
    """Read a tile, its turn and its place."""
    letter = cursor.one_of(_TILE_LETTERS)
    numbers = "".join(tile[1] for tile in tile_ids() if tile[0] == letter)
    tile = letter + cursor.one_of(numbers)
    turn = int(cursor.one_of("0123"[: turns_of(tile)]))
    cursor.skip("@")
    return Lay(FREE_PLACES[cursor.number(1, len(FREE_PLACES)) - 1], tile, turn)
