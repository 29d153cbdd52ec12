"""The pieces: robots by seat, eye tokens and cameras (C-03), and where they are."""

from __future__ import annotations

import msgspec

from carom.games.escape.board import START
from carom.games.escape.sight import Heading

TEAM = 3
"""Robots of a player (C-03)."""

CAMERAS = 9
"""Cameras of all players together (C-03, C-24)."""

POINTS = 3
"""Movement points of a turn (C-20)."""

COLOURS = "rbgyk"
"""Letters of the seats in their order: red, blue, green, yellow, black."""

ESCAPED = -1
"""The cell of a robot that got away (C-33)."""


class Camera(msgspec.Struct, frozen=True):
    """A camera on a wall cell and the heading of its arc (C-40, C-41)."""

    cell: int
    heading: Heading


class Sighting(msgspec.Struct, frozen=True):
    """Why a robot has its eye: who activated which camera, and how that one looked then."""

    robot: int
    seat: int
    camera: int
    heading: Heading


class Pieces(msgspec.Struct, frozen=True):
    """Where all pieces are.

    Attributes:
        robots: Cell of each robot, three a seat in the order of the seats, ``ESCAPED``
            for one that got away. A robot's place in this tuple is its number.
        eyes: Set of the robots that have an eye, ``1 << number`` for each (C-49).
        cameras: By cell, rising.
        sightings: Where each of the eyes comes from, as far as it is known, by robot.
    """

    robots: tuple[int, ...]
    eyes: int = 0
    cameras: tuple[Camera, ...] = ()
    sightings: tuple[Sighting, ...] = ()

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.robots) // TEAM

    def team(self, seat: int) -> tuple[int, ...]:
        """Return the cells of a seat's robots."""
        return self.robots[TEAM * seat : TEAM * seat + TEAM]

    def has_eye(self, robot: int) -> bool:
        """Tell whether a robot has an eye."""
        return self.eyes >> robot & 1 == 1

    def camera_on(self, cell: int) -> Camera | None:
        """Return the camera on a cell, if there is one."""
        return next((camera for camera in self.cameras if camera.cell == cell), None)

    def escaped(self, seat: int) -> int:
        """Return how many robots of a seat got away."""
        return self.team(seat).count(ESCAPED)


def first_pieces(seats: int) -> Pieces:
    """Return all robots in the middle of the deposit (C-10)."""
    return Pieces((START,) * (TEAM * seats))


def robot_name(robot: int) -> str:
    """Return a robot in text: the letter of its seat and its number there from 1.

    >>> robot_name(4)
    'b2'
    """
    seat, number = divmod(robot, TEAM)
    return f"{COLOURS[seat]}{number + 1}"
