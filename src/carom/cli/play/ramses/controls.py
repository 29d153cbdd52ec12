"""What the keys do in Ramses, phase by phase. Knows nothing of a screen.

An arrow uncovers the space on that side of the hole; a space can be typed as well, ``d3``.
Treasures to name and cards to give are listed with numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from carom.cli.play.gamekeys import GameKeys
from carom.cli.play.nearest import ARROW_KEYS, nearest
from carom.cli.play.ramses.desk import RamsesDesk
from carom.core.grid import parse_cell
from carom.games.ramses.actions import Name, Ready, Slide, Stop
from carom.games.ramses.board import neighbours
from carom.games.ramses.view import View

_DIGITS = "0123456789"
_LETTERS = "abcdefgh"


class RamsesControls(GameKeys[RamsesDesk, View]):
    """The keyboard's side of a game.

    Attributes:
        desk: The game.
        first: The treasure named first for a risk, or None.
    """

    def __init__(self, desk: RamsesDesk) -> None:
        super().__init__(desk)
        self.first: int | None = None
        self._phases: dict[str, Callable[[View, str], None]] = {
            "preview": self._press_preview,
            "turn": self._press_turn,
            "naming": self._press_naming,
            "giving": self._press_giving,
        }

    def answer(self, view: View, key: str) -> None:
        """Do what a key means in this phase; after the end none means anything."""
        if view.phase in self._phases:
            self._phases[view.phase](view, key)

    def answer_unseen(self, key: str) -> None:
        """Open the curtain."""
        if key in ("space", "enter"):
            self.desk.begin()

    def moment_of(self, view: View) -> Hashable:
        """Return phase, turn and how many slides have been made in it."""
        return view.phase, view.turn, view.turn_number, view.slides

    def let_go(self) -> None:
        """Forget what was typed and named."""
        super().let_go()
        self.first = None

    def _press_preview(self, view: View, key: str) -> None:
        """Say that one has seen enough (D-03)."""
        if key in ("space", "enter") and "ready" in view.may:
            self.desk.act(Ready())

    def _press_turn(self, view: View, key: str) -> None:
        """Uncover a space beside the hole, or end the turn (D-11, D-13)."""
        if key == "space":
            self.desk.act(Stop())
        elif key in ARROW_KEYS and view.hole is not None:
            beside = neighbours(view.hole, view.rows, view.columns)
            cell = nearest(beside, view.hole, key, view.columns)
            if cell != view.hole:
                self.desk.act(Slide(cell))
        elif self.typed in tuple(_LETTERS) and key in tuple("12345678"):
            name, self.typed = self.typed + key, ""
            self.desk.act(Slide(parse_cell(name, view.rows, view.columns)))
        elif not self.typed or key in ("backspace", "escape"):
            self.type(key, _LETTERS)

    def _press_naming(self, view: View, key: str) -> None:
        """Name two treasures by their numbers in the list, one after the other."""
        chosen = self._number(key, len(view.names))
        if chosen is None:
            return
        if self.first is None:
            self.first = view.names[chosen]
        else:
            first, self.first = self.first, None
            self.desk.act(Name(first, view.names[chosen]))

    def _press_giving(self, view: View, key: str) -> None:
        """Give a card away by its number in the list."""
        chosen = self._number(key, len(view.gives))
        if chosen is not None:
            self.desk.act(view.gives[chosen])

    def _number(self, key: str, most: int) -> int | None:
        """Type a number; Enter returns its place in a list of so many, if it has one."""
        if key != "enter":
            self.type(key, _DIGITS)
            return None
        typed, self.typed = self.typed, ""
        return int(typed) - 1 if typed and 1 <= int(typed) <= most else None
