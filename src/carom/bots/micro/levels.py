"""How the three levels differ: what they overlook, how long they take, how often they err.

The numbers are guesses, set so that an evening feels right: nobody has measured them on
people. ``benchmarks/bots_micro.py`` shows what comes of them.
"""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One level.

    Attributes:
        sees: Chance to notice at one look that two neighbouring dice match.
        far: Factor on that chance for each field that lies between them.
        misreads: Chance to take two dice in a line for a match at the first look though
            they share neither colour nor number.
        most_moves: Longest way it can keep in its head at the first look; one more each time.
        first_s: Median time for a way of no length: to take in what has been rolled.
        growth: Factor by which each move of a way makes that time longer.
        look_s: Median time of each further look, when the last one has found nothing.
        spread: Of the times; see :func:`carom.bots.pace.lognormal_ms`.
        miscounts: Chance to count a way of four moves or more one too short or too long.
        move_ms: Least and most time between two moves of a demonstration.
    """

    sees: float
    far: float
    misreads: float
    most_moves: int
    first_s: float
    growth: float
    look_s: float
    spread: float
    miscounts: float
    move_ms: tuple[int, int]


LEVELS = {
    "easy": Level(
        sees=0.62,
        far=0.90,
        misreads=0.010,
        most_moves=4,
        first_s=5.4,
        growth=1.28,
        look_s=11.0,
        spread=0.55,
        miscounts=0.10,
        move_ms=(1_000, 2_000),
    ),
    "medium": Level(
        sees=0.72,
        far=0.93,
        misreads=0.004,
        most_moves=6,
        first_s=4.6,
        growth=1.26,
        look_s=9.5,
        spread=0.52,
        miscounts=0.05,
        move_ms=(800, 1_500),
    ),
    "hard": Level(
        sees=0.85,
        far=0.96,
        misreads=0.001,
        most_moves=9,
        first_s=3.8,
        growth=1.23,
        look_s=8.0,
        spread=0.48,
        miscounts=0.015,
        move_ms=(600, 1_100),
    ),
}
"""The levels by name, weakest first."""

LEAST_MS, LEAST_MOVE_MS = 1_800, 400
"""Nobody calls sooner after the roll: a look at the dice, and each move counted."""

LOOKS = 8
"""After so many looks in vain even the weakest sees every match and finds whatever way there
is, so that a table of bots never stands still."""
