"""A real server process and real clients for it, with waiting that ends when things happen."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

import httpx
import msgspec
from tests.whole import note_problem
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from carom.server.limits import Rate
from carom.server.settings import Rates, Settings

ROOT = Path(__file__).parents[2]
PATIENCE_S = 60.0
"""Longest wait for something that must happen; a test that waits so long has failed."""

UNLIMITED = Rates(
    requests=Rate(1e6, 10**6),
    tables=Rate(1e6, 10**6),
    seats=Rate(1e6, 10**6),
    sockets=Rate(1e6, 10**6),
    solves=Rate(1e6, 10**6),
    chat=Rate(1e6, 10**6),
)

State = dict[str, Any]

_open: set[Player] = set()
"""Players with an open socket; a fixture closes them when their test ends."""


async def close_all() -> None:
    """Close every socket that a test has left open."""
    await asyncio.gather(*(player.close() for player in tuple(_open)))


def state_after(held: State, message: dict[str, Any]) -> State:
    """Return the state as a client has it after a message."""
    told = dict(message)
    changed = told.pop("changed", None)
    if changed is not None:
        told["game"] = {**held["game"], **changed}
    return {**held, **told}


def views_in(texts: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Yield every view of the game that came in text frames, put together."""
    state: State = {}
    for message in map(json.loads, texts):
        if message["type"] == "state":
            state = state_after(state, message)
            if message.get("game") or "changed" in message:
                yield state["game"]


class Refusal(Exception):
    """The server said no; ``code`` says why."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem["code"], problem)
        self.code: str = problem["code"]
        self.problem = problem


class Host:
    """One server process.

    Args:
        database: Address of its database.
        log: Where its stderr goes.
        settings: Changes to the settings of tests.
    """

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        chosen: dict[str, Any] = {"rates": UNLIMITED, "max_sockets_per_address": 5000}
        self.settings = Settings(**{**chosen, "database": database, **settings})
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self._process is not None
        return self._process.pid

    def start(self, skew_ms: int = 0) -> Self:
        """Start it, on the port it had before if any, and wait until it can be reached."""
        words = (str(self.port), msgspec.json.encode(self.settings).decode(), str(skew_ms))
        command = [sys.executable, "-m", "tests.server.host", *words]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, cwd=ROOT)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, f"the server did not start: {self.log_text()[-2000:]}"
        self.port = int(line.decode().strip().rpartition(":")[2])
        return self

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop and return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        """Send a signal and wait for the end."""
        assert self._process is not None
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE_S)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code

    def log_text(self) -> str:
        """Return what it has logged."""
        return self._log.read_text("utf-8")

    def cpu_s(self) -> float:
        """Return the CPU time it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(host: Host) -> Iterator[Host]:
    """Start a server and end it afterwards."""
    host.start()
    try:
        yield host
    finally:
        host.kill()


def browser(host: Host) -> httpx.AsyncClient:
    """Return a client for the server's HTTP side."""
    hooks = {"response": [_note_problem]}
    return httpx.AsyncClient(base_url=host.url, timeout=PATIENCE_S, verify=False, event_hooks=hooks)


async def _note_problem(answer: httpx.Response) -> None:
    """Remember a problem that the server tells of."""
    if answer.headers.get("content-type") == "application/problem+json":
        await answer.aread()
        note_problem(answer.json())


