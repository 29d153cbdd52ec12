"""What somebody at a table may ask for, and the event that follows if it is allowed.

Every command is checked here for seat, host and phase; actions of the game are
checked by the game itself.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Annotated, Any

import msgspec

from carom.bots.registry import bot_levels
from carom.core.errors import IllegalAction, OptionError
from carom.core.game import Join, Leave
from carom.core.options import parse_options
from carom.games import get_game
from carom.server import events
from carom.server.naming import free_name, shown
from carom.server.table import Table

MAX_CHAT = 300
MAX_BOTS = 8
"""Bots at one table at the same time."""

PHRASES = ("hello", "nice", "thinking", "almost", "oops", "well_played", "again", "brb")
"""Keys of the quick phrases; their words stand in the catalogues."""

_ANY_SEED = ""
"""For a game that is set up only to see whether that can be done."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=98)]


class Ready(msgspec.Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Ready to start, or not yet."""

    is_ready: bool


class Rename(msgspec.Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """Be called otherwise."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class Configure(msgspec.Struct, frozen=True, tag="configure", forbid_unknown_fields=True):
    """Choose what is played (host, in the lobby)."""

    preset: Annotated[str, msgspec.Meta(max_length=40)]
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=60)] = {}
    has_lag_credit: bool = True


class Start(msgspec.Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Start with those who sit there (host)."""


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Do something in the game: one of the game's own actions."""

    action: msgspec.Raw


class Stand(msgspec.Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Leave the table; in the lobby the place is given up, in a game it is kept."""


class Return(msgspec.Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Come back to one's seat."""


class Remove(msgspec.Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """Take somebody off the table (host)."""

    seat: SeatNumber


class GiveHost(msgspec.Struct, frozen=True, tag="give_host", forbid_unknown_fields=True):
    """Make somebody else host (host)."""

    seat: SeatNumber


class Pause(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Stop every clock (host)."""


class Resume(msgspec.Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Let the clocks go on (host)."""


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Chat."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Phrase(msgspec.Struct, frozen=True, tag="phrase", forbid_unknown_fields=True):
    """Chat with a quick phrase."""

    phrase: Annotated[str, msgspec.Meta(max_length=40)]


class SwitchChat(msgspec.Struct, frozen=True, tag="switch_chat", forbid_unknown_fields=True):
    """Allow chat or not (host)."""

    is_on: bool


class AddBot(msgspec.Struct, frozen=True, tag="add_bot", forbid_unknown_fields=True):
    """Give a bot the next seat (host)."""

    level: Annotated[str, msgspec.Meta(max_length=40)]


Command = (
    Ready
    | Rename
    | Configure
    | Start
    | Act
    | Stand
    | Return
    | Remove
    | GiveHost
    | Pause
    | Resume
    | Say
    | Phrase
    | SwitchChat
    | AddBot
)
_COMING_AND_GOING = (Join, Leave)
_HOST_ONLY = (Configure, Start, Remove, GiveHost, Pause, Resume, SwitchChat, AddBot)


def decide(table: Table, seat: int, command: Command, at_ms: int) -> events.Later:
    """Return the event that a command makes.

    Args:
        table: The table as it is now.
        seat: Who asks.
        command: What for.
        at_ms: The wall time at which it counts; the table is advanced to it.

    Raises:
        IllegalAction: ``only-host``, ``table-phase``, ``seat-away``, ``no-such-seat`` or
            what the command's own check says.
        OptionError: For a configuration that the game does not know.
    """
    if isinstance(command, _HOST_ONLY) and seat != table.host:
        raise IllegalAction("only-host")
    if not table.seats[seat].is_here and not isinstance(command, Return):
        raise IllegalAction("seat-away")
    if isinstance(command, Act):
        return _act(table, seat, command, at_ms)
    return _DECISIONS[type(command)](table, seat, command)


def _require(table: Table, *phases: str) -> None:
    """Refuse what does not fit the table's phase."""
    if table.phase not in phases:
        raise IllegalAction("table-phase", phase=table.phase, phases=phases)


def _other_seat(table: Table, seat: int) -> int:
    """Return the seat if there is one with a person or bot still on it."""
    if seat >= len(table.seats) or table.seats[seat].presence == "removed":
        raise IllegalAction("no-such-seat", seat=seat, seats=len(table.seats))
    return seat


def _rename(table: Table, seat: int, command: Rename) -> events.Later:
    others = (other.name for at, other in enumerate(table.seats) if at != seat)
    return events.Renamed(seat, free_name(command.name, others, bot_levels(table.game)))


def _ready(table: Table, seat: int, command: Ready) -> events.Later:
    _require(table, "lobby")
    return events.Readied(seat, command.is_ready)


def _configure(table: Table, seat: int, command: Configure) -> events.Later:
    _require(table, "lobby")
    options = checked_options(table.game, command.preset, command.options)
    return events.Configured(command.preset, options, command.has_lag_credit)


def checked_options(game: str, preset: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return changes to a preset as the game has them, once a game could start with them.

    Raises:
        NotFound: ``no-such-game``.
        OptionError: ``unknown-preset`` or a fault in the options, such as a board there is not.
    """
    rules = get_game(game)
    if preset not in rules.presets:
        raise OptionError("unknown-preset", value=preset[:40], allowed=tuple(rules.presets))
    chosen = parse_options(rules.presets[preset], options)
    rules.setup(chosen, rules.facts.min_seats, _ANY_SEED)
    return {name: msgspec.to_builtins(getattr(chosen, name)) for name in options}


def _start(table: Table, seat: int, command: Start) -> events.Later:
    _require(table, "lobby")
    facts = table.rules.facts
    if not facts.min_seats <= len(table.seats) <= facts.max_seats:
        low, high = facts.min_seats, facts.max_seats
        raise IllegalAction("seat-count", seats=len(table.seats), low=low, high=high)
    return events.Started()


def _act(table: Table, seat: int, command: Act, at_ms: int) -> events.Later:
    _require(table, "playing")
    if table.is_paused:
        raise IllegalAction("table-paused")
    return events.Acted(seat, _checked_action(table, command.action), at_ms)


def _checked_action(table: Table, given: msgspec.Raw) -> msgspec.Raw:
    """Return an action in the game's own form; coming and going are not for the client to say.

    Raises:
        IllegalAction: ``bad-action`` when the game knows no such action.
    """
    try:
        action = table.read_action(given)
    except (msgspec.DecodeError, RecursionError):
        raise IllegalAction("bad-action", game=table.game) from None
    if isinstance(action, _COMING_AND_GOING):
        raise IllegalAction("bad-action", game=table.game)
    return msgspec.Raw(msgspec.json.encode(action))


def _stand(table: Table, seat: int, command: Stand) -> events.Later:
    return events.Departed(seat, "stood")


def _return(table: Table, seat: int, command: Return) -> events.Later:
    if table.seats[seat].is_here:
        raise IllegalAction("seat-not-away")
    return events.Returned(seat)


def _remove(table: Table, seat: int, command: Remove) -> events.Later:
    other = _other_seat(table, command.seat)
    if other == seat:
        raise IllegalAction("not-yourself")
    return events.Departed(other, "removed")


def _give_host(table: Table, seat: int, command: GiveHost) -> events.Later:
    other = table.seats[_other_seat(table, command.seat)]
    if not other.is_person_here:
        raise IllegalAction("host-must-be-there", seat=command.seat)
    return events.HostGiven(command.seat)


def _pause(table: Table, seat: int, command: Pause) -> events.Later:
    _require(table, "playing")
    if table.is_paused:
        raise IllegalAction("table-paused")
    return events.Paused(seat)


def _resume(table: Table, seat: int, command: Resume) -> events.Later:
    _require(table, "playing")
    if not table.is_paused:
        raise IllegalAction("table-not-paused")
    return events.Resumed(seat)


def _say(table: Table, seat: int, command: Say) -> events.Later:
    _require_chat(table)
    text = shown(command.text, MAX_CHAT)
    if text is None:
        raise IllegalAction("bad-chat", low=1, high=MAX_CHAT)
    return events.Said(seat, text=text)


def _phrase(table: Table, seat: int, command: Phrase) -> events.Later:
    _require_chat(table)
    if command.phrase not in PHRASES:
        raise IllegalAction("unknown-phrase", given=command.phrase, allowed=PHRASES)
    return events.Said(seat, phrase=command.phrase)


def _require_chat(table: Table) -> None:
    if not table.has_chat:
        raise IllegalAction("chat-off")


def _switch_chat(table: Table, seat: int, command: SwitchChat) -> events.Later:
    return events.ChatSwitched(command.is_on)


def _add_bot(table: Table, seat: int, command: AddBot) -> events.Later:
    levels = bot_levels(table.game)
    if command.level not in levels:
        raise IllegalAction("no-such-bot", name=command.level, allowed=levels)
    if sum(bool(other.bot) for other in table.seats if other.is_here) >= MAX_BOTS:
        raise IllegalAction("too-many-bots", most=MAX_BOTS)
    _require_free_seat(table)
    taken = {other.bot_number for other in table.seats}
    number = next(number for number in count(1) if number not in taken)
    return events.Sat("", "", command.level, number)


def sit(table: Table, name: str, secret_hash: str) -> events.Sat:
    """Return the event by which somebody takes the next seat.

    Raises:
        IllegalAction: ``table-full``, ``bad-name``, ``name-taken`` or ``table-phase`` after
            the end.
    """
    _require_free_seat(table)
    taken = (other.name for other in table.seats)
    return events.Sat(free_name(name, taken, bot_levels(table.game)), secret_hash)


def _require_free_seat(table: Table) -> None:
    """Refuse one more at a table that is full or whose game is over."""
    _require(table, "lobby", "playing")
    highest = table.rules.facts.max_seats
    if len(table.seats) >= highest:
        raise IllegalAction("table-full", most=highest)


_DECISIONS: dict[type, Callable[[Table, int, Any], events.Later]] = {
    Ready: _ready,
    Rename: _rename,
    Configure: _configure,
    Start: _start,
    Stand: _stand,
    Return: _return,
    Remove: _remove,
    GiveHost: _give_host,
    Pause: _pause,
    Resume: _resume,
    Say: _say,
    Phrase: _phrase,
    SwitchChat: _switch_chat,
    AddBot: _add_bot,
}
