"""Voices: what seats agree on together. Kept as the seats that have spoken, ascending."""

from __future__ import annotations

from typing import Literal

from carom.core.errors import IllegalAction

Vote = Literal["off", "majority", "all"]


def with_voice(votes: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the votes with one more.

    Raises:
        IllegalAction: ``already-said``.
    """
    if seat in votes:
        raise IllegalAction("already-said")
    return tuple(sorted((*votes, seat)))


def without_voice(votes: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the votes of the others."""
    return tuple(voter for voter in votes if voter != seat)


def is_agreed(said: int, voters: int, vote: Vote) -> bool:
    """Tell whether so many voices of so many decide: all do, under ``majority`` over half."""
    return said >= voters or (vote == "majority" and 2 * said > voters)
