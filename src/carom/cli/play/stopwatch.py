"""The time of a game on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable


class Stopwatch:
    """The time of a game, in ms, that stands at 0 until it is started.

    Args:
        seconds: A clock that never goes back.
    """

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._started: float | None = None

    def __call__(self) -> int:
        """Return the ms since the start."""
        return 0 if self._started is None else int(1000 * (self._seconds() - self._started))

    def start(self) -> None:
        """Let time run."""
        self._started = self._seconds()
