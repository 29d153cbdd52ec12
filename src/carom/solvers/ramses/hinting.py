"""Graded hints for a position of Ramses, as data; the words are the edge's."""

from __future__ import annotations

from carom.solvers.hints import (
    ExactLength,
    FirstMove,
    LengthRange,
    NoRoute,
    WholeLine,
    graded,
)
from carom.solvers.result import Solution

__all__ = ["Hint", "hints_from"]

RANGE_TOPS = (2, 4, 6, 9)
"""Lengths told as one end here; from 10 on there is only a least."""

Hint = NoRoute | LengthRange | ExactLength | FirstMove[str] | WholeLine[str]


def hints_from(solution: Solution[str]) -> tuple[Hint, ...]:
    """Return the hints that a solution gives, from the faintest on.

    Raises:
        SearchStopped: ``search-stopped`` when the optimum is not proved.
    """
    return graded(solution, RANGE_TOPS)
