"""What the terminal can show, and colours as the escape codes it takes.

Written by hand rather than with rich: importing rich.console costs 40 ms of CPU, a
quarter of what ``carom solve`` may take in all, and a board needs six colours only.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from carom.pictures.canvas import Line, Run

INKS = {"r": 203, "b": 75, "g": 78, "y": 178, "k": 246, "t": 110, "*": 141, "p": 212, "w": 252}
GROUNDS = {"r": 160, "b": 27, "g": 28, "y": 220, "k": 240, "t": 152, "*": 91, "p": 218, "w": 255}
"""By letter of the colour, of the 256 of terminals; ``p`` and ``w`` are pink and white dice."""
_DARK_LETTERS = "ytpw"
_WEIGHTS = {"bold": "1", "dim": "2"}


def has_colours(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether to colour what goes to a stream.

    ``NO_COLOR`` (any value but empty) says no, ``FORCE_COLOR`` yes; else a terminal that
    is not ``dumb`` takes colours, on Windows one that says that it knows escape codes.
    """
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR"):
        return True
    if not stream.isatty() or environment.get("TERM") == "dumb":
        return False
    knows = ("WT_SESSION", "ANSICON", "TERM_PROGRAM", "ConEmuANSI")
    return os.name != "nt" or any(name in environment for name in knows)


def has_box_characters(stream: TextIO) -> bool:
    """Tell whether a stream's encoding has the characters of the drawings."""
    try:
        "┏╋●⬢✺▶".encode(stream.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def paint(lines: Iterable[Line], *, is_coloured: bool) -> str:
    """Return a drawing as text, with escape codes where colours are wanted."""
    return "\n".join(
        "".join(_painted(run) if is_coloured else run.text for run in line).rstrip()
        for line in lines
    )


def _painted(run: Run) -> str:
    """Return a run between its escape codes."""
    codes = [_WEIGHTS[run.weight]] if run.weight else []
    if run.is_underlined:
        codes.append("4")
    if run.is_solid:
        codes += [f"38;5;{letter_colour(run.colour)}", f"48;5;{GROUNDS[run.colour]}"]
    elif run.colour:
        codes.append(f"38;5;{INKS[run.colour]}")
    return f"\x1b[{';'.join(codes)}m{run.text}\x1b[0m" if codes else run.text


def letter_colour(robot: str) -> int:
    """Return the colour of the letter on a robot's own ground, of the 256 of terminals."""
    return 16 if robot in _DARK_LETTERS else 231
