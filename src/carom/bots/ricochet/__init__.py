"""Bots for Ricochet Robots: they bid under the clock as people do, and can be wrong."""

from __future__ import annotations

from functools import partial

from carom.bots.bot import Bot
from carom.bots.ricochet.levels import LEVELS, Level
from carom.bots.ricochet.planning import Ideas, plan, situation_of
from carom.bots.ricochet.thinking import Question, ideas_of, question_of
from carom.bots.rounds import asked_ms
from carom.games.ricochet.view import View

__all__ = ["BOTS", "LEVELS", "bot_of"]


def bot_of(level: Level) -> Bot[View, Question, Ideas]:
    """Return the bot of a level, one of ``LEVELS`` or one of your own."""
    return Bot(
        question=question_of,
        asked_ms=asked_ms,
        think=partial(ideas_of, level),
        situation=situation_of,
        plan=partial(plan, level),
    )


BOTS = {name: bot_of(level) for name, level in LEVELS.items()}
