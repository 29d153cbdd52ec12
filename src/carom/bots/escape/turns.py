"""One turn thought through: what can be done with its points, and where that leads.

Not all of it: robots go forward where they can, and of the hundreds of ways to aim a camera
only those count that would freeze others, the best one for each set of robots seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from carom.games.escape.actions import (
    WAYS,
    Activate,
    Move,
    PlaceCamera,
    Spending,
    TakeEye,
    TurnCamera,
)
from carom.games.escape.board import cells_in
from carom.games.escape.choices import moves, spendings
from carom.games.escape.factory import Factory
from carom.games.escape.pieces import CAMERAS, POINTS, TEAM, Pieces
from carom.games.escape.sight import HEADINGS
from carom.games.escape.spending import ACTIVATION, CAMERA, EYE, spend

Line = tuple[Spending, ...]


class Aim(NamedTuple):
    """A camera placed or turned so that it sees others: how many more of them than own ones."""

    gain: int
    action: PlaceCamera | TurnCamera


class End(NamedTuple):
    """Where a turn may end, and what leads there."""

    pieces: Pieces
    line: Line


def ends_of(factory: Factory, pieces: Pieces, seat: int, width: int) -> list[End]:
    """Return the ends of a whole turn that are worth a look, at least one.

    Args:
        factory: Where it is played.
        pieces: The pieces when the turn begins.
        seat: Whose turn it is.
        width: How many ways to aim a camera are tried.
    """
    aims = aims_at(factory, pieces, seat)[:width]
    return TurnSearch(factory, seat, aims).ends(pieces, POINTS, 0)


def aims_at(factory: Factory, pieces: Pieces, seat: int) -> list[Aim]:
    """Return the ways to aim a camera that freeze more others than own robots, best first.

    One for each set of squares with robots that it sees.
    """
    others: dict[int, int] = {}
    for robot, cell in enumerate(pieces.robots):
        if cell >= 0 and not pieces.has_eye(robot):
            others[cell] = others.get(cell, 0) + (-1 if robot // TEAM == seat else 1)
    squares = sum(1 << cell for cell in others)
    best: dict[int, Aim] = {}
    for action, field in _aimed(factory, pieces):
        seen = field & squares
        if seen and seen not in best:
            best[seen] = Aim(sum(others[cell] for cell in cells_in(seen)), action)
    return sorted((aim for aim in best.values() if aim.gain > 0), key=lambda aim: -aim.gain)


def _aimed(factory: Factory, pieces: Pieces) -> Iterator[tuple[PlaceCamera | TurnCamera, int]]:
    """Yield every way to turn or place a camera with what it then sees."""
    every = factory.headings
    taken = 0
    for camera in pieces.cameras:
        taken |= 1 << camera.cell
        for heading, field in zip(HEADINGS, factory.fields(camera.cell), strict=True):
            if heading in every and heading != camera.heading:
                yield TurnCamera(camera.cell, heading), field
    if len(pieces.cameras) == CAMERAS:
        return
    for cell in cells_in(factory.plan.mounts & ~taken):
        for heading, field in zip(HEADINGS, factory.fields(cell), strict=True):
            if field and heading in every:
                yield PlaceCamera(cell, heading), field


class TurnSearch:
    """The search through one turn.

    Args:
        factory: Where it is played.
        seat: Whose turn it is.
        aims: The ways to aim a camera that are tried.
    """

    def __init__(self, factory: Factory, seat: int, aims: list[Aim]) -> None:
        self._factory, self._seat, self._aims = factory, seat, aims
        self._seen: set[tuple[object, ...]] = set()
        self._ends: dict[tuple[object, ...], End] = {}

    def ends(self, pieces: Pieces, points: int, used: int) -> list[End]:
        """Return where the turn may end; at least something is done.

        Args:
            pieces: The pieces now.
            points: Points left, 1..3.
            used: Bits of what may not be done again.
        """
        self._go(pieces, points, used, ())
        if not self._ends:
            action = spendings(self._factory, pieces, self._seat, used)[0]
            after, _ = spend(self._factory, pieces, self._seat, used, action)
            return [End(after, (action,))]
        return [*self._ends.values()]

    def _go(self, pieces: Pieces, points: int, used: int, line: Line) -> None:
        """Take in a place of the turn and go on from it."""
        place = (pieces.robots, pieces.eyes, pieces.cameras)
        if (place, points, used) in self._seen:
            return
        self._seen.add((place, points, used))
        if line:
            self._ends.setdefault(place, End(pieces, line))
        if points:
            for action in self._actions(pieces, points, used):
                after, bits = spend(self._factory, pieces, self._seat, used, action)
                self._go(after, points - 1, bits, (*line, action))

    def _actions(self, pieces: Pieces, points: int, used: int) -> Iterator[Spending]:
        """Yield what is tried with a point."""
        if not used & EYE:
            yield from self._eyes(pieces)
        if not used & ACTIVATION:
            yield from self._activations(pieces)
            if points > 1 and not used & CAMERA:
                yield from (aim.action for aim in self._aims)
        yield from self._moves(pieces)

    def _eyes(self, pieces: Pieces) -> Iterator[TakeEye]:
        """Yield the own robots that can be freed."""
        for number in range(TEAM):
            if pieces.has_eye(TEAM * self._seat + number):
                yield TakeEye(number)

    def _activations(self, pieces: Pieces) -> Iterator[Activate]:
        """Yield the cameras that would freeze somebody else's robot."""
        own = (1 << TEAM) - 1 << TEAM * self._seat
        for camera in pieces.cameras:
            if self._factory.seen_by(camera, pieces) & ~pieces.eyes & ~own:
                yield Activate(camera.cell)

    def _moves(self, pieces: Pieces) -> Iterator[Move]:
        """Yield moves towards the exit, one robot a square; any others only if there are none."""
        plan = self._factory.plan
        legal = moves(plan, pieces, self._seat)
        team = pieces.team(self._seat)
        forward: dict[tuple[int, int], Move] = {}
        for action in legal:
            cell = team[action.robot]
            onward = plan.steps[WAYS.index(action.way)][cell]
            if plan.ways[onward] < plan.ways[cell]:
                forward.setdefault((cell, onward), action)
        yield from forward.values() or legal
