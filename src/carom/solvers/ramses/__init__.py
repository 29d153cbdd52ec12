"""Shortest ways in Ramses for whoever knows what lies where.

:func:`solve` gives the fewest slides to the treasure that is sought within one turn, so
round every other treasure; :func:`solve_turns` the fewest turns, each other treasure on the
way ending one. Lines are the cells of the pyramids that slide, as they are seen.

>>> from carom.games.ramses.position import Position
>>> nothing = (-1,) * 48
>>> position = Position(6, 8, (*nothing[:20], 0, *nothing[21:]), hole=19, wanted=0)
>>> solve(position).line
('e3',)
>>> solve_turns(position).turns
1
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from carom.games.ramses.position import Position
from carom.solvers.hints import proved_length
from carom.solvers.ramses.reach import Reach, reach_of
from carom.solvers.ramses.turns import TurnPlan, solve_turns
from carom.solvers.result import (
    NO_LIMITS,
    Cancel,
    Limits,
    Solution,
    SolverChoice,
    check_python,
)

if TYPE_CHECKING:
    from carom.solvers.ramses.hinting import Hint

__all__ = ["TurnPlan", "count", "hints", "solutions", "solve", "solve_turns"]


def solve(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
    *,
    through_unknown: bool = False,
) -> Solution[str]:
    """Return the fewest slides that uncover the treasure sought, without another one before.

    A treasure that lies in the hole already must be uncovered again: away and back (D-19).

    Args:
        position: Where the hole is, what is known and what is sought (D-11 .. D-15).
        limits: How many nodes may be used; there are never more than 48, which takes no time.
        cancel: A flag that stops the search before it begins.
        solver: There is one only, in Python.
        through_unknown: Whether the way may lead over spaces whose content is not known;
            then it is a way that may succeed rather than one that does.

    Raises:
        SolverMissing: ``no-such-solver`` for the kernel.
    """
    return _search(position, limits, cancel, solver, through_unknown)[1]


def solutions(
    position: Position,
    limits: Limits = NO_LIMITS,
    most: int | None = None,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
    *,
    through_unknown: bool = False,
) -> Iterator[tuple[str, ...]]:
    """Yield all shortest ways, in the order of their cells; ``most`` ends the list early.

    Raises:
        SearchStopped: ``search-stopped`` when a limit or the cancel came first.
    """
    reach, found = _search(position, limits, cancel, solver, through_unknown)
    proved_length(found)
    return islice(_lines(position, reach), most)


def count(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
    *,
    through_unknown: bool = False,
) -> int:
    """Return the number of shortest ways; 0 if there is none. Raises as :func:`solutions`."""
    reach, found = _search(position, limits, cancel, solver, through_unknown)
    proved_length(found)
    return reach.count()


def hints(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> tuple[Hint, ...]:
    """Return hints to a shortest way, from the faintest to the whole way.

    Raises:
        SearchStopped: ``search-stopped`` when a limit or the cancel came first.
    """
    from carom.solvers.ramses.hinting import hints_from

    return hints_from(solve(position, limits, cancel, solver))


def _search(
    position: Position,
    limits: Limits,
    cancel: Cancel | None,
    solver: SolverChoice,
    through_unknown: bool,
) -> tuple[Reach, Solution[str]]:
    """Search, and say what came of it."""
    check_python(solver)
    reach = reach_of(position, through_unknown=through_unknown)
    is_over = limits.nodes is not None and reach.nodes > limits.nodes
    if is_over or (cancel is not None and cancel.is_set()):
        return reach, Solution(standing="stopped", lower_bound=1)
    return reach, Solution(
        standing="unsolvable" if reach.length is None else "optimal",
        length=reach.length,
        line=next(_lines(position, reach), ()),
        lower_bound=reach.length or 0,
        nodes=reach.nodes,
    )


def _lines(position: Position, reach: Reach) -> Iterator[tuple[str, ...]]:
    """Yield the shortest ways with their cells in text."""
    for line in reach.lines():
        yield tuple(position.name(cell) for cell in line)
