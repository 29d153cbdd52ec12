"""What a server keeps: an append-only log a table and the newest snapshot beside it.

``(table_id, seq)`` is unique, which makes the log the lock: of two processes that
append the same number, one is told to look again. ``(table_id, action_id)`` is
unique too, so a client that sends again after a lost answer is counted once.

Appends of many tables that come at nearly the same time share one transaction
(group commit): an append is answered only after its transaction is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from operator import attrgetter
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from carom.server.database import Database

DATABASE_FAULTS = (exc.SQLAlchemyError, OSError)
"""What is raised when the database does not answer; whether it stored is then unknown."""

MOST_ROWS = 64
"""Rows of one statement; each number of rows is another text that SQLite must keep prepared."""

T = TypeVar("T")

metadata = sa.MetaData()

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("action_id", sa.String(64), nullable=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("event", sa.LargeBinary, nullable=False),
    sa.Column("told", sa.Integer, nullable=False),
    sa.UniqueConstraint("table_id", "action_id", name="uq_log_action"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False, index=True),
    sa.Column("state", sa.LargeBinary, nullable=False),
)


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log and the snapshot after it.

    ``told`` is the number by which whoever made the event knows it, see
    :meth:`carom.server.table.Table.number_for`.
    """

    table_id: str
    seq: int
    action_id: str | None
    at_ms: int
    event: bytes
    state: bytes
    told: int


class Line(msgspec.Struct, frozen=True):
    """One line of a table's log as read back."""

    seq: int
    action_id: str | None
    at_ms: int
    event: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """The newest state of a table."""

    table_id: str
    seq: int
    at_ms: int
    state: bytes


class Standing(msgspec.Struct, frozen=True):
    """Where a table's log stands, and the number told for a client's action if it is there."""

    seq: int
    told: int | None


class Announcer(Protocol):
    """Tells other processes, inside the transaction, that tables have grown."""

    def announce(self, connection: sa.Connection, entries: Sequence[Entry]) -> None:
        """Announce entries that are about to be committed."""


class Batch:
    """A statement for many entries, written out beforehand: its text goes straight to the driver.

    Having SQLAlchemy take in every row would take three times the CPU. SQLite takes all rows
    in one statement: between two statements its thread would have to get Python's lock back
    from a busy event loop, row by row.

    Args:
        statement: An insert whose columns are fields of :class:`Entry`.
        database: Where it will be carried out.
    """

    def __init__(self, statement: sa.Insert, database: Database) -> None:
        compiled = statement.compile(dialect=database.dialect)
        assert isinstance(compiled, SQLCompiler)  # narrows for the type checker
        assert compiled.positiontup is not None  # both drivers take parameters by position
        self._is_one_statement = not database.is_shared
        self._text = str(compiled)
        self._values = f"({', '.join('?' * len(compiled.positiontup))})"
        self._row: Callable[[Entry], tuple[Any, ...]] = attrgetter(*compiled.positiontup)

    def execute(self, connection: sa.Connection, entries: Iterable[Entry]) -> None:
        """Carry it out for each entry; raises IntegrityError when one is taken."""
        rows = [self._row(entry) for entry in entries]
        if not self._is_one_statement:
            connection.exec_driver_sql(self._text, rows)
            return
        for some in batched(rows, MOST_ROWS):
            values = ", ".join([self._values] * len(some))
            text = self._text.replace(self._values, values, 1)
            connection.exec_driver_sql(text, tuple(chain.from_iterable(some)))


def batched(rows: list[T], size: int) -> Iterator[list[T]]:
    """Yield rows in their order, at most ``size`` at a time."""
    return (rows[at : at + size] for at in range(0, len(rows), size))


