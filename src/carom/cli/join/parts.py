"""Parts of a panel that every hosted table shows."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from carom.cli.join.line import Line, Seen
from carom.cli.join.names import seat_name
from carom.cli.words import say
from carom.server.protocol import SeatView

CHAT_LINES = 5


def remarks(seat: SeatView, *, is_host: bool) -> str:
    """Return what else there is to say of a seat, in brackets."""
    told = [say("web-host")] if is_host else []
    if seat.presence != "here":
        told.append(say(f"web-presence-{seat.presence}"))
    return f"  ({', '.join(told)})" if told else ""


def chat(seen: Seen) -> Iterator[Text]:
    """Yield the newest lines of the chat."""
    for line in seen.chat[-CHAT_LINES:]:
        words = line.text or say(f"web-phrase-{line.phrase}")
        yield Text(f"{line.name}: ", style="bold").append(words, style="not bold")


def lobby(seen: Seen) -> Iterator[Text]:
    """Yield what is awaited before the game and a line a seat; the own one is marked."""
    yield Text(say("join-lobby"), style="bold")
    for number, seat in enumerate(seen.table.seats):
        marker = "▶ " if number == seen.you else "  "
        text = Text(f"{marker}{number + 1} {seat_name(seat)}").append("  ✓" * seat.is_ready)
        yield text.append(remarks(seat, is_host=number == seen.table.host), style="dim")


def lost(line: Line) -> list[Text]:
    """Return a line while the connection is lost."""
    return [Text(say("join-lost"), style="red")] if line.status == "lost" else []
