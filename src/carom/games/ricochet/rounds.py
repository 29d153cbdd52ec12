"""Rounds: a chip is turned up, won or returned, and when that ends the game.

Everything here takes place at ``state.now``. Rules A-06, A-37, A-53, A-54, A-60 .. A-62,
A-70 .. A-72, A-80.
"""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.chance import Draw
from carom.games.ricochet.alone import is_trivial, is_within_alone
from carom.games.ricochet.options import MAX_PLAYOFFS
from carom.games.ricochet.state import PastRound, PastTrial, Round, RoundOutcome, State

_QUOTAS = {2: 8, 3: 6, 4: 5}
"""Chips that end a game ``by_players`` (A-70)."""


def open_round(state: State) -> State:
    """Return the state with the next chip turned up and everybody thinking (A-06)."""
    draws = state.draws + 1
    chips = _drawable(state)
    chip = Draw(state.seed, f"chip/{draws}").choice(chips)
    number = len(state.history) + 1
    state = replace(
        state,
        phase="thinking",
        draws=draws,
        votes=(),
        round=Round(number, chip, state.now),
        ends_ms=None,
    )
    return with_hard_clock(state)


def with_hard_clock(state: State) -> State:
    """Return a thinking state with the clock of A-60 running as it should.

    It stands while nobody is there, and for a single seat without a clock (A-90). It
    starts anew when that changes.
    """
    runs = any(seat.present for seat in state.seats) and clock_ms(state) > 0
    if not runs:
        return replace(state, ends_ms=None)
    if state.ends_ms is None:
        return replace(state, ends_ms=state.now + 1000 * state.options.hard_s)
    return state


def clock_ms(state: State) -> int:
    """Return how long the sand clock runs now (A-42, A-90)."""
    return 1000 * (state.options.solo_clock_s if state.is_solo else state.options.clock_s)


def face_down(state: State) -> tuple[int, ...]:
    """Return the numbers of the chips that lie face down, ascending.

    In a deciding round all chips are in play again (A-72).
    """
    gone = set() if state.playoff else {chip for seat in state.seats for chip in seat.chips}
    gone.update(() if state.playoff else state.aside)
    if state.round:
        gone.add(state.round.chip)
    return tuple(chip for chip in range(len(state.printed.targets)) if chip not in gone)


def _drawable(state: State) -> tuple[int, ...]:
    """Return the chips that may come up next.

    Never the one just returned while another is left (A-62), and those the options
    prefer (A-37, A-80) while there are any.
    """
    chips = face_down(state)
    last = state.history[-1] if state.history else None
    if last and last.outcome != "won" and len(chips) > 1:
        chips = tuple(chip for chip in chips if chip != last.chip)
    options = state.options
    if options.skip_trivial == "on":
        chips = tuple(chip for chip in chips if not is_trivial(state.position_of(chip))) or chips
    if options.beginner == "on":
        most = options.beginner_max
        easy = tuple(chip for chip in chips if is_within_alone(state.position_of(chip), most))
        chips = easy or chips
    return chips


def award_chip(state: State, trial: PastTrial, cells: tuple[int, ...], spent: int) -> State:
    """Return the state after a seat has won the chip: robots stay where they are (A-54)."""
    assert state.round is not None  # a trial takes place in a round
    winner, chip = trial.seat, state.round.chip
    seats = list(state.seats)
    seat = seats[winner]
    seats[winner] = replace(seat, chips=(*seat.chips, chip), moves=seat.moves + spent)
    state = _closed(state, "won", winner, (*state.round.trials, trial))
    state = replace(state, seats=tuple(seats), tokens=cells, last_returns=0)
    if state.playoff:
        return _finished(state, "playoff")
    quota = chip_quota(state)
    if quota is not None and max(len(seat.chips) for seat in seats) >= quota:
        return _ended(state, "quota")
    return _ended(state, "all_chips") if not face_down(state) else _next_chip(state)


def return_chip(state: State, outcome: RoundOutcome) -> State:
    """Return the state after nobody won the chip: it goes back face down (A-53, A-60, A-61).

    The last chip is set aside when it has come back often enough (A-62).
    """
    assert state.round is not None  # there is a chip to return
    chip, trials = state.round.chip, state.round.trials
    is_last = not face_down(state)
    state = _closed(state, outcome, None, trials)
    if state.playoff:
        return _next_playoff(state)
    if not is_last:
        return _next_chip(state)
    returns = state.last_returns + 1
    state = replace(state, last_returns=returns)
    if returns < state.options.max_returns:
        return _next_chip(state)
    return _ended(replace(state, aside=(*state.aside, chip)), "set_aside")


def _closed(
    state: State, outcome: RoundOutcome, winner: int | None, trials: tuple[PastTrial, ...]
) -> State:
    """Return the state with its round moved into the history."""
    it = state.round
    assert it is not None  # only a running round is closed
    past = PastRound(
        it.number,
        it.chip,
        state.tokens,
        it.opened_ms,
        state.now,
        it.bids,
        trials,
        outcome,
        winner,
        state.playoff > 0,
    )
    return replace(state, round=None, history=(*state.history, past), votes=(), ends_ms=None)


def _next_chip(state: State) -> State:
    """Return the state with the next chip up, or waiting for everyone (A-07)."""
    if state.options.next_chip == "when_ready":
        return replace(state, phase="ready")
    return open_round(state)


def chip_quota(state: State) -> int | None:
    """Return how many chips of one seat end the game, or None when all are played (A-70).

    By players counts the seats there are now, those who left included.
    """
    match state.options.end:
        case "by_players":
            return _QUOTAS.get(len(state.seats))
        case "first_to":
            return state.options.first_to
        case "all":
            return None


def _ended(state: State, reason: str) -> State:
    """Return the end, or the first deciding round when the best are level (A-71, A-72)."""
    most = max(len(seat.chips) for seat in state.seats)
    best = tuple(at for at, seat in enumerate(state.seats) if len(seat.chips) == most)
    if len(best) == 1 or state.options.tie == "share":
        return _finished(state, reason)
    return _next_playoff(replace(state, contenders=best))


def _next_playoff(state: State) -> State:
    """Return the next deciding round; after the last one the victory is shared (A-72)."""
    if state.playoff == MAX_PLAYOFFS:
        return _finished(state, "shared")
    return _next_chip(replace(state, playoff=state.playoff + 1))


def _finished(state: State, reason: str) -> State:
    """Return the state of a game that is over."""
    return replace(state, phase="over", reason=reason, ends_ms=None, votes=())
