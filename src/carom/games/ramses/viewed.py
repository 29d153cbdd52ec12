"""What can be read off a view alone, for bots and clients that have nothing else."""

from __future__ import annotations

from carom.games.ramses.board import CELLS, EMPTY, UNKNOWN
from carom.games.ramses.position import Position
from carom.games.ramses.view import View


def position_in(view: View) -> Position | None:
    """Return what a viewer knows of the board now, or None in the preview, without a hole.

    After the preview that is the hole, and what the table shows everybody of the past.
    """
    if view.hole is None:
        return None
    contents = [UNKNOWN] * CELLS
    for one in view.seen:
        contents[one.cell] = EMPTY if one.treasure is None else one.treasure
    for cell, token in enumerate(view.tokens or ()):
        contents[cell] = EMPTY if token is None else token
    contents[view.hole] = EMPTY if view.content is None else view.content
    wanted = EMPTY if view.card is None else view.card.treasure
    return Position(view.rows, view.columns, tuple(contents), view.hole, wanted)
