"""Micro Robots: boards of dice, positions and the rules of the whole game.

``GAME`` is the game as data and functions; :mod:`carom.games.micro.rules` tells how to
drive it. Each rule has a row in docs/reference/rules-micro.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carom.core.registry import late_game

if TYPE_CHECKING:
    from carom.games.micro.game import GAME

__all__ = ["GAME"]

__getattr__ = late_game(__name__)
