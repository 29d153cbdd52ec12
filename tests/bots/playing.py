"""Games of Ricochet Robots in which only some seats are bots."""

from __future__ import annotations

from tests.bots.seated import SeatedBot

from carom.bots.registry import get_bot
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Start
from carom.games.ricochet.options import Options
from carom.games.ricochet.state import State
from carom.games.ricochet.view import View


class Seated(SeatedBot[State, View]):
    """A bot of Ricochet Robots on a seat."""

    def __init__(self, level: str, seat: int = 1, seed: str = "bot") -> None:
        super().__init__(GAME, get_bot("ricochet", level), seat, seed)


def thinking(options: Options | None = None, seats: int = 2, seed: str = "demo") -> State:
    """Return a game whose first chip was turned up at 1000 ms."""
    state = GAME.setup(options or Options(), seats, seed)
    return GAME.apply(state, 0, Start(0), 1_000)
