"""Servers and databases for these tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.server.harness import Host, close_all, running
from tests.server.postgres import Postgres
from tests.server.toy import register_toy

register_toy()

KINDS = ("sqlite", "postgresql")


@pytest.fixture(autouse=True)
async def _players_leave() -> AsyncIterator[None]:
    """Close every socket that a test has left open."""
    yield
    await close_all()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/carom.sqlite3"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def shared_database(postgres: Postgres) -> str:
    """Address of an empty database that several processes can share."""
    return postgres.new_database()


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where a server's log goes."""
    return tmp_path / "server.log"


@pytest.fixture(scope="session")
def hosts() -> Iterator[dict[str, Host]]:
    """The servers that many tests share, by the kind of their database."""
    shared: dict[str, Host] = {}
    yield shared
    for host in shared.values():
        host.kill()


@pytest.fixture(params=KINDS)
def host(
    request: pytest.FixtureRequest,
    hosts: dict[str, Host],
    tmp_path_factory: pytest.TempPathFactory,
) -> Host:
    """A running server; its tables are other tests' too."""
    kind: str = request.param
    if kind not in hosts:
        folder = tmp_path_factory.mktemp("host")
        address = f"sqlite:///{folder}/carom.sqlite3"
        if kind == "postgresql":
            server: Postgres = request.getfixturevalue("postgres")
            address = server.new_database()
        hosts[kind] = Host(address, folder / "log").start()
    return hosts[kind]


@pytest.fixture
def own_host(tmp_path: Path, log: Path) -> Iterator[Host]:
    """A running server of this test alone, which it may kill; on SQLite."""
    with running(Host(f"sqlite:///{tmp_path}/carom.sqlite3", log)) as host:
        yield host


@pytest.fixture
def any_own_host(database: str, log: Path) -> Iterator[Host]:
    """A running server of this test alone, on either database."""
    with running(Host(database, log)) as host:
        yield host
