"""The canonical text of a position: one URL-safe token, one token a position.

``r1_1A4B3B2B_ro3bn12gb3ya1_bd10_5`` reads: Ricochet Robots, form 1; the printed
board; each robot with its cell; the target's robot and cell; a check character.
Free boards give size, walls and what is printed instead. The grammar stands in
``docs/reference/notation.md``.

Starting ``carom solve`` goes through here, so it imports nothing heavy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from carom.core.cursor import Cursor, blamed, check_length
from carom.core.errors import NotationError, PositionError
from carom.core.grid import Direction, cell_name
from carom.games.ricochet.board import (
    MAX_SIDE,
    MIN_SIDE,
    STANDARD_CHIPS,
    Board,
    board_of,
    check_board,
    make_board,
    printed_code,
)
from carom.games.ricochet.pieces import ANY, COLOURED, ROBOTS, SYMBOLS, Diagonal, Target
from carom.games.ricochet.position import MoveRules, Position
from carom.records.packing import check_character, read_check, read_gaps, write_gaps

VERSION = "r1"
MAX_TOKEN = 32_768
"""Longest text that is looked at; a 32 x 32 board with a mark on every cell is shorter."""

_VORTEX = "v"
"""Stands for ``*``, which is not safe in an address."""

_SYMBOL_LETTERS = {"": "n", **{symbol: symbol[0] for symbol in SYMBOLS}}
_SYMBOL_ORDER = "".join(_SYMBOL_LETTERS.values())
_SYMBOLS_BY_LETTER = {letter: symbol for symbol, letter in _SYMBOL_LETTERS.items()}
_SLOPE_LETTERS = {"/": "u", "\\": "d"}
_SLOPES_BY_LETTER = {letter: slope for slope, letter in _SLOPE_LETTERS.items()}
_RULE_LETTERS = {
    "n": ("ricochet", "none"),
    "o": ("ricochet", "no_one_move"),
    "f": ("rebound", "forbidden"),
    "p": ("ghost_passes", "one"),
    "s": ("ghost_landing", "strict"),
}
"""Values that differ from the default, in the order in which they are written."""


def write_position(position: Position) -> str:
    """Return the token of a position.

    Raises:
        PositionError: When the board is none (see ``check_board``) or the target's
            symbol is unknown.
    """
    board, columns = position.board, position.board.columns
    robots = "".join(
        robot + cell_name(cell, columns)
        for robot, cell in zip(position.robots, position.cells, strict=True)
    )
    parts = [VERSION, *_board_parts(board), robots, _target_part(board, position.target)]
    rules = "".join(
        letter
        for letter, (name, value) in _RULE_LETTERS.items()
        if getattr(position.rules, name) == value
    )
    body = "_".join([*parts, rules] if rules else parts) + "_"
    return body + check_character(body)


def _board_parts(board: Board) -> list[str]:
    """Return the code of a printed board, else its size, walls and marks."""
    code = printed_code(board.walls)
    if code is not None and board_of(code) == board:
        return [code]
    check_board(board)
    columns = board.columns
    parts = [f"{board.rows}x{columns}", write_gaps(_sides(board), _side_count(board))]
    if board.closed:
        parts.append("c" + "".join(cell_name(cell, columns) for cell in board.closed))
    if board.diagonals:
        parts.append("d" + "".join(_diagonal_text(item, columns) for item in board.diagonals))
    if board.targets:
        parts.append(_printed_part(board.targets, columns))
    return parts


def _diagonal_text(item: Diagonal, columns: int) -> str:
    """Return ``gc4u``: colour, cell, and whether it goes up or down towards the east."""
    return item.robot + cell_name(item.cell, columns) + _SLOPE_LETTERS[item.orientation]


def _printed_part(targets: Sequence[Target], columns: int) -> str:
    """Return ``p`` and cells for the standard chips in their order, else ``m`` and all facts."""
    chips = [(target.robot, target.symbol) for target in targets]
    if chips == list(STANDARD_CHIPS[: len(chips)]):
        return "p" + "".join(cell_name(target.cell, columns) for target in targets)
    return "m" + "".join(
        _robot_letter(target) + cell_name(target.cell, columns) + _SYMBOL_LETTERS[target.symbol]
        for target in targets
    )


def _robot_letter(target: Target) -> str:
    """Return the letter of a target's robot, ``v`` for any."""
    return _VORTEX if target.robot == ANY else target.robot


