"""What the keys do at a hosted table of Micro Robots: those of ``carom play micro``."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from carom.cli.join.line import Line
from carom.cli.join.lobby import press_lobby
from carom.cli.join.names import seat_name
from carom.cli.play.micro.controls import MicroControls
from carom.cli.play.micro.desk import Desk
from carom.games.micro.actions import Action
from carom.games.micro.view import View
from carom.server import commands


class HostedDesk(Desk):
    """A game at a table that somebody hosts; what is allowed is for the server to say.

    Args:
        line: The connection to the table.
    """

    can_change_player = False
    has_hints = False
    starts_for_all = False

    def __init__(self, line: Line) -> None:
        self.line = line

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats."""
        seen = self.line.seen
        return [seat_name(seat) for seat in seen.table.seats] if seen is not None else []

    def look(self) -> View | None:
        """Return what one sees of the game, if it has begun."""
        seen = self.line.seen
        return seen.view if seen is not None and isinstance(seen.view, View) else None

    def act(self, action: Action) -> None:
        """Ask for an action of the game."""
        self.line.do(commands.Act(msgspec.Raw(msgspec.json.encode(action))))

    def settle(self) -> None:
        """Do nothing: the server lets time pass."""

    def change_player(self, step: int) -> None:
        """Do nothing: these keys are one person's."""


class JoinControls(MicroControls):
    """The keyboard's side of a seat.

    Args:
        line: The connection to the table.
    """

    needs_letters = False

    def __init__(self, line: Line) -> None:
        super().__init__(HostedDesk(line))
        self.line = line

    def press(self, key: str) -> None:
        """Do what a key means now; before the game it says whether one is ready."""
        seen = self.line.seen
        self.line.problem = None
        if seen is None or (seen.you is None and key != "o"):
            return
        if seen.table.phase == "lobby":
            press_lobby(self.line, key)
        else:
            super().press(key)
