"""The kit of 1, 2, 3… robot!: its games are told turn by turn, each when it is closed."""

from __future__ import annotations

from typing import Any

import msgspec

from carom.games.escape.state import State
from carom.games.escape.watching import TurnView, watched
from carom.server.kits.kit import Kit, Telling


class Told(msgspec.Struct, frozen=True):
    """What is told of a moment: the turn that was closed last, None before the first."""

    turn: TurnView | None


def told(state: State) -> Told:
    """Return the turn that was closed last."""
    return Told(watched(state.factory, state.past[-1]) if state.past else None)


KIT: Kit[State, Any] = Kit(telling=Telling(told, Told))
