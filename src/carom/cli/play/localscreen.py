"""The screen of a game on this machine: one keyboard for everybody."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from carom.cli.play.gamekeys import GameKeys
from carom.cli.play.local import LocalGame
from carom.cli.play.screenful import GameScreen

K = TypeVar("K", bound=GameKeys[Any, Any])


class LocalScreen(GameScreen, Generic[K]):
    """A game and its keys.

    Args:
        game: The game; closed when the screen is left.
        controls: Its keys.
    """

    def __init__(self, game: LocalGame[Any, Any, Any, Any], controls: K) -> None:
        super().__init__()
        self._game = game
        self.controls = controls

    def action_press(self, key: str) -> None:
        """Hand a key to the game."""
        if key == "q":
            self.exit()
            return
        self.controls.press(key)
        self.refresh_all()

    def on_unmount(self) -> None:
        """Call off what the bots think about, so that the program ends at once."""
        self._game.close()

    def tick(self) -> None:
        """Let time pass."""
        self.controls.settle()
        self.refresh_all()
