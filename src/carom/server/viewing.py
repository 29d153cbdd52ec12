"""Makes what viewers see of a table: lists of what is shown, never copies with holes.

A viewer is sent what is other than in the message before on its own connection: parts of
the table, and single fields of the game's view.
"""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec.structs import astuple

from carom.core.chance import commitment
from carom.server.clock import Clock
from carom.server.protocol import SeatView, TableView
from carom.server.table import Seat, Table

_encoder = msgspec.json.Encoder()


def seat_view(seat: Seat) -> SeatView:
    """Return a seat as everybody sees it."""
    return SeatView(seat.name, seat.bot, seat.bot_number, seat.is_ready, seat.presence)


def table_view(table: Table) -> TableView:
    """Return a table as everybody sees it, without chat and game."""
    return TableView(
        id=table.id,
        game=table.game,
        preset=table.preset,
        options=table.options,
        phase=table.phase,
        seats=tuple(seat_view(seat) for seat in table.seats),
        host=table.host,
        has_chat=table.has_chat,
        has_lag_credit=table.has_lag_credit,
        is_paused=table.is_paused,
        has_room=table.has_room,
        commitment=commitment(table.seed) if table.phase != "lobby" else "",
        seed=table.seed if table.phase == "over" else "",
        next_table=table.next_table,
    )


class Pen:
    """Writes fields of views as JSON; what it wrote last of a field it does not write again.

    The views of one table have nearly all their values in common, and games build them so
    that what is the same for several viewers is one object.
    """

    def __init__(self) -> None:
        self._last: dict[str, tuple[Any, bytes]] = {}

    def write(self, name: str, value: Any) -> bytes:
        """Return the value of a field as JSON."""
        last = self._last.get(name)
        if last is None or last[0] is not value:
            last = self._last[name] = (value, _encoder.encode(value))
        return last[1]


class Sight:
    """What one viewer knows of a game: the view that was sent last, field by field.

    Args:
        view: The first one.
        pen: Of the table.
    """

    def __init__(self, view: msgspec.Struct, pen: Pen) -> None:
        self._names = view.__struct_encode_fields__
        self._values = astuple(view)
        self._parts = list(map(pen.write, self._names, self._values))

    def fits(self, view: msgspec.Struct) -> bool:
        """Tell whether a view has the same fields."""
        return view.__struct_encode_fields__ == self._names

    def all(self) -> dict[str, msgspec.Raw]:
        """Return every field as JSON."""
        return dict(zip(self._names, map(msgspec.Raw, self._parts), strict=True))

    def go_on(self, view: msgspec.Struct, pen: Pen) -> dict[str, msgspec.Raw]:
        """Take in a later view that fits; return the fields whose JSON is another now."""
        values = astuple(view)
        changed: dict[str, msgspec.Raw] = {}
        for at in compress(range(len(values)), map(is_not, values, self._values)):
            name = self._names[at]
            part = pen.write(name, values[at])
            if part != self._parts[at]:
                self._parts[at], changed[name] = part, msgspec.Raw(part)
        self._values = values
        return changed


class Shown:
    """What a table shows at one moment; each part is written once for all viewers.

    Args:
        table: The table, advanced to that moment.
        clock: For the time left when a state is sent.
        before: What was shown last; its parts are taken over where nothing has changed.

    Attributes:
        table_part: The table without chat and game, as JSON.
        chat_part: The chat, as JSON; empty while it is off.
        pen: Writes the game's views.
    """

    table_part: bytes
    _written_chat: bytes
    pen: Pen

    def __init__(self, table: Table, clock: Clock, before: Shown | None = None) -> None:
        self.table = table
        self._clock = clock
        self.pen = Pen() if before is None else before.pen
        self._views: dict[int | None, Any] = {}
        self._numbers: dict[int | None, int] = {}
        self._left_ms = table.remaining_ms(clock.now_ms())
        self._left_at_ms = clock.now_ms()
        if before is not None and _looks_same(before.table, table):
            self.table_part = before.table_part
        else:
            self.table_part = _encoder.encode(table_view(table))
        if before is not None and before.table.chat is table.chat:
            self._written_chat = before._written_chat
        else:
            self._written_chat = _encoder.encode(table.chat)

    def renew(self, table: Table, seat: int) -> None:
        """Take over what is new to one seat alone; all others see what they saw.

        Args:
            table: The table after a private event, advanced to this moment.
            seat: Whose event it was.
        """
        self._views[seat] = table.rules.view(table.state, seat)
        self._numbers[seat] = table.number_for(seat)

    def number(self, viewer: int | None) -> int:
        """Return the seq for a viewer."""
        number = self._numbers.get(viewer)
        return self.table.number_for(viewer) if number is None else number

    @property
    def chat_part(self) -> bytes:
        """The chat, as JSON; empty while it is off."""
        return self._written_chat if self.table.has_chat else b"[]"

    def view(self, viewer: int | None) -> Any:
        """Return the game's view for a seat or a spectator; None in the lobby."""
        if viewer not in self._views:
            state = self.table.state
            view = None if state is None else self.table.rules.view(state, viewer)
            self._views[viewer] = view
        return self._views[viewer]

    def remaining_ms(self) -> int | None:
        """Return how long the running clock still has now, or None."""
        if self._left_ms is None or self.table.is_paused:
            return self._left_ms
        return max(0, self._left_ms - (self._clock.now_ms() - self._left_at_ms))


def _looks_same(one: Table, other: Table) -> bool:
    """Tell whether two tables look the same without chat and game; quick, not exact."""
    return (
        one.seats is other.seats
        and one.phase == other.phase
        and one.host == other.host
        and one.options is other.options
        and one.preset == other.preset
        and one.pause_since_ms == other.pause_since_ms
        and one.has_chat == other.has_chat
        and one.has_lag_credit == other.has_lag_credit
        and one.next_table == other.next_table
        and one.has_room == other.has_room
    )


class SentState(msgspec.Struct, tag="state", omit_defaults=True):
    """A :class:`carom.server.protocol.State` of parts that are JSON already."""

    seq: int
    you: int | None
    remaining_ms: int | None
    table: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    chat: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    game: dict[str, msgspec.Raw] | msgspec.UnsetType | None = msgspec.UNSET
    changed: dict[str, msgspec.Raw] | msgspec.UnsetType = msgspec.UNSET


class Outlook:
    """One viewer's sight of a table: knows what was sent and sends only what has changed."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Send everything next time."""
        self._table = self._chat = b""
        self._game: Sight | msgspec.UnsetType | None = msgspec.UNSET

    def message(self, shown: Shown, viewer: int | None) -> bytes:
        """Return the next state message for this viewer."""
        state = SentState(shown.number(viewer), viewer, shown.remaining_ms())
        if (part := shown.table_part) != self._table:
            self._table, state.table = part, msgspec.Raw(part)
        if (part := shown.chat_part) != self._chat:
            self._chat, state.chat = part, msgspec.Raw(part)
        self._add_game(state, shown.view(viewer), shown.pen)
        return _encoder.encode(state)

    def _add_game(self, state: SentState, view: msgspec.Struct | None, pen: Pen) -> None:
        """Add the game's view, or of one with the same fields what has changed in it."""
        if view is None:
            state.game = msgspec.UNSET if self._game is None else None
            self._game = None
        elif isinstance(self._game, Sight) and self._game.fits(view):
            state.changed = self._game.go_on(view, pen) or msgspec.UNSET
        else:
            self._game = Sight(view, pen)
            state.game = self._game.all()
