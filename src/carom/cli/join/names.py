"""What somebody at a hosted table is called."""

from __future__ import annotations

from carom.cli.words import say
from carom.server.protocol import SeatView


def seat_name(seat: SeatView) -> str:
    """Return the name of a seat; bots are named in the language of the terminal."""
    if not seat.bot:
        return seat.name
    return say("web-bot-name", level=say(f"web-bot-{seat.bot}"), number=seat.bot_number)
