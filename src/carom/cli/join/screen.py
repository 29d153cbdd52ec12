"""The screen of a table that is hosted elsewhere: what is the same for every game."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from contextlib import suppress
from typing import Generic, Protocol, TypeVar

from textual.app import ComposeResult
from textual.widgets import Input
from textual.worker import Worker, WorkerCancelled

from carom.cli.join.door import Door, JoinError
from carom.cli.join.line import Line
from carom.cli.join.seatbook import SeatBook
from carom.cli.join.words import command_of
from carom.cli.play.screenful import Screenful
from carom.cli.words import say
from carom.core.errors import CaromError
from carom.server.commands import MAX_CHAT


class SeatControls(Protocol):
    """What the screen needs of a game's keys.

    Attributes:
        line: The connection to the table.
        problem: What was wrong with the last key, or None.
    """

    line: Line
    problem: CaromError | None

    @property
    def needs_letters(self) -> bool:
        """Whether all letters are typed now, ``q`` too."""

    def press(self, key: str) -> None:
        """Do what a key means now."""

    def settle(self) -> None:
        """Let time pass."""


C = TypeVar("C", bound=SeatControls)


class JoinScreen(Screenful, Generic[C]):
    """One's seat at a table.

    Args:
        door: The table's, with the secret of the seat.
        book: Where secrets are kept.

    Attributes:
        controls: The keys and the connection.
        error: Why the screen was left by itself, or None.
    """

    AUTO_FOCUS = None
    CSS = Screenful.CSS + "#line { dock: bottom; display: none; }"

    def __init__(self, door: Door, book: SeatBook) -> None:
        super().__init__()
        self._door = door
        self._book = book
        self._line = Input(id="line", max_length=MAX_CHAT, placeholder=say("join-write"))
        self._held: Worker[None] | None = None
        self.error: CaromError | None = None
        self.controls = self.sit_down(Line(door))

    @abstractmethod
    def sit_down(self, line: Line) -> C:
        """Return the keys of a seat, or of one who watches."""

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
        work = self._hold(self.controls.line)
        self._held = self.run_worker(work, group="line", exclusive=True)

    async def on_unmount(self) -> None:
        """Leave the line; wait until it is closed."""
        if self._held is not None:
            self._held.cancel()
            with suppress(WorkerCancelled):
                await self._held.wait()

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
        elif key == "q" and not self.controls.needs_letters:
            self.exit()
        elif key == "n" and seen is not None and seen.table.phase == "over":
            self.run_worker(self._play_on(), group="door", exclusive=True)
        else:
            self.controls.press(key)
            self.pressed()
        self.refresh_all()

    def pressed(self) -> None:
        """Do what a key has left to be done beside the game; nothing unless a game says so."""

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
        self.controls = self.sit_down(Line(door))
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
