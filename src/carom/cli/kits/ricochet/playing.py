"""Ricochet Robots played in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from carom.cli.kits.kit import Play
from carom.cli.play.app import PlayApp
from carom.cli.play.controls import Controls
from carom.cli.play.session import Session
from carom.cli.play.stopwatch import Stopwatch
from carom.games.ricochet.options import Options


class RicochetPlay(Play):
    """At one keyboard everybody should see the outcome of a round before the next chip."""

    def changes(self, seats: int) -> dict[str, object]:
        """Wait before each chip; who plays alone has a board to try on."""
        alone = {"scratch": "private"} if seats == 1 else {}
        return {"next_chip": "when_ready", **alone}

    def run(
        self, options: Options, names: Sequence[str], bots: Sequence[str], seed: str
    ) -> Session:
        """Play full screen."""
        watch = Stopwatch()
        watch.start()
        session = Session(options, names, seed, watch, bots=bots)
        PlayApp(Controls(session)).run()
        session.close()
        return session


PLAY = RicochetPlay()
