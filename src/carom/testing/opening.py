"""The law of the opening: what a table does for its people right after set-up."""

from __future__ import annotations

from typing import Any

import msgspec

from carom.core.errors import IllegalAction
from carom.core.game import Leave
from carom.testing.broken import BrokenLaw, require
from carom.testing.walks import Walk


def check_opening(plan: Walk) -> None:
    """What the opening lists is legal in its order, and follows from the state alone.

    Both with everybody there and with one who has left before, as a table begins when
    somebody is away.

    Raises:
        BrokenLaw: It does not hold.
    """
    state = plan.game.setup(plan.options, plan.seats, plan.seed)
    _check_from(plan, state)
    if plan.seats > 1:
        for seat in range(plan.seats):
            if Leave() in plan.game.actions(state, seat):
                _check_from(plan, plan.game.apply(state, seat, Leave(), 0))


def _check_from(plan: Walk, state: Any) -> None:
    """Hold the opening of one state to the law."""
    game, where = plan.game, plan.where(0)
    before = msgspec.json.encode(state)
    listed = game.opening(state)
    require(isinstance(listed, tuple), "an opening comes as a tuple", where, listed)
    back = msgspec.json.decode(before, type=game.state_type)
    same = listed == game.opening(state) == game.opening(back)
    require(same, "an opening follows from the state alone", where, listed)
    require(msgspec.json.encode(state) == before, "an opening changes no state", where)
    law = "what an opening lists is legal in its order"
    for seat, action in listed:
        require(action in game.actions(state, seat), law, where, f"{seat} {action}")
        try:
            state = game.apply(state, seat, action, 0)
        except IllegalAction as error:
            raise BrokenLaw(law, where, f"{seat} {action}: {error}") from error
