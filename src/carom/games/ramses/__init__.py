"""Ramses: treasures under pyramids, a memory game whose secrets stay on the server.

``GAME`` is the game as data and functions; :mod:`carom.games.ramses.rules` tells how to
drive it. Each rule has a row in docs/reference/rules-ramses.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carom.games.ramses.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Load the rules when they are asked for: positions and pictures do without them."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from carom.games.ramses.game import GAME

    return GAME
