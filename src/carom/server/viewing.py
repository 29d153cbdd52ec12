"""Makes what viewers see of a table: lists of what is shown, never copies with holes."""

from __future__ import annotations

from carom.core.chance import commitment
from carom.server.protocol import SeatView, TableView
from carom.server.table import Seat, Table


def seat_view(seat: Seat) -> SeatView:
    """Return a seat as everybody sees it."""
    return SeatView(seat.name, seat.bot, seat.is_ready, seat.presence)


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
