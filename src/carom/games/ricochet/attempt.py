"""One attempt at a position: robots moved by the rules, move by move, until it is solved.

This is the readable statement of what a legal route is. The trial of a round, the
check of a solver's line and the drawing of a route all use it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from carom.core.errors import IllegalAction
from carom.core.grid import DIRECTIONS
from carom.games.ricochet.pieces import ANY, COLOURED, TRANSPARENT
from carom.games.ricochet.position import Move, Position
from carom.games.ricochet.slides import ghost_slides, max_passes, paths_of

HORIZONTAL, VERTICAL = 1, 2
BOTH_AXES = HORIZONTAL | VERTICAL


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


def legal_moves(position: Position, attempt: Attempt) -> tuple[Move, ...]:
    """Return all effective moves in the written order (A-13 .. A-15).

    Slides of no length, forbidden rebounds (A-12) and forbidden landings (A-105) are left out.
    """
    return tuple(move for move, _ in _moves_and_stops(position, attempt))


def _moves_and_stops(position: Position, attempt: Attempt) -> Iterable[tuple[Move, int]]:
    """Yield each effective move with the cell where it stops."""
    board, cells = position.board, attempt.cells
    everyone = sum(1 << cell for cell in cells)
    for seat, robot in enumerate(position.robots):
        start = cells[seat]
        others = everyone & ~(1 << start)
        for way in DIRECTIONS:
            last = attempt.last[seat]
            if position.rules.rebound == "forbidden" and last == way.opposite:
                continue
            if robot != TRANSPARENT:
                stop = paths_of(board, robot).slide(others, start, way)
                if stop != start:
                    yield Move(robot, way), stop
                continue
            most = max_passes(board, position.rules.ghost_passes)
            for stop, passes in ghost_slides(board, others, start, way, most):
                if not is_barred_landing(position, stop):
                    yield Move(robot, way, passes), stop


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
    if move.robot not in position.robots:
        raise IllegalAction("no-such-robot", robot=move.robot[:10], robots=position.robots)
    options = dict(_moves_and_stops(position, attempt))
    if move not in options:
        raise _refusal(position, attempt, move, options)
    return _moved(position, attempt, move, options[move])


def _refusal(
    position: Position, attempt: Attempt, move: Move, options: Iterable[Move]
) -> IllegalAction:
    """Return the error that says why not and what that robot can do."""
    seat = position.robots.index(move.robot)
    able = tuple(write_move(other) for other in options if other.robot == move.robot)
    rebound = attempt.last[seat] == move.direction.opposite
    is_ban = rebound and position.rules.rebound == "forbidden"
    return IllegalAction(
        "rebound-forbidden" if is_ban else "blocked-move",
        move=write_move(move),
        robot=move.robot,
        cell=position.name(attempt.cells[seat]),
        able=able,
    )


def _moved(position: Position, attempt: Attempt, move: Move, stop: int) -> Attempt:
    """Return the attempt with one robot at its new cell and its flags brought forward."""
    seat = position.robots.index(move.robot)
    axis = HORIZONTAL if move.direction.is_horizontal else VERTICAL
    axes = _with(attempt.axes, seat, attempt.axes[seat] | axis)
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
    match position.rules.ricochet:
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


def write_move(move: Move) -> str:
    """Return a move in text: ``rE``, or ``tE+1`` for one wall passed (A-108)."""
    return f"{move.robot}{move.direction.name}" + (f"+{move.passes}" if move.passes else "")
