"""Ways over a board of which one knows a part: safe ones first, then those with least risk."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush
from math import exp, log

import msgspec

from carom.games.ramses.board import CELLS, EMPTY, UNKNOWN, neighbours
from carom.games.ramses.dealing import treasures_of
from carom.games.ramses.view import View

_SLIDE = 0.01
"""Price of a slide beside the risks, so that of equally safe ways the shorter is taken."""


class Ground(msgspec.Struct, frozen=True):
    """A board as a bot believes it to be.

    Attributes:
        rows: Height.
        columns: Width.
        contents: For each cell a treasure's number, EMPTY or UNKNOWN.
        chances: For each cell how likely a treasure lies there; 0 or 1 where it is known.
        visited: Cells uncovered not long ago, whether one knows what is there or not.
    """

    rows: int
    columns: int
    contents: tuple[int, ...]
    chances: tuple[float, ...]
    visited: frozenset[int]

    def beside(self, cell: int) -> tuple[int, ...]:
        """Return the cells beside a cell."""
        return neighbours(cell, self.rows, self.columns)


class Way(msgspec.Struct, frozen=True, order=True):
    """A way to a goal: treasures in between, risk (0 for none) with slides, and its cells."""

    wrongs: int
    price: float
    cells: tuple[int, ...]

    @property
    def success(self) -> float:
        """How likely nothing ends the turn before the goal, treasures in between left out."""
        risk = max(0.0, self.price - _SLIDE * len(self.cells))
        return exp(-risk)


def ground_of(view: View, contents: tuple[int, ...], visited: frozenset[int]) -> Ground:
    """Return the board of a view with what is recalled of it."""
    by_field = view.options.edition == "twelve"
    chances = _by_field(view, contents) if by_field else _anywhere(view, contents)
    return Ground(view.rows, view.columns, contents, chances, visited)


def _anywhere(view: View, contents: tuple[int, ...]) -> tuple[float, ...]:
    """Return chances where treasures lie anywhere: those not known, over the cells not known."""
    left = len(treasures_of(view.options)) - sum(content >= 0 for content in contents)
    unknown = contents.count(UNKNOWN)
    share = min(1.0, max(0.0, left / unknown)) if unknown else 0.0
    return tuple(share if one == UNKNOWN else float(one >= 0) for one in contents)


def _by_field(view: View, contents: tuple[int, ...]) -> tuple[float, ...]:
    """Return chances where each field of two by two has one treasure; turning keeps fields."""
    fields: dict[tuple[int, int], list[int]] = {}
    for cell in range(CELLS):
        row, column = divmod(cell, view.columns)
        fields.setdefault((row // 2, column // 2), []).append(cell)
    chances = [0.0] * CELLS
    for cells in fields.values():
        holders = [cell for cell in cells if contents[cell] >= 0]
        holders = holders or [cell for cell in cells if contents[cell] == UNKNOWN]
        for cell in holders:
            chances[cell] = 1 / len(holders)
    return tuple(chances)


def best_way(ground: Ground, start: int, goals: Collection[int]) -> Way | None:
    """Return the best way to any goal: fewest treasures in between, then least risk and slides.

    Dijkstra's search; of equal ways the first in the order of cells.
    """
    queue: list[tuple[int, float, tuple[int, ...]]] = [(0, 0.0, ())]
    done: set[int] = set()
    while queue:
        wrongs, price, cells = heappop(queue)
        at = cells[-1] if cells else start
        if cells and at in goals:
            return Way(wrongs, price, cells)
        if at in done:
            continue
        if cells or at not in goals:
            done.add(at)
        for cell in ground.beside(at):
            if cell in done:
                continue
            if cell in goals:
                heappush(queue, (wrongs, price + _SLIDE, (*cells, cell)))
                continue
            is_known = ground.contents[cell] >= 0
            risk = 0.0 if is_known else -log(max(1e-9, 1 - ground.chances[cell]))
            heappush(queue, (wrongs + is_known, price + risk + _SLIDE, (*cells, cell)))
    return None


def is_safe(ground: Ground, cell: int) -> bool:
    """Tell whether nothing lies there, as far as one knows."""
    return ground.contents[cell] == EMPTY or ground.chances[cell] == 0.0
