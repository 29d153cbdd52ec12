"""Which of two bots is stronger, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import NormalDist, fmean, stdev
from typing import Any

import msgspec

from carom.bots.bot import Bot
from carom.bots.offline import play_out
from carom.core.game import Game

CONFIDENCE = 0.95


class Margin(msgspec.Struct, frozen=True):
    """By how much the first of two won, a game, in points.

    Attributes:
        mean: Points of the first less those of the second.
        low: Lower end of the interval that holds the true mean with CONFIDENCE.
        high: Its upper end.
        seeds: How many seeds were played, each in both orders of the seats.
    """

    mean: float
    low: float
    high: float
    seeds: int


def duel(
    game: Game[Any, Any, Any, Any],
    first: Bot[Any, Any, Any],
    second: Bot[Any, Any, Any],
    options: Any,
    seeds: Iterable[str],
) -> Margin:
    """Let two bots play each other, every seed twice with the seats changed.

    The two games of a seed are one observation, so the board and the chips that favour a
    seat cancel out.

    Args:
        game: The game.
        first: Whose margin it is.
        second: The other one.
        options: The rule choices.
        seeds: At least two.
    """
    margins = [
        (_lead(game, (first, second), options, seed) - _lead(game, (second, first), options, seed))
        / 2
        for seed in seeds
    ]
    mean = fmean(margins)
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * stdev(margins) / len(margins) ** 0.5
    return Margin(mean, mean - reach, mean + reach, len(margins))


def _lead(
    game: Game[Any, Any, Any, Any],
    bots: tuple[Bot[Any, Any, Any], Bot[Any, Any, Any]],
    options: Any,
    seed: str,
) -> int:
    """Return the points of the first seat less those of the second in one game."""
    result = game.result(play_out(game, bots, options, seed).state)
    assert result is not None  # played to its end
    one, other = result.scores
    return one.points - other.points
