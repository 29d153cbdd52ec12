"""Turns as they can be watched again: the pieces when one began and what came of each step."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from carom.games.escape.actions import Activate, Move, PlaceCamera, Spending, TakeEye, TurnCamera
from carom.games.escape.board import cells_in
from carom.games.escape.factory import Factory
from carom.games.escape.pieces import TEAM, Camera, Pieces
from carom.games.escape.spending import spend
from carom.games.escape.state import PastTurn

StepKind = Literal["move", "take_eye", "place_camera", "turn_camera", "activate"]


class StepView(msgspec.Struct, frozen=True):
    """One point as it was spent.

    Attributes:
        kind: Tag of the action.
        robot: Robot that moved or lost its eye, by its place in ``robots``; else -1.
        origin: Cell a robot left; -1 for other kinds.
        cell: Cell where it happened; -1 for a robot that escaped.
        heading: Heading of the camera after it, or the direction of a move; else empty.
        seen: Robots that got an eye.
    """

    kind: StepKind
    robot: int
    origin: int
    cell: int
    heading: str
    seen: tuple[int, ...] = ()


class TurnView(msgspec.Struct, frozen=True):
    """A turn to be watched: the pieces when it began and each step."""

    seat: int
    round: int
    robots: tuple[int, ...]
    eyes: tuple[int, ...]
    cameras: tuple[Camera, ...]
    steps: tuple[StepView, ...]


def watched(factory: Factory, turn: PastTurn) -> TurnView:
    """Return a turn as it can be watched."""
    return TurnView(
        turn.seat,
        turn.round,
        turn.start.robots,
        tuple(cells_in(turn.start.eyes)),
        turn.start.cameras,
        _steps(factory, turn.seat, turn.start, turn.steps),
    )


@lru_cache(maxsize=256)
def _steps(
    factory: Factory, seat: int, start: Pieces, steps: tuple[Spending, ...]
) -> tuple[StepView, ...]:
    """Return the steps of a turn with what came of each."""
    found, pieces, used = [], start, 0
    for step in steps:
        after, used = spend(factory, pieces, seat, used, step)
        found.append(_step(seat, step, pieces, after))
        pieces = after
    return tuple(found)


def _step(seat: int, step: Spending, before: Pieces, after: Pieces) -> StepView:
    """Return one step with what came of it."""
    match step:
        case Move(number, way):
            robot = TEAM * seat + number
            return StepView("move", robot, before.robots[robot], after.robots[robot], way)
        case TakeEye(number):
            robot = TEAM * seat + number
            return StepView("take_eye", robot, -1, after.robots[robot], "")
        case PlaceCamera(cell, heading):
            return StepView("place_camera", -1, -1, cell, heading)
        case TurnCamera(cell, heading):
            return StepView("turn_camera", -1, -1, cell, heading)
        case Activate(cell):
            camera = after.camera_on(cell)
            assert camera is not None  # it was just activated
            seen = tuple(cells_in(after.eyes & ~before.eyes))
            return StepView("activate", -1, -1, cell, camera.heading, seen)
