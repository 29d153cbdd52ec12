"""The options of Ricochet Robots, their bounds, and the presets that bundle them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from carom.games.ricochet.pieces import COLOURED, NEUTRAL, TRANSPARENT
from carom.games.ricochet.position import MoveRules

MAX_SEATS = 99
MAX_BID = 99
"""Highest bid (A-41); it also bounds the route of a private trial board."""

MAX_PLAYOFFS = 5
"""Deciding rounds before a tie is shared after all (A-72)."""

Side = Annotated[int, Meta(ge=2, le=32)]
Switch = Literal["off", "on"]
Handicap = Literal["none", "late", "minus_one"]
BoardCode = Annotated[
    str, Meta(pattern=r"^(([1-4][A-D]){4}|free-\d{1,2}x\d{1,2}-\d{1,3}-[0-9a-f]{16})?$")
]


class Options(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True
):
    """All rule choices of a game; the defaults are the preset ``classic``.

    Attributes:
        board_set: Faces the printed board is made of, or a board of random walls (A-01):
            ``first``: the 96 boards of the first edition; ``second``: those of the later
            faces, with diagonals; ``any``: any face of each quarter.
        board: Code of one board, such as ``1A4B3B2B``; empty to draw one.
        rows: Height of a free board.
        columns: Width of a free board.
        wall_percent: Share of the inner sides of a free board that are walls.
        start: Robots stand at random, or seats place them before the first chip (A-04).
        extra_robot: Robots beside the four coloured ones (A-03, A-100).
        rebound: May a robot go straight back (A-12)?
        ricochet: Must the active robot turn (A-30)?
        ghost_passes: Walls the transparent robot may pass in one slide (A-101).
        ghost_landing: Where the transparent robot may stop (A-105).
        scratch: ``private``: every seat has a trial board that nobody else sees (A-40).
        bids: ``descending``: each bid is lower than the lowest so far (A-44).
        equal_bids: Which of two equal bids goes first (A-48, A-49).
        clock_s: Sand clock from the first bid on (A-42).
        trial_s: Time for a demonstration, 0 for none: then a vote of the others ends one that
            does not go on (A-55).
        ready_ends_clock: Whether the clock ends once everyone said done (A-56).
        hard_s: Time without a bid before the clock runs and the chip is swapped (A-60).
        skip_vote: Who must agree to swap a chip nobody has bid on (A-61).
        max_returns: Returns of the last chip before it is set aside (A-62).
        end: When the game ends (A-70).
        first_to: Chips that end the game under ``end=first_to``.
        tie: Whether the best share the victory or play deciding rounds (A-72).
        handicaps: One a seat, in the order of the seats; missing ones are none (A-81, A-82).
        skip_trivial: Whether a chip that no or one move would reach is drawn anew (A-37).
        beginner: Whether chips come from those the active robot reaches alone (A-80).
        beginner_max: Most moves of such a way.
        solo_clock_s: Clock of a single seat; 0: no clocks, the trial follows its bid (A-90).
        next_chip: ``when_ready``: each chip, not only the first, waits for everyone (A-07).
    """

    board_set: Literal["first", "second", "any", "free"] = "first"
    board: BoardCode = ""
    rows: Side = 16
    columns: Side = 16
    wall_percent: Annotated[int, Meta(ge=0, le=50)] = 10
    start: Literal["random", "chosen"] = "random"
    extra_robot: Literal["none", "neutral", "transparent", "both"] = "none"
    rebound: Literal["allowed", "forbidden"] = "allowed"
    ricochet: Literal["turn", "none", "no_one_move"] = "turn"
    ghost_passes: Literal["any", "one"] = "any"
    ghost_landing: Literal["goal_only", "strict"] = "goal_only"
    scratch: Literal["off", "private"] = "off"
    bids: Literal["free", "descending"] = "free"
    equal_bids: Literal["fewer_chips", "first_bid"] = "fewer_chips"
    clock_s: Annotated[int, Meta(ge=1, le=3600)] = 60
    trial_s: Annotated[int, Meta(ge=0, le=3600)] = 60
    ready_ends_clock: Switch = "on"
    hard_s: Annotated[int, Meta(ge=240, le=300)] = 300
    skip_vote: Literal["all", "majority", "off"] = "all"
    max_returns: Annotated[int, Meta(ge=1, le=99)] = 3
    end: Literal["by_players", "all", "first_to"] = "by_players"
    first_to: Annotated[int, Meta(ge=1, le=17)] = 5
    tie: Literal["share", "playoff"] = "share"
    handicaps: Annotated[tuple[Handicap, ...], Meta(max_length=MAX_SEATS)] = ()
    skip_trivial: Switch = "off"
    beginner: Switch = "off"
    beginner_max: Annotated[int, Meta(ge=1, le=9)] = 5
    solo_clock_s: Annotated[int, Meta(ge=0, le=3600)] = 0
    next_chip: Literal["at_once", "when_ready"] = "at_once"

    @property
    def robots(self) -> str:
        """Letters of the robots in play (A-03)."""
        extra = {"none": "", "neutral": NEUTRAL, "transparent": TRANSPARENT}
        return COLOURED + extra.get(self.extra_robot, NEUTRAL + TRANSPARENT)

    @property
    def move_rules(self) -> MoveRules:
        """The options that change which routes count."""
        return MoveRules(self.ricochet, self.rebound, self.ghost_passes, self.ghost_landing)

    def handicap(self, seat: int) -> Handicap:
        """Return the handicap of a seat."""
        return self.handicaps[seat] if seat < len(self.handicaps) else "none"


PRESETS = {
    "classic": Options(),
    "salon": Options(ricochet="none", bids="descending", end="all"),
    "tournament": Options(equal_bids="first_bid"),
    "beginner": Options(ricochet="none", beginner="on"),
    "solo": Options(trial_s=0, next_chip="when_ready"),
}
"""``classic`` follows the English sheet and ``salon`` the French one where the two differ."""
