"""The log on a real database: the lock of (table, seq), action ids, groups, expiry."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from tests.server.moments import START_MS, HandClock, do, open_rooms, started_room

from carom.core.errors import IllegalAction, NotFound, OptionError
from carom.server import events
from carom.server.clock import Clock
from carom.server.commands import Say
from carom.server.database import migrate, open_database
from carom.server.errors import Unavailable
from carom.server.logs import JsonFormatter, LineFormatter
from carom.server.running import check_database
from carom.server.settings import Settings
from carom.server.storage import Entry, Storage, metadata
from carom.server.table import Table


@pytest.fixture
async def storage(database: str) -> AsyncIterator[Storage]:
    storage = Storage(open_database(database))
    await migrate(storage.database)
    yield storage
    await storage.close()


def entry(seq: int, action_id: str | None = None, table: str = "t", at_ms: int = 1) -> Entry:
    return Entry(table, seq, action_id, at_ms, b"event %d" % seq, b"state %d" % seq, 10 * seq)


async def test_a_seq_is_taken_once(storage: Storage) -> None:
    assert await storage.append(entry(1))
    assert not await storage.append(entry(1))
    assert [line.event for line in await storage.lines("t")] == [b"event 1"]


async def test_an_action_id_is_taken_once_a_table(storage: Storage) -> None:
    assert await storage.append(entry(1, "action"))
    assert not await storage.append(entry(2, "action"))
    assert await storage.append(entry(1, "action", table="other"))
    standing = await storage.look("t", "action")
    assert standing is not None
    assert (standing.seq, standing.told) == (1, 10)
    assert await storage.look("nowhere", "action") is None


async def test_a_group_with_a_taken_seq_stores_the_others(storage: Storage) -> None:
    await storage.append(entry(1))
    answers = await asyncio.gather(
        storage.append(entry(1)), *(storage.append(entry(1, table=f"t{n}")) for n in range(20))
    )
    assert answers == [False, *[True] * 20]


async def test_the_snapshot_is_that_of_the_newest_entry(storage: Storage) -> None:
    for seq in (1, 2, 3):
        await storage.append(entry(seq))
    snapshot = await storage.snapshot("t")
    assert snapshot is not None
    assert (snapshot.seq, snapshot.state) == (3, b"state 3")
    assert await storage.snapshot("nowhere") is None


async def test_old_tables_are_forgotten_whole(storage: Storage) -> None:
    await storage.append(entry(1, table="old", at_ms=10))
    await storage.append(entry(1, table="new", at_ms=1000))
    assert await storage.forget_before(500) == 1
    assert await storage.lines("old") == []
    assert await storage.snapshot("old") is None
    assert len(await storage.lines("new")) == 1
    assert await storage.newest_ms() == 1000


async def test_the_migrations_make_the_tables_that_the_code_knows(storage: Storage) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    assert await storage.database.run(differences) == []


async def test_processes_that_start_together_migrate_once(database: str) -> None:
    processes = [open_database(database) for _ in range(4)]
    await asyncio.gather(*map(migrate, processes))
    for process in processes:
        await process.close()


@pytest.mark.parametrize(
    "address",
    [
        "mysql://host/name",
        "nonsense",
        "sqlite",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql://user@host:port/name",
    ],
)
def test_what_is_no_database_is_refused(address: str) -> None:
    with pytest.raises(OptionError, match="database"):
        open_database(address)


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    """What it holds is nothing that this version could read."""
    storage = Storage(open_database(database))
    await migrate(storage.database)
    newer = sa.text("UPDATE alembic_version SET version_num = '9999'")
    await storage.database.run(lambda connection: connection.execute(newer))
    await storage.close()
    with pytest.raises(Unavailable, match="newer"):
        await check_database(database)


async def test_the_driver_reads_settings_in_the_address_of_postgresql(
    shared_database: str,
) -> None:
    """Hosts of databases hand out such addresses, with ``sslmode`` above all."""
    await check_database(f"{shared_database}?sslmode=disable&application_name=carom")
    with pytest.raises(Unavailable, match="nonsense"):
        await check_database(f"{shared_database}?nonsense=1")


def test_without_its_driver_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(OptionError, match="pip install"):
        open_database("postgresql://user@host/name")


async def test_a_database_that_cannot_be_used_is_told_without_its_password() -> None:
    with pytest.raises(Unavailable) as refused:
        await check_database("postgresql://user:secret@127.0.0.1:1/name")
    assert "secret" not in str(refused.value)
    assert "127.0.0.1:1" in str(refused.value)


async def test_two_processes_on_one_file_never_store_the_same_seq(tmp_path: Path) -> None:
    """Two sets of rooms that know nothing of each other: each looks again when it is behind."""
    database = f"sqlite:///{tmp_path}/carom.sqlite3"
    clock = HandClock()
    async with open_rooms(database, clock) as (first, log), open_rooms(database, clock) as (two, _):
        room = await started_room(first)
        twin = await two.open("table")
        await asyncio.gather(*(do(one, 0, Say("hello")) for one in (room, twin) for _ in range(20)))
        lines = await log.lines("table")
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
        assert sum(isinstance(events.decode_event(line.event), events.Said) for line in lines) == 40


async def test_a_refusal_on_an_old_view_of_the_table_is_looked_at_again(tmp_path: Path) -> None:
    """The second process has not heard of the start yet, and must not refuse because of that."""
    database = f"sqlite:///{tmp_path}/carom.sqlite3"
    clock = HandClock()
    async with open_rooms(database, clock) as (first, _), open_rooms(database, clock) as (two, _):
        room = await first.create(events.Created("table", "toy", "classic", {}, "seed", 1))
        await room.submit(lambda _table, _at_ms: events.Sat("Ann", "a"))
        twin = await two.open("table")
        await room.submit(lambda _table, _at_ms: events.Started())

        def pause(table: Table, _at_ms: int) -> events.Later:
            if table.phase != "playing":
                raise IllegalAction("table-phase", phase=table.phase, phases=("playing",))
            return events.Paused(0)

        assert await twin.submit(pause) == 4


async def test_a_table_that_is_not_there_is_not_found(tmp_path: Path) -> None:
    async with open_rooms(f"sqlite:///{tmp_path}/carom.sqlite3", HandClock()) as (rooms, _):
        with pytest.raises(NotFound, match="no table"):
            await rooms.open("nowhere")


async def test_idle_rooms_are_dropped_and_read_again(tmp_path: Path) -> None:
    async with open_rooms(f"sqlite:///{tmp_path}/carom.sqlite3", HandClock()) as (rooms, _):
        room = await started_room(rooms)
        room.watch(_nothing)
        rooms.drop_idle(idle_s=-1)
        assert len(rooms) == 1
        room.unwatch(_nothing)
        rooms.drop_idle(idle_s=-1)
        assert len(rooms) == 0
        assert (await rooms.open("table")).table == room.table


async def test_a_room_that_has_just_been_asked_for_is_not_dropped(tmp_path: Path) -> None:
    """Who comes in would watch a room that nobody else is in any more."""
    async with open_rooms(f"sqlite:///{tmp_path}/carom.sqlite3", HandClock()) as (rooms, _):
        room = await started_room(rooms)
        room.used_s -= 1_000
        assert await rooms.open("table") is room
        rooms.drop_idle(idle_s=900)
        assert await rooms.open("table") is room


def _nothing() -> None:
    """Watch without doing anything."""


def test_the_clock_goes_on_from_what_is_stored() -> None:
    clock = Clock()
    ahead_ms = clock.now_ms() + 3_600_000
    clock.not_before(ahead_ms)
    assert ahead_ms <= clock.now_ms() < ahead_ms + 60_000
    clock.not_before(START_MS)
    assert clock.now_ms() >= ahead_ms


def test_a_log_line_is_one_json_object_with_what_was_given() -> None:
    record = logging.makeLogRecord({"name": "carom", "levelname": "INFO", "msg": "old tables",
                                    "tables": 3})  # fmt: skip
    line = msgspec.json.decode(JsonFormatter().format(record))
    assert (line["message"], line["tables"], line["level"]) == ("old tables", 3, "info")
    assert LineFormatter().format(record).endswith("INFO old tables tables=3")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://user:secret@host/name", "postgresql://user@host/name"),
        ("postgresql://user:se:cr@et@host/name", "postgresql://user@host/name"),
        ("postgresql://user@host/name?password=secret", "postgresql://user@host/name"),
        ("postgresql://user@host/name", "postgresql://user@host/name"),
        ("postgresql://host/name", "postgresql://host/name"),
        ("sqlite:////tmp/carom.sqlite3", "sqlite:////tmp/carom.sqlite3"),
    ],
)
def test_a_database_is_shown_without_its_password(address: str, shown: str) -> None:
    assert Settings(database=address).shown_database == shown


@pytest.mark.parametrize(
    "url",
    [
        "play.example.org",
        "ftp://x",
        "https://",
        "https://x/path",
        "https://x?y",
        "https://x#y",
        "http://[::1",
        "http://x:99999",
    ],
)
def test_a_public_address_must_be_one(url: str) -> None:
    with pytest.raises(OptionError, match="public"):
        Settings(public_url=url)
