"""What somebody at a hosted table is called."""

from __future__ import annotations

from carom.cli.words import bot_name
from carom.server.protocol import SeatView


def seat_name(seat: SeatView) -> str:
    """Return the name of a seat; bots are named in the language of the terminal."""
    if not seat.bot:
        return seat.name
    return bot_name(seat.bot, seat.bot_number)
