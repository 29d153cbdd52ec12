"""How the four levels differ: how far they think, and their pace.

``benchmarks/bots_escape.py`` shows what comes of the numbers.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One level.

    Attributes:
        kind: ``random``: anything that is legal. ``greedy``: each point for itself.
            ``turn``: the best end of the own turn. ``reply``: the same after the best
            replies of the others.
        width: How many ways to aim a camera are tried in a turn of its own.
        reply_width: The same in the replies.
        ends: How many ends of the own turn are thought through to the replies.
        think_ms: Least and most time before the first step of a turn, or a tile.
        step_ms: The same before each further step.
    """

    kind: Literal["random", "greedy", "turn", "reply"]
    width: int = 0
    reply_width: int = 0
    ends: int = 0
    think_ms: tuple[int, int] = (1_500, 3_000)
    step_ms: tuple[int, int] = (700, 1_300)


LEVELS = {
    "random": Level(kind="random", think_ms=(900, 1_800)),
    "easy": Level(kind="greedy"),
    "medium": Level(kind="turn", width=8),
    "hard": Level(kind="reply", width=10, reply_width=3, ends=12),
}
"""The levels by name, weakest first."""
