"""Positions as JSON, for other programs; docs/reference/notation.md shows every key.

``{"rows": 16, "columns": 16, "walls": [one row of hex digits each], "robots": {"red":
[x, y]}, "target": {"robot": "red", "cell": [x, y]}, "options": {}}``, with ``closed``,
``diagonals``, ``targets`` and the target's ``symbol`` only where they are not what a
reader would assume.
"""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from carom.core.options import parse_options
from carom.games.ricochet.board import Board, check_board
from carom.games.ricochet.pieces import ANY, ROBOTS, SYMBOLS, Diagonal, Target
from carom.games.ricochet.position import MoveRules, Position
from carom.records.assumed import assumed_closed, assumed_targets
from carom.records.jsonform import bad_field, read_json

Colour = Literal["red", "blue", "green", "yellow"]
ColourOrAny = Literal["red", "blue", "green", "yellow", "any"]
RobotName = Literal["red", "blue", "green", "yellow", "neutral", "transparent"]
Symbol = Literal["circle", "triangle", "square", "hexagon", "vortex", ""]
Slope = Literal["/", "\\"]
Cell = tuple[int, int]
"""``[x, y]``: column from the west and row from the north, both from 0."""

COLOUR_NAMES: dict[str, Colour] = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
ROBOT_NAMES: dict[str, RobotName] = {**COLOUR_NAMES, "k": "neutral", "t": "transparent"}
"""Robots by letter as JSON spells them."""

_TARGET_NAMES: dict[str, ColourOrAny] = {**COLOUR_NAMES, ANY: "any"}
_LETTERS = {name: letter for letter, name in [*ROBOT_NAMES.items(), *_TARGET_NAMES.items()]}


class TargetForm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A target; without ``symbol`` it has the one printed on its cell for its robot."""

    robot: ColourOrAny
    cell: Cell
    symbol: Symbol | None = None


class DiagonalForm(msgspec.Struct, forbid_unknown_fields=True):
    """A bumper; ``/`` joins the south-west and north-east corners of its cell."""

    cell: Cell
    robot: Colour
    orientation: Slope


class PositionForm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position as it stands in JSON.

    Attributes:
        rows: Height, 2..32.
        columns: Width, 2..32.
        walls: One text a row, one hex digit a cell: N=1, E=2, S=4, W=8, on both sides.
        robots: Cell by name.
        target: What must be reached.
        options: Rules by name; those left out have their default.
        closed: Cells that take no robot. Without it the four centre cells of a 16 x 16
            board where all four have walls all round, else none.
        diagonals: Bumpers.
        targets: Printed targets by the number of their chip. Without it those of the
            printed board with these walls, else none.
    """

    rows: int
    columns: int
    walls: list[str]
    robots: dict[RobotName, Cell]
    target: TargetForm
    options: dict[str, str] = {}
    closed: list[Cell] | None = None
    diagonals: list[DiagonalForm] = []
    targets: list[TargetForm] | None = None


def write_interchange(position: Position) -> str:
    """Return a position as JSON on one line; ``parse_interchange`` is its inverse."""
    return msgspec.json.encode(position_form(position)).decode()


def parse_interchange(text: str) -> Position:
    """Return the position that a JSON text holds.

    Raises:
        NotationError: ``bad-json`` with the column in the whole text.
        PositionError: ``unknown-key``, ``missing-key`` or ``bad-field`` with the path, or
            what the parts raise when they do not fit together.
        OptionError: When a rule is unknown.
    """
    return position_of(read_json(text, PositionForm, _KEYS, _WORDS))


def position_form(position: Position) -> PositionForm:
    """Return a position as the structure that JSON holds; ``position_of`` is its inverse."""
    board, target = position.board, position.target
    columns = board.columns
    pairs = zip(position.robots, position.cells, strict=True)
    usual_symbol = board.usual_symbol(target.robot, target.cell)
    return PositionForm(
        rows=board.rows,
        columns=columns,
        walls=[
            board.walls[start : start + columns].hex()[1::2]
            for start in range(0, board.size, columns)
        ],
        robots={ROBOT_NAMES[robot]: _xy(cell, columns) for robot, cell in pairs},
        target=_target_form(target, columns, usual_symbol),
        options={name: getattr(position.rules, name) for name in MoveRules.__struct_fields__},
        closed=_closed_form(board),
        diagonals=[
            DiagonalForm(
                _xy(item.cell, columns), COLOUR_NAMES[item.robot], cast("Slope", item.orientation)
            )
            for item in board.diagonals
        ],
        targets=_targets_form(board),
    )


