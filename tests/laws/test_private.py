"""The law on private actions notices an action that others can tell."""

from __future__ import annotations

from dataclasses import replace

import pytest

from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Bid
from carom.testing import BrokenLaw, check_game


def test_a_bid_is_nothing_private() -> None:
    loud = replace(GAME, private_actions=(Bid,))
    with pytest.raises(BrokenLaw, match="private action"):
        check_game(loud, seats=(2,), plies=12, in_processes=False)
