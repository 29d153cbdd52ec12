"""What a seat may send. In JSON each action carries its tag under ``type``."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from carom.core.game import Join, Leave
from carom.games.escape.board import PLACES, SIZE
from carom.games.escape.pieces import TEAM
from carom.games.escape.sight import Heading

PlaceNumber = Annotated[int, Meta(ge=0, le=len(PLACES) - 1)]
TileId = Annotated[str, Meta(pattern=r"^[XTSCD][1-8]$", max_length=2)]
QuarterTurns = Annotated[int, Meta(ge=0, le=3)]
RobotNumber = Annotated[int, Meta(ge=0, le=TEAM - 1)]
Cell = Annotated[int, Meta(ge=0, le=SIZE - 1)]
Way = Literal["N", "E", "S", "W"]
WAYS: tuple[Way, ...] = ("N", "E", "S", "W")


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a tile on an empty place, so many quarter turns clockwise (C-05)."""

    place: PlaceNumber
    tile: TileId
    turn: QuarterTurns = 0


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Move one of the own three robots by one square (C-21)."""

    robot: RobotNumber
    way: Way


class TakeEye(msgspec.Struct, frozen=True, tag="take_eye"):
    """Take the eye off one of the own three robots (C-22)."""

    robot: RobotNumber


class PlaceCamera(msgspec.Struct, frozen=True, tag="place_camera"):
    """Put a camera on a wall square, looking some way (C-23)."""

    cell: Cell
    heading: Heading


class TurnCamera(msgspec.Struct, frozen=True, tag="turn_camera"):
    """Turn a camera that hangs already (C-23)."""

    cell: Cell
    heading: Heading


class Activate(msgspec.Struct, frozen=True, tag="activate"):
    """Activate a camera: all robots it sees get an eye (C-25)."""

    cell: Cell


class EndTurn(msgspec.Struct, frozen=True, tag="end_turn"):
    """End the turn after one point or more (C-20)."""


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take back what was done last in the own turn (C-20)."""


Spending = Move | TakeEye | PlaceCamera | TurnCamera | Activate
"""What costs a movement point."""

Action = Join | Leave | Lay | Move | TakeEye | PlaceCamera | TurnCamera | Activate | EndTurn | Undo
