"""A position of Ramses drawn from a seed, for trying the solver."""

from __future__ import annotations

from carom.cli.recipe import Recipe
from carom.core.chance import Draw
from carom.core.errors import OptionError
from carom.games.ramses.board import COLUMNS, ROWS
from carom.games.ramses.dealing import drawn_hole, laid_out
from carom.games.ramses.options import Options
from carom.games.ramses.pieces import TREASURES
from carom.games.ramses.position import Position

DEALT = 12
"""Treasures of a position that is made: with more, most are walled in by others."""


def make_position(recipe: Recipe, seed: str) -> Position:
    """Return the position of a recipe; the same recipe and seed give the same one.

    Raises:
        OptionError: ``bad-option`` for a treasure that does not lie there.
    """
    names = TREASURES[:DEALT]
    if recipe.target is not None and recipe.target not in names:
        allowed = "|".join(names)
        raise OptionError("bad-option", name="--target", value=recipe.target[:40], allowed=allowed)
    layout = laid_out("thirty", tuple(range(DEALT)), Draw(seed, "cli/layout"))
    hole = drawn_hole(Options(), layout, Draw(seed, "cli/hole"))
    wanted = recipe.target or Draw(seed, "cli/treasure").choice(names)
    return Position(ROWS, COLUMNS, layout, hole, names.index(wanted))
