"""Treasures and cards as facts: the two decks of docs/reference/rules-ramses.md."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

Edition = Literal["thirty", "twelve"]
ActionKind = Literal["storm", "mummy", "gift", "risk", "mirage", "end"]
CardKind = Literal["search", "storm", "mummy", "gift", "risk", "mirage", "end"]

RISK_POINTS = 3
"""Points of a risk card that was kept."""


class Stack(msgspec.Struct, frozen=True):
    """One stack of a deck.

    Attributes:
        search: Points of the search card of each treasure, by name.
        actions: Number of action cards by kind.
        quarters_after_find: Quarters by which the board turns after a find.
        wrong_is_out: Whether a wrong treasure puts the player out.
    """

    search: dict[str, int]
    actions: dict[ActionKind, int]
    quarters_after_find: int = 0
    wrong_is_out: bool = False


class _Facts(msgspec.Struct, frozen=True):
    """What stands in ``data/decks.json``."""

    treasures: tuple[str, ...]
    decks: dict[Edition, tuple[Stack, ...]]


_FACTS = msgspec.json.decode(
    (Path(__file__).parent / "data" / "decks.json").read_bytes(), type=_Facts
)

TREASURES = _FACTS.treasures
"""Names of the treasures; the place in this tuple is the number of the treasure."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card.

    Attributes:
        kind: ``search`` or the kind of the action.
        treasure: Number of the treasure a search card asks for, else -1.
        points: What a search card is worth.
        stack: Stack it belongs to, from 0.
    """

    kind: CardKind
    treasure: int = -1
    points: int = 0
    stack: int = 0


def stacks_of(edition: Edition) -> tuple[Stack, ...]:
    """Return the stacks of an edition."""
    return _FACTS.decks[edition]


@cache
def deck_of(edition: Edition, treasures: int, actions: str) -> tuple[Card, ...]:
    """Return all cards of a game, stack by stack; the place in it is a card's number.

    Args:
        edition: Which deck.
        treasures: Number of treasures under ``thirty``: each has a search card; those
            beyond the thirtieth are doubles of the first.
        actions: ``off`` leaves out the action cards (D-41); the end card stays.
    """
    cards: list[Card] = []
    for number, stack in enumerate(stacks_of(edition)):
        search = [
            Card("search", TREASURES.index(name), points, number)
            for name, points in stack.search.items()
        ]
        cards += (search * 2)[:treasures] if edition == "thirty" else search
        for kind, count in stack.actions.items():
            if actions == "on" or kind == "end":
                cards += [Card(kind, stack=number)] * count
    return tuple(cards)
