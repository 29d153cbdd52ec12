"""The full screen of a hosted table of Ramses."""

from __future__ import annotations

import time

from rich.text import Text

from carom.cli.join.frame import framed
from carom.cli.join.line import Line
from carom.cli.join.ramses.controls import JoinControls
from carom.cli.join.screen import JoinScreen
from carom.cli.play.ramses.panel import body, key_names
from carom.cli.play.ramses.scene import WIDE, scene
from carom.cli.play.styled import styled


class JoinApp(JoinScreen[JoinControls]):
    """One's seat at a table of Ramses; for the arguments see :class:`JoinScreen`."""

    heading = "play-ramses-title"

    def sit_down(self, line: Line) -> JoinControls:
        """Return the keys of a seat."""
        return JoinControls(line)

    def refresh_all(self) -> None:
        """Draw what is seen now."""
        keys = self.controls
        view = keys.desk.look()
        if view is None:
            self.put(Text(""), framed(keys.line, keys.problem, None, ()), is_beside=False)
            return
        side = framed(
            keys.line,
            keys.problem,
            lambda seen: body(keys, view, seen.remaining_ms(time.monotonic())),
            key_names(view),
        )
        self.put(styled(scene(view)), side, is_beside=self.size.width >= WIDE)