def _target_part(board: Board, target: Target) -> str:
    """Return the target; its symbol only where the board does not print that one."""
    text = _robot_letter(target) + cell_name(target.cell, board.columns)
    if target.symbol == board.usual_symbol(target.robot, target.cell):
        return text
    if target.symbol not in _SYMBOL_LETTERS:
        raise PositionError("bad-target", cell=cell_name(target.cell, board.columns))
    return text + _SYMBOL_LETTERS[target.symbol]


def _side_count(board: Board) -> int:
    """Return the number of sides between two cells."""
    return board.rows * (board.columns - 1) + (board.rows - 1) * board.columns


def _sides(board: Board) -> list[int]:
    """Return the numbers of the walled sides: all east sides row by row, then all south sides."""
    inner = board.columns - 1
    east = [
        row * inner + column
        for row in range(board.rows)
        for column in range(inner)
        if board.has_wall(row * board.columns + column, Direction.E)
    ]
    first = board.rows * inner
    south = [
        first + cell
        for cell in range(board.size - board.columns)
        if board.has_wall(cell, Direction.S)
    ]
    return east + south


def parse_position(text: str) -> Position:
    """Return the position of a token.

    Raises:
        NotationError: With the column of the first fault. ``too-long``,
            ``unexpected-text``, ``unexpected-end``, ``bad-cell``, ``cell-off-board``,
            ``bad-check`` when a character was mistyped or two were swapped,
            ``not-canonical`` when another token stands for the same position, or the
            code of the PositionError that the parts would raise.
    """
    check_length(text, MAX_TOKEN)
    cursor = Cursor(text)
    cursor.skip(VERSION + "_")
    board = _read_board(cursor)
    cursor.skip("_")
    robots, cells = _read_robots(cursor, board)
    cursor.skip("_")
    target_at = cursor.column
    target = _read_target(cursor, board)
    cursor.skip("_")
    rules = _read_rules(cursor)
    read_check(cursor)
    with blamed(target_at):
        position = Position(board, robots, cells, target, rules)
    canonical = write_position(position)
    if canonical != text:
        raise NotationError(
            "not-canonical", expected=canonical, column=_first_difference(text, canonical)
        )
    return position


def _first_difference(text: str, other: str) -> int:
    """Return the first column in which two different texts differ."""
    pairs = enumerate(zip(text, other, strict=False))
    return (
        next((at for at, (mine, yours) in pairs if mine != yours), min(len(text), len(other))) + 1
    )


def _read_board(cursor: Cursor) -> Board:
    """Read a printed board's code, or size, walls and marks of any other."""
    column = cursor.column
    head = cursor.text[cursor.at : cursor.at + 2]
    if head[1:] and head[1] in "ABCD":
        code = cursor.text[cursor.at : cursor.at + 8]
        with blamed(column):
            board = board_of(code)
        cursor.at += len(code)
        return board
    rows = cursor.number(MIN_SIDE, MAX_SIDE)
    cursor.skip("x")
    columns = cursor.number(MIN_SIDE, MAX_SIDE)
    cursor.skip("_")
    board = make_board(rows, columns)
    numbers = read_gaps(cursor, _side_count(board))
    board = make_board(rows, columns, [_side(board, number) for number in numbers])
    for letter, read in (("c", _closed), ("d", _diagonals), ("p", _chips), ("m", _marks)):
        if cursor.text.startswith("_" + letter, cursor.at):
            cursor.skip("_" + letter)
            with blamed(cursor.column):
                board = check_board(read(cursor, board))
    return board


