"""Ramses played in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from carom.cli.kits.kit import Play
from carom.cli.play.local import LocalGame
from carom.cli.play.ramses.app import RamsesApp
from carom.cli.play.ramses.desk import RamsesGame
from carom.cli.play.stopwatch import Stopwatch
from carom.games.ramses.game import GAME
from carom.games.ramses.options import Options


class RamsesPlay(Play):
    """At one keyboard it is played as at a table; time runs once everybody looks."""

    def changes(self, seats: int) -> dict[str, object]:
        """Return nothing: all options hold here as they are."""
        return {}

    def run(
        self, options: Options, names: Sequence[str], bots: Sequence[str], seed: str
    ) -> RamsesGame:
        """Play full screen."""
        watch = Stopwatch()
        game: RamsesGame = LocalGame(GAME, options, names, seed, watch, bots=bots)
        RamsesApp(game, watch).run()
        return game


PLAY = RamsesPlay()
