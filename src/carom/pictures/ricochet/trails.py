"""Where each move of a route goes, cell by cell, for drawing it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from carom.core.grid import Direction
from carom.games.ricochet.attempt import begin, play
from carom.games.ricochet.position import Move, Position


class Leg(msgspec.Struct, frozen=True):
    """One move as it is seen on the board.

    Attributes:
        robot: Letter of the robot.
        cells: Cells it goes over, start and stop included.
        headings: Direction in which it leaves each cell but the last; one entry fewer
            than ``cells``. More than one direction only where diagonals turn it.
    """

    robot: str
    cells: tuple[int, ...]
    headings: tuple[Direction, ...]

    @property
    def is_straight(self) -> bool:
        """Whether no diagonal turned the robot."""
        return len(set(self.headings)) == 1


def legs_of(position: Position, route: Iterable[Move]) -> tuple[tuple[Leg, ...], tuple[int, ...]]:
    """Return the legs of a route and the cells of the robots after it.

    Raises:
        IllegalAction: As :func:`carom.games.ricochet.attempt.play` does.
    """
    attempt = begin(position)
    legs = []
    for move in route:
        after = play(position, attempt, move)
        legs.append(_leg(position, attempt.cells, move))
        attempt = after
    return tuple(legs), attempt.cells


def _leg(position: Position, cells: tuple[int, ...], move: Move) -> Leg:
    """Return where a legal move goes; ``cells`` are those of the robots before it."""
    board = position.board
    # Going N into / one leaves to the E (0 ^ 1), into \ to the W (0 ^ 3), and so on round.
    turns = {
        item.cell: 1 if item.orientation == "/" else 3
        for item in board.diagonals
        if item.robot != move.robot
    }
    cell = cells[position.robots.index(move.robot)]
    others = set(cells) - {cell}
    way, passes = move.direction, move.passes
    over, headings = [cell], []
    while True:
        beyond = board.neighbour(cell, way)
        if beyond is None or beyond in others or beyond in board.closed:
            break
        if board.has_wall(cell, way):
            if not passes:
                break
            passes -= 1
        headings.append(way)
        over.append(cell := beyond)
        way = Direction(way ^ turns.get(cell, 0))
    return Leg(move.robot, tuple(over), tuple(headings))
