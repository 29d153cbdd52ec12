"""Tables in use by this process: one lock a table, log first, then everyone is told.

Any process may serve any table. The log decides: whoever appends the next seq
first wins, the other reads on and tries again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sa

from carom.core.errors import CaromError, IllegalAction, NotFound
from carom.server import events
from carom.server.clock import Clock
from carom.server.storage import Entry, Storage
from carom.server.table import Table, decode_table, encode_table

logger = logging.getLogger(__name__)

MAX_TRIES = 20
TIMER_SLACK_MS = 250
"""A clock is called out this much late, so that a bid with lag credit is still in time."""

Maker = Callable[[Table, int], events.Later]
"""Makes the event from the table as it is and the wall time; raises what forbids it."""


class Room:
    """One table as this process knows it.

    Attributes:
        table: The newest state read or written here.
        watchers: Called after every change, with no argument; they must not wait.
    """

    def __init__(self, table: Table, storage: Storage, clock: Clock) -> None:
        self.table = table
        self.watchers: set[Callable[[], None]] = set()
        self._storage = storage
        self._clock = clock
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> tuple[Table, int]:
        """Return the table advanced to this moment, and the moment."""
        at_ms = self._clock.now_ms()
        return self.table.advanced(at_ms), at_ms

    async def submit(self, make: Maker, action_id: str | None = None) -> int:
        """Store the event that ``make`` gives and tell the watchers; return its seq.

        Args:
            make: Called again when another process was faster.
            action_id: Made by the client; an action already stored is not stored again.

        Raises:
            CaromError: What ``make`` or the game raises; nothing is stored then.
            IllegalAction: ``table-busy`` after too many lost races.
        """
        async with self._lock:
            for _ in range(MAX_TRIES):
                seq = await self._once(make, action_id)
                if seq is not None:
                    self._changed()
                    return seq
        raise IllegalAction("table-busy")

    async def _once(self, make: Maker, action_id: str | None) -> int | None:
        """Try once; an action refused only because it is stored already is not refused."""
        try:
            return await self._attempt(make, action_id)
        except CaromError:
            stored = action_id and await self._storage.seq_of(self.table.id, action_id)
            if not stored:
                raise
            return stored

    async def _attempt(self, make: Maker, action_id: str | None) -> int | None:
        """Try once; return the seq, or None when the table has to be looked at again."""
        at_ms = self._clock.now_ms()
        event = make(self.table.advanced(at_ms), at_ms)
        table = events.after(self.table, event, at_ms)
        entry = Entry(
            table.id, table.seq, action_id, at_ms, events.encode_event(event), encode_table(table)
        )
        try:
            is_stored = await self._storage.append(entry)
        except (sa.exc.SQLAlchemyError, OSError):
            logger.warning("append failed, looking again", extra={"table": table.id})
            is_stored = False
        if is_stored:
            self.table = table
            return table.seq
        await self._reload()
        return None if action_id is None else await self._storage.seq_of(table.id, action_id)

    async def _reload(self) -> None:
        """Read the newest state, which may be another process's."""
        snapshot = await self._storage.snapshot(self.table.id)
        if snapshot is not None and snapshot.seq > self.table.seq:
            self.table = decode_table(snapshot.state)

    async def catch_up(self, seq: int) -> None:
        """Read on when another process has stored up to ``seq``."""
        async with self._lock:
            if seq > self.table.seq:
                await self._reload()
                self._changed()

    def _changed(self) -> None:
        """Set the timer for the next deadline and tell all watchers."""
        self.arm()
        for watcher in tuple(self.watchers):
            watcher()

    def arm(self) -> None:
        """Set the one timer of this room; firing twice does no harm."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table, at_ms = self.now()
        remaining = table.remaining_ms(at_ms)
        if remaining is None or table.pause_since_ms is not None or not self.watchers:
            return
        delay = (remaining + TIMER_SLACK_MS) / 1000
        self._timer = asyncio.get_running_loop().call_later(delay, self._changed)

    def close(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()


class Rooms:
    """All tables this process has open."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._opening = asyncio.Lock()

    async def create(self, created: events.Created) -> Room:
        """Lay a new table."""
        table = created.first()
        entry = Entry(
            table.id,
            table.seq,
            None,
            self._clock.now_ms(),
            events.encode_event(created),
            encode_table(table),
        )
        if not await self._storage.append(entry):
            raise IllegalAction("table-busy")
        return self._keep(table)

    async def open(self, table_id: str) -> Room:
        """Return a table's room, reading it if this process has not.

        Raises:
            NotFound: ``no-such-table``.
        """
        if table_id in self._rooms:
            return self._rooms[table_id]
        async with self._opening:
            if table_id in self._rooms:
                return self._rooms[table_id]
            snapshot = await self._storage.snapshot(table_id)
            if snapshot is None:
                raise NotFound("no-such-table", name=table_id[:24])
            return self._keep(decode_table(snapshot.state))

    def _keep(self, table: Table) -> Room:
        """Remember a room."""
        room = Room(table, self._storage, self._clock)
        self._rooms[table.id] = room
        return room

    async def announced(self, table_id: str, seq: int) -> None:
        """Take notice that some process has stored up to ``seq`` of a table."""
        if table_id in self._rooms:
            await self._rooms[table_id].catch_up(seq)

    async def reread(self) -> None:
        """Read every open table again, after the line to the database was lost."""
        for room in tuple(self._rooms.values()):
            await room.catch_up(1 << 31)

    def drop_idle(self) -> None:
        """Forget the tables nobody here watches; they are read again when needed."""
        for table_id, room in tuple(self._rooms.items()):
            if not room.watchers:
                room.close()
                del self._rooms[table_id]

    def close(self) -> None:
        """Stop every timer."""
        for room in self._rooms.values():
            room.close()
