"""A position of Ramses, with a way if wanted, as one self-contained SVG picture."""

from __future__ import annotations

from collections.abc import Sequence

from carom.core.grid import column_name, parse_cell
from carom.games.ramses.board import CELLS, EMPTY, UNKNOWN
from carom.games.ramses.position import Position
from carom.pictures.ramses.palette import stylesheet
from carom.pictures.ramses.pieces import CELL, pit, pyramid, token
from carom.pictures.svg import Theme, number, sheet, tag, text

FRAME = 30.0
"""Width of the box's wood, in which the coordinates stand."""


def picture(
    position: Position,
    route: Sequence[str] = (),
    *,
    title: str,
    description: str = "",
    theme: Theme = "auto",
) -> str:
    """Return the SVG of a position: pyramids closed, or clear where one knows what is below.

    Args:
        position: What to draw.
        route: Cells of pyramids that slide one after the other, drawn as the hole's way.
        title: Name of the picture for those who cannot see it, in the reader's language.
        description: What is on it, in the reader's language.
        theme: Light, dark, or as the reader's device wishes.

    Returns:
        The same bytes for the same arguments on every machine; nothing from outside.

    Raises:
        NotationError: A cell of the route is none.
    """
    way = [parse_cell(name, position.rows, position.columns) for name in route]
    width, height = (side * CELL + 2 * FRAME for side in (position.columns, position.rows))
    layers = (
        _box(position, width, height),
        *(_placed(position, cell, _space(position, cell)) for cell in range(CELLS)),
        _goals(position),
        _way(position, way),
    )
    return sheet(
        layers,
        -FRAME,
        width,
        height,
        title=title,
        description=description,
        style=stylesheet(theme),
    )


def _box(position: Position, width: float, height: float) -> str:
    """Return the wood, the sand and the names of columns and rows."""
    names = [
        tag("text", text(column_name(at)), x=(at + 0.5) * CELL, y=y + 4.6)
        for at in range(position.columns)
        for y in (-FRAME / 2, height - 1.5 * FRAME)
    ] + [
        tag("text", text(str(at + 1)), x=x, y=(at + 0.5) * CELL + 4.6)
        for at in range(position.rows)
        for x in (-FRAME / 2, width - 1.5 * FRAME)
    ]
    sand = {"width": width - 2 * FRAME, "height": height - 2 * FRAME}
    return "".join(
        (
            tag("rect", class_="ct-bezel", x=-FRAME, y=-FRAME, width=width, height=height, rx=14),
            tag("rect", class_="ct-floor", rx=4, **sand),
            tag("g", *names, class_="ct-mark", font_size=13),
        )
    )


def _space(position: Position, cell: int) -> str:
    """Return a space: its hollow and token as far as they are known, and its pyramid."""
    content = position.contents[cell]
    if content == UNKNOWN:
        return pyramid()
    below = pit() if content == EMPTY else token(content)
    return below if cell == position.hole else below + pyramid(is_ghost=True)


def _goals(position: Position) -> str:
    """Return a ring round the treasure that is sought, wherever one knows it to be."""
    ring = tag("circle", class_="ct-goal", cx=0, cy=0, r=23)
    return "".join(
        _placed(position, cell, ring)
        for cell in range(CELLS)
        if position.contents[cell] == position.wanted != EMPTY
    )


def _way(position: Position, way: Sequence[int]) -> str:
    """Return the way of the hole with the number of each slide."""
    if not way:
        return ""
    places = [_middle(position, cell) for cell in (position.hole, *way)]
    line = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in places)
    badges = (
        tag(
            "g",
            tag("circle", class_="ct-badge", cx=0, cy=0, r=8.5),
            tag("text", text(str(step)), class_="ct-step", font_size=10.5, x=0, y=3.8),
            transform=f"translate({number(x + 14)} {number(y + 14)})",
        )
        for step, (x, y) in enumerate(places[1:], start=1)
    )
    drawn = tag("path", class_="ct-casing", d=line) + tag("path", class_="ct-way", d=line)
    return tag("g", drawn, opacity=0.85) + "".join(badges)


def _middle(position: Position, cell: int) -> tuple[float, float]:
    """Return the middle of a cell, from the north-west corner of the sand."""
    row, column = divmod(cell, position.columns)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def _placed(position: Position, cell: int, drawing: str) -> str:
    """Return a drawing moved to the middle of a cell."""
    x, y = _middle(position, cell)
    return tag("g", drawing, transform=f"translate({number(x)} {number(y)})")
