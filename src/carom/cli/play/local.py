"""A game on this machine: its state, who plays, and the record so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from carom.cli.play.robots import Robots
from carom.cli.words import bot_name
from carom.core.errors import IllegalAction
from carom.core.game import Game
from carom.records.record import End, Record, Step, header_of

C = TypeVar("C", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)


class LocalGame(Generic[C, S, A, V]):
    """One game, driven by the keys of one terminal and, on the last seats, by bots.

    Args:
        game: The game.
        options: The rule choices.
        names: The people, in the order of their seats.
        seed: Source of all chance.
        clock: Returns the ms since the game began.
        bots: Levels of the bots that sit after them.

    Attributes:
        people: How many of the seats have people.
        names: Everybody's names.
    """

    def __init__(
        self,
        game: Game[C, S, A, V],
        options: C,
        names: Sequence[str],
        seed: str,
        clock: Callable[[], int],
        *,
        bots: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.people = len(names)
        self._robots = Robots(game.facts.id, bots, self.people, seed)
        called = (bot_name(level, number) for number, level in enumerate(bots, start=1))
        self.names = (*names, *called)
        self.state: S = game.setup(options, len(self.names), seed)
        self._options = options
        self._seed = seed
        self._clock = clock
        self._now = 0
        self._steps: list[Step] = []

    def tick(self) -> None:
        """Let the clocks that have run out take effect, and the bots act."""
        self._now = max(self._clock(), self._now)
        self.state = self.game.advance(self.state, self._now)
        due = self._robots.due(self.view, self._now)
        if due is not None:
            seat, action = due
            try:
                self.act(seat, action)
            except IllegalAction:  # somebody was quicker; the bot looks again
                return

    def act(self, seat: int, action: A) -> None:
        """Do what a seat wants now; raises IllegalAction and changes nothing."""
        now = max(self._clock(), self._now)
        self.state = self.game.apply(self.state, seat, action, now)
        self._now = now
        plain = msgspec.to_builtins(action)
        self._steps.append(Step(len(self._steps) + 1, now, seat, plain))

    def can(self, seat: int, action: A) -> bool:
        """Tell whether a seat may do that now."""
        return action in self.game.actions(self.state, seat)

    def view(self, seat: int) -> V:
        """Return what a seat may know."""
        return self.game.view(self.state, seat)

    def record(self) -> Record:
        """Return the game so far as a record that anyone can replay."""
        seats = len(self.names)
        header = header_of(self.game, self._options, seats, self._seed, sealed=False)
        end = End(self._now, self.game.result(self.state))
        return Record(header, tuple(self._steps), end)

    def close(self) -> None:
        """Call off what the bots still think about."""
        self._robots.close()
