"""What a solver is given as limits, what it answers and what it raises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, Literal, Protocol, TypeVar

import msgspec

from carom.core.errors import CaromError

Standing = Literal["optimal", "unsolvable", "stopped"]
SolverName = Literal["kernel", "python"]
SolverChoice = Literal["auto", "kernel", "python"]
"""Which twin is asked for; ``auto`` takes the fastest that is there."""

M_co = TypeVar("M_co", covariant=True)
"""A move of the game whose position is solved."""

P_contra = TypeVar("P_contra", contravariant=True)
"""A position of that game."""


class Cancel(Protocol):
    """What may call a search off from another thread; a ``threading.Event`` is one."""

    def is_set(self) -> bool:
        """Tell whether the search should stop now."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much a search may use; None means no limit of that kind.

    Attributes:
        nodes: Entries of the search; the same on every machine, so results repeat.
        bytes: Memory of the search's tables.
        seconds: Wall time, an outer guard only: results then depend on the machine.
    """

    nodes: int | None = None
    bytes: int | None = None
    seconds: float | None = None


class Solution(msgspec.Struct, Generic[M_co], frozen=True, kw_only=True):
    """The answer of a solver; ``Solution[Move]`` says whose moves its line has.

    Attributes:
        standing: ``optimal``: ``length`` is proved least. ``unsolvable``: proved that no
            route exists. ``stopped``: a limit or a cancel came first.
        length: Price of ``line``; None when no line is known.
        line: One route in the moves' order of play; empty when none is known. It replays
            under the rules of its game.
        lower_bound: No route is cheaper; equals ``length`` when optimal.
        nodes: Search entries used.
        peak_bytes: Most memory the tables took.
        solver: Which twin answered.
    """

    standing: Standing
    length: int | None = None
    line: tuple[M_co, ...] = ()
    lower_bound: int = 0
    nodes: int = 0
    peak_bytes: int = 0
    solver: SolverName = "python"


NO_LIMITS = Limits()


class Solver(Protocol[P_contra, M_co]):
    """What the solvers of all games offer; each is a module."""

    def solve(
        self,
        position: P_contra,
        limits: Limits = NO_LIMITS,
        cancel: Cancel | None = None,
        solver: SolverChoice = "auto",
    ) -> Solution[M_co]:
        """Return the optimum and one line."""

    def solutions(
        self,
        position: P_contra,
        limits: Limits = NO_LIMITS,
        most: int | None = None,
        cancel: Cancel | None = None,
        solver: SolverChoice = "auto",
    ) -> Iterator[tuple[M_co, ...]]:
        """Yield all optimal lines, at most so many; raises SearchStopped."""

    def count(
        self,
        position: P_contra,
        limits: Limits = NO_LIMITS,
        cancel: Cancel | None = None,
        solver: SolverChoice = "auto",
    ) -> int:
        """Return the number of optimal lines; raises SearchStopped."""


class SearchStopped(CaromError, RuntimeError):
    """A limit or a cancel came before the whole answer; params lower_bound and nodes."""


class SolverMissing(CaromError, RuntimeError):
    """The solver asked for is not installed here; params solver and available."""


def check_python(solver: SolverChoice) -> None:
    """Refuse the kernel for a game that has one solver only, in Python.

    Raises:
        SolverMissing: ``no-such-solver``.
    """
    if solver == "kernel":
        raise SolverMissing("no-such-solver", solver=solver, available=("python",))
