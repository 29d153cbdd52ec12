"""The oracle of Micro Robots itself, against the worked examples of the rules."""

from __future__ import annotations

import pytest
from tests.oracle.micro import every_walk, fewest, lengths, steps

K = [
    line.split()
    for line in (
        "W6 B6 B2 P5 P2 P3",
        "R3 Y4 W3 R6 R4 Y3",
        "B3 G4 W5 B4 G5 G3",
        "B1 R2 W4 P1 Y6 Y1",
        "W1 G2 G6 Y5 B5 R5",
        "Y2 W2 P4 P6 R1 G1",
    )
]


@pytest.mark.parametrize(
    ("field", "names"),
    [("W6", "B6 W1"), ("P5", "P2 P3 P1 Y5 P6"), ("Y3", "P3 R3 Y4 W3 G3 Y1"), ("G6", "G2")],
)
def test_steps(field: str, names: str) -> None:
    """B-T1, B-T3 .. B-T5."""
    assert steps(K, field) == set(names.split())


@pytest.mark.parametrize(
    ("start", "goal", "waypoint", "moves"),
    [
        ("R3", "Y3", None, 1),
        ("W6", "G3", None, 4),
        ("R2", "Y6", None, 6),
        ("Y2", "W6", None, 8),
        ("W6", "Y1", "P3", 6),
        ("B1", "Y6", "G2", 9),
    ],
)
def test_fewest_moves(start: str, goal: str, waypoint: str | None, moves: int) -> None:
    """B-T7, B-T11 .. B-T13, B-T16, B-T17."""
    assert fewest(K, start, goal, waypoint) == moves


def test_walks_of_a_length() -> None:
    """B-T9, B-T12."""
    assert [len(every_walk(K, "W6", "B2", None, moves)) for moves in (2, 3, 4)] == [1, 0, 4]
    assert len(every_walk(K, "R2", "Y6", None, 6)) == 3
    assert {2, 4} <= lengths(K, "W6", "B2", None, 9)
    assert 3 not in lengths(K, "W6", "B2", None, 9)
