"""Getting out of the factory by plain breadth-first search, square by square.

Shares no code with the solver or the rules: it reads the drawn rows of a plan and knows
moves, eyes and turns, nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

Square = tuple[int, int]


class Standing(NamedTuple):
    """Where three robots stand (None: out), which are frozen, and the running turn."""

    robots: tuple[Square | None, ...]
    frozen: frozenset[int]
    points: int
    has_taken: bool


def is_deposit(square: Square) -> bool:
    """Tell whether a square lies on the deposit tile."""
    return 5 <= square[0] <= 9 and square[1] <= 4


def is_exit(square: Square) -> bool:
    """Tell whether a square lies on the exit tile."""
    return 5 <= square[0] <= 9 and square[1] >= 15


def afterwards(rows: Sequence[str], others: Sequence[Square], now: Standing) -> Iterator[Standing]:
    """Yield every standing one point later."""
    for number, square in enumerate(now.robots):
        if square is None:
            continue
        if number in now.frozen:
            if not now.has_taken:
                yield Standing(now.robots, now.frozen - {number}, now.points - 1, True)
            continue
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            to = square[0] + down, square[1] + right
            if not (0 <= to[0] < 15 and 0 <= to[1] < 20) or rows[to[0]][to[1]] != ".":
                continue
            if (to in now.robots or to in others) and not is_deposit(to):
                continue
            robots = list(now.robots)
            robots[number] = None if is_exit(to) else to
            yield Standing(tuple(robots), now.frozen, now.points - 1, now.has_taken)


def fewest_turns(
    rows: Sequence[str], others: Sequence[Square], start: Standing, most: int
) -> int | None:
    """Return the fewest turns until all robots are out, or None for more than ``most``.

    Turns are played one after the other: all standings at the end of one are those from
    which the next begins, and a turn may be ended after any point.
    """
    if all(square is None for square in start.robots):
        return 0
    turn = {start}
    for number in range(int(start.points > 0), most + 1):
        reached: set[Standing] = set()
        ready = list(turn)
        seen = set(turn)
        while ready:
            now = ready.pop()
            reached.add(Standing(now.robots, now.frozen, 3, False))
            for after in afterwards(rows, others, now) if now.points else ():
                if all(square is None for square in after.robots):
                    return number
                if after not in seen:
                    seen.add(after)
                    ready.append(after)
        turn = reached
    return None


def count_ways_out(
    rows: Sequence[str], others: Sequence[Square], start: Standing, most: int
) -> tuple[int, int]:
    """Return after how many points all robots can be out, and in how many ways.

    Ways are counted step by step from the start: at each time it is kept in how many ways
    each standing is reached. A turn may be ended early once an eye came off in it; the points
    lost so count. Nothing is found after ``most`` points: then the number is 0.
    """
    at_time = [Counter({start: 1})] + [Counter[Standing]() for _ in range(most + 3)]
    for time in range(most + 1):
        out = [now for now in at_time[time] if all(square is None for square in now.robots)]
        if out:
            return time, sum(at_time[time][now] for now in out)
        for now, ways in at_time[time].items():
            ready = now if now.points else Standing(now.robots, now.frozen, 3, False)
            for after in afterwards(rows, others, ready):
                at_time[time + 1][after] += ways
            if 0 < now.points < 3 and now.has_taken:
                at_time[time + now.points][Standing(now.robots, now.frozen, 3, False)] += ways
    return most, 0
