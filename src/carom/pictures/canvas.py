"""Drawings of characters: lines of runs with the names of their colours.

Who prints them decides how a colour is made and whether there is any.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple


class Run(NamedTuple):
    """A piece of a line in one style.

    Attributes:
        text: Its characters, each one column wide.
        colour: Letter of its colour, of a robot or a die: ``r b g y k t p w``, ``*`` for
            the vortex, empty for none.
        is_solid: Whether the colour lies behind the text rather than on it.
        weight: ``bold``, ``dim`` or empty.
        is_underlined: Whether a line runs below, as the walls of the compact drawing do.
    """

    text: str
    colour: str = ""
    is_solid: bool = False
    weight: str = ""
    is_underlined: bool = False


Line = list[Run]
Spot = tuple[int, int]
"""Line and column in a drawing, from its north-west corner."""

_Style = tuple[str, bool, str, bool]
"""What a run has beside its text."""

_BLANK = (" ", ("", False, "", False))


class Canvas:
    """The characters of a drawing with their styles.

    Args:
        height: Lines.
        width: Columns.
    """

    def __init__(self, height: int, width: int) -> None:
        self.height, self.width = height, width
        self.marks: dict[Spot, tuple[str, _Style]] = {}

    def put(self, line: int, column: int, run: Run) -> None:
        """Write a run from a place on."""
        style = run.colour, run.is_solid, run.weight, run.is_underlined
        for offset, mark in enumerate(run.text):
            self.marks[line, column + offset] = mark, style

    def lines(self) -> Iterator[Line]:
        """Yield the lines; characters of one style are joined."""
        for line in range(self.height):
            marks = [self.marks.get((line, column), _BLANK) for column in range(self.width)]
            yield [
                Run("".join(mark for mark, _ in joined), *style)
                for style, joined in groupby(marks, key=itemgetter(1))
            ]
