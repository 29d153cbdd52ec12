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
from carom.server.table import CHAT_KEPT, ChatLine, Presence, Seat, Table


class Created(msgspec.Struct, frozen=True, tag="created"):
    """The table is laid: always the first event. A rematch brings its people along."""

    table_id: str
    game: str
    preset: str
    options: dict[str, Any]
    seed: str
    rules_version: int
    has_lag_credit: bool = True
    has_chat: bool = True
    seats: tuple[Seat, ...] = ()
    host: int | None = None

    def first(self) -> Table:
        """Return the new table."""
        return Table(
            self.table_id,
            self.game,
            self.preset,
            self.options,
            self.seed,
            has_lag_credit=self.has_lag_credit,
            has_chat=self.has_chat,
            seats=self.seats,
            host=self.host,
            seq=1,
        )


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody takes the next seat; during a game they join in.

    A bot has a level and a number in the place of a name.
    """

    name: str
    secret_hash: str
    bot: str = ""
    bot_number: int = 0

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with one more seat; the first person becomes host."""
        seat = len(table.seats)
        host = seat if table.host is None and not self.bot else table.host
        is_bot = bool(self.bot)
        newcomer = Seat(self.name, self.secret_hash, self.bot, self.bot_number, is_ready=is_bot)
        return replace(table, seats=(*table.seats, newcomer), host=host)


class Arrived(msgspec.Struct, frozen=True, tag="arrived"):
    """A seat opens a connection; an older one of the same seat is superseded."""

    seat: int
    visit: str

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with that connection; who had lost the line is back."""
        table = table.with_seat(self.seat, visit=self.visit)
        return _back(table, self.seat) if table.seats[self.seat].presence == "lost" else table


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """A seat changes its name."""

    seat: int
    name: str

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with the new name."""
        return table.with_seat(self.seat, name=self.name)


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    """A seat says in the lobby whether it is ready; the last of several starts the game."""

    seat: int
    is_ready: bool

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with that seat ready or not, or with the game begun."""
        table = table.with_seat(self.seat, is_ready=self.is_ready)
        return _started(table, at_ms) if _all_ready(table) else table


class Configured(msgspec.Struct, frozen=True, tag="configured"):
    """The host changes what is played before it starts."""

    preset: str
    options: dict[str, Any]
    has_lag_credit: bool = True

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with the new options; people must say ready again."""
        return replace(
            table,
            preset=self.preset,
            options=self.options,
            has_lag_credit=self.has_lag_credit,
            seats=tuple(replace(seat, is_ready=bool(seat.bot)) for seat in table.seats),
        )


class Started(msgspec.Struct, frozen=True, tag="started"):
    """The game begins with those who sit there."""

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with a new game; its time starts at 0."""
        return _started(table, at_ms)


class Acted(msgspec.Struct, frozen=True, tag="acted"):
    """A seat's action in the game.

    ``counts_at_ms`` is when it was received, less the credit for the way over the
    network; the log has when it was stored beside it.
    """

    seat: int
    action: msgspec.Raw
    counts_at_ms: int

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table as it is: only the game changes."""
        return table


class Departed(msgspec.Struct, frozen=True, tag="departed"):
    """A seat stands up, loses its line or is taken off.

    In the lobby a place is given up by standing up or being taken off, and when its
    person was never seen; a lost line keeps it.
    """

    seat: int
    how: Presence

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table without that person.

        Somebody else becomes host if need be; with nobody left the clocks stand still.
        """
        if table.phase == "lobby" and (self.how != "lost" or not table.seats[self.seat].visit):
            return _without_seat(table, self.seat)
        table = table.with_seat(self.seat, presence=self.how, is_ready=False)
        if table.host == self.seat:
            table = replace(table, host=_next_host(table))
        is_empty = not any(seat.is_person_here for seat in table.seats)
        if is_empty and table.phase == "playing" and not table.is_paused:
            table = replace(table, pause_since_ms=at_ms)
        return table


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A seat that was away is back."""

    seat: int

    def apply(self, table: Table, at_ms: int) -> Table:
        """Return the table with that person back."""
        return _back(table, self.seat)


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
        line = ChatLine(self.seat, table.seats[self.seat].name, at_ms, self.text, self.phrase)
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
    | Arrived
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

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def after(table: Table, event: Later, at_ms: int) -> Table:
    """Return the table after one more event that is stored at a wall time.

    Raises:
        IllegalAction: The game refuses an action.
        OptionError: The game cannot start with these options and seats.
    """
    counts_at = counts_at_ms(event, at_ms)
    before = table.advanced(counts_at)
    move = game_move(before, event)
    later = event.apply(before, counts_at)
    if move is None:
        return replace(later, seq=table.seq + 1)
    now = before.game_ms(counts_at)
    state = before.rules.apply(before.state, *move, now)
    private = _private_after(before, *move, state)
    return later.with_state(state, now, seq=table.seq + 1, private=private)