def _xy(cell: int, columns: int) -> Cell:
    """Return a cell as x and y."""
    return cell % columns, cell // columns


def _target_form(target: Target, columns: int, usual_symbol: str) -> TargetForm:
    """Return a target; its symbol only where a reader would assume another."""
    symbol = None if target.symbol == usual_symbol else cast("Symbol", target.symbol)
    return TargetForm(_TARGET_NAMES[target.robot], _xy(target.cell, columns), symbol)


def _closed_form(board: Board) -> list[Cell] | None:
    """Return the closed cells, or None where a reader would assume just these."""
    if board.closed == assumed_closed(board):
        return None
    return [_xy(cell, board.columns) for cell in board.closed]


def _targets_form(board: Board) -> list[TargetForm] | None:
    """Return the printed targets, or None where a reader would assume just these."""
    if board.targets == assumed_targets(board):
        return None
    return [_target_form(target, board.columns, "") for target in board.targets]


def position_of(form: PositionForm) -> Position:
    """Return the position that a structure stands for; raises as ``parse_interchange``."""
    board = _board_of(form)
    robots = {_LETTERS[name]: (name, cell) for name, cell in form.robots.items()}
    present = [robot for robot in ROBOTS if robot in robots]
    cells = tuple(_cell(form, robots[robot][1], f"robots.{robots[robot][0]}") for robot in present)
    goal = form.target
    target = _target_of(form, goal, "target", "")
    if goal.symbol is None:
        usual = board.usual_symbol(target.robot, target.cell)
        target = msgspec.structs.replace(target, symbol=usual)
    rules = parse_options(MoveRules(), form.options)
    return Position(board, "".join(present), cells, target, rules)


def _board_of(form: PositionForm) -> Board:
    """Return the board; what the form leaves out is what a reader assumes."""
    board = check_board(
        Board(
            form.rows,
            form.columns,
            _walls(form),
            diagonals=tuple(
                Diagonal(
                    _cell(form, item.cell, f"diagonals[{at}].cell"),
                    _LETTERS[item.robot],
                    item.orientation,
                )
                for at, item in enumerate(form.diagonals)
            ),
        )
    )
    closed = assumed_closed(board)
    if form.closed is not None:
        closed = tuple(_cell(form, cell, f"closed[{at}]") for at, cell in enumerate(form.closed))
    board = msgspec.structs.replace(board, closed=closed)
    targets = assumed_targets(board)
    if form.targets is not None:
        targets = tuple(
            _target_of(form, target, f"targets[{at}]", target.symbol or "")
            for at, target in enumerate(form.targets)
        )
    return check_board(msgspec.structs.replace(board, targets=targets))


def _walls(form: PositionForm) -> bytes:
    """Return the wall masks of all cells."""
    if len(form.walls) != form.rows:
        raise bad_field("walls", f"{form.rows} x text")
    for at, row in enumerate(form.walls):
        if len(row) != form.columns or not set(row) <= set("0123456789abcdefABCDEF"):
            raise bad_field(f"walls[{at}]", f"{form.columns} x 0..f")
    return bytes(int(digit, 16) for row in form.walls for digit in row)


def _cell(form: PositionForm, cell: Cell, path: str) -> int:
    """Return the cell of x and y."""
    x, y = cell
    if not (0 <= x < form.columns and 0 <= y < form.rows):
        raise bad_field(path, f"[0..{form.columns - 1}, 0..{form.rows - 1}]")
    return y * form.columns + x


def _target_of(form: PositionForm, target: TargetForm, path: str, symbol: str) -> Target:
    """Return a target with its own symbol or the one given."""
    cell = _cell(form, target.cell, f"{path}.cell")
    return Target(_LETTERS[target.robot], cell, target.symbol or symbol)


_KEYS = sorted(
    {name for form in (PositionForm, TargetForm, DiagonalForm) for name in form.__struct_fields__}
)

_WORDS = {
    "robots": "|".join(ROBOT_NAMES.values()),
    "robot": "|".join(_TARGET_NAMES.values()),
    "symbol": "|".join(SYMBOLS),
    "orientation": "/|\\",
}
"""What may stand at the places where only certain words may."""
