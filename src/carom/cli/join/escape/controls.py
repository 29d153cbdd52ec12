"""What the keys do at a hosted table of 1, 2, 3… robot!: those of ``carom play escape``."""

from __future__ import annotations

from carom.cli.join.desk import HostedDesk, is_for_game
from carom.cli.join.line import Line
from carom.cli.play.escape.controls import EscapeControls
from carom.games.escape.view import View


class JoinControls(EscapeControls):
    """The keyboard's side of a seat.

    Args:
        line: The connection to the table.
    """

    needs_letters = False

    def __init__(self, line: Line) -> None:
        super().__init__(HostedDesk(line, View))
        self.line = line

    def press(self, key: str) -> None:
        """Do what a key means now; before the game it says whether one is ready."""
        if is_for_game(self.line, key):
            super().press(key)
