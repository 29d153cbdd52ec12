"""What is drawn of a game of Ramses: the open box, then the pyramids on it."""

from __future__ import annotations

from carom.games.ramses.view import View
from carom.games.ramses.viewed import position_in
from carom.pictures.canvas import Line
from carom.pictures.ramses.terminal import draw, draw_open

WIDE = 35 + 38
"""Columns from which the panel has room beside the box."""


def scene(view: View) -> list[Line]:
    """Return the drawing for a view; after the preview no letter of it is left."""
    position = position_in(view)
    if position is None:
        return draw_open(view.tokens or (None,) * view.rows * view.columns, view.rows, view.columns)
    return draw(position)
