"""A position of Micro Robots made from options; what is not given is drawn from the seed."""

from __future__ import annotations

from carom.cli.inputs import at_most_one
from carom.cli.recipe import Recipe
from carom.core.chance import Draw
from carom.core.errors import OptionError
from carom.games.micro.board import CELLS, SIDES, Board, board_of, drawn_code, drawn_layout
from carom.games.micro.moves import parse_move
from carom.games.micro.position import Position

SIZE = "6x6"
"""The only size of a board of dice."""


def make_position(recipe: Recipe, seed: str) -> Position:
    """Return the position of a recipe; the same recipe and seed give the same one.

    Raises:
        OptionError: ``bad-option`` for a size that cannot be.
        PositionError: When board or fields do not fit together.
        NotationError: When a field is not written as it should be.
    """
    board = _board(recipe, seed)
    given = (recipe.robots, recipe.target, recipe.waypoint)
    fixed = [None if text is None else board.cell_of(parse_move(text)) for text in given]
    mixed = Draw(seed, "cli/fields").shuffled(range(CELLS))
    free = iter([cell for cell in mixed if cell not in fixed])
    robot, target = (next(free) if cell is None else cell for cell in fixed[:2])
    waypoint = next(free) if fixed[2] is None and recipe.is_expert else fixed[2]
    return Position(board, robot, target, waypoint)


def _board(recipe: Recipe, seed: str) -> Board:
    """Return the printed board or layout that is asked for, else a random printed one."""
    at_most_one(
        printed=recipe.printed is not None,
        free=recipe.free is not None,
        side=recipe.side is not None,
    )
    if recipe.printed is not None:
        return board_of(recipe.printed.upper().replace(" ", "").replace(",", ""))
    if recipe.free is None:
        side: str = recipe.side or Draw(seed, "cli/side").choice(SIDES)
        return board_of(drawn_code(Draw(seed, "cli/board"), side))
    if recipe.free != SIZE:
        raise OptionError("bad-option", name="--free", value=recipe.free[:40], allowed=SIZE)
    return drawn_layout(Draw(seed, "cli/dice"))
