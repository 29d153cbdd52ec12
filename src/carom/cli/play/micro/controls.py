"""What the keys do in Micro Robots, phase by phase. Knows nothing of a screen.

Calls are typed as numbers and sent with Enter. Fields are typed by their dice, ``g3``, or
found with the arrows: each press jumps to the next field in that direction that the robot
may go to, and Enter goes there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from carom.cli.play.gamekeys import GameKeys
from carom.cli.play.micro.desk import Desk
from carom.games.micro.actions import (
    Call,
    Give,
    GiveUp,
    Move,
    Ready,
    ScratchMove,
    ScratchReset,
    ScratchUndo,
    Skip,
    Start,
)
from carom.games.micro.attempt import Choice
from carom.games.micro.board import COLOURS
from carom.games.micro.view import View
from carom.pictures.micro.terminal import heading

_WAYS = {"up": 0, "right": 1, "down": 2, "left": 3}
_LETTERS = COLOURS.lower()
_DIGITS = "0123456789"


class MicroControls(GameKeys[Desk, View]):
    """The keyboard's side of a game.

    Attributes:
        desk: The game.
        aim: Cell found with the arrows, or None.
        hint_degree: How many hints of this round are shown.
        is_optimum_shown: Whether a shortest way of the last round is drawn rather than the
            one that won it.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.aim: int | None = None
        self.hint_degree = 0
        self.is_optimum_shown = False
        self._planned: list[str] = []
        self._phases: dict[str, Callable[[View, str], None]] = {
            "ready": self._press_ready,
            "thinking": self._press_thinking,
            "trial": self._press_trial,
            "choosing": self._press_choosing,
            "over": self._press_over,
        }
        self._round = 0

    def answer(self, view: View, key: str) -> None:
        """Do what a key means in this phase."""
        self._phases[view.phase](view, key)

    def moment_of(self, view: View) -> Hashable:
        """Return phase, round and whose demonstration it is."""
        return view.phase, view.round_number, view.trial and view.trial.seat

    def begin_moment(self, view: View) -> None:
        """Forget what was typed; in a new round the hints and the way kept in mind, too."""
        super().begin_moment(view)
        if view.round_number != self._round:
            self._round, self.hint_degree, self._planned = view.round_number, 0, []

    def let_go(self) -> None:
        """Forget what was typed and aimed at."""
        super().let_go()
        self.aim = None

    def _press_ready(self, view: View, key: str) -> None:
        """Roll the next target, or look at the shortest way of the last round."""
        if key in ("space", "enter"):
            self.is_optimum_shown = False
            number = view.round_number
            self.desk.act(Start(number) if self.desk.starts_for_all else Ready(number))
        else:
            self._press_over(view, key)

    def _press_over(self, _view: View, key: str) -> None:
        """Look at the shortest way of the last round, or at the one that won it."""
        if key == "o":
            self.is_optimum_shown = not self.is_optimum_shown

    def _press_thinking(self, view: View, key: str) -> None:
        """Call, vote for another target, ask for a hint, or try on the private board."""
        match key:
            case "tab" | "shift+tab":
                self.let_go()
                self.desk.change_player(1 if key == "tab" else -1)
            case "s":
                self.desk.act(Skip(view.round_number))
            case "h" if self.desk.has_hints:
                self.hint_degree += 1
            case "enter" if self.typed.isdigit():
                number, self.typed = int(self.typed), ""
                self.desk.act(Call(number, view.round_number))
            case _:
                if view.scratch is None or not self._press_scratch(view, key):
                    self.type(key, _DIGITS)

    def _press_scratch(self, view: View, key: str) -> bool:
        """Move on the private board; False when the key is none of its own."""
        scratch, number = view.scratch, view.round_number
        assert scratch is not None  # asked before
        if key == "u":
            self.desk.act(ScratchUndo(number))
        elif key == "c":
            self.desk.act(ScratchReset(number))
        elif key == "enter" and self.aim is None and scratch.is_there:
            self.desk.act(Call(scratch.spent, number))
            self._planned = list(scratch.route)
        else:
            return self._steer(
                key,
                scratch.cell,
                scratch.moves,
                lambda move: self.desk.act(ScratchMove(move, number)),
            )
        return True

    def _press_trial(self, view: View, key: str) -> None:
        """Move the robot, go on with the way found on the private board, or give up."""
        if view.trial is None or view.trial.seat != view.seat:
            self._press_waiting(view, key)
            return
        number = view.round_number
        if key == "x":
            self.desk.act(GiveUp(number))
        elif key in ("enter", "space") and self.aim is None and self._planned:
            self.desk.act(Move(self._planned.pop(0), number))
        elif self._steer(
            key, view.robot, view.moves, lambda move: self.desk.act(Move(move, number))
        ):
            self._planned = []

    def _press_waiting(self, view: View, key: str) -> None:
        """Vote that one has waited long enough for another, where no clock runs (B-12)."""
        if key == "s" and "skip" in view.may:
            self.desk.act(Skip(view.round_number))

    def _press_choosing(self, view: View, key: str) -> None:
        """Give the penalty token to the seat of a number, as the panel lists them (B-13)."""
        self._press_waiting(view, key)
        if len(key) == 1 and key in _DIGITS and 1 <= int(key) <= len(view.choosing):
            self.desk.act(Give(view.choosing[int(key) - 1], view.round_number))

    def _steer(
        self, key: str, robot: int, moves: Iterable[Choice], send: Callable[[str], None]
    ) -> bool:
        """Type a field or jump to it; False when the key does neither.

        Args:
            key: The key.
            robot: Cell of the robot.
            moves: Where it may go.
            send: Takes the field.
        """
        if key in _WAYS:
            self.aim = _next_aim(robot, [move.cell for move in moves], _WAYS[key], self.aim)
        elif key == "enter" and self.aim is not None:
            aimed, self.aim = self.aim, None
            send(next(move.move for move in moves if move.cell == aimed))
        elif len(key) == 1 and key in _LETTERS and not self.typed:
            self.typed = key
        elif self.typed in tuple(_LETTERS) and len(key) == 1 and key in "123456":
            field, self.typed = f"{self.typed}{key}".upper(), ""
            self.aim = None
            send(field)
        elif key == "escape" and self.aim is not None:
            self.aim = None
        else:
            return False
        return True


def _next_aim(robot: int, cells: Iterable[int], way: int, aim: int | None) -> int | None:
    """Return the next field in a direction: the nearest one, then ever further, and round."""
    found = [cell for cell in cells if heading(robot, cell) == way]
    found.sort(key=lambda cell: abs(cell - robot))
    if not found:
        return aim
    return found[(found.index(aim) + 1) % len(found)] if aim in found else found[0]
