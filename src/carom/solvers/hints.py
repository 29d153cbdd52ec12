"""Graded hints that every game has, as data; the words are the edge's.

A game adds those of its own between the length and the first move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from carom.solvers.result import SearchStopped, Solution

M_co = TypeVar("M_co", covariant=True)
"""A move of the game."""

M = TypeVar("M")
H = TypeVar("H")


class NoRoute(msgspec.Struct, frozen=True, tag="no_route"):
    """There is no route at all; the only hint then."""


class LengthRange(msgspec.Struct, frozen=True, tag="length_range"):
    """The optimum lies between these, both included; ``most`` None: or more."""

    least: int
    most: int | None


class ExactLength(msgspec.Struct, frozen=True, tag="exact_length"):
    """The optimum."""

    length: int


class FirstMove(msgspec.Struct, Generic[M_co], frozen=True, tag="first_move"):
    """How to begin."""

    move: M_co


class WholeLine(msgspec.Struct, Generic[M_co], frozen=True, tag="whole_line"):
    """All of it."""

    line: tuple[M_co, ...]


def graded(
    solution: Solution[M],
    tops: tuple[int, ...],
    own: Callable[[tuple[M, ...]], tuple[H, ...]] = lambda _line: (),
) -> tuple[NoRoute | LengthRange | ExactLength | FirstMove[M] | WholeLine[M] | H, ...]:
    """Return the hints that a solution gives, from the faintest on.

    Args:
        solution: A proved one.
        tops: As :func:`length_range` takes them.
        own: Gives the game's own hints to a line of a move or more.

    Raises:
        SearchStopped: ``search-stopped`` when the optimum is not proved.
    """
    length, line = proved_length(solution), solution.line
    if length is None:
        return (NoRoute(),)
    if not line:
        return (ExactLength(length),)
    return (
        length_range(length, tops),
        ExactLength(length),
        *own(line),
        FirstMove(line[0]),
        WholeLine(line),
    )


def length_range(length: int, tops: tuple[int, ...]) -> LengthRange:
    """Return the range in which a length lies.

    Args:
        length: The optimum.
        tops: The last length of each range, rising; beyond them there is only a least.

    >>> length_range(4, (3, 6)), length_range(9, (3, 6))
    (LengthRange(least=4, most=6), LengthRange(least=7, most=None))
    """
    least = 1
    for top in tops:
        if length <= top:
            return LengthRange(least, top)
        least = top + 1
    return LengthRange(least, None)


def proved_length(solution: Solution[object]) -> int | None:
    """Return the optimum, or None where it is proved that there is no route.

    Raises:
        SearchStopped: ``search-stopped`` when neither is proved.
    """
    if solution.standing == "stopped":
        raise SearchStopped(
            "search-stopped", lower_bound=solution.lower_bound, nodes=solution.nodes
        )
    return solution.length
