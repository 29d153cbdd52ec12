"""The oracle itself, on slides worked by hand; it must be trusted before it judges."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.oracle.ricochet import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Cell,
    Heading,
    Puzzle,
    all_lines,
    fewest_moves,
    routes,
    start_of,
    steps,
)

CENTRE = frozenset({(7, 7), (8, 7), (7, 8), (8, 8)})
TWO_WALLS = frozenset({((5, 0), EAST), ((9, 0), EAST)})


def puzzle(robots: dict[str, Cell], goal: str = "*", goal_cell: Cell = (9, 9)) -> Puzzle:
    """Return a puzzle on the 16x16 board of the examples."""
    return Puzzle(
        width=16,
        height=16,
        walls=frozenset(),
        robots=tuple(robots.items()),
        goal=goal,
        goal_cell=goal_cell,
        holes=CENTRE,
    )


def stops(given: Puzzle, robot: str, heading: Heading) -> list[tuple[Cell, int]]:
    """Return where a robot may stop, with the walls passed."""
    seat = [name for name, _ in given.robots].index(robot)
    return [
        (step.after.cells[seat], step.passes)
        for step in steps(given, start_of(given))
        if step.robot == robot and step.heading == heading
    ]


@pytest.mark.parametrize(
    ("start", "heading", "stop"),
    [
        ((0, 7), EAST, (6, 7)),
        ((7, 0), SOUTH, (7, 6)),
        ((15, 8), WEST, (9, 8)),
        ((8, 15), NORTH, (8, 9)),
    ],
)
def test_centre_stops_from_all_sides(start: Cell, heading: Heading, stop: Cell) -> None:
    """A-T5."""
    assert stops(puzzle({"r": start}), "r", heading) == [(stop, 0)]


def test_robot_stops_before_another_and_none_moves_into_one() -> None:
    """A-T6, A-T8."""
    assert stops(puzzle({"r": (0, 0), "b": (5, 0)}), "r", EAST) == [((4, 0), 0)]
    jammed = puzzle({"r": (0, 0), "b": (1, 0), "g": (0, 1)})
    assert {step.robot for step in steps(jammed, start_of(jammed))} == {"b", "g"}


@pytest.mark.parametrize(("start", "heading", "stop"), [(0, EAST, 5), (15, WEST, 6)])
def test_wall_stops_from_both_sides(start: int, heading: Heading, stop: int) -> None:
    """A-T12."""
    given = replace(puzzle({"r": (start, 0)}), walls=frozenset({((5, 0), EAST)}))
    assert stops(given, "r", heading) == [((stop, 0), 0)]


@pytest.mark.parametrize(
    ("robots", "choices"),
    [
        ({"t": (0, 0)}, [(5, 0), (9, 1), (15, 2)]),
        ({"t": (5, 0)}, [(9, 1), (15, 2)]),
        ({"t": (0, 0), "b": (6, 0)}, [(5, 0)]),
        ({"t": (0, 0), "b": (12, 0)}, [(5, 0), (9, 1), (11, 2)]),
    ],
)
def test_transparent_robot_chooses_at_each_wall(
    robots: dict[str, Cell], choices: list[tuple[int, int]]
) -> None:
    """A-T13, A-T14, A-T15, A-T16."""
    given = replace(puzzle(robots), walls=TWO_WALLS)
    assert stops(given, "t", EAST) == [((x, 0), passes) for x, passes in choices]
    one = replace(given, passes_one=True)
    assert stops(one, "t", EAST) == [((x, 0), passes) for x, passes in choices if passes < 2]


def test_transparent_robot_keeps_off_coloured_symbols_when_strict() -> None:
    """A-105."""
    given = replace(
        puzzle({"t": (0, 0)}), walls=TWO_WALLS, coloured=frozenset({(9, 0)}), strict_landing=True
    )
    assert stops(given, "t", EAST) == [((5, 0), 0), ((15, 0), 2)]


def test_diagonal_turns_all_but_its_own_colour() -> None:
    """A-107."""
    given = replace(
        puzzle({"r": (0, 0), "b": (0, 15)}),
        diagonals={(4, 0): ("\\", "r"), (4, 15): ("/", "r")},
    )
    assert stops(given, "r", EAST) == [((15, 0), 0)]
    assert stops(given, "b", EAST) == [((1, 0), 0)]  # north at e16, west at e1


def test_forbidden_rebound_leaves_the_way_back_out() -> None:
    """A-12."""
    given = replace(puzzle({"r": (3, 3)}), may_rebound=False)
    east = next(step for step in steps(given, start_of(given)) if step.heading == EAST)
    assert [step.heading for step in steps(given, east.after)] == [NORTH, SOUTH]


@pytest.mark.parametrize(("ricochet", "least"), [("none", 1), ("no_one_move", 2), ("turn", None)])
def test_straight_way_out_and_back(ricochet: str, least: int | None) -> None:
    """A-T3: and no turn within 3 moves."""
    given = replace(puzzle({"r": (5, 3)}, "r", (15, 3)), ricochet=ricochet)
    found, _ = fewest_moves(given, 1000)
    assert found == least or (least is None and (found is None or found > 3))


def test_lines_and_routes_are_counted_out() -> None:
    """A-T4."""
    given = replace(puzzle({"r": (0, 0)}, "r", (15, 15)), ricochet="none")
    assert all_lines(given, 2) == [
        (("r", EAST, 0), ("r", SOUTH, 0)),
        (("r", SOUTH, 0), ("r", EAST, 0)),
    ]
    assert [routes(given, moves) for moves in range(4)] == [1, 2, 4, 8]


def test_search_that_is_cut_short_gives_a_bound() -> None:
    given = replace(puzzle({"r": (0, 0)}, "r", (15, 15)), ricochet="none")
    assert fewest_moves(given, 1) == (2, False)
    assert fewest_moves(given, 100) == (2, True)
