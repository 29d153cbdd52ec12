"""Diagonals can lead a robot round for ever; only another robot then gives it a place to stop."""

from __future__ import annotations

import pytest

from carom.core.grid import Direction
from carom.games.ricochet.board import make_board
from carom.games.ricochet.pieces import Diagonal
from carom.games.ricochet.slides import ghost_slides, paths_of

RING = make_board(
    6,
    6,
    diagonals=[
        Diagonal(7, "r", "/"),
        Diagonal(10, "r", "\\"),
        Diagonal(25, "r", "\\"),
        Diagonal(28, "r", "/"),
    ],
)
"""Four bumpers that lead every robot but red round and round: b2, e2, e5, b5."""


def test_robot_that_would_never_stop_has_no_move() -> None:
    """A-14."""
    assert paths_of(RING, "b").slide(0, 8, Direction.E) == 8


@pytest.mark.parametrize(("other", "stop"), [(27, 28), (9, 8), (7, 13), (16, 10)])
def test_robot_going_round_stops_before_another(other: int, stop: int) -> None:
    """A-10, A-107: the same for a coloured robot and the transparent one."""
    assert paths_of(RING, "b").slide(1 << other, 8, Direction.E) == stop
    ghost = ghost_slides(RING, 1 << other, 8, Direction.E, 1)
    assert ghost == ([] if stop == 8 else [(stop, 0)])


def test_robot_passes_straight_through_its_own_colour() -> None:
    assert paths_of(RING, "r").slide(0, 8, Direction.E) == 11
