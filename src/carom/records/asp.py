"""Positions as facts of answer set programming: ``dim``, ``barrier``, ``pos``, ``target``.

The instances of the ASP competitions 2013 and 2015 are read
(``barrier(1,6,south).``, ``pos(red,1,1).``, ``target(red,9,6).``) and the older and newer
spellings of the same facts: barriers by offsets (``barrier(1,6,0,1).``),
``position(red,1,1,0).`` and ``initial_pos(red,1,1).``. Cells are column and row from 1,
the north-west corner is 1,1. Any stop on the target counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches

from msgspec.structs import replace

from carom.core.errors import NotationError, PositionError
from carom.core.grid import Direction
from carom.games.ricochet.board import MAX_SIDE, MIN_SIDE, make_board
from carom.games.ricochet.pieces import ROBOTS, Target
from carom.games.ricochet.position import Position
from carom.records.assumed import (
    ROBOT_LETTERS,
    ROBOT_WORDS,
    STOP_COUNTS,
    WAYS,
    fault_at,
    refuse_inexpressible,
    with_centre,
)

_OFFSETS = {("0", "-1"): "north", ("1", "0"): "east", ("0", "1"): "south", ("-1", "0"): "west"}
_PASSED_OVER = ("length", "robot", "available_target")
_READ = ("dim", "barrier", "pos", "position", "initial_pos", "target")

_BLANK = re.compile(r"(?:\s+|%\*.*?\*%|%[^\n]*)+", re.DOTALL)
_FACT = re.compile(r"([a-z]\w*)\s*\(([^()%]*)\)\s*\.", re.ASCII)
_RANGE = re.compile(r"1\s*\.\.\s*([1-9]\d?)", re.ASCII)
_NUMBER = re.compile(r"[1-9]\d?", re.ASCII)


class _Fact:
    """One fact and where it stands."""

    __slots__ = ("arguments", "at", "name", "text")

    def __init__(self, text: str, at: int, name: str, arguments: str) -> None:
        self.text = text
        self.at = at
        self.name = name
        self.arguments = tuple(argument.strip() for argument in arguments.split(","))

    def fault(self, expected: str) -> NotationError:
        """Return the error that the fact should have another form."""
        return fault_at(self.text, self.at, expected)

    def number(self, place: int) -> int:
        """Return an argument that is a number from 1 to 99."""
        if _NUMBER.fullmatch(self.arguments[place]) is None:
            raise self.fault(f"{self.name}(..1..{MAX_SIDE}..)")
        return int(self.arguments[place])


def parse_asp(text: str) -> Position:
    """Return the position of ASP facts; nothing but facts is read.

    ``length``, ``robot`` and ``available_target`` are passed over. The centre of a 16 x 16
    board that is walled in as a block is closed.

    Raises:
        NotationError: ``bad-fact`` with line and column, ``unknown-key`` for a fact that
            means nothing here.
        PositionError: When the parts do not fit together.
    """
    facts = list(_facts(text))
    side = _side(text, facts)
    walls = [_barrier(fact, side) for fact in facts if fact.name == "barrier"]
    robots: dict[str, int] = {}
    targets: list[Target] = []
    for fact in facts:
        if fact.name in ("pos", "position", "initial_pos"):
            robot, cell = _placed(fact, side, with_time=fact.name == "position")
            if robot in robots:
                raise fact.fault("pos")
            robots[robot] = cell
        elif fact.name == "target":
            if targets:
                raise fact.fault("end")
            targets.append(Target(*_placed(fact, side, with_time=False)))
    if not targets:
        raise fault_at(text, len(text), "target(red,1,1).")
    present = "".join(robot for robot in ROBOTS if robot in robots)
    cells = tuple(robots[robot] for robot in present)
    board = with_centre(make_board(side, side, walls), [*cells, targets[0].cell])
    target = targets[0]
    target = replace(target, symbol=board.usual_symbol(target.robot, target.cell))
    return Position(board, present, cells, target, STOP_COUNTS)


def _facts(text: str) -> Iterator[_Fact]:
    """Yield the facts of a text in their order."""
    at = 0
    while True:
        blank = _BLANK.match(text, at)
        at = blank.end() if blank else at
        if at == len(text):
            return
        found = _FACT.match(text, at)
        if found is None:
            raise fault_at(text, at, "fact(..).")
        name = found[1]
        if name not in _READ and name not in _PASSED_OVER:
            near = get_close_matches(name[:40], _READ, n=3, cutoff=0.4) or _READ
            raise NotationError("unknown-key", name=name[:40], near=tuple(near), column=at + 1)
        yield _Fact(text, at, name, found[2])
        at = found.end()


def _side(text: str, facts: list[_Fact]) -> int:
    """Return the side of the board: ``dim`` must name every number from 1 on."""
    named: set[int] = set()
    for fact in facts:
        if fact.name == "dim":
            span = _RANGE.fullmatch(fact.arguments[0])
            named |= set(range(1, int(span[1]) + 1)) if span else {fact.number(0)}
            if len(fact.arguments) != 1:
                raise fact.fault("dim(1).")
    side = len(named)
    if not MIN_SIDE <= side <= MAX_SIDE or named != set(range(1, side + 1)):
        raise fault_at(text, len(text), f"dim(1..{MAX_SIDE}).")
    return side


def _cell(fact: _Fact, side: int, first: int) -> int:
    """Return the cell whose column is an argument and whose row is the next."""
    x, y = fact.number(first), fact.number(first + 1)
    if max(x, y) > side:
        raise fact.fault(f"1..{side}")
    return (y - 1) * side + x - 1


def _barrier(fact: _Fact, side: int) -> tuple[int, Direction]:
    """Return the cell and side of a wall."""
    ways = fact.arguments[2:]
    word = ways[0] if len(ways) == 1 else _OFFSETS.get((ways[0], ways[1])) if len(ways) == 2 else ""
    if word not in WAYS:
        raise fact.fault("barrier(1,1,south). | barrier(1,1,0,1).")
    return _cell(fact, side, 0), WAYS[word]


def _placed(fact: _Fact, side: int, *, with_time: bool) -> tuple[str, int]:
    """Return the robot and cell of a fact; the time of an old ``position`` is 0."""
    length = 4 if with_time else 3
    robot = ROBOT_LETTERS.get(fact.arguments[0])
    if robot is None or len(fact.arguments) != length or fact.arguments[3:] not in ((), ("0",)):
        raise fact.fault(f"{fact.name}(red,1,1{',0' if with_time else ''}).")
    return robot, _cell(fact, side, 1)


def write_asp(position: Position) -> str:
    """Return a position as facts in the spelling of the competition of 2015.

    Printed targets and symbols are left out, and so are the cells of the frame. A closed
    cell is one with barriers all round.

    Raises:
        PositionError: ``cannot-express`` for a board that is not square, diagonals, the
            transparent robot, a target for any robot, or rules under which not every
            stop on the target counts.
    """
    refuse_inexpressible(position, "ASP", "".join(ROBOT_WORDS))
    board = position.board
    if board.rows != board.columns:
        raise PositionError("cannot-express", form="ASP", part=f"{board.rows}x{board.columns}")
    lines = [f"dim({number})." for number in range(1, board.rows + 1)]
    lines += [
        f"barrier({_xy(cell, board.columns)},{word})."
        for cell in range(board.size)
        for word in ("east", "south")
        if board.has_wall(cell, WAYS[word]) and board.neighbour(cell, WAYS[word]) is not None
    ]
    lines += [
        f"pos({ROBOT_WORDS[robot]},{_xy(cell, board.columns)})."
        for robot, cell in zip(position.robots, position.cells, strict=True)
    ]
    target = position.target
    lines.append(f"target({ROBOT_WORDS[target.robot]},{_xy(target.cell, board.columns)}).")
    return "\n".join(lines) + "\n"


def _xy(cell: int, columns: int) -> str:
    """Return column and row from 1."""
    return f"{cell % columns + 1},{cell // columns + 1}"
