"""Bids and the sand clock (A-41 .. A-46, A-56, A-60, A-81, A-82)."""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.games.ricochet.actions import Bid, bids_up_to
from carom.games.ricochet.options import MAX_BID
from carom.games.ricochet.rounds import clock_ms
from carom.games.ricochet.state import Round, State, TimedBid
from carom.games.ricochet.trial import begin_trials, standing_bids

OPEN_PHASES = ("thinking", "last_call", "bidding")
"""The phases in which bids are taken."""


def bid(state: State, seat: int, action: Bid) -> State:
    """Return the state after a bid; the first one starts the clock (A-42).

    Repeating the own standing bid has no effect (A-45).

    Raises:
        IllegalAction: ``clock-over``, ``no-chip-up``, ``not-in-playoff``,
            ``bid-out-of-range``, ``bid-too-early``, ``bid-above-own``,
            ``bid-not-lower``, ``bid-not-one-less``.
    """
    it = _open_round(state, seat)
    number, own = action.number, standing_bids(it).get(seat)
    if not 1 <= number <= MAX_BID:
        raise IllegalAction("bid-out-of-range", number=number, most=MAX_BID)
    if own is not None and number == own.number:
        return state
    _check_level(state, it, seat, number)
    bids = (*it.bids, TimedBid(seat, number, state.now))
    if it.bids:
        return replace(state, round=replace(it, bids=bids))
    return _start_clock(replace(state, round=replace(it, bids=bids)))


def _open_round(state: State, seat: int) -> Round:
    """Return the round if this seat may bid in it now."""
    it = state.round
    if it is None:
        raise IllegalAction("no-chip-up")
    if state.phase not in OPEN_PHASES:
        raise IllegalAction("clock-over")
    if not state.may_contend(seat):
        raise IllegalAction("not-in-playoff")
    if not it.late_may_bid and is_late(state, seat):
        raise IllegalAction("bid-too-early")
    return it


def is_late(state: State, seat: int) -> bool:
    """Tell whether a seat must let the clock run out once; alone nobody has to (A-81)."""
    return state.options.handicap(seat) == "late" and not state.is_solo


def _check_level(state: State, it: Round, seat: int, number: int) -> None:
    """Refuse a bid that is too high for its seat and its time."""
    standing = standing_bids(it)
    if seat in standing and number > standing[seat].number:
        raise IllegalAction("bid-above-own", number=number, own=standing[seat].number)
    if not standing:
        return
    lowest = min(bid.number for bid in standing.values())
    if number < lowest:
        return
    if state.options.bids == "descending":
        raise IllegalAction("bid-not-lower", number=number, lowest=lowest)
    if state.options.handicap(seat) == "minus_one":
        raise IllegalAction("bid-not-one-less", number=number, lowest=lowest)


def highest_bid(state: State, seat: int) -> int:
    """Return the highest new number this seat may bid now, 0 when it may not bid."""
    it = state.round
    if (
        it is None
        or state.phase not in OPEN_PHASES
        or not state.is_present(seat)
        or not state.may_contend(seat)
        or (not it.late_may_bid and is_late(state, seat))
    ):
        return 0
    standing = standing_bids(it)
    highest = standing[seat].number - 1 if seat in standing else MAX_BID
    is_held_down = state.options.bids == "descending" or (
        state.options.handicap(seat) == "minus_one"
    )
    if standing and is_held_down:
        highest = min(highest, min(bid.number for bid in standing.values()) - 1)
    return highest


def bid_actions(state: State, seat: int, most: int) -> tuple[Bid, ...]:
    """Return the legal bids, at most so many: all new ones, rising, and the own standing one."""
    bids = bids_up_to(min(highest_bid(state, seat), most), state.round_number)
    if len(bids) == most:
        return bids
    own = standing_bids(state.round).get(seat) if state.round else None
    if own is None or state.phase != "bidding" or not state.is_present(seat):
        return bids
    return (*bids, Bid(own.number, state.round_number))


def _start_clock(state: State) -> State:
    """Return the state with the clock started by the first bid.

    After the time of A-60 late seats may bid from the start, so one run is enough.
    """
    assert state.round is not None  # there is a bid in it
    run_ms = clock_ms(state)
    if run_ms == 0:
        return begin_trials(state)
    it = replace(state.round, late_may_bid=state.phase == "last_call")
    ends = state.now + run_ms
    return replace(state, phase="bidding", votes=(), ends_ms=ends, round=it)


def end_clock(state: State) -> State:
    """Return the state after the clock ran out: a second run for late seats, or the trials.

    Rule: A-47, A-81.
    """
    it = state.round
    assert it is not None  # the clock belongs to a round
    seats = range(len(state.seats))
    is_awaited = any(is_late(state, at) and is_bidder(state, at, late=True) for at in seats)
    if it.late_may_bid or not is_awaited:
        return begin_trials(state)
    it = replace(it, late_may_bid=True)
    return replace(state, votes=(), ends_ms=state.now + clock_ms(state), round=it)


def is_bidder(state: State, seat: int, *, late: bool) -> bool:
    """Tell whether a seat is there and takes part in this round.

    Args:
        state: The state.
        seat: The seat.
        late: Whether seats that must wait for the second run count too.
    """
    is_in = state.is_present(seat) and state.may_contend(seat)
    return is_in and (late or not is_late(state, seat))
