"""The box: 48 spaces in six rows of eight, and how it looks when it has been turned.

A cell of the box itself is ``row * 8 + column`` in the frame in which it was laid out. What
players see is turned by a number of quarters clockwise, the angle; then a cell is
``row * columns + column`` of the turned box, which has eight rows of six after an odd number.
"""

from __future__ import annotations

ROWS, COLUMNS = 6, 8
CELLS = ROWS * COLUMNS
QUARTERS = 4

EMPTY = -1
"""Stands for no treasure where a treasure's number could stand."""

UNKNOWN = -2
"""Stands for a content one does not know."""


def shape(angle: int) -> tuple[int, int]:
    """Return rows and columns of the box turned by an angle."""
    return (COLUMNS, ROWS) if angle & 1 else (ROWS, COLUMNS)


def quarter(cell: int, rows: int, columns: int) -> int:
    """Return where a cell is seen after a quarter turn clockwise, with rows as columns.

    It takes (x, y) to (rows - 1 - y, x), x being the column (D-T12).
    """
    row, column = divmod(cell, columns)
    return column * rows + rows - 1 - row


def _turned(cell: int, angle: int) -> int:
    """Return where a cell of the box is seen at an angle."""
    rows, columns = ROWS, COLUMNS
    for _ in range(angle):
        cell = quarter(cell, rows, columns)
        rows, columns = columns, rows
    return cell


SEEN_AT = tuple(tuple(_turned(cell, angle) for cell in range(CELLS)) for angle in range(QUARTERS))
"""By angle: where each cell of the box is seen."""

LIES_AT = tuple(tuple(places.index(seen) for seen in range(CELLS)) for places in SEEN_AT)
"""By angle: which cell of the box is seen at each place."""


def neighbours(cell: int, rows: int, columns: int) -> tuple[int, ...]:
    """Return the cells beside a cell, ascending: two in a corner, three at an edge (D-11)."""
    row, column = divmod(cell, columns)
    found = []
    if row > 0:
        found.append(cell - columns)
    if column > 0:
        found.append(cell - 1)
    if column < columns - 1:
        found.append(cell + 1)
    if row < rows - 1:
        found.append(cell + columns)
    return tuple(found)


BESIDE = tuple(
    tuple(neighbours(cell, *shape(angle)) for cell in range(CELLS)) for angle in range(QUARTERS)
)
"""By angle: the cells beside each cell, in the turned box."""

FIELDS = tuple(
    tuple((row + down) * COLUMNS + column + right for down in range(2) for right in range(2))
    for row in range(0, ROWS, 2)
    for column in range(0, COLUMNS, 2)
)
"""The twelve fields of two by two spaces (D-01)."""
