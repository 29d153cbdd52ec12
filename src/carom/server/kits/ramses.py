"""The kit of Ramses: once the pyramids are lifted, its games are told with all that lay below."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from carom.games.ramses.board import EMPTY
from carom.games.ramses.state import State
from carom.games.ramses.view import View, view
from carom.server.kits.kit import Kit, Telling


def uncovered(state: State) -> View:
    """Return what a spectator would know who could see through the pyramids (D-T26)."""
    tokens = tuple(None if token == EMPTY else token for token in state.turned_layout)
    return replace(view(state, None), tokens=tokens)


STANDS_S = 0.15
"""A slide covers what the one before it uncovered: a hand that makes several at once, as a
program can, would keep from the others what it has seen. Nobody's fingers are much faster."""

KIT: Kit[State, Any] = Kit(telling=Telling(uncovered, View), stands_s=STANDS_S)
