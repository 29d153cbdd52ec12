"""Bots for Micro Robots: they race to call as people do, overlook dice, and can be wrong."""

from __future__ import annotations

from functools import partial

from carom.bots.bot import Bot
from carom.bots.micro.levels import LEVELS, Level
from carom.bots.micro.planning import plan, situation_of
from carom.bots.micro.thinking import Idea, Question, idea_of, question_of
from carom.bots.rounds import asked_ms
from carom.games.micro.view import View

__all__ = ["BOTS", "LEVELS", "bot_of"]


def bot_of(level: Level) -> Bot[View, Question, Idea]:
    """Return the bot of a level, one of ``LEVELS`` or one of your own."""
    return Bot(
        question=question_of,
        asked_ms=asked_ms,
        think=partial(idea_of, level),
        situation=situation_of,
        plan=partial(plan, level),
    )


BOTS = {name: bot_of(level) for name, level in LEVELS.items()}
