"""Runs the bots of this process's tables: one task a bot seat, through the same door as people.

A bot's task wakes on every change of its table and at the time its plan names, shows the
bot its seat's view, and stores its action like anybody's. Nothing is kept that the log
does not give again: after a restart, or at another process, the same bots go on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from carom.bots.bot import Bot, Memory, People, Plan, remember, scene_of
from carom.bots.offline import bot_seed
from carom.bots.registry import get_bot
from carom.core.errors import CaromError, IllegalAction, RecordError
from carom.server import events
from carom.server.clock import Clock
from carom.server.commands import Act, decide
from carom.server.errors import TooMuch
from carom.server.history import states_of
from carom.server.queueing import SolverQueue
from carom.server.rooms import Room, Rooms
from carom.server.storage import DATABASE_FAULTS
from carom.server.table import Table

logger = logging.getLogger(__name__)

WAITING = 10_000
"""Searches that may wait: as many as bots can sit in one process."""

PAUSE_S = 0.5
"""Rest after a refusal or a fault of the database, so that nothing goes round in a circle."""

Place = tuple[str, int]
"""Table and seat."""


class Robots:
    """All bots that play at this process.

    Args:
        rooms: The tables open here.
        process: Name of this process, as in the seats' visits.
        clock: The time of the process.
        threads: Searches at the same time.
    """

    def __init__(self, rooms: Rooms, process: str, clock: Clock, threads: int = 1) -> None:
        self._rooms = rooms
        self._process = process
        self._clock = clock
        self._searches = SolverQueue(threads, WAITING)
        self._tasks: dict[Place, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return sum(not task.done() for task in self._tasks.values())

    def sweep(self) -> None:
        """Give each bot that should play here its task. A task that failed is not started again."""
        for place, task in tuple(self._tasks.items()):
            if task.done() and (task.cancelled() or task.exception() is None):
                del self._tasks[place]
        for room in self._rooms:
            for seat in seats_to_play(room.table, self._process):
                place = (room.table.id, seat)
                if place not in self._tasks:
                    player = Player(room, seat, self._clock, self._searches, self._process)
                    task = asyncio.create_task(player.play(), name=f"bot {seat}")
                    task.add_done_callback(_report)
                    self._tasks[place] = task

    async def close(self) -> None:
        """Stop every bot at once; the log knows how to go on."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._searches.close()


def _report(task: asyncio.Task[None]) -> None:
    """Log a task that failed."""
    if not task.cancelled() and task.exception() is not None:
        logger.error("a bot failed", extra={"task": task.get_name()}, exc_info=task.exception())


def seats_to_play(table: Table, process: str) -> tuple[int, ...]:
    """Return the seats whose bots a process plays.

    That is where the first person who is there has the newest connection: one process a
    table, and another one when that one is gone. If ever two play, they do the same, and
    the log takes it once.
    """
    if table.phase != "playing" or table.is_paused:
        return ()
    visits = (seat.visit for seat in table.seats if seat.is_person_here and seat.visit)
    home, _, _ = next(visits, "").partition(":")
    if home != process:
        return ()
    return tuple(at for at, seat in enumerate(table.seats) if seat.bot and seat.is_here)


def people_at(table: Table) -> People:
    """Return the seats with people who are there."""
    return frozenset(at for at, seat in enumerate(table.seats) if seat.is_person_here)


