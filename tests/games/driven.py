"""A game driven by hand, whichever it is: what the tables of all rows' tests can do."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.core.game import Game, Result

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)


class Driven(Generic[S, A, V]):
    """One running game; times are seconds, and each call returns the table or what it saw.

    Args:
        game: The game.
        state: Where it begins.

    Attributes:
        state: Where it stands; tests may put another one in its place.
    """

    def __init__(self, game: Game[Any, S, A, V], state: S) -> None:
        self._game = game
        self.state = state

    def at(self, seconds: float) -> Self:
        """Let time pass up to and with a moment."""
        self.state = self._game.advance(self.state, round(1000 * seconds))
        return self

    def act(self, seat: int, action: A, at: float | None = None) -> Self:
        """Act for a seat, now or at a moment."""
        self.state = self._game.apply(self.state, seat, action, self._ms(at))
        return self

    def refused(self, seat: int, action: A, at: float | None = None) -> IllegalAction:
        """Return the error that an action meets; the state must not change."""
        before = self.state
        with pytest.raises(IllegalAction) as caught:
            self._game.apply(before, seat, action, self._ms(at))
        assert self.state is before
        return caught.value

    def _ms(self, at: float | None) -> int:
        """Return a moment in ms; without one the first, for which the state's own time counts."""
        return 0 if at is None else round(1000 * at)

    def set(self, **changes: Any) -> Self:
        """Change facts of the state."""
        self.state = replace(self.state, **changes)
        return self

    @property
    def deadline_s(self) -> float | None:
        """When the running clock is out."""
        clock = self._game.deadline(self.state)
        return None if clock is None else clock / 1000

    @property
    def result(self) -> Result:
        """The result; the game must be over."""
        result = self._game.result(self.state)
        assert result is not None
        return result

    def view(self, seat: int | None = None) -> V:
        """Return what a seat sees, or a spectator."""
        return self._game.view(self.state, seat)

    def may(self, seat: int) -> tuple[A, ...]:
        """Return the legal actions of a seat."""
        return self._game.actions(self.state, seat)
