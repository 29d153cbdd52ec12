"""Robots, symbols and diagonals, drawn round the middle of a cell of 48 units.

Every colour is doubled: each robot has an outline and a letter of its own, each symbol
carries the letter of its robot.
"""

from __future__ import annotations

from carom.games.ricochet.pieces import ANY, COLOURED, TRANSPARENT, Diagonal
from carom.pictures.ricochet.palette import robot_class
from carom.pictures.svg import tag, text

CELL = 48.0

_OUTLINES = {
    "r": "M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0z",
    "b": "M-9-16h18q7 0 7 7v18q0 7-7 7h-18q-7 0-7-7v-18q0-7 7-7z",
    "g": "M-16 13v-13a16 16 0 0 1 32 0v13q0 3-3 3h-26q-3 0-3-3z",
    "y": "M-9.5-15.5h19q1.5 0 2.3 1.3l6 12.9q.6 1.3 0 2.6l-6 12.9q-.8 1.3-2.3 1.3h-19"
    "q-1.5 0-2.3-1.3l-6-12.9q-.6-1.3 0-2.6l6-12.9q.8-1.3 2.3-1.3z",
    "k": "M-7-16.5h14l9.5 9.5v14l-9.5 9.5h-14l-9.5-9.5v-14z",
    "t": "M-16 17v-17a16 16 0 0 1 32 0v17l-5.3-4.5-5.3 4.5-5.4-4.5-5.3 4.5-5.3-4.5z",
}
"""Disc, square, dome, hexagon, octagon and ghost: told apart without colour."""

_SYMBOLS = {
    "circle": "M-12 0a12 12 0 1 1 24 0a12 12 0 1 1-24 0z",
    "triangle": "M0-13.5l13.5 23.5h-27z",
    "square": "M-11-11h22v22h-22z",
    "hexagon": "M-13 0l6.5-11.3h13l6.5 11.3-6.5 11.3h-13z",
    "": "M0-13l13 13-13 13-13-13z",
}
_PETAL = "M0 0C-5-5-3-13 5-14.5C3.5-10 8-8 5-3z"


def robot(letter: str) -> str:
    """Return a robot: its outline, a visor with two eyes, an aerial and its letter."""
    colour, outline = robot_class(letter), _OUTLINES[letter]
    edge = f"{colour} {colour}-edge"
    glass = {"fill_opacity": 0.72} if letter == TRANSPARENT else {}
    return "".join(
        (
            tag("ellipse", class_="cr-shadow", cx=1, cy=16.5, rx=16, ry=5),
            tag("path", class_=edge, d="M0-16v-4", fill="none", stroke_width=2),
            tag("circle", class_=edge, cx=0, cy=-20.5, r=2.2, stroke_width=1.2),
            tag("path", class_=edge, d=outline, stroke_width=1.6, stroke_linejoin="round", **glass),
            tag("path", d=outline, fill="url(#cr-shine)"),
            tag("rect", class_="cr-visor", x=-11, y=-9.5, width=22, height=10.5, rx=5.2),
            tag("circle", class_="cr-eye", cx=-4.8, cy=-4.2, r=2.5),
            tag("circle", class_="cr-eye", cx=4.8, cy=-4.2, r=2.5),
            _letter(letter, 13.2, 12.5, f"{colour}-ink"),
        )
    )


def start_mark(letter: str) -> str:
    """Return the mark of the place where a robot set off: its outline, empty, and its letter."""
    colour = robot_class(letter)
    return tag(
        "path",
        class_=f"cr-ghost {colour}-line",
        d=_OUTLINES[letter],
        stroke_width=2.2,
        stroke_dasharray="4 3",
        transform="scale(.86)",
    ) + _letter(letter, 5.2, 15, "cr-name")


def symbol(shape: str, owner: str) -> str:
    """Return a printed symbol in the colour of its robot, with that robot's letter."""
    if shape == "vortex":
        return _vortex()
    colour = robot_class(owner)
    drop = 4.6 if shape != "triangle" else 7.2
    return tag(
        "path",
        class_=f"{colour} {colour}-edge",
        d=_SYMBOLS[shape],
        stroke_width=1.6,
        stroke_linejoin="round",
    ) + _letter("✱" if owner == ANY else owner, drop, 12.5, f"{colour}-ink")


def _vortex() -> str:
    """Return the cosmic vortex: four petals in the four colours, each with its letter."""
    petals = (
        tag(
            "path",
            class_=f"{robot_class(owner)} {robot_class(owner)}-edge",
            d=_PETAL,
            stroke_width=1.2,
            stroke_linejoin="round",
            transform=f"rotate({45 + 90 * turn})scale(1.12)",
        )
        for turn, owner in enumerate(COLOURED)
    )
    return "".join(petals) + tag("circle", class_="cr-eye", cx=0, cy=0, r=3.2)


def diagonal(item: Diagonal) -> str:
    """Return a bumper from corner to corner with the letter of the robot it lets pass."""
    colour = robot_class(item.robot)
    line = "M-20 20L20-20" if item.orientation == "/" else "M-20-20L20 20"
    return (
        tag("path", class_=f"{colour}-edge", d=line, stroke_width=9, stroke_linecap="round")
        + tag("path", class_=f"{colour}-line", d=line, stroke_width=6, stroke_linecap="round")
        + tag("circle", class_=f"{colour} {colour}-edge", cx=0, cy=0, r=7.5, stroke_width=1.6)
        + _letter(item.robot, 3.7, 10.5, f"{colour}-ink")
    )


def badge(letter: str, step: int, degrees: float) -> str:
    """Return the mark of a step: its number on a disc with a beak in the way it goes.

    Args:
        letter: Robot that moves.
        step: Number of the move, from 1.
        degrees: Heading, 0 for east, clockwise.
    """
    colour = robot_class(letter)
    beak = "M4.5-8.4L15.5 0L4.5 8.4A9.5 9.5 0 1 1 4.5-8.4z"
    turned = f"rotate({degrees:g})"
    return tag("path", class_=f"{colour} cr-beak", d=beak, transform=turned) + _letter(
        str(step), 4.3, 12 if step < 10 else 10, f"{colour}-ink"
    )


def _letter(mark: str, baseline: float, size: float, ink: str) -> str:
    """Return a letter or number set about the middle of the cell."""
    return tag("text", text(mark.upper()), class_=ink, x=0, y=baseline, font_size=size)
