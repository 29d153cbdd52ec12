"""Treasures and cards in the language of this process."""

from __future__ import annotations

from carom.cli.words import say
from carom.games.ramses.pieces import TREASURES, Card


def treasure_name(number: int) -> str:
    """Return the name of a treasure."""
    return say(f"term-treasure-{TREASURES[number]}")


def card_name(card: Card) -> str:
    """Return what a card is called: its treasure, or its action."""
    return treasure_name(card.treasure) if card.kind == "search" else say(f"term-card-{card.kind}")
