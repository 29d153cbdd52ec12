"""What a seat or a spectator may know, field by field, with all a client needs to draw.

Built from a list of what is shown. After the preview that is the content of the hole and of
no other cell (D-T26), unless the table shows everybody what was uncovered. Never shown: the
layout, the angle and the cells of the box itself, the order of the pile, the seed.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from carom.core.clocks import remaining_ms
from carom.core.game import tags_of
from carom.core.latest import keep_latest
from carom.games.ramses.actions import Give
from carom.games.ramses.board import CELLS, EMPTY, SEEN_AT, shape
from carom.games.ramses.options import Options
from carom.games.ramses.pieces import Card
from carom.games.ramses.rules import actions
from carom.games.ramses.slides import slidable
from carom.games.ramses.state import Event, Phase, Reason, State
from carom.games.ramses.tasks import gives, nameable


class SeenView(msgspec.Struct, frozen=True):
    """A cell that was uncovered at some time and what lies there; None for nothing."""

    cell: int
    treasure: int | None


class CardView(msgspec.Struct, frozen=True):
    """A card that a seat has won: its number, for giving it away, and what it shows."""

    number: int
    treasure: int
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat in public: what it has won, and whether and when it plays.

    ``risks`` are kept risk cards; ``skips`` are turns it still sits out.
    """

    is_present: bool
    cards: tuple[CardView, ...]
    risks: int
    points: int
    is_out: bool
    skips: int
    is_ready: bool


class View(msgspec.Struct, frozen=True):
    """A game as one viewer knows it. Cells are those of the board as it is seen, turned.

    Attributes:
        seat: The viewer's seat, None for a spectator.
        phase: What is going on.
        now_ms: The state's own time.
        remaining_ms: Time left on the running clock, or None.
        options: The rule choices.
        rows: Height of the board as it is seen now.
        columns: Its width.
        hole: The open cell; None in the preview, when no pyramid is there yet.
        content: Number of the treasure that lies open in the hole, or None.
        tokens: What lies on each cell: for seats in the preview, for all after the end.
        seen: Cells uncovered so far, ascending; empty unless the table shows them.
        card: The card that is up, or None.
        named: Treasures named for a risk, in their order.
        reached: How many of them have been uncovered.
        piles: Cards left of each stack, face down.
        seats: By number.
        turn: Seat whose turn it is; in the preview the one that will start.
        turn_number: From 1; 0 before the first.
        slides: Slides made in this turn.
        changes: Number of the latest change, so that a viewer can tell whether it missed one.
        events: What happened in it.
        reason: Why the game ended, or empty.
        may: Tags of the actions the viewer may send now.
        moves: Cells whose pyramids the viewer may slide.
        names: Treasures the viewer may name.
        gives: Cards the viewer may give, and to whom.
    """

    seat: int | None
    phase: Phase
    now_ms: int
    remaining_ms: int | None
    options: Options
    rows: int
    columns: int
    hole: int | None
    content: int | None
    tokens: tuple[int | None, ...] | None
    seen: tuple[SeenView, ...]
    card: Card | None
    named: tuple[int, ...]
    reached: int
    piles: tuple[int, ...]
    seats: tuple[SeatView, ...]
    turn: int
    turn_number: int
    slides: int
    changes: int
    events: tuple[Event, ...]
    reason: Reason
    may: tuple[str, ...]
    moves: tuple[int, ...]
    names: tuple[int, ...]
    gives: tuple[Give, ...]


def view(state: State, seat: int | None) -> View:
    """Return what a seat may know, or a spectator when ``seat`` is None."""
    public = _public(state)
    if seat is None:
        return public
    is_there = state.is_present(seat)
    is_mine = is_there and seat == state.turn
    return replace(
        public,
        seat=seat,
        tokens=_tokens(state) if is_there and state.phase == "preview" else public.tokens,
        may=_may(state, seat),
        moves=slidable(state) if is_mine and state.phase == "turn" else (),
        names=nameable(state) if is_mine else (),
        gives=gives(state) if is_mine else (),
    )


@keep_latest
def _public(state: State) -> View:
    """Return what everybody may know; a spectator sees no treasure in the preview either."""
    rows, columns = shape(state.angle)
    is_covered = state.phase != "preview"
    return View(
        seat=None,
        phase=state.phase,
        now_ms=state.now,
        remaining_ms=remaining_ms(state),
        options=state.options,
        rows=rows,
        columns=columns,
        hole=state.seen_hole if is_covered else None,
        content=_shown(state.content) if is_covered else None,
        tokens=_tokens(state) if state.phase == "over" else None,
        seen=_seen(state),
        card=state.up,
        named=state.named,
        reached=state.reached,
        piles=_piles(state),
        seats=_seats(state),
        turn=state.turn,
        turn_number=state.turns,
        slides=state.slides,
        changes=state.changes,
        events=state.events,
        reason=state.reason,
        may=(),
        moves=(),
        names=(),
        gives=(),
    )


def _shown(content: int) -> int | None:
    """Return a treasure's number, None for nothing."""
    return None if content == EMPTY else content


def _tokens(state: State) -> tuple[int | None, ...]:
    """Return what lies on each cell."""
    return tuple(map(_shown, state.turned_layout))


def _seen(state: State) -> tuple[SeenView, ...]:
    """Return the cells uncovered so far in the order of the board, never in that of time."""
    if not state.seen:
        return ()
    places = SEEN_AT[state.angle]
    cells = sorted((places[cell], cell) for cell in range(CELLS) if state.seen >> cell & 1)
    return tuple(SeenView(place, _shown(state.layout[cell])) for place, cell in cells)


def _piles(state: State) -> tuple[int, ...]:
    """Return how many cards of each stack are left."""
    deck = state.options.deck
    stacks = [deck[card].stack for card in state.pile]
    return tuple(stacks.count(number) for number in range(len(state.options.stacks)))


def _seats(state: State) -> tuple[SeatView, ...]:
    """Return the seats in public."""
    deck = state.options.deck
    return tuple(
        SeatView(
            seat.present,
            tuple(CardView(card, deck[card].treasure, deck[card].points) for card in seat.cards),
            seat.risks,
            seat.points(deck),
            seat.is_out,
            seat.skips,
            at in state.ready,
        )
        for at, seat in enumerate(state.seats)
    )


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the tags of the actions a seat may send now, in their written order."""
    return tags_of(actions(state, seat))
