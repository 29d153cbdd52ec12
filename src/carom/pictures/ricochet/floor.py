"""The fixed part of the picture: frame with coordinates, tiles, walls, centre, bumpers."""

from __future__ import annotations

from collections.abc import Iterator

from carom.core.grid import Direction, column_name
from carom.games.ricochet.board import Board
from carom.pictures.ricochet.pieces import CELL, diagonal
from carom.pictures.svg import number, tag, text

FRAME = 30.0
"""Width of the frame round the floor, in which the coordinates stand."""

DEFS = tag(
    "defs",
    tag(
        "linearGradient",
        tag("stop", offset="0", stop_color="#fff", stop_opacity=0.42),
        tag("stop", offset=".55", stop_color="#fff", stop_opacity=0),
        id="cr-shine",
        x1=0,
        y1=0,
        x2=0,
        y2=1,
    ),
    tag(
        "pattern",
        tag("rect", class_="cr-gap", width=2 * CELL, height=2 * CELL),
        *(
            tag(
                "rect",
                class_="cr-tile" if (row + column) % 2 == 0 else "cr-tile2",
                x=column * CELL + 1,
                y=row * CELL + 1,
                width=CELL - 2,
                height=CELL - 2,
                rx=5,
            )
            for row in range(2)
            for column in range(2)
        ),
        id="cr-floor",
        width=2 * CELL,
        height=2 * CELL,
        patternUnits="userSpaceOnUse",
    ),
)


def middle(board: Board, cell: int) -> tuple[float, float]:
    """Return the middle of a cell, from the north-west corner of the floor."""
    row, column = divmod(cell, board.columns)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def placed(board: Board, cell: int, drawing: str, **attributes: str | float) -> str:
    """Return a drawing moved to the middle of a cell."""
    x, y = middle(board, cell)
    return tag("g", drawing, transform=f"translate({number(x)} {number(y)})", **attributes)


def frame(board: Board) -> str:
    """Return the frame, the tiles and the names of columns and rows on all sides."""
    width, height = board.columns * CELL, board.rows * CELL
    outer = {"width": width + 2 * FRAME, "height": height + 2 * FRAME}
    rim = {"x": -4.0, "y": -4.0, "width": width + 8, "height": height + 8}
    names = [
        tag("text", text(name), x=x, y=y + 4.6)
        for at in range(board.columns)
        for name, x in [(column_name(at), (at + 0.5) * CELL)]
        for y in (-FRAME / 2 - 1.5, height + FRAME / 2 + 1.5)
    ] + [
        tag("text", text(str(at + 1)), x=x, y=(at + 0.5) * CELL + 4.6)
        for at in range(board.rows)
        for x in (-FRAME / 2 - 1.5, width + FRAME / 2 + 1.5)
    ]
    return "\n".join(
        (
            tag("rect", class_="cr-bezel", x=-FRAME, y=-FRAME, rx=16, **outer),
            tag("rect", class_="cr-rim", rx=7, **rim),
            tag("rect", fill="url(#cr-floor)", width=width, height=height, rx=5),
            tag("g", *names, class_="cr-mark", font_size=13),
        )
    )


def walls(board: Board) -> str:
    """Return the walls: each as one line, neighbouring ones in a row joined."""
    lines = "".join(f"M{number(x)} {number(y)}{run}" for x, y, run in _runs(board))
    if not lines:
        return ""
    return "\n".join(
        (
            tag("path", class_="cr-shade", d=lines, transform="translate(1.6 2.2)"),
            tag("path", class_="cr-wall", d=lines),
        )
    )


def _runs(board: Board) -> Iterator[tuple[float, float, str]]:
    """Yield start and stroke of each straight run of inner walls, south sides, then east."""
    for side, along in ((Direction.S, Direction.E), (Direction.E, Direction.S)):
        down, right = side.step
        for cell in range(board.size):
            before = board.neighbour(cell, along.opposite)
            if not _is_drawn(board, cell, side) or _is_drawn(board, before, side):
                continue
            length, here = 0, board.neighbour(cell, along)
            while _is_drawn(board, here, side):
                length, here = length + 1, board.neighbour(here or 0, along)
            row, column = divmod(cell, board.columns)
            stroke = f"{'h' if down else 'v'}{number((length + 1) * CELL)}"
            yield (column + right) * CELL, (row + down) * CELL, stroke


def _is_drawn(board: Board, cell: int | None, side: Direction) -> bool:
    """Tell whether a wall is drawn there: not on the frame and not round closed cells."""
    if cell is None or not board.has_wall(cell, side):
        return False
    beyond = board.neighbour(cell, side)
    return beyond is not None and cell not in board.closed and beyond not in board.closed


def closed_cells(board: Board, chip: str) -> str:
    """Return the closed cells as blocks; four in a square carry the chip in their middle."""
    blocks = [
        tag(
            "rect",
            class_="cr-block",
            x=x - CELL / 2,
            y=y - CELL / 2,
            width=CELL,
            height=CELL,
            rx=3,
        )
        for x, y in (middle(board, cell) for cell in board.closed)
    ]
    return "\n".join((*blocks, _hub(board, chip) if _is_square(board) else ""))


def _is_square(board: Board) -> bool:
    """Tell whether the closed cells are one block of two by two, as the centre piece is."""
    if len(board.closed) != 4:
        return False
    first = board.closed[0]
    block = (first, first + 1, first + board.columns, first + board.columns + 1)
    return board.closed == block and (first + 1) % board.columns != 0


def _hub(board: Board, chip: str) -> str:
    """Return the centre piece with the chip that is turned up."""
    x, y = middle(board, board.closed[0])
    plate = tag("rect", class_="cr-hub", x=-40, y=-40, width=80, height=80, rx=14)
    disc = tag("circle", class_="cr-chip", cx=0, cy=0, r=29)
    mark = tag("g", chip, transform="scale(1.55)")
    where = f"translate({number(x + CELL / 2)} {number(y + CELL / 2)})"
    return tag("g", plate, disc, mark, transform=where)


def bumpers(board: Board) -> str:
    """Return the diagonals."""
    return "\n".join(placed(board, item.cell, diagonal(item)) for item in board.diagonals)
