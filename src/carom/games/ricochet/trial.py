"""Demonstrations: one bidder after the other shows a way on the board (A-47 .. A-55)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.games.ricochet.actions import GiveUp, Move, move_of
from carom.games.ricochet.attempt import begin, play
from carom.games.ricochet.choices import choices_within
from carom.games.ricochet.rounds import award_chip, return_chip
from carom.games.ricochet.state import PastTrial, Round, State, TimedBid, Trial, TrialOutcome

_latest: tuple[tuple[TimedBid, ...], dict[int, TimedBid]] = ((), {})
"""The bids whose standing ones were asked for last: each seat's view asks for them again."""


def standing_bids(it: Round) -> Mapping[int, TimedBid]:
    """Return each bidder's lowest bid, by seat; a seat's last bid is its lowest (A-45)."""
    global _latest
    latest = _latest  # read once: another thread may be asking for another table
    if latest[0] is not it.bids:
        latest = _latest = (it.bids, {bid.seat: bid for bid in it.bids})
    return latest[1]


def trial_order(state: State) -> tuple[TimedBid, ...]:
    """Return the standing bids in the order of their demonstrations (A-47 .. A-49, A-52)."""
    assert state.round is not None  # bids belong to a round
    fewer_first = state.options.equal_bids == "fewer_chips"
    arrival = {bid.seat: at for at, bid in enumerate(state.round.bids)}  # of the standing ones

    def precedence(bid: TimedBid) -> tuple[int, int, int]:
        chips = len(state.seats[bid.seat].chips) if fewer_first else 0
        return bid.number, chips, arrival[bid.seat]

    return tuple(sorted(standing_bids(state.round).values(), key=precedence))


def begin_trials(state: State) -> State:
    """Return the state in which the first bidder demonstrates."""
    assert state.round is not None  # there were bids
    queue = trial_order(state)
    return _next_trial(replace(state, round=replace(state.round, queue=queue, scratch=())))


def _next_trial(state: State) -> State:
    """Return the state with the next bidder's demonstration; absent ones fail (A-55)."""
    it = state.round
    assert it is not None  # trials belong to a round
    queue, trials = it.queue, it.trials
    while queue and not state.seats[queue[0].seat].present:
        trials = (*trials, PastTrial(queue[0].seat, queue[0].number, (), "left"))
        queue = queue[1:]
    if not queue:
        it = replace(it, queue=(), trials=trials, trial=None)
        return return_chip(replace(state, round=it), "failed")
    bid, queue = queue[0], queue[1:]
    trial = Trial(bid.seat, bid.number, begin(state.position()))
    trial_ms = 1000 * state.options.trial_s
    return replace(
        state,
        phase="trial",
        votes=(),
        ends_ms=state.now + trial_ms if trial_ms else None,
        round=replace(it, queue=queue, trials=trials, trial=trial),
    )


def fail_trial(state: State, outcome: TrialOutcome) -> State:
    """Return the state after a failure: robots on their tokens, the next bidder's turn (A-51)."""
    it = state.round
    assert it is not None  # trials belong to a round
    past = _past(it, outcome)
    return _next_trial(replace(state, round=replace(it, trials=(*it.trials, past), trial=None)))


def _past(it: Round, outcome: TrialOutcome) -> PastTrial:
    """Return the running demonstration as one that is over."""
    trial = it.trial
    assert trial is not None  # one is running
    return PastTrial(trial.seat, trial.number, trial.route, outcome)


def move(state: State, seat: int, action: Move) -> State:
    """Return the state after one move of a demonstration.

    Raises:
        IllegalAction: ``not-your-trial``, ``bad-move``, ``price-over-bid`` or what
            :func:`carom.games.ricochet.attempt.play` raises.
    """
    it, trial = _own_trial(state, seat)
    step = move_of(action.move)
    attempt = play(state.position(), trial.attempt, step)
    if attempt.spent > trial.number:
        left = trial.number - trial.attempt.spent
        raise IllegalAction("price-over-bid", move=action.move, price=step.price, left=left)
    trial = Trial(seat, trial.number, attempt, (*trial.route, action.move))
    it = replace(it, trial=trial)
    if attempt.solved:
        return award_chip(
            replace(state, round=it), _past(it, "solved"), attempt.cells, attempt.spent
        )
    state = replace(state, round=it)
    return fail_trial(state, "failed") if attempt.spent == trial.number else state


def give_up(state: State, seat: int, _action: GiveUp) -> State:
    """Return the state after a seat gave up its demonstration (A-51).

    Raises:
        IllegalAction: ``not-your-trial``.
    """
    _own_trial(state, seat)
    return fail_trial(state, "given_up")


def _own_trial(state: State, seat: int) -> tuple[Round, Trial]:
    """Return the round and its demonstration if it is this seat's."""
    it = state.round
    if it is None or it.trial is None:
        raise IllegalAction("no-trial-now")
    if it.trial.seat != seat:
        raise IllegalAction("not-your-trial", seat=it.trial.seat)
    return it, it.trial


def trial_actions(state: State, seat: int) -> tuple[Move | GiveUp, ...]:
    """Return the legal actions of a demonstration: moves within the bid, then giving up."""
    trial = state.round.trial if state.round else None
    if trial is None or trial.seat != seat:
        return ()
    left = trial.number - trial.attempt.spent
    steps = choices_within(state.position(), trial.attempt, left)
    number = state.round_number
    return (*(Move(step.move, number) for step in steps), GiveUp(number))
