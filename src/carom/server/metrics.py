"""Figures of a running server in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from itertools import accumulate

BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
PREFIX = "carom_"


class Histogram:
    """How long something took: counts by upper limit, the sum, the number."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS_S) + 1)
        self._sum_s = 0.0

    def observe(self, seconds: float) -> None:
        """Take in one duration."""
        self._counts[bisect_left(BUCKETS_S, seconds)] += 1
        self._sum_s += seconds

    def lines(self, name: str) -> list[str]:
        """Return the lines of the text format."""
        totals = list(accumulate(self._counts))
        limits = [*(str(limit) for limit in BUCKETS_S), "+Inf"]
        return [
            f"# TYPE {name} histogram",
            *(
                f'{name}_bucket{{le="{limit}"}} {total}'
                for limit, total in zip(limits, totals, strict=True)
            ),
            f"{name}_sum {self._sum_s:.6f}",
            f"{name}_count {totals[-1]}",
        ]


class Metrics:
    """All figures of one process; names get ``carom_`` before them."""

    def __init__(self) -> None:
        self._counters: dict[str, int] = {}
        self._gauges: dict[str, Callable[[], float]] = {}
        self._histograms: dict[str, Histogram] = {}

    def count(self, name: str, number: int = 1) -> None:
        """Add to a counter; its name ends in ``_total``."""
        self._counters[name] = self._counters.get(name, 0) + number

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Say how a value that rises and falls is read."""
        self._gauges[name] = read

    def observe(self, name: str, seconds: float) -> None:
        """Take in one duration; the name ends in ``_seconds``."""
        self._histograms.setdefault(name, Histogram()).observe(seconds)

    def render(self) -> str:
        """Return everything as text, in the order of the names."""
        lines: list[str] = []
        for name, value in sorted(self._counters.items()):
            lines += [f"# TYPE {PREFIX}{name} counter", f"{PREFIX}{name} {value}"]
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE {PREFIX}{name} gauge", f"{PREFIX}{name} {read():g}"]
        for name, histogram in sorted(self._histograms.items()):
            lines += histogram.lines(PREFIX + name)
        return "\n".join([*lines, ""])
