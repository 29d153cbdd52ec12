"""Times as people take them, drawn from named chance."""

from __future__ import annotations

from math import exp
from statistics import NormalDist

from carom.core.chance import Draw

_NORMAL = NormalDist()
_STEPS = 1 << 52
"""A draw falls on one of so many places between 0 and 1, never on an end."""


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
