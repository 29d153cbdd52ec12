"""What the keys do at a hosted table of Micro Robots: those of ``carom play micro``."""

from __future__ import annotations

from carom.cli.join import desk
from carom.cli.join.line import Line
from carom.cli.play.micro.controls import MicroControls
from carom.cli.play.micro.desk import Desk
from carom.games.micro.actions import Action
from carom.games.micro.view import View


class HostedDesk(desk.HostedDesk[View, Action], Desk):
    """A game at a table that somebody hosts; its keys are one person's."""

    can_change_player = False
    has_hints = False
    starts_for_all = False

    def change_player(self, step: int) -> None:
        """Do nothing: these keys are one person's."""


class JoinControls(desk.SeatKeys[Desk, View], MicroControls):
    """The keyboard's side of a seat.

    Args:
        line: The connection to the table.
    """

    watching = ("o",)

    def __init__(self, line: Line) -> None:
        super().__init__(HostedDesk(line, View), line)
