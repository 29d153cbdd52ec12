"""The kernel twin: the C++ search of ``kernel/`` behind a plain C interface.

The shared library is built when carom is installed. Where it is missing,
:func:`is_available` is false and every other function raises SolverMissing. While a
search runs the interpreter's lock is free, so threads search side by side.
"""

from __future__ import annotations

import ctypes
import os
import sys
from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from struct import Struct

from carom.core.grid import Direction
from carom.games.ricochet.board import Board
from carom.games.ricochet.pieces import ANY, COLOURED, ROBOTS
from carom.games.ricochet.position import Move, MoveRules, Position
from carom.solvers.result import (
    Cancel,
    Limits,
    SearchStopped,
    Solution,
    SolverMissing,
    Standing,
)

_SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
LIBRARY = Path(
    os.environ.get("CAROM_KERNEL_LIBRARY") or Path(__file__).parents[1] / f"_kernel{_SUFFIX}"
)
"""Where the build puts the shared library; the environment may name another build of it."""

NO_LIMITS = Limits()

# What follows mirrors kernel/carom.h, which explains it.
_ABI = 1
_TASK = Struct("@QQd7H6BBBBB")
_ANSWER = Struct("@QQQQiiii")
_CLOSED, _COLOURED, _SLASH, _BACKSLASH = 1, 2, 4, 8
_RICOCHET = {"turn": 0, "none": 1, "no_one_move": 2}
_REBOUND_FORBIDDEN, _PASS_ONE, _STRICT_LANDING, _PLAIN_SEARCH = 1, 2, 4, 8
_END_OF_LINE = 0xFFFF
_STANDINGS: tuple[Standing, ...] = ("optimal", "unsolvable", "stopped")
_NO_LIMIT = (1 << 64) - 1

_ROOM = 256
_Answer = ctypes.c_char * _ANSWER.size
_AnswerAndLine = ctypes.c_char * (_ANSWER.size + 2 * _ROOM)
_Question = ctypes.CFUNCTYPE(ctypes.c_int32)
_NO_QUESTION = _Question()
_NUMBERS = {letter: number for number, letter in enumerate(ROBOTS)} | {ANY: 255}


def is_available() -> bool:
    """Tell whether the shared library is there and fits this version."""
    return why_missing() is None


def why_missing() -> str | None:
    """Return why there is no kernel, or None when there is one.

    ``not-built``: the file is missing; ``not-loadable``: the system refuses it;
    ``other-version``: it was built for another version of carom.
    """
    found = _found()
    return found if isinstance(found, str) else None


def solve(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    *,
    state_by_state: bool = False,
) -> Solution[Move]:
    """Return one optimal line, or how far the search came before a limit or the cancel.

    Of several optimal lines it is the same one on every machine.

    Args:
        position: What to solve.
        limits: How much the search may use.
        cancel: Asked about every hundredth of a second whether to stop.
        state_by_state: Use the general search even where the faster one would serve.

    Raises:
        SolverMissing: ``solver-missing`` when there is no kernel.
    """
    call = _Call(position, limits, cancel, _PLAIN_SEARCH if state_by_state else 0)
    answer, codes = call.solve(_AnswerAndLine())
    nodes, peak_bytes, _, _, standing, length, lower_bound, _ = answer
    return Solution(
        standing=_STANDINGS[standing],
        length=None if length < 0 else length,
        line=_moves(codes),
        lower_bound=lower_bound,
        nodes=nodes,
        peak_bytes=peak_bytes,
        solver="kernel",
    )


def solutions(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    most: int | None = None,
    *,
    state_by_state: bool = False,
) -> Iterator[tuple[Move, ...]]:
    """Return the optimal lines in the written order of moves; none if there is no route.

    Args:
        position: What to solve.
        limits: How much the search may use.
        cancel: As for :func:`solve`.
        most: The most lines to find; None finds all.
        state_by_state: As for :func:`solve`.

    Raises:
        SearchStopped: ``search-stopped`` when a limit or the cancel comes first.
        SolverMissing: ``solver-missing`` when there is no kernel.
    """
    call = _Call(position, limits, cancel, _PLAIN_SEARCH if state_by_state else 0)
    return _lines(call.all_lines(most)[1])


