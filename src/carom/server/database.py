"""Opening the database: SQLite by default, PostgreSQL by address; migrations under a lock.

All statements are plain functions of a SQLAlchemy connection. SQLite runs them on one
thread of its own, a transaction a hop; PostgreSQL runs them on the event loop with
asyncpg. The first way takes a quarter of the CPU of aiosqlite, which hops for every
statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from carom.core.errors import OptionError
from carom.server.errors import Unavailable

T = TypeVar("T")

MIGRATION_LOCK = 0x6361726F6D
"""Key of the advisory lock that keeps two starting processes from migrating at once."""


BUSY_S = 5
"""Longest wait for another process that holds the file of SQLite."""

SWITCH_PAUSE_S = 0.02

CHECKPOINT_PAGES = 8_000
"""Pages of the log ahead, 33 MB, before they are copied into the file: snapshots overwrite each
other, so of many that lie in the log only the newest has to be copied."""

CACHE_KB = 32_000
"""Pages kept in memory: those to which some hundred busy tables write."""


class Database(Protocol):
    """Runs functions of a connection, each in a transaction of its own."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes are told of changes through it."""

    @property
    def url(self) -> sa.URL:
        """Its address, without the driver."""

    @property
    def dialect(self) -> sa.Dialect:
        """How statements are written for it."""

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Return what ``work`` gives, once its transaction is committed."""

    async def close(self) -> None:
        """Let go of it."""


class Sqlite:
    """A file; every commit is synced, and another process may read and write it too."""

    is_shared = False

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self._engine = sa.create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self.dialect = self._engine.dialect
        sa.event.listen(self._engine, "connect", _prepare)

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Return what ``work`` gives, once its transaction is committed."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _prepare(connection: Any, _record: object) -> None:
    """Set a new connection to SQLite up."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={1000 * BUSY_S}")
    _log_ahead(cursor)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
    cursor.execute(f"PRAGMA cache_size={-CACHE_KB}")
    cursor.execute("PRAGMA temp_store=MEMORY")
    cursor.close()


def _log_ahead(cursor: Any) -> None:
    """Let readers and a writer work side by side; the file itself remembers this.

    SQLite does not wait for another connection that switches the file at the same moment:
    it says that the file is locked at once, whatever the time-out.
    """
    last_s = time.monotonic() + BUSY_S
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > last_s:
                raise
            time.sleep(SWITCH_PAUSE_S)
        else:
            return


class Postgresql:
    """A server that several processes may share."""

    is_shared = True

    def __init__(self, url: sa.URL) -> None:
        if find_spec("asyncpg") is None:
            raise OptionError("no-postgresql-driver")
        self.url = url
        self._engine: AsyncEngine = create_async_engine(
            url.set(drivername="postgresql+asyncpg", query={}),
            async_creator=self._connect,
            pool_size=10,
            max_overflow=0,
            pool_pre_ping=True,
        )
        self.dialect = self._engine.dialect

    async def _connect(self) -> Any:
        """Connect as the bus does: the driver itself reads the address, ``?sslmode=`` too."""
        import asyncpg

        return await asyncpg.connect(self.url.render_as_string(hide_password=False))

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """Return what ``work`` gives, once its transaction is committed."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()


_IN_MEMORY = ":memory:"

_KINDS: dict[str, Callable[[sa.URL], Database]] = {"sqlite": Sqlite, "postgresql": Postgresql}


def open_database(address: str) -> Database:
    """Return the database at ``sqlite:///file`` or ``postgresql://user@host/name``.

    Raises:
        OptionError: ``bad-database`` when the address is neither, ``no-postgresql-driver``
            when that part of the package is not installed.
    """
    try:
        url = make_url(address)
        kind = _KINDS[url.get_backend_name()]
        if kind is Sqlite and (not url.database or _IN_MEMORY in url.database):
            raise ValueError("no file")
    except (sa.exc.ArgumentError, KeyError, ValueError):
        raise OptionError("bad-database", value=address.rsplit("@", maxsplit=1)[-1][:60]) from None
    return kind(url.set(drivername=url.get_backend_name()))


async def migrate(database: Database) -> None:
    """Bring the tables up to date; safe when several processes start together.

    Raises:
        Unavailable: ``newer-database`` when a newer version has written it.
    """
    await database.run(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    """Take the lock and run Alembic, unless all is as it should be."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # it stands at a step that is not among ours
        raise Unavailable("newer-database") from None
