"""Times as people take them, drawn from named chance."""

from __future__ import annotations

from math import exp
from statistics import NormalDist
from typing import Protocol

from carom.core.chance import Draw

_NORMAL = NormalDist()
_STEPS = 1 << 52
"""A draw falls on one of so many places between 0 and 1, never on an end."""


class Timed(Protocol):
    """A view that tells how long its clock still runs, None for no clock."""

    @property
    def now_ms(self) -> int:
        """The own time of what is seen."""

    @property
    def remaining_ms(self) -> int | None:
        """Time left on the running clock, or None."""


def chance(draw: Draw) -> float:
    """Return a number between 0 and 1, ends left out."""
    return (draw.below(_STEPS) + 0.5) / _STEPS


def lognormal_ms(draw: Draw, median_s: float, spread: float) -> int:
    """Return a time whose logarithm is normal, as times of people's thinking are.

    Args:
        draw: Source of chance.
        median_s: Half of the times are shorter, in seconds.
        spread: Standard deviation of the natural logarithm; 0.4 puts nine in ten between
            half and twice the median.
    """
    return round(1000 * median_s * exp(spread * _NORMAL.inv_cdf(chance(draw))))


def between_ms(draw: Draw, low_ms: int, high_ms: int) -> int:
    """Return a time between two, each equally likely."""
    return low_ms + draw.below(high_ms - low_ms + 1)


def in_time(view: Timed, at_ms: int, spare_ms: int) -> int:
    """Return when to act instead of then, so that at least so much of the clock is left."""
    if view.remaining_ms is None:
        return at_ms
    return min(at_ms, max(view.now_ms, view.now_ms + view.remaining_ms - spare_ms))


def shared_out(view: Timed, since_ms: int, wait_ms: int, steps: int) -> int:
    """Return when to make the first of several steps so that the clock leaves room for all.

    Args:
        view: What is seen.
        since_ms: When the last step was made.
        wait_ms: How long one would wait without a clock.
        steps: How many are still to be made.
    """
    if view.remaining_ms is not None:
        left_ms = view.now_ms + view.remaining_ms - since_ms
        wait_ms = min(wait_ms, left_ms // (steps + 1))
    return since_ms + wait_ms
