"""The short way of whole texts gives what the library's way gives, however the bytes come."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any, NamedTuple, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from carom.server.frames import EXTENSION, MOST_WAITING, Frames, put_text_of

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
        self.has_paused = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        self.has_paused = True

    def resume_reading(self) -> None:
        self.has_paused = False


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


texts = st.text(max_size=200).map(str.encode)
frames = st.one_of(
    st.builds(Frame, st.just(Opcode.TEXT), texts),
    st.builds(Frame, st.just(Opcode.TEXT), st.integers(0, MOST + 2).map(lambda size: b"x" * size)),
    st.builds(Frame, st.just(Opcode.BINARY), st.binary(max_size=200)),
    st.builds(Frame, st.just(Opcode.TEXT), texts, st.just(value=False)),
    st.builds(Frame, st.just(Opcode.CONT), texts, st.booleans()),
    st.builds(Frame, st.just(Opcode.PING), st.binary(max_size=20)),
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
    """Whole, in pieces, several at once, unmasked, too long, after a close.

    Where a frame is faulty the library drops good ones that came in the same piece before
    it; the short way has taken them by then, as the library does when each byte comes alone.
    """
    data = b"".join(frame.serialize(mask=is_masked) for frame, is_masked in sent)
    edges = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    pieces = [data[start:end] for start, end in pairwise(edges) if end > start]
    singles = [data[at : at + 1] for at in range(len(data))]
    found = asyncio.run(received(Frames, pieces))
    least = asyncio.run(received(WebSocketsSansIOProtocol, pieces))
    most = asyncio.run(received(WebSocketsSansIOProtocol, singles))
    if least == most:
        assert found == least
    else:
        *texts, end = found.events
        assert end == least.events[-1] == most.events[-1]
        assert found.is_closed
        assert texts[: len(least.events) - 1] == least.events[:-1]
        assert most.events[: len(texts)] == texts


async def test_what_is_not_utf8_ends_the_connection_as_with_the_library() -> None:
    data = Frame(Opcode.TEXT, b"\xff").serialize(mask=True)
    found = await received(Frames, [data])
    assert found == await received(WebSocketsSansIOProtocol, [data])
    assert found.events[-1]["code"] == 1007


class Received(NamedTuple):
    """What an application received, what was answered, and whether the line is closed."""

    events: list[Any]
    answer: bytes
    is_closed: bool


async def received(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> Received:
    """Return what comes of data that arrives in some pieces."""
    line, outlet = await opened(kind)
    for piece in pieces:
        if not outlet.is_closed:
            line.data_received(piece)
    found = Received(events_of(line), outlet.written, outlet.is_closed)
    await closed(line)
    return found


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_a_text_is_written_as_the_library_writes_it(size: int) -> None:
    line, outlet = await opened(Frames)
    assert put_text_of(line.scope)([b"x" * size])
    await asyncio.sleep(0)
    assert outlet.written == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
    await closed(line)


async def test_nothing_is_written_to_who_does_not_read_or_is_gone() -> None:
    line, outlet = await opened(Frames)
    put_text = line.scope["extensions"][EXTENSION]
    line.pause_writing()
    assert not put_text([b"too slow"])
    line.resume_writing()
    line.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    answer = outlet.written
    assert not put_text([b"gone"])
    await asyncio.sleep(0)
    assert outlet.written == answer
    await closed(line)


async def test_texts_of_one_turn_go_together_and_nothing_overtakes_them() -> None:
    line, outlet = await opened(Frames)
    put_text = line.scope["extensions"][EXTENSION]
    assert put_text([b"one"])
    assert put_text([b"two", b"three"])
    assert outlet.written == b""
    await line.send({"type": "websocket.send", "text": "four"})
    texts = [Frame(Opcode.TEXT, text) for text in (b"one", b"two", b"three", b"four")]
    assert outlet.written == b"".join(text.serialize(mask=False) for text in texts)
    await closed(line)


async def test_what_waits_to_be_written_is_dropped_after_a_close() -> None:
    line, outlet = await opened(Frames)
    assert line.scope["extensions"][EXTENSION]([b"one"])
    line.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    answer = outlet.written
    await asyncio.sleep(0)
    assert outlet.written == answer
    await closed(line)


def test_other_servers_never_send_at_once() -> None:
    assert not put_text_of({"extensions": None})([b"text"])


@pytest.mark.parametrize("text", ["plain", "été"])
async def test_no_more_is_read_while_several_texts_wait(text: str) -> None:
    line, outlet = await opened(Frames)
    await line.receive()  # the connect
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    sent = 0
    while not outlet.has_paused:
        line.data_received(frame)
        sent += 1
    assert sent <= MOST_WAITING + 1
    assert [(await line.receive())["text"] for _ in range(sent)] == [text] * sent
    assert not outlet.has_paused
    await closed(line)
