"""The full screen that all games in the terminal share: board, panel, keys."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, ScrollableContainer
from textual.widgets import Static

from carom.cli.play.painting import Scene, arrangement, painted
from carom.cli.words import say
from carom.games.ricochet.board import Board

TICKS_PER_SECOND = 10
KEYS = (
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *("up", "down", "left", "right", "enter", "space", "tab", "shift+tab"),
    *("backspace", "escape", "plus", "slash"),
)


class Screenful(App[None]):
    """A board with a panel beside or under it, drawn anew ten times a second.

    Attributes:
        heading: Message that names the game.
    """

    heading: ClassVar[str]

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #room { layout: vertical; height: auto; }
    #room.beside { layout: horizontal; }
    #board { width: auto; padding: 0 1; }
    #side { width: 1fr; min-width: 24; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"press({key!r})", show=False, priority=True) for key in KEYS),
        Binding("pageup", "scroll(-1)", show=False, priority=True),
        Binding("pagedown", "scroll(1)", show=False, priority=True),
        Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self) -> None:
        super().__init__()
        # Held rather than looked up: a last tick may come when the screen is empty already.
        self._room = Container(id="room")
        self._board = Static(id="board")
        self._side = Static(id="side")

    def compose(self) -> ComposeResult:
        """Lay out board and panel."""
        with ScrollableContainer(can_focus=False), self._room:
            yield self._board
            yield self._side

    def on_mount(self) -> None:
        """Start the clock of the screen."""
        self.title = say(self.heading)
        self.set_interval(1 / TICKS_PER_SECOND, self.tick)
        self.refresh_all()

    def on_resize(self) -> None:
        """Draw the board in the size there is room for."""
        self.refresh_all()

    def action_scroll(self, pages: int) -> None:
        """Show what is further up or down on a screen too small for all."""
        room = self.query_one(ScrollableContainer)
        room.scroll_relative(y=pages * max(1, self.size.height - 2), animate=False)

    @abstractmethod
    def action_press(self, key: str) -> None:
        """Do what a key means."""

    @abstractmethod
    def tick(self) -> None:
        """Let time pass."""

    @abstractmethod
    def refresh_all(self) -> None:
        """Draw all anew, by :meth:`put`."""

    def put(self, drawn: Text, side: Text, *, is_beside: bool) -> None:
        """Show a drawing and the panel."""
        self._room.set_class(is_beside, "beside")
        self._board.update(drawn)
        self._side.update(side)


class GameScreen(Screenful):
    """A drawing with the panel beside it where the screen is wide enough.

    Attributes:
        wide: Columns from which on the panel stands beside.
    """

    wide: ClassVar[int]

    @abstractmethod
    def drawing(self) -> Text | None:
        """Return what is seen of the game, or None."""

    @abstractmethod
    def side(self) -> Text:
        """Return the panel."""

    def refresh_all(self) -> None:
        """Draw what is seen now."""
        drawn = self.drawing()
        is_beside = drawn is not None and self.size.width >= self.wide
        self.put(Text("") if drawn is None else drawn, self.side(), is_beside=is_beside)


class BoardScreen(Screenful):
    """A board of Ricochet Robots, in the size there is room for."""

    heading = "play-title"

    def fill(self, board: Board | None, scene: Scene | None, side: Text) -> None:
        """Put a board, if there is one, and the panel on the screen."""
        if board is None:
            self.put(Text(""), side, is_beside=False)
            return
        fit = arrangement(self.size.width, self.size.height, board.rows, board.columns)
        drawn = painted(board, scene, is_compact=fit.is_compact)
        self.put(drawn, side, is_beside=fit.is_beside)
