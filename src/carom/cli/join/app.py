"""The full screen of a table that is hosted elsewhere."""

from __future__ import annotations

import asyncio

from textual.app import ComposeResult
from textual.widgets import Input

from carom.cli.join.controls import JoinControls
from carom.cli.join.door import Door, JoinError
from carom.cli.join.line import Line
from carom.cli.join.panel import panel
from carom.cli.join.seatbook import SeatBook
from carom.cli.join.words import command_of
from carom.cli.play.painting import Scene
from carom.cli.play.screenful import BoardScreen
from carom.cli.words import say
from carom.core.errors import CaromError
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.view import View
from carom.games.ricochet.viewed import board_in, past_puzzle_in, placed_in, puzzle_in
from carom.server.commands import MAX_CHAT


class JoinApp(BoardScreen):
    """One's seat at a table.

    Args:
        door: The table's, with the secret of the seat.
        book: Where secrets are kept.

    Attributes:
        controls: The keys and the connection.
        error: Why the screen was left by itself, or None.
    """

    AUTO_FOCUS = None
    CSS = BoardScreen.CSS + "#line { dock: bottom; display: none; }"

    def __init__(self, door: Door, book: SeatBook) -> None:
        super().__init__()
        self._door = door
        self._book = book
        self._line = Input(id="line", max_length=MAX_CHAT, placeholder=say("join-write"))
        self.error: CaromError | None = None
        self.controls = JoinControls(Line(door))

    def compose(self) -> ComposeResult:
        """Lay out board, panel and the line to write on."""
        yield from super().compose()
        yield self._line

    def on_mount(self) -> None:
        """Connect."""
        super().on_mount()
        self._connect()

    def _connect(self) -> None:
        """Hold the line in the background."""
        self.run_worker(self._hold(self.controls.line), group="line", exclusive=True)

    async def _hold(self, line: Line) -> None:
        """Stay at the table until it is over."""
        try:
            await line.run()
        except JoinError as error:
            self.error = error
            self.exit()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave all keys but Escape to the line while one writes."""
        if action == "press" and self._is_writing:
            return parameters[0] == "escape"
        return super().check_action(action, parameters)

    @property
    def _is_writing(self) -> bool:
        """Whether the line to write on is open."""
        return self._line.has_focus

    def action_press(self, key: str) -> None:
        """Hand a key to the game, or open and close the line to write on."""
        seen = self.controls.line.seen
        if key == "slash" and not self._door.is_watching:
            self._write(is_open=True)
        elif key == "escape" and self._is_writing:
            self._write(is_open=False)
        elif key == "q" and not self._is_placing:
            self.exit()
        elif key == "n" and seen is not None and seen.table.phase == "over":
            self.run_worker(self._play_on(), group="door", exclusive=True)
        else:
            self.controls.press(key)
            if self.controls.look.wanted is not None:
                self.run_worker(self._look_back(), group="look", exclusive=True)
        self.refresh_all()

    async def _look_back(self) -> None:
        """Ask the server for the optima of the closed rounds."""
        controls = self.controls
        try:
            controls.look.take(await asyncio.to_thread(self._door.reviews))
        except CaromError as error:
            controls.look.end()
            controls.problem = error
        self.refresh_all()

    @property
    def _is_placing(self) -> bool:
        """Whether letters are cells now."""
        view = self.controls.view
        return view is not None and view.phase == "placing"

    def _write(self, *, is_open: bool) -> None:
        """Open or close the line to write on."""
        self._line.display = is_open
        self._line.value = ""
        if is_open:
            self._line.focus()
        else:
            self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say what was written, or carry it out."""
        words = event.value.strip()
        self._write(is_open=False)
        self.controls.problem = None
        if words:
            try:
                self.controls.line.do(command_of(words))
            except CaromError as error:
                self.controls.problem = error
        self.refresh_all()

    async def _play_on(self) -> None:
        """Go on to the table where the same people play again."""
        try:
            door = await asyncio.to_thread(self._next_door)
        except CaromError as error:
            self.controls.problem = error
            return
        if door is None:
            return
        self._door = door
        self.controls = JoinControls(Line(door))
        self._connect()

    def _next_door(self) -> Door | None:
        """Return the door of the next table; None for one who watches while there is none."""
        if not self._door.is_watching:
            door = self._door.play_on()
            self._book.keep(door.address.page, door.secret)
            return door
        seen = self.controls.line.seen
        table = seen.table.next_table if seen is not None else ""
        return self._door.next_door(table) if table else None

    def tick(self) -> None:
        """Let time pass."""
        self.controls.settle()
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
