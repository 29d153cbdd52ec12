"""The route as coloured lines: a lane of its own for each pass, numbered badges on top."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, degrees, dist

from carom.games.ricochet.board import Board
from carom.pictures.ricochet.floor import middle
from carom.pictures.ricochet.palette import robot_class
from carom.pictures.ricochet.pieces import CELL, badge
from carom.pictures.ricochet.trails import Leg
from carom.pictures.svg import number, tag

Point = tuple[float, float]

_LANES = (0.0, 7.0, -7.0, 14.0, -14.0)
"""Distance of a line from the middle of its row or column: first pass, second pass, …"""

_BADGE_ROOM = 25.0


def paths_of_legs(board: Board, legs: Sequence[Leg]) -> list[tuple[Point, ...]]:
    """Return the corner points of each leg, the lane already taken into account.

    Where a robot turns, its next leg begins at the very point where the last one ended;
    where it goes straight back, the two lie side by side.
    """
    lanes = _lanes(legs)
    paths = [_leg_points(board, leg, lane) for leg, lane in zip(legs, lanes, strict=True)]
    last: dict[str, int] = {}
    for at, leg in enumerate(legs):
        before = last.get(leg.robot)
        if before is not None and _is_turn(legs[before], leg):
            paths[before][-1] = paths[at][0] = _joint(paths[before][-1], paths[at][0], leg)
        last[leg.robot] = at
    return [tuple(path) for path in paths]


def _is_turn(leg: Leg, after: Leg) -> bool:
    """Tell whether a robot's next leg sets off across the end of this one."""
    return leg.headings[-1].is_horizontal != after.headings[0].is_horizontal


def _joint(end: Point, start: Point, after: Leg) -> Point:
    """Return the crossing of the line that ends and the one that sets off across it."""
    return (end[0], start[1]) if after.headings[0].is_horizontal else (start[0], end[1])


def _lanes(legs: Sequence[Leg]) -> list[float]:
    """Return the lane of each leg: one that no earlier leg over the same cells has."""
    passes: Counter[tuple[int, bool]] = Counter()
    lanes = []
    for leg in legs:
        if not leg.is_straight:
            lanes.append(0.0)
            continue
        places = [(cell, leg.headings[0].is_horizontal) for cell in leg.cells]
        earlier = max(passes[place] for place in places)
        lanes.append(_LANES[earlier % len(_LANES)])
        for place in places:
            passes[place] = earlier + 1
    return lanes


def _leg_points(board: Board, leg: Leg, lane: float) -> list[Point]:
    """Return start, turns and stop of one leg."""
    ways = [*leg.headings, None]
    corners = [at for at in range(1, len(ways)) if ways[at] != ways[at - 1]]
    middles = (middle(board, leg.cells[at]) for at in (0, *corners))
    if leg.headings[0].is_horizontal:
        return [(x, y + lane) for x, y in middles]
    return [(x + lane, y) for x, y in middles]


def lines(board: Board, legs: Sequence[Leg]) -> str:
    """Return one line a robot, edged, on a casing that sets it off from what it crosses."""
    by_robot: dict[str, list[Point]] = {}
    for leg, path in zip(legs, paths_of_legs(board, legs), strict=True):
        by_robot.setdefault(leg.robot, []).extend(path)
    drawn = []
    for robot, points in by_robot.items():
        stroke = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
        drawn += [
            tag("path", class_="cr-casing", d=stroke),
            tag("path", class_=f"cr-side {robot_class(robot)}-edge", d=stroke),
            tag("path", class_=f"cr-line {robot_class(robot)}-line", d=stroke),
        ]
    return "\n".join(drawn)


def badges(board: Board, legs: Sequence[Leg], standing: Iterable[int]) -> str:
    """Return the numbered badge of each step, put where it hides least.

    Args:
        board: The board.
        legs: The route.
        standing: Cells of the robots as they are drawn.
    """
    taken = [middle(board, cell) for cell in standing]
    marks = []
    for step, (leg, path) in enumerate(zip(legs, paths_of_legs(board, legs), strict=True), 1):
        spot, degrees_ = _spot(path, taken)
        taken.append(spot)
        x, y = spot
        mark = badge(leg.robot, step, degrees_)
        marks.append(tag("g", mark, transform=f"translate({number(x)} {number(y)})"))
    return "\n".join(marks)


def _spot(path: Sequence[Point], taken: Sequence[Point]) -> tuple[Point, float]:
    """Return a place on a path with room for a badge, and the heading there.

    The middle of the longest piece is asked first, then places ever further from it;
    when all are taken the one with most room serves.
    """
    start, end = max(pairwise(path), key=lambda piece: dist(*piece))
    shares = (0.5, 0.35, 0.65, 0.2, 0.8)
    places = [
        (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
        for share in shares
    ]
    room = {place: min((dist(place, other) for other in taken), default=CELL) for place in places}
    spot = next((place for place in places if room[place] >= _BADGE_ROOM), None)
    heading = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    return spot or max(places, key=lambda place: room[place]), heading
