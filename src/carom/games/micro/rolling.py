"""What chance decides: the board, the start, and the dice of each round (B-01 .. B-05, B-20)."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from carom.core.chance import Draw
from carom.core.errors import OptionError, PositionError
from carom.games.micro.board import (
    CELLS,
    COLOURS,
    NUMBERS,
    SIDES,
    Board,
    board_of,
    drawn_code,
    free_code,
)
from carom.games.micro.options import Options
from carom.games.micro.paths import distance

_EXAMPLES = "B1N2N3N4N, C1N2E3S4W, free-0123456789abcdef"


def chosen_board(options: Options, seed: str) -> str:
    """Return the code of the board, drawn unless the options fix it (B-01).

    A random layout's code holds a token drawn from the seed, never the seed itself.

    Raises:
        OptionError: ``bad-option`` when ``board`` names none, ``board-in-parts`` when not
            every field of it can be reached.
    """
    if options.board:
        return _named_board(options.board)
    if options.tiles == "random":
        return free_code(Draw(seed, "board").token())
    is_drawn = options.side == "random"
    side = Draw(seed, "side").choice(SIDES) if is_drawn else options.side
    return drawn_code(Draw(seed, "board"), side)


def _named_board(code: str) -> str:
    """Return the code if there is such a board and a way between any two of its fields."""
    try:
        board = board_of(code)
    except PositionError:
        raise OptionError("bad-option", name="board", value=code[:40], allowed=_EXAMPLES) from None
    if not board.is_connected:
        raise OptionError("board-in-parts", board=code)
    return code


def rolled(draw: Draw, board: Board, allowed: Container[int]) -> int:
    """Roll the colour die and the number die until they show an allowed cell (B-03, B-05)."""
    while True:
        cell = board.cells[f"{draw.choice(COLOURS)}{draw.choice(NUMBERS)}"]
        if cell in allowed:
            return cell


def drawn_start(code: str, seed: str) -> int:
    """Return the cell where the robot starts: any of the 36 (B-03)."""
    return rolled(Draw(seed, "start"), board_of(code), range(CELLS))


@lru_cache(maxsize=1024)
def target_cells(code: str, start: int, min_distance: int) -> frozenset[int]:
    """Return the cells that may be the target from a start (B-05).

    Where no field is so far away, the farthest ones may. In the expert variant the direct
    distance counts; the way over the waypoint is never shorter.
    """
    others = frozenset(range(CELLS)) - {start}
    if min_distance == 1:
        return others
    board = board_of(code)
    away = {cell: distance(board, start, cell) or 0 for cell in others}
    least = min(min_distance, max(away.values()))
    return frozenset(cell for cell in others if away[cell] >= least)
