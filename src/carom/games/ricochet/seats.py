"""Who is there, and what they agree on: ready, done and skip (A-07, A-55 .. A-57, A-61)."""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.core.game import Join, Leave
from carom.core.seats import host_of, joined, left
from carom.core.votes import is_agreed, with_voice, without_voice
from carom.games.ricochet.actions import Done, Ready, Skip, Start
from carom.games.ricochet.bidding import end_clock, is_bidder
from carom.games.ricochet.options import MAX_SEATS
from carom.games.ricochet.rounds import open_round, return_chip, with_hard_clock
from carom.games.ricochet.state import Seat, State
from carom.games.ricochet.trial import fail_trial


def join(state: State, seat: int, _action: Join) -> State:
    """Return the state with a seat back at the table, or a new one with no chips (A-57).

    Raises:
        IllegalAction: ``already-there``, ``table-full``, ``no-such-seat``.
    """
    state = replace(state, seats=joined(state.seats, seat, Seat(), MAX_SEATS))
    return with_hard_clock(state) if state.phase == "thinking" else state


def leave(state: State, seat: int, _action: Leave) -> State:
    """Return the state without somebody on that seat; it keeps its chips and bids.

    The demonstration of a seat that leaves fails (A-55), and nobody waits for it any
    more (A-56).
    """
    votes = without_voice(state.votes, seat)
    state = replace(state, seats=left(state.seats, seat), votes=votes)
    if state.phase == "trial":
        trial = state.round.trial if state.round else None
        if trial and trial.seat == seat:
            return fail_trial(state, "left")
    if state.phase == "thinking":
        state = with_hard_clock(state)
    return _settled(state) if votes else state


def ready(state: State, seat: int, _action: Ready) -> State:
    """Return the state after a seat said it is ready; all of them turn up the chip (A-07).

    Raises:
        IllegalAction: ``not-waiting``, ``already-said``.
    """
    if state.phase != "ready":
        raise IllegalAction("not-waiting")
    return _voted(state, seat)


def start(state: State, seat: int, _action: Start) -> State:
    """Return the state with the next chip up, not waiting for the others (A-07).

    Raises:
        IllegalAction: ``not-waiting``, ``not-host``.
    """
    if state.phase != "ready":
        raise IllegalAction("not-waiting")
    host = host_of(state.seats)
    if seat != host:
        raise IllegalAction("not-host", host=host)
    return open_round(state)


def done(state: State, seat: int, _action: Done) -> State:
    """Return the state after a seat said it will not bid any more (A-56).

    It may still bid while the clock runs.

    Raises:
        IllegalAction: ``no-clock-to-end``, ``not-in-playoff``, ``already-said``.
    """
    if state.phase != "bidding" or state.options.ready_ends_clock == "off":
        raise IllegalAction("no-clock-to-end")
    return _voted(state, seat)


def skip(state: State, seat: int, _action: Skip) -> State:
    """Return the state after a vote for another chip (A-61), or for an end of waiting.

    Once somebody has bid there is no vote, unless a demonstration has no clock: then the
    others may end one that does not go on, as a clock would (A-55).

    Raises:
        IllegalAction: ``no-skip``, ``not-in-playoff``, ``already-said``.
    """
    if not _has_skip(state) or seat == _shown_by(state):
        raise IllegalAction("no-skip")
    return _voted(state, seat)


def may_skip(state: State, seat: int) -> bool:
    """Tell whether a seat may vote for another chip, or for an end of waiting."""
    return _has_skip(state) and may_vote(state, seat)


def _has_skip(state: State) -> bool:
    """Tell whether there is such a vote now."""
    if state.phase == "trial":
        return state.ends_ms is None
    return state.phase in ("thinking", "last_call") and state.options.skip_vote != "off"


def _shown_by(state: State) -> int | None:
    """Return the seat that demonstrates, if one does."""
    trial = state.round.trial if state.round else None
    return None if trial is None else trial.seat


def may_vote(state: State, seat: int) -> bool:
    """Tell whether this seat's voice counts in this phase and it has not spoken yet."""
    return seat not in state.votes and _has_voice(state, seat)


def _voted(state: State, seat: int) -> State:
    """Return the state with one voice more, and what follows from it."""
    if not state.may_contend(seat) and state.phase != "ready":
        raise IllegalAction("not-in-playoff")
    if not _has_voice(state, seat):
        raise IllegalAction("bid-too-early")
    return _settled(replace(state, votes=with_voice(state.votes, seat)))


def _has_voice(state: State, seat: int) -> bool:
    """Tell whether a seat is asked in this phase; a late one not before it may bid."""
    if state.phase == "ready":
        return state.is_present(seat)
    if state.phase == "trial":
        is_other = seat != _shown_by(state)
        return is_other and state.is_present(seat) and state.may_contend(seat)
    it = state.round
    has_come = state.phase != "bidding" or (it is not None and it.late_may_bid)
    return is_bidder(state, seat, late=has_come)


def _settled(state: State) -> State:
    """Return the state after what enough voices decide; seats that left are not waited for."""
    voters = sum(_has_voice(state, seat) for seat in range(len(state.seats)))
    said = len(state.votes)
    if state.phase in ("thinking", "last_call"):
        has_passed = is_agreed(said, voters, state.options.skip_vote)
        return return_chip(state, "skipped") if has_passed else state
    if state.phase == "trial":
        has_waited = said > 0 and is_agreed(said, voters, state.options.skip_vote)
        return fail_trial(state, "timed_out") if has_waited else state
    if said < voters:
        return state
    return open_round(state) if state.phase == "ready" else end_clock(state)
