"""The full screen of a hosted table of Micro Robots."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from carom.cli.join.frame import framed
from carom.cli.join.line import Line
from carom.cli.join.micro.controls import JoinControls
from carom.cli.join.screen import JoinScreen
from carom.cli.play.micro.panel import body, key_names
from carom.cli.play.micro.scene import WIDE, scene
from carom.cli.play.screenful import GameScreen
from carom.cli.play.styled import styled


class JoinApp(JoinScreen[JoinControls], GameScreen):
    """One's seat at a table of Micro Robots; for the arguments see :class:`JoinScreen`."""

    heading = "play-dice-title"
    wide = WIDE

    def sit_down(self, line: Line) -> JoinControls:
        """Return the keys of a seat."""
        return JoinControls(line)

    def drawing(self) -> Text | None:
        """Return what is seen of the game."""
        view = self.controls.desk.look()
        return None if view is None else styled(scene(self.controls, view))

    def side(self) -> Text:
        """Return the panel."""
        keys = self.controls
        return framed(
            keys.line, keys.problem, keys.desk.look(), partial(body, keys), partial(key_names, keys)
        )
