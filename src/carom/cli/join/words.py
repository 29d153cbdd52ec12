"""What is typed on the chat line: something to say, or a command after a slash."""

from __future__ import annotations

from collections.abc import Callable

from carom.cli.faults import UsageError
from carom.server import commands as c

Maker = Callable[[str], c.Command]


def _seat(text: str) -> int:
    """Return the seat of a number as the panel shows it, from 1; raises ValueError."""
    return int(text) - 1


MAKERS: dict[str, Maker] = {
    "bot": c.AddBot,
    "chat": lambda word: c.SwitchChat(word == "on"),
    "host": lambda word: c.GiveHost(_seat(word)),
    "name": c.Rename,
    "pause": lambda _word: c.Pause(),
    "preset": c.Configure,
    "remove": lambda word: c.Remove(_seat(word)),
    "resume": lambda _word: c.Resume(),
    "return": lambda _word: c.Return(),
    "stand": lambda _word: c.Stand(),
    "start": lambda _word: c.Start(),
}
"""The commands by their word; what follows the word is given to the maker."""


def command_of(line: str) -> c.Command:
    """Return the command that a typed line means: ``/pause`` pauses, ``hello`` is said.

    Raises:
        UsageError: ``unknown-line`` with the commands there are.
    """
    if not line.startswith("/"):
        return c.Say(line)
    word, _, rest = line[1:].strip().partition(" ")
    try:
        return MAKERS[word](rest.strip())
    except (KeyError, ValueError):
        allowed = tuple(f"/{name}" for name in MAKERS)
        raise UsageError("unknown-line", given=line[:40], allowed=allowed) from None