def _side(board: Board, number: int) -> tuple[int, Direction]:
    """Return the cell and side that a number of :func:`_sides` stands for."""
    inner = board.columns - 1
    first = board.rows * inner
    if number >= first:
        return number - first, Direction.S
    row, column = divmod(number, inner)
    return row * board.columns + column, Direction.E


def _closed(cursor: Cursor, board: Board) -> Board:
    """Read closed cells."""
    return replace(board, closed=tuple(_cells(cursor, board)))


def _cells(cursor: Cursor, board: Board) -> Iterator[int]:
    """Read one cell or more."""
    yield cursor.cell(board.rows, board.columns)
    while cursor.peek() != "_" and cursor.left:
        yield cursor.cell(board.rows, board.columns)


def _diagonals(cursor: Cursor, board: Board) -> Board:
    """Read diagonals: colour, cell, slope."""
    found: list[Diagonal] = []
    while not found or (cursor.peek() != "_" and cursor.left):
        robot = cursor.one_of(COLOURED)
        cell = cursor.cell(board.rows, board.columns)
        slope = _SLOPES_BY_LETTER[cursor.one_of("ud")]
        found.append(Diagonal(cell, robot, slope))
    return replace(board, diagonals=tuple(found))


def _chips(cursor: Cursor, board: Board) -> Board:
    """Read the cells of the standard chips."""
    column = cursor.column
    cells = tuple(_cells(cursor, board))
    if len(cells) > len(STANDARD_CHIPS):
        raise NotationError("too-many-chips", most=len(STANDARD_CHIPS), column=column)
    chips = zip(STANDARD_CHIPS, cells, strict=False)
    targets = tuple(Target(robot, cell, symbol) for (robot, symbol), cell in chips)
    return replace(board, targets=targets)


def _marks(cursor: Cursor, board: Board) -> Board:
    """Read printed targets: robot, cell, symbol."""
    found: list[Target] = []
    while not found or (cursor.peek() != "_" and cursor.left):
        robot = _read_target_robot(cursor)
        cell = cursor.cell(board.rows, board.columns)
        symbol = _SYMBOLS_BY_LETTER[cursor.one_of(_SYMBOL_ORDER)]
        found.append(Target(robot, cell, symbol))
    return replace(board, targets=tuple(found))


def _read_target_robot(cursor: Cursor) -> str:
    """Read the robot of a target."""
    letter = cursor.one_of(COLOURED + _VORTEX)
    return ANY if letter == _VORTEX else letter


def _read_robots(cursor: Cursor, board: Board) -> tuple[str, tuple[int, ...]]:
    """Read robots and their cells; a fault is found at the robot that does not fit."""
    robots = ""
    cells: tuple[int, ...] = ()
    while not robots or (cursor.peek() != "_" and cursor.left):
        column = cursor.column
        robots += cursor.one_of(ROBOTS)
        cells += (cursor.cell(board.rows, board.columns),)
        with blamed(column):
            Position(board, robots, cells, Target(ANY, cells[0]))
    return robots, cells


def _read_target(cursor: Cursor, board: Board) -> Target:
    """Read the target; without a symbol it has the one printed there for that robot."""
    robot = _read_target_robot(cursor)
    cell = cursor.cell(board.rows, board.columns)
    if cursor.peek() != "_" and cursor.left:
        return Target(robot, cell, _SYMBOLS_BY_LETTER[cursor.one_of(_SYMBOL_ORDER)])
    return Target(robot, cell, board.usual_symbol(robot, cell))


def _read_rules(cursor: Cursor) -> MoveRules:
    """Read the letters of the rules that are not the default, if any."""
    values: dict[str, Any] = {}
    while cursor.left > 1 and cursor.peek() != "_":
        name, value = _RULE_LETTERS[cursor.one_of("".join(_RULE_LETTERS))]
        values[name] = value
    if values:
        cursor.skip("_")
    return MoveRules(**values)
