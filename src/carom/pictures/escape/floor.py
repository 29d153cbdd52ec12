"""The factory itself: walls, corridors, the seams of the tiles, deposit and exit."""

from __future__ import annotations

from collections.abc import Iterator

from carom.core.grid import column_name
from carom.games.escape.board import (
    COLUMNS,
    DEPOSIT_CELLS,
    EXIT_CELLS,
    ROWS,
    SIZE,
    TILE,
    cells_in,
)
from carom.pictures.svg import number, tag, text

CELL = 30.0
FRAME = 26.0
"""Width of the frame, in which the names of columns and rows stand."""

WIDTH, HEIGHT = COLUMNS * CELL, ROWS * CELL

_ALL = (1 << SIZE) - 1


def middle(cell: int) -> tuple[float, float]:
    """Return the middle of a cell, from the north-west corner of the factory."""
    row, column = divmod(cell, COLUMNS)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def squares(cells: int) -> str:
    """Return the outline of a set of cells, neighbours in a row as one piece."""
    return "".join(
        f"M{number(column * CELL)} {number(row * CELL)}h{number(length * CELL)}v{number(CELL)}"
        f"h{number(-length * CELL)}z"
        for row, column, length in _runs(cells)
    )


def _runs(cells: int) -> Iterator[tuple[int, int, int]]:
    """Yield row, first column and length of each piece of a row."""
    for row in range(ROWS):
        column = 0
        while column < COLUMNS:
            length = 0
            while column + length < COLUMNS and cells >> row * COLUMNS + column + length & 1:
                length += 1
            if length:
                yield row, column, length
            column += length + 1


def floor(walls: int) -> str:
    """Return frame, walls and corridors."""
    corridors = _ALL & ~walls
    width, height = WIDTH + 2 * FRAME, HEIGHT + 2 * FRAME
    return "".join(
        (
            tag("rect", class_="ce-bezel", x=-FRAME, y=-FRAME, width=width, height=height, rx=12),
            tag("rect", class_="ce-wall", width=WIDTH, height=HEIGHT),
            tag("path", class_="ce-brick", d=_bricks(walls)),
            tag("path", class_="ce-floor", d=squares(corridors)),
            tag("path", class_="ce-deposit", d=squares(corridors & DEPOSIT_CELLS)),
            tag("path", class_="ce-exit", d=squares(corridors & EXIT_CELLS)),
            tag("path", class_="ce-joint", d=_joints(corridors)),
            tag("path", class_="ce-seam", d=_seams()),
            _arrows(),
            _names(),
        )
    )


def _bricks(walls: int) -> str:
    """Return a line through the middle of each wall square."""
    return "".join(
        f"M{number(x - CELL / 2)} {number(y)}h{number(CELL)}"
        for x, y in map(middle, cells_in(walls))
    )


def _joints(corridors: int) -> str:
    """Return the lines between neighbouring corridor squares."""
    half = CELL / 2
    lines = []
    for cell in cells_in(corridors):
        x, y = middle(cell)
        if (cell + 1) % COLUMNS and corridors >> cell + 1 & 1:
            lines.append(f"M{number(x + half)} {number(y - half)}v{number(CELL)}")
        if cell + COLUMNS < SIZE and corridors >> cell + COLUMNS & 1:
            lines.append(f"M{number(x - half)} {number(y + half)}h{number(CELL)}")
    return "".join(lines)


def _seams() -> str:
    """Return the lines between the tiles."""
    across = (f"M0 {number(row * CELL)}h{number(WIDTH)}" for row in range(TILE, ROWS, TILE))
    down = (f"M{number(column * CELL)} 0v{number(HEIGHT)}" for column in range(TILE, COLUMNS, TILE))
    return "".join((*across, *down))


def _arrows() -> str:
    """Return the sign on deposit and exit: an arrow towards the way out."""
    arrow = "M-8-5h9v-5l9 10-9 10v-5h-9z"
    return "".join(
        tag("path", class_="ce-sign", d=arrow, transform=_shift(x, HEIGHT / 2), opacity=0.55)
        for x in (3.5 * CELL, WIDTH - 2.5 * CELL)
    )


def _shift(x: float, y: float) -> str:
    """Return the transform that moves a drawing to a place."""
    return f"translate({number(x)} {number(y)})"


def _names() -> str:
    """Return the names of columns and rows on all four sides."""
    places = [
        (column_name(at), (at + 0.5) * CELL, y)
        for at in range(COLUMNS)
        for y in (-FRAME / 2, HEIGHT + FRAME / 2)
    ] + [
        (str(at + 1), x, (at + 0.5) * CELL)
        for at in range(ROWS)
        for x in (-FRAME / 2, WIDTH + FRAME / 2)
    ]
    words = (tag("text", text(name), x=x, y=y + 4.2) for name, x, y in places)
    return tag("g", *words, class_="ce-mark", font_size=12)
