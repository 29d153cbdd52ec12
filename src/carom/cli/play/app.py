"""The full-screen game: board, panel, sand clock; the solver works beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from threading import Event
from typing import ClassVar, NamedTuple

from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, ScrollableContainer
from textual.widgets import Static

from carom.cli.play.controls import Controls
from carom.cli.play.panel import panel
from carom.cli.play.session import past_position, position_before
from carom.cli.screen import GROUNDS, INKS, letter_colour
from carom.cli.words import say
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.position import Move, Position
from carom.games.ricochet.scratch import has_scratch, scratch_route
from carom.pictures.ricochet.compact import draw_compact, draw_empty_compact
from carom.pictures.ricochet.terminal import Line, Run, draw, draw_empty
from carom.solvers import ricochet as solvers
from carom.solvers.result import Limits, Solution

TICKS_PER_SECOND = 10
SOLVER_LIMITS = Limits(bytes=1_000_000_000, seconds=120)
PANEL_COLUMNS, PANEL_LINES = 38, 16
"""Room for the panel beside or under the full drawing of the board."""

SLIM_COLUMNS = 26
"""Room for it beside the compact drawing, which leaves that much of 80 columns."""

_KEYS = (
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *("up", "down", "left", "right", "enter", "space", "tab", "shift+tab"),
    *("backspace", "escape", "plus"),
)


class PlayApp(App[None]):
    """Ricochet Robots in the terminal.

    Args:
        controls: The game and its keys.
    """

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #room { layout: vertical; height: auto; }
    #room.beside { layout: horizontal; }
    #board { width: auto; padding: 0 1; }
    #side { width: 1fr; min-width: 24; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"press({key!r})", show=False, priority=True) for key in _KEYS),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
        Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self, controls: Controls) -> None:
        super().__init__()
        self.controls = controls
        self._cancel = Event()
        self._asked: set[int] = set()

    def compose(self) -> ComposeResult:
        """Lay out board and panel."""
        with ScrollableContainer(can_focus=False), Container(id="room"):
            yield Static(id="board")
            yield Static(id="side")

    def on_mount(self) -> None:
        """Start the clock of the screen."""
        self.title = say("play-title")
        self.set_interval(1 / TICKS_PER_SECOND, self._tick)
        self._show()

    def on_resize(self) -> None:
        """Draw the board in the size there is room for."""
        self._show()

    def action_scroll(self, pages: int) -> None:
        """Show what is further up or down on a screen too small for all."""
        room = self.query_one(ScrollableContainer)
        room.scroll_relative(y=pages * max(1, self.size.height - 2), animate=False)

    def action_press(self, key: str) -> None:
        """Hand a key to the game."""
        if key == "q" and self.controls.session.state.phase != "placing":
            self.exit()
            return
        self.controls.press(key)
        self._show()

    def on_unmount(self) -> None:
        """Call off the solver, so that the program ends at once."""
        self._cancel.set()

    def _tick(self) -> None:
        """Let time pass."""
        self.controls.settle()
        self._show()

    def _show(self) -> None:
        """Draw all anew and set the solver to work on a new round."""
        self._ask_solver()
        board = self.controls.session.state.printed
        fit = arrangement(self.size.width, self.size.height, board.rows, board.columns)
        self.query_one("#room").set_class(fit.is_beside, "beside")
        text = board_text(self.controls, is_compact=fit.is_compact)
        self.query_one("#board", Static).update(text)
        self.query_one("#side", Static).update(panel(self.controls))

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

    def _keep(self, number: int, found: Solution) -> None:
        """Remember what the solver found; a plain dict entry, so safe from a thread."""
        self.controls.optima[number] = found


class Arrangement(NamedTuple):
    """How a screen is filled: which drawing, and whether the panel is beside or under it."""

    is_compact: bool
    is_beside: bool


def arrangement(width: int, height: int, rows: int, columns: int) -> Arrangement:
    """Return how to fill a screen so that board and panel are both seen, if that can be.

    Args:
        width: Columns of the screen.
        height: Its lines.
        rows: Height of the board in cells.
        columns: Its width in cells.
    """
    full_width, full_height = 4 * columns + 6, 2 * rows + 2
    if full_width + PANEL_COLUMNS <= width and full_height <= height:
        return Arrangement(is_compact=False, is_beside=True)
    if full_width <= width and full_height + PANEL_LINES <= height:
        return Arrangement(is_compact=False, is_beside=False)
    return Arrangement(is_compact=True, is_beside=3 * columns + 6 + SLIM_COLUMNS <= width)


def board_text(controls: Controls, *, is_compact: bool) -> Text:
    """Return the board as it is to be seen now."""
    scene = _scene(controls)
    if scene is None:
        board = controls.session.state.printed
        drawn = draw_empty_compact(board) if is_compact else draw_empty(board)
    else:
        position, route, is_goal_marked = scene
        paint = draw_compact if is_compact else draw
        drawn = paint(position, route, is_goal_marked=is_goal_marked)
    return Text("\n", no_wrap=True).join(_styled(line) for line in drawn)


def _scene(controls: Controls) -> tuple[Position, Sequence[Move], bool] | None:
    """Return what to draw, and whether its goal: this round, the last one, or the start.

    None while no robot has been placed: there is only the board then.
    """
    state = controls.session.state
    if state.round is not None:
        return state.position(), _route(controls), True
    if not state.history:
        before = position_before(state)
        return None if before is None else (before, (), False)
    past = state.history[-1]
    found = controls.optima.get(past.number)
    if controls.is_optimum_shown and found is not None:
        return past_position(state, past), found.line, True
    route = past.trials[-1].route if past.winner is not None else ()
    return past_position(state, past), parse_route(" ".join(route)), True


def _route(controls: Controls) -> Sequence[Move]:
    """Return the moves made in this round: those of the demonstration, else the private ones."""
    state, seat = controls.session.state, controls.bidder
    if state.round and state.round.trial:
        return parse_route(" ".join(state.round.trial.route))
    tried = scratch_route(state, seat) if has_scratch(state, seat) else ()
    return parse_route(" ".join(tried))


def _styled(line: Line) -> Text:
    """Return one line of the drawing with its colours."""
    return Text.assemble(*((run.text, _style(run)) for run in line))


def _style(run: Run) -> Style:
    """Return the style of a run."""
    weights: dict[str, Callable[[], Style]] = {
        "bold": lambda: Style(bold=True),
        "dim": lambda: Style(dim=True),
    }
    style = weights[run.weight]() if run.weight else Style()
    if run.is_underlined:
        style += Style(underline=True)
    if run.is_solid:
        return style + Style(
            color=f"color({letter_colour(run.colour)})", bgcolor=f"color({GROUNDS[run.colour]})"
        )
    if run.colour:
        return style + Style(color=f"color({INKS[run.colour]})")
    return style
