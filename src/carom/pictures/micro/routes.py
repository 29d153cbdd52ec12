"""A way as arcs: each move jumps from die to die, to the left of where it goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import atan2, cos, degrees, dist, sin

from carom.games.micro.board import Board
from carom.pictures.micro.pieces import CELL, RISE, badge
from carom.pictures.svg import number, tag

Point = tuple[float, float]

_REACH = 20.0
"""How far from the middle of a die an arc begins and ends."""

_BEND, _MORE = 14.0, 8.0
"""How far an arc bends aside, and how much more each time the same jump is made again."""


def jumps(board: Board, start: int, route: Sequence[str], middle: Callable[[int], Point]) -> str:
    """Return the arcs of a way with their numbers.

    Args:
        board: The board.
        start: Cell from which the robot sets off.
        route: Its moves.
        middle: Gives the middle of a field.
    """
    lines, badges = [], []
    again: Counter[tuple[int, int]] = Counter()
    here = start
    for step, move in enumerate(route, start=1):
        there = board.cell_of(move)
        line, top = _jump(middle(here), middle(there), _BEND + _MORE * (again[here, there] % 3))
        again[here, there] += 1
        lines.append(line)
        badges.append(tag("g", badge(step), transform=f"translate({_pair(top)})"))
        here = there
    return "\n".join((*lines, *badges))


def _jump(start: Point, end: Point, bend: float) -> tuple[str, Point]:
    """Return the arc between two middles and its highest point."""
    heading = atan2(end[1] - start[1], end[0] - start[0])
    along, aside = (cos(heading), sin(heading)), (sin(heading), -cos(heading))
    first = _moved(start, along, _REACH, aside, bend / 3)
    last = _moved(end, along, -_REACH, aside, bend / 3)
    half = dist(first, last) / 2
    control = _moved(first, along, half, aside, 2 * bend)
    top = _moved(first, along, half, aside, bend)
    curve = f"M{_pair(first)}Q{_pair(control)} {_pair(last)}"
    turn = degrees(atan2(last[1] - control[1], last[0] - control[0]))
    tip = tag(
        "path",
        class_="cm-tip",
        d="M4 0l-10 5.5v-11z",
        transform=f"translate({_pair(last)})rotate({number(turn)})",
    )
    casing = tag("path", class_="cm-casing", d=curve)
    return casing + tag("path", class_="cm-line", d=curve) + tip, top


def _moved(point: Point, along: Point, far: float, aside: Point, bend: float) -> Point:
    """Return a point moved forwards and to the left."""
    return (
        point[0] + along[0] * far + aside[0] * bend,
        point[1] + along[1] * far + aside[1] * bend,
    )


def _pair(point: Point) -> str:
    """Return a point as two numbers."""
    return f"{number(point[0])} {number(point[1])}"


def middle_of_die(row: int, column: int) -> Point:
    """Return the middle of the die on a field, in units of the picture."""
    return (column + 0.5) * CELL, (row + 0.5) * CELL + RISE
