"""A position of Ricochet Robots made from options; what is not given is drawn from the seed."""

from __future__ import annotations

import re

from carom.cli.inputs import at_most_one
from carom.cli.recipe import Recipe
from carom.core.chance import Draw
from carom.core.cursor import Cursor
from carom.core.errors import OptionError
from carom.games.ricochet.board import Board, board_codes, board_of, free_board, printed_board
from carom.games.ricochet.pieces import ANY, COLOURED, NEUTRAL, ROBOTS, TRANSPARENT, Target
from carom.games.ricochet.position import Position

USUAL_WALLS = 15
"""Percent of the inner sides that are walls, unless said otherwise."""

_SIZE = re.compile(r"(\d{1,2})x(\d{1,2})")
_BETWEEN = frozenset(" ,;")
_EXTRA = {"none": "", "neutral": NEUTRAL, "transparent": TRANSPARENT, "both": NEUTRAL + TRANSPARENT}


def make_position(recipe: Recipe, seed: str) -> Position:
    """Return the position of a recipe; the same recipe and seed give the same one.

    Raises:
        OptionError: ``bad-option`` for a size or share that cannot be.
        PositionError: When the parts do not fit together.
        NotationError: When robots or target are not written as they should be.
    """
    board = _board(recipe, seed)
    if recipe.robots is None:
        letters = COLOURED + _EXTRA[recipe.extra_robot or "none"]
        cells = _random_cells(board, len(letters), seed)
    else:
        letters, cells = _read_robots(recipe.robots, board)
    if recipe.target is None:
        target = _random_target(board, letters, seed)
    else:
        target = _read_target(recipe.target, board)
    return Position(board, letters, cells, target)


def _board(recipe: Recipe, seed: str) -> Board:
    """Return the printed or free board that is asked for, else a random printed one."""
    at_most_one(printed=recipe.printed is not None, free=recipe.free is not None)
    if recipe.printed is not None:
        code = recipe.printed.upper().replace(" ", "").replace(",", "")
        return printed_board([code[at : at + 2] for at in range(0, len(code), 2)])
    if recipe.free is None:
        return board_of(Draw(seed, "cli/board").choice(board_codes()))
    size = _SIZE.fullmatch(recipe.free)
    if size is None:
        raise OptionError(
            "bad-option", name="--free", value=recipe.free[:40], allowed="2x2 .. 32x32"
        )
    walls = USUAL_WALLS if recipe.walls is None else recipe.walls
    if not 0 <= walls <= 100:
        raise OptionError("bad-option", name="--walls", value=walls, allowed="0..100")
    return free_board(int(size[1]), int(size[2]), walls, seed)


def _random_cells(board: Board, count: int, seed: str) -> tuple[int, ...]:
    """Return cells for robots: open ones without a symbol while there are enough (A-04)."""
    marked = {target.cell for target in board.targets}
    mixed = Draw(seed, "cli/robots").shuffled(range(board.size))
    open_cells = [cell for cell in mixed if cell not in board.closed]
    bare_first = sorted(open_cells, key=lambda cell: cell in marked)
    if len(bare_first) < count:
        raise OptionError(
            "bad-option", name="--robots", value=count, allowed=f"..{len(bare_first)}"
        )
    return tuple(bare_first[:count])


def _random_target(board: Board, robots: str, seed: str) -> Target:
    """Return one of the printed targets that a robot present can solve, else any open cell."""
    draw = Draw(seed, "cli/target")
    fit = [target for target in board.targets if target.robot == ANY or target.robot in robots]
    if fit:
        return draw.choice(fit)
    open_cells = [cell for cell in range(board.size) if cell not in board.closed]
    coloured = [robot for robot in robots if robot in COLOURED]
    return Target(draw.choice(coloured or [ANY]), draw.choice(open_cells))


def _read_robots(text: str, board: Board) -> tuple[str, tuple[int, ...]]:
    """Return letters and cells of ``rb3 gn12``, in the written order of robots."""
    cursor = Cursor(text.lower())
    found: list[tuple[int, str, int]] = []
    while True:
        cursor.run(_BETWEEN, len(text))
        if found and not cursor.left:
            break
        letter = cursor.one_of(ROBOTS)
        cell = cursor.cell(board.rows, board.columns)
        found.append((ROBOTS.index(letter), letter, cell))
    found.sort()
    return "".join(letter for _, letter, _ in found), tuple(cell for _, _, cell in found)


def _read_target(text: str, board: Board) -> Target:
    """Return the target of ``bd10``; its symbol is the one printed there for that robot."""
    cursor = Cursor(text.lower())
    robot = cursor.one_of(COLOURED + ANY)
    cursor.run(_BETWEEN, len(text))
    cell = cursor.cell(board.rows, board.columns)
    if cursor.left:
        raise cursor.fault("end")
    return Target(robot, cell, board.usual_symbol(robot, cell))
