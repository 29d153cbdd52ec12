"""Ramses on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carom.cli.kits.kit import Kit
from carom.cli.kits.ramses.puzzles import PUZZLES

if TYPE_CHECKING:
    from carom.games.ramses.state import State


def show_state(state: State) -> None:
    """Print a state with all that lies there."""
    from carom.cli.kits.ramses.states import show_state

    show_state(state)


KIT = Kit(PUZZLES, show_state, "carom.cli.kits.ramses.playing", "carom.cli.join.ramses.app")
