r"""Positions drawn in plain text, both ways; the notation of the game in one place.

Six lines of six dice, with ``( )`` round the robot's, ``[ ]`` round the target and ``< >``
round the waypoint::

    (W6) B6  B2  P5  P2  P3
     R3  Y4  W3  R6  R4  Y3
     B3  G4  W5  B4  G5 [G3]
     B1  R2  W4  P1  Y6  Y1
     W1  G2  G6  Y5  B5  R5
     Y2  W2  P4  P6  R1  G1

Instead of the brackets a drawing may have lines below it, ``robot: W6``, ``target: G3``
and ``waypoint: P3``; ``way:`` is passed over when reading.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carom.core.cursor import blamed, check_length
from carom.core.errors import NotationError
from carom.games.micro.board import CELLS, COLOURS, SIDE, Board, die_of, make_board
from carom.games.micro.moves import parse_move, parse_route, write_route
from carom.games.micro.position import Position

__all__ = [
    "draw_board",
    "draw_position",
    "parse_board",
    "parse_diagram",
    "parse_move",
    "parse_route",
    "write_route",
]

MAX_DRAWING = 10_000
"""Longest text that is read as a drawing."""

_BRACKETS = {"robot": "()", "target": "[]", "waypoint": "<>"}
_OPENING = {pair[0]: (key, pair[1]) for key, pair in _BRACKETS.items()}
_KEYS = (*_BRACKETS, "way")


def draw_board(board: Board) -> str:
    """Return six lines of six dice; ``parse_board`` reads them back."""
    rows = (range(start, start + SIDE) for start in range(0, CELLS, SIDE))
    return "\n".join(" ".join(board.name(cell) for cell in row) for row in rows) + "\n"


def draw_position(position: Position, route: Sequence[str] = ()) -> str:
    """Return a drawing that ``parse_diagram`` reads back; it ends with a line break.

    Args:
        position: What to draw.
        route: A way to write below it.
    """
    marked = {position.robot: "()", position.target: "[]"}
    if position.waypoint is not None:
        marked[position.waypoint] = "<>"
    lines = []
    for start in range(0, CELLS, SIDE):
        cells = range(start, start + SIDE)
        drawn = (position.board.name(cell).join(marked.get(cell, "  ")) for cell in cells)
        lines.append("".join(drawn).rstrip())
    if route:
        lines.append(f"way: {write_route(route, position.board.name(position.robot))}")
    return "\n".join(lines) + "\n"


def parse_board(text: str) -> Board:
    """Return the board of a drawing; marks and lines below are passed over.

    Raises:
        NotationError: ``too-long`` or ``bad-diagram`` with line and column.
        PositionError: ``bad-dice`` when the dice are not the 36.
    """
    return _Drawing(text).board


def parse_diagram(text: str) -> Position:
    """Return the position of a drawing.

    Raises:
        NotationError: ``too-long``, ``bad-diagram`` with line and column, ``missing-mark``
            when robot or target stand nowhere, or the fault of a line below the drawing.
        PositionError: When the parts do not fit together.
    """
    drawing = _Drawing(text)
    cells = {key: drawing.cell(key) for key in _BRACKETS}
    for key in ("robot", "target"):
        if cells[key] is None:
            raise NotationError("missing-mark", name=key, mark=_BRACKETS[key], column=1)
    robot, target = cells["robot"] or 0, cells["target"] or 0
    return Position(drawing.board, robot, target, cells["waypoint"])


class _Drawing:
    """A drawing as it is read: its board, its marks, the lines below it.

    Attributes:
        board: The dice.
        marked: Name of the die that each mark is round.
        facts: For each key below the drawing its value and the column where that starts.
    """

    def __init__(self, text: str) -> None:
        check_length(text, MAX_DRAWING)
        self.marked: dict[str, str] = {}
        self.facts: dict[str, tuple[str, int]] = {}
        names: list[str] = []
        lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        for number, line in lines[:SIDE]:
            names += self._row(number, line)
        for number, line in lines[SIDE:]:
            self._fact(number, line)
        self.board = make_board(names)

    def cell(self, key: str) -> int | None:
        """Return the cell that a mark or a line below names, or None where there is neither."""
        if key in self.facts:
            value, column = self.facts[key]
            with blamed(column):
                return self.board.cell_of(value)
        return self.board.cells[self.marked[key]] if key in self.marked else None

    def _row(self, number: int, line: str) -> Iterator[str]:
        """Yield the names of the six dice of a line."""
        at = 0
        for _ in range(SIDE):
            at += len(line[at:]) - len(line[at:].lstrip())
            key, closing = _OPENING.get(line[at : at + 1], ("", ""))
            at += len(closing)
            name = line[at : at + 2]
            if len(name) != 2 or name[0] not in COLOURS or name[1] not in "123456":
                raise _fault(number, at, line, "R1 .. W6")
            at += 2
            if closing:
                if line[at : at + 1] != closing:
                    raise _fault(number, at, line, closing)
                if key in self.marked:
                    raise _fault(number, at - 3, line, name)
                self.marked[key] = name
                at += 1
            yield die_of(name).name
        if line[at:].strip():
            raise _fault(number, at + len(line[at:]) - len(line[at:].lstrip()), line, "end")

    def _fact(self, number: int, line: str) -> None:
        """Take a line below the drawing."""
        key, colon, value = line.partition(":")
        name = key.strip()
        if not colon or name not in _KEYS or name in self.facts:
            raise _fault(number, len(line) - len(line.lstrip()), line, " | ".join(_KEYS))
        start = len(key) + 1 + len(value) - len(value.lstrip())
        self.facts[name] = (value.strip(), start + 1)


def _fault(number: int, at: int, line: str, expected: str) -> NotationError:
    """Return the error that something else should stand at an index of a line."""
    return NotationError(
        "bad-diagram",
        line=number,
        column=at + 1,
        found=line[at : at + 1] or " ",
        expected=expected,
    )