def count(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    *,
    state_by_state: bool = False,
) -> int:
    """Return the number of optimal lines, at most 2**128 - 1; raises as :func:`solutions`."""
    call = _Call(position, limits, cancel, _PLAIN_SEARCH if state_by_state else 0)
    _, _, low, high, *_ = call.all_lines(0)[0]
    return high << 64 | low


def perft(
    position: Position,
    depth: int,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
) -> int:
    """Return the number of routes of exactly ``depth`` effective moves, target ignored.

    A move through walls counts as one, whatever its price. At most 2**128 - 1. Raises as
    :func:`solutions` does.
    """
    answer = _Call(position, limits, cancel).perft(depth)
    _, _, low, high, *_ = answer
    return high << 64 | low


class _Call:
    """One call of the library: the position as C sees it, and who may cancel."""

    def __init__(
        self, position: Position, limits: Limits, cancel: Cancel | None, rules: int = 0
    ) -> None:
        self._library = _library()
        self._board = _laid(position.board)
        self._task = _task(position, limits, rules)
        self._question = _NO_QUESTION if cancel is None else _Question(cancel.is_set)

    def solve(self, buffer: ctypes.Array[ctypes.c_char]) -> tuple[tuple[int, ...], bytes]:
        """Return the answer and the codes of its line."""
        self._library.carom_solve(
            self._board.address,
            self._task,
            self._question,
            buffer,
            ctypes.byref(buffer, _ANSWER.size),
            (len(buffer) - _ANSWER.size) // 2,
        )
        raw = buffer.raw
        answer = _ANSWER.unpack_from(raw)
        end = _ANSWER.size + 2 * answer[-1]
        if end > len(raw):
            return self.solve((ctypes.c_char * end)())
        return answer, raw[_ANSWER.size : end]

    def all_lines(self, most: int | None) -> tuple[tuple[int, ...], bytes]:
        """Return the answer and the codes of the first lines, each with its end."""
        buffer = _Answer()
        lines = self._library.carom_lines_new(
            self._board.address,
            self._task,
            self._question,
            _NO_LIMIT if most is None else max(most, 0),
            buffer,
        )
        if not lines:
            raise MemoryError
        try:
            answer = self._finished(buffer)
            codes = ctypes.string_at(self._library.carom_lines_moves(lines), 2 * answer[-1])
        finally:
            self._library.carom_lines_free(lines)
        return answer, codes

    def perft(self, depth: int) -> tuple[int, ...]:
        """Return the answer."""
        buffer = _Answer()
        self._library.carom_perft(
            self._board.address, self._task, self._question, max(depth, 0), buffer
        )
        return self._finished(buffer)

    @staticmethod
    def _finished(buffer: ctypes.Array[ctypes.c_char]) -> tuple[int, ...]:
        """Return the answer; raises SearchStopped if a limit came first."""
        answer = _ANSWER.unpack(buffer.raw)
        nodes, _, _, _, standing, _, lower_bound, _ = answer
        if _STANDINGS[standing] == "stopped":
            raise SearchStopped("search-stopped", lower_bound=lower_bound, nodes=nodes)
        return answer


def _task(position: Position, limits: Limits, rules: int) -> bytes:
    """Return the ``carom_task`` of a position."""
    robots, padding = position.robots, 6 - len(position.robots)
    seconds = limits.seconds
    return _TASK.pack(
        _NO_LIMIT if limits.nodes is None else _bounded(limits.nodes),
        _NO_LIMIT if limits.bytes is None else _bounded(limits.bytes),
        -1.0 if seconds is None else max(seconds, 0.0),
        *position.cells,
        *(0,) * padding,
        position.target.cell,
        *(_NUMBERS[robot] for robot in robots),
        *(0,) * padding,
        len(robots),
        _NUMBERS[position.target.robot],
        _RICOCHET[position.rules.ricochet],
        rules | _rule_bits(position.rules),
    )


