"""Connections that have not asked for anything yet: how many there may be, and for how long.

Uvicorn waits without end for a first request. Here every connection has some seconds for
a whole request, body too, and of those that wait the oldest gives way when there are too
many. Whoever asks at once is never turned away, however many others only stand there.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from uvicorn.protocols.http.h11_impl import H11Protocol


class Waiting(Protocol):
    """Somebody on the doorstep."""

    def turn_away(self) -> None:
        """End the connection and leave the doorstep."""


class Doorstep:
    """Who waits, oldest first.

    Args:
        wait_s: How long each may wait.
        most: How many may wait at a time.
        most_each: How many of them from one address.
    """

    def __init__(self, wait_s: float, most: int, most_each: int) -> None:
        self.wait_s = wait_s
        self._most = most
        self._most_each = most_each
        self._addresses: dict[Waiting, str] = {}
        self._rows: dict[str, dict[Waiting, None]] = {}

    def __len__(self) -> int:
        return len(self._addresses)

    def enter(self, one: Waiting, address: str) -> None:
        """Let one more wait; the oldest is turned away when there are too many."""
        row = self._rows.setdefault(address, {})
        row[one] = None
        self._addresses[one] = address
        if len(row) > self._most_each:
            next(iter(row)).turn_away()
        elif len(self._addresses) > self._most:
            next(iter(self._addresses)).turn_away()

    def leave(self, one: Waiting) -> None:
        """Take notice that one waits no more."""
        address = self._addresses.pop(one)
        row = self._rows[address]
        del row[one]
        if not row:
            del self._rows[address]


class Guest(H11Protocol):
    """A connection that waits on a doorstep until its request is there, and before each next."""

    def __init__(self, doorstep: Doorstep, **parts: Any) -> None:
        super().__init__(**parts)
        self._doorstep = doorstep
        self._alarm: asyncio.TimerHandle | None = None

    # asyncio declares any transport; uvicorn narrows it, and so must what stands above it.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Go in with a whole request; wait while there is but a piece of one."""
        super().data_received(data)
        if self._has_asked():
            self._go_in()
        elif not self.transport.is_closing():
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._go_in()
        super().connection_lost(exc)

    def turn_away(self) -> None:
        """End the connection without a word."""
        self._go_in()
        self.transport.abort()

    def _has_asked(self) -> bool:
        """Tell whether a whole request is there, or a WebSocket has taken over."""
        if self.transport.get_protocol() is not self:
            return True
        cycle = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def _wait(self) -> None:
        """Wait, no longer than is allowed for one request."""
        if self._alarm is None:
            self._alarm = self.loop.call_later(self._doorstep.wait_s, self.turn_away)
            self._doorstep.enter(self, self.client[0] if self.client else "")

    def _go_in(self) -> None:
        """Wait no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
            self._doorstep.leave(self)
