"""The race of calls: the first one closes the calling (B-10, B-18).

Calls come in the order in which the table took them, and that order decides. It says
nothing where two carry the same millisecond: the table's time stands still while it credits
somebody with a slow line. Then lots are drawn, as long as no move has been shown. The
lot of the k-th such call takes the place of the one before with a chance of 1 in k, so
that each of them is as likely, and every replay draws the same.
"""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.chance import Draw
from carom.core.errors import IllegalAction
from carom.games.micro.actions import Call, calls_in
from carom.games.micro.attempt import begin
from carom.games.micro.options import MAX_CALL
from carom.games.micro.state import Rival, Round, State, Trial
from carom.games.micro.trial import begin_trial


def call(state: State, seat: int, action: Call) -> State:
    """Return the state after a call: its seat demonstrates, or the call came too late.

    One void call a seat is kept with its delay while the first one's demonstration goes on.

    Raises:
        IllegalAction: ``no-target-up``, ``failed-this-round``, ``calling-closed``,
            ``already-called``, ``call-out-of-range``.
    """
    it = state.round
    if it is None:
        raise IllegalAction("no-target-up")
    if it.has_failed(seat):
        raise IllegalAction("failed-this-round")
    if state.phase == "choosing":
        raise IllegalAction("calling-closed")
    if not 1 <= action.number <= MAX_CALL:
        raise IllegalAction("call-out-of-range", number=action.number, most=MAX_CALL)
    if it.trial is None:
        return begin_trial(state, seat, action.number)
    if has_called(it.trial, seat):
        raise IllegalAction("already-called")
    return _too_late(state, it, it.trial, seat, action.number)


def _too_late(state: State, it: Round, trial: Trial, seat: int, number: int) -> State:
    """Return the state after a call that another one beat, unless lots say otherwise (B-18)."""
    after_ms = state.now - trial.called_ms
    late = Rival(seat, number, after_ms)
    if after_ms == 0 and not trial.route and _wins_lot(state, it, trial):
        late = Rival(trial.seat, trial.number, 0)
        trial = Trial(seat, number, state.now, begin(state.position()), (), trial.rivals)
    trial = replace(trial, rivals=(*trial.rivals, late))
    return replace(state, round=replace(it, trial=trial))


def _wins_lot(state: State, it: Round, trial: Trial) -> bool:
    """Draw the lot of one more call of the same millisecond."""
    equal = 2 + len(trial.rivals)
    return Draw(state.seed, f"lot/{it.number}/{len(it.trials)}/{equal}").below(equal) == 0


def has_called(trial: Trial, seat: int) -> bool:
    """Tell whether a seat's call is in already, first or void."""
    return seat == trial.seat or any(rival.seat == seat for rival in trial.rivals)


def may_call(state: State, seat: int) -> bool:
    """Tell whether calls are open to a seat."""
    it = state.round
    return (
        it is not None
        and state.phase == "thinking"
        and state.is_present(seat)
        and not it.has_failed(seat)
    )


def call_actions(state: State, seat: int) -> tuple[Call, ...]:
    """Return the calls a seat may make by rising number, those that come too late as well."""
    it = state.round
    if it is None or state.phase == "choosing" or not state.is_present(seat):
        return ()
    if it.has_failed(seat) or (it.trial is not None and has_called(it.trial, seat)):
        return ()
    return calls_in(it.number)
