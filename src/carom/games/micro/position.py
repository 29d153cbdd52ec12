"""A position of Micro Robots: a board, where the robot stands and what it must reach."""

from __future__ import annotations

import msgspec

from carom.core.errors import PositionError
from carom.games.micro.board import CELLS, Board


class Position(msgspec.Struct, frozen=True):
    """A puzzle: how does the robot reach the target in the fewest moves?

    Attributes:
        board: The dice.
        robot: Cell of the robot, 0..35.
        target: Cell where the way must end; another one (B-05).
        waypoint: Expert variant: cell on which the robot must stop before it arrives for
            the last time (B-20); neither start nor target. None: no such cell.

    Raises:
        PositionError: On construction, ``cell-outside``, ``target-is-start`` or
            ``waypoint-not-between``.
    """

    board: Board
    robot: int
    target: int
    waypoint: int | None = None

    def __post_init__(self) -> None:
        """Check that the cells are on the board and differ."""
        cells = (self.robot, self.target, *self.stops_between)
        for cell in cells:
            if not 0 <= cell < CELLS:
                raise PositionError("cell-outside", cell=cell, size=CELLS)
        if self.robot == self.target:
            raise PositionError("target-is-start", cell=self.board.name(self.robot))
        if self.waypoint in (self.robot, self.target):
            raise PositionError("waypoint-not-between", cell=self.board.name(cells[-1]))

    @property
    def stops_between(self) -> tuple[int, ...]:
        """The waypoint, if there is one."""
        return () if self.waypoint is None else (self.waypoint,)
