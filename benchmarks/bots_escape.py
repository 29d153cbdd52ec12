"""How the bots of 1, 2, 3… robot! play: ``python benchmarks/bots_escape.py [SEEDS]``.

Each level against the one below, over paired seeds and all orders of the seats: by how much
it wins more than it loses, from -1 to +1, with the interval that holds the true figure with
95 %. Two seats first; then three, one of the better level against two of the worse, where
0 is what equals would have. Then how long the strongest thinks over a turn.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, permutations
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import Any

from carom.bots.bot import Bot
from carom.bots.offline import play_out
from carom.bots.registry import bot_levels, get_bot
from carom.games.escape import GAME
from carom.games.escape.options import PRESETS

LEVELS = bot_levels("escape")
CLASSIC = PRESETS["classic"]

AnyBot = Bot[Any, Any, Any]


def share(levels: Sequence[str], seed: str, level: str) -> float:
    """Return the part of the other seats a level beat in one game, less those it lost to."""
    bots = [get_bot("escape", one) for one in levels]
    result = GAME.result(play_out(GAME, bots, CLASSIC, seed).state)
    assert result is not None  # played to its end
    ranks = [score.rank for score in result.scores]
    mine = levels.index(level)
    others = [rank for at, rank in enumerate(ranks) if at != mine]
    return fmean((rank > ranks[mine]) - (rank < ranks[mine]) for rank in others)


def ladder(better: str, worse: str, seats: int, seeds: int) -> str:
    """Return a line of the table; all orders of a seed are one observation."""
    orders = sorted(set(permutations([better] + [worse] * (seats - 1))))
    found = [
        fmean(share(order, f"duel/{seed}", better) for order in orders) for seed in range(seeds)
    ]
    mean, reach = fmean(found), 1.96 * stdev(found) / len(found) ** 0.5
    between = f"{mean - reach:+.2f} .. {mean + reach:+.2f}"
    return f"{better + ' - ' + worse:20}{seats:>6}{mean:>+8.2f}{between:>18}{seeds:>8}"


def thinking_ms(level: str, seats: int, games: int) -> list[float]:
    """Return how long a level thought over each turn of games among itself."""
    times: list[float] = []
    bot: AnyBot = get_bot("escape", level)

    def think(question: Any, seed: str, cancel: Any) -> Any:
        start = process_time()
        line = bot.think(question, seed, cancel)
        times.append(1000 * (process_time() - start))
        return line

    for game in range(games):
        play_out(GAME, [replace(bot, think=think)] * seats, CLASSIC, f"time/{game}")
    return times


def main(seeds: int) -> None:
    """Print the tables."""
    print(f"{'duel':20}{'seats':>6}{'share':>8}{'95 %':>18}{'seeds':>8}")
    for worse, better in pairwise(LEVELS):
        print(ladder(better, worse, 2, seeds))
        print(ladder(better, worse, 3, seeds // 2))
    print(f"\n{LEVELS[-1]}, ms a turn{'median':>10}{'99 %':>8}{'most':>8}")
    for seats in (2, 5):
        times = thinking_ms(LEVELS[-1], seats, 3)
        late = quantiles(times, n=100)[98]
        print(f"{seats} seats{quantiles(times)[1]:>18.0f}{late:>8.0f}{max(times):>8.0f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 40)
