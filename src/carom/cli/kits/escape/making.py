"""A position of 1, 2, 3… robot! made from options; what is not given is drawn from the seed."""

from __future__ import annotations

from collections.abc import Iterator

from carom.cli.recipe import Recipe
from carom.core.chance import Draw
from carom.core.errors import OptionError
from carom.core.grid import parse_cell
from carom.games.escape.board import COLUMNS, EXIT_CELLS, FREE_PLACES, ROWS, SIZE
from carom.games.escape.drafting import lays, with_lay
from carom.games.escape.pieces import ESCAPED, TEAM, Pieces
from carom.games.escape.plan import EMPTY_CODE, Plan, plan_of
from carom.games.escape.position import Position

_OUT, _EYE = "x", "E"
_EYES_IN = 3
"""One robot in so many has an eye in a position that is made."""


def make_position(recipe: Recipe, seed: str) -> Position:
    """Return the position of a recipe; the same recipe and seed give the same one.

    Raises:
        OptionError: ``bad-option`` unless there are three robots.
        NotationError: When a cell is not written as it should be.
        PositionError: When plan and robots do not fit together.
    """
    code = recipe.printed or _drawn_plan(Draw(seed, "cli/plan"))
    if recipe.robots is not None:
        return Position(code, _given(recipe.robots))
    return Position(code, _drawn_robots(plan_of(code), Draw(seed, "cli/robots")))


def _drawn_plan(draw: Draw) -> str:
    """Return a plan laid by chance under the guard."""
    code = EMPTY_CODE
    for _ in FREE_PLACES:
        code = with_lay(code, draw.choice(lays(code, has_guard=True)), has_guard=True)
    return code


def _drawn_robots(plan: Plan, draw: Draw) -> Pieces:
    """Return three robots somewhere in the corridors from which there is a way out."""
    free = [
        cell
        for cell in range(SIZE)
        if not (plan.walls | EXIT_CELLS) >> cell & 1 and plan.ways[cell] < SIZE
    ]
    cells = tuple(draw.shuffled(free)[:TEAM])
    eyes = sum((draw.below(_EYES_IN) == 0) << robot for robot in range(TEAM))
    return Pieces(cells, eyes)


def _given(text: str) -> Pieces:
    """Return the robots of a text, ``c8 h8E x``: ``E`` for an eye, ``x`` for one that is out."""
    words = text.split()
    if len(words) != TEAM:
        raise OptionError("bad-option", name="--robots", value=text[:40], allowed="c8 h8E x")
    cells = tuple(_cells(words, text))
    return Pieces(cells, sum(word.endswith(_EYE) << at for at, word in enumerate(words)))


def _cells(words: list[str], text: str) -> Iterator[int]:
    """Yield the cell of each robot."""
    column = 0
    for word in words:
        column = text.index(word, column)
        if word == _OUT:
            yield ESCAPED
        else:
            yield parse_cell(word.removesuffix(_EYE), ROWS, COLUMNS, column=column + 1)
        column += len(word)
