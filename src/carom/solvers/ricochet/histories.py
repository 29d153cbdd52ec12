"""What the rules ask of a robot's past: the axes it has used and its last direction."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from carom.core.grid import DIRECTIONS, Direction
from carom.games.ricochet.attempt import BOTH_AXES, HORIZONTAL, VERTICAL
from carom.games.ricochet.position import MoveRules


class _Past(NamedTuple):
    """Axes and last direction, -1 for none, as in an attempt."""

    axes: int
    last: int


class Histories:
    """The pasts a robot can have; those that the rules never tell apart are one.

    Attributes:
        after: ``after[history][direction]``: the history after a move, None where the rules
            forbid it (A-12). History 0 is the one before any move.
        origins: By history, the histories before it, each with the direction between.
        is_enough: By history, whether a stop on the target may count (A-31).
    """

    __slots__ = ("_needs_turn", "_number", "_remembers_last", "after", "is_enough", "origins")

    def __init__(self, *, needs_turn: bool, remembers_last: bool) -> None:
        self._needs_turn = needs_turn
        self._remembers_last = remembers_last
        pasts = [_Past(0, -1)]
        self._number = {pasts[0]: 0}
        self.after: list[tuple[int | None, ...]] = []
        for past in pasts:  # grows while it is walked
            following = [self._following(past, way) for way in DIRECTIONS]
            for new in following:
                if new is not None and new not in self._number:
                    self._number[new] = len(pasts)
                    pasts.append(new)
            self.after.append(tuple(None if f is None else self._number[f] for f in following))
        self.origins: list[list[tuple[int, Direction]]] = [[] for _ in self.after]
        for before, row in enumerate(self.after):
            for way in DIRECTIONS:
                number = row[way]
                if number is not None:
                    self.origins[number].append((before, way))
        self.is_enough = [past.axes == BOTH_AXES or not needs_turn for past in pasts]

    def __len__(self) -> int:
        return len(self.after)

    def _following(self, past: _Past, way: Direction) -> _Past | None:
        """Return the past after one more move, or None when that would be a rebound."""
        if self._remembers_last and past.last == way.opposite:
            return None
        axis = HORIZONTAL if way.is_horizontal else VERTICAL
        return _Past(
            past.axes | axis if self._needs_turn else 0, int(way) if self._remembers_last else -1
        )

    def of(self, axes: int, last: int) -> int:
        """Return the history of a robot with these flags of an attempt."""
        return self._number[
            _Past(axes if self._needs_turn else 0, last if self._remembers_last else -1)
        ]


@lru_cache(maxsize=4)
def histories(*, needs_turn: bool, remembers_last: bool) -> Histories:
    """Return the histories of the active robot or, without the turn, of a helper."""
    return Histories(needs_turn=needs_turn, remembers_last=remembers_last)


def active_histories(rules: MoveRules) -> Histories:
    """Return the histories of the robot that must reach the target."""
    return histories(
        needs_turn=rules.ricochet == "turn", remembers_last=rules.rebound == "forbidden"
    )


def helper_histories(rules: MoveRules) -> Histories:
    """Return the histories of a robot that only helps; nobody asks for its turns."""
    return histories(needs_turn=False, remembers_last=rules.rebound == "forbidden")
