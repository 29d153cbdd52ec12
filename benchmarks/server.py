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
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path

import httpx
import uvloop

from wire import Seen, Wire, handshake

SEATS = 4
WARM_UP_S = 2.0
OPENING_AT_ONCE = 40
UNLIMITED = 10**6
HEAD = """\
| tables | clients | actions/s | states/s | bytes/state | CPU us/action | answered p50 / p99 ms \
| shown p50 / p99 ms | MB |
|---|---|---|---|---|---|---|---|---|"""


def serve(database: str) -> None:
    """Run a server without budgets; prints its address when it can be reached."""
    from carom.server.limits import Rate
    from carom.server.logs import set_up_logs
    from carom.server.running import address_of_listener, listen, serve_until_stopped
    from carom.server.settings import Rates, Settings

    rate = Rate(UNLIMITED, UNLIMITED)
    rates = Rates(requests=rate, tables=rate, seats=rate, sockets=rate, solves=rate, chat=rate)
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

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._numbers = count(99, -1)
        self._ids = count()

    async def bid(self, seconds: float) -> None:
        """Bid once a second for some time."""
        await asyncio.sleep(random.random())
        until_s = time.perf_counter() + seconds
        while time.perf_counter() < until_s:
            next_s = time.perf_counter() + 1
            bid = b'{"type":"act","action":{"type":"bid","number":%d,"round":1}}'
            self._wire.do(self._new_id(), bid % next(self._numbers))
            await self._wire.answered
            await asyncio.sleep(next_s - time.perf_counter())

    async def start(self) -> None:
        """Start the game, which turns up the first chip."""
        self._wire.do(self._new_id(), b'{"type":"start"}')
        await self._wire.answered

    def _new_id(self) -> str:
        return f"bench-{id(self)}-{next(self._ids)}"

    def close(self) -> None:
        """Leave."""
        self._wire.close()


@dataclass
class Table:
    """A table: its people and what they have seen."""

    clients: list[Client]
    seen: Seen


async def sit(http: httpx.AsyncClient, table: str, seat: int, seen: Seen) -> Client:
    """Return a person who has sat down at a table."""
    path = f"/api/tables/{table}"
    http.cookies.clear()  # or it would be the same person again
    answer = await http.post(f"{path}/seats", json={"name": f"bench {seat}"})
    cookie = answer.headers["set-cookie"].split(";")[0]
    host, port = http.base_url.host, http.base_url.port
    request = handshake(f"{host}:{port}", f"{path}/socket", cookie)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, seat, seen), host, port)
    await wire.opened
    return Client(wire)


async def open_table(http: httpx.AsyncClient, gate: asyncio.Semaphore) -> Table:
    """Return a table whose first chip is up."""
    options = {"clock_s": 3600, "ready_ends_clock": "off"}
    seen = Seen()
    async with gate:
        answer = await http.post("/api/tables", json={"game": "ricochet", "options": options})
        clients = [await sit(http, answer.json()["id"], seat, seen) for seat in range(SEATS)]
    await clients[0].start()
    return Table(clients, seen)


async def measure(server: Server, tables: int, seconds: float) -> str:
    """Return one row of the table."""
    gate = asyncio.Semaphore(OPENING_AT_ONCE)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        opened = await asyncio.gather(*(open_table(http, gate) for _ in range(tables)))
    clients = [client for table in opened for client in table.clients]
    gc.freeze()  # what was laid out must not be looked through while time is taken
    bidding = asyncio.gather(*(client.bid(seconds + WARM_UP_S) for client in clients))
    await asyncio.sleep(WARM_UP_S)
    for table in opened:
        table.seen.state_bytes = 0
    cpu_s, from_s = server.cpu_s(), time.perf_counter()
    await asyncio.sleep(seconds - 1)
    used_s, to_s = server.cpu_s() - cpu_s, time.perf_counter()
    size = sum(table.seen.state_bytes for table in opened)
    await bidding
    for client in clients:
        client.close()
    seen = [Figures.of(table.seen, from_s, to_s) for table in opened]
    answered = sorted(chain.from_iterable(one.answered_s for one in seen))
    shown = sorted(chain.from_iterable(one.shown_s for one in seen))
    actions, states = len(answered), sum(one.states for one in seen)
    return (
        f"| {tables} | {tables * SEATS} | {actions / (to_s - from_s):.0f} "
        f"| {states / (to_s - from_s):.0f} | {size / max(1, states):.0f} "
        f"| {1e6 * used_s / max(1, actions):.0f} | {quantiles(answered)} | {quantiles(shown)} "
        f"| {server.memory_mb():.0f} |"
    )


@dataclass
class Figures:
    """What counts of one table, within the time that is measured.

    Attributes:
        answered_s: From sending a command to its answer.
        shown_s: From sending a command to the first state with it, for each viewer.
        states: States that came.
    """

    answered_s: list[float]
    shown_s: list[float]
    states: int

    @classmethod
    def of(cls, seen: Seen, from_s: float, to_s: float) -> Figures:
        """Return the figures of what a table's people have seen."""
        done = [one for one in seen.done if from_s <= one[2] < to_s]
        arrivals: dict[int, list[tuple[int, float]]] = {}
        for seat, seq, at_s in seen.states:
            arrivals.setdefault(seat, []).append((seq, at_s))
        shown_s = []
        for seq, sent_s, _ in done:
            for of_seat in arrivals.values():
                first = bisect_left(of_seat, (seq, 0.0))
                if first < len(of_seat):
                    shown_s.append(of_seat[first][1] - sent_s)
        states = sum(from_s <= at_s < to_s for _, _, at_s in seen.states)
        return cls([end_s - sent_s for _, sent_s, end_s in done], shown_s, states)


def quantiles(ordered: list[float]) -> str:
    """Return median and 99th percentile, in ms."""
    return " / ".join(f"{1000 * ordered[int(len(ordered) * share)]:.1f}" for share in (0.5, 0.99))


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
            print(HEAD)
            for tables in asked.tables:
                server = Server(database)
                try:
                    row = uvloop.run(measure(server, tables, asked.seconds))
                    print(row, flush=True)
                finally:
                    server.stop()


if __name__ == "__main__":
    main()
