"""Portable, auditable chance: named draws from one seed.

The bits of a draw are SHA-256 of (seed, name, counter), made uniform by
rejection. Each draw has a name, so adding one never shifts the others, and
anyone can check a published game by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Draw:
    """The numbers of one named draw; the same (seed, name) gives the same numbers.

    Args:
        seed: The seed of the whole game, any text.
        name: What is drawn, for example ``"chips/3"``.

    >>> Draw("demo", "die").below(6)
    1
    """

    def __init__(self, seed: str, name: str) -> None:
        self._prefix = sha256(f"{len(seed)}:{seed}/{name}/".encode())
        self._counter = 0

    def bits64(self) -> int:
        """Return the next 64 bits as an int."""
        block = self._prefix.copy()
        block.update(str(self._counter).encode())
        self._counter += 1
        return int.from_bytes(block.digest()[:8], "big")

    def below(self, limit: int) -> int:
        """Return a number ``0 <= n < limit``, each equally likely; ``limit <= 2**64``."""
        if not 0 < limit <= 1 << 64:
            raise ValueError(f"limit must be 1..2**64, got {limit}")
        bound = (1 << 64) // limit * limit
        while (bits := self.bits64()) >= bound:
            pass
        return bits % limit

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items; raises ValueError when there are none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order (Fisher-Yates from the end)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)

    def token(self) -> str:
        """Return 16 hex digits; a seed of its own that does not reveal this one."""
        return f"{self.bits64():016x}"


def commitment(seed: str) -> str:
    """Return the hash by which a table commits to its seed before it is opened."""
    return sha256(f"carom-seed/{seed}".encode()).hexdigest()
