"""1, 2, 3… robot! on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carom.cli.kits.escape.puzzles import PUZZLES
from carom.cli.kits.kit import Kit

if TYPE_CHECKING:
    from carom.games.escape.state import State


def show_state(state: State) -> None:
    """Print a state as everyone at the table sees it."""
    from carom.cli.kits.escape.states import show_state

    show_state(state)


KIT = Kit(PUZZLES, show_state, "carom.cli.kits.escape.playing", "carom.cli.join.escape.app")
