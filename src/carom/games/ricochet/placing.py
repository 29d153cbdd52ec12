"""Before the first round: which board lies there and where the robots stand (A-01 .. A-04)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from carom.core.chance import Draw
from carom.core.errors import IllegalAction, OptionError, PositionError
from carom.core.grid import cell_name
from carom.games.ricochet.actions import Place
from carom.games.ricochet.board import board_codes, board_of, free_code
from carom.games.ricochet.options import Options
from carom.games.ricochet.state import State

_FACES = {"first": "AB", "second": "CD", "any": "ABCD"}


def chosen_board(options: Options, seed: str) -> str:
    """Return the code of the board, drawn unless the options fix it (A-01).

    A free board's code holds a token drawn from the seed, never the seed itself.

    Raises:
        OptionError: ``bad-option`` when ``board`` names none, ``board-too-small`` when the
            robots have no room.
    """
    if options.board:
        code = options.board
    elif options.board_set == "free":
        token = Draw(seed, "board").token()
        code = free_code(options.rows, options.columns, options.wall_percent, token)
    else:
        code = Draw(seed, "board").choice(board_codes(_FACES[options.board_set]))
    try:
        room = len(start_cells(code))
    except PositionError:
        allowed = "1A4B3B2B, free-16x16-10-0123456789abcdef"
        raise OptionError("bad-option", name="board", value=code[:40], allowed=allowed) from None
    if room < len(options.robots):
        raise OptionError("board-too-small", room=room, robots=options.robots)
    return code


@lru_cache(maxsize=256)
def start_cells(code: str) -> tuple[int, ...]:
    """Return the cells of a board where a robot may start: open and without a symbol (A-04)."""
    board = board_of(code)
    barred = {*board.closed, *(target.cell for target in board.targets)}
    return tuple(cell for cell in range(board.size) if cell not in barred)


def drawn_start(code: str, robots: str, seed: str) -> tuple[int, ...]:
    """Return a random start: each robot on a cell of its own, all equally likely (A-04)."""
    draw, cells = Draw(seed, "start"), list(start_cells(code))
    return tuple(cells.pop(draw.below(len(cells))) for _ in robots)


def place(state: State, _seat: int, action: Place) -> State:
    """Return the state with one robot put down; any seat may place any robot, once.

    When all stand the seats are asked whether they are ready (A-07).

    Raises:
        IllegalAction: ``not-placing``, ``no-such-robot``, ``robot-placed``,
            ``bad-start-cell``, ``cell-taken``.
    """
    robots, board = state.options.robots, state.printed
    if state.phase != "placing":
        raise IllegalAction("not-placing")
    if len(action.robot) != 1 or action.robot not in robots:
        raise IllegalAction("no-such-robot", robot=action.robot[:10], robots=robots)
    at = robots.index(action.robot)
    if state.tokens[at] >= 0:
        cell = cell_name(state.tokens[at], board.columns)
        raise IllegalAction("robot-placed", robot=action.robot, cell=cell)
    if action.cell not in start_cells(state.board):
        is_cell = 0 <= action.cell < board.size
        name = cell_name(action.cell, board.columns) if is_cell else str(action.cell)
        raise IllegalAction("bad-start-cell", cell=name)
    if action.cell in state.tokens:
        raise IllegalAction("cell-taken", cell=cell_name(action.cell, board.columns))
    tokens = (*state.tokens[:at], action.cell, *state.tokens[at + 1 :])
    phase = "placing" if -1 in tokens else "ready"
    return replace(state, tokens=tokens, phase=phase)


def place_actions(state: State, seat: int) -> tuple[Place, ...]:
    """Return all ways to put down a robot: by robot, then by cell."""
    if state.phase != "placing" or not state.is_present(seat):
        return ()
    waiting = [
        robot for robot, token in zip(state.options.robots, state.tokens, strict=True) if token < 0
    ]
    free = [cell for cell in start_cells(state.board) if cell not in state.tokens]
    return tuple(Place(robot, cell) for robot in waiting for cell in free)
