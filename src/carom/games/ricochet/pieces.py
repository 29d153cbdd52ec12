"""The pieces of Ricochet Robots: robots by letter, targets and the 17 chips."""

from __future__ import annotations

import msgspec

COLOURED = "rbgy"
NEUTRAL = "k"
TRANSPARENT = "t"
ROBOTS = COLOURED + NEUTRAL + TRANSPARENT
"""All robots in their written order: red, blue, green, yellow, neutral, transparent."""

ANY = "*"
"""The robot of the vortex target: whichever comes (A-21)."""

COLOUR_LETTERS = {"red": "r", "blue": "b", "green": "g", "yellow": "y"}
SYMBOLS = ("circle", "triangle", "square", "hexagon", "vortex")


class Target(msgspec.Struct, frozen=True):
    """A space to reach: the robot that must stop there (``*``: any), its cell and printed symbol.

    ``symbol`` is one of SYMBOLS, or empty where none is printed.
    """

    robot: str
    cell: int
    symbol: str = ""


class Diagonal(msgspec.Struct, frozen=True):
    """A coloured bumper of the later boards.

    ``/`` joins the south-west and north-east corners of its cell. A robot of its own
    colour passes straight, any other is turned by 90 degrees without ending its move.
    """

    cell: int
    robot: str
    orientation: str
