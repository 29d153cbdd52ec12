"""Going from one of some cells to the next with the arrows."""

from __future__ import annotations

from collections.abc import Iterable

_STEPS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
ARROW_KEYS = frozenset(_STEPS)


def nearest(cells: Iterable[int], start: int, key: str, columns: int) -> int:
    """Return the nearest of some cells in the direction of an arrow, else the start.

    What lies straight ahead is nearer than what lies aside.

    Args:
        cells: Where one may go.
        start: Where one is.
        key: The arrow.
        columns: Width of the board.

    >>> nearest((0, 7, 10), start=5, key="right", columns=4), nearest((0, 3), 5, "down", 4)
    (7, 5)
    """
    down, right = _STEPS[key]
    row, column = divmod(start, columns)
    found = []
    for cell in cells:
        rows, steps = cell // columns - row, cell % columns - column
        ahead, aside = rows * down + steps * right, abs(rows * right) + abs(steps * down)
        if ahead > 0:
            found.append((ahead + 2 * aside, cell))
    return min(found)[1] if found else start
