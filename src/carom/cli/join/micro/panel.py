"""The panel of a hosted table of Micro Robots."""

from __future__ import annotations

import time

from rich.text import Text

from carom.cli.join.frame import framed
from carom.cli.join.micro.controls import JoinControls
from carom.cli.play.micro.panel import body, key_names


def panel(controls: JoinControls) -> Text:
    """Return the panel as it is now."""
    view = controls.desk.look()
    if view is None:
        return framed(controls.line, controls.problem, None, ())
    return framed(
        controls.line,
        controls.problem,
        lambda seen: body(controls, view, seen.remaining_ms(time.monotonic())),
        key_names(controls, view),
    )
