"""The WebSocket of a table: lets a viewer in or tells why not."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from carom.core.errors import CaromError, NotFound
from carom.server.connection import Connection
from carom.server.door import check_host, check_origin, secret_hash_of
from carom.server.errors import Forbidden, TooMuch, Unavailable
from carom.server.frames import put_text_of
from carom.server.limits import address_of
from carom.server.problems import language_of, problem_of
from carom.server.protocol import CLOSE_FINAL, CLOSE_RETRY, Closing
from carom.server.rooms import Room
from carom.server.site import OpenSite, Site
from carom.server.storage import DATABASE_FAULTS

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/socket")
async def open_socket(socket: Socket, table_id: FromPath[str], site: OpenSite) -> None:
    """Serve one viewer of a table."""
    language = language_of(socket.headers.get("accept-language"))
    address = address_of(socket.client.host if socket.client else None)
    try:
        check_host(socket, site.settings)
        check_origin(socket, site.settings)
        site.sockets.spend(address)
        site.lines.take(address)
    except CaromError as error:
        await _turn_away(socket, error, language)
        return
    try:
        await _serve(socket, table_id, site, language)
    finally:
        site.lines.give_back(address)


async def _serve(socket: Socket, table_id: str, site: Site, language: str) -> None:
    """Open the table and let the connection run."""
    try:
        room = await _room(site, table_id)
    except CaromError as error:
        await _turn_away(socket, error, language)
        return
    await socket.accept()
    is_watching = "watch" in socket.query_params
    connection = Connection(
        room,
        "" if is_watching else secret_hash_of(socket),
        presence=site.presence,
        clock=site.clock,
        voices=site.voices,
        receive=socket.receive,
        send=socket.send,
        put_text=put_text_of(socket.scope),
        language=language,
        silence_s=site.settings.silence_s,
    )
    await connection.run()


async def _room(site: Site, table_id: str) -> Room:
    """Return a table's room if there is a place in it.

    Raises:
        NotFound: ``no-such-table``.
        TooMuch: ``table-crowded``.
        Unavailable: ``storage-down``.
    """
    try:
        room = await site.rooms.open(table_id)
    except DATABASE_FAULTS:
        raise Unavailable("storage-down") from None
    if room.viewers >= site.settings.max_viewers:
        raise TooMuch("table-crowded", high=site.settings.max_viewers)
    return room


async def _turn_away(socket: Socket, error: CaromError, language: str) -> None:
    """Tell why nobody is let in; a page can read that only after the handshake."""
    is_final = isinstance(error, NotFound | Forbidden)
    await socket.accept()
    text = msgspec.json.encode(Closing(problem_of(error, language))).decode()
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})
    await socket.close(CLOSE_FINAL if is_final else CLOSE_RETRY, error.code)
