r"""Plans and positions drawn in plain text; the notation of the game in one place.

A square is one character: ``#`` wall, ``.`` corridor, an arrow for a camera on its wall,
the letter of a seat for a robot, a capital for one with an eye. Names of columns and rows
stand around, and below what a drawing cannot hold::

       abcdefghijklmnopqrst
     1 ############.#######
     2 #...#######...##...#
     ...
    robots: r c8 d8* x, b c8 c8 c8
    turn: r 2 camera

Reading is in ``diagrams.py``, actions are in ``moves.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from carom.core.grid import cell_name, column_name
from carom.games.escape.board import COLUMNS
from carom.games.escape.diagrams import ARROWS, USED_WORDS, parse_diagram, parse_plan
from carom.games.escape.moves import parse_action, parse_turn, write_action, write_turn
from carom.games.escape.options import CameraRules
from carom.games.escape.pieces import COLOURS, ESCAPED, TEAM, Pieces
from carom.games.escape.plan import plan_rows
from carom.games.escape.position import Position

__all__ = [
    "draw_plan",
    "draw_position",
    "parse_action",
    "parse_diagram",
    "parse_plan",
    "parse_turn",
    "write_action",
    "write_turn",
]


def draw_plan(code: str) -> str:
    """Return a drawing of a plan, finished or not, that ``parse_plan`` reads back.

    Raises:
        PositionError: ``bad-plan``.
    """
    return "\n".join(_grid(code, {})) + "\n"


def draw_position(position: Position) -> str:
    """Return a drawing that ``parse_diagram`` reads back; it ends with a line break."""
    pieces = position.pieces
    inside = {camera.cell: ARROWS[camera.heading] for camera in pieces.cameras}
    for robot, cell in reversed([*enumerate(pieces.robots)]):
        letter = COLOURS[robot // TEAM]
        inside[cell] = letter.upper() if pieces.has_eye(robot) else letter
    used = [word for bit, word in USED_WORDS.items() if position.used & bit]
    lines = [
        *_grid(position.plan, inside),
        f"robots: {', '.join(_team(pieces, seat) for seat in range(pieces.seats))}",
        " ".join(["turn:", COLOURS[position.seat], str(position.points), *used]),
        *_rule_lines(position.rules),
    ]
    return "\n".join(lines) + "\n"


def _grid(code: str, inside: Mapping[int, str]) -> Iterator[str]:
    """Yield the lines of the drawn part; an empty place has blanks."""
    yield "   " + "".join(column_name(column) for column in range(COLUMNS))
    for row, squares in enumerate(plan_rows(code)):
        drawn = (
            inside.get(row * COLUMNS + column, square) for column, square in enumerate(squares)
        )
        yield f"{row + 1:>2} {''.join(drawn)}".rstrip()


def _team(pieces: Pieces, seat: int) -> str:
    """Return ``r c8 d8* x``: a seat's robots, a star for an eye, ``x`` for one that is out."""
    words = [COLOURS[seat]]
    for number, cell in enumerate(pieces.team(seat)):
        star = "*" if pieces.has_eye(TEAM * seat + number) else ""
        words.append("x" if cell == ESCAPED else cell_name(cell, COLUMNS) + star)
    return " ".join(words)


def _rule_lines(rules: CameraRules) -> Iterator[str]:
    """Yield the line of the rules that are not the default, if any."""
    plain = CameraRules()
    changed = [
        f"{name}={getattr(rules, name)}"
        for name in rules.__struct_fields__
        if getattr(rules, name) != getattr(plain, name)
    ]
    if changed:
        yield f"rules: {' '.join(changed)}"
