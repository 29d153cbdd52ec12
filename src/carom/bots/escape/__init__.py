"""Bots for 1, 2, 3… robot!: from random play to best replies, at the pace of people."""

from __future__ import annotations

from functools import partial

from carom.bots.bot import Bot
from carom.bots.escape.levels import LEVELS, Level
from carom.bots.escape.planning import asked_ms, plan, question_of, situation_of, think
from carom.bots.escape.thinking import Question
from carom.bots.escape.turns import Line
from carom.games.escape.view import View

__all__ = ["BOTS", "LEVELS", "bot_of"]


def bot_of(level: Level) -> Bot[View, Question, Line]:
    """Return the bot of a level, one of ``LEVELS`` or one of your own."""
    return Bot(
        question=question_of,
        asked_ms=asked_ms,
        think=partial(think, level),
        situation=situation_of,
        plan=partial(plan, level),
    )


BOTS = {name: bot_of(level) for name, level in LEVELS.items()}
