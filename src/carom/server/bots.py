"""Which bots can sit at a table. None plays yet, so no table offers any."""

from __future__ import annotations


def bot_levels(game: str) -> tuple[str, ...]:
    """Return the levels of the bots that play a game, weakest first."""
    return ()
