"""A game of turns at a table that somebody hosts: its desk, its keys before and beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from carom.cli.join.line import Line
from carom.cli.join.lobby import press_lobby
from carom.cli.join.names import seat_name
from carom.cli.play.desk import A, Desk, V
from carom.cli.play.gamekeys import D, GameKeys
from carom.server import commands


class HostedDesk(Desk[V, A]):
    """A game that is hosted; what is allowed is for the server to say.

    Args:
        line: The connection to the table.
        view: Type of what is seen.
    """

    def __init__(self, line: Line, view: type[V]) -> None:
        self.line = line
        self._view = view

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats."""
        seen = self.line.seen
        return [seat_name(seat) for seat in seen.table.seats] if seen is not None else []

    def look(self) -> V | None:
        """Return what one sees of the game, if it has begun."""
        seen = self.line.seen
        return seen.view if seen is not None and isinstance(seen.view, self._view) else None

    def act(self, action: A) -> None:
        """Ask for an action of the game."""
        self.line.do(commands.Act(msgspec.Raw(msgspec.json.encode(action))))

    def settle(self) -> None:
        """Do nothing: the server lets time pass."""


def is_for_game(line: Line, key: str, *, watching: Sequence[str] = ()) -> bool:
    """Tell whether a key is for the game now; before it, one says whether one is ready.

    Args:
        line: The connection to the table.
        key: The key.
        watching: Keys that are for those as well who only watch.
    """
    seen = line.seen
    line.problem = None
    if seen is None or (seen.you is None and key not in watching):
        return False
    if seen.table.phase == "lobby":
        press_lobby(line, key)
        return False
    return True


class SeatKeys(GameKeys[D, V]):
    """The keys of a seat at a hosted table; goes before those of the game in a class.

    Args:
        desk: The game.
        line: The connection to the table.
    """

    needs_letters = False
    watching: ClassVar[tuple[str, ...]] = ()
    """Keys that are for those as well who only watch."""

    def __init__(self, desk: D, line: Line) -> None:
        super().__init__(desk)
        self.line = line

    def press(self, key: str) -> None:
        """Do what a key means now; before the game it says whether one is ready."""
        if is_for_game(self.line, key, watching=self.watching):
            super().press(key)
