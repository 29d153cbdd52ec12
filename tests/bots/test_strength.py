"""Each level beats the one below it, beyond the doubt of chance."""

from __future__ import annotations

import pytest

from carom.bots.duels import duel
from carom.bots.registry import get_bot
from carom.games.ricochet import GAME
from carom.games.ricochet.options import PRESETS


def seeds(count: int) -> list[str]:
    return [f"duel/{number}" for number in range(count)]


def test_a_bot_is_as_strong_as_itself() -> None:
    """The same seed in both orders is the same game, so the margin is nought exactly."""
    easy = get_bot("ricochet", "easy")
    margin = duel(GAME, easy, easy, PRESETS["classic"], seeds(3))
    assert (margin.mean, margin.low, margin.high) == (0, 0, 0)


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
@pytest.mark.parametrize("preset", ["classic", "salon", "beginner"])
def test_each_level_beats_the_one_below(better: str, worse: str, preset: str) -> None:
    """The whole interval of 40 paired seeds lies above nought."""
    bots = get_bot("ricochet", better), get_bot("ricochet", worse)
    assert duel(GAME, *bots, PRESETS[preset], seeds(40)).low > 0
