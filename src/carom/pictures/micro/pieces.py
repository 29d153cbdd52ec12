"""Dice, the transparent robot and the marks of fields, drawn round the middle of a field.

A field is 64 units wide. Every colour is doubled by its letter below the die.
"""

from __future__ import annotations

from carom.games.micro.board import Die
from carom.pictures.svg import tag, text

CELL = 64.0
DIE = 40.0
RISE = -6.0
"""How much above the middle of its field a die lies; its name has the room below."""

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_SPREAD = 11.0
_ROUND = {"x": -24.5, "y": RISE - 24.5, "width": 49.0, "height": 49.0, "rx": 11.0}
"""What is drawn round a die."""


def die(it: Die) -> str:
    """Return a die seen from above, its pips, and below it its name, ``G3``."""
    half = DIE / 2
    pips = (
        tag("circle", class_=f"cm-{it.colour}-ink", cx=x * _SPREAD, cy=RISE + y * _SPREAD, r=3.7)
        for x, y in _PIPS[it.number]
    )
    body = tag(
        "rect",
        class_=f"cm-{it.colour}",
        x=-half,
        y=RISE - half,
        width=DIE,
        height=DIE,
        rx=8,
        stroke_width=1.8,
    )
    name = tag("text", text(it.name), class_="cm-name", x=0, y=28.5, font_size=11)
    return "".join((body, *pips, name))


def robot() -> str:
    """Return the transparent robot: a glass dome with a visor, the die seen through it."""
    dome = "M-16 11v-14a16 16 0 0 1 32 0v14q0 3-3 3h-26q-3 0-3-3z"
    return "".join(
        (
            tag("path", class_="cm-glass", d="M0-19v-5"),
            tag("circle", class_="cm-visor", cx=0, cy=-26, r=2.8),
            tag("path", class_="cm-glass", d=dome),
            tag("rect", class_="cm-visor", x=-11, y=-12, width=22, height=10.5, rx=5.2),
            tag("circle", class_="cm-eye", cx=-4.8, cy=-6.8, r=2.5),
            tag("circle", class_="cm-eye", cx=4.8, cy=-6.8, r=2.5),
        )
    )


def start_mark() -> str:
    """Return the broken outline of the field from which the robot set off."""
    return tag("rect", class_="cm-start", **_ROUND)


def target_mark() -> str:
    """Return the ring and the star of the target."""
    ring = tag("rect", class_="cm-goal", **_ROUND)
    star = "M0-9l2.6 5.6 6.2.7-4.6 4.2 1.3 6.1-5.5-3.1-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z"
    return ring + tag("path", class_="cm-goal-fill", d=star, transform="translate(23 -28)")


def waypoint_mark() -> str:
    """Return the ring and the diamond of the waypoint."""
    ring = tag("rect", class_="cm-goal", stroke_dasharray="2 5", **_ROUND)
    diamond = tag("path", class_="cm-via-fill", d="M0-8l8 8-8 8-8-8z")
    return ring + tag("g", diamond, transform="translate(23 -28)")


def badge(step: int) -> str:
    """Return the number of a move on a disc."""
    return tag("circle", class_="cm-badge", cx=0, cy=0, r=9) + tag(
        "text", str(step), class_="cm-step", x=0, y=4, font_size=11.5 if step < 10 else 9.5
    )
