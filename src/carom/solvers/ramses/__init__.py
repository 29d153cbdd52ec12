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

from carom.games.ramses.position import Position
from carom.solvers.ramses.reach import Reach, reach_of
from carom.solvers.ramses.turns import TurnPlan, solve_turns
from carom.solvers.result import Solution

__all__ = ["TurnPlan", "count", "solutions", "solve", "solve_turns"]


def solve(position: Position, *, through_unknown: bool = False) -> Solution[str]:
    """Return the fewest slides that uncover the treasure sought, without another one before.

    The search is never long (48 cells), so it has no limits. A treasure that lies in the
    hole already must be uncovered again: away and back (D-19).

    Args:
        position: Where the hole is, what is known and what is sought (D-11 .. D-15).
        through_unknown: Whether the way may lead over spaces whose content is not known;
            then it is a way that may succeed rather than one that does.
    """
    reach = reach_of(position, through_unknown=through_unknown)
    return Solution(
        standing="unsolvable" if reach.length is None else "optimal",
        length=reach.length,
        line=next(_lines(position, reach), ()),
        lower_bound=reach.length or 0,
        nodes=reach.nodes,
    )


def solutions(
    position: Position, *, through_unknown: bool = False, most: int | None = None
) -> Iterator[tuple[str, ...]]:
    """Yield all shortest ways, in the order of their cells; ``most`` ends the list early."""
    reach = reach_of(position, through_unknown=through_unknown)
    return islice(_lines(position, reach), most)


def count(position: Position, *, through_unknown: bool = False) -> int:
    """Return the number of shortest ways; 0 if there is none."""
    return reach_of(position, through_unknown=through_unknown).count()


def _lines(position: Position, reach: Reach) -> Iterator[tuple[str, ...]]:
    """Yield the shortest ways with their cells in text."""
    for line in reach.lines():
        yield tuple(position.name(cell) for cell in line)
