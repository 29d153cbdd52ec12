"""Makes the view of a table for one viewer: a list of what is shown, not a copy with holes."""

from __future__ import annotations

from carom.core.chance import commitment
from carom.server.protocol import SeatView, TableView
from carom.server.table import Table


def table_view(table: Table, viewer: int | None, at_ms: int) -> TableView:
    """Return what a seat, or a spectator, may know of a table.

    Args:
        table: The table, advanced to ``at_ms``.
        viewer: A seat, or None.
        at_ms: Wall time of the view.
    """
    has_game = table.state is not None
    return TableView(
        id=table.id,
        game=table.game,
        preset=table.preset,
        options=table.options,
        phase=table.phase,
        seats=tuple(
            SeatView(seat.name, seat.bot, seat.is_ready, seat.is_away, seat.is_removed)
            for seat in table.seats
        ),
        host=table.host,
        you=viewer,
        chat=table.chat if table.has_chat else (),
        has_chat=table.has_chat,
        is_paused=table.pause_since_ms is not None,
        remaining_ms=table.remaining_ms(at_ms),
        commitment=commitment(table.seed) if has_game else "",
        seed=table.seed if table.phase == "over" else "",
        next_table=table.next_table,
        game_view=table.rules.view(table.state, viewer) if has_game else None,
    )
