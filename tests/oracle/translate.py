"""From a position of carom to the plain data of the oracle; no rule is applied here."""

from __future__ import annotations

from tests.oracle.ricochet import HEADINGS, Cell, Puzzle

from carom.core.grid import DIRECTIONS
from carom.games.ricochet.position import Position


def puzzle_of(position: Position) -> Puzzle:
    """Return a position as the oracle reads it."""
    board, rules = position.board, position.rules
    width = board.columns

    def xy(cell: int) -> Cell:
        return cell % width, cell // width

    walls = [
        (xy(cell), HEADINGS[side])
        for cell in range(board.size)
        for side in DIRECTIONS
        if board.walls[cell] >> side & 1
    ]
    marks = [*board.targets, position.target]
    return Puzzle(
        width=width,
        height=board.rows,
        walls=frozenset(walls),
        robots=tuple(
            (robot, xy(cell)) for robot, cell in zip(position.robots, position.cells, strict=True)
        ),
        goal=position.target.robot,
        goal_cell=xy(position.target.cell),
        holes=frozenset(map(xy, board.closed)),
        diagonals={xy(item.cell): (item.orientation, item.robot) for item in board.diagonals},
        coloured=frozenset(xy(mark.cell) for mark in marks if mark.robot != "*"),
        ricochet=rules.ricochet,
        may_rebound=rules.rebound == "allowed",
        passes_one=rules.ghost_passes == "one",
        strict_landing=rules.ghost_landing == "strict",
    )
