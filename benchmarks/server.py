"""How many tables one server process carries: actions a second, CPU an action, latency, memory.

Each table has four people who bid once a second; each bid is on disk before it is
answered and then shown to all four. Server and clients run on this machine and share
its cores, so latencies are upper bounds; CPU is that of the server process alone.

    python benchmarks/server.py [--tables 50 200 500] [--seconds 15] [--database ADDRESS ...]

Without ``--database`` a new SQLite file is used. For PostgreSQL give the address of an
empty database, such as ``postgresql://carom@127.0.0.1/bench``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
WARM_UP_S = 2.0
OPENING_AT_ONCE = 40
UNLIMITED = 10**6


def serve(database: str) -> None:
    """Run a server without budgets; prints its address when it can be reached."""
    from carom.server.limits import Rate
    from carom.server.logs import set_up_logs
    from carom.server.running import address_of_listener, listen, serve_until_stopped
    from carom.server.settings import Rates, Settings

    rate = Rate(UNLIMITED, UNLIMITED)
    rates = Rates(requests=rate, tables=rate, seats=rate, sockets=rate, solves=rate)
    settings = Settings(database=database, rates=rates, max_sockets_per_address=UNLIMITED)
    set_up_logs()
    listener = listen("127.0.0.1", 0)
    address = address_of_listener(listener)
    serve_until_stopped(settings, listener, on_ready=lambda: print(address, flush=True))


class Server:
    """The server process and what it uses."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, __file__, "--serve", database]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()

    def cpu_s(self) -> float:
        """Return the CPU seconds used so far."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8")
        fields = stat.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> float:
        """Return the memory in use."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text("utf-8").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.wait()


class Client:
    """One person at one table, who bids ever lower."""

    def __init__(self, socket: ClientConnection, times: list[float]) -> None:
        self._socket = socket
        self._times = times
        self._sent: dict[str, float] = {}
        self._answered = asyncio.Event()
        self._numbers = count(99, -1)
        self._ids = count()
        self.states = 0

    async def read(self) -> None:
        """Take in what the server sends, until cancelled."""
        async for text in self._socket:
            now_s = time.perf_counter()
            if text.startswith('{"type":"state"'):
                self.states += 1
                continue
            message = json.loads(text)
            if message["type"] == "ping":
                await self._socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
            elif message["type"] == "done":
                self._times.append(now_s - self._sent.pop(message["id"]))
                self._answered.set()
            elif message["type"] == "refused":
                raise RuntimeError(f"refused: {message['problem']}")

    async def bid(self, seconds: float) -> None:
        """Bid once a second for some time."""
        await asyncio.sleep(random.random())
        until_s = time.perf_counter() + seconds
        while time.perf_counter() < until_s:
            next_s = time.perf_counter() + 1
            await self.do({"type": "act", "action": {"type": "bid", "number": next(self._numbers)}})
            await asyncio.sleep(next_s - time.perf_counter())

    async def start(self) -> None:
        """Start the game, which turns up the first chip."""
        await self.do({"type": "start"})
        await self._answered.wait()

    async def do(self, command: dict[str, Any]) -> None:
        """Send a command."""
        action_id = f"bench-{id(self)}-{next(self._ids)}"
        self._sent[action_id] = time.perf_counter()
        await self._socket.send(json.dumps({"type": "do", "id": action_id, "command": command}))


async def sit(http: httpx.AsyncClient, url: str, table: str, times: list[float]) -> Client:
    """Return a person who has sat down at a table."""
    path = f"/api/tables/{table}/seats"
    http.cookies.clear()  # or it would be the same person again
    cookie = (await http.post(path, json={"name": "bench"})).headers["set-cookie"].split(";")[0]
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
    headers = {"Cookie": cookie}
    socket = await connect(
        address, additional_headers=headers, compression=None, ping_interval=None
    )
    return Client(socket, times)


async def open_table(
    http: httpx.AsyncClient, url: str, times: list[float], gate: asyncio.Semaphore
) -> list[Client]:
    """Return the people of a table whose first chip is up."""
    options = {"clock_s": 3600, "ready_ends_clock": "off"}
    async with gate:
        answer = await http.post("/api/tables", json={"game": "ricochet", "options": options})
        return [await sit(http, url, answer.json()["id"], times) for _ in range(SEATS)]


async def measure(url: str, server: Server, tables: int, seconds: float) -> str:
    """Return one row of the table."""
    times: list[float] = []
    gate = asyncio.Semaphore(OPENING_AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        opened = await asyncio.gather(*(open_table(http, url, times, gate) for _ in range(tables)))
    clients = [client for table in opened for client in table]
    readers = [asyncio.create_task(client.read()) for client in clients]
    await asyncio.gather(*(table[0].start() for table in opened))
    bidding = asyncio.gather(*(client.bid(seconds + WARM_UP_S) for client in clients))
    await asyncio.sleep(WARM_UP_S)
    times.clear()
    states, cpu_s, started_s = sum(c.states for c in clients), server.cpu_s(), time.perf_counter()
    await asyncio.sleep(seconds - 1)
    actions, took_s = len(times), time.perf_counter() - started_s
    used_s, seen = server.cpu_s() - cpu_s, sum(c.states for c in clients) - states
    await bidding
    for reader in readers:
        if reader.done():
            reader.result()
        reader.cancel()
    ordered = sorted(times)
    half, most = (1000 * ordered[int(len(ordered) * share)] for share in (0.5, 0.99))
    return (
        f"| {tables} | {tables * SEATS} | {actions / took_s:.0f} | {seen / took_s:.0f} "
        f"| {1e6 * used_s / max(1, actions):.0f} | {half:.1f} / {most:.1f} "
        f"| {server.memory_mb():.0f} |"
    )


def main() -> None:
    """Measure what was asked for and print one table a database."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--database", nargs="*", default=[])
    parser.add_argument("--serve", metavar="ADDRESS", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        for number, database in enumerate(asked.database or [f"sqlite:///{folder}/bench.sqlite3"]):
            print(f"{'' if number == 0 else chr(10)}{database.partition(':')[0]}\n")
            print("| tables | clients | actions/s | states/s | CPU us/action | p50 / p99 ms | MB |")
            print("|---|---|---|---|---|---|---|")
            for tables in asked.tables:
                server = Server(database)
                try:
                    print(
                        asyncio.run(measure(server.url, server, tables, asked.seconds)), flush=True
                    )
                finally:
                    server.stop()


if __name__ == "__main__":
    main()
