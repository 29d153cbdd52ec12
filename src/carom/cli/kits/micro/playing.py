"""Micro Robots played in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from carom.cli.kits.kit import Play
from carom.cli.play.local import LocalGame
from carom.cli.play.micro.app import MicroApp
from carom.cli.play.micro.desk import MicroGame
from carom.cli.play.stopwatch import Stopwatch
from carom.games.micro.game import GAME
from carom.games.micro.options import Options


class MicroPlay(Play):
    """At one keyboard everybody should see the outcome of a round before the next target."""

    def changes(self, seats: int) -> dict[str, object]:
        """Wait before each target."""
        return {"next_target": "when_ready"}

    def run(
        self, options: Options, names: Sequence[str], bots: Sequence[str], seed: str
    ) -> MicroGame:
        """Play full screen."""
        watch = Stopwatch()
        watch.start()
        game: MicroGame = LocalGame(GAME, options, names, seed, watch, bots=bots)
        MicroApp(game).run()
        return game


PLAY = MicroPlay()
