"""Fewest turns to a treasure with perfect memory: a search by turns, then by slides.

Each other treasure that is uncovered ends a turn, so the price of a way is how many of them
it leads over; of equal prices the one with fewer slides is taken. Dijkstra's search on
pairs, guaranteed least; whose turns they are does not matter, since all seek the same.
"""

from __future__ import annotations

from heapq import heappop, heappush

import msgspec

from carom.games.ramses.board import EMPTY, UNKNOWN
from carom.games.ramses.position import Position
from carom.solvers.ramses.reach import beside_of


class TurnPlan(msgspec.Struct, frozen=True):
    """A way in fewest turns.

    Attributes:
        turns: Turns it takes, the one in which the treasure is found included.
        slides: Slides in all.
        line: The cells that slide; each treasure but the last one on it ends a turn.
    """

    turns: int
    slides: int
    line: tuple[str, ...]


def solve_turns(position: Position) -> TurnPlan | None:
    """Return a way in fewest turns, or None when the treasure is not sought or not there.

    Of ways that are equal in turns and slides the first in the order of cells is given.
    Spaces that are not known are not entered.
    """
    contents, wanted = position.contents, position.wanted
    if wanted == EMPTY or wanted not in contents:
        return None
    beside = beside_of(position)
    queue: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    done: set[int] = set()
    while queue:
        errors, slides, line = heappop(queue)
        at = line[-1] if line else position.hole
        if line and contents[at] == wanted:
            return TurnPlan(errors + 1, slides, tuple(position.name(cell) for cell in line))
        if line and at in done:
            continue
        if line:
            done.add(at)
        for cell in beside[at]:
            if cell not in done and contents[cell] != UNKNOWN:
                is_wrong = contents[cell] not in (EMPTY, wanted)
                heappush(queue, (errors + is_wrong, slides + 1, (*line, cell)))
    return None
