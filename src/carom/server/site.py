"""Everything one server process holds, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar.di import NamedDependency

from carom.server.bus import Peers, PostgresAnnouncer, PostgresBus
from carom.server.clock import Clock
from carom.server.database import Database, migrate, open_database
from carom.server.limits import Budget, Lines, Voices
from carom.server.metrics import Metrics
from carom.server.presence import Presence
from carom.server.queueing import Kept, SolverQueue
from carom.server.robots import Robots
from carom.server.rooms import Rooms
from carom.server.settings import Settings
from carom.server.storage import DATABASE_FAULTS, Storage

logger = logging.getLogger(__name__)

SWEEP_S = 1.0
FORGET_S = 3600.0
LISTEN_S = 10.0
MAX_REVIEWS = 1000
DAY_MS = 24 * 60 * 60 * 1000


class Site:
    """The parts of a running server, for those who answer requests."""

    def __init__(self, settings: Settings, storage: Storage, clock: Clock) -> None:
        self.settings = settings
        self.storage = storage
        self.clock = clock
        self.metrics = Metrics()
        self.rooms = Rooms(storage, clock, self.metrics)
        self.peers = Peers()
        self.presence = Presence(self.rooms, self.peers, settings.grace_s)
        self.robots = Robots(self.rooms, self.presence.process, clock)
        self.lines = Lines(settings.max_sockets_per_address)
        self.requests = Budget(settings.rates.requests)
        self.tables = Budget(settings.rates.tables)
        self.seats = Budget(settings.rates.seats)
        self.sockets = Budget(settings.rates.sockets)
        self.solves = Budget(settings.rates.solves)
        self.voices = Voices(settings.rates.chat)
        self.solver = SolverQueue(settings.solver_threads, settings.solver_waiting)
        self.reviews: Kept[Any, Any] = Kept(MAX_REVIEWS)
        self.tasks: list[asyncio.Task[None]] = []
        self.metrics.gauge("open_tables", lambda: len(self.rooms))
        self.metrics.gauge("open_sockets", lambda: len(self.lines))
        self.metrics.gauge("searches", lambda: len(self.solver))
        self.metrics.gauge("bots", lambda: len(self.robots))

    @property
    def is_well(self) -> bool:
        """Whether everything that runs beside the requests still runs."""
        return not any(task.done() for task in self.tasks)

    async def sweep(self) -> None:
        """Do what is due about every second."""
        self.robots.sweep()
        await self.presence.sweep()
        self.rooms.drop_idle(4 * self.settings.grace_s)

    async def forget_old(self) -> None:
        """Delete tables in which nothing has happened for long."""
        age_ms = int(self.settings.keep_days * DAY_MS)
        gone = await self.storage.forget_before(self.clock.now_ms() - age_ms)
        if gone:
            logger.info("old tables deleted", extra={"tables": gone})


OpenSite = NamedDependency[Site]
"""The parameter by which a handler asks for the site."""


@asynccontextmanager
async def open_site(settings: Settings, clock: Clock | None = None) -> AsyncIterator[Site]:
    """Open the database, start what runs beside the requests, and stop it all at the end.

    Args:
        settings: Of this installation.
        clock: Another clock than the system's, for tests.

    Raises:
        OptionError: ``bad-database``.
        DATABASE_FAULTS: The database does not answer.
    """
    clock = clock or Clock()
    database = open_database(settings.database)
    storage = Storage(database, PostgresAnnouncer() if database.is_shared else None)
    site = Site(settings, storage, clock)
    try:
        await migrate(database)
        await _set_clock(clock, storage)
        if database.is_shared:
            await _start_bus(database, site)
        site.tasks += [_every(SWEEP_S, site.sweep), _every(FORGET_S, site.forget_old)]
        yield site
    finally:
        for task in site.tasks:
            task.cancel()
        await asyncio.gather(*site.tasks, return_exceptions=True)
        await site.robots.close()
        site.rooms.close()
        site.solver.close()
        await storage.close()


async def _set_clock(clock: Clock, storage: Storage) -> None:
    """Go by the clock of a shared database, and never behind what is stored."""
    shared_ms = await storage.database_ms()
    if shared_ms is not None:
        clock.set_to(shared_ms)
    clock.not_before(await storage.newest_ms())


async def _start_bus(database: Database, site: Site) -> None:
    """Start to hear other processes and wait until it does."""
    address = database.url.render_as_string(hide_password=False)
    bus = PostgresBus(address, site.presence.process, site.rooms, site.peers)
    site.tasks.append(_watched(asyncio.create_task(bus.run(), name="bus")))
    async with asyncio.timeout(LISTEN_S):
        await bus.is_listening.wait()


def _every(pause_s: float, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """Do something again and again, database faults or not."""

    async def repeat() -> None:
        while True:
            try:
                await work()
            except DATABASE_FAULTS as error:
                logger.warning("put off", extra={"work": work.__name__, "cause": repr(error)[:200]})
            await asyncio.sleep(pause_s)

    return _watched(asyncio.create_task(repeat(), name=work.__name__))


def _watched(task: asyncio.Task[None]) -> asyncio.Task[None]:
    """Return a task whose end is logged when nobody asked for it."""

    def report(ended: asyncio.Task[None]) -> None:
        if not ended.cancelled():
            logger.critical(
                "a task ended", extra={"task": ended.get_name()}, exc_info=ended.exception()
            )

    task.add_done_callback(report)
    return task
