"""How hard a position is to find a shortest way in, as a number and as a level.

The measure is what it takes to hit a shortest way by guessing: somebody who picks every
move at random among the legal ones, and stops after the right number of them, has shown a
shortest way with some chance p; the position is worth ``-log2(p)`` bits. It grows with the
length and with the choices on the way, and falls with every other shortest way. Levels 1
to 5 are the fifths of all pairs of fields of the printed boards (``benchmarks/micro.py``).
"""

from __future__ import annotations

from bisect import bisect_left
from fractions import Fraction
from math import log2

import msgspec

from carom.games.micro.board import CELLS
from carom.games.micro.position import Position
from carom.solvers.micro import solve

LEVEL_TOPS = (3.9, 5.2, 6.4, 7.9)
"""The most bits of levels 1 to 4."""


class Rating(msgspec.Struct, frozen=True):
    """How hard a position is.

    Attributes:
        level: 1 to 5.
        bits: How unlikely a shortest way is found by guessing.
        length: Its length.
    """

    level: int
    bits: float
    length: int


def rate(position: Position) -> Rating | None:
    """Return how hard a position is, or None where there is no way."""
    length = solve(position).length
    if length is None:
        return None
    chance = guessing_chance(position, length)
    bits = log2(chance.denominator) - log2(chance.numerator)
    return Rating(bisect_left(LEVEL_TOPS, bits) + 1, bits, length)


def guessing_chance(position: Position, moves: int) -> Fraction:
    """Return the chance that so many random moves prove the position, exactly."""
    ways, waypoint = position.board.ways, position.waypoint
    behind = [Fraction(cell == position.target) for cell in range(CELLS)]
    ahead = [Fraction(0)] * CELLS
    for _ in range(moves):
        entered = list(ahead)
        if waypoint is not None:
            entered[waypoint] = behind[waypoint]
        behind, ahead = (
            [_mean([after[there] for there in ways[cell]]) for cell in range(CELLS)]
            for after in (behind, entered)
        )
    return (behind if waypoint is None else ahead)[position.robot]


def _mean(chances: list[Fraction]) -> Fraction:
    """Return the mean of some chances; nothing where the robot cannot move."""
    return sum(chances, Fraction(0)) / len(chances) if chances else Fraction(0)
