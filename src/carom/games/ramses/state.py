"""The state of a game: all facts, hidden ones too, as values that are compared and stored.

Times are milliseconds since the table started. What lies where is kept once, in the frame in
which the box was laid out, and never turned; the angle tells how players see it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from carom.core import seats
from carom.games.ramses.board import EMPTY, LIES_AT, SEEN_AT
from carom.games.ramses.options import Options
from carom.games.ramses.pieces import RISK_POINTS, Card

Phase = Literal["preview", "turn", "naming", "giving", "over"]
"""``preview``: the treasures lie open, no pyramid is there yet. ``turn``: a seat slides.
``naming``: it names two treasures for a risk card. ``giving``: it gives a card for a failed one."""

Reason = Literal["", "all_found", "all_out", "end_card", "max_turns"]
"""Why a game has ended (D-20, D-30)."""

EventKind = Literal[
    "covered",
    "turn",
    "card",
    "slid",
    "found",
    "wrong",
    "out",
    "turned",
    "gift",
    "mirage",
    "mummy",
    "named",
    "risk_won",
    "risk_failed",
    "given",
    "stopped",
    "too_long",
    "timed_out",
    "left",
]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened in the latest change, for everyone to see.

    Attributes:
        kind: ``covered``: pyramids stand on the treasures. ``turn``: a seat's turn begins.
            ``card``: a card is turned up. ``slid``: a pyramid went from ``cell`` to
            ``other``, cells as they were seen then. ``found``: a seat wins a card.
            ``wrong``: it uncovered another treasure. ``out``: it is out of the game.
            ``turned``: the board turns by ``quarters`` clockwise. ``gift``, ``mirage``,
            ``given``: a card goes from ``seat`` to ``other``. ``mummy``: a seat's turn is
            over. ``named``: two treasures are to be found. ``risk_won``, ``risk_failed``.
            ``stopped``, ``too_long``, ``timed_out``, ``left``: why a turn ended.
        seat: Who did it or whom it befell, else -1.
        card: The card it is about.
        cell: Where a pyramid came from.
        other: Where it went, or the seat a card went to.
        treasure: The treasure it is about, else -1.
        quarters: By how much the board turned.
    """

    kind: EventKind
    seat: int = -1
    card: Card | None = None
    cell: int = -1
    other: int = -1
    treasure: int = EMPTY
    quarters: int = 0


class Seat(seats.Seat, frozen=True):
    """One place in the game: whether somebody is there, and what it has won.

    Attributes:
        cards: Numbers of the search cards it holds, in the order in which they came.
        risks: Risk cards kept.
        is_out: Whether a wrong treasure has put it out.
        skips: Turns it still sits out.
    """

    cards: tuple[int, ...] = ()
    risks: int = 0
    is_out: bool = False
    skips: int = 0

    def points(self, deck: tuple[Card, ...]) -> int:
        """Return the sum of the points of its cards (D-31)."""
        return sum(deck[card].points for card in self.cards) + RISK_POINTS * self.risks


class State(msgspec.Struct, frozen=True):
    """All facts of a game.

    Attributes:
        options: The rule choices.
        seed: Source of all chance; hidden.
        phase: What is going on.
        now: Time of the latest action or advance.
        ends_ms: When the running clock is out, or None.
        seats: By number.
        layout: What lies on each cell of the box: a treasure's number or EMPTY; hidden.
        hole: The cell of the box that is open; hidden while no pyramid is there yet.
        angle: Quarters clockwise by which players see the box turned; hidden, see view.py.
        pile: Numbers of the cards left, the next one first; hidden.
        turn: Seat whose turn it is; in the preview the one that will start.
        turns: Number of the turn, from 1.
        slides: Slides of this turn.
        card: Number of the card that is up, or None.
        named: The two treasures of a risk, in their order.
        reached: How many of them have been uncovered.
        draws: Cards drawn by mirages so far.
        ready: Seats that have seen enough of the preview, ascending.
        seen: One bit for each cell of the box uncovered so far; 0 without ``reveal_log``.
        changes: Actions and clocks that have changed something so far.
        events: What happened in the latest change.
        reason: Why the game ended, or empty.
    """

    options: Options
    seed: str
    phase: Phase
    now: int
    ends_ms: int | None
    seats: tuple[Seat, ...]
    layout: tuple[int, ...]
    hole: int
    angle: int
    pile: tuple[int, ...]
    turn: int
    turns: int = 0
    slides: int = 0
    card: int | None = None
    named: tuple[int, ...] = ()
    reached: int = 0
    draws: int = 0
    ready: tuple[int, ...] = ()
    seen: int = 0
    changes: int = 0
    events: tuple[Event, ...] = ()
    reason: Reason = ""

    @property
    def content(self) -> int:
        """What lies in the hole: a treasure's number or EMPTY."""
        return self.layout[self.hole]

    @property
    def seen_hole(self) -> int:
        """The hole as players see it."""
        return SEEN_AT[self.angle][self.hole]

    @property
    def turned_layout(self) -> tuple[int, ...]:
        """What lies on each cell of the box as players see it."""
        return tuple(self.layout[cell] for cell in LIES_AT[self.angle])

    @property
    def up(self) -> Card | None:
        """The card that is up."""
        return None if self.card is None else self.options.deck[self.card]

    def is_present(self, seat: int) -> bool:
        """Tell whether a seat exists and somebody is there."""
        return 0 <= seat < len(self.seats) and self.seats[seat].present
