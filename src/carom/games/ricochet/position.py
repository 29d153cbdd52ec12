"""A position: all that a puzzle needs. Board, robots, target and the rules that move them."""

from __future__ import annotations

from typing import Literal

import msgspec

from carom.core.errors import PositionError
from carom.core.grid import Direction, cell_name
from carom.games.ricochet.board import Board
from carom.games.ricochet.pieces import ANY, COLOURED, ROBOTS, Target


class MoveRules(msgspec.Struct, frozen=True):
    """The options that change which routes count; the first value of each is the default.

    Attributes:
        ricochet: Must the active robot turn (A-30, A-31)? ``turn``: its moves up to the one
            that stops it on the target include a horizontal and a vertical one.
            ``no_one_move``: the route costs at least 2. ``none``: no such rule.
        rebound: May a robot move opposite to its own last move (A-12)? The direction of
            a move is the one in which it sets off.
        ghost_passes: Walls the transparent robot may pass in one slide (A-101).
        ghost_landing: ``strict``: it may not stop on a coloured symbol (A-105).
    """

    ricochet: Literal["turn", "none", "no_one_move"] = "turn"
    rebound: Literal["allowed", "forbidden"] = "allowed"
    ghost_passes: Literal["any", "one"] = "any"
    ghost_landing: Literal["goal_only", "strict"] = "goal_only"


class Move(msgspec.Struct, frozen=True, order=True):
    """One slide of one robot; ``passes`` counts the walls the transparent robot goes through.

    Its price is ``1 + passes`` (A-100).
    """

    robot: str
    direction: Direction
    passes: int = 0

    @property
    def price(self) -> int:
        """How many moves it counts."""
        return 1 + self.passes

    @property
    def rank(self) -> tuple[int, int, int]:
        """Place in the written order of moves: robot r b g y k t, N E S W, fewest passes."""
        return ROBOTS.index(self.robot), self.direction, self.passes


class Position(msgspec.Struct, frozen=True):
    """A puzzle: which route brings the target's robot onto its cell in the fewest moves?

    Attributes:
        board: The fixed part.
        robots: Letters of the robots present, in the order of ``ROBOTS``, 1 to 6 of them.
        cells: Their cells, in the same order; all different, none closed.
        target: What must be reached. Its robot is one of ``rbgy`` that is present, or ``*``.
        rules: The options that change which routes count.

    Raises:
        PositionError: On construction, when the parts do not fit: ``bad-robots``,
            ``robot-outside``, ``robot-on-closed``, ``robots-share-cell``,
            ``target-outside``, ``target-on-closed``, ``target-robot-missing``.
    """

    board: Board
    robots: str
    cells: tuple[int, ...]
    target: Target
    rules: MoveRules = MoveRules()

    def __post_init__(self) -> None:
        """Check that the parts fit together."""
        expected = "".join(robot for robot in ROBOTS if robot in self.robots)
        if not self.robots or self.robots != expected or len(self.cells) != len(self.robots):
            raise PositionError("bad-robots", robots=self.robots[:20], cells=len(self.cells))
        for robot, cell in zip(self.robots, self.cells, strict=True):
            self._check_robot(robot, cell)
        self._check_target()

    def _check_robot(self, robot: str, cell: int) -> None:
        """Refuse a robot outside, in the closed centre or on another robot."""
        if not 0 <= cell < self.board.size:
            raise PositionError("robot-outside", robot=robot, cell=cell, size=self.board.size)
        if cell in self.board.closed:
            raise PositionError("robot-on-closed", robot=robot, cell=self.name(cell))
        first = self.robots[self.cells.index(cell)]
        if first != robot:
            raise PositionError("robots-share-cell", robots=(first, robot), cell=self.name(cell))

    def _check_target(self) -> None:
        """Refuse a target outside, in the closed centre or of a robot that is not there."""
        robot, cell = self.target.robot, self.target.cell
        if not 0 <= cell < self.board.size:
            raise PositionError("target-outside", cell=cell, size=self.board.size)
        if cell in self.board.closed:
            raise PositionError("target-on-closed", cell=self.name(cell))
        if robot != ANY and (robot not in COLOURED or robot not in self.robots):
            raise PositionError("target-robot-missing", robot=robot[:10], robots=self.robots)

    def name(self, cell: int) -> str:
        """Return a cell in text, such as ``a1`` for the north-west corner."""
        return cell_name(cell, self.board.columns)

    def cell_of(self, robot: str) -> int:
        """Return the cell of a robot that is present; ValueError otherwise."""
        return self.cells[self.robots.index(robot)]

    @property
    def active(self) -> str:
        """Letters of the robots that may solve it: one, or all for the vortex (A-20, A-21)."""
        return self.robots if self.target.robot == ANY else self.target.robot
