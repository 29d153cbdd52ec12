"""The full screen of a hosted table of 1, 2, 3… robot!."""

from __future__ import annotations

import time

from rich.text import Text

from carom.cli.join.escape.controls import JoinControls
from carom.cli.join.frame import framed
from carom.cli.join.line import Line
from carom.cli.join.screen import JoinScreen
from carom.cli.play.escape.panel import body, key_names
from carom.cli.play.escape.scene import WIDE, scene
from carom.cli.play.styled import styled


class JoinApp(JoinScreen[JoinControls]):
    """One's seat at a table of 1, 2, 3… robot!; for the arguments see :class:`JoinScreen`."""

    heading = "play-escape-title"

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
            key_names(keys, view),
        )
        self.put(styled(scene(keys, view)), side, is_beside=self.size.width >= WIDE)
