"""Budgets: how often a connection or an address may ask, counted with token buckets."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

import msgspec

from carom.server.errors import TooMuch

MAX_REMEMBERED = 10_000
"""Buckets kept a budget; full ones are forgotten when there are more."""


class Rate(msgspec.Struct, frozen=True):
    """So many a second for long, so many at once."""

    per_second: float
    at_once: int


class Bucket:
    """Tokens that come back with time.

    Args:
        rate: How fast and how many.
        now_s: A clock in seconds that never goes back.
    """

    def __init__(self, rate: Rate, now_s: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now_s = now_s
        self._tokens = float(rate.at_once)
        self._seen_s = now_s()

    def take(self) -> bool:
        """Take one token; False when there is none."""
        self._refill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether it holds all its tokens, so that forgetting it changes nothing."""
        self._refill()
        return self._tokens >= self._rate.at_once

    def _refill(self) -> None:
        """Put in what has come back since last time."""
        now_s = self._now_s()
        more = (now_s - self._seen_s) * self._rate.per_second
        self._tokens = min(self._rate.at_once, self._tokens + more)
        self._seen_s = now_s


class Buckets:
    """One bucket for each of those who ask.

    Args:
        rate: How often each may.
    """

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Take one token of somebody's; False when there is none."""
        bucket = self._buckets.get(who)
        if bucket is None:
            self._forget_full()
            bucket = self._buckets[who] = Bucket(self._rate)
        return bucket.take()

    def _forget_full(self) -> None:
        """Make room; those who still owe are kept."""
        if len(self._buckets) >= MAX_REMEMBERED:
            self._buckets = {
                who: bucket for who, bucket in self._buckets.items() if not bucket.is_full
            }


class Budget:
    """How many requests each address may make."""

    def __init__(self, rate: Rate) -> None:
        self._buckets = Buckets(rate)

    def spend(self, address: str) -> None:
        """Count one request.

        Raises:
            TooMuch: ``too-many-requests``.
        """
        if not self._buckets.take(address):
            raise TooMuch("too-many-requests")


class Voices:
    """How much each seat may say in the chat, over whatever connections."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets = Buckets(rate)

    def spend(self, secret_hash: str) -> None:
        """Count one line of the seat with that secret; nobody is counted without one.

        Raises:
            TooMuch: ``too-much-chat``.
        """
        if secret_hash and not self._buckets.take(secret_hash):
            pause_s = max(1, round(1 / self._rate.per_second))
            raise TooMuch("too-much-chat", most=self._rate.at_once, pause_s=pause_s)


class Lines:
    """How many connections each address holds open.

    Args:
        most: Highest number an address.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def take(self, address: str) -> None:
        """Count one more.

        Raises:
            TooMuch: ``too-many-connections``.
        """
        if self._open[address] >= self._most:
            raise TooMuch("too-many-connections", high=self._most)
        self._open[address] += 1

    def give_back(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


def address_of(host: str | None) -> str:
    """Return whom a budget counts: the address, or the /64 network of an IPv6 one.

    >>> address_of("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::'
    """
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
    return str(address)
