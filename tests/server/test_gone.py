"""A client that goes away while something that it wanted is being written to disk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from tests.server.harness import PATIENCE_S
from tests.server.moments import HandClock, WeakDatabase, open_rooms, started_room

from carom.server.bus import Peers
from carom.server.commands import Act
from carom.server.connection import Connection
from carom.server.limits import Rate, Voices
from carom.server.presence import Presence
from carom.server.protocol import Do


async def test_what_is_on_its_way_to_disk_is_told_though_its_client_is_gone(
    tmp_path: Path,
) -> None:
    """Else the others would learn of it only with whatever happens next."""
    clock, sent, is_gone = HandClock(), asyncio.Event(), asyncio.Event()
    wishes: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send(_event: object) -> None:
        if sent.is_set():
            is_gone.set()
            raise ConnectionResetError
        sent.set()

    async with open_rooms(f"sqlite:///{tmp_path}/carom.sqlite3", clock) as (rooms, storage):
        room = await started_room(rooms)
        database = storage.database = WeakDatabase(storage.database)
        connection = Connection(
            room,
            "hash-0",
            presence=Presence(rooms, Peers(), 10),
            clock=clock,
            voices=Voices(Rate(1, 1)),
            receive=wishes.get,
            send=send,
            put_text=lambda _texts: False,
            language="en",
            silence_s=0.5,
        )
        serving = asyncio.create_task(connection.run())
        await sent.wait()
        database.may_go_on.clear()
        database.is_asked.clear()
        bid = Do("the-only-bid", Act(msgspec.Raw(b'{"type":"bid","count":5}')))
        text = msgspec.json.encode(bid).decode()
        wishes.put_nowait({"type": "websocket.receive", "text": text})
        await database.is_asked.wait()
        told = asyncio.Event()
        room.watch(told.set)
        await is_gone.wait()
        database.may_go_on.set()
        async with asyncio.timeout(PATIENCE_S):
            await told.wait()
        assert [bid.count for bid in room.table.state.bids] == [5]
        await serving
