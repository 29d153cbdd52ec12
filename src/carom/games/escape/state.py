"""The state of a game: all facts, hidden ones too, as values that are compared and stored.

Times are milliseconds since the table started. A turn keeps the pieces it began with and
what was spent, so that it can be taken back and watched again.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from carom.games.escape.actions import Spending
from carom.games.escape.factory import Factory, factory_of
from carom.games.escape.options import Options
from carom.games.escape.pieces import POINTS, Pieces

Phase = Literal["build", "play", "over"]
"""``build``: the plan is laid tile by tile. ``play``: turns of three points."""

Reason = Literal["", "escaped", "idle", "max_rounds"]
"""Why the game ended (C-60, C-61)."""


class Laid(msgspec.Struct, frozen=True):
    """A tile on its place, and the seat that laid it."""

    seat: int
    place: int
    tile: str
    turn: int


class Turn(msgspec.Struct, frozen=True):
    """The turn that is going on.

    Attributes:
        start: The pieces when it began.
        points: Points that are left (C-20).
        used: Bits of what may not be done again in it (C-26).
        steps: What the points were spent on, in order.
    """

    start: Pieces
    points: int = POINTS
    used: int = 0
    steps: tuple[Spending, ...] = ()


class PastTurn(msgspec.Struct, frozen=True):
    """A turn that is over: enough to watch it again.

    Attributes:
        seat: Whose it was.
        round: Its round, from 1.
        start: The pieces when it began.
        steps: What the points were spent on; none when its time ran out before.
    """

    seat: int
    round: int
    start: Pieces
    steps: tuple[Spending, ...]


class State(msgspec.Struct, frozen=True):
    """All facts of a game.

    Attributes:
        options: The rule choices.
        seed: Source of all chance; hidden.
        phase: What is going on.
        now: Time of the latest action or advance.
        ends_ms: When the running turn's time is out, or None.
        present: By seat: whether somebody is there.
        order: The seats in their order of play; the first one opens each round.
        at: Whose turn it is, as a place in ``order``.
        plan: Code of the plan as far as it is laid.
        laid: The tiles in the order in which they were laid.
        drawn: The tile that must be laid now under ``draft=drawn``, or empty.
        pieces: Where everything is now, the running turn's steps made.
        turn: The running turn, None while the plan is laid and after the end.
        round: The running round, from 1; 0 while the plan is laid.
        idle: Whole rounds in a row in which no robot moved (C-61).
        has_moved: Whether a robot moved in a closed turn of this round.
        past: The last turns, as many as there are seats, oldest first.
        reason: Why the game ended, or empty.
    """

    options: Options
    seed: str
    phase: Phase
    now: int
    ends_ms: int | None
    present: tuple[bool, ...]
    order: tuple[int, ...]
    at: int
    plan: str
    pieces: Pieces
    laid: tuple[Laid, ...] = ()
    drawn: str = ""
    turn: Turn | None = None
    round: int = 0
    idle: int = 0
    has_moved: bool = False
    past: tuple[PastTurn, ...] = ()
    reason: Reason = ""

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.present)

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.at]

    @property
    def factory(self) -> Factory:
        """Where it is played; only once the plan is complete."""
        return factory_of(self.plan, self.options.camera_rules)

    def is_present(self, seat: int) -> bool:
        """Tell whether a seat exists and somebody is there."""
        return 0 <= seat < len(self.present) and self.present[seat]
