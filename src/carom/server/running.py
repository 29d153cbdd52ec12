"""Runs the server: the listening socket, uvicorn, start and graceful stop."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import uvicorn

from carom.core.errors import OptionError
from carom.server.app import create_app
from carom.server.clock import Clock
from carom.server.database import migrate, open_database
from carom.server.doorstep import Doorstep, Guest
from carom.server.errors import Unavailable
from carom.server.frames import Frames
from carom.server.protocol import MAX_MESSAGE_BYTES
from carom.server.settings import Settings
from carom.server.storage import DATABASE_FAULTS

STALLED_MS = 60_000
"""A client that has taken nothing for so long is cut off by the system."""

SEND_BUFFER_BYTES = 65_536
"""What the system may hold for one client; more would only be older states on their way."""

BACKLOG = 2048


class _Server(uvicorn.Server):
    """Uvicorn that tells when it can be reached."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start and tell."""
        await super().startup(sockets=sockets)
        if self.started:
            _spare_collector()
            self._on_ready()


def _spare_collector() -> None:
    """Have Python look for unreachable circles far less often.

    Tables are values without circles, so nearly all memory comes back by itself; to look
    through all of them again and again took an eighth of the CPU.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 takes any free one.

    Raises:
        OptionError: ``port-in-use`` when the address cannot be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise OptionError("port-in-use", host=host, port=port, reason=_reason(error)) from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_MS)
    return listener


def _reason(error: OSError) -> str:
    """Return why there is no socket, without what the library puts around the system's words."""
    number = error.errno or 0
    return os.strerror(number) if number > 0 else error.strerror or str(error)


def address_of_listener(listener: socket.socket) -> str:
    """Return the address to open in a browser on this machine."""
    host, port = listener.getsockname()[:2]
    bound = ip_address(host)
    if bound.is_unspecified:
        bound = ip_address("127.0.0.1" if bound.version == 4 else "::1")
    return f"http://[{bound}]:{port}" if bound.version == 6 else f"http://{bound}:{port}"


async def check_database(address: str) -> None:
    """Bring the database up to date, or tell why not.

    Raises:
        OptionError: ``bad-database`` when the address is none.
        Unavailable: ``no-database`` when it cannot be used.
    """
    database = open_database(address)
    try:
        await migrate(database)
    except DATABASE_FAULTS as error:
        shown = Settings(database=address).shown_database
        cause = getattr(error, "orig", None) or error
        raise Unavailable("no-database", address=shown, reason=str(cause)[:200]) from None
    finally:
        await database.close()


def _door(settings: Settings) -> type[asyncio.Protocol]:
    """Return the protocol of new connections, with a doorstep of this server's own."""
    doorstep = Doorstep(settings.request_s, settings.max_waiting, settings.max_waiting_per_address)

    class OwnGuest(Guest):
        """A guest of this server."""

        def __init__(self, **parts: Any) -> None:
            super().__init__(doorstep, **parts)

    return OwnGuest


def serve_until_stopped(
    settings: Settings,
    listener: socket.socket,
    *,
    stop_s: int = 5,
    trusted_proxies: str = "127.0.0.1",
    on_ready: Callable[[], None] = lambda: None,
    clock: Clock | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM; then tell all clients to come back and stop.

    Args:
        settings: Of this installation.
        listener: From :func:`listen`.
        stop_s: How long requests may take to finish when it stops.
        trusted_proxies: Addresses, by commas, whose word is taken for a client's address.
        on_ready: Called when it can be reached.
        clock: Another clock than the system's, for tests.

    Raises:
        OptionError: ``bad-database``.
        Unavailable: ``no-database``.
    """
    asyncio.run(check_database(settings.database))
    config = uvicorn.Config(
        create_app(settings, clock=clock),
        http=_door(settings),
        ws=Frames,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=None,
        ws_per_message_deflate=False,  # Frames knows nothing of it
        timeout_graceful_shutdown=stop_s,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=trusted_proxies,
        backlog=BACKLOG,
    )
    with suppress(KeyboardInterrupt):
        _Server(config, on_ready).run(sockets=[listener])
