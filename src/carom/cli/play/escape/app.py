"""The full-screen game of 1, 2, 3… robot! at one keyboard."""

from __future__ import annotations

from typing import TypeAlias

from rich.text import Text

from carom.cli.play.desk import LocalDesk
from carom.cli.play.escape.controls import EscapeControls
from carom.cli.play.escape.panel import panel
from carom.cli.play.escape.scene import WIDE, scene
from carom.cli.play.local import LocalGame
from carom.cli.play.localscreen import LocalScreen
from carom.cli.play.styled import styled
from carom.games.escape.actions import Action
from carom.games.escape.options import Options
from carom.games.escape.state import State
from carom.games.escape.view import View

EscapeGame: TypeAlias = LocalGame[Options, State, Action, View]


class EscapeApp(LocalScreen[EscapeControls]):
    """1, 2, 3… robot! in the terminal.

    Nothing needs to be hidden between two people at one keyboard: a turn that others do not
    see while it is played (``turns=private``) is open to all once it has ended.

    Args:
        game: The game.
    """

    heading = "play-escape-title"
    wide = WIDE

    def __init__(self, game: EscapeGame) -> None:
        super().__init__(game, EscapeControls(LocalDesk(game, lambda state: state.seat)))

    def drawing(self) -> Text | None:
        """Return what is seen of the game."""
        view = self.controls.desk.look()
        return None if view is None else styled(scene(self.controls, view))

    def side(self) -> Text:
        """Return the panel."""
        return panel(self.controls)
