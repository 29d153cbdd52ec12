"""What the keys of a game do whatever its phases are: a moment, a key, a fault."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import Any, Generic, TypeVar

from carom.cli.play.desk import Desk
from carom.cli.play.keyboard import Keyboard
from carom.core.errors import CaromError

D = TypeVar("D", bound=Desk[Any, Any])
V = TypeVar("V")


class GameKeys(Keyboard, Generic[D, V]):
    """The keyboard's side of a game that is seen at a desk.

    Args:
        desk: The game.
    """

    def __init__(self, desk: D) -> None:
        super().__init__()
        self.desk = desk
        self._moment: Hashable = None

    @abstractmethod
    def moment_of(self, view: V) -> Hashable:
        """Return what changes whenever that which was typed has lost its meaning."""

    @abstractmethod
    def answer(self, view: V, key: str) -> None:
        """Do what a key means in this phase; raises CaromError."""

    def answer_unseen(self, key: str) -> None:
        """Do what a key means while nothing is seen of the game; nothing unless it says so."""

    def begin_moment(self, view: V) -> None:
        """Forget what was typed for a moment that is over."""
        self.let_go()

    def press(self, key: str) -> None:
        """Do what a key means now; a fault is kept in ``problem``."""
        self.problem = None
        self.settle()
        view: V | None = self.desk.look()
        try:
            if view is None:
                self.answer_unseen(key)
            else:
                self.answer(view, key)
        except CaromError as error:
            self.problem = error
        self.settle()

    def settle(self) -> None:
        """Let time pass, and notice when another moment has come."""
        self.desk.settle()
        view: V | None = self.desk.look()
        if view is None:
            return
        moment = self.moment_of(view)
        if moment != self._moment:
            self._moment = moment
            self.begin_moment(view)
