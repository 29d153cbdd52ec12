"""The full screen of a hosted table of Micro Robots."""

from __future__ import annotations

from rich.text import Text

from carom.cli.join.line import Line
from carom.cli.join.micro.controls import JoinControls
from carom.cli.join.micro.panel import panel
from carom.cli.join.screen import JoinScreen
from carom.cli.play.micro.scene import WIDE, scene
from carom.cli.play.styled import styled


class JoinApp(JoinScreen[JoinControls]):
    """One's seat at a table of Micro Robots; for the arguments see :class:`JoinScreen`."""

    heading = "play-dice-title"

    def sit_down(self, line: Line) -> JoinControls:
        """Return the keys of a seat."""
        return JoinControls(line)

    def refresh_all(self) -> None:
        """Draw what is seen now."""
        view = self.controls.desk.look()
        drawn = Text("") if view is None else styled(scene(self.controls, view))
        is_beside = view is not None and self.size.width >= WIDE
        self.put(drawn, panel(self.controls), is_beside=is_beside)
