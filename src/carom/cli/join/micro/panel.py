"""The panel of a hosted table of Micro Robots."""

from __future__ import annotations

import time

from rich.text import Text

from carom.cli.join.line import Seen
from carom.cli.join.micro.controls import JoinControls
from carom.cli.join.parts import chat, lobby, lost
from carom.cli.play.micro.panel import body, key_names
from carom.cli.play.parts import key_lines, problem_lines
from carom.cli.words import say
from carom.games.micro.view import View


def panel(controls: JoinControls) -> Text:
    """Return the panel as it is now."""
    line, seen = controls.line, controls.line.seen
    if seen is None:
        return Text(say("join-connecting"), style="italic")
    view = controls.desk.look()
    if view is None:
        parts = [*lobby(seen)]
    else:
        parts = [*body(controls, view, seen.remaining_ms(time.monotonic()))]
    if seen.table.is_paused:
        parts.append(Text(say("web-paused"), style="bold yellow"))
    if seen.you is None:
        parts.append(Text(say("join-watching"), style="italic"))
    parts += [
        Text(""),
        *chat(seen),
        *problem_lines(controls.problem or line.problem),
        *lost(line),
        Text(""),
        *_keys(controls, seen, view),
    ]
    return Text("\n").join(parts)


def _keys(controls: JoinControls, seen: Seen, view: View | None) -> list[Text]:
    """Return what the keys do now."""
    names: list[str] = []
    if seen.you is not None:
        names += ["lobby"] if view is None else key_names(controls, view)
        if view is None and seen.you == seen.table.host:
            names.append("start")
        if seen.table.phase == "over":
            names.append("again")
        names.append("write")
    return key_lines(*names, "quit")
