"""The state of a game: all facts, hidden ones too, as values that are compared and stored.

Times are milliseconds since the table started, cells 0..35 row by row, and moves are the
names of their fields, such as ``G3``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from carom.core import seats
from carom.core.scratch import Scratch
from carom.games.micro.attempt import Attempt
from carom.games.micro.board import Board, board_of
from carom.games.micro.options import Options
from carom.games.micro.position import Position

Phase = Literal["ready", "thinking", "trial", "choosing", "over"]
"""``ready``: waiting for all before a target is rolled. ``thinking``: calls are open.
``trial``: whoever called first demonstrates. ``choosing``: a seat says who gets its penalty
token (B-13, ``giver_chooses``)."""

TrialOutcome = Literal[
    "solved",
    "wrong_end",
    "waypoint_missed",
    "not_in_line",
    "shares_neither",
    "given_up",
    "timed_out",
    "left",
]
"""``wrong_end``: all moves made, but not on the target. ``waypoint_missed``: on the target,
but not by way of the waypoint. ``not_in_line``, ``shares_neither``: a step that the dice
forbid. ``given_up``: stopped before all moves called were made. ``timed_out``: the clock ran
out or, where there is none, the others' vote."""

RoundOutcome = Literal["won", "failed", "skipped", "no_call"]
"""``failed``: nobody but failures. ``skipped``: all agreed on another target. ``no_call``: the
time for a call ran out."""

PenaltyReason = Literal[
    "fewest", "next_seat", "chosen", "no_token", "nobody_else", "giver_has_fewest"
]
"""Who got the token: the only one with the fewest, of several the next in seat order, or the
one the giver chose. And why nobody did: the giver has none, nobody else is there, or the
giver alone has the fewest (``penalty_to=anyone``)."""

EndReason = Literal["", "tokens", "stock", "rounds"]


class Seat(seats.Seat, frozen=True):
    """One place in the game: whether somebody is there, and the tokens won and given."""

    tokens: int = 0


class Rival(msgspec.Struct, frozen=True):
    """A call that another one beat (B-18).

    ``after_ms`` is how much later it came; 0 with an empty way means that lots were drawn.
    """

    seat: int
    number: int
    after_ms: int


class Trial(msgspec.Struct, frozen=True):
    """The demonstration that is going on.

    Attributes:
        seat: Who called first.
        number: Moves called, which must be made exactly.
        called_ms: When that call came.
        attempt: Where the robot is by now.
        route: Moves made.
        rivals: Calls that came while it goes on; void (B-18).
    """

    seat: int
    number: int
    called_ms: int
    attempt: Attempt
    route: tuple[str, ...] = ()
    rivals: tuple[Rival, ...] = ()


class Penalty(msgspec.Struct, frozen=True):
    """What a failure cost (B-12, B-13).

    Attributes:
        giver: Who failed.
        receiver: Who got a token of the giver's, or None when nothing moved.
        reason: Why that seat, or why nobody.
        fewest: Seats that had the fewest tokens, ascending; empty if it was not asked.
    """

    giver: int
    receiver: int | None
    reason: PenaltyReason
    fewest: tuple[int, ...] = ()


class PastTrial(msgspec.Struct, frozen=True):
    """A demonstration that is over.

    Attributes:
        seat: Whose.
        number: Moves called.
        called_ms: When the call came.
        closed_ms: When it was over.
        route: Moves made, all legal.
        outcome: How it ended.
        fault: Field of a step that the dice forbid, or empty.
        rivals: Void calls that came meanwhile.
        penalty: What the failure cost; None for a success, and while the giver chooses.
    """

    seat: int
    number: int
    called_ms: int
    closed_ms: int
    route: tuple[str, ...]
    outcome: TrialOutcome
    fault: str = ""
    rivals: tuple[Rival, ...] = ()
    penalty: Penalty | None = None


class Round(msgspec.Struct, frozen=True):
    """The round that is going on.

    Attributes:
        number: From 1.
        target: Cell of the target.
        waypoint: Cell of the waypoint, or None (B-20).
        opened_ms: When the target was rolled.
        trials: Demonstrations that failed so far.
        trial: The one going on.
        choosing: Of whom the last one's giver chooses; empty but in that phase.
        scratch: Private boards in use, by seat.
    """

    number: int
    target: int
    waypoint: int | None
    opened_ms: int
    trials: tuple[PastTrial, ...] = ()
    trial: Trial | None = None
    choosing: tuple[int, ...] = ()
    scratch: tuple[Scratch, ...] = ()

    def has_failed(self, seat: int) -> bool:
        """Tell whether a seat has shown a way in this round without success."""
        return any(trial.seat == seat for trial in self.trials)


class PastRound(msgspec.Struct, frozen=True):
    """A round that is closed: enough to look at it again.

    Attributes:
        number: From 1.
        start: Cell from which the robot set off.
        target: Cell of the target.
        waypoint: Cell of the waypoint, or None.
        opened_ms: When the target was rolled.
        closed_ms: When it was over.
        trials: All demonstrations in their order; the last one solved it if it was won.
        outcome: How it ended.
        winner: Seat that took the token, or None.
    """

    number: int
    start: int
    target: int
    waypoint: int | None
    opened_ms: int
    closed_ms: int
    trials: tuple[PastTrial, ...]
    outcome: RoundOutcome
    winner: int | None


class State(msgspec.Struct, frozen=True):
    """All facts of a game.

    Attributes:
        options: The rule choices.
        seed: Source of all chance; hidden.
        board: Code for :func:`carom.games.micro.board.board_of`.
        phase: What is going on.
        now: Time of the latest action or advance.
        ends_ms: When the running clock is out, or None.
        seats: By number.
        start: Cell of the start token, from which the robot sets off.
        stock: Victory tokens not handed out yet (B-16).
        votes: Seats that said ready or skip in this phase, ascending.
        round: The round that is going on, or None.
        history: The rounds that are closed.
        reason: Why the game ended, or empty.
    """

    options: Options
    seed: str
    board: str
    phase: Phase
    now: int
    ends_ms: int | None
    seats: tuple[Seat, ...]
    start: int
    stock: int
    votes: tuple[int, ...] = ()
    round: Round | None = None
    history: tuple[PastRound, ...] = ()
    reason: EndReason = ""

    @property
    def dice(self) -> Board:
        """The board itself."""
        return board_of(self.board)

    @property
    def round_number(self) -> int:
        """Number of the round that is going on, or of the last one; 0 before the first."""
        return self.round.number if self.round else len(self.history)

    def is_present(self, seat: int) -> bool:
        """Tell whether a seat exists and somebody is there."""
        return 0 <= seat < len(self.seats) and self.seats[seat].present

    def position(self) -> Position:
        """Return the puzzle of the round that is going on."""
        it = self.round
        assert it is not None  # asked for in the phases that have one
        return position_of(self.board, self.start, it.target, it.waypoint)


@lru_cache(maxsize=1024)
def position_of(board: str, start: int, target: int, waypoint: int | None) -> Position:
    """Return a position; kept, since every move of a round asks for the same one."""
    return Position(board_of(board), start, target, waypoint)
