"""The full-screen game of Micro Robots at one keyboard."""

from __future__ import annotations

from carom.cli.play.micro.controls import MicroControls
from carom.cli.play.micro.desk import LocalDesk, MicroGame
from carom.cli.play.micro.panel import panel
from carom.cli.play.micro.scene import WIDE, scene
from carom.cli.play.screenful import Screenful
from carom.cli.play.styled import styled


class MicroApp(Screenful):
    """Micro Robots in the terminal.

    Args:
        game: The game.
    """

    heading = "play-dice-title"

    def __init__(self, game: MicroGame) -> None:
        super().__init__()
        self._game = game
        self._desk = LocalDesk(game)
        self.controls = MicroControls(self._desk)

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
        drawn = styled(scene(self.controls, self._desk.look()))
        self.put(drawn, panel(self.controls), is_beside=self.size.width >= WIDE)
