"""What goes over the wire: the messages of the socket and the view of a table.

The JSON schema, the TypeScript types and the docs are made from these structs.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from carom.server.commands import Command
from carom.server.table import ChatLine, Phase

PROTOCOL_VERSION = 1
MAX_MESSAGE_BYTES = 16_384

ActionId = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Do(msgspec.Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """Client: carry out a command. Sent again with the same id it still counts once."""

    id: ActionId
    command: Command


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Client: send the newest view if anything came after this seq."""

    seq: int


class Pong(msgspec.Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """Client: the answer to a ping, by which the server measures the way."""

    nonce: int


ClientMessage = Do | Resume | Pong


class SeatView(msgspec.Struct, frozen=True):
    """A seat as all see it."""

    name: str
    bot: str
    is_ready: bool
    is_away: bool
    is_removed: bool


class TableView(msgspec.Struct, frozen=True):
    """A table as one viewer may see it.

    Attributes:
        you: The viewer's seat, or None for a spectator.
        remaining_ms: Time until the running clock runs out, or None.
        commitment: Hash of the seed, public from the start of the game.
        seed: The seed itself once the game is over, else empty.
        game_view: The game's own view for this viewer, or None in the lobby.
    """

    id: str
    game: str
    preset: str
    options: dict[str, Any]
    phase: Phase
    seats: tuple[SeatView, ...]
    host: int | None
    you: int | None
    chat: tuple[ChatLine, ...]
    has_chat: bool
    is_paused: bool
    remaining_ms: int | None
    commitment: str
    seed: str
    next_table: str
    game_view: Any


class State(msgspec.Struct, frozen=True, tag="state"):
    """Server: the newest view; every later one replaces it whole."""

    seq: int
    table: TableView


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Server: a command is stored, at this place of the log."""

    id: str
    seq: int


class Problem(msgspec.Struct, frozen=True):
    """A problem document: the stable code, its parameters and a sentence."""

    code: str
    params: dict[str, Any]
    detail: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Server: a command or message was not accepted; nothing changed."""

    id: str
    problem: Problem


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Server: answer at once, please."""

    nonce: int


class Superseded(msgspec.Struct, frozen=True, tag="superseded"):
    """Server: this seat is open in a newer tab; this connection ends."""


ServerMessage = State | Done | Refused | Ping | Superseded
