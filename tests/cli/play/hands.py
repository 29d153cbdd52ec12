"""What the tests of all games in the terminal do: press keys, and read what is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from carom.pictures.canvas import Line


class Keys(Protocol):
    """The keyboard's side of any game."""

    def press(self, key: str) -> None:
        """Do what a key means now."""


def press(controls: Keys, *keys: str) -> None:
    """Press keys one after the other."""
    for key in keys:
        controls.press(key)


def plain(lines: Iterable[Line]) -> str:
    """Return a drawing without its colours."""
    return "\n".join("".join(run.text for run in line) for line in lines)
