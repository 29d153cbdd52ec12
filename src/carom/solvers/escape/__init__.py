"""Solver for 1, 2, 3… robot!: fewest turns alone, shortest ways, what a camera sees.

``solve`` answers the practice target: how many turns does the seat whose turn it is need
to get all its robots out if nobody else does anything? The running turn counts as one.

>>> from carom.records.escape.position import parse_position
>>> position = parse_position("e1_C23T10T21C30X20T32S11C12D10S31_Rc8c8c8_n_R3_O")
>>> solve(position).length
15
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from carom.games.escape.actions import Action
from carom.games.escape.position import Position
from carom.solvers.escape.alone import Search
from carom.solvers.escape.ways import count_ways, way_from, ways_past
from carom.solvers.hints import proved_length
from carom.solvers.result import (
    NO_LIMITS,
    Cancel,
    Limits,
    Solution,
    SolverChoice,
    check_python,
)

if TYPE_CHECKING:
    from carom.solvers.escape.hinting import Hint
    from carom.solvers.escape.lines import Lines

__all__ = ["count", "count_ways", "hints", "solutions", "solve", "way_from", "ways_past"]


def solve(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Solution[Action]:
    """Return the fewest turns and what to do in them.

    Args:
        position: The position; robots of other seats stand still.
        limits: How much the search may use.
        cancel: A flag that ends the search.
        solver: There is one only, in Python.

    Returns:
        The number of turns as ``length``. In ``line`` a turn that is ended early has its
        ``EndTurn``; one whose points are all spent has none.

    Raises:
        SolverMissing: ``no-such-solver`` for the kernel.
    """
    check_python(solver)
    return Search(position).solve(limits, cancel)


def solutions(
    position: Position,
    limits: Limits = NO_LIMITS,
    most: int | None = None,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Iterator[tuple[Action, ...]]:
    """Yield all best ways, see :class:`carom.solvers.escape.lines.Lines`; at most so many.

    Raises:
        SearchStopped: ``search-stopped`` when a limit or the cancel came first.
    """
    ways = _lines(position, limits, cancel, solver)
    return iter(()) if ways is None else islice(ways.lines(), most)


def count(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> int:
    """Return the number of best ways; 0 if there is none. Raises as :func:`solutions`."""
    ways = _lines(position, limits, cancel, solver)
    return 0 if ways is None else ways.count()


def hints(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> tuple[Hint, ...]:
    """Return hints to a best way, from the faintest to the whole way.

    Raises:
        SearchStopped: ``search-stopped`` when a limit or the cancel came first.
    """
    from carom.solvers.escape.hinting import hints_from

    return hints_from(position, solve(position, limits, cancel, solver))


def _lines(
    position: Position, limits: Limits, cancel: Cancel | None, solver: SolverChoice
) -> Lines | None:
    """Return the best ways, or None where it is proved that there is none."""
    from carom.solvers.escape.lines import Lines

    found = solve(position, limits, cancel, solver)
    if proved_length(found) is None:
        return None
    return Lines(Search(position), found, limits, cancel)
