"""The state of a game: all facts, hidden ones too, as values that are compared and stored.

Times are milliseconds since the table started. The pile of face-down chips is not kept
in an order: each chip is drawn when it is turned up, which comes to the same (A-06).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from carom.core import seats
from carom.core.scratch import Scratch
from carom.games.ricochet.attempt import Attempt
from carom.games.ricochet.board import Board, board_of
from carom.games.ricochet.options import Options
from carom.games.ricochet.position import Position

Phase = Literal["placing", "ready", "thinking", "last_call", "bidding", "trial", "over"]
"""``placing``: robots are put down. ``ready``: waiting for all before a chip is turned up.
``thinking``: no bid yet. ``last_call``: still none, and the clock of A-60 runs.
``bidding``: the clock runs since the first bid. ``trial``: a seat demonstrates."""

TrialOutcome = Literal["solved", "failed", "given_up", "timed_out", "left"]
RoundOutcome = Literal["won", "failed", "no_bid", "skipped"]


class Seat(seats.Seat, frozen=True):
    """One place in the game: whether somebody is there, and what it has won.

    Attributes:
        chips: Numbers of the chips won, in that order; a deciding round's chip too.
        moves: Sum of the prices of the routes that won them (A-90).
    """

    chips: tuple[int, ...] = ()
    moves: int = 0


class TimedBid(msgspec.Struct, frozen=True):
    """A bid that was taken, and when."""

    seat: int
    number: int
    at_ms: int


class PastTrial(msgspec.Struct, frozen=True):
    """A demonstration that is over; ``route`` holds its moves in text."""

    seat: int
    number: int
    route: tuple[str, ...]
    outcome: TrialOutcome


class Trial(msgspec.Struct, frozen=True):
    """The demonstration that is going on; ``number`` is the bid it must keep to."""

    seat: int
    number: int
    attempt: Attempt
    route: tuple[str, ...] = ()


class Round(msgspec.Struct, frozen=True):
    """The round that is going on.

    Attributes:
        number: From 1, deciding rounds counted on.
        chip: Number of the chip that is up: its place in the board's targets.
        opened_ms: When it was turned up.
        bids: All bids taken, in their order; a seat's last one stands.
        late_may_bid: Whether seats with the handicap ``late`` may bid by now (A-81).
        queue: Bids still to be demonstrated, in order.
        trials: Demonstrations that failed so far.
        trial: The one going on.
        scratch: Private boards in use, by seat.
    """

    number: int
    chip: int
    opened_ms: int
    bids: tuple[TimedBid, ...] = ()
    late_may_bid: bool = False
    queue: tuple[TimedBid, ...] = ()
    trials: tuple[PastTrial, ...] = ()
    trial: Trial | None = None
    scratch: tuple[Scratch, ...] = ()


class PastRound(msgspec.Struct, frozen=True):
    """A round that is closed: enough to look at it again.

    Attributes:
        number: From 1.
        chip: Number of its chip.
        tokens: Where the robots stood when it was turned up.
        opened_ms: When it was turned up.
        closed_ms: When it was won or returned.
        bids: All bids in their order.
        trials: All demonstrations in their order; the last one solved it if it was won.
        outcome: How it ended.
        winner: Seat that took the chip, or None.
        is_playoff: Whether it was a deciding round.
    """

    number: int
    chip: int
    tokens: tuple[int, ...]
    opened_ms: int
    closed_ms: int
    bids: tuple[TimedBid, ...]
    trials: tuple[PastTrial, ...]
    outcome: RoundOutcome
    winner: int | None
    is_playoff: bool


class State(msgspec.Struct, frozen=True):
    """All facts of a game.

    Attributes:
        options: The rule choices.
        seed: Source of all chance; hidden.
        board: Code for :func:`carom.games.ricochet.board.board_of`.
        phase: What is going on.
        now: Time of the latest action or advance.
        ends_ms: When the running clock is out, or None.
        seats: By number.
        tokens: Cell of each robot at the start of the round, in the order of
            ``options.robots``; -1 for one that is not placed yet.
        draws: Chips turned up so far.
        votes: Seats that said ready, done or skip in this phase, ascending.
        aside: Chips set aside (A-62).
        last_returns: How often the last chip has come back (A-62).
        playoff: Number of the deciding round, 0 before any (A-72).
        contenders: Seats that play the deciding rounds.
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
    tokens: tuple[int, ...]
    draws: int = 0
    votes: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    last_returns: int = 0
    playoff: int = 0
    contenders: tuple[int, ...] = ()
    round: Round | None = None
    history: tuple[PastRound, ...] = ()
    reason: str = ""

    @property
    def printed(self) -> Board:
        """The board itself."""
        return board_of(self.board)

    @property
    def is_solo(self) -> bool:
        """Whether one seat plays alone (A-90)."""
        return len(self.seats) == 1

    @property
    def round_number(self) -> int:
        """Number of the round that is going on, or of the last one; 0 before the first."""
        return self.round.number if self.round else len(self.history)

    def is_present(self, seat: int) -> bool:
        """Tell whether a seat exists and somebody is there."""
        return 0 <= seat < len(self.seats) and self.seats[seat].present

    def may_contend(self, seat: int) -> bool:
        """Tell whether a seat takes part in this round: all do but in a deciding one."""
        return not self.playoff or seat in self.contenders

    def position(self) -> Position:
        """Return the puzzle of the round that is going on."""
        assert self.round is not None  # asked for in the phases that have one
        return self.position_of(self.round.chip)

    def position_of(self, chip: int) -> Position:
        """Return the puzzle that a chip asks from where the robots' tokens lie."""
        return _position(self.options, self.board, self.tokens, chip)


@lru_cache(maxsize=1024)
def _position(options: Options, board: str, tokens: tuple[int, ...], chip: int) -> Position:
    """Return a position; kept, since every move of a round asks for the same one."""
    printed = board_of(board)
    return Position(printed, options.robots, tokens, printed.targets[chip], options.move_rules)
