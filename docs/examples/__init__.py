"""The drawn examples of the rules pages: a picture each, and what the pages say about it.

``build_pictures.py`` draws them, and the tests play every route by the rules of its game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from examples import escape, micro, ramses, ricochet


class Example(Protocol):
    """One picture of a game's pages; each game has a form of its own."""

    @property
    def name(self) -> str:
        """File name without its ending."""

    @property
    def routes(self) -> tuple[str, ...]:
        """What the pages say about the picture, in the game's notation, in their order."""

    def svg(self) -> str:
        """Return the picture."""

    def retold(self, route: str) -> str:
        """Return a route as it goes by the rules of the game: the same text if it is true."""


EXAMPLES: Mapping[str, Sequence[Example]] = {
    "ricochet": ricochet.EXAMPLES,
    "micro": micro.EXAMPLES,
    "escape": escape.EXAMPLES,
    "ramses": ramses.EXAMPLES,
}
"""By game, in the order of its pages."""
