"""A WebSocket client that costs as little as one can: a measure of the server, not of itself.

It speaks just what the benchmark needs of RFC 6455: whole text frames from the server,
masked text frames to it (the mask is zero, so nothing has to be computed). Messages are
known by their first bytes; of a state only the ``seq`` is read.
"""

from __future__ import annotations

import asyncio
import time
from base64 import b64encode
from secrets import token_bytes
from typing import cast

STATE, DONE, PING = b'{"type":"state","seq":', b'{"type":"done"', b'{"type":"ping"'
TEXT = 0x81
"""First byte of a whole text frame."""

MASKED, TWO_BYTES, EIGHT_BYTES = 0x80, 126, 127


class Seen:
    """What the clients of one table have seen.

    Attributes:
        done: Of each command that was answered: its seq, when it was sent and answered.
        states: Of each state: who got it, its seq and when.
        state_bytes: The size of all states together.
    """

    def __init__(self) -> None:
        self.done: list[tuple[int, float, float]] = []
        self.states: list[tuple[int, int, float]] = []
        self.state_bytes = 0


class Wire(asyncio.Protocol):
    """One client's connection.

    Args:
        request: The handshake.
        seat: Who it is.
        seen: Where answers and states are noted.

    Attributes:
        opened: Done once the server has accepted.
        answered: Done once the command sent last is answered.
    """

    def __init__(self, request: bytes, seat: int, seen: Seen) -> None:
        self._request, self._seat, self._seen = request, seat, seen
        self._held = b""
        self._sent_s = 0.0
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.answered: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take in whole frames and hold back the rest."""
        data = self._held + data if self._held else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._held = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        start = 0
        while (frame := _frame(data, start)) is not None:
            body, start = frame
            self._take(data, body, start)
        self._held = data[start:]

    def _take(self, data: bytes, body: int, end: int) -> None:
        """Take in one message."""
        now_s = time.perf_counter()
        if data.startswith(STATE, body):
            seq_at = body + len(STATE)
            seq = int(data[seq_at : data.index(b",", seq_at)])
            self._seen.states.append((self._seat, seq, now_s))
            self._seen.state_bytes += end - body
        elif data.startswith(DONE, body):
            seq = int(data[data.rindex(b":", body, end) + 1 : end - 1])
            self._seen.done.append((seq, self._sent_s, now_s))
            self.answered.set_result(None)
        elif data.startswith(PING, body):
            nonce = int(data[data.rindex(b":", body, end) + 1 : end - 1])
            self._send(b'{"type":"pong","nonce":%d}' % nonce)
        else:
            raise RuntimeError(data[body:end].decode())

    def do(self, action_id: str, command: bytes) -> None:
        """Send a command; the one before must have been answered."""
        self.answered = asyncio.get_running_loop().create_future()
        self._sent_s = time.perf_counter()
        self._send(b'{"type":"do","id":"%s","command":%s}' % (action_id.encode(), command))

    def _send(self, text: bytes) -> None:
        """Send a short text frame."""
        size = len(text)
        if size < TWO_BYTES:
            head = bytes((TEXT, MASKED | size))
        else:
            head = bytes((TEXT, MASKED | TWO_BYTES)) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + text)

    def close(self) -> None:
        """Let go of the line."""
        self._transport.abort()


def _frame(data: bytes, start: int) -> tuple[int, int] | None:
    """Return where the body of the frame at ``start`` begins and ends; None until all is there."""
    if len(data) < start + 4:
        return None
    size, body = data[start + 1], start + 2
    if size in (TWO_BYTES, EIGHT_BYTES):
        body = start + (4 if size == TWO_BYTES else 10)
        size = int.from_bytes(data[start + 2 : body], "big")
    return (body, body + size) if len(data) >= body + size else None


def handshake(host: str, path: str, cookie: str) -> bytes:
    """Return the request for a WebSocket."""
    key = b64encode(token_bytes(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        f"Cookie: {cookie}",
    )
    return "\r\n".join([*lines, "", ""]).encode()
