"""Every place where a robot that sets off may come to stand, and what it takes.

A slide among robots then is a question to two bit sets: no robot in ``clear``, and one
in ``stopper`` where only a robot makes it stop. All robots, diagonals and passes through
walls come down to this one form, so the searches know no special cases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from carom.core.grid import DIRECTIONS, Direction
from carom.games.ricochet.attempt import is_barred_landing
from carom.games.ricochet.board import Board
from carom.games.ricochet.pieces import NEUTRAL, TRANSPARENT
from carom.games.ricochet.position import Position
from carom.games.ricochet.slides import DIAGONAL_TURNS, max_passes, paths_of


class Stop(NamedTuple):
    """One way to end a slide.

    Attributes:
        way: Direction in which the robot sets off.
        cell: Where it stops.
        price: What the move counts: 1 and the walls passed (A-100).
        clear: Bit set of the cells that must be free of other robots.
        stopper: The cell that must hold a robot, as a bit set; 0 where a wall is enough.
    """

    way: Direction
    cell: int
    price: int
    clear: int
    stopper: int

    def is_open(self, occupied: int) -> bool:
        """Tell whether the slide ends here when the other robots stand on these cells."""
        return not self.clear & occupied and (not self.stopper or self.stopper & occupied != 0)


class Kind(NamedTuple):
    """What the stops of a robot depend on; robots of one kind are interchangeable.

    Attributes:
        robot: A letter that stands for the kind: ``t``, a colour with diagonals of its own
            on the board, or ``k`` for all that every diagonal turns.
        passes: Most walls in one slide.
        barred: Cells where it may not stop (A-105).
    """

    robot: str
    passes: int
    barred: frozenset[int]


def kind_of(position: Position, robot: str) -> Kind:
    """Return the kind of one of the robots of a position."""
    board = position.board
    if robot == TRANSPARENT:
        barred = frozenset(c for c in range(board.size) if is_barred_landing(position, c))
        return Kind(robot, max_passes(board, position.rules.ghost_passes), barred)
    has_own = any(item.robot == robot for item in board.diagonals)
    return Kind(robot if has_own else NEUTRAL, 0, frozenset())


Viewers = tuple[Sequence[int], ...]
"""By direction and cell, a set of cells."""


class _Step(NamedTuple):
    """A cell entered on the way, the walls passed so far, and whether a wall follows."""

    cell: int
    passes: int
    is_walled: bool


class Stops:
    """The stops of one kind of robot on one board, laid out when first asked for."""

    __slots__ = ("_board", "_kind", "_known", "_viewers")

    def __init__(self, board: Board, kind: Kind) -> None:
        self._board = board
        self._kind = kind
        self._known: dict[int, tuple[Stop, ...]] = {}
        self._viewers: Mapping[int, Viewers] | None = None

    def of(self, cell: int) -> tuple[Stop, ...]:
        """Return all stops of a robot on ``cell``: N E S W, each from the nearest to the last."""
        found = self._known.get(cell)
        if found is None:
            found = tuple(stop for way in DIRECTIONS for stop in self._one_way(cell, way))
            self._known[cell] = found
        return found

    def viewers(self) -> Mapping[int, Viewers]:
        """Return by price, direction and cell the set of cells from which a stop there may be.

        "May" leaves out only where the others must stand for it.
        """
        if self._viewers is None:
            is_straight = not (self._kind.passes or self._board.diagonals)
            self._viewers = self._straight_viewers() if is_straight else self._all_viewers()
        return self._viewers

    def _straight_viewers(self) -> Mapping[int, Viewers]:
        """Return the viewers on a board where every way may be gone back."""
        rays = paths_of(self._board, self._kind.robot).rays
        return {1: tuple(rays[way.opposite] for way in DIRECTIONS)}

    def _all_viewers(self) -> Mapping[int, Viewers]:
        """Return the viewers, collected from every cell."""
        size = self._board.size
        found: dict[int, tuple[list[int], ...]] = {1: tuple([0] * size for _ in DIRECTIONS)}
        for start in range(size):
            for way in DIRECTIONS:
                for cell, price in self._ends(start, way):
                    if price not in found:
                        found[price] = tuple([0] * size for _ in DIRECTIONS)
                    found[price][way][cell] |= 1 << start
        return dict(sorted(found.items()))

    def _ends(self, start: int, way: Direction) -> Iterable[tuple[int, int]]:
        """Yield cell and price of the stops in one direction."""
        if self._kind.passes:
            return ((stop.cell, stop.price) for stop in self._one_way(start, way))
        path = paths_of(self._board, self._kind.robot).cells[way][start]
        return ((cell, 1) for cell in path if cell != start)

    def _one_way(self, start: int, way: Direction) -> Iterator[Stop]:
        """Yield the stops in one direction; a slide that ends where it began is none (A-14)."""
        steps = self._ghost_steps(start, way) if self._kind.passes else self._steps(start, way)
        clear = 0
        for at, (cell, passes, is_walled) in enumerate(steps):
            clear |= 1 << cell
            if (cell == start and not passes) or cell in self._kind.barred:
                continue
            if is_walled:
                yield Stop(way, cell, 1 + passes, clear, 0)
            elif at + 1 < len(steps):
                yield Stop(way, cell, 1 + passes, clear, 1 << steps[at + 1].cell)

    def _steps(self, start: int, way: Direction) -> list[_Step]:
        """Return the way of a robot that every wall stops."""
        path = paths_of(self._board, self._kind.robot).cells[way][start]
        last = len(path) - 1
        return [_Step(cell, 0, at == last) for at, cell in enumerate(path)]

    def _ghost_steps(self, start: int, way: Direction) -> list[_Step]:
        """Return the way of the transparent robot, walls passed as long as it may (A-100 ..)."""
        board, steps = self._board, list[_Step]()
        turns = {item.cell: DIAGONAL_TURNS[item.orientation] for item in board.diagonals}
        cell, heading, passes = start, way, 0
        while True:
            beyond = board.neighbour(cell, heading)
            is_shut = beyond is None or beyond in board.closed
            is_walled = is_shut or board.has_wall(cell, heading)
            if steps:
                steps[-1] = _Step(cell, passes, is_walled)
            if beyond is None or is_shut or (is_walled and passes == self._kind.passes):
                return steps
            passes += is_walled
            cell = beyond
            heading = turns[cell][heading] if cell in turns else heading
            if (cell, heading) == (start, way):
                return steps
            steps.append(_Step(cell, passes, is_walled=False))


@lru_cache(maxsize=16)
def stops_of(board: Board, kind: Kind) -> Stops:
    """Return the stops of a kind of robot on a board, kept for the next position."""
    return Stops(board, kind)
