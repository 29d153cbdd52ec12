"""The full-screen game of Ramses at one keyboard."""

from __future__ import annotations

from rich.text import Text

from carom.cli.play.localscreen import LocalScreen
from carom.cli.play.ramses.controls import RamsesControls
from carom.cli.play.ramses.desk import LocalRamsesDesk, RamsesGame
from carom.cli.play.ramses.panel import panel
from carom.cli.play.ramses.scene import WIDE, scene
from carom.cli.play.stopwatch import Stopwatch
from carom.cli.play.styled import styled


class RamsesApp(LocalScreen[RamsesControls]):
    """Ramses in the terminal.

    A curtain is drawn before the preview, which all people see together. From then on no
    view shows one seat more than another, so none is needed between two turns: the screen
    has the content of the hole, and what was uncovered before is gone from it.

    Args:
        game: The game.
        watch: Its clock.
    """

    heading = "play-ramses-title"
    wide = WIDE

    def __init__(self, game: RamsesGame, watch: Stopwatch) -> None:
        super().__init__(game, RamsesControls(LocalRamsesDesk(game, watch)))

    def drawing(self) -> Text | None:
        """Return what is seen of the game."""
        view = self.controls.desk.look()
        return None if view is None else styled(scene(view))

    def side(self) -> Text:
        """Return the panel."""
        return panel(self.controls)
