"""What a failure costs: a token for the player with the fewest (B-12 .. B-15)."""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.games.micro.actions import Give
from carom.games.micro.rounds import callers, close_round, has_winner, open_calling
from carom.games.micro.state import Penalty, Round, Seat, State


def charge(state: State) -> State:
    """Return the state after the seat that has just failed has paid, or while it chooses."""
    it = _round(state)
    giver = it.trials[-1].seat
    if state.seats[giver].tokens == 0:
        return _settled(state, Penalty(giver, None, "no_token"))
    fewest = seats_with_fewest(state, giver)
    others = tuple(seat for seat in fewest if seat != giver)
    if not fewest:
        return _settled(state, Penalty(giver, None, "nobody_else"))
    if not others:
        return _settled(state, Penalty(giver, None, "giver_has_fewest", fewest))
    if len(others) == 1:
        return _settled(state, Penalty(giver, others[0], "fewest", fewest))
    if state.options.penalty_tie == "next_seat" or not state.seats[giver].present:
        return _settled(state, _to_next(state, giver, others, fewest))
    demo_ms = 1000 * state.options.demo_s
    return replace(
        state,
        phase="choosing",
        votes=(),
        ends_ms=state.now + demo_ms if demo_ms else None,
        round=replace(it, choosing=others),
    )


def seats_with_fewest(state: State, giver: int) -> tuple[int, ...]:
    """Return the seats with the fewest tokens, ascending (B-13).

    Seats where nobody is get nothing and are not asked about. The giver is one of them only
    under ``penalty_to=anyone``, and only if there is another.
    """
    there = {at: seat.tokens for at, seat in enumerate(state.seats) if seat.present}
    mine = there.pop(giver, None)
    if there and mine is not None and state.options.penalty_to == "anyone":
        there[giver] = mine
    least = min(there.values(), default=0)
    return tuple(sorted(at for at, tokens in there.items() if tokens == least))


def _to_next(state: State, giver: int, others: tuple[int, ...], fewest: tuple[int, ...]) -> Penalty:
    """Return the penalty that goes to the next of several in seat order (B-13)."""
    receiver = min(others, key=lambda seat: (seat - giver) % len(state.seats))
    return Penalty(giver, receiver, "next_seat", fewest)


def give(state: State, seat: int, action: Give) -> State:
    """Return the state after a giver has chosen (B-13, ``giver_chooses``).

    Raises:
        IllegalAction: ``nothing-to-give``, ``cannot-give-to``.
    """
    it = state.round
    if it is None or state.phase != "choosing" or it.trials[-1].seat != seat:
        raise IllegalAction("nothing-to-give")
    if action.seat not in it.choosing:
        raise IllegalAction("cannot-give-to", seat=action.seat)
    return _settled(state, Penalty(seat, action.seat, "chosen", it.choosing))


def give_actions(state: State, seat: int) -> tuple[Give, ...]:
    """Return whom a seat may choose, ascending."""
    it = state.round
    if it is None or not it.choosing or it.trials[-1].seat != seat or not state.is_present(seat):
        return ()
    return tuple(Give(other, it.number) for other in it.choosing)


def choice_over(state: State) -> State:
    """Return the state after a giver has not chosen in time or has left: the next seat."""
    it = _round(state)
    giver = it.trials[-1].seat
    return _settled(state, _to_next(state, giver, it.choosing, it.choosing))


def without_candidate(state: State, seat: int) -> State:
    """Return a choosing state without a seat that has left; the only one left gets it."""
    it = _round(state)
    left = tuple(other for other in it.choosing if other != seat)
    if len(left) > 1:
        return replace(state, round=replace(it, choosing=left))
    return _settled(state, Penalty(it.trials[-1].seat, left[0], "fewest", left))


def _settled(state: State, penalty: Penalty) -> State:
    """Return the state after a penalty: the round is over, or the others go on (B-14).

    A token that makes somebody win does so at once (B-15).
    """
    it = _round(state)
    trials = (*it.trials[:-1], replace(it.trials[-1], penalty=penalty))
    it = replace(it, trials=trials, choosing=())
    state = replace(state, round=it, seats=_paid(state, penalty))
    goes_on = state.options.after_fail == "others_continue" and not has_winner(state)
    if goes_on and callers(state):
        return open_calling(state)
    return close_round(state, "failed")


def _paid(state: State, penalty: Penalty) -> tuple[Seat, ...]:
    """Return the seats after the token has gone from one to the other, if it has."""
    if penalty.receiver is None:
        return state.seats
    seats = list(state.seats)
    for at, by in ((penalty.giver, -1), (penalty.receiver, 1)):
        seats[at] = replace(seats[at], tokens=seats[at].tokens + by)
    return tuple(seats)


def _round(state: State) -> Round:
    """Return the round; there is one while somebody pays."""
    assert state.round is not None  # penalties belong to a round
    return state.round
