"""The full-screen game of 1, 2, 3… robot! at one keyboard."""

from __future__ import annotations

from typing import TypeAlias

from carom.cli.play.desk import LocalDesk
from carom.cli.play.escape.controls import EscapeControls
from carom.cli.play.escape.panel import panel
from carom.cli.play.escape.scene import WIDE, scene
from carom.cli.play.local import LocalGame
from carom.cli.play.screenful import Screenful
from carom.cli.play.styled import styled
from carom.games.escape.actions import Action
from carom.games.escape.options import Options
from carom.games.escape.state import State
from carom.games.escape.view import View

EscapeGame: TypeAlias = LocalGame[Options, State, Action, View]


class EscapeApp(Screenful):
    """1, 2, 3… robot! in the terminal.

    Nothing needs to be hidden between two people at one keyboard: a turn that others do not
    see while it is played (``turns=private``) is open to all once it has ended.

    Args:
        game: The game.
    """

    heading = "play-escape-title"

    def __init__(self, game: EscapeGame) -> None:
        super().__init__()
        self._game = game
        self._desk = LocalDesk(game, lambda state: state.seat)
        self.controls = EscapeControls(self._desk)

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

    def refresh_all(self) -> None:
        """Draw all anew."""
        drawn = styled(scene(self.controls, self._game.view(self._desk.seat)))
        self.put(drawn, panel(self.controls), is_beside=self.size.width >= WIDE)
