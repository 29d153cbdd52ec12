"""The robots that only help: which sets of them there are and how they move.

Helpers of one kind are interchangeable, so only the set of cells they stand on counts. A
*post* is a cell together with the kind and the history of the helper on it; a set of
helpers is one int with a bit a post. Moving a helper is then one exclusive or, and equal
sets are equal ints.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from carom.games.ricochet.position import Position
from carom.solvers.ricochet.active import Active
from carom.solvers.ricochet.bits import members
from carom.solvers.ricochet.histories import helper_histories
from carom.solvers.ricochet.stops import Stop, kind_of, stops_of


class Posts:
    """The posts of the helpers of a position.

    Attributes:
        robots: Their letters.
        histories: Histories of one kind, in which all kinds agree.
        count: Number of posts.
    """

    def __init__(self, position: Position, active: str) -> None:
        self._cells = position.board.size
        self._all_cells = (1 << self._cells) - 1
        self.robots = [robot for robot in position.robots if robot != active]
        self.histories = helper_histories(position.rules)
        kinds = [kind_of(position, robot) for robot in self.robots]
        self._kinds = list(dict.fromkeys(kinds))
        self._number = {
            robot: self._kinds.index(kind) for robot, kind in zip(self.robots, kinds, strict=True)
        }
        self._stops = [stops_of(position.board, kind) for kind in self._kinds]
        blocks = len(self._kinds) * len(self.histories)
        self._shifts = [block * self._cells for block in range(1, blocks)]
        self.count = blocks * self._cells

    def post(self, robot: str, cell: int, last: int) -> int:
        """Return the post of a helper whose last move had this direction, -1 for none."""
        return self._post(self._number[robot], self.histories.of(0, last), cell)

    def _post(self, kind: int, history: int, cell: int) -> int:
        """Return the number of a post."""
        return (kind * len(self.histories) + history) * self._cells + cell

    def cell(self, post: int) -> int:
        """Return the cell of a post."""
        return post % self._cells

    def occupied(self, helpers: int) -> int:
        """Return the cells on which helpers stand."""
        if not self._shifts:
            return helpers
        cells = helpers & self._all_cells
        for shift in self._shifts:
            cells |= helpers >> shift & self._all_cells
        return cells

    def stops(self, post: int) -> list[tuple[int, Stop]]:
        """Return all ways to end a slide from a post, each with the post after it."""
        block, cell = divmod(post, self._cells)
        kind, history = divmod(block, len(self.histories))
        row = self.histories.after[history]
        return [
            (self._post(kind, after, stop.cell), stop)
            for stop in self._stops[kind].of(cell)
            if (after := row[stop.way]) is not None
        ]

    def before(self, post: int) -> Iterator[tuple[int, int]]:
        """Yield the posts from which a move may end on a post, each after its price."""
        block, cell = divmod(post, self._cells)
        kind, history = divmod(block, len(self.histories))
        origins = self.histories.origins[history]
        for price, viewers in self._stops[kind].viewers().items():
            for origin, way in origins:
                for start in members(viewers[way][cell]):
                    yield price, self._post(kind, origin, start)

    def prices(self) -> list[int]:
        """Return the prices that a move of a helper may have, ascending."""
        return sorted({price for stops in self._stops for price in stops.viewers()})


class Moves(NamedTuple):
    """The moves of one helper, given where the other helpers stand.

    Attributes:
        changes: Changes of the helper set.
        allowed: For each, the places of the active robot that let the move end there.
        meeting: Places at which the active robot itself stops the helper.
        met: By the bit of such a place, the changes of the helper set.
    """

    changes: list[int]
    allowed: list[int]
    meeting: int
    met: dict[int, list[int]]


class PostMoves:
    """The moves of one price from one post, kept for each set of blockers.

    Args:
        posts: The helpers.
        post: The post, as a set of one.
        price: The price.
        active: The active robot.

    Attributes:
        cross: Cells where another robot makes a difference.
        near: Places of the active robot on ``cross``.
        known: The moves by the helpers on ``cross``; ask :meth:`work_out` for a missing one.
    """

    __slots__ = ("_everywhere", "_stops", "cross", "known", "near")

    def __init__(self, posts: Posts, post: int, price: int, active: Active) -> None:
        number = post.bit_length() - 1
        self._everywhere = active.everywhere
        self._stops = [
            (post ^ 1 << after, stop) for after, stop in posts.stops(number) if stop.price == price
        ]
        self.cross = 0
        for _, stop in self._stops:
            self.cross |= stop.clear | stop.stopper
        # Diagonals may lead a robot over its own cell, which it has left.
        self.cross &= ~(1 << posts.cell(number))
        self.near = self.cross * active.everywhere
        self.known: dict[int, Moves] = {}

    def work_out(self, blockers: int) -> Moves:
        """Work out and keep the moves, given the other helpers on ``cross``."""
        everywhere = self._everywhere
        changes: list[int] = []
        allowed: list[int] = []
        met: dict[int, list[int]] = {}
        for change, stop in self._stops:
            if stop.is_open(blockers):
                changes.append(change)
                allowed.append(~(stop.clear * everywhere))
            elif stop.is_open(blockers | stop.stopper):
                for place in members(stop.stopper * everywhere):
                    met.setdefault(1 << place, []).append(change)
        moves = self.known[blockers] = Moves(changes, allowed, sum(met), met)
        return moves
