"""Graded hints: what to tell someone who wants a push, as data; the words are the edge's."""

from __future__ import annotations

from typing import Literal

import msgspec

from carom.core.grid import Direction
from carom.games.ricochet.attempt import Attempt, begin, play
from carom.games.ricochet.position import Move, Position
from carom.games.ricochet.slides import DIAGONAL_TURNS
from carom.solvers.hints import (
    ExactLength,
    FirstMove,
    LengthRange,
    NoRoute,
    WholeLine,
    graded,
)
from carom.solvers.result import Solution

__all__ = [
    "ExactLength",
    "FirstMove",
    "Hint",
    "LastObstacle",
    "LengthRange",
    "NoRoute",
    "RobotsUsed",
    "WholeLine",
    "hints_from",
]

RANGE_TOPS = (3, 6, 9, 14, 19)
"""Lengths told as one end here; from 20 on there is only a least."""


class RobotsUsed(msgspec.Struct, frozen=True, tag="robots"):
    """The letters of the robots that move, in the written order, and the one that arrives."""

    robots: str
    active: str


class LastObstacle(msgspec.Struct, frozen=True, tag="last_obstacle"):
    """What the arriving robot stops against.

    Attributes:
        obstacle: A printed wall, the frame, the closed centre or a robot.
        side: The side of the target cell on which it is.
        robot: Its letter, if it is a robot.
    """

    obstacle: Literal["wall", "frame", "centre", "robot"]
    side: Direction
    robot: str | None = None


Hint = (
    NoRoute
    | LengthRange
    | ExactLength
    | RobotsUsed
    | LastObstacle
    | FirstMove[Move]
    | WholeLine[Move]
)


def hints_from(position: Position, solution: Solution[Move]) -> tuple[Hint, ...]:
    """Return the hints that a solution of the position gives, from the faintest on.

    Raises:
        SearchStopped: ``search-stopped`` when the optimum is not proved.
    """

    def own(line: tuple[Move, ...]) -> tuple[RobotsUsed | LastObstacle, ...]:
        moved = {move.robot for move in line}
        used = "".join(robot for robot in position.robots if robot in moved)
        return RobotsUsed(used, line[-1].robot), _last_obstacle(position, line)

    return graded(solution, RANGE_TOPS, own)


def _last_obstacle(position: Position, line: tuple[Move, ...]) -> LastObstacle:
    """Return what ends the last move of a line."""
    attempt = begin(position)
    for move in line[:-1]:
        attempt = play(position, attempt, move)
    last = line[-1]
    after = play(position, attempt, last)
    seat = position.robots.index(last.robot)
    side = _heading_at_stop(position, attempt, last, after.cells[seat])
    board, cell = position.board, after.cells[seat]
    beyond = board.neighbour(cell, side)
    if beyond is None:
        return LastObstacle("frame", side)
    if beyond in board.closed:
        return LastObstacle("centre", side)
    if board.has_wall(cell, side):
        return LastObstacle("wall", side)
    return LastObstacle("robot", side, position.robots[after.cells.index(beyond)])


def _heading_at_stop(position: Position, attempt: Attempt, move: Move, stop: int) -> Direction:
    """Return where a robot heads when it comes to stand at the end of a move."""
    board = position.board
    turns = {
        item.cell: DIAGONAL_TURNS[item.orientation]
        for item in board.diagonals
        if item.robot != move.robot
    }
    seat = position.robots.index(move.robot)
    others = attempt.cells[:seat] + attempt.cells[seat + 1 :]
    cell, heading, passes = attempt.cells[seat], move.direction, 0
    while True:
        beyond = board.neighbour(cell, heading)
        is_walled = board.has_wall(cell, heading)
        is_blocked = beyond is None or beyond in board.closed or beyond in others
        if cell == stop and passes == move.passes and (is_walled or is_blocked):
            return heading
        passes += is_walled
        assert beyond is not None  # the move ends before the frame does
        cell = beyond
        heading = turns[cell][heading] if cell in turns else heading
