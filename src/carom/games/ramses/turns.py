"""Turns and cards: whose turn it is, what is turned up, what is won, what ends it all.

Everything here takes place at ``state.now`` and adds to ``state.events`` what happened.
Rules D-10, D-14 .. D-20, D-30, D-41 and the action cards.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

from msgspec.structs import replace

from carom.core import seats
from carom.core.chance import Draw
from carom.games.ramses.board import QUARTERS
from carom.games.ramses.pieces import CardKind
from carom.games.ramses.state import Event, EventKind, Reason, Seat, State


def told(state: State, kind: EventKind) -> State:
    """Return the state with one more event of the seat whose turn it is."""
    return replace(state, events=(*state.events, Event(kind, state.turn)))


def begin_turn(state: State, seat: int) -> State:
    """Return the state with a seat's turn begun and a card up (D-10, D-17)."""
    if state.turns == state.options.max_turns:
        return finished(state, "max_turns")
    events = (*state.events, Event("turn", seat))
    state = replace(state, phase="turn", turn=seat, turns=state.turns + 1, slides=0, events=events)
    return turn_up(state) if state.card is None else with_clock(state)


def end_turn(state: State) -> State:
    """Return the state with the next turn begun.

    Seats are passed over that are away, out, or sit out a turn. While nobody else can play
    it is the same seat's turn again; while nobody at all can, the table waits for the next
    that is not out.
    """
    order = order_from(state.turn + 1, len(state.seats))
    if not any(can_play(seat) for seat in state.seats):
        return begin_turn(state, next(at for at in order if not state.seats[at].is_out))
    for at in cycle(order):
        seat = state.seats[at]
        if not can_play(seat):
            continue
        if not seat.skips:
            break
        state = with_seat(state, at, replace(seat, skips=seat.skips - 1))
    return begin_turn(state, at)


def can_play(seat: Seat) -> bool:
    """Tell whether a seat has turns at all: somebody is there and not out."""
    return seat.present and not seat.is_out


def order_from(first: int, count: int) -> list[int]:
    """Return all seats in the order of play, one of them first."""
    return [(first + step) % count for step in range(count)]


def with_clock(state: State) -> State:
    """Return the state with the clock of the turn started anew, if there is one."""
    turn_ms = 1000 * state.options.turn_s
    runs = turn_ms > 0 and state.phase != "over" and state.is_present(state.turn)
    return replace(state, ends_ms=state.now + turn_ms if runs else None)


def has_search_card(state: State) -> bool:
    """Tell whether a search card is left in the pile."""
    deck = state.options.deck
    return any(deck[card].kind == "search" for card in state.pile)


def turn_up(state: State) -> State:
    """Return the state with the next card up and what it does done.

    The game ends when no search card is left; action cards are not played then (D-30).
    """
    if not has_search_card(state):
        return finished(state, "all_found")
    number = state.pile[0]
    card = state.options.deck[number]
    event = Event("card", state.turn, card)
    state = replace(state, card=number, pile=state.pile[1:], events=(*state.events, event))
    return _TURNED_UP[card.kind](state)


def _search(state: State) -> State:
    """A search card: its treasure may lie open already (D-19)."""
    card = state.up
    assert card is not None  # it has just been turned up
    if card.treasure == state.content and state.options.visible_target == "win":
        return found(state)
    return with_clock(state)


def _storm(state: State) -> State:
    """A sandstorm turns the board, then the next card is turned up."""
    return turn_up(put_away(turned(state, state.options.storm_quarters)))


def _mummy(state: State) -> State:
    """A mummy ends the turn, and with ``mummy=skip_next`` takes the next one as well."""
    state = put_away(told(state, "mummy"))
    if state.options.mummy == "skip_next":
        seat = state.seats[state.turn]
        state = with_seat(state, state.turn, replace(seat, skips=seat.skips + 1))
    return end_turn(state)


def _mirage(state: State) -> State:
    """A card comes at random from the player before in the order of play, if he has any."""
    other = (state.turn - 1) % len(state.seats)
    cards = state.seats[other].cards
    if cards and other != state.turn:
        card = Draw(state.seed, f"mirage/{state.draws}").choice(cards)
        state = handed(replace(state, draws=state.draws + 1), "mirage", card, other, state.turn)
    return turn_up(put_away(state))


def _risk(state: State) -> State:
    """Two treasures are to be named first."""
    return with_clock(replace(state, phase="naming"))


def _end(state: State) -> State:
    """The sphinx ends the game."""
    return finished(put_away(state), "end_card")


_TURNED_UP: dict[CardKind, Callable[[State], State]] = {
    "search": _search,
    "storm": _storm,
    "mummy": _mummy,
    "gift": with_clock,
    "risk": _risk,
    "mirage": _mirage,
    "end": _end,
}


def put_away(state: State) -> State:
    """Return the state without a card up."""
    return replace(state, card=None, named=(), reached=0)


def turned(state: State, quarters: int) -> State:
    """Return the state with the board turned clockwise; only the view turns."""
    event = Event("turned", quarters=quarters)
    angle = (state.angle + quarters) % QUARTERS
    return replace(state, angle=angle, events=(*state.events, event))


def with_seat(state: State, at: int, seat: Seat) -> State:
    """Return the state with one seat replaced."""
    return replace(state, seats=seats.with_seat(state.seats, at, seat))


def handed(state: State, kind: EventKind, card: int, giver: int, taker: int) -> State:
    """Return the state after a card went from one seat to another."""
    one, other = state.seats[giver], state.seats[taker]
    left = tuple(kept for kept in one.cards if kept != card)
    state = with_seat(state, giver, replace(one, cards=left))
    state = with_seat(state, taker, replace(other, cards=(*other.cards, card)))
    event = Event(kind, giver, state.options.deck[card], other=taker)
    return replace(state, events=(*state.events, event))


def found(state: State) -> State:
    """Return the state after a seat won the card that is up; its treasure stays (D-14, D-16)."""
    number, card = state.card, state.up
    assert number is not None  # a search card is up
    assert card is not None
    seat = state.seats[state.turn]
    state = with_seat(state, state.turn, replace(seat, cards=(*seat.cards, number)))
    state = put_away(replace(state, events=(*state.events, Event("found", state.turn, card))))
    quarters = state.options.stacks[card.stack].quarters_after_find
    if quarters:
        state = turned(state, quarters)
    if not has_search_card(state):
        return finished(state, "all_found")
    return end_turn(state) if state.options.after_find == "end_turn" else go_on(state)


def go_on(state: State) -> State:
    """Return the state in which the same seat has the next card, unless its slides are used up."""
    if state.slides >= state.options.max_slides:
        return end_turn(told(state, "too_long"))
    return turn_up(state)


def wrong(state: State) -> State:
    """Return the state after another treasure was uncovered: the turn ends (D-15).

    In the last stack of ``twelve`` the player is out, his points stay (D-T24).
    """
    event = Event("wrong", state.turn, treasure=state.content)
    state = replace(state, events=(*state.events, event))
    card = state.up
    if card is not None and state.options.stacks[card.stack].wrong_is_out:
        seat = state.seats[state.turn]
        state = told(with_seat(state, state.turn, replace(seat, is_out=True)), "out")
        if all(seat.is_out for seat in state.seats):
            return finished(state, "all_out")
    return end_turn(state)


def finished(state: State, reason: Reason) -> State:
    """Return the state of a game that is over."""
    return replace(state, phase="over", reason=reason, ends_ms=None)
