"""How the three levels differ: how well they remember, how they play for time, their pace.

The numbers are guesses, set so that an evening feels right: nobody has measured them on
people. ``benchmarks/bots_ramses.py`` shows what comes of them.
"""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One level.

    Attributes:
        glimpse: Chance to keep a cell of the preview in mind at all.
        span: Median number of changes at the table after which a cell is forgotten; None
            for never.
        spread: Of that number; see :func:`carom.bots.pace.lognormal_ms`.
        turning: Chance to keep a cell in mind when the board turns.
        waits: Chance to play for time in a turn that would only help the next player.
        think_ms: Least and most time before the first slide of a turn, or a choice.
        slide_ms: The same before each further slide.
    """

    glimpse: float
    span: float | None
    spread: float = 0.6
    turning: float
    waits: float
    think_ms: tuple[int, int]
    slide_ms: tuple[int, int]


LEVELS = {
    "easy": Level(
        glimpse=0.15,
        span=14.0,
        turning=0.55,
        waits=0.0,
        think_ms=(1_800, 3_600),
        slide_ms=(900, 1_800),
    ),
    "medium": Level(
        glimpse=0.40,
        span=60.0,
        turning=0.85,
        waits=0.35,
        think_ms=(1_500, 3_000),
        slide_ms=(700, 1_400),
    ),
    "hard": Level(
        glimpse=0.60,
        span=None,
        turning=1.0,
        waits=0.70,
        think_ms=(1_200, 2_400),
        slide_ms=(600, 1_100),
    ),
}
