"""What a seat or a spectator may know, field by field, with all a client needs to draw.

Built from a list of what is shown. Never shown: the seed, private boards of others, and
whatever a solver could tell. The pile has no order that could leak (A-06).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from carom.core.clocks import remaining_ms
from carom.core.game import tags_of_kinds
from carom.core.latest import keep_latest
from carom.games.ricochet.bidding import highest_bid
from carom.games.ricochet.board import board_of
from carom.games.ricochet.choices import Choice, choices_within
from carom.games.ricochet.options import Handicap, Options
from carom.games.ricochet.pieces import Diagonal, Target
from carom.games.ricochet.rounds import chip_quota, clock_ms, face_down
from carom.games.ricochet.rules import kinds
from carom.games.ricochet.scratch import (
    has_scratch,
    scratch_attempt,
    scratch_choices,
    scratch_route,
)
from carom.games.ricochet.state import (
    PastRound,
    PastTrial,
    Phase,
    State,
    TimedBid,
)
from carom.games.ricochet.trial import standing_bids, trial_order


class BoardView(msgspec.Struct, frozen=True):
    """The fixed part. ``walls`` has a text a row and a hex digit a cell: N 1, E 2, S 4, W 8."""

    code: str
    rows: int
    columns: int
    walls: tuple[str, ...]
    closed: tuple[int, ...]
    diagonals: tuple[Diagonal, ...]
    targets: tuple[Target, ...]


class RobotView(msgspec.Struct, frozen=True):
    """A robot, where it is, and its token: where it stood when the round began (A-05).

    Cells are -1 while it is not placed.
    """

    robot: str
    cell: int
    token: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat in public: is it there, what has it won, its handicap and its standing bid."""

    is_present: bool
    chips: tuple[int, ...]
    moves: int
    handicap: Handicap
    bid: int | None
    has_spoken: bool


class TrialView(msgspec.Struct, frozen=True):
    """The demonstration that is going on: whose, its bid, the moves made and their price."""

    seat: int
    bid: int
    route: tuple[str, ...]
    spent: int


class ScratchView(msgspec.Struct, frozen=True):
    """The viewer's own private board (A-40); cells in the order of the robots."""

    cells: tuple[int, ...]
    route: tuple[str, ...]
    spent: int
    is_solved: bool
    moves: tuple[Choice, ...]


