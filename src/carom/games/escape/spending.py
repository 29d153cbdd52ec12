"""What a movement point buys: pieces before, pieces after (C-21 .. C-27, C-30 .. C-50).

Pure functions on plan and pieces, without turns and clocks: the rules, the solver and the
bots all go through here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.core.grid import cell_name
from carom.games.escape.actions import (
    WAYS,
    Activate,
    Move,
    PlaceCamera,
    Spending,
    TakeEye,
    TurnCamera,
)
from carom.games.escape.board import COLUMNS, DEPOSIT_CELLS, EXIT_CELLS, SIZE, cells_in
from carom.games.escape.factory import Factory
from carom.games.escape.pieces import (
    CAMERAS,
    ESCAPED,
    TEAM,
    Camera,
    Pieces,
    Sighting,
    robot_name,
)

EYE, CAMERA, ACTIVATION = 1, 2, 4
"""Bits of what was done in a turn and may not be done again in it (C-22, C-23, C-25)."""

_WAYS = {way: at for at, way in enumerate(WAYS)}


def spend(
    factory: Factory, pieces: Pieces, seat: int, used: int, action: Spending
) -> tuple[Pieces, int]:
    """Return the pieces after one point is spent, and what may not be done again.

    Args:
        factory: Where it is played.
        pieces: Where everything is.
        seat: Whose turn it is.
        used: Bits of what was done before in this turn.
        action: What is done.

    Raises:
        IllegalAction: As the action's own function says.
    """
    return _SPENDERS[type(action)](factory, pieces, seat, used, action)


def move(
    factory: Factory, pieces: Pieces, seat: int, used: int, action: Move
) -> tuple[Pieces, int]:
    """Return the pieces with one robot a square further; on the exit tile it is gone (C-33).

    Raises:
        IllegalAction: ``no-such-own-robot``, ``robot-escaped``, ``robot-frozen``,
            ``no-such-heading``, ``no-corridor`` or ``square-taken``.
    """
    robot = _own(pieces, seat, action.robot)
    cell = pieces.robots[robot]
    if pieces.eyes >> robot & 1:
        raise IllegalAction("robot-frozen", robot=robot_name(robot), cell=_name(cell))
    way = _WAYS.get(action.way)
    if way is None:
        raise IllegalAction("no-such-heading", given=action.way[:20], allowed=tuple(_WAYS))
    onward = factory.plan.steps[way][cell]
    if onward < 0:
        raise IllegalAction("no-corridor", robot=robot_name(robot), way=action.way)
    if EXIT_CELLS >> onward & 1:
        onward = ESCAPED
    elif onward in pieces.robots and not DEPOSIT_CELLS >> onward & 1:
        raise IllegalAction("square-taken", robot=robot_name(robot), cell=_name(onward))
    robots = (*pieces.robots[:robot], onward, *pieces.robots[robot + 1 :])
    return Pieces(robots, pieces.eyes, pieces.cameras, pieces.sightings), used


def take_eye(
    _factory: Factory, pieces: Pieces, seat: int, used: int, action: TakeEye
) -> tuple[Pieces, int]:
    """Return the pieces with one eye less (C-22).

    Raises:
        IllegalAction: ``no-such-own-robot``, ``robot-escaped``, ``once-a-turn`` or
            ``no-eye-there``.
    """
    robot = _own(pieces, seat, action.robot)
    if used & EYE:
        raise IllegalAction("once-a-turn")
    if not pieces.eyes >> robot & 1:
        raise IllegalAction("no-eye-there", robot=robot_name(robot))
    left = tuple(sighting for sighting in pieces.sightings if sighting.robot != robot)
    eyes = pieces.eyes & ~(1 << robot)
    return Pieces(pieces.robots, eyes, pieces.cameras, left), used | EYE


def place_camera(
    factory: Factory, pieces: Pieces, _seat: int, used: int, action: PlaceCamera
) -> tuple[Pieces, int]:
    """Return the pieces with one camera more (C-23, C-24, C-40).

    Raises:
        IllegalAction: ``once-a-turn``, ``no-camera-left``, ``no-such-heading``,
            ``camera-needs-wall`` or ``camera-there``.
    """
    if used & CAMERA:
        raise IllegalAction("once-a-turn")
    if len(pieces.cameras) >= CAMERAS:
        raise IllegalAction("no-camera-left", most=CAMERAS)
    _require_heading(factory, action.heading)
    if not 0 <= action.cell < SIZE or not factory.plan.mounts >> action.cell & 1:
        raise IllegalAction("camera-needs-wall", cell=_name(action.cell))
    if pieces.camera_on(action.cell):
        raise IllegalAction("camera-there", cell=_name(action.cell))
    hung = (*pieces.cameras, Camera(action.cell, action.heading))
    cameras = tuple(sorted(hung, key=lambda camera: camera.cell))
    return replace(pieces, cameras=cameras), used | CAMERA


def turn_camera(
    factory: Factory, pieces: Pieces, _seat: int, used: int, action: TurnCamera
) -> tuple[Pieces, int]:
    """Return the pieces with one camera looking another way (C-23, C-27).

    Raises:
        IllegalAction: ``once-a-turn``, ``no-camera-there``, ``no-such-heading`` or
            ``looks-there-already``.
    """
    if used & CAMERA:
        raise IllegalAction("once-a-turn")
    camera = _camera(pieces, action.cell)
    _require_heading(factory, action.heading)
    if camera.heading == action.heading:
        raise IllegalAction("looks-there-already", cell=_name(action.cell))
    turned = Camera(action.cell, action.heading)
    cameras = tuple(turned if one is camera else one for one in pieces.cameras)
    return replace(pieces, cameras=cameras), used | CAMERA


def activate(
    factory: Factory, pieces: Pieces, seat: int, used: int, action: Activate
) -> tuple[Pieces, int]:
    """Return the pieces with an eye on every robot that a camera sees (C-25, C-47, C-49).

    Raises:
        IllegalAction: ``once-a-turn`` or ``no-camera-there``.
    """
    if used & ACTIVATION:
        raise IllegalAction("once-a-turn")
    camera = _camera(pieces, action.cell)
    seen = factory.seen_by(camera, pieces) & ~pieces.eyes
    if not seen:
        return pieces, used | ACTIVATION
    new = (Sighting(robot, seat, camera.cell, camera.heading) for robot in cells_in(seen))
    sightings = tuple(sorted((*pieces.sightings, *new), key=lambda sighting: sighting.robot))
    eyes = pieces.eyes | seen
    return Pieces(pieces.robots, eyes, pieces.cameras, sightings), used | ACTIVATION


def _own(pieces: Pieces, seat: int, number: int) -> int:
    """Return the number among all of one of a seat's robots that has not escaped."""
    if not 0 <= number < TEAM:
        raise IllegalAction("no-such-own-robot", given=number + 1, most=TEAM)
    robot = TEAM * seat + number
    if pieces.robots[robot] == ESCAPED:
        raise IllegalAction("robot-escaped", robot=robot_name(robot))
    return robot


def _camera(pieces: Pieces, cell: int) -> Camera:
    """Return the camera on a cell."""
    camera = pieces.camera_on(cell)
    if camera is None:
        raise IllegalAction("no-camera-there", cell=_name(cell))
    return camera


def _require_heading(factory: Factory, heading: str) -> None:
    """Refuse a heading that is not in use."""
    if heading not in factory.headings:
        raise IllegalAction("no-such-heading", given=heading[:20], allowed=factory.headings)


def _name(cell: int) -> str:
    """Return a cell in text; a number that is none as it is."""
    return cell_name(cell, COLUMNS) if 0 <= cell < SIZE else str(cell)


_SPENDERS: dict[type, Callable[[Factory, Pieces, int, int, Any], tuple[Pieces, int]]] = {
    Move: move,
    TakeEye: take_eye,
    PlaceCamera: place_camera,
    TurnCamera: turn_camera,
    Activate: activate,
}
