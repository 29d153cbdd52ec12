"""A table as a value: who sits where, what was agreed, and the game that runs on it.

Pure like the games: events in (:mod:`carom.server.events`), the next table out. The
log is the list of those events; reading it again gives the same table. Nothing here
knows a socket, a database or which game is played.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from carom.core.game import Game, Join
from carom.games import get_game

CHAT_KEPT = 60
"""Lines of chat a table keeps; older ones stay in the log only."""

Phase = Literal["lobby", "playing", "over"]

Presence = Literal["here", "lost", "stood", "removed"]
"""Whether somebody is at the table: there, line lost for longer than the grace time,
stood up by themselves, or taken off by the host."""


class Seat(msgspec.Struct, frozen=True):
    """One place at the table.

    Attributes:
        name: Shown to all; empty for bots, whom each client names in its language.
        secret_hash: SHA-256 of the seat's secret; never leaves the server. Empty for bots.
        bot: Level of the bot that sits here, or empty.
        bot_number: Tells the bots of a table apart, from 1; 0 for people.
        is_ready: Pressed ready in the lobby.
        presence: Whether the person is there.
        visit: The newest connection, as ``process:number``; empty before the first one.
    """

    name: str
    secret_hash: str
    bot: str = ""
    bot_number: int = 0
    is_ready: bool = False
    presence: Presence = "here"
    visit: str = ""

    @property
    def is_here(self) -> bool:
        """Whether the seat takes part now."""
        return self.presence == "here"

    @property
    def is_person_here(self) -> bool:
        """Whether a person sits here and takes part now."""
        return self.presence == "here" and not self.bot


class ChatLine(msgspec.Struct, frozen=True):
    """Something said: free text, or the key of a phrase that each reads in their language.

    ``seat`` is None once that person has left the lobby; the name stays.
    """

    seat: int | None
    name: str
    at_ms: int
    text: str = ""
    phrase: str = ""


class Table(msgspec.Struct, frozen=True):
    """All there is to know of a table, secrets too.

    Attributes:
        id: Unguessable and short; whoever has it may come in.
        game: Id of the game.
        preset: Which bundle of options was chosen.
        options: Changes to that preset, by option name.
        seed: From which all chance comes; secret until the game is over.
        phase: ``lobby``, ``playing`` or ``over``.
        seats: In the order of the game's seats.
        host: Seat that may configure, start, pause and remove; None while nobody sits.
        chat: The newest lines.
        has_chat: Whether chat is on.
        has_lag_credit: Whether the way over the network is taken off the time of an action.
        started_ms: When the game began, in ms since the epoch; 0 in the lobby.
        paused_ms: How long the clocks have stood still since then.
        pause_since_ms: Since when they stand still now, or None.
        played_ms: The latest moment of the game's time that has been seen.
        next_table: Where the same people play on, or empty.
        state: The game's state, or None in the lobby.
        seq: Number of events so far.
        private: How many of them were private, by the seat that alone can tell.
    """

    id: str
    game: str
    preset: str
    options: dict[str, Any]
    seed: str
    phase: Phase = "lobby"
    seats: tuple[Seat, ...] = ()
    host: int | None = None
    chat: tuple[ChatLine, ...] = ()
    has_chat: bool = True
    has_lag_credit: bool = True
    started_ms: int = 0
    paused_ms: int = 0
    pause_since_ms: int | None = None
    played_ms: int = 0
    next_table: str = ""
    state: Any = None
    seq: int = 0
    private: dict[int, int] = {}

    @property
    def rules(self) -> Game[Any, Any, Any, Any]:
        """The game that is played here."""
        return _rules_of(self.game)

    @property
    def is_paused(self) -> bool:
        """Whether every clock stands still."""
        return self.pause_since_ms is not None

    @property
    def has_room(self) -> bool:
        """Whether somebody new may take a seat: the game says whether one can join it."""
        if self.phase == "over" or len(self.seats) >= self.rules.facts.max_seats:
            return False
        return self.state is None or Join() in self.rules.actions(self.state, len(self.seats))

    def number_for(self, viewer: int | None) -> int:
        """Return how many events a viewer has been told of: the seq that is sent to it.

        The private ones of others are not counted, or the number would tell of them.
        """
        own = 0 if viewer is None else self.private.get(viewer, 0)
        return self.seq - sum(self.private.values()) + own

    def read_action(self, text: msgspec.Raw) -> Any:
        """Return an action of the game; raises msgspec.DecodeError and RecursionError."""
        return _action_decoder(self.game).decode(text)

    def game_ms(self, at_ms: int) -> int:
        """Return the game's own time at a wall time.

        It stands still during a pause and never goes back, whatever the wall clock does.
        """
        until = at_ms if self.pause_since_ms is None else self.pause_since_ms
        return max(self.played_ms, until - self.started_ms - self.paused_ms)

    def advanced(self, at_ms: int) -> Table:
        """Return the table after all clocks that ran out before a wall time."""
        if self.phase != "playing":
            return self
        now = self.game_ms(at_ms)
        state = self.rules.advance(self.state, now)
        is_there = state is self.state and now == self.played_ms
        return self if is_there else self.with_state(state, now)

    def with_state(self, state: Any, now: int, **changes: object) -> Table:
        """Return the table with its game's state at ``now``; over when that has a result."""
        is_over = self.rules.result(state) is not None
        phase: Phase = "over" if is_over else "playing"
        return replace(self, state=state, played_ms=now, phase=phase, **changes)

    def with_seat(self, at: int, **changes: object) -> Table:
        """Return the table with one seat changed."""
        seats = list(self.seats)
        seats[at] = replace(seats[at], **changes)
        return replace(self, seats=tuple(seats))

    def remaining_ms(self, at_ms: int) -> int | None:
        """Return how long until time alone changes the game, a pause not counted, or None.

        The table must be advanced to that wall time.
        """
        if self.phase != "playing":
            return None
        deadline = self.rules.deadline(self.state)
        return None if deadline is None else max(0, deadline - self.game_ms(at_ms))


_rules_of = cache(get_game)
"""Looked up several times an event, so each game only once."""


@cache
def _action_decoder(game: str) -> msgspec.json.Decoder[Any]:
    """Return what reads the actions of a game."""
    return msgspec.json.Decoder(_rules_of(game).action_type)


_encoder = msgspec.json.Encoder()


def encode_table(table: Table) -> bytes:
    """Return a table as JSON for the snapshot."""
    return _encoder.encode(table)


def decode_table(text: bytes) -> Table:
    """Return the table of a snapshot; raises msgspec.ValidationError on another form."""
    table = msgspec.json.decode(text, type=Table)
    if table.state is None:
        return table
    return replace(table, state=msgspec.convert(table.state, table.rules.state_type))
