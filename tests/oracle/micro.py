"""Micro Robots again, plain and slow, from the rules alone: it shares nothing with carom.

A board is a list of six rows of names such as ``W6``. Every answer is found by walking.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

Rows = Sequence[Sequence[str]]


def steps(rows: Rows, field: str) -> set[str]:
    """Return the fields one move away: same row or column, same letter or same digit."""
    there = {name: (x, y) for y, row in enumerate(rows) for x, name in enumerate(row)}
    column, line = there[field]
    found = set()
    for name, (x, y) in there.items():
        is_in_line = x == column or y == line
        is_alike = name[0] == field[0] or name[1] == field[1]
        if is_in_line and is_alike and name != field:
            found.add(name)
    return found


def fewest(rows: Rows, start: str, goal: str, waypoint: str | None = None) -> int | None:
    """Return the fewest moves, breadth first over fields and whether the waypoint was met."""
    first = (start, waypoint is None)
    queue = deque([(first, 0)])
    known = {first}
    while queue:
        (field, has_met), moves = queue.popleft()
        if field == goal and has_met and moves:
            return moves
        for name in steps(rows, field):
            state = (name, has_met or name == waypoint)
            if state not in known:
                known.add(state)
                queue.append((state, moves + 1))
    return None


def every_walk(
    rows: Rows, start: str, goal: str, waypoint: str | None, moves: int
) -> set[tuple[str, ...]]:
    """Return all walks of exactly so many moves that end on the goal by way of the waypoint."""
    near = {name: steps(rows, name) for row in rows for name in row}
    walks: list[tuple[str, ...]] = [(start,)]
    for _ in range(moves):
        walks = [(*walk, name) for walk in walks for name in near[walk[-1]]]
    return {
        walk[1:] for walk in walks if walk[-1] == goal and (waypoint is None or waypoint in walk)
    }


def lengths(rows: Rows, start: str, goal: str, waypoint: str | None, most: int) -> set[int]:
    """Return the lengths up to ``most`` of walks that prove a call."""
    near = {name: steps(rows, name) for row in rows for name in row}
    states = {(start, waypoint is None)}
    found = set()
    for moves in range(1, most + 1):
        states = {
            (name, has_met or name == waypoint) for field, has_met in states for name in near[field]
        }
        if (goal, True) in states:
            found.add(moves)
    return found