class Player:
    """One bot on its seat.

    Args:
        room: Its table.
        seat: Its seat.
        clock: The time of the process.
        searches: Where it may think.
        process: Name of this process.
    """

    def __init__(
        self, room: Room, seat: int, clock: Clock, searches: SolverQueue, process: str
    ) -> None:
        table = room.table
        self._room, self._seat, self._clock = room, seat, clock
        self._searches, self._process = searches, process
        self._bot: Bot[Any, Any, Any] = get_bot(table.game, table.seats[seat].bot)
        self._seed = bot_seed(table.seed, table.id, seat)
        self._memory: Memory | None = None
        self._is_behind = False
        self._search: asyncio.Task[None] | None = None
        self._thoughts: Any = None
        self._news = asyncio.Event()

    async def play(self) -> None:
        """Play until the game stops, pauses, or the seat is played elsewhere."""
        self._room.watch(self._news.set)
        try:
            await self._look_back()
            while self._seat in seats_to_play(self._room.now(), self._process):
                self._news.clear()
                await self._step(self._room.now())
        finally:
            self._room.unwatch(self._news.set)
            self._forget()

    async def _look_back(self) -> None:
        """Let a bot that learns take in what its seat has seen so far, wherever that was.

        Also where changes came so close together that it was shown only the last of them.
        """
        if self._bot.learn is None:
            return
        try:
            lines = await self._room.lines()
        except DATABASE_FAULTS:
            logger.warning("a bot could not look back, trying again")
            self._is_behind = True
            await self._wait(PAUSE_S)
            return
        table, known = self._room.now(), None
        now_ms = table.game_ms(self._clock.now_ms())
        with suppress(RecordError):
            for state in states_of(lines, now_ms):
                known = self._bot.learn(known, table.rules.view(state, self._seat))
        self._memory = Memory(None, now_ms, None, now_ms, known)
        self._is_behind = False

    async def _step(self, table: Table) -> None:
        """Do what is due, or wait for news or for the time of the plan."""
        plan = self._plan(table)
        if plan is None:
            await self._news.wait()
            return
        if self._is_behind:
            await self._look_back()
            return
        wait_s = (plan.at_ms - table.game_ms(self._clock.now_ms())) / 1000
        if wait_s > 0:
            await self._wait(wait_s)
            return
        try:
            await self._room.submit(self._maker(plan), self._action_id(table))
        except CaromError as error:
            logger.info("a bot's action was refused", extra={"cause": error.code})
            await self._wait(PAUSE_S)

    async def _wait(self, seconds: float) -> None:
        """Wait for news, at most so long.

        Not with ``wait_for``: before Python 3.12 that loses a cancel that comes with the news.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()

    def _plan(self, table: Table) -> Plan | None:
        """Return what the bot does next, its memory brought forward and its search begun."""
        view, people = table.rules.view(table.state, self._seat), people_at(table)
        now_ms = table.game_ms(self._clock.now_ms())
        before = self._memory
        if before is not None and self._bot.has_missed is not None:
            self._is_behind = self._is_behind or self._bot.has_missed(before.known, view)
        memory = self._memory = remember(self._bot, before, view, now_ms, people)
        if before is None or before.question != memory.question:
            self._forget()
            if memory.question is not None:
                self._search = asyncio.create_task(self._think(memory.question), name="thought")
                self._search.add_done_callback(_report)
        return self._bot.plan(view, self._thoughts, scene_of(memory, self._seed, people))

    def _forget(self) -> None:
        """Call off the search and drop what it found: the round is closed."""
        self._thoughts = None
        if self._search is not None:
            self._search.cancel()
            self._search = None

    async def _think(self, question: Any) -> None:
        """Search off the event loop and tell when there is something."""
        try:
            self._thoughts = await self._searches.run(
                lambda cancel: self._bot.think(question, self._seed, cancel)
            )
        except TooMuch:
            logger.warning("a bot could not think: too many searches")
        self._news.set()

    def _maker(self, plan: Plan) -> Callable[[Table, int], events.Later]:
        """Return what makes the event of a plan, if it is still the plan when it is stored."""
        wanted = msgspec.Raw(msgspec.json.encode(plan.action))

        def make(table: Table, at_ms: int) -> events.Later:
            if self._seat not in seats_to_play(table, self._process):
                raise IllegalAction("seat-away")
            now = self._plan(table)
            is_old = now is None or now.action != plan.action or now.at_ms > table.game_ms(at_ms)
            if is_old or self._is_behind:
                raise IllegalAction("stale", seq=table.seq)
            return decide(table, self._seat, Act(wanted), at_ms)

        return make

    def _action_id(self, table: Table) -> str:
        """Return the id of an action that answers a state: the same at every process."""
        return f"bot-{table.id}-{self._seat}-{table.seq}"
