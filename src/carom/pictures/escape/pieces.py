"""Robots, eyes, cameras and what they see, drawn round the middle of a square."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from carom.games.escape.board import COLUMNS, SIZE, cells_in
from carom.games.escape.factory import Factory
from carom.games.escape.pieces import COLOURS, TEAM, Camera
from carom.games.escape.sight import HEADINGS, VECTORS, headings_to
from carom.pictures.escape.floor import CELL, HEIGHT, WIDTH, middle, squares
from carom.pictures.svg import number, tag, text

_BODIES = {
    "r": "M-10-7q0-4 4-4h12q4 0 4 4v14q0 4-4 4h-12q-4 0-4-4z",
    "b": "M0-12L11-5v10L0 12L-11 5v-10z",
    "g": "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0z",
    "y": "M0-12.5L12 0L0 12.5L-12 0z",
    "k": "M-6-11h12l6 9l-12 13l-12-13z",
}
"""A body of its own for each seat, so that robots are told apart without colours."""


def robot(number_: int, *, has_eye: bool) -> str:
    """Return a robot with its number in the team; an eye lies on one that is frozen."""
    seat, place = divmod(number_, TEAM)
    letter = COLOURS[seat]
    body = tag("path", class_=f"ce-body ce-{letter}", d=_BODIES[letter])
    name = tag("text", text(str(place + 1)), class_=f"ce-{letter}-name", y=4.6, font_size=13)
    return body + name + (_eye() if has_eye else "")


def _eye() -> str:
    """Return an eye token at the upper right of a robot."""
    lens = tag("path", class_="ce-eye", d="M-8 0Q0-8 8 0Q0 8-8 0z")
    pupil = tag("circle", class_="ce-pupil", r=2.8)
    return tag("g", lens, pupil, transform="translate(6 -9)")


def camera(drawn: Camera) -> str:
    """Return a camera: a disc whose red quarter is its arc."""
    turn = HEADINGS.index(drawn.heading) * 45
    reach = 12 * sin(pi / 4)
    quarter = (
        f"M0 0L{number(-reach)} {number(-reach)}A12 12 0 0 1 {number(reach)} {number(-reach)}z"
    )
    return tag(
        "g",
        tag("circle", class_="ce-case", r=12.4),
        tag("path", class_="ce-arc", d=quarter),
        tag("circle", class_="ce-eye", r=3.6),
        transform=f"rotate({turn})",
    )


def views_of(factory: Factory, drawn: Sequence[Camera]) -> str:
    """Return what cameras see in light, what walls cut out of their arcs hatched, and the rays."""
    seen = cut = 0
    for one in drawn:
        seen |= factory.field(one)
        cut |= arc_of(one)
    cut &= ~factory.plan.walls & ~seen
    return "".join(
        (
            tag("path", class_="ce-light", d=squares(seen)) if seen else "",
            tag("path", class_="ce-cut", d=_hatching(cut)) if cut else "",
            *(tag("path", class_="ce-ray", d=_rays(one)) for one in drawn),
        )
    )


def arc_of(drawn: Camera) -> int:
    """Return the cells in a camera's arc, seen or not, as a set (C-41)."""
    row, column = divmod(drawn.cell, COLUMNS)
    at = HEADINGS.index(drawn.heading)
    found = 0
    for cell in range(SIZE):
        down, right = cell // COLUMNS - row, cell % COLUMNS - column
        if cell != drawn.cell and headings_to(down, right) >> at & 1:
            found |= 1 << cell
    return found


def _hatching(cells: int) -> str:
    """Return three strokes across each cell."""
    half = CELL / 2
    strokes = ((-half, 0, half), (-half, half, 2 * half), (0, half, half))
    return "".join(
        f"M{number(x + dx)} {number(y + dy)}l{number(length)} {number(-length)}"
        for x, y in map(middle, cells_in(cells))
        for dx, dy, length in strokes
    )


def _rays(drawn: Camera) -> str:
    """Return both edges of the arc, as far as the frame."""
    x, y = middle(drawn.cell)
    south, east = VECTORS[HEADINGS.index(drawn.heading)]
    length = hypot(south, east)
    lines = []
    for turn in (-pi / 4, pi / 4):
        dx = (east * cos(turn) - south * sin(turn)) / length
        dy = (east * sin(turn) + south * cos(turn)) / length
        reach = min(_until(x, dx, WIDTH), _until(y, dy, HEIGHT))
        lines.append(f"M{number(x)} {number(y)}L{number(x + reach * dx)} {number(y + reach * dy)}")
    return "".join(lines)


def _until(start: float, step: float, end: float) -> float:
    """Return how far one can go along a side before leaving 0..end."""
    if abs(step) < 1e-9:
        return WIDTH + HEIGHT
    return ((end if step > 0 else 0) - start) / step
