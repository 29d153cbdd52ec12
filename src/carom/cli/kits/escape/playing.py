"""1, 2, 3… robot! played in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from carom.cli.kits.kit import Play
from carom.cli.play.escape.app import EscapeApp, EscapeGame
from carom.cli.play.local import LocalGame
from carom.cli.play.stopwatch import Stopwatch
from carom.games.escape.game import GAME
from carom.games.escape.options import Options


class EscapePlay(Play):
    """At one keyboard it is played as at a table."""

    def changes(self, seats: int) -> dict[str, object]:
        """Return nothing: all options hold here as they are."""
        return {}

    def run(
        self, options: Options, names: Sequence[str], bots: Sequence[str], seed: str
    ) -> EscapeGame:
        """Play full screen."""
        watch = Stopwatch()
        watch.start()
        game: EscapeGame = LocalGame(GAME, options, names, seed, watch, bots=bots)
        EscapeApp(game).run()
        return game


PLAY = EscapePlay()
