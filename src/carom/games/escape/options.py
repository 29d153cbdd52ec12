"""The options of 1, 2, 3… robot!, their bounds, and the presets that bundle them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from carom.games.escape.sight import Corner

MAX_SEATS = 5

Switch = Literal["off", "on"]
Headings = Literal["8", "4"]


class CameraRules(msgspec.Struct, frozen=True, cache_hash=True):
    """The options that change what a camera sees; they belong to a position.

    Attributes:
        headings: How many ways a camera can look (C-41).
        corner: What happens to the string at the corner of a wall (C-44).
        deposit_safe: Whether robots on the deposit are never seen (C-48).
    """

    headings: Headings = "8"
    corner: Corner = "pair"
    deposit_safe: Switch = "off"


class Options(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True
):
    """All rule choices of a game; the defaults are the preset ``classic``.

    Attributes:
        order: Order of play: drawn, or that of the seats (C-04).
        draft: Whether a tile is chosen from all that are left or drawn (C-05).
        guard: Whether a tile may not shut the exit off for good (C-09).
        first_turn: Who has the first turn once the plan is laid (C-07).
        headings: How many ways a camera can look (C-41).
        corner: Where the string runs through a corner, it is stopped by walls on both
            sides (``pair``), by none (``open``) or by one (``closed``) (C-44).
        deposit_safe: Whether robots on the deposit are never seen (C-48).
        turns: Whether the others watch a turn as it is played or see it once it has
            ended; it can be taken back until then either way (C-20).
        end_turn: Whether a turn ends with its last point or waits to be ended (C-20).
        max_rounds: Rounds after which the game ends (C-61).
        idle_rounds: Rounds without a step of any robot after which it ends (C-61).
        turn_s: Time for a turn in seconds, 0 for none (C-20).
    """

    order: Literal["random", "seats"] = "random"
    draft: Literal["open", "drawn"] = "open"
    guard: Switch = "on"
    first_turn: Literal["seat1", "after_last_tile"] = "seat1"
    headings: Headings = "8"
    corner: Corner = "pair"
    deposit_safe: Switch = "off"
    turns: Literal["live", "private"] = "live"
    end_turn: Literal["auto", "confirm"] = "auto"
    max_rounds: Annotated[int, Meta(ge=1, le=999)] = 100
    idle_rounds: Annotated[int, Meta(ge=1, le=99)] = 10
    turn_s: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def camera_rules(self) -> CameraRules:
        """The options that change what a camera sees."""
        return CameraRules(self.headings, self.corner, self.deposit_safe)


PRESETS = {
    "classic": Options(),
    "beginner": Options(draft="drawn", headings="4", deposit_safe="on", end_turn="confirm"),
    "tournament": Options(turns="private", end_turn="confirm", turn_s=90),
}
"""``classic`` is the sheet with the decisions of the rules page where it is silent."""
