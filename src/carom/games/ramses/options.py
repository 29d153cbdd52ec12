"""The options of Ramses, their bounds, and the presets that bundle them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from carom.games.ramses.pieces import Card, Edition, Stack, deck_of, stacks_of

MAX_SEATS = 5
Switch = Literal["off", "on"]


class Options(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True
):
    """All rule choices of a game; the defaults are the preset ``expert``, the whole box.

    Attributes:
        edition: Deck and layout: thirty treasures anywhere and one pile, or twelve, one in
            each field of two by two, and three stacks (D-01, D-04).
        treasures: Number of treasures under ``edition=thirty``; more than thirty are
            doubled motifs (D-19).
        first_hole: Whether a treasure may lie in the space that stays open (D-02).
        preview_s: How long the treasures are seen before they are covered; 0: not (D-03).
        first_seat: Who starts: a seat at random, or the first one (D-05).
        may_stop: Whether a player may stop after a slide (D-13).
        after_find: Whether the turn goes on after a find (D-14).
        visible_target: Whether a treasure that lies open when its card is turned up must be
            uncovered again, or is won at once (D-19).
        max_slides: Slides after which a turn ends (D-20).
        max_turns: Turns after which the game ends (D-20).
        scoring: What counts in the end: points, or cards alone (D-31, D-40).
        actions: Whether the action cards are in the pile (D-41).
        storm: By how many degrees a sandstorm turns the board.
        mummy: ``skip_next``: who meets a mummy sits out the next turn as well.
        reveal_log: Whether everybody is shown what has been uncovered so far.
        turn_s: Time for a turn, anew with each card turned up; 0: no clock.
    """

    edition: Edition = "thirty"
    treasures: Annotated[int, Meta(ge=4, le=40)] = 30
    first_hole: Literal["empty", "any"] = "empty"
    preview_s: Annotated[int, Meta(ge=0, le=600)] = 10
    first_seat: Literal["random", "host"] = "random"
    may_stop: Switch = "on"
    after_find: Literal["continue", "end_turn"] = "continue"
    visible_target: Literal["must_move", "win"] = "must_move"
    max_slides: Annotated[int, Meta(ge=1, le=9999)] = 200
    max_turns: Annotated[int, Meta(ge=1, le=9999)] = 600
    scoring: Literal["points", "cards"] = "points"
    actions: Switch = "on"
    storm: Literal["180", "90"] = "180"
    mummy: Literal["end_turn", "skip_next"] = "end_turn"
    reveal_log: Switch = "off"
    turn_s: Annotated[int, Meta(ge=0, le=3600)] = 0

    @property
    def deck(self) -> tuple[Card, ...]:
        """All cards; the place in it is a card's number."""
        return deck_of(self.edition, self.treasures, self.actions)

    @property
    def stacks(self) -> tuple[Stack, ...]:
        """The stacks of the deck in the order in which they are played."""
        return stacks_of(self.edition)

    @property
    def storm_quarters(self) -> int:
        """Quarters by which a sandstorm turns the board."""
        return 2 if self.storm == "180" else 1


PRESETS = {
    "classic": Options(actions="off"),
    "junior": Options(scoring="cards", actions="off"),
    "expert": Options(),
}
"""``expert`` is the whole box; ``classic`` is offered first (D-41)."""
