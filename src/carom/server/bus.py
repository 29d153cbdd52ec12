"""How the server processes of one PostgreSQL database tell each other what happened.

One channel carries two kinds of short words: ``table <id> <seq>``, said inside the
transaction that appends, and ``alive <process>`` every few seconds. The log carries
everything else, so a word that is lost costs nothing: after a lost connection
every open table is read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from carom.server.rooms import Rooms
from carom.server.storage import DATABASE_FAULTS, Entry

logger = logging.getLogger(__name__)

CHANNEL = "carom"
HEARTBEAT_S = 3.0
ALIVE_S = 10.0
"""A process is taken as gone when it has not been heard for so long."""


class Peers:
    """Which other server processes are alive."""

    def __init__(self) -> None:
        self._heard_s: dict[str, float] = {}

    def heard(self, process: str) -> bool:
        """Take notice of a sign of life; return whether it is the first of that process."""
        is_new = process not in self._heard_s
        self._heard_s[process] = time.monotonic()
        return is_new

    def is_alive(self, process: str) -> bool:
        """Tell whether a process was heard lately."""
        return time.monotonic() - self._heard_s.get(process, float("-inf")) < ALIVE_S


class PostgresAnnouncer:
    """Says which tables have grown, inside the transaction that lets them."""

    _say = sa.select(
        sa.func.pg_notify(CHANNEL, sa.func.unnest(sa.bindparam("words", type_=ARRAY(sa.Text))))
    )

    def announce(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        """Announce entries that are about to be committed."""
        words = [f"table {entry.table_id} {entry.seq}" for entry in entries]
        connection.execute(self._say, {"words": words})


class PostgresBus:
    """Listens to the other processes for as long as it runs, whatever the connection does.

    Args:
        address: Of the database, as asyncpg takes it.
        process: Name of this process.
        rooms: The tables open here.
        peers: Where signs of life are noted.
    """

    def __init__(self, address: str, process: str, rooms: Rooms, peers: Peers) -> None:
        self._address = address
        self._process = process
        self._rooms = rooms
        self._peers = peers
        self._news: dict[str, int] = {}
        self._readers: set[asyncio.Task[None]] = set()
        self._is_asked = asyncio.Event()
        self.is_listening = asyncio.Event()

    async def run(self) -> None:
        """Listen; after every loss connect again and read what was missed."""
        import asyncpg

        pause_s = 0.1
        while True:
            try:
                connection = await asyncpg.connect(self._address, timeout=5)
                try:
                    await self._listen(connection)
                finally:
                    self.is_listening.clear()
                    connection.terminate()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, *DATABASE_FAULTS) as error:
                logger.warning("the bus lost its connection", extra={"cause": repr(error)[:200]})
            await asyncio.sleep(pause_s)
            pause_s = min(2.0, pause_s * 2) if not self._was_heard() else 0.1

    def _was_heard(self) -> bool:
        """Tell whether this process has lately heard itself."""
        return self._peers.is_alive(self._process)

    async def _listen(self, connection: Any) -> None:
        """Hear until the connection is lost; what came before it began is read."""
        await connection.add_listener(CHANNEL, self._hear)
        await self._rooms.reread()
        self.is_listening.set()
        while True:
            await connection.execute(
                "SELECT pg_notify($1, $2)", CHANNEL, f"alive {self._process}", timeout=5
            )
            self._is_asked.clear()
            # Not wait_for, which can swallow a cancel on Python 3.11.
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_S):
                    await self._is_asked.wait()

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        """Take in one word; a process heard for the first time is told at once of this one."""
        match payload.split(" "):
            case ["alive", process]:
                if self._peers.heard(process):
                    self._is_asked.set()
            case ["table", table_id, seq] if seq.isdigit():
                self._take_news(table_id, int(seq))
            case _:
                logger.warning("the bus heard an unknown word")

    def _take_news(self, table_id: str, seq: int) -> None:
        """Have a table read up to a seq; one reader a table at a time."""
        if table_id in self._news:
            self._news[table_id] = max(seq, self._news[table_id])
        elif self._rooms.is_behind(table_id, seq):
            self._news[table_id] = seq
            reader = asyncio.create_task(self._read(table_id), name="bus-reader")
            self._readers.add(reader)
            reader.add_done_callback(self._readers.discard)

    async def _read(self, table_id: str) -> None:
        """Read a table until nothing new has been heard meanwhile."""
        try:
            read = -1
            while read != self._news[table_id]:
                seq = self._news[table_id]
                try:
                    await self._rooms.announced(table_id, seq)
                    read = seq
                except DATABASE_FAULTS:
                    logger.warning("a table could not be read, trying again")
                    await asyncio.sleep(0.2)
        finally:
            del self._news[table_id]
