"""A game of Ramses on this machine: nobody sees anything before everybody looks."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeAlias

from carom.cli.play.desk import Desk, LocalDesk
from carom.cli.play.local import LocalGame
from carom.cli.play.stopwatch import Stopwatch
from carom.games.ramses.actions import Action, Ready
from carom.games.ramses.options import Options
from carom.games.ramses.state import State
from carom.games.ramses.view import View

RamsesGame: TypeAlias = LocalGame[Options, State, Action, View]


class RamsesDesk(Desk[View, Action]):
    """What keys and panel need of a game of Ramses."""

    @abstractmethod
    def begin(self) -> None:
        """Show the treasures and let time run, where that is for these keys to say."""


class LocalRamsesDesk(LocalDesk[State, Action, View], RamsesDesk):
    """A game on this machine, behind a curtain until all people are there to look.

    Args:
        game: The game.
        watch: Its clock.
    """

    def __init__(self, game: RamsesGame, watch: Stopwatch) -> None:
        super().__init__(game, lambda state: state.turn)
        self._watch = watch
        self._is_open = False
        if game.state.phase != "preview":
            self.begin()

    def begin(self) -> None:
        """Open the curtain."""
        self._watch.start()
        self._is_open = True

    def look(self) -> View | None:
        """Return what the seat sees that the keys speak for; None behind the curtain."""
        return super().look() if self._is_open else None

    def act(self, action: Action) -> None:
        """Do something for that seat; all people have seen enough of the preview at once."""
        if not isinstance(action, Ready):
            super().act(action)
            return
        for seat in range(self.game.people):
            if self.game.can(seat, action):
                self.game.act(seat, action)

    def settle(self) -> None:
        """Let clocks run out and bots act, once the curtain is open."""
        if self._is_open:
            super().settle()
