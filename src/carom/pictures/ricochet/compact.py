"""A position as coloured text in a third of the room: one line and three columns a cell.

For screens on which the drawing of ``terminal.py`` does not fit. A wall to the east is a
line in the cell's third column, a wall to the south underlines the cell; so it needs a
terminal, where that one is plain text as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from carom.core.grid import Direction, column_name
from carom.games.ricochet.board import Board
from carom.games.ricochet.position import Move, Position
from carom.pictures.canvas import Line, Run
from carom.pictures.ricochet.terminal import (
    ARROWS,
    ROUTE_CORNERS,
    SYMBOL_MARKS,
    slope,
    symbol_mark,
)
from carom.pictures.ricochet.trails import Leg, legs_of

_CELL = 3
"""Columns of a cell: two for what stands in it, one for its east side."""


def draw_compact(
    position: Position, route: Sequence[Move] = (), *, is_goal_marked: bool = True
) -> list[Line]:
    """Return the drawing of a position, after the route if there is one, with its way.

    Signs and colours are those of :func:`carom.pictures.ricochet.terminal.draw`; each step
    has its number on the way.

    Raises:
        IllegalAction: A move of the route is not legal.
    """
    board, goal = position.board, position.target
    legs, cells = legs_of(position, route)
    rows = _Rows(board)
    _draw_route(rows, legs)
    if is_goal_marked:
        rows.put(goal.cell, 0, Run(symbol_mark(goal), goal.robot, is_solid=True, weight="bold"))
    for letter, cell in zip(position.robots, position.cells, strict=True):
        if cell not in cells and any(leg.robot == letter for leg in legs):
            rows.put(cell, 0, Run(letter, letter, weight="bold"))
    for letter, cell in zip(position.robots, cells, strict=True):
        behind = SYMBOL_MARKS[goal.symbol] if cell == goal.cell else " "
        rows.put(cell, 0, Run(letter.upper() + behind, letter, is_solid=True, weight="bold"))
    return rows.framed()


def draw_empty_compact(board: Board) -> list[Line]:
    """Return the drawing of a board on which no robot stands yet."""
    return _Rows(board).framed()


class _Rows:
    """The characters of all cells with their styles, row by row."""

    def __init__(self, board: Board) -> None:
        self.board = board
        blank = [Run(" ")] * (_CELL * board.columns)
        self.marks = [list(blank) for _ in range(board.rows)]
        for cell in range(board.size):
            if board.has_wall(cell, Direction.E):
                self.put(cell, 2, Run("┃"))
        for target in board.targets:
            self.put(target.cell, 0, Run(symbol_mark(target), target.robot))
        for item in board.diagonals:
            self.put(item.cell, 0, slope(item))
            self.put(item.cell, 1, Run(item.robot, item.robot, weight="bold"))
        for cell in board.closed:
            is_within = board.neighbour(cell, Direction.E) in board.closed
            self.put(cell, 0, Run("░░░" if is_within else "░░", weight="dim"))

    def put(self, cell: int, column: int, run: Run) -> None:
        """Write a run from a column of a cell on, -1 being the east side of its neighbour."""
        row, first = divmod(cell, self.board.columns)
        for offset, mark in enumerate(run.text):
            self.marks[row][_CELL * first + column + offset] = run._replace(text=mark)

    def framed(self) -> list[Line]:
        """Return the lines with frame and names; characters of one style are joined."""
        columns = self.board.columns
        names = "".join(f"{column_name(column):<{_CELL}}" for column in range(columns))
        edge = "━" * (_CELL * columns - 1)
        return [
            [Run(f"    {names}".rstrip(), weight="dim")],
            [Run(f"   ┏{edge}┓")],
            *(self._line(row) for row in range(self.board.rows)),
            [Run(f"   ┗{edge}┛")],
        ]

    def _line(self, row: int) -> Line:
        """Return one row of cells; the south side of the last one is the frame."""
        board = self.board
        line = [Run(f"{row + 1:>2} ", weight="dim"), Run("┃")]
        marks = []
        for at, mark in enumerate(self.marks[row]):
            is_walled = board.has_wall(row * board.columns + at // _CELL, Direction.S)
            marks.append(mark._replace(is_underlined=is_walled and row < board.rows - 1))
        for style, joined in groupby(marks, key=itemgetter(slice(1, None))):
            line.append(Run("".join(mark.text for mark in joined), *style))
        return line


def _draw_route(rows: _Rows, legs: Sequence[Leg]) -> None:
    """Draw the lines of all legs, then their numbers and arrows."""
    diagonals = {item.cell: item for item in rows.board.diagonals}
    arms: dict[int, int] = {}
    for leg in legs:
        for here, way, there in zip(leg.cells, leg.headings, leg.cells[1:], strict=False):
            for cell, arm in ((here, way), (there, way.opposite)):
                arms[cell] = arms.get(cell, 0) | 1 << arm
                east = "─" if arms[cell] >> Direction.E & 1 else " "
                rows.put(cell, 0, Run(ROUTE_CORNERS[arms[cell]] + east, leg.robot))
            if way.is_horizontal:
                rows.put(min(here, there), 2, Run("─", leg.robot))
    for cell in arms.keys() & diagonals.keys():
        rows.put(cell, 0, slope(diagonals[cell]))
    taken = set(diagonals)
    for step, leg in enumerate(legs, 1):
        _draw_number(rows, step, leg, taken)


def _draw_number(rows: _Rows, step: int, leg: Leg, taken: set[int]) -> None:
    """Write the number and arrow of a step on a cell it passes, else right behind its start."""
    passed = [at for at in range(1, len(leg.cells) - 1) if leg.cells[at] not in taken]
    at = min(passed, key=lambda index: abs(2 * index - len(leg.cells) + 1), default=0)
    number = Run(str(step), leg.robot, weight="bold")
    if at == 0:
        rows.put(leg.cells[0], 1, number)
        return
    taken.add(leg.cells[at])
    way = leg.headings[at]
    arrow = Run(ARROWS[way], leg.robot, weight="bold")
    rows.put(leg.cells[at], 0, number)
    rows.put(leg.cells[at], -1 if way == Direction.W else len(number.text), arrow)
