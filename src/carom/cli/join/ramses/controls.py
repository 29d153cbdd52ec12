"""What the keys do at a hosted table of Ramses: those of ``carom play ramses``."""

from __future__ import annotations

from msgspec.structs import replace

from carom.cli.join.desk import HostedDesk, SeatKeys
from carom.cli.join.line import Line
from carom.cli.play.ramses.controls import RamsesControls
from carom.cli.play.ramses.desk import RamsesDesk
from carom.games.ramses.actions import Action
from carom.games.ramses.view import View


class HostedRamsesDesk(HostedDesk[View, Action], RamsesDesk):
    """A game that is hosted; the table says when the preview begins."""

    def begin(self) -> None:
        """Do nothing: the game begins for all at once."""

    def look(self) -> View | None:
        """Return what one sees of the game, if it has begun.

        While time stands still or the line is down the treasures of the preview are
        hidden, so that nobody has longer to study them.
        """
        view, seen = super().look(), self.line.seen
        if view is None or seen is None or view.phase != "preview":
            return view
        is_held = seen.table.is_paused or self.line.status != "open"
        return replace(view, tokens=None) if is_held else view


class JoinControls(SeatKeys[RamsesDesk, View], RamsesControls):
    """The keyboard's side of a seat.

    Args:
        line: The connection to the table.
    """

    def __init__(self, line: Line) -> None:
        super().__init__(HostedRamsesDesk(line, View), line)
