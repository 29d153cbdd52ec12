"""Wall time in ms that never jumps while the process runs."""

from __future__ import annotations

import time


class Clock:
    """The time of one server process.

    Anchored once to the wall clock and carried on by the monotonic one, so that a
    corrected or skewed system clock cannot run out anybody's sand.
    """

    def __init__(self) -> None:
        self._anchor = time.time() - time.monotonic()

    def now_ms(self) -> int:
        """Return ms since the epoch."""
        return int((self._anchor + time.monotonic()) * 1000)
