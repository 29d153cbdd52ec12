"""Where the keys of Micro Robots meet a game: one on this machine, or one that is hosted."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeAlias

from carom.cli.play import desk
from carom.cli.play.local import LocalGame
from carom.games.micro.actions import Action
from carom.games.micro.options import Options
from carom.games.micro.state import State
from carom.games.micro.view import View

MicroGame: TypeAlias = LocalGame[Options, State, Action, View]


class Desk(desk.Desk[View, Action]):
    """What keys and panel need of a game.

    Attributes:
        can_change_player: Whether several people use these keys.
        has_hints: Whether hints may be asked for while others think.
        starts_for_all: Whether one key rolls the next target for everybody.
    """

    can_change_player: bool
    has_hints: bool
    starts_for_all: bool

    @abstractmethod
    def change_player(self, step: int) -> None:
        """Let the keys speak for the next or the last person, where there are several."""


class LocalDesk(Desk):
    """A game on this machine.

    While somebody shows a way or chooses who gets a token, the keys speak for that person.

    Args:
        game: The game.
    """

    has_hints = True
    starts_for_all = True

    def __init__(self, game: MicroGame) -> None:
        self.game = game
        self.can_change_player = game.people > 1
        self._chosen = 0

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats."""
        return self.game.names

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
