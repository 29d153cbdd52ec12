"""What a point can be spent on, listed in a written order."""

from __future__ import annotations

from functools import lru_cache

from carom.games.escape.actions import (
    WAYS,
    Activate,
    Move,
    PlaceCamera,
    Spending,
    TakeEye,
    TurnCamera,
)
from carom.games.escape.board import DEPOSIT_CELLS, cells_in
from carom.games.escape.factory import Factory, factory_of
from carom.games.escape.options import CameraRules
from carom.games.escape.pieces import CAMERAS, TEAM, Pieces
from carom.games.escape.plan import Plan
from carom.games.escape.spending import ACTIVATION, CAMERA, EYE

_MOVES = tuple(tuple(Move(number, way) for way in WAYS) for number in range(TEAM))
_EYES = tuple(TakeEye(number) for number in range(TEAM))


def moves(plan: Plan, pieces: Pieces, seat: int) -> tuple[Move, ...]:
    """Return the moves of a seat's robots: by robot, then N, E, S, W (C-21, C-30 .. C-32)."""
    found = []
    for number, cell in enumerate(pieces.team(seat)):
        if cell < 0 or pieces.has_eye(TEAM * seat + number):
            continue
        for way, action in enumerate(_MOVES[number]):
            onward = plan.steps[way][cell]
            if onward >= 0 and (DEPOSIT_CELLS >> onward & 1 or onward not in pieces.robots):
                found.append(action)
    return tuple(found)


def spendings(factory: Factory, pieces: Pieces, seat: int, used: int) -> tuple[Spending, ...]:
    """Return all that a point can be spent on.

    Moves, eyes, activations, turned and placed cameras, cameras by cell and then heading.
    """
    found: list[Spending] = [*moves(factory.plan, pieces, seat)]
    if not used & EYE:
        found += [_EYES[at] for at in range(TEAM) if pieces.has_eye(TEAM * seat + at)]
    if not used & ACTIVATION:
        found += [Activate(camera.cell) for camera in pieces.cameras]
    if not used & CAMERA:
        found += _turned(factory, pieces)
        if len(pieces.cameras) < CAMERAS:
            taken = {camera.cell for camera in pieces.cameras}
            every = _placings(factory.plan.code, factory.rules)
            found += [action for action in every if action.cell not in taken]
    return tuple(found)


def _turned(factory: Factory, pieces: Pieces) -> list[TurnCamera]:
    """Return all cameras turned to each heading but their own."""
    return [
        TurnCamera(camera.cell, heading)
        for camera in pieces.cameras
        for heading in factory.headings
        if heading != camera.heading
    ]


@lru_cache(maxsize=16)
def _placings(code: str, rules: CameraRules) -> tuple[PlaceCamera, ...]:
    """Return all placings of a camera on a plan without one; kept, for they are many."""
    factory = factory_of(code, rules)
    return tuple(
        PlaceCamera(cell, heading)
        for cell in cells_in(factory.plan.mounts)
        for heading in factory.headings
    )
