"""A game driven by hand on the small layout of the rules page, for the tests of its rows."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from tests.games.driven import Driven

from carom.core.errors import IllegalAction
from carom.core.options import parse_options
from carom.games.ramses import GAME
from carom.games.ramses.actions import Action, Slide
from carom.games.ramses.board import CELLS, EMPTY
from carom.games.ramses.options import Options
from carom.games.ramses.state import Seat, State
from carom.games.ramses.view import View

P1, P2, P3 = 0, 1, 2
"""Seats, as the rows call the players."""

A, B, C, D, E = range(5)
"""Treasures of the layout, as the rows call them."""

LAYOUT = {(4, 2): A, (3, 1): B, (5, 2): C, (0, 0): D, (7, 5): E}
HOLE = (3, 2)


def cell(x: int, y: int, columns: int = 8) -> int:
    """Return a cell of the rows' notation: column from the west, row from the north."""
    return y * columns + x


def card_numbers(options: Options, cards: str) -> tuple[int, ...]:
    """Return the numbers of different cards, written ``A storm B/2``: stack from 1 after ``/``.

    Without a stack the first card of its kind is meant that is not taken yet.
    """
    taken: list[int] = []
    for text in cards.split():
        name, _, stack = text.partition("/")
        for number, card in enumerate(options.deck):
            letter = "ABCDE"[card.treasure :][:1] if card.kind == "search" else card.kind
            is_it = letter == name
            if is_it and number not in taken and stack in ("", str(card.stack + 1)):
                taken.append(number)
                break
        else:
            raise AssertionError(text)
    return tuple(taken)


class Table(Driven[State, Action, View]):
    """A table on the layout of the rows.

    Args:
        cards: The card that is up, then the pile; written as :func:`card_numbers` takes them.
        seats: How many play.
        held: Cards of each seat.
        hole: The open space.
        changes: Options by name.
    """

    def __init__(
        self,
        cards: str = "A E",
        seats: int = 2,
        held: tuple[str, ...] = (),
        hole: tuple[int, int] = HOLE,
        preset: str = "expert",
        **changes: Any,
    ):
        options = parse_options(GAME.presets[preset], changes)
        layout = [EMPTY] * CELLS
        for place, treasure in LAYOUT.items():
            layout[cell(*place)] = treasure
        owners = [*held, *[""] * (seats - len(held))]
        numbers = card_numbers(options, " ".join([*owners, cards]))
        places: list[Seat] = []
        for owned in owners:
            count = len(owned.split())
            places.append(Seat(cards=numbers[:count]))
            numbers = numbers[count:]
        state = State(
            options=options,
            seed="by hand",
            phase="turn",
            now=0,
            ends_ms=None,
            seats=tuple(places),
            layout=tuple(layout),
            hole=cell(*hole),
            angle=0,
            pile=numbers[1:],
            turn=P1,
            turns=1,
            card=numbers[0],
        )
        super().__init__(GAME, state)

    def turn_up(self) -> Table:
        """Let the card that is up be turned up anew, with all it does."""
        from carom.games.ramses.turns import turn_up

        number = self.state.card
        assert number is not None
        pile = (number, *self.state.pile)
        self.state = turn_up(replace(self.state, card=None, pile=pile, events=()))
        return self

    def do(self, *actions: Action, seat: int | None = None) -> Table:
        """Act for the seat whose turn it is, or another."""
        for action in actions:
            at = self.state.turn if seat is None else seat
            self.act(at, action)
        return self

    def slide(self, *places: tuple[int, int]) -> Table:
        """Slide pyramids of the seat whose turn it is."""
        columns = self.view().columns
        return self.do(*(Slide(cell(*place, columns)) for place in places))

    def refusal(self, action: Action, seat: int | None = None) -> IllegalAction:
        """Return the error that an action meets; the state must not change."""
        return self.refused(self.state.turn if seat is None else seat, action)

    @property
    def hole(self) -> tuple[int, int]:
        """The hole as it is seen, column and row."""
        view = self.view()
        assert view.hole is not None
        row, column = divmod(view.hole, view.columns)
        return column, row

    @property
    def wanted(self) -> int | None:
        """The treasure of the search card that is up."""
        card = self.state.up
        return card.treasure if card and card.kind == "search" else None

    def treasures(self, seat: int) -> list[int]:
        """Return the treasures of the cards that a seat holds."""
        return [self.state.options.deck[card].treasure for card in self.state.seats[seat].cards]

    @property
    def happened(self) -> list[str]:
        """Kinds of what happened in the latest change."""
        return [event.kind for event in self.state.events]
