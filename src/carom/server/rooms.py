"""Tables in use by this process: one lock a table, log first, then everyone is told.

Any process may serve any table. The log decides: whoever appends the next seq
first wins, the other reads on and tries again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator

from carom.core.errors import CaromError, IllegalAction, NotFound
from carom.server import events
from carom.server.clock import Clock
from carom.server.errors import Unavailable
from carom.server.kits.registry import kit_of
from carom.server.metrics import Metrics
from carom.server.storage import DATABASE_FAULTS, Entry, Line, Storage
from carom.server.table import Table, decode_table, encode_table
from carom.server.viewing import Shown

logger = logging.getLogger(__name__)

MAX_TRIES = 60
BACKOFF_MS = 4
"""A lost race is run again after up to this long, times the races lost: whoever is slower
to read would otherwise lose the next one too."""

MAX_FAULTS = 7
"""Faults of the database before an append is given up, about 6 s with growing pauses."""

TIMER_SLACK_MS = 250
"""A clock is called out this much late, so that a bid with lag credit is still in time."""

SAME_S = 0.002
"""A timer that fires so close to the deadline need not be set again."""

TELL_S = 0.05
"""Viewers are told at once of a change, but of the next ones only so long after: where much
happens at a table they get the newest state of that time instead of every one."""

MAX_ID = 40
"""Longest id of a table; with other than letters and digits in it the storage is not asked."""

NEWEST = 1 << 31
"""A seq beyond all others: read whatever there is."""

Maker = Callable[[Table, int], events.Later]
"""Makes the event from the table as it is and the time that counts; raises what forbids it."""

Watcher = Callable[[], None]
"""Told after every change; it must not wait. Whether a viewer may know of the change is for
:meth:`Room.revision` to say."""

Revision = tuple[int, int]
"""How often something has changed for everybody, and for one viewer alone."""

Doer = Callable[[Table], int | None]
"""Finds the seat of whoever wants something in the table as it is; None for anybody else."""


def nobody(_table: Table) -> None:
    """Find no seat."""


class Room:
    """One table as this process knows it.

    Attributes:
        table: The newest state read or written here.
        used_s: When something last happened here, in seconds of the monotonic clock.
    """

    def __init__(self, table: Table, storage: Storage, clock: Clock, metrics: Metrics) -> None:
        self.table = table
        self.used_s = time.monotonic()
        self._storage = storage
        self._clock = clock
        self._metrics = metrics
        self._watchers: set[Watcher] = set()
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._telling: asyncio.Handle | None = None
        self._told_s = 0.0
        self._shown: Shown | None = None
        self._is_old = True
        self._changed_s = 0.0
        self._changes = 0
        self._private_changes: Counter[int] = Counter()

    def used(self) -> Room:
        """Return this room, which is in use from now on: nobody may find it and see it dropped."""
        self.used_s = time.monotonic()
        return self

    def now(self) -> Table:
        """Return the table advanced to this moment."""
        return self.table.advanced(self._clock.now_ms())

    async def lines(self) -> list[Line]:
        """Return the whole log of the table, up to its newest state here."""
        while True:
            seq = self.table.seq
            lines = await self._storage.lines(self.table.id)
            if self.table.seq == seq:
                return [line for line in lines if line.seq <= seq]

    def shown(self) -> Shown:
        """Return what viewers may see, made anew only after a change."""
        if self._is_old or self._shown is None:
            self._shown = Shown(self.now(), self._clock, self._shown)
            self._is_old = False
        return self._shown

    def revision(self, viewer: int | None) -> Revision:
        """Return what is another whenever this viewer has something new to see.

        Two numbers, not their sum: who loses the seat has no private changes any more.
        """
        return self._changes, 0 if viewer is None else self._private_changes[viewer]

    @property
    def is_watched(self) -> bool:
        """Whether anybody is told of changes."""
        return bool(self._watchers)

    @property
    def viewers(self) -> int:
        """How many are told of changes."""
        return len(self._watchers)

    def watch(self, watcher: Watcher) -> None:
        """Tell somebody of every change from now on.

        A timer that is set stays: its clock may have run out, and the others are yet to be told.
        """
        self._watchers.add(watcher)
        self._is_old = True
        if self._timer is None:
            self._arm()

    def unwatch(self, watcher: Watcher) -> None:
        """Tell that one no more; does nothing when it was not told."""
        self._watchers.discard(watcher)
        self.used_s = time.monotonic()

    async def submit(
        self,
        make: Maker,
        action_id: str | None = None,
        counts_at_ms: int | None = None,
        doer: Doer = nobody,
    ) -> int:
        """Store the event that ``make`` gives and tell the watchers.

        Returns the event's number for whoever does it, see
        :meth:`carom.server.table.Table.number_for`.

        Args:
            make: Called again when another process was faster.
            action_id: Made by the client; an action already stored is not stored again.
            counts_at_ms: The wall time at which it counts, if not when it is stored; given for
                actions of the game by people.
            doer: Who does it.

        Raises:
            CaromError: What ``make`` or the game raises; nothing is stored then.
            IllegalAction: ``table-busy`` after too many lost races.
            Unavailable: ``storage-down``; whether it is stored will be seen later.
        """
        action_id = action_id or secrets.token_urlsafe(12)
        started_s = time.perf_counter()
        async with self._lock:
            if counts_at_ms is not None:
                await self._let_stand()
            before = self.table
            try:
                told = await self._store(make, action_id, counts_at_ms, doer)
            finally:
                if self.table is not before:
                    self._changed_since(before)
            if self.table.number_for(None) != before.number_for(None):
                # the private ones are not counted: whoever reads the figures would see them
                self._metrics.count("events_total")
                self._metrics.observe("submit_seconds", time.perf_counter() - started_s)
        return told

    async def _let_stand(self) -> None:
        """Wait until all had the time to see what has changed last, if the game asks for that."""
        stands_s = kit_of(self.table.game).stands_s
        pause_s = self._changed_s + stands_s - asyncio.get_running_loop().time()
        if pause_s > 0:
            await asyncio.sleep(pause_s)

    async def _store(
        self, make: Maker, action_id: str, counts_at_ms: int | None, doer: Doer
    ) -> int:
        """Try until stored, refused or given up."""
        faults = 0
        has_looked = False
        for lost in range(MAX_TRIES):
            if lost > 1:
                await asyncio.sleep(secrets.randbelow(BACKOFF_MS * min(lost, 10)) / 1000)
            try:
                if has_looked and (stored := await self._look(action_id)) is not None:
                    return stored
                told = await self._attempt(make, action_id, counts_at_ms, doer)
                if told is not None:
                    return told
            except CaromError:
                if has_looked:
                    raise
            except DATABASE_FAULTS:
                faults += 1
                self._metrics.count("database_faults_total")
                logger.warning("the database did not answer", extra={"fault": faults})
                if faults == MAX_FAULTS:
                    raise Unavailable("storage-down") from None
                await asyncio.sleep(0.05 * 2**faults)
            has_looked = True
        raise IllegalAction("table-busy")

    async def _attempt(
        self, make: Maker, action_id: str, counts_at_ms: int | None, doer: Doer
    ) -> int | None:
        """Make the event, append it and return its number; None when seq or action id is taken."""
        at_ms = self._clock.now_ms()
        counts_at = at_ms if counts_at_ms is None else min(at_ms, counts_at_ms)
        now = self.table.advanced(counts_at)
        event = make(now, counts_at)
        table = events.after(now, event, at_ms)
        encoded, told = events.encode_event(event), table.number_for(doer(table))
        entry = Entry(table.id, table.seq, action_id, at_ms, encoded, encode_table(table), told)
        if not await self._storage.append(entry):
            return None
        self.table = table
        return told

    async def _look(self, action_id: str) -> int | None:
        """Read on if another process went on; return the action's number if it is stored."""
        standing = await self._storage.look(self.table.id, action_id)
        if standing is None:
            raise NotFound("no-such-table", name=self.table.id)
        if standing.seq > self.table.seq:
            await self._reload()
        return standing.told

    async def _reload(self) -> None:
        """Read the newest state, which may be another process's."""
        snapshot = await self._storage.snapshot(self.table.id)
        if snapshot is not None and snapshot.seq > self.table.seq:
            self.table = decode_table(snapshot.state)

    async def catch_up(self, seq: int) -> None:
        """Read on when another process has stored up to ``seq``.

        Raises:
            DATABASE_FAULTS: The database does not answer.
        """
        async with self._lock:
            if seq > self.table.seq:
                before = self.table
                await self._reload()
                self._changed_since(before)

    def _changed_since(self, before: Table) -> None:
        """Have told of what has changed whoever may know of it."""
        self.used_s = time.monotonic()
        if before.number_for(None) != self.table.number_for(None):
            self._changed()
        elif before.private != self.table.private:
            self._changed_privately(before)

    def _changed_privately(self, before: Table) -> None:
        """Show something new to some seats only: nothing of the others moves, no timer either."""
        now = self.now()
        for seat, number in self.table.private.items():
            if number != before.private.get(seat, 0):
                self._private_changes[seat] += 1
                if self._shown is not None and not self._is_old:
                    self._shown.renew(now, seat)
        if self._telling is None:
            asyncio.get_running_loop().call_soon(self._call_watchers)

    def _changed(self) -> None:
        """Set the timer for the next deadline and have all watchers told."""
        self._changes += 1
        self._changed_s = asyncio.get_running_loop().time()
        self._is_old = True
        self._arm()
        if self._telling is None and self._watchers:
            loop = asyncio.get_running_loop()
            pause_s = self._told_s + TELL_S - loop.time()
            if pause_s > 0:
                self._telling = loop.call_later(pause_s, self._tell)
            else:
                self._telling = loop.call_soon(self._tell)

    def _tell(self) -> None:
        """Tell all watchers that something has changed."""
        self._telling = None
        self._told_s = asyncio.get_running_loop().time()
        self._metrics.count("states_told_total", len(self._watchers))
        self._call_watchers()

    def _call_watchers(self) -> None:
        """Tell all watchers to look whether there is something new for them.

        One after the other, so that a view is made for all of them in a row.
        """
        self._call(iter(tuple(self._watchers)))

    def _call(self, watchers: Iterator[Watcher]) -> None:
        """Call watchers; after one that fails the others have their turn all the same."""
        try:
            for watcher in watchers:
                watcher()
        except BaseException:
            asyncio.get_running_loop().call_soon(self._call, watchers)
            raise

    def _arm(self) -> None:
        """Set the one timer of this room; firing twice does no harm."""
        remaining = self._remaining_ms() if self._watchers else None
        if remaining is None or self.table.is_paused:
            self._disarm()
            return
        loop = asyncio.get_running_loop()
        due_s = loop.time() + (remaining + TIMER_SLACK_MS) / 1000
        if self._timer is None or abs(self._timer.when() - due_s) > SAME_S:
            self._disarm()
            self._timer = loop.call_at(due_s, self._fire)

    def _remaining_ms(self) -> int | None:
        """Return how long the running clock still has, or the one that follows it, or None."""
        at_ms = self._clock.now_ms()
        remaining = self.table.remaining_ms(at_ms)
        return remaining or self.table.advanced(at_ms).remaining_ms(at_ms)

    def _fire(self) -> None:
        """Take notice that a clock has run out."""
        self._timer = None
        self._changed()

    def _disarm(self) -> None:
        """Stop the timer of the deadline."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        """Stop all timers."""
        self._disarm()
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None


class Rooms:
    """All tables this process has open."""

    def __init__(self, storage: Storage, clock: Clock, metrics: Metrics) -> None:
        self._storage = storage
        self._clock = clock
        self._metrics = metrics
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, int] = {}
        self._lock = asyncio.Lock()

    def __iter__(self) -> Iterator[Room]:
        """Go through the rooms that are open now."""
        return iter(tuple(self._rooms.values()))

    def __len__(self) -> int:
        return len(self._rooms)

    async def create(self, created: events.Created) -> Room:
        """Lay a new table.

        Raises:
            IllegalAction: ``table-busy`` when its id is taken.
            DATABASE_FAULTS: The database does not answer.
        """
        table = created.first()
        encoded = events.encode_event(created)
        now_ms = self._clock.now_ms()
        entry = Entry(table.id, table.seq, None, now_ms, encoded, encode_table(table), table.seq)
        if not await self._storage.append(entry):
            raise IllegalAction("table-busy")
        return self._keep(table)

    async def open(self, table_id: str) -> Room:
        """Return a table's room, reading it if this process has not.

        Raises:
            NotFound: ``no-such-table``.
            DATABASE_FAULTS: The database does not answer.
        """
        if table_id in self._rooms:
            return self._rooms[table_id].used()
        if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= MAX_ID):
            raise NotFound("no-such-table", name=table_id[:24])
        async with self._lock:
            if table_id not in self._rooms:
                await self._read(table_id)
        return self._rooms[table_id].used()

    async def _read(self, table_id: str) -> None:
        """Read a table; what is announced meanwhile is not missed."""
        self._opening[table_id] = 0
        try:
            snapshot = await self._storage.snapshot(table_id)
            if snapshot is None:
                raise NotFound("no-such-table", name=table_id[:24])
            room = self._keep(decode_table(snapshot.state))
            await room.catch_up(self._opening[table_id])
        finally:
            del self._opening[table_id]

    def _keep(self, table: Table) -> Room:
        """Remember a room."""
        room = Room(table, self._storage, self._clock, self._metrics)
        self._rooms[table.id] = room
        return room

    def is_behind(self, table_id: str, seq: int) -> bool:
        """Tell whether a table is open here and has not come to ``seq`` yet."""
        if table_id in self._opening:
            return self._opening[table_id] < seq
        return table_id in self._rooms and self._rooms[table_id].table.seq < seq

    async def announced(self, table_id: str, seq: int) -> None:
        """Take notice that some process has stored up to ``seq`` of a table.

        Raises:
            DATABASE_FAULTS: The database does not answer.
        """
        if table_id in self._opening:
            self._opening[table_id] = max(seq, self._opening[table_id])
        elif table_id in self._rooms:
            await self._rooms[table_id].catch_up(seq)

    async def reread(self) -> None:
        """Read every open table again, after the line to the database was lost.

        Raises:
            DATABASE_FAULTS: The database does not answer.
        """
        for room in self:
            await room.catch_up(NEWEST)

    def drop_idle(self, idle_s: float) -> None:
        """Forget the tables that nobody here has watched for some time; they can be read again."""
        limit_s = time.monotonic() - idle_s
        for room in self:
            if not room.is_watched and room.used_s < limit_s:
                room.close()
                del self._rooms[room.table.id]

    def close(self) -> None:
        """Stop every timer."""
        for room in self:
            room.close()
