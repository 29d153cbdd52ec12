"""Gift and risk: the action cards that send a player to other treasures than a search card."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.games.ramses.actions import Give, Name
from carom.games.ramses.dealing import treasures_of
from carom.games.ramses.state import Event, State
from carom.games.ramses.turns import end_turn, go_on, handed, put_away, told, with_clock


def gift(state: State) -> State:
    """Return the state after a treasure was uncovered for a gift.

    Each other player who holds cards of it gives the one of lowest value; the turn goes on.
    """
    for at, seat in enumerate(state.seats):
        cards = [card for card in seat.cards if state.options.deck[card].treasure == state.content]
        if at != state.turn and cards:
            state = handed(state, "gift", _lowest(state, cards), at, state.turn)
    return go_on(put_away(state))


def _lowest(state: State, cards: Iterable[int]) -> int:
    """Return the card of fewest points, of equal ones the first of the deck."""
    deck = state.options.deck
    return min(cards, key=lambda card: (deck[card].points, card))


def nameable(state: State) -> tuple[int, ...]:
    """Return the treasures that may be named: all in the game but the one that lies open."""
    if state.phase != "naming":
        return ()
    return tuple(sorted({*treasures_of(state.options)} - {state.content}))


def name(state: State, seat: int, action: Name) -> State:
    """Return the state after two treasures were named for a risk.

    Raises:
        IllegalAction: ``no-naming-now``, ``not-your-turn``, ``bad-naming``.
    """
    if state.phase != "naming":
        raise IllegalAction("no-naming-now")
    check_turn(state, seat)
    pair = (action.first, action.second)
    if action.first == action.second or not {*pair} <= {*nameable(state)}:
        raise IllegalAction("bad-naming")
    events = tuple(Event("named", seat, treasure=treasure) for treasure in pair)
    return with_clock(replace(state, phase="turn", named=pair, events=events))


def risk(state: State) -> State:
    """Return the state after a treasure was uncovered for a risk: the next one, or a wrong one."""
    if state.content != state.named[state.reached]:
        return risk_failed(state)
    if state.reached == 0:
        return replace(state, reached=1)
    seat = state.seats[state.turn]
    seats = list(state.seats)
    seats[state.turn] = replace(seat, risks=seat.risks + 1)
    return go_on(put_away(told(replace(state, seats=tuple(seats)), "risk_won")))


def risk_failed(state: State) -> State:
    """Return the state after a risk failed: the seat gives a card away if it can."""
    state = put_away(told(state, "risk_failed"))
    if not state.seats[state.turn].cards or len(state.seats) == 1:
        return end_turn(state)
    return with_clock(replace(state, phase="giving"))


def gives(state: State) -> tuple[Give, ...]:
    """Return the ways to give a card after a failed risk: by card, then by seat."""
    if state.phase != "giving":
        return ()
    rivals = [at for at in range(len(state.seats)) if at != state.turn]
    return tuple(Give(card, at) for card in sorted(state.seats[state.turn].cards) for at in rivals)


def give(state: State, seat: int, action: Give) -> State:
    """Return the state after a card was given away; the turn is over.

    Raises:
        IllegalAction: ``no-giving-now``, ``not-your-turn``, ``bad-giving``.
    """
    if state.phase != "giving":
        raise IllegalAction("no-giving-now")
    check_turn(state, seat)
    if action not in gives(state):
        raise IllegalAction("bad-giving")
    return end_turn(handed(state, "given", action.card, seat, action.to))


def broken_off(state: State) -> State:
    """Return the state after a turn ended while its player was away or out of time.

    A gift or a risk that was not begun is put away; a risk that runs has failed, and then
    the lowest card goes to the next seat.
    """
    card = state.up
    if state.named:
        state = risk_failed(state)
        if state.phase != "giving":
            return state
    elif card is not None and card.kind != "search":
        state = put_away(state)
    if state.phase == "giving":
        lowest = _lowest(state, state.seats[state.turn].cards)
        taker = (state.turn + 1) % len(state.seats)
        state = handed(state, "given", lowest, state.turn, taker)
    return end_turn(state)


def check_turn(state: State, seat: int) -> None:
    """Refuse a seat whose turn it is not."""
    if seat != state.turn:
        raise IllegalAction("not-your-turn", seat=state.turn)


def is_plain(state: State) -> bool:
    """Tell whether a search card is up, so that the player may stop."""
    card = state.up
    return card is not None and card.kind == "search"
