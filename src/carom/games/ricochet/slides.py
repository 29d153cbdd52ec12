"""How robots slide: until a wall, the frame, the centre or another robot stops them.

Paths are laid out once per board; a slide among robots then is a look at one bit
set. Rules A-10 .. A-16 and, for the transparent robot, A-100 .. A-107.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from carom.core.grid import DIRECTIONS, Direction
from carom.games.ricochet.board import Board
from carom.games.ricochet.pieces import NEUTRAL

DIAGONAL_TURNS = {
    "/": (Direction.E, Direction.N, Direction.W, Direction.S),
    "\\": (Direction.W, Direction.S, Direction.E, Direction.N),
}
"""Heading after a diagonal, by heading before: going N into ``/`` one leaves to the E."""


class Paths:
    """The empty-board paths of one robot on one board.

    Attributes:
        cells: ``cells[direction][cell]``: the cells entered in order, the start left out.
            A path that comes back to its start with its first heading ends there: unless
            another robot stands on it the robot would never stop, so there is no such move.
        rays: ``rays[direction][cell]``: the same cells as a bit set, bit ``1 << cell``.
    """

    __slots__ = ("cells", "rays")

    def __init__(self, board: Board, robot: str) -> None:
        turns = {
            item.cell: DIAGONAL_TURNS[item.orientation]
            for item in board.diagonals
            if item.robot != robot
        }
        walks = _turning_walks(board, turns) if turns else _straight_walks(board)
        self.cells, self.rays = zip(*walks, strict=True)

    def slide(self, occupied: int, start: int, way: Direction) -> int:
        """Return the cell where the robot stops; ``start`` itself when it cannot move.

        Args:
            occupied: Bit set of the other robots' cells.
            start: Cell of the robot.
            way: Direction in which it sets off.

        Rule: A-10, A-14.
        """
        path = self.cells[way][start]
        if not self.rays[way][start] & occupied:
            return path[-1] if path else start
        stop = start
        for cell in path:
            if occupied >> cell & 1:
                break
            stop = cell
        return stop


Walks = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""By cell, the path in one direction and its bit set."""


def _straight_walks(board: Board) -> Iterator[Walks]:
    """Yield the walks in each direction on a board that turns nobody."""
    for way in DIRECTIONS:
        down, right = way.step
        step = down * board.columns + right
        paths: list[tuple[int, ...]] = [()] * board.size
        rays = [0] * board.size
        # From the far end on: a path is the next cell and the path from there.
        for cell in range(board.size) if step < 0 else reversed(range(board.size)):
            if not board.has_wall(cell, way):
                beyond = cell + step
                paths[cell] = (beyond, *paths[beyond])
                rays[cell] = 1 << beyond | rays[beyond]
        yield tuple(paths), tuple(rays)


def _turning_walks(board: Board, turns: Mapping[int, tuple[Direction, ...]]) -> Iterator[Walks]:
    """Yield the walks in each direction on a board with diagonals."""
    for way in DIRECTIONS:
        paths = tuple(tuple(_walk(board, turns, cell, way)) for cell in range(board.size))
        yield paths, tuple(sum(1 << cell for cell in set(path)) for path in paths)


def _walk(
    board: Board, turns: Mapping[int, tuple[Direction, ...]], start: int, way: Direction
) -> Iterator[int]:
    """Yield the cells a robot enters on the empty board, at most once round."""
    cell, heading = start, way
    while not board.has_wall(cell, heading):
        beyond = board.neighbour(cell, heading)
        if beyond is None:
            break
        cell = beyond
        if cell in turns:
            heading = turns[cell][heading]
        yield cell
        if (cell, heading) == (start, way):
            return


@lru_cache(maxsize=256)
def paths_of(board: Board, robot: str) -> Paths:
    """Return the paths of a robot on a board; its colour matters only for diagonals."""
    if robot != NEUTRAL and all(item.robot != robot for item in board.diagonals):
        return paths_of(board, NEUTRAL)
    return Paths(board, robot)


def ghost_slides(
    board: Board, occupied: int, start: int, way: Direction, max_passes: int
) -> list[tuple[int, int]]:
    """Return where the transparent robot may stop and how many walls it passes for it.

    At each wall it may stop or, for one more move, pass. It cannot pass the frame, the
    closed centre, or a wall behind which a robot stands.

    Args:
        board: The board.
        occupied: Bit set of the other robots' cells.
        start: Its cell.
        way: Direction in which it sets off.
        max_passes: Most walls in one slide.

    Returns:
        ``(cell, passes)`` with rising passes; without the start itself at no pass.

    Rule: A-100 .. A-104, A-107.
    """
    turns = {item.cell: DIAGONAL_TURNS[item.orientation] for item in board.diagonals}
    stops: list[tuple[int, int]] = []
    cell, heading, passes = start, way, 0
    seen = {(start, way)}
    while True:
        beyond = board.neighbour(cell, heading)
        walled = board.has_wall(cell, heading)
        blocked = beyond is None or beyond in board.closed or occupied >> beyond & 1 == 1
        if walled or blocked:
            if cell != start or passes:
                stops.append((cell, passes))
            if blocked or passes == max_passes:
                return stops
            passes += 1
        assert beyond is not None  # the frame is blocked
        cell = beyond
        heading = turns[cell][heading] if cell in turns else heading
        if (cell, heading) in seen:
            return stops
        seen.add((cell, heading))


def max_passes(board: Board, ghost_passes: str) -> int:
    """Return the most walls one slide may pass under an option value (A-101)."""
    return 1 if ghost_passes == "one" else board.size
