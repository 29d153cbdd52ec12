"""The options of Micro Robots, their bounds, and the presets that bundle them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

MAX_SEATS = 99
MAX_CALL = 99
"""Highest call (B-10); it also bounds the way on a private trial board."""

Switch = Literal["off", "on"]
BoardCode = Annotated[
    str,
    Meta(pattern=r"^([BC]([1-4][NESW]){4}|free-[0-9a-f]{16}|([RBYGPW][1-6]){36})?$"),
]


class Options(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True
):
    """All rule choices of a game; the defaults are the preset `classic`.

    Attributes:
        side: Side of the printed tiles, the same for all four (B-01).
        tiles: ``printed``: the four tiles in any order and turn; ``random``: the 36 dice laid
            at random, every field within reach of every other.
        board: Code of one board, such as ``B1N2N3N4N``; empty to draw one.
        min_distance: Fewest moves from the start to a target; nearer ones are rolled again
            (B-05).
        expert: Whether a waypoint is rolled too, to be stopped on before the target (B-20).
        scratch: ``private``: every seat has a trial board that nobody else sees (B-06).
        demo_s: Time for a demonstration, 0 for none: then a vote of the others ends one that
            does not go on (B-12).
        illegal_move: Whether a step that the dice forbid ends a demonstration without
            success or is refused and does not count (B-12).
        penalty_to: Who may be the player with the fewest tokens: only the others, or anyone,
            so that a giver who alone has fewest keeps his token (B-13).
        penalty_tie: Of several with the fewest: the next in seat order, or the giver's
            choice (B-13).
        after_fail: Whether a failure ends the round, or the others go on at it (B-14).
        tokens_to_win: Tokens of one seat that end the game (B-15).
        stock: Tokens there are to hand out; the last one ends the game (B-16).
        rounds: Rounds that end the game, 0 for no limit (B-16).
        skip_vote: Who must agree to roll another target (B-17).
        think_s: Time without a call after which the target is given up, 0 for none. The next
            one waits for everyone: perhaps nobody is there (B-17).
        next_target: ``when_ready``: each target, not only the first, waits for everyone
            (B-04).
    """

    side: Literal["random", "black", "copper"] = "random"
    tiles: Literal["printed", "random"] = "printed"
    board: BoardCode = ""
    min_distance: Annotated[int, Meta(ge=1, le=3)] = 1
    expert: Switch = "off"
    scratch: Literal["off", "private"] = "off"
    demo_s: Annotated[int, Meta(ge=0, le=3600)] = 30
    illegal_move: Literal["fails", "refused"] = "fails"
    penalty_to: Literal["others", "anyone"] = "others"
    penalty_tie: Literal["next_seat", "giver_chooses"] = "next_seat"
    after_fail: Literal["end_round", "others_continue"] = "end_round"
    tokens_to_win: Annotated[int, Meta(ge=1, le=99)] = 5
    stock: Annotated[int, Meta(ge=1, le=999)] = 25
    rounds: Annotated[int, Meta(ge=0, le=999)] = 0
    skip_vote: Literal["all", "majority", "off"] = "all"
    think_s: Annotated[int, Meta(ge=0, le=3600)] = 0
    next_target: Literal["at_once", "when_ready"] = "at_once"


PRESETS = {
    "classic": Options(),
    "expert": Options(expert="on", demo_s=60),
    "beginner": Options(scratch="private", demo_s=0, illegal_move="refused"),
    "tournament": Options(min_distance=3, demo_s=20, skip_vote="majority"),
    "solo": Options(demo_s=0, tokens_to_win=10, rounds=10, think_s=120, next_target="when_ready"),
}
"""``classic`` follows the sheet; the others change what their names say."""
