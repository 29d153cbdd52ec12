"""The panel of a hosted game of turns: what the game tells, and all around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.text import Text

from carom.cli.join.line import Line, Seen
from carom.cli.join.parts import chat, lobby, lost
from carom.cli.play.parts import key_lines, problem_lines
from carom.cli.words import say
from carom.core.errors import CaromError


def framed(
    line: Line,
    problem: CaromError | None,
    body: Callable[[Seen], Iterable[Text]] | None,
    keys: Sequence[str],
) -> Text:
    """Return the panel as it is now.

    Args:
        line: The connection to the table.
        problem: What was wrong with the last key, or None.
        body: Gives what the game tells; None before it has begun.
        keys: Names of what the keys do in the game now.
    """
    seen = line.seen
    if seen is None:
        return Text(say("join-connecting"), style="italic")
    parts = [*(lobby(seen) if body is None else body(seen))]
    if seen.table.is_paused:
        parts.append(Text(say("web-paused"), style="bold yellow"))
    if seen.you is None:
        parts.append(Text(say("join-watching"), style="italic"))
    names = _keys(seen, keys, has_begun=body is not None)
    parts += [Text(""), *chat(seen), *problem_lines(problem or line.problem), *lost(line)]
    return Text("\n").join([*parts, Text(""), *key_lines(*names, "quit")])


def _keys(seen: Seen, keys: Sequence[str], *, has_begun: bool) -> list[str]:
    """Return the names of what the keys do now."""
    if seen.you is None:
        return []
    names = list(keys) if has_begun else ["lobby"]
    if not has_begun and seen.you == seen.table.host:
        names.append("start")
    if seen.table.phase == "over":
        names.append("again")
    return [*names, "write"]
