"""Rooms on a real database under a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from carom.server import events
from carom.server.clock import Clock
from carom.server.commands import Command, decide
from carom.server.database import migrate, open_database
from carom.server.metrics import Metrics
from carom.server.rooms import Room, Rooms
from carom.server.storage import Storage
from carom.server.table import Table

START_MS = 1_800_000_000_000


class HandClock(Clock):
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.at_ms = START_MS

    def now_ms(self) -> int:
        """Return the moment that was set."""
        return self.at_ms


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
