"""Graded hints for a position of Micro Robots, as data; the words are the edge's."""

from __future__ import annotations

import msgspec

from carom.games.micro.paths import distance
from carom.games.micro.position import Position
from carom.solvers.hints import (
    ExactLength,
    FirstMove,
    LengthRange,
    NoRoute,
    WholeLine,
    graded,
)
from carom.solvers.result import Solution

__all__ = [
    "Entrances",
    "ExactLength",
    "FirstMove",
    "Halves",
    "Hint",
    "LengthRange",
    "NoRoute",
    "WholeLine",
    "hints_from",
]

RANGE_TOPS = (2, 4, 6, 9)
"""Lengths told as one end here; from 10 on there is only a least."""


class Halves(msgspec.Struct, frozen=True, tag="halves"):
    """With a waypoint: moves to it, and from it on (B-20)."""

    before: int
    after: int


class Entrances(msgspec.Struct, frozen=True, tag="entrances"):
    """The fields from which a shortest way makes its last move, in the order of the board."""

    fields: tuple[str, ...]


Hint = NoRoute | LengthRange | ExactLength | Halves | Entrances | FirstMove[str] | WholeLine[str]


def hints_from(position: Position, solution: Solution[str]) -> tuple[Hint, ...]:
    """Return the hints that a solution of the position gives, from the faintest on.

    Raises:
        SearchStopped: ``search-stopped`` when the optimum is not proved.
    """

    def own(line: tuple[str, ...]) -> tuple[Halves | Entrances, ...]:
        return (*_halves(position, line), Entrances(_entrances(position)))

    return graded(solution, RANGE_TOPS, own)


def _halves(position: Position, line: tuple[str, ...]) -> tuple[Halves, ...]:
    """Return how a way with a waypoint is divided; nothing without one."""
    if position.waypoint is None:
        return ()
    before = line.index(position.board.name(position.waypoint)) + 1
    return (Halves(before, len(line) - before),)


def _entrances(position: Position) -> tuple[str, ...]:
    """Return the fields before the target on the shortest ways.

    The last part of a shortest way, from the waypoint or else the start, is a shortest one.
    """
    board, target = position.board, position.target
    origin = position.robot if position.waypoint is None else position.waypoint
    last = distance(board, origin, target)
    return tuple(
        board.name(cell)
        for cell in board.ways[target]
        if last is not None and distance(board, origin, cell) == last - 1
    )
