"""How the three levels differ: what they look for, how long it takes, how often they err.

The numbers are guesses, set so that an evening feels right: nobody has measured them on
people. ``benchmarks/bots.py`` shows what comes of them.
"""

from __future__ import annotations

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One level.

    Attributes:
        notices: Chance to think of a route of one robot alone, of one with a given helper,
            and of one in which any robots move.
        most_moves: Longest route it can keep in its head.
        max_nodes: Bound of each search, in entries.
        stubborn_nodes: The same of the last search, for a route that takes minutes to find.
        first_s: Median time for a route of no length: to take in the board.
        growth: Factor by which each move of a route makes that time longer.
        helper_growth: Factor for each helper that must move.
        spread: Of the times; see :func:`carom.bots.pace.lognormal_ms`.
        miscounts: Chance to count a route of four moves or more one too short.
        move_ms: Least and most time between two moves of a demonstration.
    """

    notices: tuple[float, float, float]
    most_moves: int
    max_nodes: int
    stubborn_nodes: int = 60_000
    first_s: float
    growth: float
    helper_growth: float
    spread: float
    miscounts: float
    move_ms: tuple[int, int]


LEVELS = {
    "easy": Level(
        notices=(0.90, 0.35, 0.0),
        most_moves=7,
        max_nodes=2_000,
        first_s=9.0,
        growth=1.30,
        helper_growth=1.35,
        spread=0.45,
        miscounts=0.10,
        move_ms=(1100, 2200),
    ),
    "medium": Level(
        notices=(0.95, 0.60, 0.10),
        most_moves=9,
        max_nodes=5_000,
        first_s=6.5,
        growth=1.25,
        helper_growth=1.35,
        spread=0.40,
        miscounts=0.05,
        move_ms=(900, 1700),
    ),
    "hard": Level(
        notices=(0.98, 0.85, 0.70),
        most_moves=14,
        max_nodes=20_000,
        first_s=4.5,
        growth=1.20,
        helper_growth=1.20,
        spread=0.35,
        miscounts=0.015,
        move_ms=(700, 1300),
    ),
}
"""The levels by name, weakest first."""

LEAST_MS, LEAST_MOVE_MS = 2_500, 600
"""Nobody bids sooner after the chip is up: a look at the board, and each move counted."""

STUBBORN_S, STUBBORN_SPREAD = 210.0, 0.2
"""When one who keeps looking at a chip finds whatever route there is: median and spread."""