class Player:
    """A browser as the server sees it: one cookie a table, one socket at a time.

    Attributes:
        state: The state as put together from the messages of the open connection.
        raw: Every text frame received on any connection.
        answers: ``done`` and ``refused`` by action id.
    """

    def __init__(self, host: Host, table_id: str, name: str = "") -> None:
        self.host = host
        self.table_id = table_id
        self.name = name
        self.cookie = ""
        self.state: State = {}
        self.states = 0
        self.raw: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.refusals: list[dict[str, Any]] = []
        self.closing: dict[str, Any] | None = None
        self.close_code: int | None = None
        self.has_pongs = True
        self.pong_delay_s = 0.0
        self.pongs = 0
        self.socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    # The door

    def headers(self) -> dict[str, str]:
        """Return the headers that a browser would send."""
        return {"Cookie": f"carom_seat={self.cookie}"} if self.cookie else {}

    async def post(self, path: str, body: object = None) -> httpx.Response:
        """Post to the table with the cookie."""
        async with browser(self.host) as client:
            url = f"/api/tables/{self.table_id}/{path}"
            return await client.post(url, json=body, headers=self.headers())

    async def sit(self, name: str = "") -> int:
        """Take a seat and keep its cookie; return its number."""
        answer = await self.post("seats", {"name": name or self.name})
        if answer.is_error:
            raise Refusal(answer.json())
        self.keep_cookie(answer)
        seat: int = answer.json()["seat"]
        return seat

    def keep_cookie(self, answer: httpx.Response) -> None:
        """Take the seat's secret from an answer that sets it."""
        for line in answer.headers.get_list("set-cookie"):
            self.cookie = SimpleCookie(line)["carom_seat"].value

    # The socket

    async def open(self, *, name: str = "", **options: Any) -> Self:
        """Open the socket and wait for the first state, or for the end if there is none.

        Args:
            name: Under which the server is asked for, if not by its address.
            options: For the connection.
        """
        await self.close()
        self.state, self.closing, self.close_code = {}, None, None
        own = f"127.0.0.1:{self.host.port}"
        url = f"ws://{name or own}/api/tables/{self.table_id}/socket"
        options |= {"host": "127.0.0.1", "port": self.host.port}
        headers = {**self.headers(), **options.pop("headers", {})}
        self.socket = await connect(
            url, additional_headers=headers, compression=None, ping_interval=None, **options
        )
        self._reader = asyncio.create_task(self._read(self.socket))
        _open.add(self)
        await self.until(lambda: bool(self.state) or self.close_code is not None)
        return self

    async def close(self) -> None:
        """Close the socket if it is open."""
        if self.socket is not None:
            await self.socket.close()
            assert self._reader is not None
            await self._reader
            self.socket = None
            _open.discard(self)

    async def drop(self) -> None:
        """Lose the line without a word."""
        assert self.socket is not None
        self.socket.transport.abort()
        await self.close()

    async def _read(self, socket: ClientConnection) -> None:
        """Take in messages until the connection ends."""
        try:
            async for text in socket:
                assert isinstance(text, str)
                await self._take(text, socket)
        except ConnectionClosed:
            pass
        async with self._news:
            self.close_code = socket.close_code
            self._news.notify_all()

    async def _take(self, text: str, socket: ClientConnection) -> None:
        """Take in one message."""
        message = json.loads(text)
        kind = message["type"]
        if "problem" in message:
            note_problem(message["problem"])
        async with self._news:
            self.raw.append(text)
            if kind == "state":
                self.state = state_after(self.state, message)
                self.states += 1
            elif kind == "closing":
                self.closing = message["problem"]
            elif kind in ("done", "refused") and message["id"]:
                self.answers[message["id"]] = message
            elif kind == "refused":
                self.refusals.append(message["problem"])
            self._news.notify_all()
        if kind == "ping" and self.has_pongs:
            await asyncio.sleep(self.pong_delay_s)
            await socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
            async with self._news:
                self.pongs += 1
                self._news.notify_all()

    async def until(self, holds: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
        """Wait until something holds after a message."""
        async with self._news, asyncio.timeout(patience_s):
            await self._news.wait_for(holds)

    async def see(self, holds: Callable[[State], bool]) -> State:
        """Wait until the state is so and return it."""
        await self.until(lambda: bool(self.state) and holds(self.state))
        return self.state

    async def send(self, message: object) -> None:
        """Send a message, or a text as it is."""
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def do(self, kind: str, action_id: str = "", **fields: Any) -> int:
        """Carry out a command and return its seq; raises Refusal."""
        action_id = action_id or uuid4().hex
        await self.send({"type": "do", "id": action_id, "command": {"type": kind, **fields}})
        return await self.answer(action_id)

    async def act(self, kind: str, action_id: str = "", **fields: Any) -> int:
        """Carry out an action of the game and return its seq; raises Refusal."""
        return await self.do("act", action_id, action={"type": kind, **fields})

    async def answer(self, action_id: str) -> int:
        """Wait for the answer to an action."""
        await self.until(lambda: action_id in self.answers or self.close_code is not None)
        answer = self.answers[action_id]
        if answer["type"] == "refused":
            raise Refusal(answer["problem"])
        seq: int = answer["seq"]
        return seq

    @property
    def game(self) -> dict[str, Any]:
        """The game's view."""
        view: dict[str, Any] = self.state["game"]
        return view


async def lay_table(host: Host, preset: str = "classic", **more: Any) -> str:
    """Lay a table, of the toy game unless said otherwise, and return its id."""
    body = {"game": "toy", "preset": preset, **more}
    async with browser(host) as client:
        answer = await client.post("/api/tables", json=body)
    if answer.is_error:
        raise Refusal(answer.json())
    table_id: str = answer.json()["id"]
    return table_id


async def seated(host: Host, table_id: str, *names: str) -> list[Player]:
    """Return people who have sat down and opened their sockets, in the order of their names."""
    players = [Player(host, table_id, name) for name in names]
    for player in players:
        await player.sit()
        await player.open()
    return players


async def playing(host: Host, *names: str, preset: str = "classic", **more: Any) -> list[Player]:
    """Return people at a table whose game has just begun."""
    table_id = await lay_table(host, preset, **more)
    players = await seated(host, table_id, *names)
    await players[0].do("start")
    for player in players:
        await player.see(lambda state: state["table"]["phase"] == "playing")
    return players
