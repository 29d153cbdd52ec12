"""What the keys do at a hosted table of 1, 2, 3… robot!: those of ``carom play escape``."""

from __future__ import annotations

from carom.cli.join.desk import HostedDesk, SeatKeys
from carom.cli.join.line import Line
from carom.cli.play.escape.controls import EscapeControls, EscapeDesk
from carom.games.escape.view import View


class JoinControls(SeatKeys[EscapeDesk, View], EscapeControls):
    """The keyboard's side of a seat.

    Args:
        line: The connection to the table.
    """

    def __init__(self, line: Line) -> None:
        super().__init__(HostedDesk(line, View), line)
