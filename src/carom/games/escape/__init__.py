"""1, 2, 3… robot!: a factory of tiles, cameras, and robots that get away.

``GAME`` is the game as data and functions; :mod:`carom.games.escape.rules` tells how to
drive it. Each rule has a row in docs/reference/rules-escape.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carom.games.escape.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Load the rules when they are asked for: plans and positions do without them."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from carom.games.escape.game import GAME

    return GAME
