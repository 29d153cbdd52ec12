"""A position of 1, 2, 3… robot!: plan, pieces, whose turn it is and what is left of it."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec.structs import replace

from carom.core.errors import PositionError
from carom.core.grid import cell_name
from carom.games.escape.board import COLUMNS, DEPOSIT_CELLS, EXIT_CELLS, SIZE
from carom.games.escape.factory import Factory, factory_of, headings_in_use
from carom.games.escape.options import MAX_SEATS, CameraRules
from carom.games.escape.pieces import CAMERAS, ESCAPED, POINTS, TEAM, Pieces, robot_name
from carom.games.escape.plan import Plan
from carom.games.escape.spending import ACTIVATION, CAMERA, EYE
from carom.games.escape.state import State


class Position(msgspec.Struct, frozen=True):
    """What is needed to think about a turn.

    Attributes:
        plan: Code of the complete plan.
        pieces: Where everything is, without sightings.
        seat: Whose turn it is.
        points: Points left in it, 0..3.
        used: Bits of what may not be done again in it.
        rules: What cameras see.

    Raises:
        PositionError: On construction, ``bad-plan``, ``bad-team``, ``robot-not-in-corridor``,
            ``robots-share-cell``, ``robot-escaped``, ``no-camera-left``,
            ``camera-needs-wall``, ``camera-there``, ``no-such-heading`` or ``bad-turn``.
    """

    plan: str
    pieces: Pieces
    seat: int = 0
    points: int = POINTS
    used: int = 0
    rules: CameraRules = CameraRules()

    def __post_init__(self) -> None:
        """Check that the parts fit together."""
        plan = self.factory.plan
        count = len(self.pieces.robots)
        if count % TEAM or not 0 <= self.seat < count // TEAM <= MAX_SEATS:
            raise PositionError("bad-team", robots=count, seat=self.seat)
        _check_robots(plan, self.pieces)
        _check_cameras(plan, self.rules, self.pieces)
        spent = POINTS - self.points
        is_known = 0 <= self.used <= EYE | CAMERA | ACTIVATION
        if not 0 <= spent <= POINTS or not is_known or self.used.bit_count() > spent:
            raise PositionError("bad-turn", points=self.points, used=self.used.bit_count())

    @property
    def factory(self) -> Factory:
        """Where it is played."""
        return factory_of(self.plan, self.rules)


def _check_robots(plan: Plan, pieces: Pieces) -> None:
    """Refuse robots that stand nowhere they could, and eyes on those that are out."""
    standing = Counter(cell for cell in pieces.robots if cell != ESCAPED)
    for robot, cell in enumerate(pieces.robots):
        name = robot_name(robot)
        if cell == ESCAPED:
            if pieces.has_eye(robot):
                raise PositionError("robot-escaped", robot=name)
            continue
        if not 0 <= cell < SIZE or (plan.walls | EXIT_CELLS) >> cell & 1:
            raise PositionError("robot-not-in-corridor", robot=name, cell=_name(cell))
        if standing[cell] > 1 and not DEPOSIT_CELLS >> cell & 1:
            here = tuple(robot_name(at) for at, one in enumerate(pieces.robots) if one == cell)
            raise PositionError("robots-share-cell", robots=here, cell=_name(cell))
    if pieces.eyes >> len(pieces.robots):
        raise PositionError("bad-team", robots=len(pieces.robots), seat=0)


def _check_cameras(plan: Plan, rules: CameraRules, pieces: Pieces) -> None:
    """Refuse cameras that hang nowhere they could, and headings that are not in use."""
    if len(pieces.cameras) > CAMERAS:
        raise PositionError("no-camera-left", most=CAMERAS)
    before = -1
    for camera in pieces.cameras:
        name = _name(camera.cell)
        if not 0 <= camera.cell < SIZE or not plan.mounts >> camera.cell & 1:
            raise PositionError("camera-needs-wall", cell=name)
        if camera.cell <= before:
            raise PositionError("camera-there", cell=name)
        if camera.heading not in headings_in_use(rules):
            allowed = headings_in_use(rules)
            raise PositionError("no-such-heading", given=camera.heading, allowed=allowed)
        before = camera.cell


def _name(cell: int) -> str:
    """Return a cell in text; a number that is none as it is."""
    return cell_name(cell, COLUMNS) if 0 <= cell < SIZE else str(cell)


def position_of(state: State) -> Position:
    """Return the position of a state whose plan is complete; at the end of nobody's turn."""
    turn = state.turn
    return Position(
        state.plan,
        replace(state.pieces, sightings=()),
        state.seat,
        turn.points if turn else 0,
        turn.used if turn else 0,
        state.options.camera_rules,
    )
