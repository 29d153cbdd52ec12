"""The kernel twin: the C++ search of ``kernel/`` behind a plain C interface.

The shared library is built when carom is installed. Where it is missing,
:func:`is_available` is false and every other function raises SolverMissing. While a
search runs the interpreter's lock is free, so threads search side by side.
"""

from __future__ import annotations

import ctypes
import sys
from array import array
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from struct import Struct
from typing import Any

from carom.core.grid import Direction
from carom.games.ricochet.board import Board
from carom.games.ricochet.pieces import ANY, COLOURED, ROBOTS
from carom.games.ricochet.position import Move, MoveRules, Position
from carom.solvers.result import Cancel, Limits, SearchStopped, Solution, SolverMissing, Standing

_SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
LIBRARY = Path(__file__).parents[1] / f"_kernel{_SUFFIX}"
"""Where the build puts the shared library."""

# These mirror kernel/carom.h, which explains them.
_ABI = 1
_TASK = Struct("@QQd7H6BBBBB")
_ANSWER = Struct("@QQQQiiii")
_CLOSED, _COLOURED, _SLASH, _BACKSLASH = 1, 2, 4, 8
_RICOCHET = {"turn": 0, "none": 1, "no_one_move": 2}
_REBOUND_FORBIDDEN, _PASS_ONE, _STRICT_LANDING, _PLAIN_SEARCH = 1, 2, 4, 8
_END_OF_LINE = 0xFFFF
_MOST_COUNTED = (1 << 128) - 1
_STANDINGS: tuple[Standing, ...] = ("optimal", "unsolvable", "stopped")

_NO_LIMIT = (1 << 64) - 1
_ROOM = 256
_Buffer = ctypes.c_char * (_ANSWER.size + 2 * _ROOM)
_Answer = ctypes.c_char * _ANSWER.size
_ask = ctypes.CFUNCTYPE(ctypes.c_int32)
_NEVER = _ask()
_LETTERS = {letter: number for number, letter in enumerate(ROBOTS)} | {ANY: 255}
_MOVES = tuple(
    Move(ROBOTS[code & 7], Direction(code >> 3)) if code & 7 < len(ROBOTS) else None
    for code in range(32)
)


def is_available() -> bool:
    """Tell whether the shared library is there and fits this version."""
    return isinstance(_loaded(), ctypes.CDLL)


def why_missing() -> str | None:
    """Return why there is no kernel, as a word of the catalogue, or None when there is one.

    ``not-built``: the file is missing; ``not-loadable``: the system refused it;
    ``other-version``: it was built for another version of carom.
    """
    found = _loaded()
    return found if isinstance(found, str) else None


def solve(
    position: Position,
    limits: Limits = Limits(),  # noqa: B008  frozen
    cancel: Cancel | None = None,
    *,
    state_by_state: bool = False,
) -> Solution:
    """Return one optimal line, or how far the search came before a limit or the cancel.

    Of several optimal lines it is always the same one; which, is the search's choice.

    Args:
        position: What to solve.
        limits: How much the search may use.
        cancel: Asked every few milliseconds whether to stop.
        state_by_state: Use the slower general search even where the fast one serves.

    Raises:
        SolverMissing: ``solver-missing`` when the kernel is not there.
    """
    library, board, task = _library(), _laid(position.board), _task(position, limits)
    if state_by_state:
        task = _with_rule(task, _PLAIN_SEARCH)
    ask = _question(cancel)
    answer, room = _Buffer(), _ROOM
    library.carom_solve(
        board.address, task, ask, answer, ctypes.byref(answer, _ANSWER.size), room
    )
    nodes, peak, _, _, standing, length, lower_bound, moves = _ANSWER.unpack_from(answer)
    codes = array("H", answer[_ANSWER.size : _ANSWER.size + 2 * min(moves, room)])  # type: ignore
    if moves > room:
        codes = _long_line(board, task, ask, moves)
    return Solution(
        standing=_STANDINGS[standing],
        length=None if length < 0 else length,
        line=tuple(map(_move, codes)),
        lower_bound=lower_bound,
        nodes=nodes,
        peak_bytes=peak,
        solver="kernel",
    )
