"""Uvicorn's WebSocket protocol with a short way for what nearly every frame is.

Texts go to the transport and come from it without the objects and checks that only rare
frames need: a third of the CPU. Everything else (control frames, frames in pieces, close)
takes the way of the ``websockets`` library. Compression must be off.

What uvicorn offers for this is only that ``ws`` may be a class of one's own (0.54); an
application can send but one frame at a time, and wait. So this leans on inner names of
its class and of ``websockets``. A property test gives both classes the same bytes and
fails where a new version of either tells them apart; without the extension, on another
server, all goes by ASGI.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

PutText = Callable[[Sequence[bytes]], bool]
"""Sends text frames if the client can take them at once, else nothing; tells which."""

EXTENSION = "carom.put_text"
"""Where the scope's extensions hold a :data:`PutText`."""

TEXT = 0x81
"""First byte of a whole text frame."""

MOST_WAITING = 8
"""Texts of one client that wait for the application before no more are read."""

MASKED, TWO_BYTES, EIGHT_BYTES = 0x80, 126, 127
"""Second byte of a header: a flag and the length, or where the length follows."""


def put_text_of(scope: Mapping[str, Any]) -> PutText:
    """Return the way to send at once; on another server than this one it never can."""
    extensions: dict[str, Any] = scope.get("extensions") or {}
    put_text: PutText = extensions.get(EXTENSION, lambda _texts: False)
    return put_text


def head(size: int) -> bytes:
    """Return the header of a whole text frame of a server."""
    if size < TWO_BYTES:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")


def text_at(data: bytes, start: int) -> tuple[bytes, int] | None:
    """Return a client's text and where the next frame begins.

    None where no whole and short text frame begins, masked as a client's must be.

    >>> text_at(bytes((0x81, 0x82, 0, 0, 0, 0)) + b"hi", 0)
    (b'hi', 8)
    """
    if len(data) < start + 6 or data[start] != TEXT:
        return None
    size, mask = data[start + 1] ^ MASKED, start + 2  # without a mask, above all sizes
    if size == TWO_BYTES:
        size, mask = int.from_bytes(data[mask : mask + 2], "big"), mask + 2
    elif size > TWO_BYTES:
        return None
    end = mask + 4 + size
    if len(data) < end:
        return None
    return apply_mask(data[mask + 4 : end], data[mask : mask + 4]), end


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._is_between_frames = False
        self._unwritten: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Let the application send without waiting."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self.put_text

    def put_text(self, texts: Sequence[bytes]) -> bool:
        """Send text frames if the client can take them at once; else False, and none is sent.

        They are written when this turn of the event loop is over: what is due to one client
        goes together, and where many are told something the calls of the system come in a
        row, which spares a twelfth of the CPU.
        """
        if not self.writable.is_set() or not self._is_open():
            return False
        if not self._unwritten:
            self.loop.call_soon(self._write_out)
        self._unwritten += [head(len(text)) + text for text in texts]
        return True

    def _is_open(self) -> bool:
        """Tell whether texts may be written."""
        is_closed = self.close_sent or self.disconnected or self.transport.is_closing()
        return self.handshake_complete and not is_closed and self.conn.state is OPEN

    def _write_out(self) -> None:
        """Write what waits for that; nothing may overtake it."""
        frames, self._unwritten = self._unwritten, []
        if frames and self._is_open():
            self.transport.write(b"".join(frames))

    async def send(self, message: ASGISendEvent) -> None:
        """Take an event from the application, and wait while the client does not read."""
        self._write_out()
        await super().send(message)

    def shutdown(self) -> None:
        """Close, as the server is stopping."""
        self._write_out()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Take in what came; whole short texts, as nearly always, by the short way.

        After anything else the library alone knows where the next frame begins, so from
        then on the connection stays with it.
        """
        start = 0
        while self._is_between_frames and start < len(data):
            found = text_at(data, start) if self.conn.state is OPEN else None
            if found is None or len(found[0]) > self.config.ws_max_size:
                self._is_between_frames = False
            else:
                text, start = found
                self._hand_on(text)
        if start < len(data):
            if not self.handshake_initiated:
                self._is_between_frames = data.endswith(b"\r\n\r\n")
            super().data_received(data[start:] if start else data)

    def _hand_on(self, text: bytes) -> None:
        """Hand a text to the application; reading is paused only when several wait.

        The library pauses at every one and goes on once it is taken, which costs two calls
        of the system.
        """
        if text.isascii() and self.queue.qsize() < MOST_WAITING and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode("ascii")})
        else:
            self.handle_text(Frame(Opcode.TEXT, text))
