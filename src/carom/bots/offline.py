"""Whole games among bots without waiting: time jumps to whatever comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from carom.bots.bot import Bot, Memory, Plan, remember, scene_of
from carom.core.chance import Draw
from carom.core.game import Game

NOBODY: frozenset[int] = frozenset()
MAX_STEPS = 20_000
"""Actions and clocks after which a game among bots is taken for endless."""


class Step(msgspec.Struct, frozen=True):
    """One action of a played game."""

    at_ms: int
    seat: int
    action: Any


class Played(msgspec.Struct, frozen=True):
    """A game that is over: its last state and all that was done."""

    state: Any
    steps: tuple[Step, ...]


def bot_seed(secret: str, table_id: str, seat: int) -> str:
    """Return the seed of the bot on a seat.

    Its own, so that nothing it does tells of the game's; made from it one way, so that
    nobody can foresee the bot and a table that is read again has the same bots.

    Args:
        secret: Known to whoever runs the bots, such as the game's seed.
        table_id: The table.
        seat: The seat.
    """
    return Draw(secret, f"bot/{table_id}/{seat}").token()


class _Player:
    """A bot on its seat, with its memory and its thoughts."""

    def __init__(self, bot: Bot[Any, Any, Any], seat: int, seed: str) -> None:
        self._bot, self._seat, self._seed = bot, seat, seed
        self._memory: Memory | None = None
        self._thoughts: Any = None

    def plan(self, view: Any, now_ms: int) -> Plan | None:
        """Return what it does next."""
        before = self._memory
        memory = self._memory = remember(self._bot, before, view, now_ms, NOBODY)
        if before is None or before.question != memory.question:
            self._thoughts = None
            if memory.question is not None:
                self._thoughts = self._bot.think(memory.question, self._seed, None)
        return self._bot.plan(view, self._thoughts, scene_of(memory, self._seed, NOBODY))


def play_out(
    game: Game[Any, Any, Any, Any], bots: Sequence[Bot[Any, Any, Any]], options: Any, seed: str
) -> Played:
    """Play a game among bots to its end.

    Args:
        game: The game.
        bots: One a seat.
        options: The rule choices.
        seed: Source of all chance, the bots' too.

    Raises:
        RuntimeError: The game does not end, as when no chip that is left can be reached.
    """
    players = [_Player(bot, at, bot_seed(seed, "", at)) for at, bot in enumerate(bots)]
    state, now = game.setup(options, len(bots), seed), 0
    steps: list[Step] = []
    for _ in range(MAX_STEPS):
        if game.result(state) is not None:
            return Played(state, tuple(steps))
        plans = [
            (max(plan.at_ms, now), seat, plan.action)
            for seat, player in enumerate(players)
            if (plan := player.plan(game.view(state, seat), now)) is not None
        ]
        due, seat, action = min(plans, key=lambda one: one[:2], default=(None, 0, None))
        deadline = game.deadline(state)
        if due is None or (deadline is not None and deadline < due):
            if deadline is None:
                break
            now = deadline + 1
            state = game.advance(state, now)
            continue
        now = due
        state = game.apply(state, seat, action, now)
        steps.append(Step(now, seat, action))
    raise RuntimeError(f"no end after {len(steps)} actions at {now} ms")
