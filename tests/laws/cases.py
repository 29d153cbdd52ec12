"""Options for the laws beside the presets: odd corners, and games short enough to end.

A new game adds its own here; ``test_some_walks_reach_the_end`` fails until it does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carom.games import game_ids, home_of
from carom.games.escape.options import Options as Escape
from carom.games.micro.options import Options as Micro
from carom.games.ramses.options import Options as Ramses
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
    },
    "micro": {
        "everything": Micro(
            tiles="random",
            expert="on",
            scratch="private",
            illegal_move="refused",
            penalty_to="anyone",
            penalty_tie="giver_chooses",
            after_fail="others_continue",
            skip_vote="majority",
            think_s=10,
            next_target="when_ready",
            min_distance=2,
        ),
        "strict": Micro(side="copper", skip_vote="off", demo_s=0, after_fail="others_continue"),
    },
    "ramses": {
        "twelve": Ramses(edition="twelve"),
        "quarter-turns": Ramses(
            edition="twelve", visible_target="win", storm="90", reveal_log="on", preview_s=0
        ),
        "doubles": Ramses(
            treasures=40,
            first_hole="any",
            storm="90",
            mummy="skip_next",
            after_find="end_turn",
            reveal_log="on",
            turn_s=3,
            max_slides=3,
        ),
    },
    "escape": {
        "strict": Escape(
            order="seats",
            first_turn="after_last_tile",
            draft="drawn",
            headings="4",
            corner="closed",
            deposit_safe="on",
            turns="private",
            turn_s=3,
        ),
        "loose": Escape(guard="off", corner="open", end_turn="confirm", idle_rounds=3),
    },
}
"""By game: options that turn on what the presets leave off."""

SHORT: dict[str, Mapping[str, Any]] = {
    "ricochet": {
        "first-chip": Options(
            board=_SMALL, ricochet="none", end="first_to", first_to=1, skip_vote="off"
        ),
        "last-chip": Options(board=_SMALL, ricochet="none", max_returns=1, tie="playoff"),
    },
    "micro": {
        "two-rounds": Micro(rounds=2),
        "one-token": Micro(stock=1, board="B1N2N3N4N", illegal_move="refused"),
    },
    "ramses": {
        "few-turns": Ramses(treasures=4, max_turns=4),
        "few-slides": Ramses(edition="twelve", actions="off", max_slides=2, max_turns=8),
    },
    "escape": {
        "one-round": Escape(max_rounds=1),
        "idle": Escape(idle_rounds=1, turns="private", turn_s=2),
    },
}
"""By game: options under which random play comes to an end."""
