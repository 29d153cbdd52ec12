"""The short way of whole texts gives what the library's way gives, however the bytes come."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from carom.server.frames import EXTENSION, Frames, put_text_of

MOST = 1000
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: carom\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Outlet(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        """Whether it pauses is not asked here."""

    def resume_reading(self) -> None:
        """Whether it goes on is not asked here."""


async def opened(kind: type[WebSocketsSansIOProtocol]) -> tuple[Any, Outlet]:
    """Return a connection after its handshake."""
    ready, end = asyncio.Event(), asyncio.Event()

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        ready.set()
        await end.wait()

    config = Config(cast("Any", app), ws_max_size=MOST, ws_ping_interval=None,
                    ws_per_message_deflate=False, lifespan="off", log_config=None)  # fmt: skip
    config.load()
    line: Any = kind(config, ServerState(), {})
    outlet = Outlet()
    line.connection_made(outlet)
    line.data_received(HANDSHAKE)
    await ready.wait()
    line.end = end
    outlet.written = b""
    return line, outlet


async def closed(line: Any) -> None:
    """End the application of a connection."""
    line.end.set()
    await asyncio.gather(*line.tasks)


def events_of(line: Any) -> list[Any]:
    """Return what the application would receive, but for the connect."""
    events = [line.queue.get_nowait() for _ in range(line.queue.qsize())]
    return [event for event in events if event["type"] != "websocket.connect"]


frames = st.one_of(
    st.builds(lambda text: Frame(Opcode.TEXT, text.encode()), st.text(max_size=200)),
    st.builds(lambda data: Frame(Opcode.TEXT, data), st.binary(max_size=200)),
    st.builds(lambda size: Frame(Opcode.TEXT, b"x" * size), st.integers(0, MOST + 2)),
    st.builds(lambda data: Frame(Opcode.BINARY, data), st.binary(max_size=200)),
    st.builds(lambda data: Frame(Opcode.TEXT, data, fin=False), st.binary(max_size=9)),
    st.builds(
        lambda data, fin: Frame(Opcode.CONT, data, fin), st.binary(max_size=9), st.booleans()
    ),
    st.builds(lambda data: Frame(Opcode.PING, data), st.binary(max_size=20)),
    st.just(Frame(Opcode.CLOSE, b"\x03\xe8")),
)


@settings(deadline=None, max_examples=150)
@given(
    st.lists(st.tuples(frames, st.booleans()), max_size=8),
    st.lists(st.integers(0, 600), max_size=6),
)
def test_both_ways_receive_and_answer_the_same(
    sent: list[tuple[Frame, bool]], cuts: list[int]
) -> None:
    """Whole, in pieces, several at once, unmasked, not UTF-8, too long, after a close."""
    data = b"".join(frame.serialize(mask=is_masked) for frame, is_masked in sent)
    edges = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    pieces = [data[start:end] for start, end in pairwise(edges) if end > start]

    async def given_to(kind: type[WebSocketsSansIOProtocol]) -> tuple[list[Any], bytes, bool]:
        line, outlet = await opened(kind)
        for piece in pieces:
            if not outlet.is_closed:
                line.data_received(piece)
        found = events_of(line), outlet.written, outlet.is_closed
        await closed(line)
        return found

    assert asyncio.run(given_to(Frames)) == asyncio.run(given_to(WebSocketsSansIOProtocol))


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_a_text_is_written_as_the_library_writes_it(size: int) -> None:
    line, outlet = await opened(Frames)
    assert put_text_of(line.scope)(b"x" * size)
    assert outlet.written == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
    await closed(line)


async def test_nothing_is_written_to_who_does_not_read_or_is_gone() -> None:
    line, outlet = await opened(Frames)
    put_text = line.scope["extensions"][EXTENSION]
    line.pause_writing()
    assert not put_text(b"too slow")
    line.resume_writing()
    line.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    answer = outlet.written
    assert not put_text(b"gone")
    assert outlet.written == answer
    await closed(line)


def test_other_servers_never_send_at_once() -> None:
    assert not put_text_of({"extensions": None})(b"text")
