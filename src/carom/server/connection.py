"""One open socket: reads what its client wants, sends what its client may see.

The reader carries out one message after the other. Short answers are sent in order and,
when something has changed, the newest state: at once where the client can take it, else
by the writer, which waits. So a client that reads slowly holds up nobody and finds the
newest state when it reads on.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from carom.core.errors import CaromError, IllegalAction, NotationError
from carom.server import events
from carom.server.clock import Clock
from carom.server.commands import Act, Phrase, Say, decide
from carom.server.errors import TooMuch
from carom.server.frames import PutText
from carom.server.limits import Bucket, Rate, Voices
from carom.server.presence import Presence, arrived, require_seat, seat_of
from carom.server.problems import problem_of
from carom.server.protocol import (
    CLOSE_FINAL,
    CLOSE_RETRY,
    ClientMessage,
    Closing,
    Do,
    Done,
    Ping,
    Pong,
    Refused,
    Resume,
    ServerMessage,
)
from carom.server.rooms import Revision, Room
from carom.server.table import Seat, Table
from carom.server.viewing import Outlook

PINGS_PER_SILENCE = 2.5
"""How often one is pinged in the time after which silence means that the line is lost."""

MESSAGE_RATE = Rate(per_second=10, at_once=40)
MAX_EXCESS = 200
"""Messages over the rate that are refused before the connection is closed."""

MAX_OUTBOX = 100
"""Short answers that may wait for a slow reader before the connection is closed."""

MAX_LAG_MS = 250
"""Most that is credited for the way over the network."""

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Lag:
    """The way to a client and back, as measured by pings."""

    def __init__(self) -> None:
        self._nonce = 0
        self._sent_s = 0.0
        self._ways_s: deque[float] = deque(maxlen=5)

    def ping(self) -> Ping:
        """Return a ping that is sent now."""
        self._nonce += 1
        self._sent_s = time.monotonic()
        return Ping(self._nonce)

    def pong(self, nonce: int) -> None:
        """Take in an answer; only the one to the newest ping counts."""
        if nonce == self._nonce and self._sent_s:
            self._ways_s.append(time.monotonic() - self._sent_s)
            self._sent_s = 0.0

    @property
    def credit_ms(self) -> int:
        """Half of the shortest way of late, capped; 0 before the first answer."""
        if not self._ways_s:
            return 0
        return min(MAX_LAG_MS, int(min(self._ways_s) * 500))


class Connection:
    """A viewer of one table, with or without a seat.

    Args:
        room: The table.
        secret_hash: Of the seat's secret, or empty for a spectator.
        presence: Where the seat's connections are kept.
        clock: For the time at which an action counts.
        voices: Where it is counted how much each seat says.
        receive: Gives the next ASGI event of an accepted socket.
        send: Takes an ASGI event, and waits while the client does not read.
        put_text: Sends texts if that can be done without waiting.
        language: Of the sentences in problems.
        silence_s: After how long without a word the line counts as lost.
    """

    def __init__(
        self,
        room: Room,
        secret_hash: str,
        *,
        presence: Presence,
        clock: Clock,
        voices: Voices,
        receive: Receive,
        send: Send,
        put_text: PutText,
        language: str,
        silence_s: float,
    ) -> None:
        self._room = room
        self._secret_hash = secret_hash
        self._presence = presence
        self._clock = clock
        self._voices = voices
        self._receive = receive
        self._send = send
        self._put_text = put_text
        self._language = language
        self._silence_s = silence_s
        self._visit = ""
        self._seats: tuple[Seat, ...] | None = None
        self._seat: int | None = None
        self._outlook = Outlook()
        self._revision: Revision | None = None
        self._lag = Lag()
        self._bucket = Bucket(MESSAGE_RATE)
        self._excess = 0
        self._heard_s = time.monotonic()
        self._outbox: deque[bytes] = deque()
        self._is_stale = False
        self._is_due = False
        self._is_waiting = True
        self._end: tuple[int, CaromError] | None = None
        self._wake = asyncio.Event()
        self._doing = asyncio.Lock()

    async def run(self) -> None:
        """Serve the client until either side ends it."""
        self._room.watch(self._notice)
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._arrive()
            self._is_waiting, self._is_stale = False, True
            self._flush()
            tasks += map(asyncio.create_task, (self._read(), self._write(), self._mind()))
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                _raise_fault(task)
        finally:
            self._room.unwatch(self._notice)
            self._presence.end_visit(self._visit)
            async with self._doing:  # else what is on its way to disk would be told to nobody
                for task in tasks:
                    task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _arrive(self) -> None:
        """Take the seat that the secret opens; older connections of it are superseded.

        Before anything is sent: from then on another visit on the seat is a newer one.
        """
        if seat_of(self._room.table, self._secret_hash) is None:
            return
        self._visit = self._presence.new_visit()
        try:
            await self._room.submit(arrived(self._secret_hash, self._visit))
        except CaromError as error:
            self._finish(CLOSE_RETRY, error)

    def _notice(self) -> None:
        """Take notice that the table has changed."""
        self._is_stale = True
        self._flush()

    # What comes in

    async def _read(self) -> None:
        """Carry out one message after the other until the client is gone."""
        while (event := await self._receive())["type"] == "websocket.receive":
            self._heard_s = time.monotonic()
            received_ms = self._clock.now_ms()
            if self._bucket.take():
                await self._take(event.get("text"), received_ms)
            else:
                self._refuse_excess()
                await asyncio.sleep(0)  # let the writer and everybody else go on

    def _refuse_excess(self) -> None:
        """Refuse a message over the rate unread; give up on who goes on and on."""
        self._excess += 1
        error = TooMuch("too-many-messages", high=int(MESSAGE_RATE.per_second))
        if self._excess > MAX_EXCESS:
            self._finish(CLOSE_RETRY, error)
        else:
            self._refuse("", error)

    async def _take(self, text: str | None, received_ms: int) -> None:
        """Read a message and carry it out."""
        try:
            message = _decoder.decode(text or "")
        except (msgspec.DecodeError, RecursionError):
            self._refuse("", NotationError("bad-message"))
            return
        match message:
            case Do():
                async with self._doing:
                    await self._do(message, received_ms)
            case Resume(seq):
                table = self._room.table
                if seq < table.number_for(self._seat_at(table)):
                    self._outlook.forget()
                self._revision = None
                self._notice()
            case Pong(nonce):
                self._lag.pong(nonce)

    async def _do(self, message: Do, received_ms: int) -> None:
        """Carry out a command and tell how it went."""
        command = message.command

        def make(table: Table, at_ms: int) -> events.Later:
            seat = require_seat(table, self._secret_hash)
            if message.answers is not None and message.answers != table.number_for(seat):
                raise IllegalAction("stale", seq=table.number_for(seat))
            return decide(table, seat, command, at_ms)

        counts_at_ms = received_ms - self._credit_ms() if isinstance(command, Act) else None
        try:
            if isinstance(command, Say | Phrase):
                self._voices.spend(self._secret_hash)
            action_id = own_id(self._secret_hash, message.id)
            seq = await self._room.submit(make, action_id, counts_at_ms, self._seat_at)
        except CaromError as error:
            self._refuse(message.id, error)
        else:
            self._put(Done(message.id, seq))

    def _credit_ms(self) -> int:
        """Return what is credited for the way, if this table does so."""
        return self._lag.credit_ms if self._room.table.has_lag_credit else 0

    # What goes out

    def _put(self, message: ServerMessage) -> None:
        """Have a short message sent, unless the client has stopped reading."""
        if len(self._outbox) >= MAX_OUTBOX:
            self._finish(CLOSE_RETRY, TooMuch("too-slow"))
            return
        self._outbox.append(_encoder.encode(message))
        self._flush_soon()

    def _refuse(self, action_id: str, error: CaromError) -> None:
        """Tell that a message was not accepted."""
        self._put(Refused(action_id, problem_of(error, self._language)))

    def _finish(self, code: int, error: CaromError) -> None:
        """End the connection after telling why; the first reason stands."""
        self._end = self._end or (code, error)
        self._wake.set()

    def _flush_soon(self) -> None:
        """Send after what is due by now, such as telling of a change, so that it goes together."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        """Send what there is to send, as far as the client takes it; the writer does the rest."""
        self._is_due = False
        if self._is_waiting:
            return
        texts: list[bytes] = []
        while self._end is None and (text := self._next_text()) is not None:
            texts.append(text)
        if texts and not self._put_text(texts):
            self._outbox.extendleft(reversed(texts))
            self._is_waiting = True
            self._wake.set()

    def _next_text(self) -> bytes | None:
        """Return what is to be sent next: short messages first, then the newest state."""
        if self._outbox:
            return self._outbox.popleft()
        if not self._is_stale:
            return None
        self._is_stale = False
        return self._state()

    async def _write(self) -> None:
        """Send what could not be sent at once, until the connection is to end."""
        while self._end is None:
            await self._wake.wait()
            self._wake.clear()
            while self._end is None and (text := self._next_text()) is not None:
                await self._send_text(text)
            self._is_waiting = False
        code, error = self._end
        await self._send_text(_encoder.encode(Closing(problem_of(error, self._language))))
        await self._send({"type": "websocket.close", "code": code, "reason": error.code})

    async def _send_text(self, text: bytes) -> None:
        """Send one text frame, waiting for a client that does not read."""
        await self._send({"type": "websocket.send", "text": text.decode()})

    def _state(self) -> bytes | None:
        """Return the newest state; None without news for this viewer, or for a superseded one."""
        shown = self._room.shown()
        seat = self._seat_at(shown.table)
        revision = self._room.revision(seat)
        if revision == self._revision:
            return None
        if seat is not None and self._visit not in ("", shown.table.seats[seat].visit):
            self._finish(CLOSE_FINAL, IllegalAction("superseded"))
            return None
        self._revision = revision
        return self._outlook.message(shown, seat)

    def _seat_at(self, table: Table) -> int | None:
        """Return the viewer's seat; looked for only when the seats have changed."""
        if table.seats is not self._seats:
            self._seats, self._seat = table.seats, seat_of(table, self._secret_hash)
        return self._seat

    # What keeps it alive

    async def _mind(self) -> None:
        """Ping now and then; end when the client has been silent for too long."""
        while time.monotonic() - self._heard_s < self._silence_s:
            self._put(self._lag.ping())
            await asyncio.sleep(self._silence_s / PINGS_PER_SILENCE)


def own_id(secret_hash: str, action_id: str) -> str:
    """Return what the log calls a seat's action: no other seat's and no bot's can have that id.

    Else who guesses an id that another will use could have that action taken as done.
    """
    return sha256(f"{secret_hash}:{action_id}".encode()).hexdigest()


def _raise_fault(task: asyncio.Task[None]) -> None:
    """Raise what ended a task, unless it is only that the client is gone."""
    error = task.exception()
    if error is not None and not isinstance(error, OSError | WebSocketDisconnect):
        raise error
