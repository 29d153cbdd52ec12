"""How much a search may still use, and the exception that ends it when that is all."""

from __future__ import annotations

from time import monotonic

from carom.solvers.result import Cancel, Limits


class OutOfBudgetError(Exception):
    """A limit or a cancel ends the search; caught where the search was started."""


class Budget:
    """Counts what the searches of one question use together.

    Attributes:
        nodes: Entries so far.
        peak_bytes: Most bytes held at once so far.
    """

    __slots__ = ("_bytes", "_cancel", "_deadline", "_max_bytes", "_max_nodes", "nodes",
                 "peak_bytes")  # fmt: skip

    def __init__(self, limits: Limits, cancel: Cancel | None) -> None:
        self._max_nodes = limits.nodes
        self._max_bytes = limits.bytes
        self._deadline = None if limits.seconds is None else monotonic() + limits.seconds
        self._cancel = cancel
        self._bytes = 0
        self.nodes = 0
        self.peak_bytes = 0

    def tick(self, new_bytes: int) -> None:
        """Count bytes taken, or given back, and look at the clock and the cancel flag.

        Raises:
            OutOfBudgetError: When too much is held, the time is up or the search called off.
        """
        self._bytes += new_bytes
        if self._bytes > self.peak_bytes:
            self.peak_bytes = self._bytes
            if self._max_bytes is not None and self._bytes > self._max_bytes:
                raise OutOfBudgetError
        is_late = self._deadline is not None and monotonic() >= self._deadline
        if is_late or (self._cancel is not None and self._cancel.is_set()):
            raise OutOfBudgetError

    def spend(self, nodes: int) -> None:
        """Count entries; raises OutOfBudgetError when they are more than allowed."""
        self.nodes += nodes
        if self._max_nodes is not None and self.nodes > self._max_nodes:
            raise OutOfBudgetError
