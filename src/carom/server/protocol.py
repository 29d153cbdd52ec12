"""What goes over the wire: the messages of the socket and what HTTP takes and gives.

The JSON schema, the TypeScript types and the docs are made from these structs.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from carom.core.game import Facts
from carom.server.commands import Command
from carom.server.table import ChatLine, Phase, Presence

PROTOCOL_VERSION = 1
MAX_MESSAGE_BYTES = 16_384
MAX_BODY_BYTES = 65_536

CLOSE_FINAL = 4000
"""Close code: do not come back by itself; the last message said why."""

CLOSE_RETRY = 4001
"""Close code: come back after a moment; the last message said why."""

ActionId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Do(msgspec.Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """Client: carry out a command. Sent again with the same id it still counts once.

    Attributes:
        id: Made by the client, new for every wish.
        command: What is wished.
        answers: The seq of the state this answers; if given, the command is refused as
            ``stale`` when anything that its seat is told of has been stored since.
    """

    id: ActionId
    command: Command
    answers: int | None = None


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Client: I hold this seq; send the whole state if there is a newer one."""

    seq: int


class Pong(msgspec.Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """Client: the answer to a ping, by which the server measures the way."""

    nonce: int


ClientMessage = Do | Resume | Pong


class SeatView(msgspec.Struct, frozen=True):
    """A seat as all see it.

    Attributes:
        name: What its person is called; empty for a bot.
        bot: Level of the bot that sits here, or empty.
        bot_number: Tells the bots of a table apart, from 1; 0 for people.
        is_ready: Pressed ready in the lobby.
        presence: Whether the person is there.
    """

    name: str
    bot: str
    bot_number: int
    is_ready: bool
    presence: Presence


class TableView(msgspec.Struct, frozen=True):
    """A table as everybody sees it.

    Attributes:
        host: Seat that may configure, start, pause and remove; None while nobody is here.
        has_room: Whether somebody new may take a seat.
        commitment: Hash of the seed, public from the start of the game.
        seed: The seed itself once the game is over, else empty.
        next_table: Id of the rematch, or empty.
    """

    id: str
    game: str
    preset: str
    options: dict[str, Any]
    phase: Phase
    seats: tuple[SeatView, ...]
    host: int | None
    has_chat: bool
    has_lag_credit: bool
    is_paused: bool
    has_room: bool
    commitment: str
    seed: str
    next_table: str


class State(msgspec.Struct, frozen=True, tag="state", omit_defaults=True):
    """Server: how things stand. A part that is left out is as it was in the message before.

    Attributes:
        seq: Number of events so far that this viewer is told of; private ones of others are not.
        you: The viewer's seat, or None for a spectator.
        remaining_ms: Time until the running clock runs out, from the moment of sending, or
            None. It stands still while ``table.is_paused``.
        table: The table without chat and game.
        chat: The newest lines; empty while chat is off.
        game: The game's own view for this viewer, or None in the lobby.
        changed: In the place of ``game``: those fields of its view that are other than before.
    """

    seq: int
    you: int | None
    remaining_ms: int | None
    table: TableView | msgspec.UnsetType = msgspec.UNSET
    chat: tuple[ChatLine, ...] | msgspec.UnsetType = msgspec.UNSET
    game: Any | msgspec.UnsetType = msgspec.UNSET
    changed: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Server: a command is stored, at this place of the log."""

    id: str
    seq: int


class Problem(msgspec.Struct, frozen=True):
    """A problem document (RFC 9457): the stable code, its parameters and a sentence.

    ``type`` is ``about:blank`` always; ``title`` repeats the code.
    """

    status: int
    code: str
    params: dict[str, Any]
    detail: str
    type: str = "about:blank"
    title: str = ""


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Server: a command or message was not accepted; nothing changed.

    ``id`` is empty when the message could not be read.
    """

    id: str
    problem: Problem


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Server: answer at once, please."""

    nonce: int


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """Server: this connection ends, and why; ``superseded`` when a newer tab took the seat."""

    problem: Problem


ServerMessage = State | Done | Refused | Ping | Closing


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: lay a table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    preset: Annotated[str, msgspec.Meta(max_length=40)] = "classic"
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=60)] = {}
    has_lag_credit: bool = True
    has_chat: bool = True


class TableMade(msgspec.Struct, frozen=True):
    """HTTP: a table's id and the address to hand on."""

    id: str
    url: str


class TableSummary(msgspec.Struct, frozen=True):
    """HTTP: what the door shows of a table before one goes in."""

    id: str
    game: str
    preset: str
    phase: Phase
    seats: tuple[SeatView, ...]
    host: int | None
    max_seats: int
    next_table: str
    url: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: sit down."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class SeatTaken(msgspec.Struct, frozen=True):
    """HTTP: the seat that is now yours; its secret is in the cookie."""

    seat: int


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option of a game, enough to build a form.

    Attributes:
        name: Key in ``options`` and, as ``option-<game>-<name>``, of its label.
        kind: ``choice``, ``integer``, ``boolean``, ``text`` or ``list``.
        default: Its value in the preset ``classic``.
        choices: For a choice.
        low: Least integer, or fewest items of a list.
        high: Greatest integer, or most items of a list.
        pattern: For a text.
        item: What a list holds.
    """

    name: str
    kind: str
    default: Any
    choices: tuple[str | int, ...] = ()
    low: int | None = None
    high: int | None = None
    pattern: str = ""
    item: OptionView | None = None


class GameInfo(msgspec.Struct, frozen=True):
    """HTTP: a game that can be chosen; the presets by name, each with all its options."""

    facts: Facts
    presets: dict[str, Any]
    options: tuple[OptionView, ...]
    bots: tuple[str, ...]
