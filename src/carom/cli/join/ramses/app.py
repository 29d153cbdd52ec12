"""The full screen of a hosted table of Ramses."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from carom.cli.join.frame import framed
from carom.cli.join.line import Line
from carom.cli.join.ramses.controls import JoinControls
from carom.cli.join.screen import JoinScreen
from carom.cli.play.ramses.panel import body, key_names
from carom.cli.play.ramses.scene import WIDE, scene
from carom.cli.play.screenful import GameScreen
from carom.cli.play.styled import styled


class JoinApp(JoinScreen[JoinControls], GameScreen):
    """One's seat at a table of Ramses; for the arguments see :class:`JoinScreen`."""

    heading = "play-ramses-title"
    wide = WIDE

    def sit_down(self, line: Line) -> JoinControls:
        """Return the keys of a seat."""
        return JoinControls(line)

    def drawing(self) -> Text | None:
        """Return what is seen of the game."""
        view = self.controls.desk.look()
        return None if view is None else styled(scene(view))

    def side(self) -> Text:
        """Return the panel."""
        keys = self.controls
        return framed(keys.line, keys.problem, keys.desk.look(), partial(body, keys), key_names)
