"""All best ways out: how many there are, and each of them.

Of the ways with the fewest turns those are meant that take the fewest points, points lost at
the end of a turn included; a turn is ended early only after an eye came off in it. How many
lead on from a node depends on where the robots stand and not on which is which, so that
counts are kept once for all orders of the three.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from carom.games.escape.actions import Action
from carom.games.escape.pieces import ESCAPED, TEAM
from carom.solvers.escape.alone import LOOK, NODE_BYTES, Node, Search, key_of
from carom.solvers.result import Cancel, Limits, SearchStopped, Solution

_OUT = (ESCAPED,) * TEAM


class Lines:
    """The best ways of a search.

    Args:
        search: The search.
        found: What it has found: a proved optimum.
        limits: How many nodes may be looked at here.
        cancel: A flag that ends it.
    """

    def __init__(
        self, search: Search, found: Solution[Action], limits: Limits, cancel: Cancel | None
    ) -> None:
        self._search = search
        self._length = found.lower_bound
        self._limits = limits
        self._cancel = cancel
        self._time = _end(search, found.line).time
        self._counts: dict[tuple[object, ...], int] = {}
        self._deadline = None if limits.seconds is None else monotonic() + limits.seconds

    def count(self) -> int:
        """Return their number; raises SearchStopped ``search-stopped``."""
        return self._count(self._search.start)

    def lines(self) -> Iterator[tuple[Action, ...]]:
        """Yield them in the order of the moves; raises SearchStopped ``search-stopped``."""
        return self._lines(self._search.start)

    def _onwards(self, node: Node) -> Iterator[tuple[Action, Node]]:
        """Yield what can be done if one wants to be out in time."""
        return (
            (action, after)
            for action, after in self._search.steps(node)
            if self._search.bound(after) <= self._time
        )

    def _count(self, node: Node) -> int:
        """Return how many ways lead on from a node; not deeper than there are points."""
        if node.cells == _OUT:
            return 1
        key = (*key_of(node), node.time)
        known = self._counts.get(key)
        if known is None:
            self._check()
            known = sum(self._count(after) for _, after in self._onwards(node))
            self._counts[key] = known
        return known

    def _lines(self, node: Node) -> Iterator[tuple[Action, ...]]:
        """Yield the ways that lead on from a node."""
        if node.cells == _OUT:
            yield ()
            return
        for action, after in self._onwards(node):
            if self._count(after):
                for line in self._lines(after):
                    yield action, *line

    def _check(self) -> None:
        """Stop at a limit."""
        nodes, limits = len(self._counts), self._limits
        is_full = limits.nodes is not None and nodes >= limits.nodes
        is_full = is_full or (limits.bytes is not None and NODE_BYTES * nodes >= limits.bytes)
        is_late = self._deadline is not None and not nodes % LOOK and monotonic() > self._deadline
        if is_full or is_late or (self._cancel is not None and self._cancel.is_set()):
            raise SearchStopped("search-stopped", lower_bound=self._length, nodes=nodes)


def _end(search: Search, line: tuple[Action, ...]) -> Node:
    """Return where a line leads."""
    node = search.start
    for wanted in line:
        node = next(after for action, after in search.steps(node) if action == wanted)
    return node
