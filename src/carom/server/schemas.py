"""The messages of the socket as JSON schema, for those who write other clients."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get

from carom.server import protocol


@get("/api/schema/socket", summary="The messages of the socket", sync_to_thread=False)
def show_socket_schema() -> dict[str, Any]:
    """Return the JSON schema of every message."""
    return socket_schema()


@cache
def socket_schema() -> dict[str, Any]:
    """Return what clients send and what the server sends, and all that these consist of."""
    kinds = (protocol.ClientMessage, protocol.ServerMessage)
    (sent, received), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"carom {protocol.PROTOCOL_VERSION}",
        "oneOf": [
            {"title": "ClientMessage", **sent},
            {"title": "ServerMessage", **received},
        ],
        "$defs": parts,
    }
