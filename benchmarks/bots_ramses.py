"""How the bots of Ramses play: ``python benchmarks/bots_ramses.py [SEEDS]``.

First each level against the one below, in points a game over paired seeds (both orders of
the seats), with the interval that holds the true figure with 95 %, for each preset and for
the edition of twelve. Then each level alone: turns and slides it takes for all cards, beside
a bot that has kept the whole preview in mind.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import fmean
from typing import Any

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.rungs import head_of_rungs, rungs

from carom.bots.bot import Bot
from carom.bots.offline import play_out
from carom.bots.ramses import LEVELS, bot_of
from carom.bots.registry import bot_levels, get_bot
from carom.games.ramses import GAME
from carom.games.ramses.actions import Slide
from carom.games.ramses.options import PRESETS, Options

TABLES = {**PRESETS, "twelve": Options(edition="twelve")}


def main(seeds: int) -> None:
    """Print both tables."""
    print(f"{'table':10}{head_of_rungs('points')}")
    for table, options in TABLES.items():
        for line in rungs(GAME, options, seeds):
            print(f"{table:10}{line}")
    print()
    print(f"{'alone':18}{'turns':>8}{'slides':>8}{'games':>8}")
    for level in bot_levels("ramses"):
        print(_alone(level, get_bot("ramses", level), seeds))
    print(_alone("whole preview", bot_of(replace(LEVELS["hard"], glimpse=1.0)), seeds))


def _alone(name: str, bot: Bot[Any, Any, Any], seeds: int) -> str:
    """Return a line on a bot that plays the preset ``classic`` alone."""
    games = [play_out(GAME, [bot], PRESETS["classic"], f"alone/{at}") for at in range(seeds)]
    turns = fmean(game.state.turns for game in games)
    slides = fmean(sum(type(step.action) is Slide for step in game.steps) for game in games)
    return f"{name:18}{turns:>8.1f}{slides:>8.1f}{len(games):>8}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
