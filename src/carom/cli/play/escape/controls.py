"""What the keys do in 1, 2, 3… robot!, phase by phase. Knows nothing of a screen.

A tile is chosen on its place before Enter lays it. Robots are called by their number and
moved by arrows; a camera is aimed first, so that everybody sees what it would see.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeAlias

from carom.cli.play.desk import Desk
from carom.cli.play.escape.choosing import (
    Aim,
    aim_to,
    camera_in,
    first_aim,
    lays_in,
    next_camera,
    other_tile,
    to_place,
    turned_aim,
    turned_tile,
)
from carom.cli.play.gamekeys import GameKeys
from carom.cli.play.keyboard import ARROWS
from carom.cli.play.nearest import ARROW_KEYS
from carom.core.errors import IllegalAction
from carom.games.escape.actions import (
    WAYS,
    Action,
    Activate,
    EndTurn,
    Lay,
    Move,
    PlaceCamera,
    TakeEye,
    TurnCamera,
    Undo,
)
from carom.games.escape.pieces import TEAM
from carom.games.escape.view import View

EscapeDesk: TypeAlias = Desk[View, Action]

_TABS = {"tab": 1, "shift+tab": -1}
_NUMBERS = ("1", "2", "3")


class EscapeControls(GameKeys[EscapeDesk, View]):
    """The keyboard's side of a game.

    Attributes:
        desk: The game.
        lay: The tile that is being chosen, on its place, or None.
        aim: The camera that one thinks about, or None.
    """

    def __init__(self, desk: EscapeDesk) -> None:
        super().__init__(desk)
        self.lay: Lay | None = None
        self.aim: Aim | None = None

    def answer(self, view: View, key: str) -> None:
        """Do what a key means in this phase, or while a camera is aimed."""
        if view.phase == "build":
            self._press_building(view, key)
        elif self.aim is not None:
            self._press_aiming(view, self.aim, key)
        elif view.phase == "play":
            self._press_playing(view, key)

    def moment_of(self, view: View) -> Hashable:
        """Return phase, turn and how many tiles are laid."""
        return view.phase, view.round, view.turn_seat, len(view.laid)

    def begin_moment(self, view: View) -> None:
        """Forget what was chosen; take the first tile that may be laid into the hand."""
        super().begin_moment(view)
        self.lay = next(iter(lays_in(view)), None)

    def let_go(self) -> None:
        """Forget what was typed and chosen."""
        super().let_go()
        self.lay = self.aim = None

    def _press_building(self, view: View, key: str) -> None:
        """Choose a tile, turn it, and lay it (C-05)."""
        lay, lays = self.lay, lays_in(view)
        if lay is None:
            return
        if key in ARROW_KEYS:
            self.lay = to_place(lays, lay, key)
        elif key in _TABS:
            self.lay = other_tile(lays, lay, _TABS[key])
        elif key == "r":
            self.lay = turned_tile(lays, lay)
        elif key == "enter":
            self.desk.act(lay)

    def _press_playing(self, view: View, key: str) -> None:
        """Move a robot, take an eye off, begin to aim, take back, or end the turn."""
        match key:
            case "1" | "2" | "3":
                self.robot = key
            case "up" | "right" | "down" | "left":
                self.desk.act(Move(self._chosen(), WAYS[list(ARROWS).index(key)]))
            case "e":
                self.desk.act(TakeEye(self._frozen(view)))
            case "c" | "a":
                self.aim = first_aim(view)
            case "u":
                self.desk.act(Undo())
            case "space":
                self.desk.act(EndTurn())

    def _press_aiming(self, view: View, aim: Aim, key: str) -> None:
        """Aim elsewhere, hang or turn the camera, activate it, or let it be."""
        if key in ARROW_KEYS:
            self.aim = aim_to(view, aim, key)
        elif key in _TABS:
            self.aim = next_camera(view, aim, _TABS[key])
        elif key == "r":
            self.aim = turned_aim(view, aim)
        elif key == "enter":
            kind = PlaceCamera if camera_in(view, aim.cell) is None else TurnCamera
            self.desk.act(kind(aim.cell, aim.heading))
        elif key == "a":
            self._activate(view, aim)
        elif key in ("escape", "c"):
            self.aim = None
        elif key in ("u", "space", *_NUMBERS):
            self.aim = None
            self._press_playing(view, key)

    def _activate(self, view: View, aim: Aim) -> None:
        """Activate a camera (C-25); one shown with another heading is shown as it hangs first."""
        heading = camera_in(view, aim.cell)
        if heading is not None and heading != aim.heading:
            self.aim = Aim(aim.cell, heading)
            return
        self.desk.act(Activate(aim.cell))
        self.aim = None

    def _chosen(self) -> int:
        """Return the chosen robot; raises IllegalAction ``choose-own-robot``."""
        if not self.robot:
            raise IllegalAction("choose-own-robot")
        return _NUMBERS.index(self.robot)

    def _frozen(self, view: View) -> int:
        """Return the chosen robot, or with none chosen the only one that has an eye."""
        first = TEAM * (view.seat or 0)
        frozen = [at for at in range(TEAM) if view.robots[first + at].has_eye]
        return frozen[0] if not self.robot and len(frozen) == 1 else self._chosen()
