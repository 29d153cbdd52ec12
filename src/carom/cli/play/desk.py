"""Where the keys of a game of turns meet it: on this machine, or where somebody hosts it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from carom.cli.play.local import LocalGame

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)


class Desk(ABC, Generic[V, A]):
    """What keys and panel need of a game."""

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """The names of all seats."""

    @abstractmethod
    def look(self) -> V | None:
        """Return what the seat that the keys speak for sees; None while nothing is there."""

    @abstractmethod
    def act(self, action: A) -> None:
        """Do something for that seat; raises CaromError."""

    @abstractmethod
    def settle(self) -> None:
        """Let time pass, where it does not pass by itself."""


class LocalDesk(Desk[V, A], Generic[S, A, V]):
    """A game on this machine; the keys speak for the person whose turn it is.

    While bots play, they speak for the person who played last.

    Args:
        game: The game.
        whose: Tells whose turn it is in a state.
    """

    def __init__(self, game: LocalGame[Any, S, A, V], whose: Callable[[S], int]) -> None:
        self.game = game
        self._whose = whose
        self._latest = 0

    @property
    def names(self) -> Sequence[str]:
        """The names of all seats."""
        return self.game.names

    @property
    def seat(self) -> int:
        """The seat that the keys speak for."""
        seat = self._whose(self.game.state)
        if seat < self.game.people:
            self._latest = seat
        return self._latest

    def look(self) -> V | None:
        """Return what that seat sees."""
        return self.game.view(self.seat)

    def act(self, action: A) -> None:
        """Do something for that seat."""
        self.game.act(self.seat, action)

    def settle(self) -> None:
        """Let clocks run out and bots act."""
        self.game.tick()
