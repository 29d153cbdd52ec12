"""Draws a random action of Micro Robots, without listing what else is legal.

Mostly moves, as in play: somebody calls up to 12 moves and makes them.
"""

from __future__ import annotations

from random import Random

from carom.games.micro.actions import Action, Call, Start, moves_in
from carom.games.micro.state import State


def drawn(chance: Random, state: State) -> tuple[int, Action, int]:
    """Return a seat, what it does and when."""
    it = state.round
    if it is None:
        return 0, Start(state.round_number), state.now
    if it.trial is None:
        seat = int(chance.random() * len(state.seats))
        return seat, Call(1 + int(chance.random() * 12), it.number), state.now
    board = state.dice
    ways = board.ways[it.trial.attempt.cell]
    name = board.name(ways[int(chance.random() * len(ways))])
    return it.trial.seat, moves_in(it.number)[name], state.now
