"""Graded hints for the practice target, as data; the words are the edge's."""

from __future__ import annotations

import msgspec

from carom.games.escape.actions import Action
from carom.games.escape.pieces import ESCAPED
from carom.games.escape.position import Position
from carom.solvers.escape.playing import after_action
from carom.solvers.hints import (
    ExactLength,
    FirstMove,
    LengthRange,
    NoRoute,
    WholeLine,
    graded,
)
from carom.solvers.result import Solution

__all__ = ["Hint", "Leaving", "hints_from"]

RANGE_TOPS = (3, 6, 10, 15, 20)
"""Turns told as one end here; from 21 on there is only a least."""


class Leaving(msgspec.Struct, frozen=True, tag="leaving"):
    """The seat's robots by their number from 0, in the order in which they get out."""

    robots: tuple[int, ...]


Hint = NoRoute | LengthRange | ExactLength | Leaving | FirstMove[Action] | WholeLine[Action]


def hints_from(position: Position, solution: Solution[Action]) -> tuple[Hint, ...]:
    """Return the hints that a solution of the position gives, from the faintest on.

    Raises:
        SearchStopped: ``search-stopped`` when the optimum is not proved.
    """
    return graded(solution, RANGE_TOPS, lambda line: (Leaving(_leaving(position, line)),))


def _leaving(position: Position, line: tuple[Action, ...]) -> tuple[int, ...]:
    """Return in which order the robots get out."""
    seat, standing = position.seat, position
    found = []
    for action in line:
        after = after_action(standing, action)
        before, now = standing.pieces.team(seat), after.pieces.team(seat)
        found += [at for at, cell in enumerate(now) if cell == ESCAPED != before[at]]
        standing = after
    return tuple(found)
