"""The socket of a table: what it shows now, what is asked of it, back after every loss."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from secrets import token_urlsafe
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import asdict, replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from carom.cli.join.door import COOKIE, Door, JoinError, error_of
from carom.core.errors import CaromError
from carom.games import get_game
from carom.server import protocol
from carom.server.commands import Command
from carom.server.protocol import CLOSE_FINAL, TableView
from carom.server.table import ChatLine

PAUSES_S = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Before each attempt to come back; the last one again and again."""

OPEN_S = 10.0
CLOSE_S = 1.0
"""Longest wait for the server's goodbye; on a dead line there is none."""

MAX_BYTES = 4_000_000

Status = Literal["connecting", "open", "lost", "over"]
T = TypeVar("T")

_messages: msgspec.json.Decoder[protocol.ServerMessage] = msgspec.json.Decoder(
    protocol.ServerMessage
)


class Seen(msgspec.Struct, frozen=True):
    """How a table stands.

    Attributes:
        seq: Number of events so far.
        you: The own seat, or None for one who watches.
        table: The table.
        chat: Its newest lines.
        view: The view of its game, or None before it starts.
        ends_s: When the running clock is out, in monotonic seconds; None without one.
        left_ms: What was left on it when this was sent.
    """

    seq: int
    you: int | None
    table: TableView
    chat: tuple[ChatLine, ...]
    view: Any
    ends_s: float | None
    left_ms: int | None

    def remaining_ms(self, now_s: float) -> int | None:
        """Return what is left on the clock; it stands still in a pause."""
        if self.ends_s is None or self.table.is_paused:
            return self.left_ms
        return max(0, round(1000 * (self.ends_s - now_s)))


class Line:
    """One's connection to a table.

    Args:
        door: The table's, with the secret of the seat.
        on_change: Called after anything new; it must not wait.

    Attributes:
        seen: How things stand, or None before the first message.
        status: Of the connection.
        problem: What the server refused last, or None.
    """

    def __init__(self, door: Door, on_change: Callable[[], None] = lambda: None) -> None:
        self.seen: Seen | None = None
        self.status: Status = "connecting"
        self.problem: CaromError | None = None
        self._door = door
        self._on_change = on_change
        self._wanted: dict[str, bytes] = {}
        self._socket: ClientConnection | None = None
        self._end: JoinError | None = None
        self._reason: JoinError | None = None
        self._sent: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Stay connected until the server says that it is over.

        Raises:
            JoinError: Why it is over.
        """
        failures = 0
        while self._end is None:
            await asyncio.sleep(PAUSES_S[min(failures, len(PAUSES_S) - 1)])
            try:
                has_heard = await self._visit()
            except (OSError, WebSocketException, TimeoutError):
                has_heard = False
            failures = 0 if has_heard else failures + 1
            self._tell("lost")
        self._tell("over")
        raise self._end

    def do(self, command: Command) -> None:
        """Ask for something; it is sent again after a loss until there is an answer."""
        wish = protocol.Do(token_urlsafe(12), command)
        self._wanted[wish.id] = msgspec.json.encode(wish)
        self.problem = None
        if self._socket is not None and self.status == "open":
            task = asyncio.create_task(self._send(self._socket, self._wanted[wish.id]))
            self._sent.add(task)
            task.add_done_callback(self._sent.discard)

    async def _visit(self) -> bool:
        """Hold one connection until it ends; tell whether a state came over it."""
        secret = self._door.secret
        cookie = {"Cookie": f"{COOKIE}={secret}"} if secret else {}
        has_heard = False
        async with connect(
            self._door.socket,
            additional_headers=cookie,
            open_timeout=OPEN_S,
            close_timeout=CLOSE_S,
            ping_interval=None,
            max_size=MAX_BYTES,
        ) as socket:
            try:
                async for text in socket:
                    has_heard = await self._take(socket, text) or has_heard
            except ConnectionClosed:
                pass
            finally:
                self._socket = None
            if socket.close_code == CLOSE_FINAL:
                self._end = self._reason or JoinError("connection-ended")
        return has_heard

    async def _take(self, socket: ClientConnection, text: str | bytes) -> bool:
        """Take in a message; tell whether it was a state."""
        try:
            message = _messages.decode(text)
            if isinstance(message, protocol.State):
                self.seen = seen_after(self.seen, message, time.monotonic())
        except msgspec.DecodeError:
            self._end = JoinError("not-carom", address=self._door.address.site)
            await socket.close()
            return False
        match message:
            case protocol.State():
                if self._socket is None:
                    self._socket = socket
                    self._tell("open")
                    for wish in tuple(self._wanted.values()):
                        await self._send(socket, wish)
            case protocol.Ping(nonce):
                await self._send(socket, msgspec.json.encode(protocol.Pong(nonce)))
            case protocol.Done(id=done):
                self._wanted.pop(done, None)
            case protocol.Refused(id=refused, problem=problem):
                self._wanted.pop(refused, None)
                self.problem = error_of(problem)
            case protocol.Closing(problem):
                self._reason = error_of(problem)
        self._on_change()
        return isinstance(message, protocol.State)

    async def _send(self, socket: ClientConnection, text: bytes) -> None:
        """Send a text frame; if the line is lost meanwhile it is sent again on the next one."""
        try:
            await socket.send(text.decode())
        except ConnectionClosed:
            return

    def _tell(self, status: Status) -> None:
        """Take notice of a new status."""
        self.status = status
        self._on_change()


def seen_after(before: Seen | None, message: protocol.State, now_s: float) -> Seen:
    """Return how things stand after a message; parts that it leaves out are as before.

    Raises:
        msgspec.ValidationError: The game's view is not what this version knows, or the first
            message says nothing of the table.
    """
    if before is None:
        if message.table is msgspec.UNSET:
            raise msgspec.ValidationError
        before = Seen(0, None, message.table, (), None, None, None)
    table = _or(message.table, before.table)
    left_ms = message.remaining_ms
    return replace(
        before,
        seq=message.seq,
        you=message.you,
        table=table,
        chat=_or(message.chat, before.chat),
        view=_view_after(before.view, message, table.game),
        ends_s=None if left_ms is None else now_s + left_ms / 1000,
        left_ms=left_ms,
    )


def _view_after(before: Any, message: protocol.State, game: str) -> Any:
    """Return the view of a game after a message: a new one, or with the fields that changed."""
    if message.changed is not msgspec.UNSET:
        held = {} if before is None else asdict(before)
        told: Any = {**held, **message.changed}
    elif message.game is not msgspec.UNSET:
        told = message.game
    else:
        return before
    return None if told is None else msgspec.convert(told, get_game(game).view_type)


def _or(part: T | msgspec.UnsetType, held: T) -> T:
    """Return a part of a message, or what is held where it is left out."""
    return held if isinstance(part, msgspec.UnsetType) else part
