"""Before the first turn: where the treasures lie, which space stays open, how the cards lie."""

from __future__ import annotations

from carom.core.chance import Draw
from carom.games.ramses.board import CELLS, EMPTY, FIELDS
from carom.games.ramses.options import Options
from carom.games.ramses.pieces import Edition


def treasures_of(options: Options) -> tuple[int, ...]:
    """Return the number of the treasure on each token, doubles included."""
    return tuple(card.treasure for card in options.deck if card.kind == "search" and not card.stack)


def laid_out(edition: Edition, treasures: tuple[int, ...], draw: Draw) -> tuple[int, ...]:
    """Return what lies on each cell of the box: tokens anywhere, or one a field (D-01)."""
    layout = [EMPTY] * CELLS
    mixed = draw.shuffled(treasures)
    if edition == "twelve":
        cells = tuple(draw.choice(field) for field in FIELDS)
    else:
        cells = draw.shuffled(range(CELLS))
    for treasure, cell in zip(mixed, cells, strict=False):
        layout[cell] = treasure
    return tuple(layout)


def drawn_hole(options: Options, layout: tuple[int, ...], draw: Draw) -> int:
    """Return the space that stays open; without a treasure unless the table allows one (D-02)."""
    is_free = options.first_hole == "any"
    return draw.choice([cell for cell in range(CELLS) if is_free or layout[cell] == EMPTY])


def shuffled_pile(options: Options, pile: tuple[int, ...], draw: Draw) -> tuple[int, ...]:
    """Return cards in a random order, each stack by itself and in its turn (D-04)."""
    mixed: list[int] = []
    for number in range(len(options.stacks)):
        stack = [card for card in pile if options.deck[card].stack == number]
        mixed += draw.shuffled(stack)
    return tuple(mixed)
