"""What the keys do at a table, phase by phase: they make commands of the protocol.

The same keys as in ``carom play``; here they speak for one's own seat, and what is
allowed is for the server to say.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from carom.cli.join.line import Line
from carom.cli.join.lobby import press_lobby
from carom.cli.join.look import Look
from carom.cli.play.keyboard import Keyboard
from carom.core.errors import CaromError
from carom.core.grid import parse_cell
from carom.games.ricochet.actions import (
    Action,
    Bid,
    Done,
    GiveUp,
    Move,
    Place,
    Ready,
    ScratchMove,
    ScratchReset,
    ScratchUndo,
    Skip,
)
from carom.games.ricochet.view import View
from carom.server import commands


class JoinControls(Keyboard):
    """The keyboard's side of a seat.

    Args:
        line: The connection to the table.

    Attributes:
        look: What one looks at of the last round.
    """

    def __init__(self, line: Line) -> None:
        super().__init__()
        self.line = line
        self.look = Look()
        self._planned: list[str] = []
        self._turn: object = None
        self._round = 0
        self._phases: dict[str, Callable[[View, str], None]] = {
            "placing": self._press_placing,
            "ready": self._press_ready,
            "thinking": self._press_bidding,
            "last_call": self._press_bidding,
            "bidding": self._press_bidding,
            "trial": self._press_trial,
        }

    @property
    def view(self) -> View | None:
        """What one sees of the game, if it has begun."""
        seen = self.line.seen
        return seen.view if seen is not None and isinstance(seen.view, View) else None

    @property
    def needs_letters(self) -> bool:
        """Whether letters are cells now."""
        return self.view is not None and self.view.phase == "placing"

    def press(self, key: str) -> None:
        """Do what a key means now; a fault is kept in ``problem``."""
        self.settle()
        self.problem = self.line.problem = None
        seen, view = self.line.seen, self.view
        if seen is None or self._press_look(key) or seen.you is None:
            return
        try:
            if seen.table.phase == "lobby":
                press_lobby(self.line, key)
            elif view is not None and view.phase in self._phases:
                self._phases[view.phase](view, key)
        except CaromError as error:
            self.problem = error

    def settle(self) -> None:
        """Forget what was typed for a phase that is over."""
        view = self.view
        number = view.round_number if view else 0
        turn = view and (view.phase, number, view.trial and view.trial.seat)
        if turn != self._turn:
            self._turn = turn
            self.let_go()
            self.look.end()
        if number != self._round:
            self._round, self._planned = number, []

    def _press_look(self, key: str) -> bool:
        """Look at the shortest ways of the last round, or at the board again."""
        view = self.view
        if view is None or view.last_round is None or view.phase == "placing":
            return False
        if key == "escape" and self.look.is_on:
            self.look.end()
            return True
        if key != "o":
            return False
        self.look.on(view.last_round.number)
        return True

    def _act(self, action: Action) -> None:
        """Ask for an action of the game."""
        self.line.do(commands.Act(msgspec.Raw(msgspec.json.encode(action))))

    def _press_placing(self, view: View, key: str) -> None:
        """Type a robot and its cell, such as ``rb3``, then Enter (A-04)."""
        if key != "enter":
            self.type(key, "abcdefghijklmnopqrstuvwxyz0123456789")
            return
        text, self.typed = self.typed, ""
        cell = parse_cell(text[1:], view.board.rows, view.board.columns, column=2)
        self._act(Place(text[:1], cell))

    def _press_ready(self, view: View, key: str) -> None:
        """Say that the next chip may be turned up (A-07)."""
        if key in ("space", "enter"):
            self._act(Ready(view.round_number))

    def _press_bidding(self, view: View, key: str) -> None:
        """Type a bid, say done or skip, or try on the private board."""
        match key:
            case "enter":
                self._bid(view)
            case "d":
                self._act(Done(view.round_number))
            case "s":
                self._act(Skip(view.round_number))
            case _:
                if not self._press_scratch(view, key):
                    self.type(key, "0123456789")

    def _bid(self, view: View) -> None:
        """Send the typed number, or the price of the route found on the private board."""
        if self.typed:
            number, self.typed = int(self.typed), ""
            self._act(Bid(number, view.round_number))
        elif view.scratch is not None and view.scratch.is_solved:
            self._planned = list(view.scratch.route)
            self._act(Bid(view.scratch.spent, view.round_number))

    def _press_scratch(self, view: View, key: str) -> bool:
        """Move on the private board; False when the key is none of its own (A-40)."""
        if view.scratch is None:
            return False
        number = view.round_number
        back: dict[str, Action] = {"u": ScratchUndo(number), "c": ScratchReset(number)}
        if key in back:
            self._act(back[key])
            return True
        return self.steer(
            key, view.options.robots, lambda move: self._act(ScratchMove(move, number))
        )

    def _press_trial(self, view: View, key: str) -> None:
        """Move a robot, go on with the route found on the private board, or give up."""
        if view.trial is None or view.trial.seat != view.seat:
            if key == "s" and "skip" in view.may:
                self._act(Skip(view.round_number))
            return
        number = view.round_number
        if key == "x":
            self._act(GiveUp(number))
        elif key in ("enter", "space") and self._planned:
            self._act(Move(self._planned.pop(0), number))
        elif self.steer(key, view.options.robots, lambda move: self._act(Move(move, number))):
            self._planned = []
