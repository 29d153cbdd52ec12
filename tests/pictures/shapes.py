"""Shapes of SVG paths as sets of points, to tell how far two drawings differ without colour."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, radians, sin, sqrt

Point = tuple[float, float]
Line = list[Point]

_TOKENS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "a": 7, "z": 0}
_STEPS = 8
REACH = 22
"""The points looked at lie between minus and plus this, two units apart."""


def lines_of(path: str) -> list[Line]:
    """Return the lines of a path, its curves cut into short pieces."""
    lines: list[Line] = []
    here, control = (0.0, 0.0), None
    for command, numbers in _commands(path):
        dx, dy = here if command.islower() else (0.0, 0.0)
        kind = command.lower()
        if kind == "m":
            here = (numbers[0] + dx, numbers[1] + dy)
            lines.append([here])
            continue
        if kind == "z":
            here = lines[-1][0]
            lines[-1].append(here)
            lines.append([here])
            continue
        start, last = here, control
        control = None
        if kind == "h":
            piece = [(numbers[0] + dx, here[1])]
        elif kind == "v":
            piece = [(here[0], numbers[0] + dy)]
        elif kind == "a":
            piece = [*_arc(here, numbers, (numbers[5] + dx, numbers[6] + dy))]
        else:
            points = [(x + dx, y + dy) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
            if kind == "s":
                mirrored = last or start
                points.insert(0, (2 * start[0] - mirrored[0], 2 * start[1] - mirrored[1]))
            if kind in "cs":
                control = points[1]
                points = [*_curve(start, *points)]
            piece = points
        lines[-1] += piece
        here = lines[-1][-1]
    return [line for line in lines if len(line) > 1]


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Yield each command with its numbers; repeated ones by themselves."""
    command, numbers = "", list[float]()
    for token in _TOKENS.findall(path):
        if token.isalpha():
            command = token
            if token in "zZ":
                yield token, []
            continue
        numbers.append(float(token))
        if len(numbers) == _TAKES[command.lower()]:
            yield command, numbers
            numbers = []
            command = {"m": "l", "M": "L"}.get(command, command)


def _curve(a: Point, b: Point, c: Point, d: Point) -> Iterator[Point]:
    """Yield points of a cubic curve."""
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        yield (
            sum(weight * point[0] for weight, point in zip(weights, (a, b, c, d), strict=True)),
            sum(weight * point[1] for weight, point in zip(weights, (a, b, c, d), strict=True)),
        )


def _arc(start: Point, numbers: list[float], end: Point) -> Iterator[Point]:
    """Yield points of an arc of a circle, as the notes on implementing arcs in SVG put it."""
    radius, large, sweep = numbers[0], numbers[3], numbers[4]
    half = hypot(end[0] - start[0], end[1] - start[1]) / 2
    radius = max(radius, half)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    away = sqrt(max(0.0, radius**2 - half**2)) * (1 if large != sweep else -1)
    slope = atan2(end[1] - start[1], end[0] - start[0]) + pi / 2
    centre = (middle[0] + away * cos(slope), middle[1] + away * sin(slope))
    first = atan2(start[1] - centre[1], start[0] - centre[0])
    last = atan2(end[1] - centre[1], end[0] - centre[0])
    turn = (last - first) % (2 * pi) if sweep else -((first - last) % (2 * pi))
    steps = max(2, ceil(abs(turn) / radians(12)))
    for step in range(1, steps + 1):
        angle = first + turn * step / steps
        yield centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


def covered(paths: Iterable[tuple[bool, str]]) -> frozenset[Point]:
    """Return the points that paths cover; whether a path is filled stands before it."""
    grid = [
        (float(x), float(y))
        for x in range(-REACH, REACH + 1, 2)
        for y in range(-REACH, REACH + 1, 2)
    ]
    found: set[Point] = set()
    for is_filled, path in paths:
        lines = lines_of(path)
        edges = [edge for line in lines for edge in pairwise(line)]
        closing = [(line[-1], line[0]) for line in lines] if is_filled else []
        for point in grid:
            is_inside = is_filled and _is_inside(point, [*edges, *closing])
            if is_inside or any(_distance(point, *edge) < 1.2 for edge in edges):
                found.add(point)
    return frozenset(found)


def _is_inside(point: Point, edges: list[tuple[Point, Point]]) -> bool:
    """Tell whether a point is inside by the even-odd rule."""
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in edges:
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            crossings += 1
    return crossings % 2 == 1


def _distance(point: Point, a: Point, b: Point) -> float:
    """Return how far a point is from a stretch."""
    (x, y), (ax, ay), (bx, by) = point, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    t = 0.0 if length == 0 else ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
    t = min(1.0, max(0.0, t))
    return hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))


def likeness(one: frozenset[Point], other: frozenset[Point]) -> float:
    """Return the share of points covered by both of those covered by either, 0 to 1."""
    return len(one & other) / len(one | other)
