"""The panel of a hosted game of turns: what the game tells, and all around it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from rich.text import Text

from carom.cli.join.line import Line, Seen
from carom.cli.join.parts import chat, lobby, lost
from carom.cli.play.parts import key_lines, problem_lines
from carom.cli.words import say
from carom.core.errors import CaromError

V = TypeVar("V")


def framed(
    line: Line,
    problem: CaromError | None,
    view: V | None,
    body: Callable[[V, int | None], Iterable[Text]],
    keys: Callable[[V], Sequence[str]],
) -> Text:
    """Return the panel as it is now.

    Args:
        line: The connection to the table.
        problem: What was wrong with the last key, or None.
        view: What is seen of the game; None before it has begun.
        body: Gives what the game tells, from that and the time left on its clock in ms.
        keys: Gives the names of what the keys do in the game.
    """
    seen = line.seen
    if seen is None:
        return Text(say("join-connecting"), style="italic")
    left_ms = seen.remaining_ms(time.monotonic())
    parts = [*(lobby(seen) if view is None else body(view, left_ms))]
    if seen.table.is_paused:
        parts.append(Text(say("web-paused"), style="bold yellow"))
    if seen.you is None:
        parts.append(Text(say("join-watching"), style="italic"))
    names = _keys(seen, None if view is None else keys(view))
    parts += [Text(""), *chat(seen), *problem_lines(problem or line.problem), *lost(line)]
    return Text("\n").join([*parts, Text(""), *key_lines(*names, "quit")])


def _keys(seen: Seen, keys: Sequence[str] | None) -> list[str]:
    """Return the names of what the keys do now; without those of the game before it begins."""
    if seen.you is None:
        return []
    names = ["lobby"] if keys is None else list(keys)
    if keys is None and seen.you == seen.table.host:
        names.append("start")
    if seen.table.phase == "over":
        names.append("again")
    return [*names, "write"]
