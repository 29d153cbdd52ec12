"""The keys at a table before its game, the same for every game."""

from __future__ import annotations

from carom.cli.join.line import Line
from carom.server import commands


def press_lobby(line: Line, key: str) -> None:
    """Say ready or not; the host may start without waiting."""
    seen = line.seen
    if seen is None or seen.you is None:
        return
    if key in ("space", "enter"):
        line.do(commands.Ready(not seen.table.seats[seen.you].is_ready))
    elif key == "s":
        line.do(commands.Start())
