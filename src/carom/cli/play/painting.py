"""Boards as styled text for a full screen, in the size there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from carom.cli.play.styled import styled
from carom.games.ricochet.board import Board
from carom.games.ricochet.position import Move, Position
from carom.pictures.ricochet.compact import draw_compact, draw_empty_compact
from carom.pictures.ricochet.terminal import draw, draw_empty

PANEL_COLUMNS, PANEL_LINES = 38, 16
"""Room for the panel beside or under the full drawing of the board."""

SLIM_COLUMNS = 26
"""Room for it beside the compact drawing, which leaves that much of 80 columns."""


class Arrangement(NamedTuple):
    """How a screen is filled: which drawing, and whether the panel is beside or under it."""

    is_compact: bool
    is_beside: bool


def arrangement(width: int, height: int, rows: int, columns: int) -> Arrangement:
    """Return how to fill a screen so that board and panel are both seen, if that can be.

    Args:
        width: Columns of the screen.
        height: Its lines.
        rows: Height of the board in cells.
        columns: Its width in cells.
    """
    full_width, full_height = 4 * columns + 6, 2 * rows + 2
    if full_width + PANEL_COLUMNS <= width and full_height <= height:
        return Arrangement(is_compact=False, is_beside=True)
    if full_width <= width and full_height + PANEL_LINES <= height:
        return Arrangement(is_compact=False, is_beside=False)
    return Arrangement(is_compact=True, is_beside=3 * columns + 6 + SLIM_COLUMNS <= width)


class Scene(NamedTuple):
    """What is drawn: a position, the moves made in it, and whether its goal is marked."""

    position: Position
    route: Sequence[Move] = ()
    is_goal_marked: bool = True


def painted(board: Board, scene: Scene | None, *, is_compact: bool) -> Text:
    """Return a scene as text in colours; the bare board while there is none.

    Raises:
        IllegalAction: When its route cannot be played.
    """
    if scene is None:
        drawn = draw_empty_compact(board) if is_compact else draw_empty(board)
    else:
        paint = draw_compact if is_compact else draw
        drawn = paint(scene.position, scene.route, is_goal_marked=scene.is_goal_marked)
    return styled(drawn)
