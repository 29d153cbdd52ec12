"""The full screen of a table of Ricochet Robots that is hosted elsewhere."""

from __future__ import annotations

import asyncio

from carom.cli.join.controls import JoinControls
from carom.cli.join.line import Line
from carom.cli.join.panel import panel
from carom.cli.join.screen import JoinScreen
from carom.cli.play.painting import Scene
from carom.cli.play.screenful import BoardScreen
from carom.core.errors import CaromError
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.view import View
from carom.games.ricochet.viewed import board_in, past_puzzle_in, placed_in, puzzle_in


class JoinApp(JoinScreen[JoinControls], BoardScreen):
    """One's seat at a table of Ricochet Robots; for the arguments see :class:`JoinScreen`."""

    def sit_down(self, line: Line) -> JoinControls:
        """Return the keys of a seat."""
        return JoinControls(line)

    def pressed(self) -> None:
        """Ask for the optima of the closed rounds if one wants to look back."""
        if self.controls.look.wanted is not None:
            self.run_worker(self._look_back(), group="look", exclusive=True)

    async def _look_back(self) -> None:
        """Ask the server for the optima of the closed rounds."""
        controls = self.controls
        try:
            controls.look.take(await asyncio.to_thread(self._door.reviews))
        except CaromError as error:
            controls.look.end()
            controls.problem = error
        self.refresh_all()

    def refresh_all(self) -> None:
        """Draw what is seen now."""
        view = self.controls.view
        side = panel(self.controls)
        if view is None:
            self.fill(None, None, side)
        else:
            self.fill(board_in(view), scene_of(view, self.controls.look.way), side)


def scene_of(view: View, way: tuple[str, ...] | None = None) -> Scene | None:
    """Return what to draw: the round, else the last one, else the board before the first.

    Args:
        view: What is seen.
        way: A way of the last round that one looks at, or None.
    """
    if way is not None and view.last_round is not None:
        return Scene(past_puzzle_in(view, view.last_round), parse_route(" ".join(way)))
    puzzle = puzzle_in(view)
    if puzzle is not None:
        tried = view.scratch.route if view.scratch else ()
        return Scene(puzzle, parse_route(" ".join(view.trial.route if view.trial else tried)))
    if view.last_round is None:
        before = placed_in(view)
        return None if before is None else Scene(before, is_goal_marked=False)
    past = view.last_round
    route = past.trials[-1].route if past.winner is not None else ()
    return Scene(past_puzzle_in(view, past), parse_route(" ".join(route)))
