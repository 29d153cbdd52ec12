"""The frame of the factory: 12 places for tiles of 5 x 5 squares, two of them taken (C-01).

Places are numbered row by row, 0..11; squares of the whole are cells, row by row, 0..299.
Sets of cells are ints, ``1 << cell`` for each.
"""

from __future__ import annotations

from collections.abc import Iterator

from carom.core.grid import DIRECTIONS

TILE = 5
"""Squares along a side of a tile."""

PLACE_ROWS, PLACE_COLUMNS = 3, 4
ROWS, COLUMNS = PLACE_ROWS * TILE, PLACE_COLUMNS * TILE
SIZE = ROWS * COLUMNS

DEPOSIT, EXIT = 4, 7
"""The places of the two fixed tiles (C-01)."""

PLACES = tuple(range(PLACE_ROWS * PLACE_COLUMNS))
FREE_PLACES = tuple(place for place in PLACES if place not in (DEPOSIT, EXIT))
"""The places to fill, in the order of a plan's code."""


def cells_of(place: int) -> tuple[int, ...]:
    """Return the cells of a place, row by row.

    >>> cells_of(5)[:6]
    (105, 106, 107, 108, 109, 125)
    """
    row, column = divmod(place, PLACE_COLUMNS)
    corner = row * TILE * COLUMNS + column * TILE
    return tuple(corner + down * COLUMNS + right for down in range(TILE) for right in range(TILE))


def _set_of(place: int) -> int:
    """Return the cells of a place as a set."""
    return sum(1 << cell for cell in cells_of(place))


DEPOSIT_CELLS, EXIT_CELLS = _set_of(DEPOSIT), _set_of(EXIT)
START = cells_of(DEPOSIT)[12]
"""The middle of the deposit, where all robots begin (C-10)."""


def cells_in(cells: int) -> Iterator[int]:
    """Yield the cells of a set, rising."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


def _neighbours(place: int) -> tuple[int, ...]:
    """Return the places beyond the four sides of a place; -1 beyond the frame."""
    row, column = divmod(place, PLACE_COLUMNS)
    return tuple(
        place + down * PLACE_COLUMNS + right
        if 0 <= row + down < PLACE_ROWS and 0 <= column + right < PLACE_COLUMNS
        else -1
        for down, right in (way.step for way in DIRECTIONS)
    )


NEIGHBOURS = tuple(_neighbours(place) for place in PLACES)
"""By place and side: the place beyond it, or -1."""
