"""Games in which only some seats are bots, move by move, with time moved by hand."""

from __future__ import annotations

from typing import Any

from carom.bots.bot import Memory, People, Plan, remember, scene_of
from carom.bots.registry import get_bot
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Start
from carom.games.ricochet.options import Options
from carom.games.ricochet.state import State
from carom.games.ricochet.view import View


class Seated:
    """A bot of Ricochet Robots on a seat, with its memory."""

    def __init__(self, level: str, seat: int = 1, seed: str = "bot") -> None:
        self.bot = get_bot("ricochet", level)
        self.seat, self.seed = seat, seed
        self.memory: Memory | None = None

    def plan(self, state: State, people: People = frozenset({0})) -> Plan | None:
        """Return what it does next from what it sees."""
        return self.plan_from(GAME.view(state, self.seat), state.now, people)

    def plan_from(self, view: View, now: int, people: People = frozenset({0})) -> Plan | None:
        """Return what it does next from a view."""
        self.memory = remember(self.bot, self.memory, view, now, people)
        return self.bot.plan(view, self.thoughts(view), scene_of(self.memory, self.seed, people))

    def thoughts(self, view: View) -> Any:
        """Return what comes to its mind."""
        question = self.bot.question(view)
        return None if question is None else self.bot.think(question, self.seed, None)

    def due(self, state: State, people: People = frozenset({0})) -> Plan:
        """Return its plan, which must be there."""
        plan = self.plan(state, people)
        assert plan is not None
        return plan

    def carry_out(self, state: State) -> State:
        """Return the state after what it does next, at the time it does it."""
        plan = self.due(state)
        return GAME.apply(state, self.seat, plan.action, max(plan.at_ms, state.now))


def thinking(options: Options | None = None, seats: int = 2, seed: str = "demo") -> State:
    """Return a game whose first chip was turned up at 1000 ms."""
    state = GAME.setup(options or Options(), seats, seed)
    return GAME.apply(state, 0, Start(0), 1_000)
