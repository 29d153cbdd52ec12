"""The moves one may choose from in an attempt, each with where it ends: for lists and views."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from carom.core.grid import DIRECTIONS, Direction
from carom.games.ricochet.attempt import Attempt, stops
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.position import Move, Position


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its text, the cell where it ends and its price."""

    move: str
    cell: int
    price: int


@lru_cache(maxsize=1024)
def choices(position: Position, attempt: Attempt) -> tuple[Choice, ...]:
    """Return all legal moves in the written order; none once the position is solved.

    Kept for a while: the actions and every viewer's view of a state ask for the same ones.
    """
    if attempt.solved:
        return ()
    return tuple(
        Choice(_text(robot, way, passes), cell, 1 + passes)
        for place, robot in enumerate(position.robots)
        for way in DIRECTIONS
        for cell, passes in stops(position, attempt, place, way)
    )


@lru_cache(maxsize=4096)
def _text(robot: str, way: Direction, passes: int) -> str:
    """Return a move in text; kept, since there are few."""
    return write_move(Move(robot, way, passes))


def choices_within(position: Position, attempt: Attempt, left: int) -> tuple[Choice, ...]:
    """Return the legal moves that cost no more than what is left of a bid."""
    return tuple(choice for choice in choices(position, attempt) if choice.price <= left)
