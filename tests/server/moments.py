"""Rooms on a real database under a clock that is moved by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import sqlalchemy as sa

from carom.server import events
from carom.server.clock import Clock
from carom.server.commands import Command, decide
from carom.server.database import Database, migrate, open_database
from carom.server.metrics import Metrics
from carom.server.rooms import Room, Rooms
from carom.server.storage import Storage
from carom.server.table import Table

T = TypeVar("T")

START_MS = 1_800_000_000_000


class HandClock(Clock):
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.at_ms = START_MS

    def now_ms(self) -> int:
        """Return the moment that was set."""
        return self.at_ms


class WeakDatabase(Database):
    """A database that can be held up, and be away for some time.

    Attributes:
        may_go_on: Cleared while it is held up.
        is_asked: Set by every question.
        faults: How many of the next questions go unanswered.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.is_asked = asyncio.Event()
        self.faults = 0

    @property
    def is_shared(self) -> bool:
        """As the database says."""
        return self._database.is_shared

    @property
    def url(self) -> sa.URL:
        """As the database says."""
        return self._database.url

    @property
    def dialect(self) -> sa.Dialect:
        """As the database says."""
        return self._database.dialect

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Run once that is allowed; raises ConnectionError while it is away."""
        self.is_asked.set()
        await self.may_go_on.wait()
        if self.faults:
            self.faults -= 1
            raise ConnectionError
        return await self._database.run(work)

    async def close(self) -> None:
        """Close the database."""
        await self._database.close()


@asynccontextmanager
async def open_rooms(database: str, clock: Clock) -> AsyncIterator[tuple[Rooms, Storage]]:
    """Open the rooms of one process."""
    storage = Storage(open_database(database))
    await migrate(storage.database)
    rooms = Rooms(storage, clock, Metrics())
    try:
        yield rooms, storage
    finally:
        rooms.close()
        await storage.close()


async def started_room(rooms: Rooms, seats: int = 2, **options: int) -> Room:
    """Return a room whose game has just begun."""
    created = events.Created("table", "toy", "classic", dict(options), "the seed", 1)
    room = await rooms.create(created)
    for seat in range(seats):
        sat = events.Sat(f"P{seat}", f"hash-{seat}")
        await room.submit(lambda _table, _at_ms, sat=sat: sat)  # type: ignore[misc]
    await room.submit(lambda _table, _at_ms: events.Started())
    return room


async def do(room: Room, seat: int, command: Command, counts_at_ms: int | None = None) -> int:
    """Carry out a command of a seat."""

    def make(table: Table, at_ms: int) -> events.Later:
        return decide(table, seat, command, at_ms)

    return await room.submit(make, None, counts_at_ms)
