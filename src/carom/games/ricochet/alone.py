"""How far one robot gets while all others stand still; a small search for two options.

``skip_trivial`` (A-37) and ``beginner`` (A-80) ask which chips are near. The rules may
not ask a solver, and nothing but the chosen chip is kept of what this finds.
"""

from __future__ import annotations

from collections.abc import Iterator

from carom.core.grid import DIRECTIONS
from carom.games.ricochet.attempt import Attempt, begin, play, stops
from carom.games.ricochet.position import Move, Position


def is_trivial(position: Position) -> bool:
    """Tell whether an active robot is on the target or one move away, turn or not (A-37)."""
    goal, start = position.target.cell, begin(position)
    places = [position.robots.index(robot) for robot in position.active]
    return any(
        start.cells[place] == goal
        or any((goal, 0) in stops(position, start, place, way) for way in DIRECTIONS)
        for place in places
    )


def is_within_alone(position: Position, most: int) -> bool:
    """Tell whether an active robot solves it without moving another, for at most ``most`` (A-80).

    Breadth-first by price over where the robot is and what the rules keep of its way.
    """
    return any(_reaches(position, robot, most) for robot in position.active)


def _reaches(position: Position, robot: str, most: int) -> bool:
    """Tell whether one robot alone solves the position for at most ``most``."""
    layers: list[set[Attempt]] = [set() for _ in range(most + 1)]
    layers[0].add(begin(position))
    seen: set[tuple[tuple[int, ...], ...]] = set()
    for layer in layers:
        for attempt in layer:
            key = (attempt.cells, attempt.axes, attempt.last)
            if key in seen:
                continue
            seen.add(key)
            for after in _steps(position, attempt, robot):
                if after.spent > most:
                    continue
                if after.solved:
                    return True
                layers[after.spent].add(after)
    return False


def _steps(position: Position, attempt: Attempt, robot: str) -> Iterator[Attempt]:
    """Yield the attempt after each move of one robot."""
    place = position.robots.index(robot)
    for way in DIRECTIONS:
        for _, passes in stops(position, attempt, place, way):
            yield play(position, attempt, Move(robot, way, passes))
