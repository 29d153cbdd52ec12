"""Bots for Ramses: they remember what they have seen, worse or better, and plan with that."""

from __future__ import annotations

from functools import partial

from carom.bots.bot import Bot, Cancel
from carom.bots.ramses.levels import LEVELS, Level
from carom.bots.ramses.memory import has_missed, learn
from carom.bots.ramses.planning import plan, situation_of
from carom.games.ramses.view import View

__all__ = ["BOTS", "LEVELS", "bot_of"]


def _question_of(_view: View) -> None:
    """Return None: there is nothing to search for long."""


def _asked_ms(_view: View, now_ms: int) -> int:
    """Return the time at which nothing was asked."""
    return now_ms


def _think(_question: None, _seed: str, _cancel: Cancel | None) -> None:
    """Think of nothing; everything is in the memory."""


def bot_of(level: Level) -> Bot[View, None, None]:
    """Return the bot of a level, one of ``LEVELS`` or one of your own."""
    return Bot(
        question=_question_of,
        asked_ms=_asked_ms,
        think=_think,
        situation=situation_of,
        plan=partial(plan, level),
        learn=learn,
        has_missed=has_missed,
    )


BOTS = {name: bot_of(level) for name, level in LEVELS.items()}
