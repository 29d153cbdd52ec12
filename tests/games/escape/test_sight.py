"""The string against the examples on grid M and against exact clipping (C-41 .. C-46)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.escape import sight_samples
from tests.games.escape.table import GRID_M, seen_on

from carom.games.escape.plan import plan_rows
from carom.games.escape.sight import (
    HEADINGS,
    VECTORS,
    Corner,
    fields_of,
    headings_to,
    is_in_line,
    walked,
)

EVERY_CORNER: tuple[Corner, ...] = ("pair", "open", "closed")


def test_a_camera_sees_the_square_before_it() -> None:
    """C-43, C-T17: its own wall square never blocks."""
    assert "S" in seen_on(GRID_M, "e1", "e2")


def test_a_wall_on_the_line_stops_the_string() -> None:
    """C-42, C-T18: e3 stands between e1 and e5."""
    assert all(seen_on(GRID_M, "e1", "e5", corner) == set() for corner in EVERY_CORNER)


def test_straight_ahead_three_headings_see() -> None:
    """C-41, C-T19: S, and both neighbours of it are 45 degrees off."""
    assert seen_on(GRID_M, "e3", "e5") == {"S", "SE", "SW"}


def test_a_whole_row_is_seen() -> None:
    """C-46, C-T20: from i5 to b5."""
    assert "W" in seen_on(GRID_M, "i5", "b5")


def test_two_walls_that_touch_are_a_wall() -> None:
    """C-44, C-T21: a1 to b2 between b1 and a2."""
    assert seen_on(GRID_M, "a1", "b2", "open") == {"E", "SE", "S"}
    assert seen_on(GRID_M, "a1", "b2", "pair") == set()
    assert seen_on(GRID_M, "a1", "b2", "closed") == set()


@pytest.mark.parametrize("corner", EVERY_CORNER)
def test_a_corner_of_the_cameras_own_wall_is_free(corner: Corner) -> None:
    """C-43, C-44, C-T22: c3 to b2 has corridor on both sides of the corner."""
    assert seen_on(GRID_M, "c3", "b2", corner) == {"NW", "N", "W"}


def test_one_wall_at_a_corner() -> None:
    """C-44, C-T23: e3 to f4 past the corner of f3."""
    assert "SE" in seen_on(GRID_M, "e3", "f4", "pair")
    assert "SE" in seen_on(GRID_M, "e3", "f4", "open")
    assert seen_on(GRID_M, "e3", "f4", "closed") == set()


def test_a_slanting_string_stops_at_a_wall_it_crosses() -> None:
    """C-42, C-T24: e3 to b5 runs through d3."""
    assert all(seen_on(GRID_M, "e3", "b5", corner) == set() for corner in EVERY_CORNER)


def test_a_slanting_string_between_walls() -> None:
    """C-41, C-42, C-T25: e3 to f6 under S and SE, out of the arc of E."""
    assert seen_on(GRID_M, "e3", "f6") == {"S", "SE"}


def test_the_squares_of_a_walk_are_told_in_their_order() -> None:
    """C-42: two rows down, one column right: no corner on the way."""
    walk = walked(2, 1)
    assert walk.inside == ((1, 0), (1, 1))
    assert walk.corners == ()
    assert walked(-3, -3).corners[1] == ((-2, -1), (-1, -2))


@given(st.integers(-14, 14), st.integers(-19, 19))
def test_the_arc_is_within_45_degrees_exactly(down: int, right: int) -> None:
    """C-41: twice the square of the scalar product against both lengths, in whole numbers."""
    mask = headings_to(down, right)
    for at, (south, east) in enumerate(VECTORS):
        scalar = down * south + right * east
        lengths = (down**2 + right**2) * (south**2 + east**2)
        assert (mask >> at & 1 == 1) is (scalar >= 0 and 2 * scalar**2 >= lengths)


@given(st.integers(-14, 14), st.integers(-19, 19))
def test_the_way_there_and_back_is_the_same(down: int, right: int) -> None:
    """C-42: the string has no direction; squares in between are the same."""
    there = walked(down, right)
    back = {(row + down, column + right) for row, column in walked(-down, -right).inside}
    assert set(there.inside) == back


Point = tuple[Fraction, Fraction]


def crosses_inside(start: Point, end: Point, square: tuple[int, int]) -> bool:
    """Tell whether a segment has more than one point in the open square, by exact clipping.

    A square covers half a unit to each side of its centre.
    """
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        step = end[axis] - start[axis]
        near, far = square[axis] - Fraction(1, 2), square[axis] + Fraction(1, 2)
        if step == 0:
            if not near < start[axis] < far:
                return False
            continue
        first, last = sorted(((near - start[axis]) / step, (far - start[axis]) / step))
        low, high = max(low, first), min(high, last)
    return low < high


def corners_met(start: Point, end: Point) -> set[Point]:
    """Return the corner points that lie on a segment, exactly."""
    rows = sorted((start[0], end[0]))
    columns = sorted((start[1], end[1]))
    half = Fraction(1, 2)
    met = set()
    for row, column in product(
        range(int(rows[0]), int(rows[1])), range(int(columns[0]), int(columns[1]))
    ):
        point = (row + half, column + half)
        turn = (point[0] - start[0]) * (end[1] - start[1])
        if turn == (point[1] - start[1]) * (end[0] - start[0]):
            met.add(point)
    return met


def sees_by_clipping(grid: list[str], start: int, end: int, corner: Corner) -> bool:
    """Tell whether a string reaches, by clipping it against every wall square."""
    columns = len(grid[0])
    ends = [divmod(cell, columns) for cell in (start, end)]
    from_, to = ((Fraction(row), Fraction(column)) for row, column in ends)
    walls = {
        (row, column)
        for row, line in enumerate(grid)
        for column, square in enumerate(line)
        if square == "#"
    }
    if any(crosses_inside(from_, to, wall) for wall in walls - {ends[0]}):
        return False
    if corner == "open":
        return True
    half = Fraction(1, 2)
    for row, column in corners_met(from_, to):
        around = {(int(row + dr), int(column + dc)) for dr in (-half, half) for dc in (-half, half)}
        beside = [
            square for square in around if square != ends[0] and not _on_line(square, from_, to)
        ]
        blocked = [square in walls for square in beside]
        if (all(blocked) if corner == "pair" else any(blocked)) and blocked:
            return False
    return True


def _on_line(square: tuple[int, int], start: Point, end: Point) -> bool:
    """Tell whether the segment runs through a square."""
    return crosses_inside(start, end, square)


@st.composite
def scenes(draw: st.DrawFn) -> tuple[list[str], int, int]:
    """Draw a grid with a camera on a wall and a robot in a corridor."""
    rows, columns = draw(st.integers(2, 12)), draw(st.integers(2, 12))
    share = draw(st.sampled_from(("..#", ".#", "....#", "......#")))
    size = rows * columns
    squares = draw(st.lists(st.sampled_from(share), min_size=size, max_size=size))
    camera, robot = draw(st.lists(st.integers(0, size - 1), min_size=2, max_size=2, unique=True))
    squares[camera], squares[robot] = "#", "."
    text = "".join(squares)
    return [text[at : at + columns] for at in range(0, len(text), columns)], camera, robot


@given(scenes())
def test_the_string_is_as_exact_clipping_says(scene: tuple[list[str], int, int]) -> None:
    """C-42, C-43, C-44: under each reading of corners, on grids of any kind."""
    grid, camera, robot = scene
    walls = sum(1 << cell for cell, square in enumerate("".join(grid)) if square == "#")
    for corner in EVERY_CORNER:
        fast = is_in_line(walls, len(grid[0]), camera, robot, corner)
        assert fast is sees_by_clipping(grid, camera, robot, corner)


@given(scenes())
def test_a_stricter_corner_sees_less(scene: tuple[list[str], int, int]) -> None:
    """C-44: what closed sees pair sees, and what pair sees open sees."""
    grid, camera, robot = scene
    walls = sum(1 << cell for cell, square in enumerate("".join(grid)) if square == "#")
    closed, pair, free = (
        is_in_line(walls, len(grid[0]), camera, robot, corner)
        for corner in ("closed", "pair", "open")
    )
    assert closed <= pair <= free


@given(scenes())
def test_fields_are_lines_within_the_arc(scene: tuple[list[str], int, int]) -> None:
    """C-41, C-42: the sets kept for a camera are what the two tests say, square by square."""
    grid, camera, _ = scene
    text, columns = "".join(grid), len(grid[0])
    walls = sum(1 << cell for cell, square in enumerate(text) if square == "#")
    fields = fields_of(walls, len(text), columns, camera, "pair")
    for cell, square in enumerate(text):
        down, right = cell // columns - camera // columns, cell % columns - camera % columns
        for at in range(len(HEADINGS)):
            is_seen = (
                square == "."
                and is_in_line(walls, columns, camera, cell, "pair")
                and headings_to(down, right) >> at & 1 == 1
            )
            assert (fields[at] >> cell & 1 == 1) is is_seen


def test_the_samples_are_as_sight_is_today() -> None:
    """C-41 .. C-44: if a change is meant, ``python -m tests.games.escape.sight_samples``."""
    assert sight_samples.FILE.read_text("utf-8") == sight_samples.samples()


def test_the_samples_are_as_exact_clipping_says() -> None:
    """C-41 .. C-44: every seventh line, cell by cell."""
    for line in sight_samples.FILE.read_text("utf-8").splitlines()[::7]:
        code, corner, camera, masks = sight_samples.read(line)
        grid = list(plan_rows(code))
        for cell, square in enumerate("".join(grid)):
            down, right = cell // 20 - camera // 20, cell % 20 - camera % 20
            is_seen = square == "." and sees_by_clipping(grid, camera, cell, corner)
            assert masks.get(cell, 0) == (headings_to(down, right) if is_seen else 0)
