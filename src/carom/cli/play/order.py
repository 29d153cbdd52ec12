"""Whose turn comes when, as far as it can be told from what is seen now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carom.cli.words import say


def upcoming(order: Sequence[int], current: int, waits: Mapping[int, int]) -> tuple[int, ...]:
    """Return the seats that will play, from the one whose turn it is on, each once.

    Args:
        order: All seats in the order of play.
        current: The seat whose turn it is.
        waits: How many of its turns each seat sits out before it plays; none for a seat
            that plays no more.

    >>> upcoming((2, 0, 1), 0, {0: 0, 1: 1, 2: 0})
    (0, 2, 1)
    """
    found = [current]
    left = {seat: count for seat, count in waits.items() if seat != current}
    at = order.index(current)
    while len(found) <= len(left):
        at = (at + 1) % len(order)
        seat = order[at]
        if seat in found or seat not in left:
            continue
        if left[seat] == 0:
            found.append(seat)
        left[seat] -= 1
    return tuple(found)


def when_words(turns: Sequence[int], seat: int) -> str:
    """Return in words when a seat will play; empty for the one that plays now or no more."""
    if seat not in turns or seat == turns[0]:
        return ""
    count = turns.index(seat)
    return say("play-when-next") if count == 1 else say("play-when-later", count=count)
