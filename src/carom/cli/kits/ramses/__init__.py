"""Ramses for the command line: its states drawn."""

from __future__ import annotations

from carom.cli.kits.kit import Kit
from carom.cli.kits.ramses.states import show_state

KIT = Kit(show_state=show_state)
