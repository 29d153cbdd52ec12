"""Micro Robots on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carom.cli.kits.kit import Kit
from carom.cli.kits.micro.puzzles import PUZZLES

if TYPE_CHECKING:
    from carom.games.micro.state import State


def show_state(state: State) -> None:
    """Print a state as everyone at the table sees it."""
    from carom.cli.kits.micro.states import show_state

    show_state(state)


KIT = Kit(PUZZLES, show_state, "carom.cli.kits.micro.playing", "carom.cli.join.micro.app")