def _bounded(limit: int) -> int:
    """Return a limit as C can hold it."""
    return min(max(limit, 0), _NO_LIMIT)


def _rule_bits(rules: MoveRules) -> int:
    """Return the bits of the rules other than ``ricochet``."""
    return (
        _REBOUND_FORBIDDEN * (rules.rebound == "forbidden")
        | _PASS_ONE * (rules.ghost_passes == "one")
        | _STRICT_LANDING * (rules.ghost_landing == "strict")
    )


@cache
def _move(code: int) -> Move:
    """Return the move of a code: robot, direction and walls passed."""
    return Move(ROBOTS[code & 7], Direction(code >> 3 & 3), code >> 5)


def _moves(codes: bytes) -> tuple[Move, ...]:
    """Return the moves of one line."""
    return tuple(map(_move, array("H", codes)))


def _lines(codes: bytes) -> Iterator[tuple[Move, ...]]:
    """Yield lines, each of which ends with a mark."""
    line: list[Move] = []
    for code in array("H", codes):
        if code == _END_OF_LINE:
            yield tuple(line)
            line.clear()
        else:
            line.append(_move(code))


class _LaidBoard:
    """A board inside the library; given back when nothing refers to it any more."""

    def __init__(self, library: ctypes.CDLL, board: Board) -> None:
        self._free: Callable[[int], None] = library.carom_board_free
        self.address: int | None = library.carom_board_new(
            board.rows, board.columns, board.walls, bytes(_marks(board))
        )
        if self.address is None:
            raise MemoryError

    def __del__(self) -> None:
        if self.address is not None:
            self._free(self.address)


def _marks(board: Board) -> Iterable[int]:
    """Return what is on each cell besides walls."""
    marks = bytearray(board.size)
    for cell in board.closed:
        marks[cell] |= _CLOSED
    for target in board.targets:
        marks[target.cell] |= _COLOURED * (target.robot in COLOURED)
    for item in board.diagonals:
        shape = _SLASH if item.orientation == "/" else _BACKSLASH
        marks[item.cell] |= shape | _NUMBERS[item.robot] << 4
    return marks


@lru_cache(maxsize=128)
def _laid(board: Board) -> _LaidBoard:
    """Return a board inside the library; recent ones are kept."""
    return _LaidBoard(_library(), board)


def _library() -> ctypes.CDLL:
    """Return the library; raises SolverMissing."""
    found = _found()
    if isinstance(found, str):
        raise SolverMissing("solver-missing", solver="kernel", available=("python",))
    return found


@cache
def _found() -> ctypes.CDLL | str:
    """Return the library, or why there is none."""
    if not LIBRARY.exists():
        return "not-built"
    try:
        library = ctypes.CDLL(str(LIBRARY))
        abi = int(library.carom_abi())
    except (OSError, AttributeError):
        return "not-loadable"
    return _declared(library) if abi == _ABI else "other-version"


def _declared(library: ctypes.CDLL) -> ctypes.CDLL:
    """Return the library with the types of its functions said."""
    board, task, answer = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p
    number = ctypes.c_int32
    library.carom_board_new.argtypes = (number, number, ctypes.c_char_p, ctypes.c_char_p)
    library.carom_board_new.restype = board
    library.carom_board_free.argtypes = (board,)
    library.carom_board_free.restype = None
    library.carom_solve.argtypes = (board, task, _Question, answer, ctypes.c_void_p, number)
    library.carom_solve.restype = None
    library.carom_lines_new.argtypes = (board, task, _Question, ctypes.c_uint64, answer)
    library.carom_lines_new.restype = ctypes.c_void_p
    library.carom_lines_moves.argtypes = (ctypes.c_void_p,)
    library.carom_lines_moves.restype = ctypes.c_void_p
    library.carom_lines_free.argtypes = (ctypes.c_void_p,)
    library.carom_lines_free.restype = None
    library.carom_perft.argtypes = (board, task, _Question, number, answer)
    library.carom_perft.restype = None
    return library
