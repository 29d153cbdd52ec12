"""Fewest turns in which a seat gets all its robots out while all others stand still.

A* over the seat's robots, its eyes and what is left of the turn. Time is counted in points:
a turn has three, and one that is ended early loses the rest. The bound is the sum of the
ways past the others plus a point for each eye, or, as only one eye a turn comes off, the
moment of the last one and the shortest way behind it. It never says too much, so the first
goal taken from the queue is best. Without eyes the bound is exact: the robot nearest to
the exit goes first and finds nobody in its way.

Cameras are left out: alone they can only cost points.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import NamedTuple

from carom.games.escape.actions import WAYS, Action, EndTurn, Move, TakeEye
from carom.games.escape.board import DEPOSIT_CELLS, EXIT_CELLS
from carom.games.escape.pieces import ESCAPED, POINTS, TEAM
from carom.games.escape.plan import UNREACHABLE
from carom.games.escape.position import Position
from carom.games.escape.spending import EYE
from carom.solvers.escape.ways import ways_past
from carom.solvers.result import Cancel, Limits, Solution

NODE_BYTES = 400
"""A node with its place in queue and table."""

LOOK = 256
"""Nodes between two looks at the clock."""


class Node(NamedTuple):
    """Where a seat stands.

    Attributes:
        cells: Its robots, ``ESCAPED`` for one that is out.
        eyes: Which of them have an eye, a bit each.
        time: Points since the running turn began, those lost too.
        has_taken: Whether an eye came off in this turn.
    """

    cells: tuple[int, ...]
    eyes: int
    time: int
    has_taken: bool


class Search:
    """One search.

    Args:
        position: Whose turn it is gets out; the other seats stand still.
    """

    def __init__(self, position: Position) -> None:
        pieces, seat = position.pieces, position.seat
        mine = range(TEAM * seat, TEAM * seat + TEAM)
        others = [cell for robot, cell in enumerate(pieces.robots) if robot not in mine]
        self._plan = position.factory.plan
        self._others = frozenset(cell for cell in others if cell >= 0)
        self._ways = ways_past(self._plan, others)
        eyes = pieces.eyes >> TEAM * seat & (1 << TEAM) - 1
        self.start = Node(
            pieces.team(seat), eyes, POINTS - position.points, bool(position.used & EYE)
        )

    def solve(self, limits: Limits, cancel: Cancel | None) -> Solution[Action]:
        """Return the fewest turns and one way to play them."""
        if any(cell >= 0 and self._ways[cell] == UNREACHABLE for cell in self.start.cells):
            return Solution(standing="unsolvable")
        order = count()
        queue = [(self.bound(self.start), -self.start.time, next(order), self.start)]
        came: dict[Node, tuple[Node, Action] | None] = {self.start: None}
        best: dict[tuple[object, ...], int] = {key_of(self.start): self.start.time}
        deadline = None if limits.seconds is None else monotonic() + limits.seconds
        nodes = 0
        while queue:
            bound, _, _, node = heappop(queue)
            if best[key_of(node)] < node.time:
                continue
            if node.cells == (ESCAPED,) * TEAM:
                length = self.turns(node.time)
                return _optimal(length, _line(came, node), nodes, NODE_BYTES * len(came))
            nodes += 1
            if _is_over(limits, nodes, len(came), cancel, deadline):
                return Solution(
                    standing="stopped",
                    lower_bound=self.turns(bound),
                    nodes=nodes,
                    peak_bytes=NODE_BYTES * len(came),
                )
            for action, after in self.steps(node):
                key = key_of(after)
                if after.time < best.get(key, after.time + 1):
                    best[key] = after.time
                    came[after] = (node, action)
                    heappush(queue, (self.bound(after), -after.time, next(order), after))
        return Solution(standing="unsolvable", nodes=nodes, peak_bytes=NODE_BYTES * len(came))

    def turns(self, time: int) -> int:
        """Return how many turns a time reaches into; nothing done is none.

        A running turn without points does not count.
        """
        if time == self.start.time:
            return 0
        return -(-time // POINTS) - (self.start.time == POINTS)

    def bound(self, node: Node) -> int:
        """Return a time before which nobody can be done."""
        ways = [self._ways[cell] if cell >= 0 else 0 for cell in node.cells]
        frozen = [way for at, way in enumerate(ways) if node.eyes >> at & 1]
        simple = node.time + sum(ways) + len(frozen)
        if not frozen:
            return simple
        turn = node.time - node.time % POINTS
        is_now = not node.has_taken or node.time == turn
        first = node.time if is_now else turn + POINTS
        last = first if len(frozen) == 1 else first - first % POINTS + POINTS * (len(frozen) - 1)
        return max(simple, last + 1 + min(frozen))

    def steps(self, node: Node) -> Iterator[tuple[Action, Node]]:
        """Yield what can be done and where it leads; a turn with points left may be ended."""
        cells, eyes, time, has_taken = node
        has_taken = has_taken and time % POINTS != 0
        for number, cell in enumerate(cells):
            if cell < 0:
                continue
            if eyes >> number & 1:
                if not has_taken:
                    yield (
                        TakeEye(number),
                        Node(cells, eyes & ~(1 << number), time + 1, True),
                    )
                continue
            for way, table in zip(WAYS, self._plan.steps, strict=True):
                onward = table[cell]
                if onward < 0 or not self._is_free(cells, onward):
                    continue
                onward = ESCAPED if EXIT_CELLS >> onward & 1 else onward
                moved = (*cells[:number], onward, *cells[number + 1 :])
                yield Move(number, way), Node(moved, eyes, time + 1, has_taken)
        if time % POINTS and has_taken:
            yield EndTurn(), Node(cells, eyes, time - time % POINTS + POINTS, False)

    def _is_free(self, cells: tuple[int, ...], onward: int) -> bool:
        """Tell whether a robot may step onto a corridor cell (C-31, C-32)."""
        return bool(DEPOSIT_CELLS >> onward & 1) or (
            onward not in cells and onward not in self._others
        )


def key_of(node: Node) -> tuple[object, ...]:
    """Return what makes two nodes the same but for their time: robots are alike."""
    robots = sorted((cell, node.eyes >> at & 1) for at, cell in enumerate(node.cells))
    return (*robots, node.time % POINTS, node.has_taken and node.time % POINTS != 0)


def _line(came: dict[Node, tuple[Node, Action] | None], node: Node) -> tuple[Action, ...]:
    """Return what was done on the way to a node."""
    actions: list[Action] = []
    while (step := came[node]) is not None:
        node, action = step
        actions.append(action)
    return tuple(reversed(actions))


def _optimal(
    length: int, line: tuple[Action, ...], nodes: int, peak_bytes: int
) -> Solution[Action]:
    """Return the answer of a search that has reached its goal."""
    return Solution(
        standing="optimal",
        length=length,
        line=line,
        lower_bound=length,
        nodes=nodes,
        peak_bytes=peak_bytes,
    )


def _is_over(
    limits: Limits, nodes: int, kept: int, cancel: Cancel | None, deadline: float | None
) -> bool:
    """Tell whether a limit or a cancel ends the search."""
    if limits.nodes is not None and nodes > limits.nodes:
        return True
    if limits.bytes is not None and NODE_BYTES * kept > limits.bytes:
        return True
    if nodes % LOOK:
        return False
    is_late = deadline is not None and monotonic() > deadline
    return is_late or (cancel is not None and cancel.is_set())
