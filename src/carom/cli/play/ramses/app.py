"""The full-screen game of Ramses at one keyboard."""

from __future__ import annotations

from rich.text import Text

from carom.cli.play.ramses.controls import RamsesControls
from carom.cli.play.ramses.desk import LocalRamsesDesk, RamsesGame, Stopwatch
from carom.cli.play.ramses.panel import panel
from carom.cli.play.ramses.scene import WIDE, scene
from carom.cli.play.screenful import Screenful
from carom.cli.play.styled import styled


class RamsesApp(Screenful):
    """Ramses in the terminal.

    A curtain is drawn before the preview, which all people see together. From then on no
    view shows one seat more than another, so none is needed between two turns: the screen
    has the content of the hole, and what was uncovered before is gone from it.

    Args:
        game: The game.
        watch: Its clock.
    """

    heading = "play-ramses-title"

    def __init__(self, game: RamsesGame, watch: Stopwatch) -> None:
        super().__init__()
        self._game = game
        self._desk = LocalRamsesDesk(game, watch)
        self.controls = RamsesControls(self._desk)

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
        view = self._desk.look()
        drawn = Text("") if view is None else styled(scene(view))
        self.put(
            drawn, panel(self.controls), is_beside=view is not None and self.size.width >= WIDE
        )
