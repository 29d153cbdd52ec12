"""Shortest ways out of the factory past robots that stand still.

Robots outside the deposit are walls here (C-31); inside they are passed (C-32).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from carom.games.escape.board import DEPOSIT_CELLS, EXIT_CELLS, SIZE, cells_in
from carom.games.escape.plan import UNREACHABLE, Plan


def ways_past(plan: Plan, standing: Iterable[int]) -> tuple[int, ...]:
    """Return the steps from each cell to the exit tile past robots that stand still.

    Args:
        plan: The plan.
        standing: Cells of the robots in the way; those on the deposit do not matter.

    Returns:
        By cell, 0 on the exit tile and UNREACHABLE where there is no way.
    """
    shut = {cell for cell in standing if cell >= 0 and not DEPOSIT_CELLS >> cell & 1}
    ways = [UNREACHABLE] * SIZE
    queue = deque(cell for cell in cells_in(EXIT_CELLS & ~plan.walls))
    for cell in queue:
        ways[cell] = 0
    while queue:
        cell = queue.popleft()
        for table in plan.steps:
            onward = table[cell]
            if onward >= 0 and onward not in shut and ways[onward] == UNREACHABLE:
                ways[onward] = ways[cell] + 1
                queue.append(onward)
    return tuple(ways)


def way_from(plan: Plan, ways: tuple[int, ...], cell: int) -> tuple[int, ...]:
    """Return the cells of a shortest way from a cell, the exit's first square last.

    Of equal steps the first of N, E, S, W is taken; nothing where there is no way.
    """
    found = []
    while 0 < ways[cell] < UNREACHABLE:
        cell = next(onward for onward in onwards(plan, cell) if ways[onward] == ways[cell] - 1)
        found.append(cell)
    return tuple(found)


def count_ways(plan: Plan, ways: tuple[int, ...], cell: int) -> int:
    """Return how many shortest ways lead out from a cell; 0 where there is none."""
    if ways[cell] == UNREACHABLE:
        return 0
    layer = {cell: 1}
    for left in range(ways[cell] - 1, -1, -1):
        after: dict[int, int] = {}
        for here, count in layer.items():
            for onward in onwards(plan, here):
                if ways[onward] == left:
                    after[onward] = after.get(onward, 0) + count
        layer = after
    return sum(layer.values())


def onwards(plan: Plan, cell: int) -> list[int]:
    """Return the corridor cells one step on, N, E, S, W."""
    return [table[cell] for table in plan.steps if table[cell] >= 0]
