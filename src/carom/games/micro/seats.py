"""Who is there, and what they agree on: ready and skip (B-04, B-12, B-17)."""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.core.game import Join, Leave
from carom.core.seats import host_of, joined, left
from carom.core.votes import is_agreed, with_voice, without_voice
from carom.games.micro.actions import Ready, Skip, Start
from carom.games.micro.options import MAX_SEATS
from carom.games.micro.penalty import choice_over, without_candidate
from carom.games.micro.rounds import callers, give_up_target, open_round
from carom.games.micro.state import Seat, State
from carom.games.micro.trial import fail_trial


def join(state: State, seat: int, _action: Join) -> State:
    """Return the state with a seat back at the table, or a new one without tokens.

    Raises:
        IllegalAction: ``already-there``, ``table-full``, ``no-such-seat``.
    """
    seats = joined(state.seats, seat, Seat(), MAX_SEATS)
    return _settled(replace(state, seats=seats))


def leave(state: State, seat: int, _action: Leave) -> State:
    """Return the state without somebody on that seat; it keeps its tokens.

    Its demonstration fails (B-12), its choice falls to the next seat (B-13), nobody waits
    for its voice (B-17).
    """
    votes = without_voice(state.votes, seat)
    state = replace(state, seats=left(state.seats, seat), votes=votes)
    it = state.round
    if it is not None and it.trial is not None and it.trial.seat == seat:
        return fail_trial(state, "left")
    if it is not None and it.choosing:
        if it.trials[-1].seat == seat:
            return choice_over(state)
        if seat in it.choosing:
            state = without_candidate(state, seat)
    return _settled(state)


def ready(state: State, seat: int, _action: Ready) -> State:
    """Return the state after a seat said it is ready; all of them roll the target (B-04).

    Raises:
        IllegalAction: ``not-waiting``, ``already-said``.
    """
    if state.phase != "ready":
        raise IllegalAction("not-waiting")
    return _voted(state, seat)


def start(state: State, seat: int, _action: Start) -> State:
    """Return the state with the next target rolled, not waiting for the others (B-04).

    Raises:
        IllegalAction: ``not-waiting``, ``not-host``.
    """
    if state.phase != "ready":
        raise IllegalAction("not-waiting")
    host = host_of(state.seats)
    if seat != host:
        raise IllegalAction("not-host", host=host)
    return open_round(state)


def skip(state: State, seat: int, _action: Skip) -> State:
    """Return the state after a vote for another target (B-17), or for an end of waiting.

    Once one has called there is no vote, unless nobody's clock runs: then the others may end
    a demonstration or a choice that does not go on, as a clock would (B-12, B-13).

    Raises:
        IllegalAction: ``no-other-target``, ``failed-this-round``, ``already-said``.
    """
    if not _has_skip(state):
        raise IllegalAction("no-other-target")
    if seat not in _voters(state):
        has_failed = state.phase == "thinking"
        raise IllegalAction("failed-this-round" if has_failed else "no-other-target")
    return _voted(state, seat)


def may_skip(state: State, seat: int) -> bool:
    """Tell whether a seat may vote for another target, or for an end of waiting."""
    return _has_skip(state) and may_vote(state, seat)


def _has_skip(state: State) -> bool:
    """Tell whether there is a vote now."""
    if state.phase == "thinking":
        return state.options.skip_vote != "off"
    return state.phase in ("trial", "choosing") and state.ends_ms is None


def may_vote(state: State, seat: int) -> bool:
    """Tell whether this seat's voice counts in this phase and it has not spoken yet."""
    return seat in _voters(state) and seat not in state.votes


def _voted(state: State, seat: int) -> State:
    """Return the state with one voice more, and what follows from it."""
    return _settled(replace(state, votes=with_voice(state.votes, seat)))


def _voters(state: State) -> list[int]:
    """Return the seats that are asked: all that are there, or those that may still call.

    While one demonstrates or chooses: all the others.
    """
    if state.phase == "thinking":
        return callers(state)
    busy = _busy(state)
    return [at for at, seat in enumerate(state.seats) if seat.present and at != busy]


def _busy(state: State) -> int | None:
    """Return the seat that demonstrates or chooses, if one does."""
    it = state.round
    if it is None:
        return None
    if it.trial is not None:
        return it.trial.seat
    return it.trials[-1].seat if it.choosing else None


def _settled(state: State) -> State:
    """Return the state after what enough voices decide; seats that left are not waited for.

    A round in which all who are there have failed is over, too (B-14).
    """
    said, voters = len(state.votes), len(_voters(state))
    if state.phase == "ready":
        return open_round(state) if 0 < voters <= said else state
    has_agreed = said > 0 and is_agreed(said, voters, state.options.skip_vote)
    if state.phase != "thinking":
        return _waited_enough(state) if has_agreed else state
    if has_agreed:
        return give_up_target(state, "skipped")
    has_nobody_left = voters == 0 and any(seat.present for seat in state.seats)
    return give_up_target(state, "failed") if has_nobody_left else state


def _waited_enough(state: State) -> State:
    """Return the state after the others have ended a demonstration or a choice (B-12, B-13)."""
    if state.phase == "trial":
        return fail_trial(state, "timed_out")
    return choice_over(state) if state.phase == "choosing" else state
