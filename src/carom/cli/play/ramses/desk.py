"""A game of Ramses on this machine: nobody sees anything before everybody looks."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable
from typing import TypeAlias

from carom.cli.play.desk import Desk, LocalDesk
from carom.cli.play.local import LocalGame
from carom.games.ramses.actions import Action, Ready
from carom.games.ramses.options import Options
from carom.games.ramses.state import State
from carom.games.ramses.view import View

RamsesGame: TypeAlias = LocalGame[Options, State, Action, View]


class Stopwatch:
    """The time of a game, in ms, that stands at 0 until it is started.

    Args:
        seconds: A clock that never goes back.
    """

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._started: float | None = None

    def __call__(self) -> int:
        """Return the ms since the start."""
        return 0 if self._started is None else int(1000 * (self._seconds() - self._started))

    def start(self) -> None:
        """Let time run."""
        self._started = self._seconds()


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
