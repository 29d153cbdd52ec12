"""Clients that read slowly, say nothing or come in crowds."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import pytest
from tests.server.harness import PATIENCE_S, Host, Player, lay_table, running, seated
from websockets.asyncio.client import ClientConnection, connect

SILENT = 1000


def narrow_socket(port: int) -> socket.socket:
    """Return a connection whose system buffer holds little."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", port))
    narrow.setblocking(False)
    return narrow


async def test_a_slow_reader_holds_up_nobody_and_finds_the_newest_state(own_host: Host) -> None:
    """States carry many long lines of chat, far more than the buffers on the way take."""
    ann, bob = await seated(own_host, await lay_table(own_host), "Ann", "Bob")
    url = f"ws://127.0.0.1:{own_host.port}/api/tables/{ann.table_id}/socket"
    slow = await connect(
        url, sock=narrow_socket(own_host.port), compression=None, ping_interval=None, max_queue=1
    )
    for number in range(120):
        await (ann, bob)[number % 2].do("say", text=f"{number} {'x' * 290}")
        await asyncio.sleep(0.05)  # below the rate that is allowed
    newest = bob.state["seq"]
    states: list[int] = []
    async with asyncio.timeout(PATIENCE_S):
        while not states or states[-1] < newest:
            message = json.loads(await slow.recv())
            if message["type"] == "state":
                states.append(message["seq"])
    assert len(states) < 100
    assert states == sorted(set(states))
    await slow.close()


@pytest.mark.slow
async def test_a_thousand_who_say_nothing_disturb_nobody(own_host: Host) -> None:
    ann, bob = await seated(own_host, await lay_table(own_host), "Ann", "Bob")
    other = await lay_table(own_host)
    tables = [ann.table_id] * 200 + [other] * 200
    url = f"ws://127.0.0.1:{own_host.port}/api/tables"
    silent: list[ClientConnection] = []
    while len(silent) < SILENT:
        some = range(len(silent), min(SILENT, len(silent) + 50))
        paths = [tables[at] if at < len(tables) else await lay_table(own_host) for at in some]
        silent += await asyncio.gather(
            *(
                connect(f"{url}/{path}/socket", compression=None, ping_interval=None)
                for path in paths
            )
        )
    for number in range(10):
        await ann.do("say", text=str(number))
    await bob.see(lambda state: len(state["chat"]) == 10)
    await asyncio.gather(*(one.close() for one in silent))


async def test_one_address_may_hold_only_so_many_sockets(database: str, log: Path) -> None:
    with running(Host(database, log, max_sockets_per_address=3)) as host:
        table_id = await lay_table(host)
        viewers = [await Player(host, table_id).open() for _ in range(3)]
        late = await Player(host, table_id).open()
        assert late.closing is not None
        assert (late.close_code, late.closing["code"]) == (4001, "too-many-connections")
        await viewers[0].close()
        async with asyncio.timeout(PATIENCE_S):
            while (await late.open()).close_code is not None:
                await asyncio.sleep(0.05)
        assert late.state["you"] is None


async def test_a_table_takes_only_so_many_viewers(tmp_path: Path, log: Path) -> None:
    address = f"sqlite:///{tmp_path}/carom.sqlite3"
    with running(Host(address, log, max_viewers=2)) as host:
        table_id = await lay_table(host)
        for _ in range(2):
            await Player(host, table_id).open()
        late = await Player(host, table_id).open()
        assert late.closing is not None
        assert late.closing["code"] == "table-crowded"


async def test_a_silent_client_is_taken_as_lost(tmp_path: Path, log: Path) -> None:
    """Half-open lines, as of a closed laptop: no pong, no word."""
    address = f"sqlite:///{tmp_path}/carom.sqlite3"
    with running(Host(address, log, grace_s=0.5, silence_s=5.0)) as host:
        ann, bob = await seated(host, await lay_table(host), "Ann", "Bob")
        ann.has_pongs = False
        await ann.until(lambda: ann.close_code is not None)
        await bob.see(lambda state: state["table"]["seats"][0]["presence"] == "lost")
        assert bob.close_code is None
