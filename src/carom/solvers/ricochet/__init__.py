"""Optimal search for Ricochet Robots: what everyone calls, whichever twin answers.

Two twins give the same answers: the native kernel, and Python where that could not be
built. Both are exact under every option of the rules. ``solver`` asks for one of them;
``auto`` takes the kernel if it is there.

>>> from carom.games.ricochet.board import make_board
>>> from carom.games.ricochet.pieces import Target
>>> from carom.games.ricochet.position import Position
>>> position = Position(make_board(16, 16), "r", (0,), Target("r", 255))
>>> [move.direction.name for move in solve(position).line]
['E', 'S']
>>> count(position)
2
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol, cast

from carom.solvers.result import (
    NO_LIMITS,
    Cancel,
    Limits,
    Solution,
    SolverChoice,
    SolverMissing,
    SolverName,
)

if TYPE_CHECKING:
    from carom.games.ricochet.board import Board
    from carom.games.ricochet.position import Move, MoveRules, Position
    from carom.solvers.ricochet.hinting import Hint

__all__ = [
    "Limits",
    "Solution",
    "active_solver",
    "count",
    "hints",
    "solutions",
    "solve",
    "solve_board",
]


class _Twin(Protocol):
    """What both twins offer."""

    def solve(
        self, position: Position, limits: Limits, cancel: Cancel | None
    ) -> Solution[Move]: ...

    def solutions(
        self, position: Position, limits: Limits, cancel: Cancel | None, most: int | None
    ) -> Iterator[tuple[Move, ...]]: ...

    def count(self, position: Position, limits: Limits, cancel: Cancel | None) -> int: ...


def active_solver() -> SolverName:
    """Return which twin ``auto`` means here."""
    from carom.solvers.ricochet import kernel

    return "kernel" if kernel.is_available() else "python"


def _twin(solver: SolverChoice) -> _Twin:
    """Return the twin asked for; raises SolverMissing ``solver-missing``."""
    if solver == "python" or (solver == "auto" and active_solver() == "python"):
        from carom.solvers.ricochet import twin

        return cast("_Twin", twin)
    from carom.solvers.ricochet import kernel

    if not kernel.is_available():
        raise SolverMissing("solver-missing", solver=solver, available=("python",))
    return cast("_Twin", kernel)


def solve(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Solution[Move]:
    """Return the least price of a route and one route of that price.

    Args:
        position: What to solve, under its own rules.
        limits: How much may be used; over it the answer is ``stopped``.
        cancel: Calls the search off from another thread, as a ``threading.Event`` does.
        solver: Which twin.

    Raises:
        SolverMissing: ``solver-missing`` when the kernel is asked for and not there.
    """
    return _twin(solver).solve(position, limits, cancel)


def solutions(
    position: Position,
    limits: Limits = NO_LIMITS,
    most: int | None = None,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Iterator[tuple[Move, ...]]:
    """Yield all optimal lines in the written order: by :attr:`Move.rank`, first moves first.

    A position without a route yields none. ``most`` ends the list early; the others are as
    for :func:`solve`.

    Raises:
        SearchStopped: ``search-stopped`` when a limit or the cancel came first.
        SolverMissing: As :func:`solve`.
    """
    return _twin(solver).solutions(position, limits, cancel, most)


def count(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> int:
    """Return the number of optimal lines; 0 if there is no route. Raises as :func:`solutions`."""
    return _twin(solver).count(position, limits, cancel)


def hints(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> tuple[Hint, ...]:
    """Return hints to the optimum, from the faintest to the whole line.

    Raises:
        SearchStopped: ``search-stopped`` when a limit or the cancel came first.
        SolverMissing: As :func:`solve`.
    """
    from carom.solvers.ricochet.hinting import hints_from

    return hints_from(position, solve(position, limits, cancel, solver))


def solve_board(
    board: Board,
    robots: str,
    cells: tuple[int, ...],
    rules: MoveRules,
    *,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> tuple[Solution[Move], ...]:
    """Return the optimum of each printed target of a board, in the order of ``board.targets``.

    Args:
        board: A board with targets; the printed ones have 17.
        robots: Letters of the robots present, the target's colours among them.
        cells: Where they stand.
        rules: Which routes count.
        limits: How much each target may use.
        cancel: As for :func:`solve`.
        solver: Which twin.

    Raises:
        PositionError: When the robots do not fit the board, or one has a target but is missing.
        SolverMissing: As :func:`solve`.
    """
    from carom.games.ricochet.position import Position

    positions = [Position(board, robots, cells, target, rules) for target in board.targets]
    return tuple(solve(position, limits, cancel, solver) for position in positions)
