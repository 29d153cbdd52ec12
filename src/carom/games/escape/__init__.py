"""1, 2, 3… robot!: a factory of tiles, cameras, and robots that get away.

``GAME`` is the game as data and functions; :mod:`carom.games.escape.rules` tells how to
drive it. Each rule has a row in docs/reference/rules-escape.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carom.core.registry import late_game

if TYPE_CHECKING:
    from carom.games.escape.game import GAME

__all__ = ["GAME"]

__getattr__ = late_game(__name__)
