"""Connections that never ask for anything, or take for ever to: they hold up nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.server.harness import Host, Player, browser, lay_table, running

from carom.server.doorstep import Doorstep

SILENT = 1000
REQUEST_S = 2.0
KEPT = 60
"""How many of one address may wait, as set up by default."""


@pytest.fixture
def strict_host(tmp_path: Path, log: Path) -> Iterator[Host]:
    """A server that waits for a request but a little."""
    address = f"sqlite:///{tmp_path}/carom.sqlite3"
    with running(Host(address, log, request_s=REQUEST_S)) as host:
        yield host


class Line:
    """A plain connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, host: Host) -> Line:
        return cls(*await asyncio.open_connection("127.0.0.1", host.port))

    async def ended(self) -> float:
        """Wait until the server ends it and return when."""
        try:
            while await self._reader.read(1000):
                pass
        except ConnectionError:
            pass
        self._writer.close()
        return time.monotonic()

    async def drip(self, text: bytes) -> None:
        """Send a text byte by byte, until it is through or the line is gone."""
        for at in range(len(text)):
            self._writer.write(text[at : at + 1])
            await asyncio.sleep(REQUEST_S / 20)
            if self._reader.at_eof() or self._reader.exception() is not None:
                return

    async def ask(self) -> bytes:
        """Ask how the server is and return the first line of its answer."""
        self._writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        first = await self._reader.readline()
        while (await self._reader.readline()).strip():
            pass
        return first.strip()


async def crowd(host: Host) -> AsyncIterator[Line]:
    """Yield many lines, some at a time so that the system keeps up."""
    for _ in range(SILENT // 50):
        for line in await asyncio.gather(*(Line.open(host) for _ in range(50))):
            yield line


async def test_a_thousand_silent_sockets_hold_up_nobody(strict_host: Host) -> None:
    """The oldest give way at once, the rest after a while; who asks is answered all the time."""
    began = time.monotonic()
    async with asyncio.timeout(60):
        ends = [asyncio.create_task(line.ended()) async for line in crowd(strict_host)]
        opened = time.monotonic()
        async with browser(strict_host) as client:
            assert (await client.get("/health")).status_code == 200
        assert time.monotonic() - opened < 2
        times = sorted(await asyncio.gather(*ends))
    assert len(times) == SILENT
    assert times[SILENT - KEPT - 1] < max(opened + 1, began + REQUEST_S + 1)
    assert times[-1] < opened + REQUEST_S + 2


@pytest.mark.parametrize(
    "text",
    [
        b"GET / HTTP/1.1\r\nHost: example.org\r\nX-More: " + b"x" * 100,
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n" + b" " * 80,
    ],
)
async def test_a_request_that_comes_drop_by_drop_is_not_waited_for(
    strict_host: Host, text: bytes
) -> None:
    line = await Line.open(strict_host)
    began = time.monotonic()
    async with asyncio.timeout(20):
        _, ended = await asyncio.gather(line.drip(text), line.ended())
    assert REQUEST_S - 0.5 < ended - began < REQUEST_S + 3


async def test_a_second_request_is_waited_for_no_longer(strict_host: Host) -> None:
    line = await Line.open(strict_host)
    assert await line.ask() == b"HTTP/1.1 200 OK"
    began = time.monotonic()
    async with asyncio.timeout(20):
        _, ended = await asyncio.gather(line.drip(b"GET / HTTP/1.1\r\n" * 9), line.ended())
    assert ended - began < REQUEST_S + 3


async def test_who_has_asked_is_left_in_peace(strict_host: Host) -> None:
    table_id = await lay_table(strict_host)
    viewer = await Player(strict_host, table_id).open()
    silent = await Line.open(strict_host)
    async with asyncio.timeout(20):
        await silent.ended()
    ann = Player(strict_host, table_id, "Ann")
    await ann.sit()
    await viewer.see(lambda state: len(state["table"]["seats"]) == 1)


class Waiter:
    """Somebody on a doorstep of the tests."""

    def __init__(self, doorstep: Doorstep, address: str) -> None:
        self.is_away = False
        self._doorstep = doorstep
        doorstep.enter(self, address)

    def turn_away(self) -> None:
        self.is_away = True
        self._doorstep.leave(self)


def test_the_oldest_of_an_address_gives_way_first() -> None:
    doorstep = Doorstep(1, most=10, most_each=2)
    other, *mine = (Waiter(doorstep, address) for address in "baaa")
    assert [one.is_away for one in mine] == [True, False, False]
    assert not other.is_away
    assert len(doorstep) == 3


def test_the_oldest_of_all_gives_way_where_there_are_too_many() -> None:
    doorstep = Doorstep(1, most=3, most_each=2)
    waiters = [Waiter(doorstep, address) for address in "abcd"]
    assert [one.is_away for one in waiters] == [True, False, False, False]


def test_whoever_has_left_makes_room() -> None:
    doorstep = Doorstep(1, most=2, most_each=2)
    first, second = Waiter(doorstep, "a"), Waiter(doorstep, "a")
    doorstep.leave(first)
    Waiter(doorstep, "a")
    assert not second.is_away
