"""Game ids of DriftingDroids, such as ``0765+42+2E21BD0F+93``.

An id of versions 1.0 to 1.3 names four printed quarters clockwise from the north-west
(0..3 are 1A..4A, 4..7 are 1B..4B, 8..B are C, C..F are D), the number of robots, the
robot of the target (F: any), the robots' cells in the order red, green, blue, yellow,
silver, and the target's cell. A cell is two hex digits, row and column from 0.

The id names quarters, not walls, so the board is the printed one: DriftingDroids itself
leaves out the diagonals of the D side and has one wall of quarter 3B a cell further east.
"""

from __future__ import annotations

from carom.core.cursor import Cursor, blamed
from carom.core.errors import NotationError, PositionError
from carom.games.ricochet.board import board_of, printed_code
from carom.games.ricochet.pieces import ANY, ROBOTS
from carom.games.ricochet.position import MoveRules, Position

_HEX = "0123456789ABCDEF"
_ORDER = "rgbyk"
_ANY_ROBOT = 15
_PLACE = 16


def parse_droids_id(text: str) -> Position:
    """Return the position of a game id, under the default rules; small letters are read too.

    Raises:
        NotationError: With the column of the first fault; ``no-printed-target`` when the
            board has no such target on the cell.
    """
    cursor = Cursor(text)
    names = [_quarter(cursor) for _ in range(4)]
    with blamed(1):
        board = board_of("".join(names))
    cursor.skip("+")
    count_at = cursor.column
    count = _digit(cursor)
    if not 1 <= count <= len(_ORDER):
        raise NotationError("unexpected-text", found=f"{count:X}", expected="1..5", column=count_at)
    goal = _digit(cursor)
    cursor.skip("+")
    cells_at = cursor.column
    cells = dict(zip(_ORDER, [_byte(cursor) for _ in range(count)], strict=False))
    cursor.skip("+")
    target_at = cursor.column
    target = board.printed_target(_byte(cursor))
    if cursor.left:
        raise cursor.fault("end")
    robot = ANY if goal == _ANY_ROBOT else _ORDER[goal : goal + 1]
    if target is None or target.robot != robot:
        raise NotationError("no-printed-target", text=text[target_at - 1 :], column=target_at)
    robots = "".join(sorted(cells, key=ROBOTS.index))
    with blamed(cells_at):
        return Position(board, robots, tuple(cells[letter] for letter in robots), target)


def _quarter(cursor: Cursor) -> str:
    """Read the number of a quarter and return its name."""
    side, group = divmod(_digit(cursor), 4)
    return f"{group + 1}{'ABCD'[side]}"


def _digit(cursor: Cursor) -> int:
    """Read one hex digit."""
    return int(cursor.one_of(_HEX + "abcdef"), _PLACE)


def _byte(cursor: Cursor) -> int:
    """Read a cell of two hex digits."""
    return _PLACE * _digit(cursor) + _digit(cursor)


def write_droids_id(position: Position) -> str:
    """Return the game id of a position.

    Raises:
        PositionError: ``cannot-express`` unless the board is a printed one, the target is
            printed on it, the robots are the first of red, green, blue, yellow, neutral,
            and the rules are the default.
    """
    board, target = position.board, position.target
    code = printed_code(board.walls)
    if code is None or board_of(code) != board:
        raise _inexpressible("board")
    if target not in board.targets:
        raise _inexpressible("target")
    count = len(position.robots)
    order = _ORDER[:count]
    if set(order) != set(position.robots):
        raise _inexpressible(position.robots)
    if position.rules != MoveRules():
        raise _inexpressible("rules")
    quarters = "".join(
        _HEX["1234".index(code[at]) + 4 * "ABCD".index(code[at + 1])] for at in range(0, 8, 2)
    )
    goal = "F" if target.robot == ANY else str(_ORDER.index(target.robot))
    cells = "".join(f"{position.cell_of(robot):02X}" for robot in order)
    return f"{quarters}+{count}{goal}+{cells}+{target.cell:02X}"


def _inexpressible(part: str) -> PositionError:
    """Return the error that a game id has no word for a part."""
    return PositionError("cannot-express", form="DriftingDroids", part=part)
