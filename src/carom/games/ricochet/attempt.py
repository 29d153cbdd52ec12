"""One attempt at a position: robots moved by the rules, move by move, until it is solved.

This is the readable statement of what a legal route is. The trial of a round, the
check of a solver's line and the drawing of a route all use it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from carom.core.errors import IllegalAction
from carom.core.grid import DIRECTIONS, Direction
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.pieces import ANY, COLOURED, ROBOTS, TRANSPARENT
from carom.games.ricochet.position import Move, MoveRules, Position
from carom.games.ricochet.slides import ghost_slides, max_passes, paths_of

HORIZONTAL, VERTICAL = 1, 2
BOTH_AXES = HORIZONTAL | VERTICAL
_AXES = (VERTICAL, HORIZONTAL, VERTICAL, HORIZONTAL)
"""The axis of each direction."""


class Attempt(msgspec.Struct, frozen=True):
    """Where an attempt stands.

    Attributes:
        cells: Cell of each robot, in the order of ``position.robots``.
        axes: For each robot, the axes it has moved along: HORIZONTAL | VERTICAL (A-31, A-36).
        last: For each robot, the direction of its last move, or -1.
        spent: Moves counted so far, passes included.
        solved: Whether the last move solved the position.
    """

    cells: tuple[int, ...]
    axes: tuple[int, ...]
    last: tuple[int, ...]
    spent: int = 0
    solved: bool = False


def begin(position: Position) -> Attempt:
    """Return the attempt before its first move: no turn made, nothing spent (A-35)."""
    robots = len(position.robots)
    return Attempt(position.cells, (0,) * robots, (-1,) * robots)


def legal_moves(position: Position, attempt: Attempt, robots: str = ROBOTS) -> tuple[Move, ...]:
    """Return the effective moves of the given robots in the written order (A-13 .. A-15).

    Slides of no length, forbidden rebounds (A-12) and forbidden landings (A-105) are left out.
    """
    return tuple(
        Move(robot, way, passes)
        for seat, robot in enumerate(position.robots)
        if robot in robots
        for way in DIRECTIONS
        for _, passes in stops(position, attempt, seat, way)
    )


def stops(
    position: Position, attempt: Attempt, seat: int, way: Direction
) -> Sequence[tuple[int, int]]:
    """Return where one robot may stop that way, as ``(cell, walls passed)`` by rising passes.

    Args:
        position: The position.
        attempt: Where the attempt stands.
        seat: Place of the robot in ``position.robots``.
        way: Direction in which it sets off.
    """
    if position.rules.rebound == "forbidden" and attempt.last[seat] == way ^ 2:
        return ()
    cells, robot = attempt.cells, position.robots[seat]
    start, others = cells[seat], 0
    for cell in cells:
        others |= 1 << cell
    others ^= 1 << start
    if robot != TRANSPARENT:
        stop = paths_of(position.board, robot).slide(others, start, way)
        return () if stop == start else ((stop, 0),)
    most = max_passes(position.board, position.rules.ghost_passes)
    slides = ghost_slides(position.board, others, start, way, most)
    return [slide for slide in slides if not is_barred_landing(position, slide[0])]


def is_barred_landing(position: Position, cell: int) -> bool:
    """Tell whether the transparent robot may not stop on a cell (A-105, ``strict``)."""
    if position.rules.ghost_landing != "strict":
        return False
    targets = (*position.board.targets, position.target)
    return any(target.cell == cell and target.robot in COLOURED for target in targets)


def play(position: Position, attempt: Attempt, move: Move) -> Attempt:
    """Return the attempt after one more move.

    Raises:
        IllegalAction: ``no-such-robot``, ``attempt-over`` or ``blocked-move`` with the
            robot, its cell, the direction and the moves that robot could make instead.
    """
    if attempt.solved:
        raise IllegalAction("attempt-over")
    if len(move.robot) != 1 or move.robot not in position.robots:
        raise IllegalAction("no-such-robot", robot=move.robot[:10], robots=position.robots)
    seat = position.robots.index(move.robot)
    for stop, passes in stops(position, attempt, seat, move.direction):
        if passes == move.passes:
            return _moved(position, attempt, seat, move, stop)
    raise _refusal(position, attempt, seat, move)


def _refusal(position: Position, attempt: Attempt, seat: int, move: Move) -> IllegalAction:
    """Return the error that says why not and what that robot can do."""
    able = tuple(write_move(other) for other in legal_moves(position, attempt, move.robot))
    rebound = attempt.last[seat] == move.direction.opposite
    is_ban = rebound and position.rules.rebound == "forbidden"
    return IllegalAction(
        "rebound-forbidden" if is_ban else "blocked-move",
        move=write_move(move),
        robot=move.robot,
        cell=position.name(attempt.cells[seat]),
        able=able,
    )


def _moved(position: Position, attempt: Attempt, seat: int, move: Move, stop: int) -> Attempt:
    """Return the attempt with one robot at its new cell and its flags brought forward."""
    axes = _with(attempt.axes, seat, attempt.axes[seat] | _AXES[move.direction])
    spent = attempt.spent + move.price
    return Attempt(
        _with(attempt.cells, seat, stop),
        axes,
        _with(attempt.last, seat, int(move.direction)),
        spent,
        counts(position, move.robot, stop, axes[seat], spent),
    )


def _with(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Return the tuple with one value replaced."""
    return (*values[:at], value, *values[at + 1 :])


def counts(position: Position, robot: str, stop: int, axes: int, spent: int) -> bool:
    """Tell whether a robot that has just stopped on a cell solves the position.

    Args:
        position: The position.
        robot: The robot that moved.
        stop: Where it stopped.
        axes: The axes it has used in this attempt, this move included.
        spent: Moves counted, this one included.

    Rule: A-16, A-20, A-21, A-30 .. A-37.
    """
    target = position.target
    if stop != target.cell or target.robot not in (robot, ANY):
        return False
    return has_ricocheted(position.rules, axes, spent)


def has_ricocheted(rules: MoveRules, axes: int, spent: int) -> bool:
    """Tell whether a robot's way would do for the ricochet rule if it stopped on its target now.

    Args:
        rules: The options of the position.
        axes: The axes the robot has used in this attempt.
        spent: Moves of all robots counted in this attempt.

    Rule: A-30 .. A-33.
    """
    match rules.ricochet:
        case "turn":
            return axes == BOTH_AXES
        case "no_one_move":
            return spent >= 2
        case "none":
            return True


def play_route(position: Position, route: Iterable[Move]) -> Attempt:
    """Return the attempt after a whole route; raises as :func:`play` does."""
    attempt = begin(position)
    for move in route:
        attempt = play(position, attempt, move)
    return attempt
