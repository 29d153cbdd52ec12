"""What can happen at a table. Each event says how the table looks after it.

An event in the log has been checked; applying it never fails. What may be asked
for, and by whom, is decided in :mod:`carom.server.commands`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from carom.core.game import Join, Leave
from carom.core.options import parse_options
from carom.server.table import CHAT_KEPT, ChatLine, Seat, Table


class Created(msgspec.Struct, frozen=True, tag="created"):
    """The table is laid: always the first event."""

    table_id: str
    game: str
    preset: str
    options: dict[str, Any]
    seed: str
    rules_version: int

    def first(self) -> Table:
        """Return the new table."""
        return Table(self.table_id, self.game, self.preset, self.options, self.seed, seq=1)


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody takes the next seat; during a game they join in."""

    name: str
    secret_hash: str
    bot: str = ""

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with one more seat; the first person becomes host."""
        seat = len(table.seats)
        host = seat if table.host is None and not self.bot else table.host
        newcomer = Seat(self.name, self.secret_hash, self.bot, is_ready=bool(self.bot))
        table = replace(table, seats=(*table.seats, newcomer), host=host)
        return _in_game(table, seat, Join(), at_ms)


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """A seat changes its name."""

    seat: int
    name: str

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with the new name."""
        return table.with_seat(self.seat, name=self.name)


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    """A seat says in the lobby whether it is ready."""

    seat: int
    is_ready: bool

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with that seat ready or not."""
        return table.with_seat(self.seat, is_ready=self.is_ready)


class Configured(msgspec.Struct, frozen=True, tag="configured"):
    """The host changes what is played before it starts."""

    preset: str
    options: dict[str, Any]

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with the new options; people must say ready again."""
        seats = tuple(replace(seat, is_ready=bool(seat.bot)) for seat in table.seats)
        return replace(table, preset=self.preset, options=self.options, seats=seats)


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game begins with those who sit there."""

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with a new game; its time starts at 0."""
        rules = table.rules
        options = parse_options(rules.presets[table.preset], table.options)
        state = rules.setup(options, len(table.seats), table.seed)
        return replace(table, started_ms=at_ms).with_state(state, 0)


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A seat's action in the game.

    ``credit_ms`` is how much earlier than it was received it counts, for the way
    over the network; both stamps thus stand in the log.
    """

    seat: int
    action: msgspec.Raw
    credit_ms: int = 0

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table after the action; raises IllegalAction."""
        action = msgspec.json.decode(self.action, type=table.rules.action_type)
        return _in_game(table, self.seat, action, at_ms)


class Departed(msgspec.Struct, frozen=True, tag="departed"):
    """A seat leaves, loses its line or is removed; in the lobby its place is given up."""

    seat: int
    is_removed: bool = False

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table without that person; somebody else becomes host if need be."""
        if table.phase == "lobby":
            return _without_seat(table, self.seat)
        table = table.with_seat(self.seat, is_away=True, is_removed=self.is_removed)
        if table.host == self.seat:
            table = replace(table, host=_next_host(table))
        return _in_game(table, self.seat, Leave(), at_ms)


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A seat that was away is back."""

    seat: int

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with that person back in the game."""
        table = table.with_seat(self.seat, is_away=False)
        if table.host is None:
            table = replace(table, host=self.seat)
        return _in_game(table, self.seat, Join(), at_ms)


class HostGiven(msgspec.Struct, frozen=True, tag="host_given"):
    """Another seat becomes host."""

    seat: int

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with its new host."""
        return replace(table, host=self.seat)


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """Every clock stands still."""

    seat: int

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with its time stopped."""
        return replace(table, pause_since_ms=at_ms)


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    """Every clock goes on with the time that was left."""

    seat: int

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with its time running again."""
        stood = 0 if table.pause_since_ms is None else at_ms - table.pause_since_ms
        return replace(table, paused_ms=table.paused_ms + stood, pause_since_ms=None)


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Chat: free text or a quick phrase."""

    seat: int
    text: str = ""
    phrase: str = ""

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with one more line of chat."""
        line = ChatLine(self.seat, at_ms, self.text, self.phrase)
        return replace(table, chat=(*table.chat, line)[-CHAT_KEPT:])


class ChatSwitched(msgspec.Struct, frozen=True, tag="chat_switched"):
    """The host switches chat on or off."""

    is_on: bool

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with chat on or off; off hides what was said."""
        return replace(table, has_chat=self.is_on)


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table_id: str

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with the way to the next one."""
        return replace(table, next_table=self.table_id)


Later = (
    Sat
    | Renamed
    | Readied
    | Configured
    | Started
    | Acted
    | Departed
    | Returned
    | HostGiven
    | Paused
    | Resumed
    | Said
    | ChatSwitched
    | Rematched
)
"""All events but the first."""

Event = Created | Later


def after(table: Table, event: Later, at_ms: int) -> Table:
    """Return the table after one more event that was received at a wall time.

    Raises:
        IllegalAction: The game refuses an action; nothing else can fail.
    """
    counts_at = at_ms - event.credit_ms if isinstance(event, Acted) else at_ms
    return replace(event.apply(table.advanced(counts_at), counts_at), seq=table.seq + 1)


def encode_event(event: Event) -> bytes:
    """Return an event as JSON for the log."""
    return msgspec.json.encode(event)


def decode_event(text: bytes) -> Event:
    """Return an event of the log; raises msgspec.ValidationError on another form."""
    return msgspec.json.decode(text, type=Event)


def _in_game(table: Table, seat: int, action: Any, at_ms: int) -> Table:
    """Return the table after an action in its game, if one is running."""
    if table.phase != "playing":
        return table
    now = table.game_ms(at_ms)
    return table.with_state(table.rules.apply(table.state, seat, action, now), now)


def _without_seat(table: Table, gone: int) -> Table:
    """Return a lobby without one seat; the seats after it move up."""
    seats = (*table.seats[:gone], *table.seats[gone + 1 :])
    host = table.host
    if host is not None and host > gone:
        host -= 1
    elif host == gone:
        host = next((at for at, seat in enumerate(seats) if not seat.bot), None)
    return replace(table, seats=seats, host=host)


def _next_host(table: Table) -> int | None:
    """Return the first person still there, or None."""
    there = (at for at, seat in enumerate(table.seats) if not seat.bot and not seat.is_away)
    return next(there, None)
