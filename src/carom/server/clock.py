"""Wall time in ms that never jumps while the process runs."""

from __future__ import annotations

import time


class Clock:
    """The time of one server process.

    Anchored once and carried on by the monotonic clock, so that a corrected or skewed
    system clock cannot run out anybody's sand.
    """

    def __init__(self) -> None:
        self._anchor_ms = (time.time() - time.monotonic()) * 1000

    def now_ms(self) -> int:
        """Return ms since the epoch."""
        return int(self._anchor_ms + time.monotonic() * 1000)

    def set_to(self, at_ms: float) -> None:
        """Anchor to another clock, such as the database's, which all processes share."""
        self._anchor_ms = at_ms - time.monotonic() * 1000

    def not_before(self, at_ms: int) -> None:
        """Go on from a moment already stored when the system clock has been put back."""
        if at_ms > self.now_ms():
            self.set_to(at_ms)