class Storage:
    """Reads and appends; one a process.

    Args:
        database: Where everything is kept.
        announcer: Called in every appending transaction, if given.
        linger_s: How long a busy writer waits for company before it commits.
    """

    def __init__(
        self, database: Database, announcer: Announcer | None = None, linger_s: float = 0.01
    ) -> None:
        self.database = database
        self._announcer = announcer
        self._linger_s = linger_s
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._last_batch = 0
        insert = postgresql.insert if database.is_shared else sqlite.insert
        self._append_free = (
            insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.seq)
        )
        upsert = insert(snapshots)
        newer = upsert.excluded
        upsert = upsert.on_conflict_do_update(
            index_elements=[snapshots.c.table_id],
            set_={"seq": newer.seq, "at_ms": newer.at_ms, "state": newer.state},
            where=snapshots.c.seq < newer.seq,
        )
        self._append_all = Batch(sa.insert(log), database)
        self._replace_snapshots = Batch(upsert, database)

    async def append(self, entry: Entry) -> bool:
        """Store an entry; True once it is on disk, False when its seq or action id is taken.

        Raises:
            DATABASE_FAULTS: The database did not answer; whether the entry is stored is
                then unknown and must be looked up by its action id.
        """
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, answer))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write(), name="storage-writer")
        return await answer

    async def _write(self) -> None:
        """Commit batches until nothing waits."""
        while self._waiting:
            if self._last_batch > 1:
                await asyncio.sleep(self._linger_s)
            batch, self._waiting = self._waiting, []
            self._last_batch = len(batch)
            await self._write_batch(batch)

    async def _write_batch(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        """Commit one batch and answer each of its entries.

        In the order of their tables, so that two processes never wait for each other.
        """
        entries = sorted((entry for entry, _ in batch), key=_place)
        try:
            taken = await self._commit(entries)
        except DATABASE_FAULTS as error:
            for _, answer in batch:
                if not answer.done():
                    answer.set_exception(error)
            return
        for entry, answer in batch:
            if not answer.done():
                answer.set_result((entry.table_id, entry.seq) in taken)
                taken.discard((entry.table_id, entry.seq))

    async def _commit(self, entries: list[Entry]) -> set[tuple[str, int]]:
        """Insert what is free and return the (table, seq) stored; mostly all of it is."""
        try:
            return await self.database.run(lambda connection: self._insert(connection, entries))
        except exc.IntegrityError:
            return await self.database.run(lambda connection: self._sift(connection, entries))

    def _insert(self, connection: sa.Connection, entries: list[Entry]) -> set[tuple[str, int]]:
        """Insert all entries; raises IntegrityError when one is taken."""
        self._append_all.execute(connection, entries)
        self._follow(connection, entries)
        return {(entry.table_id, entry.seq) for entry in entries}

    def _sift(self, connection: sa.Connection, entries: list[Entry]) -> set[tuple[str, int]]:
        """Insert those entries that are free."""
        returned = connection.execute(self._append_free, _rows(entries))
        taken = {(row[0], row[1]) for row in returned}
        stored = [entry for entry in entries if (entry.table_id, entry.seq) in taken]
        if stored:
            self._follow(connection, stored)
        return taken

    def _follow(self, connection: sa.Connection, stored: Sequence[Entry]) -> None:
        """Do what belongs to the entries in the same transaction."""
        newest = {entry.table_id: entry for entry in stored}  # in the order of their seqs
        self._replace_snapshots.execute(connection, newest.values())
        if self._announcer is not None:
            self._announcer.announce(connection, stored)

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """Return the newest state of a table, or None when there is no such table."""
        query = sa.select(snapshots).where(snapshots.c.table_id == table_id)
        row = await self._one(query)
        return None if row is None else Snapshot(row.table_id, row.seq, row.at_ms, row.state)

    async def lines(self, table_id: str, after: int = 0) -> list[Line]:
        """Return the log of a table after a seq, in order."""
        query = (
            sa.select(log.c.seq, log.c.action_id, log.c.at_ms, log.c.event)
            .where(log.c.table_id == table_id, log.c.seq > after)
            .order_by(log.c.seq)
        )
        rows = await self.database.run(lambda connection: connection.execute(query).all())
        return [Line(row.seq, row.action_id, row.at_ms, row.event) for row in rows]

    async def look(self, table_id: str, action_id: str) -> Standing | None:
        """Return where a table stands and whether it holds an action; None without a table."""
        told = (
            sa.select(log.c.told)
            .where(log.c.table_id == table_id, log.c.action_id == action_id)
            .scalar_subquery()
        )
        query = sa.select(snapshots.c.seq, told.label("told")).where(
            snapshots.c.table_id == table_id
        )
        row = await self._one(query)
        return None if row is None else Standing(row.seq, row.told)

    async def newest_ms(self) -> int:
        """Return the time of the newest event of all tables, 0 when there is none."""
        row = await self._one(sa.select(sa.func.max(snapshots.c.at_ms)))
        return 0 if row is None else row[0] or 0

    async def database_ms(self) -> float | None:
        """Return the time of a database that processes share, in ms; None for a file."""
        if not self.database.is_shared:
            return None
        row = await self._one(sa.select(sa.extract("epoch", sa.func.clock_timestamp()) * 1000))
        return None if row is None else float(row[0])

    async def forget_before(self, at_ms: int) -> int:
        """Delete tables whose last event is older; return how many."""
        old = sa.select(snapshots.c.table_id).where(snapshots.c.at_ms < at_ms)

        def forget(connection: sa.Connection) -> int:
            connection.execute(sa.delete(log).where(log.c.table_id.in_(old)))
            gone = connection.execute(sa.delete(snapshots).where(snapshots.c.at_ms < at_ms))
            return gone.rowcount

        return await self.database.run(forget)

    async def _one(self, query: sa.Select[Any]) -> sa.Row[Any] | None:
        """Return the only row of an answer, or None."""
        return await self.database.run(lambda connection: connection.execute(query).one_or_none())

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
        if self._writer is not None and not self._writer.done():
            await self._writer
        await self.database.close()


_place = attrgetter("table_id", "seq")


def _rows(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Return entries as rows of the log."""
    return [
        {
            "table_id": entry.table_id,
            "seq": entry.seq,
            "action_id": entry.action_id,
            "at_ms": entry.at_ms,
            "event": entry.event,
            "told": entry.told,
        }
        for entry in entries
    ]