def _private_after(table: Table, seat: int, action: Any, state: Any) -> dict[int, int]:
    """Return how many private events each seat has after an action that led to a state."""
    if not table.rules.was_private(table.state, action, state):
        return table.private
    return {**table.private, seat: table.private.get(seat, 0) + 1}


def counts_at_ms(event: Later, at_ms: int) -> int:
    """Return the wall time at which an event that is stored at ``at_ms`` counts."""
    return min(at_ms, event.counts_at_ms) if isinstance(event, Acted) else at_ms


def encode_event(event: Event) -> bytes:
    """Return an event as JSON for the log."""
    return _encoder.encode(event)


def decode_event(text: bytes) -> Event:
    """Return an event of the log; raises msgspec.ValidationError on another form."""
    return _decoder.decode(text)


Move = tuple[int, Any]
"""A seat and what it does in the game."""


def game_move(table: Table, event: Later) -> Move | None:
    """Return what an event does in the game that runs at a table, if anything.

    Args:
        table: The table just before the event, advanced to its time.
        event: What happens.
    """
    if table.phase != "playing":
        return None
    match event:
        case Acted(seat, action):
            return seat, table.read_action(action)
        case Sat():
            return len(table.seats), Join()
        case Returned(seat):
            return seat, Join()
        case Arrived(seat) if table.seats[seat].presence == "lost":
            return seat, Join()
        case Departed(seat) if table.seats[seat].is_here:
            return seat, Leave()
        case _:
            return None


def _started(table: Table, at_ms: int) -> Table:
    """Return the table with a new game for its seats."""
    state, _ = opened_game(table)
    return replace(table, started_ms=at_ms).with_state(state, 0)


def opened_game(table: Table) -> tuple[Any, tuple[tuple[int, Any], ...]]:
    """Return the first state of a table's game, and the actions that led to it.

    Who is away leaves at once, and the game does not ask again what the lobby has asked.
    """
    rules = table.rules
    options = parse_options(rules.presets[table.preset], table.options)
    state = rules.setup(options, len(table.seats), table.seed)
    away = tuple((seat, Leave()) for seat, place in enumerate(table.seats) if not place.is_here)
    for seat, action in away:
        state = rules.apply(state, seat, action, 0)
    opening = rules.opening(state)
    for seat, action in opening:
        state = rules.apply(state, seat, action, 0)
    return state, (*away, *opening)


def _all_ready(table: Table) -> bool:
    """Tell whether several sit there and everybody who is here is ready."""
    here = [seat for seat in table.seats if seat.is_here]
    enough = max(2, table.rules.facts.min_seats)
    return len(here) >= enough and all(seat.is_ready for seat in here)


def _back(table: Table, seat: int) -> Table:
    """Return the table with a seat's person there again; host where nobody else is."""
    table = table.with_seat(seat, presence="here")
    return replace(table, host=seat) if table.host is None else table


def _without_seat(table: Table, gone: int) -> Table:
    """Return a lobby without one seat; the seats after it move up."""

    def moved(seat: int | None) -> int | None:
        if seat is None or seat == gone:
            return None
        return seat - 1 if seat > gone else seat

    seats = (*table.seats[:gone], *table.seats[gone + 1 :])
    chat = tuple(replace(line, seat=moved(line.seat)) for line in table.chat)
    table = replace(table, seats=seats, chat=chat, host=moved(table.host))
    return table if table.host is not None else replace(table, host=_next_host(table))


def _next_host(table: Table) -> int | None:
    """Return the first person who is here, or None."""
    return next((at for at, seat in enumerate(table.seats) if seat.is_person_here), None)
