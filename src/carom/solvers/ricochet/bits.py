"""Sets of small numbers as ints: number n is in the set when bit n is one."""

from __future__ import annotations

from collections.abc import Iterator


def members(numbers: int) -> Iterator[int]:
    """Yield the numbers of a set, ascending.

    >>> list(members(0b10110))
    [1, 2, 4]
    """
    while numbers:
        low = numbers & -numbers
        numbers ^= low
        yield low.bit_length() - 1
