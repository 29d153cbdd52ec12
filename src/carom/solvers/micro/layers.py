"""The states from which a position is solved in exactly so many more moves, layer by layer.

A state is the field the robot is on and whether the waypoint is behind it; without a
waypoint it always is. Layer 0 holds the target; the layer of k + 1 moves all states with a
move into the layer of k. That the robot has been on the target before makes no difference
(B-11), so the states of a layer are exactly those with a walk of that length, and every
question is answered by walking forwards through the layers without a dead end.
"""

from __future__ import annotations

from collections.abc import Iterator

from carom.games.micro.attempt import Attempt, begin, went
from carom.games.micro.board import CELLS
from carom.games.micro.position import Position

MOST_MOVES = 2 * CELLS - 1
"""A shortest way visits none of the 72 states twice."""


class Layers:
    """The layers of one position, made as far as they are asked for.

    Args:
        position: The position.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self._masks = position.board.masks
        self._waypoint = 0 if position.waypoint is None else 1 << position.waypoint
        self._behind = [1 << position.target]
        self._ahead = [0]
        self._counts: list[tuple[list[int], list[int]]] = []

    def holds(self, moves: int, attempt: Attempt) -> bool:
        """Tell whether an attempt can be ended in exactly so many more moves."""
        while len(self._behind) <= moves:
            self._add()
        layers = self._behind if attempt.via else self._ahead
        return layers[moves] >> attempt.cell & 1 == 1

    def size(self, moves: int) -> int:
        """Return how many states a layer that has been made holds."""
        return self._behind[moves].bit_count() + self._ahead[moves].bit_count()

    def lines(self, moves: int, attempt: Attempt | None = None) -> Iterator[tuple[str, ...]]:
        """Yield all walks of exactly so many moves, by the place of their fields on the board.

        Args:
            moves: Length of the walks.
            attempt: Where they begin; the position's own start when None.
        """
        at = begin(self.position) if attempt is None else attempt
        if not self.holds(moves, at):
            return
        if moves == 0:
            yield ()
            return
        for there in self.position.board.ways[at.cell]:
            move = self.position.board.name(there)
            for rest in self.lines(moves - 1, went(self.position, at, there)):
                yield (move, *rest)

    def count(self, moves: int) -> int:
        """Return how many walks of exactly so many moves there are from the start."""
        position = self.position
        for _ in range(len(self._counts), moves + 1):
            self._counts.append(self._next_counts())
        behind, ahead = self._counts[moves]
        return (behind if position.waypoint is None else ahead)[position.robot]

    def _add(self) -> None:
        """Make the next layer."""
        behind, ahead = self._behind[-1], self._ahead[-1]
        on_waypoint = self._waypoint
        self._behind.append(self._before(behind))
        self._ahead.append(self._before(ahead & ~on_waypoint | behind & on_waypoint))

    def _before(self, cells: int) -> int:
        """Return the cells with a move into a set; moves go both ways."""
        found = 0
        while cells:
            lowest = cells & -cells
            found |= self._masks[lowest.bit_length() - 1]
            cells ^= lowest
        return found

    def _next_counts(self) -> tuple[list[int], list[int]]:
        """Return the number of walks from each cell, one move longer than the last ones."""
        position, ways = self.position, self.position.board.ways
        if not self._counts:
            return [int(cell == position.target) for cell in range(CELLS)], [0] * CELLS
        behind, ahead = self._counts[-1]
        entered = list(ahead)
        if position.waypoint is not None:
            entered[position.waypoint] = behind[position.waypoint]
        return (
            [sum(behind[there] for there in ways[cell]) for cell in range(CELLS)],
            [sum(entered[there] for there in ways[cell]) for cell in range(CELLS)],
        )
