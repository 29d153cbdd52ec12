"""Positions of Micro Robots as JSON, for other programs.

``{"dice": ["W6 B6 B2 P5 P2 P3", five more rows], "robot": "W6", "target": "G3",
"waypoint": "P3"}``; without a waypoint its key is left out.
"""

from __future__ import annotations

import msgspec

from carom.games.micro.board import CELLS, SIDE, make_board
from carom.games.micro.position import Position
from carom.records.jsonform import bad_field, read_json


class PositionForm(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position as it stands in JSON.

    Attributes:
        dice: Six rows from the north, six dice each, with a space between them.
        robot: The die on whose field the robot stands.
        target: Where it must go.
        waypoint: Where it must stop before.
    """

    dice: list[str]
    robot: str
    target: str
    waypoint: str | None = None


def write_interchange(position: Position) -> str:
    """Return a position as JSON on one line; ``parse_interchange`` is its inverse."""
    return msgspec.json.encode(position_form(position)).decode()


def parse_interchange(text: str) -> Position:
    """Return the position that a JSON text holds.

    Raises:
        NotationError: ``bad-json`` with the column in the whole text.
        PositionError: ``unknown-key``, ``missing-key`` or ``bad-field`` with the path, or
            what the parts raise when they do not fit together.
    """
    return position_of(read_json(text, PositionForm, PositionForm.__struct_fields__))


def position_form(position: Position) -> PositionForm:
    """Return a position as the structure that JSON holds."""
    board = position.board
    names = [die.name for die in board.dice]
    return PositionForm(
        [" ".join(names[start : start + SIDE]) for start in range(0, CELLS, SIDE)],
        board.name(position.robot),
        board.name(position.target),
        None if position.waypoint is None else board.name(position.waypoint),
    )


def position_of(form: PositionForm) -> Position:
    """Return the position that a structure stands for; raises as ``parse_interchange``."""
    rows = [row.split() for row in form.dice]
    if [len(row) for row in rows] != [SIDE] * SIDE:
        raise bad_field("dice", f"{SIDE} x {SIDE}")
    board = make_board(name for row in rows for name in row)
    waypoint = None if form.waypoint is None else board.cell_of(form.waypoint)
    return Position(board, board.cell_of(form.robot), board.cell_of(form.target), waypoint)
