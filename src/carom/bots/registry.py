"""The bots that are there, by game and level; each is loaded when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from carom.bots.bot import Bot
from carom.core.errors import NotFound

_HOMES: dict[str, tuple[str, tuple[str, ...]]] = {
    "ricochet": ("carom.bots.ricochet", ("easy", "medium", "hard")),
    "micro": ("carom.bots.micro", ("easy", "medium", "hard")),
    "escape": ("carom.bots.escape", ("random", "easy", "medium", "hard")),
    "ramses": ("carom.bots.ramses", ("easy", "medium", "hard")),
}
"""By game: the module that holds its ``BOTS`` and their levels, weakest first."""


def bot_levels(game: str) -> tuple[str, ...]:
    """Return the levels of the bots that play a game, weakest first; none is fine.

    >>> bot_levels("ricochet")
    ('easy', 'medium', 'hard')
    """
    return _HOMES[game][1] if game in _HOMES else ()


def get_bot(game: str, level: str) -> Bot[Any, Any, Any]:
    """Return a bot.

    Raises:
        NotFound: ``no-such-bot`` with the levels there are.
    """
    levels = bot_levels(game)
    if level not in levels:
        raise NotFound("no-such-bot", name=level[:40], allowed=levels)
    bot: Bot[Any, Any, Any] = import_module(_HOMES[game][0]).BOTS[level]
    return bot
