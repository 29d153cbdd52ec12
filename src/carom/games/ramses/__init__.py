"""Ramses: treasures under pyramids, a memory game whose secrets stay on the server.

``GAME`` is the game as data and functions; :mod:`carom.games.ramses.rules` tells how to
drive it. Each rule has a row in docs/reference/rules-ramses.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carom.core.registry import late_game

if TYPE_CHECKING:
    from carom.games.ramses.game import GAME

__all__ = ["GAME"]

__getattr__ = late_game(__name__)
