"""All distances of a board at once.

For every field the set of fields within k moves is kept as one int with a byte a field,
1 where the field is in. One more move makes it the union of the sets of the neighbours.
Adding up the bytes that are still 0 gives every distance: a field not yet reached within
0, 1, .. d-1 moves has been counted d times. So there are no loops over single fields, and
a board takes about a quarter of a millisecond (``benchmarks/micro.py``).
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from carom.games.micro.board import CELLS, Board

_EACH = sum(1 << 8 * cell for cell in range(CELLS))
"""A 1 in the byte of every field."""

_NEVER = 255


class Distances(msgspec.Struct, frozen=True, dict=True):
    """The fewest moves between any two fields of a board.

    Attributes:
        rows: For each cell one byte a cell: the distance to it, 255 where no way leads.
    """

    rows: tuple[bytes, ...]

    def between(self, start: int, goal: int) -> int | None:
        """Return the fewest moves from a cell to another, or None."""
        found = self.rows[start][goal]
        return None if found == _NEVER else found

    @cached_property
    def counts(self) -> dict[int, int]:
        """How many ordered pairs of different fields there are at each distance, rising.

        Pairs without a way are left out.
        """
        joined = b"".join(self.rows)
        return {moves: number for moves in range(1, CELLS) if (number := joined.count(moves))}

    @property
    def largest(self) -> int:
        """The largest distance; 0 where nothing can move."""
        return max(self.counts, default=0)

    @property
    def mean(self) -> float:
        """The mean over all ordered pairs with a way; 0 where there are none."""
        pairs = sum(self.counts.values())
        return sum(moves * number for moves, number in self.counts.items()) / max(pairs, 1)


def distances(board: Board) -> Distances:
    """Return all distances of a board (B-06 .. B-08).

    >>> from carom.games.micro.board import board_of
    >>> found = distances(board_of("B1N2N3N4N"))
    >>> found.largest, found.counts[1] // 2
    (8, 58)
    """
    ways = board.ways
    within = [1 << 8 * cell for cell in range(CELLS)]
    totals = [_EACH ^ reached for reached in within]
    while True:
        wider = []
        for reached, neighbours in zip(within, ways, strict=True):
            union = reached
            for there in neighbours:
                union |= within[there]
            wider.append(union)
        if wider == within:
            break
        within = wider
        totals = [total + (_EACH ^ reached) for total, reached in zip(totals, within, strict=True)]
    return Distances(
        tuple(
            (total | (_EACH ^ reached) * _NEVER).to_bytes(CELLS, "little")
            for total, reached in zip(totals, within, strict=True)
        )
    )
