"""Makes what viewers see of a table: lists of what is shown, never copies with holes."""

from __future__ import annotations

import msgspec

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
        commitment=commitment(table.seed) if table.phase != "lobby" else "",
        seed=table.seed if table.phase == "over" else "",
        next_table=table.next_table,
    )


class Shown:
    """What a table shows at one moment; each part is written once for all viewers.

    Args:
        table: The table, advanced to that moment.
        clock: For the time left when a state is sent.
        before: What was shown last; its parts are taken over where nothing has changed.

    Attributes:
        table_part: The table without chat and game, as JSON.
        chat_part: The chat, as JSON; empty while it is off.
    """

    table_part: bytes
    _written_chat: bytes

    def __init__(self, table: Table, clock: Clock, before: Shown | None = None) -> None:
        self.table = table
        self._clock = clock
        self._games: dict[int | None, bytes] = {}
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
        self._games[seat] = _encoder.encode(table.rules.view(table.state, seat))
        self._numbers[seat] = table.number_for(seat)

    def number(self, viewer: int | None) -> int:
        """Return the seq for a viewer."""
        number = self._numbers.get(viewer)
        return self.table.number_for(viewer) if number is None else number

    @property
    def chat_part(self) -> bytes:
        """The chat, as JSON; empty while it is off."""
        return self._written_chat if self.table.has_chat else b"[]"

    def game_part(self, viewer: int | None) -> bytes:
        """Return the game's view for a seat or a spectator, as JSON."""
        part = self._games.get(viewer)
        if part is None:
            state = self.table.state
            view = None if state is None else self.table.rules.view(state, viewer)
            part = self._games[viewer] = _encoder.encode(view)
        return part

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
    )


class SentState(msgspec.Struct, tag="state", omit_defaults=True):
    """A :class:`carom.server.protocol.State` of parts that are JSON already."""

    seq: int
    you: int | None
    remaining_ms: int | None
    table: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    chat: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    game: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Outlook:
    """One viewer's sight of a table: knows what was sent and sends only parts that changed."""

    def __init__(self) -> None:
        self._table = self._chat = self._game = b""

    def forget(self) -> None:
        """Send all parts next time."""
        self._table = self._chat = self._game = b""

    def message(self, shown: Shown, viewer: int | None) -> bytes:
        """Return the next state message for this viewer."""
        state = SentState(shown.number(viewer), viewer, shown.remaining_ms())
        if (part := shown.table_part) != self._table:
            self._table, state.table = part, msgspec.Raw(part)
        if (part := shown.chat_part) != self._chat:
            self._chat, state.chat = part, msgspec.Raw(part)
        if (part := shown.game_part(viewer)) != self._game:
            self._game, state.game = part, msgspec.Raw(part)
        return _encoder.encode(state)
