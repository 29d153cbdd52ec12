"""How far one robot gets while all others stand still; a small search for two options.

``skip_trivial`` (A-37) and ``beginner`` (A-80) ask which chips are near. The rules may
not ask a solver, and nothing but the chosen chip is kept of what this finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from carom.core.grid import DIRECTIONS
from carom.games.ricochet.attempt import (
    Attempt,
    begin,
    has_ricocheted,
    legal_moves,
    play,
    stops,
)
from carom.games.ricochet.pieces import ANY, Target
from carom.games.ricochet.position import Position


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
    """Tell whether one active robot solves it for at most ``most``, others unmoved (A-80)."""
    # The search reaches all cells at once, so the chips of a draw share it.
    anywhere = replace(position, target=Target(ANY, position.cells[0]))
    return any(
        position.target.cell in _cells_within(anywhere, robot, most) for robot in position.active
    )


@lru_cache(maxsize=64)
def _cells_within(position: Position, robot: str, most: int) -> frozenset[int]:
    """Return the cells that a robot alone solves as targets for at most ``most``.

    Breadth-first by price over where the robot is and what the rules keep of its way. The
    target of the position does not matter.
    """
    place = position.robots.index(robot)
    layers: list[set[Attempt]] = [set() for _ in range(most + 1)]
    layers[0].add(begin(position))
    seen: set[Attempt] = set()
    solved = set()
    for layer in layers:
        for attempt in layer:
            essence = _essence(position, attempt)
            if essence in seen:
                continue
            seen.add(essence)
            for after in _steps(position, attempt, robot):
                if after.spent > most:
                    continue
                layers[after.spent].add(after)
                if has_ricocheted(position.rules, after.axes[place], after.spent):
                    solved.add(after.cells[place])
    return frozenset(solved)


def _essence(position: Position, attempt: Attempt) -> Attempt:
    """Return the attempt without what no rule asks about, so that equal ones meet."""
    keeps_last = position.rules.rebound == "forbidden"
    last = attempt.last if keeps_last else (-1,) * len(attempt.last)
    return replace(attempt, last=last, spent=min(attempt.spent, 2))


def _steps(position: Position, attempt: Attempt, robot: str) -> Iterator[Attempt]:
    """Yield the attempt after each move of one robot, going on past any target."""
    for move in legal_moves(position, attempt, robot):
        yield replace(play(position, attempt, move), solved=False)
