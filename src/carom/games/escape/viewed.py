"""What can be read off a view alone, for bots and clients that have nothing else."""

from __future__ import annotations

from carom.games.escape.factory import Factory, factory_of
from carom.games.escape.pieces import Camera, Pieces
from carom.games.escape.position import Position
from carom.games.escape.spending import ACTIVATION, CAMERA, EYE
from carom.games.escape.view import View
from carom.games.escape.watching import TurnView


def pieces_in(view: View) -> Pieces:
    """Return the pieces as they stand now."""
    return Pieces(
        tuple(robot.cell for robot in view.robots),
        sum(robot.has_eye << at for at, robot in enumerate(view.robots)),
        tuple(Camera(camera.cell, camera.heading) for camera in view.cameras),
    )


def factory_in(view: View) -> Factory:
    """Return where it is played; raises PositionError while the plan is not complete."""
    return factory_of(view.plan.code, view.options.camera_rules)


def turn_start_in(view: View) -> Position | None:
    """Return the position in which the running turn began, or None while there is no turn."""
    return None if view.turn is None else start_of(view, view.turn)


def start_of(view: View, turn: TurnView) -> Position:
    """Return the position in which a turn of a view began."""
    pieces = Pieces(turn.robots, sum(1 << robot for robot in turn.eyes), turn.cameras)
    return Position(view.plan.code, pieces, turn.seat, rules=view.options.camera_rules)


def used_in(view: View) -> int:
    """Return the bits of what may not be done again in the running turn."""
    bits = {"take_eye": EYE, "camera": CAMERA, "activate": ACTIVATION}
    return sum(bits[name] for name in view.used)
