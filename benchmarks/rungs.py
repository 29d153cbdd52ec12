"""Bots of neighbouring levels against each other, and what a table would see of them.

The benchmarks of bots print what this measures; it prints nothing itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from statistics import quantiles
from typing import Any, TypeVar

import msgspec

from carom.bots.duels import duel
from carom.bots.offline import play_out
from carom.bots.registry import bot_levels, get_bot
from carom.core.game import Game

Opts = TypeVar("Opts", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)

SPREAD_HEAD = f"{'least s':>9}{'5 %':>8}{'median':>8}{'95 %':>8}{'most s':>8}"


def head_of_rungs(points: str) -> str:
    """Return the head of the lines of :func:`rungs`, with what the points are called."""
    return f"{'duel':20}{points:>8}{'95 %':>18}{'seeds':>8}"


def rungs(game: Game[Opts, Any, Any, Any], options: Opts, seeds: int) -> Iterator[str]:
    """Yield a line for each level against the one below, over paired seeds."""
    names = [f"duel/{number}" for number in range(seeds)]
    for worse, better in pairwise(bot_levels(game.facts.id)):
        bots = get_bot(game.facts.id, better), get_bot(game.facts.id, worse)
        margin = duel(game, *bots, options, names)
        between = f"{margin.low:+.2f} .. {margin.high:+.2f}"
        yield f"{better + ' - ' + worse:20}{margin.mean:+8.2f}{between:>18}{margin.seeds:>8}"


def mixed_tables(
    game: Game[Opts, S, Any, Any], options: Opts, seeds: int
) -> Iterator[tuple[tuple[str, ...], S]]:
    """Yield games of all levels together: who sat where, in every order by turns, and the end."""
    orders = list(permutations(bot_levels(game.facts.id)))
    for number in range(seeds):
        order = orders[number % len(orders)]
        seated = [get_bot(game.facts.id, level) for level in order]
        yield order, play_out(game, seated, options, f"table/{number}").state


def spread(times_s: Sequence[float]) -> str:
    """Return least, low, middle, high and most of some times, under ``SPREAD_HEAD``."""
    low, middle, high = quantiles(times_s, n=20)[0::9]
    return f"{min(times_s):9.1f}{low:8.1f}{middle:8.1f}{high:8.1f}{max(times_s):8.1f}"
