"""What a seat or a spectator may know, field by field, with all a client needs to draw.

Built from a list of what is shown. Never shown: the seed, private boards of others, and
whatever a solver could tell.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from carom.core.clocks import remaining_ms
from carom.core.game import tags_of
from carom.core.latest import keep_latest
from carom.core.seats import host_of
from carom.games.micro.attempt import Choice, arrives, choices
from carom.games.micro.board import board_of
from carom.games.micro.calling import may_call
from carom.games.micro.options import MAX_CALL, Options
from carom.games.micro.rules import actions
from carom.games.micro.scratch import (
    has_scratch,
    scratch_attempt,
    scratch_choices,
    scratch_route,
)
from carom.games.micro.state import (
    EndReason,
    PastRound,
    PastTrial,
    Phase,
    Rival,
    State,
)


class BoardView(msgspec.Struct, frozen=True):
    """The fixed part: its code and the names of its 36 dice, six rows from the north-west."""

    code: str
    dice: tuple[str, ...]


class SeatView(msgspec.Struct, frozen=True):
    """A seat in public.

    Attributes:
        is_present: Whether somebody is there.
        tokens: Victory tokens.
        has_spoken: Whether it has said ready or skip in this phase.
        has_failed: Whether it has shown a way in this round without success (B-14).
    """

    is_present: bool
    tokens: int
    has_spoken: bool
    has_failed: bool


class TrialView(msgspec.Struct, frozen=True):
    """The demonstration that is going on.

    Attributes:
        seat: Whose.
        number: Moves called, to be made exactly.
        called_ms: When the call came.
        route: Moves made.
        has_via: Whether the robot has stopped on the waypoint, or there is none.
        rivals: Calls that came too late, with how much; for the photo-finish (B-18).
    """

    seat: int
    number: int
    called_ms: int
    route: tuple[str, ...]
    has_via: bool
    rivals: tuple[Rival, ...]


class ScratchView(msgspec.Struct, frozen=True):
    """The viewer's own private board: where its robot is, and how it got there.

    ``is_there`` tells whether a call of ``spent`` moves could be shown this way.
    """

    cell: int
    route: tuple[str, ...]
    spent: int
    has_via: bool
    is_there: bool
    moves: tuple[Choice, ...]


class View(msgspec.Struct, frozen=True):
    """A game as one viewer knows it.

    Attributes:
        seat: The viewer's seat, None for a spectator.
        phase: What is going on.
        now_ms: The state's own time.
        remaining_ms: Time left on the running clock, or None.
        clock_ms: Full length of the clock of this phase, 0 for none.
        options: The rule choices.
        board: The fixed part.
        robot: Cell of the robot: on the start token but in a demonstration.
        start: Cell of the start token.
        target: Cell of the target, or None while none is rolled.
        waypoint: Cell of the waypoint, or None (B-20).
        seats: By number.
        stock: Victory tokens not handed out yet (B-16).
        round_number: From 1; 0 before the first.
        opened_ms: When the target was rolled, or None while there is none.
        trial: The demonstration, or None.
        tried: Demonstrations of this round that failed, with what they cost.
        choosing: Of whom the last one's seat chooses who gets its token (B-13).
        host: Seat that may start without waiting.
        last_round: The round closed last, or None.
        rounds: All closed rounds once the game is over.
        reason: Why the game ended, or empty.
        may: Tags of the actions the viewer may send now; ``call`` only while calls are open,
            though one that comes too late is taken and noted (B-18).
        call_max: Highest number the viewer may call, 0 while calls are not open to it.
        moves: The viewer's legal moves in its demonstration.
        scratch: The viewer's private board while it may use one.
    """

    seat: int | None
    phase: Phase
    now_ms: int
    remaining_ms: int | None
    clock_ms: int
    options: Options
    board: BoardView
    robot: int
    start: int
    target: int | None
    waypoint: int | None
    seats: tuple[SeatView, ...]
    stock: int
    round_number: int
    opened_ms: int | None
    trial: TrialView | None
    tried: tuple[PastTrial, ...]
    choosing: tuple[int, ...]
    host: int
    last_round: PastRound | None
    rounds: tuple[PastRound, ...]
    reason: EndReason
    may: tuple[str, ...]
    call_max: int
    moves: tuple[Choice, ...]
    scratch: ScratchView | None


def view(state: State, seat: int | None) -> View:
    """Return what a seat may know, or a spectator when ``seat`` is None."""
    public = _public(state)
    if seat is None:
        return public
    return replace(
        public,
        seat=seat,
        may=_may(state, seat),
        call_max=MAX_CALL if may_call(state, seat) else 0,
        moves=_own_moves(state, seat),
        scratch=_scratch(state, seat),
    )


@keep_latest
def _public(state: State) -> View:
    """Return what everybody, a spectator too, may know."""
    it = state.round
    trial = _trial(state)
    return View(
        seat=None,
        phase=state.phase,
        now_ms=state.now,
        remaining_ms=remaining_ms(state),
        clock_ms=_clock_ms(state),
        options=state.options,
        board=_board_view(state.board),
        robot=it.trial.attempt.cell if it and it.trial else state.start,
        start=state.start,
        target=it.target if it else None,
        waypoint=it.waypoint if it else None,
        seats=_seats(state),
        stock=state.stock,
        round_number=state.round_number,
        opened_ms=it.opened_ms if it else None,
        trial=trial,
        tried=it.trials if it else (),
        choosing=it.choosing if it else (),
        host=host_of(state.seats),
        last_round=state.history[-1] if state.history else None,
        rounds=state.history if state.phase == "over" else (),
        reason=state.reason,
        may=(),
        call_max=0,
        moves=(),
        scratch=None,
    )


def _clock_ms(state: State) -> int:
    """Return how long the clock of this phase runs in all."""
    match state.phase:
        case "thinking":
            return 1000 * state.options.think_s
        case "trial" | "choosing":
            return 1000 * state.options.demo_s
        case _:
            return 0


@lru_cache(maxsize=256)
def _board_view(code: str) -> BoardView:
    """Return the fixed part of a game; the same for all its views."""
    return BoardView(code, tuple(die.name for die in board_of(code).dice))


def _seats(state: State) -> tuple[SeatView, ...]:
    """Return the seats in public."""
    failed = {trial.seat for trial in state.round.trials} if state.round else set()
    return tuple(
        SeatView(seat.present, seat.tokens, at in state.votes, at in failed)
        for at, seat in enumerate(state.seats)
    )


def _trial(state: State) -> TrialView | None:
    """Return the demonstration that is going on."""
    trial = state.round.trial if state.round else None
    if trial is None:
        return None
    return TrialView(
        trial.seat, trial.number, trial.called_ms, trial.route, trial.attempt.via, trial.rivals
    )


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the tags of the actions a seat may send now, in their written order.

    A call that would only be noted as too late is nothing to be offered.
    """
    tags = tags_of(actions(state, seat))
    return tuple(tag for tag in tags if tag != "call" or state.phase == "thinking")


def _own_moves(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the legal moves of the viewer in its demonstration, with where they end."""
    trial = state.round.trial if state.round else None
    if trial is None or trial.seat != seat:
        return ()
    return choices(state.dice, trial.attempt.cell)


def _scratch(state: State, seat: int) -> ScratchView | None:
    """Return the viewer's own private board, never another's."""
    if not has_scratch(state, seat):
        return None
    attempt = scratch_attempt(state, seat)
    return ScratchView(
        attempt.cell,
        scratch_route(state, seat),
        attempt.spent,
        attempt.via,
        arrives(state.position(), attempt),
        scratch_choices(state, seat),
    )
