"""The full-screen game at one keyboard; the solver works beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from threading import Event

from carom.cli.play.controls import Controls
from carom.cli.play.painting import Scene
from carom.cli.play.panel import panel
from carom.cli.play.screenful import BoardScreen
from carom.cli.play.session import past_position, position_before
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.position import Move, Position
from carom.games.ricochet.scratch import has_scratch, scratch_route
from carom.solvers import ricochet as solvers
from carom.solvers.result import Limits, Solution

SOLVER_LIMITS = Limits(bytes=1_000_000_000, seconds=120)


class PlayApp(BoardScreen):
    """Ricochet Robots in the terminal.

    Args:
        controls: The game and its keys.
    """

    def __init__(self, controls: Controls) -> None:
        super().__init__()
        self.controls = controls
        self._cancel = Event()
        self._asked: set[int] = set()

    def action_press(self, key: str) -> None:
        """Hand a key to the game."""
        if key == "q" and self.controls.session.state.phase != "placing":
            self.exit()
            return
        self.controls.press(key)
        self.refresh_all()

    def on_unmount(self) -> None:
        """Call off the solver, so that the program ends at once."""
        self._cancel.set()

    def tick(self) -> None:
        """Let time pass."""
        self.controls.settle()
        self.refresh_all()

    def refresh_all(self) -> None:
        """Draw all anew and set the solver to work on a new round."""
        self._ask_solver()
        board = self.controls.session.state.printed
        self.fill(board, scene_of(self.controls), panel(self.controls))

    def _ask_solver(self) -> None:
        """Solve each round once, in a thread, while people think."""
        state = self.controls.session.state
        if state.round and state.round.number not in self._asked:
            self._asked.add(state.round.number)
            work = partial(self._solve, state.round.number, state.position())
            self.run_worker(work, thread=True, exit_on_error=True)

    def _solve(self, number: int, position: Position) -> None:
        """Solve one round and keep the answer for when it is closed."""
        found = solvers.solve(position, SOLVER_LIMITS, cancel=self._cancel)
        self._keep(number, found)

    def _keep(self, number: int, found: Solution[Move]) -> None:
        """Remember what the solver found; a plain dict entry, so safe from a thread."""
        self.controls.optima[number] = found


def scene_of(controls: Controls) -> Scene | None:
    """Return what to draw, and whether its goal: this round, the last one, or the start.

    None while no robot has been placed: there is only the board then.
    """
    state = controls.session.state
    if state.round is not None:
        return Scene(state.position(), _route(controls))
    if not state.history:
        before = position_before(state)
        return None if before is None else Scene(before, is_goal_marked=False)
    past = state.history[-1]
    found = controls.optima.get(past.number)
    if controls.is_optimum_shown and found is not None:
        return Scene(past_position(state, past), found.line)
    route = past.trials[-1].route if past.winner is not None else ()
    return Scene(past_position(state, past), parse_route(" ".join(route)))


def _route(controls: Controls) -> Sequence[Move]:
    """Return the moves made in this round: those of the demonstration, else the private ones."""
    state, seat = controls.session.state, controls.bidder
    if state.round and state.round.trial:
        return parse_route(" ".join(state.round.trial.route))
    tried = scratch_route(state, seat) if has_scratch(state, seat) else ()
    return parse_route(" ".join(tried))
