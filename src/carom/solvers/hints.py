"""Graded hints that every game has, as data; the words are the edge's.

A game adds those of its own between the length and the first move: structs whose tag is
the ``kind`` under which machines know them, and whose fields say the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Generic, TypeVar

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


class ExactLength(msgspec.Struct, frozen=True, tag="length"):
    """The optimum."""

    length: int


class FirstMove(msgspec.Struct, Generic[M_co], frozen=True, tag="first_move"):
    """How to begin."""

    move: M_co


class WholeLine(msgspec.Struct, Generic[M_co], frozen=True, tag="line"):
    """All of it."""

    line: tuple[M_co, ...]


def facts_of(hint: msgspec.Struct, write: Callable[[Any], str]) -> dict[str, object]:
    """Return a hint of any game as plain data; ``kind`` tells which it is.

    Args:
        hint: The hint.
        write: Gives a move in notation.

    >>> facts_of(LengthRange(4, None), str), facts_of(WholeLine((1, 2)), str)
    ({'kind': 'length_range', 'least': 4, 'most': None}, {'kind': 'line', 'line': ['1', '2']})
    """
    match hint:
        case FirstMove(move=move):
            told: dict[str, object] = {"move": write(move)}
        case WholeLine(line=line):
            told = {"line": [write(move) for move in line]}
        case _:
            told = {name: _plain(getattr(hint, name)) for name in hint.__struct_fields__}
    return {"kind": hint.__struct_config__.tag, **told}


def _plain(value: object) -> object:
    """Return a value of a hint as JSON has it; what is one of several, by its name."""
    if isinstance(value, Enum):
        return value.name
    return list(value) if isinstance(value, tuple) else value


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
