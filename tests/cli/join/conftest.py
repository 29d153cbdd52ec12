"""A real server for these tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
from tests.server.harness import Host, close_all, running


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A running server; its tables are other tests' too."""
    folder = tmp_path_factory.mktemp("join")
    with running(Host(f"sqlite:///{folder}/carom.sqlite3", folder / "log")) as server:
        yield server


@pytest.fixture(autouse=True)
async def _players_leave() -> AsyncIterator[None]:
    """Close every socket that a test has left open."""
    yield
    await close_all()
