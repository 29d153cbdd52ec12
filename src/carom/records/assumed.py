"""What a reader assumes where a foreign form says nothing, and what such a form cannot say."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from carom.core.errors import NotationError, PositionError
from carom.core.grid import DIRECTIONS, Direction
from carom.games.ricochet.board import CENTRE, Board, board_of, make_board, printed_code
from carom.games.ricochet.pieces import ANY, Target
from carom.games.ricochet.position import MoveRules, Position

ROBOT_WORDS = {"r": "red", "b": "blue", "g": "green", "y": "yellow", "k": "neutral"}
ROBOT_LETTERS = {word: letter for letter, word in ROBOT_WORDS.items()}
WAYS = {"north": Direction.N, "east": Direction.E, "south": Direction.S, "west": Direction.W}
"""How the planning and answer set forms call robots and directions."""

STOP_COUNTS = MoveRules(ricochet="none")
"""The rules of the planning and answer set forms: any stop on the target counts."""


def assumed_closed(board: Board) -> tuple[int, ...]:
    """Return the centre of a 16 x 16 board where all four cells have walls all round, else none."""
    is_usual_size = (board.rows, board.columns) == (16, 16)
    return CENTRE if is_usual_size and all(board.walls[cell] == 15 for cell in CENTRE) else ()


def assumed_targets(board: Board) -> tuple[Target, ...]:
    """Return the targets of the printed board with these walls and diagonals, else none."""
    code = printed_code(board.walls)
    if code is None:
        return ()
    printed = board_of(code)
    is_printed = (board.closed, board.diagonals) == (printed.closed, printed.diagonals)
    return printed.targets if is_printed else ()


def with_centre(board: Board, used: Iterable[int]) -> Board:
    """Return the board with its centre closed if nothing can get in or out of it.

    The answer set and planning instances wall the centre of a 16 x 16 board in as a block
    and have no word for a closed cell.

    Args:
        board: A board without closed cells.
        used: Cells of the robots and the target; a block that holds one stays open.
    """
    if (board.rows, board.columns) != (16, 16) or set(used) & set(CENTRE):
        return board
    is_block = all(
        board.has_wall(cell, side) or board.neighbour(cell, side) in CENTRE
        for cell in CENTRE
        for side in DIRECTIONS
    )
    if not is_block:
        return board
    walls = [
        (cell, side)
        for cell in range(board.size)
        for side in DIRECTIONS
        if board.has_wall(cell, side)
    ]
    closed = make_board(16, 16, walls, closed=CENTRE)
    return replace(closed, targets=assumed_targets(closed))


def refuse_inexpressible(position: Position, form: str, robots: str) -> None:
    """Refuse a position whose optimum would not be that of its text in a plain form.

    Raises:
        PositionError: ``cannot-express`` with the form and the part it has no word for.
    """
    rules = position.rules
    parts = [f"{name}={getattr(rules, name)}" for name in ("ricochet", "rebound")]
    plain = [f"{name}={getattr(STOP_COUNTS, name)}" for name in ("ricochet", "rebound")]
    missing = [part for part in parts if part not in plain]
    missing += [robot for robot in position.robots if robot not in robots]
    missing += ["diagonals"] if position.board.diagonals else []
    missing += [ANY] if position.target.robot == ANY else []
    if missing:
        raise PositionError("cannot-express", form=form, part=missing[0])


def fault_at(text: str, at: int, expected: str) -> NotationError:
    """Return the error that something else should stand at an index of a text of many lines."""
    line = text.count("\n", 0, at) + 1
    column = at - (text.rfind("\n", 0, at) + 1) + 1
    words = text[at : at + 40].split()
    return NotationError(
        "bad-fact",
        line=line,
        column=column,
        found=words[0] if words else "",
        expected=expected,
    )
