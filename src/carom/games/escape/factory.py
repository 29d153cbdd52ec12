"""A complete plan together with what cameras see in it under a table's rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from carom.games.escape.board import DEPOSIT_CELLS
from carom.games.escape.options import CameraRules
from carom.games.escape.pieces import Camera, Pieces
from carom.games.escape.plan import Plan, plan_of
from carom.games.escape.sight import HEADINGS, Heading

_HEADING_NUMBERS = {heading: at for at, heading in enumerate(HEADINGS)}


def headings_in_use(rules: CameraRules) -> tuple[Heading, ...]:
    """Return the headings a camera can have, clockwise (C-41)."""
    return HEADINGS if rules.headings == "8" else HEADINGS[::2]


@dataclass(frozen=True, slots=True, eq=False)
class Factory:
    """Where a game is played.

    Attributes:
        plan: The plan.
        rules: What cameras see.
    """

    plan: Plan
    rules: CameraRules

    @property
    def headings(self) -> tuple[Heading, ...]:
        """The headings a camera can have, clockwise (C-41)."""
        return headings_in_use(self.rules)

    def fields(self, cell: int) -> tuple[int, ...]:
        """Return the cells in which a camera on a cell sees robots, a set for each of HEADINGS."""
        found = self.plan.fields(cell, self.rules.corner)
        if self.rules.deposit_safe == "on":
            return tuple(field & ~DEPOSIT_CELLS for field in found)
        return found

    def field(self, camera: Camera) -> int:
        """Return the cells in which a camera sees robots, as a set (C-41 .. C-48)."""
        return self.fields(camera.cell)[_HEADING_NUMBERS[camera.heading]]

    def seen_by(self, camera: Camera, pieces: Pieces) -> int:
        """Return the robots that a camera sees, as a set of their numbers (C-45, C-47)."""
        field = self.field(camera)
        seen = 0
        for robot, cell in enumerate(pieces.robots):
            if cell >= 0 and field >> cell & 1:
                seen |= 1 << robot
        return seen


@lru_cache(maxsize=256)
def factory_of(code: str, rules: CameraRules) -> Factory:
    """Return the factory of a plan's code; raises PositionError unless it is complete."""
    return Factory(plan_of(code), rules)
