"""Options for the laws beside the presets: odd corners, and games short enough to end.

A new game adds its own here; ``test_some_walks_reach_the_end`` fails until it does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import carom.games  # noqa: F401  registers the games
from carom.core.registry import game_ids, home_of
from carom.games.ricochet.options import Options

GAMES = [game for game in game_ids() if str(home_of(game)).startswith("carom.games.")]
"""The games of the package; other tests register games of their own beside them."""

_SMALL = "free-3x3-0-0123456789abcdef"

ODD: dict[str, Mapping[str, Any]] = {
    "ricochet": {
        "everything": Options(
            board_set="free",
            rows=6,
            columns=7,
            ricochet="no_one_move",
            rebound="forbidden",
            extra_robot="both",
            ghost_landing="strict",
            handicaps=("late", "minus_one"),
            skip_vote="majority",
            skip_trivial="on",
            scratch="private",
            start="chosen",
            next_chip="when_ready",
        ),
        "solo-clock": Options(
            board_set="second", solo_clock_s=30, beginner="on", scratch="private", hard_s=240
        ),
        "free-for-all": Options(
            board_set="any", bids="descending", handicaps=("late",) * 3, ready_ends_clock="off"
        ),
    }
}
"""By game: options that turn on what the presets leave off."""

SHORT: dict[str, Mapping[str, Any]] = {
    "ricochet": {
        "first-chip": Options(
            board=_SMALL, ricochet="none", end="first_to", first_to=1, skip_vote="off"
        ),
        "last-chip": Options(board=_SMALL, ricochet="none", max_returns=1, tie="playoff"),
    }
}
"""By game: options under which random play comes to an end."""
