"""The full-screen game of Micro Robots at one keyboard."""

from __future__ import annotations

from rich.text import Text

from carom.cli.play.localscreen import LocalScreen
from carom.cli.play.micro.controls import MicroControls
from carom.cli.play.micro.desk import LocalDesk, MicroGame
from carom.cli.play.micro.panel import panel
from carom.cli.play.micro.scene import WIDE, scene
from carom.cli.play.styled import styled


class MicroApp(LocalScreen[MicroControls]):
    """Micro Robots in the terminal.

    Args:
        game: The game.
    """

    heading = "play-dice-title"
    wide = WIDE

    def __init__(self, game: MicroGame) -> None:
        super().__init__(game, MicroControls(LocalDesk(game)))

    def drawing(self) -> Text | None:
        """Return what is seen of the game."""
        view = self.controls.desk.look()
        return None if view is None else styled(scene(self.controls, view))

    def side(self) -> Text:
        """Return the panel."""
        return panel(self.controls)
