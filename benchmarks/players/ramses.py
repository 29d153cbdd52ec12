"""Draws a random action of Ramses, without listing what else is legal: slides, as in play."""

from __future__ import annotations

from random import Random

from carom.games.ramses.actions import Action, Ready, Slide
from carom.games.ramses.slides import slidable
from carom.games.ramses.state import State


def drawn(chance: Random, state: State) -> tuple[int, Action, int]:
    """Return a seat, what it does and when."""
    if state.phase == "preview":
        return len(state.ready), Ready(), state.now
    cells = slidable(state)
    return state.turn, Slide(cells[int(chance.random() * len(cells))]), state.now
