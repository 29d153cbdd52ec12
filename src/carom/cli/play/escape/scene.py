"""What is drawn of a game of 1, 2, 3… robot!: the plan as it grows, then the factory."""

from __future__ import annotations

from carom.cli.play.escape.choosing import pieces_with
from carom.cli.play.escape.controls import EscapeControls
from carom.games.escape.plan import join_code, split_code
from carom.games.escape.position import Position
from carom.games.escape.view import View
from carom.games.escape.viewed import pieces_in
from carom.pictures.canvas import Line
from carom.pictures.escape.terminal import draw, draw_laid

WIDE = 43 + 38
"""Columns from which the panel has room beside the factory."""


def scene(controls: EscapeControls, view: View) -> list[Line]:
    """Return the drawing for a view.

    While a camera is aimed its view alone is drawn, else those of all that hang.
    """
    code, rules = view.plan.code, view.options.camera_rules
    if view.phase == "build":
        lay = controls.lay
        if lay is None:
            return draw_laid(code)
        laid = {**split_code(code), lay.place: (lay.tile, lay.turn)}
        return draw_laid(join_code(laid), lay.place)
    aim = controls.aim
    if aim is None:
        pieces = pieces_in(view)
        views = [camera.cell for camera in pieces.cameras]
        return draw(Position(code, pieces, rules=rules), views)
    return draw(Position(code, pieces_with(view, aim), rules=rules), [aim.cell], aim.cell)
