"""Where the keys of Micro Robots meet a game: one on this machine, or one that is hosted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from carom.cli.play.local import LocalGame
from carom.games.micro.actions import Action
from carom.games.micro.options import Options
from carom.games.micro.state import State
from carom.games.micro.view import View

MicroGame: TypeAlias = LocalGame[Options, State, Action, View]


class Desk(Protocol):
    """What keys and panel need of a game."""

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats."""

    @property
    def can_change_player(self) -> bool:
        """Whether several people use these keys."""

    def settle(self) -> None:
        """Let time pass."""

    def look(self) -> View | None:
        """Return what the seat that the keys speak for sees; None while nothing is there."""

    def act(self, action: Action) -> None:
        """Do something for that seat; raises CaromError."""

    def change_player(self, step: int) -> None:
        """Let the keys speak for the next or the last person."""


class LocalDesk:
    """A game on this machine.

    While somebody shows a way or chooses who gets a token, the keys speak for that person.

    Args:
        game: The game.
    """

    def __init__(self, game: MicroGame) -> None:
        self.game = game
        self._chosen = 0

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats."""
        return self.game.names

    @property
    def can_change_player(self) -> bool:
        """Whether several people use these keys."""
        return self.game.people > 1

    @property
    def seat(self) -> int:
        """The seat that the keys speak for."""
        it = self.game.state.round
        busy = it and (it.trial or (it.trials[-1] if it.choosing else None))
        return busy.seat if busy and busy.seat < self.game.people else self._chosen

    def settle(self) -> None:
        """Let clocks run out and bots act."""
        self.game.tick()

    def look(self) -> View:
        """Return what that seat sees."""
        return self.game.view(self.seat)

    def act(self, action: Action) -> None:
        """Do something for that seat."""
        self.game.act(self.seat, action)

    def change_player(self, step: int) -> None:
        """Let the keys speak for another person."""
        self._chosen = (self._chosen + step) % self.game.people