class View(msgspec.Struct, frozen=True):
    """A game as one viewer knows it.

    Attributes:
        seat: The viewer's seat, None for a spectator.
        phase: What is going on.
        now_ms: The state's own time.
        remaining_ms: Time left on the running clock, or None.
        clock_ms: Full length of the sand clock.
        options: The rule choices.
        board: The fixed part.
        robots: In the order ``rbgykt``.
        seats: By number.
        face_down: Chips still face down, of ``len(board.targets)``.
        quota: Chips of one seat that end the game, or None when all are played.
        aside: Chips set aside (A-62).
        round_number: From 1; 0 before the first.
        opened_ms: When the chip was turned up, in the game's time, or None while there is none.
        chip: Number of the chip that is up (its place in ``board.targets``), or None.
        bids: All bids of the round in their order, with their times.
        order: Seats in the order in which they would demonstrate, or still will.
        late_may_bid: Whether seats with the handicap ``late`` may bid by now.
        trial: The demonstration, or None.
        tried: Demonstrations of this round that failed.
        playoff: Number of the deciding round, 0 for none.
        contenders: Seats that play the deciding rounds.
        last_round: The round closed last, or None.
        rounds: All closed rounds once the game is over.
        reason: Why the game ended, or empty.
        may: Tags of the actions the viewer may send now.
        bid_max: Highest new bid the viewer may make, 0 for none.
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
    robots: tuple[RobotView, ...]
    seats: tuple[SeatView, ...]
    face_down: int
    quota: int | None
    aside: tuple[int, ...]
    round_number: int
    opened_ms: int | None
    chip: int | None
    bids: tuple[TimedBid, ...]
    order: tuple[int, ...]
    late_may_bid: bool
    trial: TrialView | None
    tried: tuple[PastTrial, ...]
    playoff: int
    contenders: tuple[int, ...]
    last_round: PastRound | None
    rounds: tuple[PastRound, ...]
    reason: str
    may: tuple[str, ...]
    bid_max: int
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
        bid_max=highest_bid(state, seat),
        moves=_own_moves(state, seat),
        scratch=_scratch(state, seat),
    )


@keep_latest
def _public(state: State) -> View:
    """Return what everybody, a spectator too, may know."""
    it = state.round
    return View(
        seat=None,
        phase=state.phase,
        now_ms=state.now,
        remaining_ms=remaining_ms(state),
        clock_ms=clock_ms(state),
        options=state.options,
        board=_board_view(state.board),
        robots=_robots(state),
        seats=_seats(state),
        face_down=len(face_down(state)),
        quota=chip_quota(state),
        aside=state.aside,
        round_number=state.round_number,
        opened_ms=it.opened_ms if it else None,
        chip=it.chip if it else None,
        bids=it.bids if it else (),
        order=_order(state),
        late_may_bid=it.late_may_bid if it else False,
        trial=_trial(state),
        tried=it.trials if it else (),
        playoff=state.playoff,
        contenders=state.contenders,
        last_round=state.history[-1] if state.history else None,
        rounds=state.history if state.phase == "over" else (),
        reason=state.reason,
        may=(),
        bid_max=0,
        moves=(),
        scratch=None,
    )


@lru_cache(maxsize=256)
def _board_view(code: str) -> BoardView:
    """Return the fixed part of a game; the same for all its views."""
    board = board_of(code)
    digits = "".join(f"{mask:x}" for mask in board.walls)
    rows = tuple(digits[at : at + board.columns] for at in range(0, board.size, board.columns))
    return BoardView(
        code, board.rows, board.columns, rows, board.closed, board.diagonals, board.targets
    )


def _robots(state: State) -> tuple[RobotView, ...]:
    """Return where the robots stand: on their tokens but in a demonstration."""
    trial = state.round.trial if state.round else None
    cells = trial.attempt.cells if trial else state.tokens
    return _robot_views(state.options.robots, cells, state.tokens)


@lru_cache(maxsize=1024)
def _robot_views(
    robots: str, cells: tuple[int, ...], tokens: tuple[int, ...]
) -> tuple[RobotView, ...]:
    """Return the robots; kept, since they stand still while bids are made."""
    return tuple(map(RobotView, robots, cells, tokens))


def _seats(state: State) -> tuple[SeatView, ...]:
    """Return the seats in public."""
    standing = standing_bids(state.round) if state.round else {}
    return tuple(
        SeatView(
            seat.present,
            seat.chips,
            seat.moves,
            state.options.handicap(at),
            standing[at].number if at in standing else None,
            at in state.votes,
        )
        for at, seat in enumerate(state.seats)
    )


def _order(state: State) -> tuple[int, ...]:
    """Return the seats in the order of their demonstrations, those done with left out."""
    it = state.round
    if it is None:
        return ()
    queue = it.queue if it.trial else trial_order(state)
    running = (it.trial.seat,) if it.trial else ()
    return (*running, *(bid.seat for bid in queue))


def _trial(state: State) -> TrialView | None:
    """Return the demonstration that is going on."""
    trial = state.round.trial if state.round else None
    if trial is None:
        return None
    return TrialView(trial.seat, trial.number, trial.route, trial.attempt.spent)


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the tags of the actions a seat may send now, in their written order."""
    return tags_of_kinds(kinds(state, seat))


def _own_moves(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the moves the viewer may make in its demonstration, with where they end."""
    trial = state.round.trial if state.round else None
    if trial is None or trial.seat != seat:
        return ()
    return choices_within(state.position(), trial.attempt, trial.number - trial.attempt.spent)


def _scratch(state: State, seat: int) -> ScratchView | None:
    """Return the viewer's own private board, never another's (A-40)."""
    if not has_scratch(state, seat):
        return None
    attempt = scratch_attempt(state, seat)
    moves = scratch_choices(state, seat)
    return ScratchView(
        attempt.cells, scratch_route(state, seat), attempt.spent, attempt.solved, moves
    )
