"""Who sits where: how many may, how they come and go, and who opens the play.

A seat is known by its number, from 0. Whoever leaves keeps the place and what was won there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from carom.core.errors import IllegalAction, OptionError


class Seat(msgspec.Struct, frozen=True):
    """One place in a game; a game adds what it keeps there.

    Attributes:
        present: False from Leave until Join.
    """

    present: bool = True


T = TypeVar("T")
P = TypeVar("P", bound=Seat)


def check_count(seats: int, most: int) -> None:
    """Refuse a number of seats that a game cannot be set up with.

    Raises:
        OptionError: ``bad-option``.
    """
    if not 1 <= seats <= most:
        raise OptionError("bad-option", name="seats", value=str(seats), allowed=f"1..{most}")


def joined(seats: tuple[P, ...], seat: int, new: P, most: int) -> tuple[P, ...]:
    """Return the seats with somebody back on one of them, or with a new one behind the last.

    Raises:
        IllegalAction: ``already-there``, ``table-full``, ``no-such-seat``.
    """
    count = len(seats)
    if 0 <= seat < count and seats[seat].present:
        raise IllegalAction("already-there", seat=seat)
    if seat == count == most:
        raise IllegalAction("table-full", most=most)
    if not 0 <= seat <= count:
        raise IllegalAction("no-such-seat", seat=seat, seats=count)
    return with_seat(seats, seat, replace(seats[seat], present=True) if seat < count else new)


def left(seats: tuple[P, ...], seat: int) -> tuple[P, ...]:
    """Return the seats with nobody on one of them."""
    return with_seat(seats, seat, replace(seats[seat], present=False))


def with_seat(seats: tuple[T, ...], at: int, seat: T) -> tuple[T, ...]:
    """Return the seats with one put in place of another, or behind the last."""
    return (*seats[:at], seat, *seats[at + 1 :])


def host_of(seats: Sequence[Seat]) -> int:
    """Return the lowest seat that is there, or the first when nobody is."""
    return next((at for at, seat in enumerate(seats) if seat.present), 0)
