"""What a camera sees: a string from centre to centre, in whole numbers only (C.5).

The walk of the rules page is made once for each distance and kept as sets of squares; a
test is then a shift and an intersection. Nothing here knows tiles or the size of the
factory, so that any grid can be asked. A client may follow these functions line by line:
``walked`` and ``headings_to`` are all there is to sight.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal

import msgspec

Corner = Literal["pair", "open", "closed"]
"""What stops a string that runs exactly through a corner (C-44): walls on both sides of it,
nothing, or a wall on one side."""

Heading = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]

HEADINGS: tuple[Heading, ...] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""All headings of a camera, clockwise (C-41); with four of them every second one."""

VECTORS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
"""Rows and columns of each heading."""

Square = tuple[int, int]


class Walk(msgspec.Struct, frozen=True):
    """The squares a string meets, as rows and columns from its start.

    Attributes:
        inside: Squares whose inside it crosses, both ends left out.
        corners: The two squares beside each corner that it runs through exactly.
    """

    inside: tuple[Square, ...]
    corners: tuple[tuple[Square, Square], ...]


def walked(down: int, right: int) -> Walk:
    """Return what a string meets that goes so many rows down and columns to the right.

    After i steps in rows and j in columns, ``(1 + 2i) * columns`` against
    ``(1 + 2j) * rows`` tells which side of its square the string leaves by; where they
    are equal it leaves by the corner.

    >>> walked(1, 1).corners
    (((1, 0), (0, 1)),)
    """
    rows, columns = abs(down), abs(right)
    south, east = (1 if down > 0 else -1), (1 if right > 0 else -1)
    inside: list[Square] = []
    corners: list[tuple[Square, Square]] = []
    i = j = 0
    while (i, j) != (rows, columns):
        by_row = (1 + 2 * i) * columns
        by_column = (1 + 2 * j) * rows
        if by_row == by_column:
            corners.append((((i + 1) * south, j * east), (i * south, (j + 1) * east)))
        i, j = i + (by_row <= by_column), j + (by_row >= by_column)
        inside.append((i * south, j * east))
    return Walk(tuple(inside[:-1]), tuple(corners))


@cache
def headings_to(down: int, right: int) -> int:
    """Return the headings in whose quarter a square lies, as a mask by their numbers (C-41).

    With f along the heading and x across it, the arc of 45 degrees to each side, both
    ends in, is where ``f >= x``.

    >>> [HEADINGS[at] for at in range(8) if headings_to(2, 2) >> at & 1]
    ['E', 'SE', 'S']
    """
    mask = 0
    for at, (south, east) in enumerate(VECTORS):
        along, across = down * south + right * east, abs(down * east - right * south)
        mask |= (along >= across) << at
    return mask


class _Stencil(msgspec.Struct, frozen=True):
    """A walk as sets of cells of a grid, to be laid at the corner of its bounding box.

    Attributes:
        shift: From the camera's cell to that corner; never positive.
        inside: Cells that must be corridor.
        corners: The two cells beside each corner, as one set.
    """

    shift: int
    inside: int
    corners: tuple[int, ...]


@cache
def _stencil(down: int, right: int, columns: int) -> _Stencil:
    """Return the walk of a string on a grid so wide."""
    walk = walked(down, right)
    shift = min(down, 0) * columns + min(right, 0)

    def cells(squares: Sequence[Square]) -> int:
        return sum(1 << row * columns + column - shift for row, column in squares)

    return _Stencil(shift, cells(walk.inside), tuple(cells(pair) for pair in walk.corners))


def is_in_line(walls: int, columns: int, camera: int, cell: int, corner: Corner) -> bool:
    """Tell whether a string reaches from a camera to a square (C-42 .. C-44).

    Args:
        walls: Set of the wall cells.
        columns: Width of the grid.
        camera: Cell of the camera; that it is a wall does not matter (C-43).
        cell: Cell of what is looked at, corridor and not the camera's own.
        corner: How corners are read.
    """
    row, column = divmod(camera, columns)
    to_row, to_column = divmod(cell, columns)
    stencil = _stencil(to_row - row, to_column - column, columns)
    near = walls >> camera + stencil.shift
    if near & stencil.inside:
        return False
    if corner == "open":
        return True
    if corner == "pair":
        return all(near & pair != pair for pair in stencil.corners)
    return not any(near & pair for pair in stencil.corners)


@lru_cache(maxsize=1 << 14)
def fields_of(walls: int, size: int, columns: int, camera: int, corner: Corner) -> tuple[int, ...]:
    """Return what a camera sees under each of the eight headings, as sets of cells.

    Made once for a plan and a square; an activation is then an intersection.

    Args:
        walls: Set of the wall cells.
        size: Number of cells.
        columns: Width of the grid.
        camera: Cell of the camera.
        corner: How corners are read.
    """
    fields = [0] * len(HEADINGS)
    row, column = divmod(camera, columns)
    for cell in range(size):
        if walls >> cell & 1 or cell == camera:
            continue
        if is_in_line(walls, columns, camera, cell, corner):
            to_row, to_column = divmod(cell, columns)
            within = headings_to(to_row - row, to_column - column)
            for at in range(len(HEADINGS)):
                if within >> at & 1:
                    fields[at] |= 1 << cell
    return tuple(fields)
