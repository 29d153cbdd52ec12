"""Connections that never ask for anything, or take for ever to: they hold up nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.server.harness import PATIENCE_S, Host, Player, browser, lay_table, running

from carom.server.doorstep import Doorstep

SILENT = 1000
REQUEST_S = 2.0
SLACK_S = 0.1
"""By how much the clocks of two processes may tell a moment apart."""

LONG_S = 600.0
"""Longer than any test takes: who goes by then has been turned away."""

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

    def close(self) -> None:
        """End it."""
        self._writer.close()

    async def drip(self, text: bytes) -> int:
        """Send a text byte by byte until the line is gone; return how many were sent."""
        for at in range(len(text)):
            self._writer.write(text[at : at + 1])
            await asyncio.sleep(REQUEST_S / 20)
            if self._reader.at_eof() or self._reader.exception() is not None:
                return at + 1
        return len(text)

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


async def test_the_oldest_of_a_thousand_silent_sockets_give_way(tmp_path: Path, log: Path) -> None:
    """Not because their time is up; who asks is answered meanwhile."""
    address = f"sqlite:///{tmp_path}/carom.sqlite3"
    with running(Host(address, log, request_s=LONG_S)) as host:
        lines = [line async for line in crowd(host)]
        async with browser(host) as client:
            assert (await client.get("/health")).status_code == 200
        ends = [asyncio.create_task(line.ended()) for line in lines]
        async with asyncio.timeout(PATIENCE_S):
            while sum(end.done() for end in ends) < SILENT - KEPT:
                await asyncio.wait(
                    [end for end in ends if not end.done()], return_when=asyncio.FIRST_COMPLETED
                )
        assert not any(end.done() for end in ends[SILENT - KEPT + 5 :])
        for line in lines:
            line.close()
        await asyncio.gather(*ends)


async def test_silent_sockets_are_waited_for_no_longer_than_is_allowed(strict_host: Host) -> None:
    began_s = time.monotonic()
    lines = [await Line.open(strict_host) for _ in range(KEPT // 2)]
    async with asyncio.timeout(PATIENCE_S):
        ended_s = await asyncio.gather(*(line.ended() for line in lines))
    assert min(ended_s) >= began_s + REQUEST_S - SLACK_S


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
    began_s = time.monotonic()
    line = await Line.open(strict_host)
    async with asyncio.timeout(PATIENCE_S):
        sent, ended_s = await asyncio.gather(line.drip(text), line.ended())
    assert sent < len(text)
    assert ended_s >= began_s + REQUEST_S - SLACK_S


async def test_a_second_request_is_waited_for_no_longer(strict_host: Host) -> None:
    line = await Line.open(strict_host)
    assert await line.ask() == b"HTTP/1.1 200 OK"
    text = b"GET / HTTP/1.1\r\n" * 9
    async with asyncio.timeout(PATIENCE_S):
        sent, _ = await asyncio.gather(line.drip(text), line.ended())
    assert sent < len(text)


async def test_who_has_asked_is_left_in_peace(strict_host: Host) -> None:
    table_id = await lay_table(strict_host)
    viewer = await Player(strict_host, table_id).open()
    silent = await Line.open(strict_host)
    async with asyncio.timeout(PATIENCE_S):
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
