"""Micro Robots: boards of dice, positions and the rules of the whole game.

``GAME`` is the game as data and functions; :mod:`carom.games.micro.rules` tells how to
drive it. Each rule has a row in docs/reference/rules-micro.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carom.games.micro.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Load the rules when they are asked for: boards and positions do without them."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from carom.games.micro.game import GAME

    return GAME
