"""Opening the database: SQLite by default, PostgreSQL by address; migrations under a lock."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from carom.core.errors import OptionError

MIGRATION_LOCK = 0x6361726F6D
"""Key of the advisory lock that keeps two starting processes from migrating at once."""

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def open_engine(address: str) -> AsyncEngine:
    """Return the engine for ``sqlite:///file`` or ``postgresql://user@host/name``.

    Raises:
        OptionError: ``bad-database`` when the address is neither.
    """
    try:
        url = make_url(address)
        driver = _DRIVERS[url.get_backend_name()]
    except (sa.exc.ArgumentError, KeyError):
        raise OptionError("bad-database", value=address.rsplit("@", maxsplit=1)[-1][:60]) from None
    url = url.set(drivername=driver)
    if driver == "sqlite+aiosqlite":
        return _open_sqlite(url)
    return create_async_engine(url, pool_size=10, max_overflow=0, pool_pre_ping=True)


def _open_sqlite(url: sa.URL) -> AsyncEngine:
    """Return an SQLite engine that syncs every commit and lets readers go on meanwhile."""
    engine = create_async_engine(url, pool_size=4, max_overflow=0)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date; safe when several processes start together."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    """Run Alembic on a connection that holds the lock."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
