"""A bot on a seat of any game, move by move, with time moved by hand."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from carom.bots.bot import Bot, Memory, People, Plan, remember, scene_of
from carom.core.game import Game

S = TypeVar("S", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)

PEOPLE: People = frozenset({0})


class SeatedBot(Generic[S, V]):
    """A bot with its memory. Tests may put another bot in its place, or take the memory away."""

    def __init__(
        self, game: Game[Any, S, Any, V], bot: Bot[V, Any, Any], seat: int, seed: str
    ) -> None:
        self._game = game
        self.bot = bot
        self.seat, self.seed = seat, seed
        self.memory: Memory | None = None

    def plan(self, state: S, people: People = PEOPLE) -> Plan | None:
        """Return what it does next from what it sees at the time of a state."""
        now: int = msgspec.structs.asdict(state)["now"]
        return self.plan_from(self._game.view(state, self.seat), now, people)

    def plan_from(self, view: V, now: int, people: People = PEOPLE) -> Plan | None:
        """Return what it does next from a view."""
        self.memory = remember(self.bot, self.memory, view, now, people)
        return self.bot.plan(view, self.thoughts(view), scene_of(self.memory, self.seed, people))

    def thoughts(self, view: V) -> Any:
        """Return what comes to its mind."""
        question = self.bot.question(view)
        return None if question is None else self.bot.think(question, self.seed, None)

    def due(self, state: S, people: People = PEOPLE) -> Plan:
        """Return its plan, which must be there."""
        plan = self.plan(state, people)
        assert plan is not None
        return plan

    def carry_out(self, state: S) -> S:
        """Return the state after what it does next, at the time it does it."""
        plan = self.due(state)
        return self._game.apply(state, self.seat, plan.action, plan.at_ms)
