"""Bots at a game on this machine: they see their seat's view and think in a thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from threading import Event
from typing import Any

from carom.bots.bot import Bot, Memory, Plan, remember, scene_of
from carom.bots.offline import bot_seed
from carom.bots.registry import get_bot


class Robots:
    """The bots of a game, on the seats after the people's.

    Args:
        game: Id of the game.
        levels: One a bot.
        people: How many seats people have.
        seed: The game's seed; each bot gets one of its own from it.
        threads: Where they think; a thread of their own unless given.

    Raises:
        NotFound: ``no-such-bot``.
    """

    def __init__(
        self,
        game: str,
        levels: Sequence[str],
        people: int,
        seed: str,
        *,
        threads: Executor | None = None,
    ) -> None:
        self._cancel = Event()
        self._threads = threads or ThreadPoolExecutor(max_workers=1)
        crowd = frozenset(range(people))
        self._seats = [
            _Seat(get_bot(game, level), seat, bot_seed(seed, "", seat), crowd)
            for seat, level in enumerate(levels, start=people)
        ]

    def due(self, view: Callable[[int], Any], now: int) -> tuple[int, Any] | None:
        """Return seat and action of the bot that should act first, if one should by now."""
        plans = [
            (plan.at_ms, it.seat, plan.action)
            for it in self._seats
            if (plan := it.plan(view(it.seat), now, self._think)) is not None and plan.at_ms <= now
        ]
        first = min(plans, key=lambda plan: plan[:2], default=None)
        return None if first is None else first[1:]

    def close(self) -> None:
        """Let nobody think any longer."""
        self._cancel.set()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _think(self, bot: Bot[Any, Any, Any], question: Any, seed: str) -> Future[Any]:
        """Begin to think about a question."""
        return self._threads.submit(bot.think, question, seed, self._cancel)


Think = Callable[[Bot[Any, Any, Any], Any, str], "Future[Any]"]


class _Seat:
    """One bot with its memory and its thoughts."""

    def __init__(
        self, bot: Bot[Any, Any, Any], seat: int, seed: str, people: frozenset[int]
    ) -> None:
        self.seat = seat
        self._bot, self._seed, self._people = bot, seed, people
        self._memory: Memory | None = None
        self._thoughts: Future[Any] | None = None

    def plan(self, view: Any, now: int, think: Think) -> Plan | None:
        """Return what it will do next, as far as its thoughts have come."""
        before = self._memory
        memory = self._memory = remember(self._bot, before, view, now, self._people)
        if before is None or before.question != memory.question:
            asked = memory.question is not None
            self._thoughts = think(self._bot, memory.question, self._seed) if asked else None
        is_done = self._thoughts is not None and self._thoughts.done()
        thoughts = self._thoughts.result() if self._thoughts is not None and is_done else None
        return self._bot.plan(view, thoughts, scene_of(memory, self._seed, self._people))
