"""A plan of the factory: ten tiles with their turns between deposit and exit (C-01 .. C-09).

Its code has three characters a place, row by row without the fixed ones: tile and turn,
or ``---`` where nothing lies yet.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from carom.core.errors import PositionError
from carom.core.grid import DIRECTIONS
from carom.games.escape.board import (
    COLUMNS,
    DEPOSIT,
    DEPOSIT_CELLS,
    EXIT,
    EXIT_CELLS,
    FREE_PLACES,
    PLACES,
    ROWS,
    SIZE,
    TILE,
    cells_of,
)
from carom.games.escape.sight import Corner, fields_of
from carom.games.escape.tiles import CORRIDOR, Drawing, drawing, fixed_tile, tile_ids, turns_of

EMPTY = "---"
"""Stands in a code for a place where nothing lies."""

UNREACHABLE = SIZE
"""The way to the exit from where there is none; longer than any (C-61)."""

EMPTY_CODE = EMPTY * len(FREE_PLACES)

MAX_CODE = len(EMPTY_CODE)


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A complete plan, with all that rules ask of it worked out once.

    Attributes:
        code: Its code.
        walls: Set of the wall cells.
        steps: By direction and cell: the corridor cell one step on, or -1.
        ways: By cell: steps to the exit tile on the empty plan, 0 on it.
        mounts: Set of the cells where a camera may hang (C-40).
    """

    code: str
    walls: int
    steps: tuple[tuple[int, ...], ...]
    ways: tuple[int, ...]
    mounts: int

    def fields(self, camera: int, corner: Corner) -> tuple[int, ...]:
        """Return what a camera on a cell sees under each heading, as sets of cells."""
        return fields_of(self.walls, SIZE, COLUMNS, camera, corner)


def split_code(code: str) -> dict[int, tuple[str, int]]:
    """Return tile and turn by place, empty places left out.

    Raises:
        PositionError: ``bad-plan``, with the place (from 1) at which it goes wrong.
    """
    laid: dict[int, tuple[str, int]] = {}
    for number, place in enumerate(FREE_PLACES):
        part = code[3 * number : 3 * number + 3]
        if part == EMPTY:
            continue
        tile, turn = part[:2], part[2:]
        is_known = tile in tile_ids() and turn in ("0", "1", "2", "3")
        if not is_known or int(turn) >= turns_of(tile) or tile in (one for one, _ in laid.values()):
            raise PositionError("bad-plan", place=number + 1, found=part)
        laid[place] = tile, int(turn)
    if len(code) != MAX_CODE:
        raise PositionError("bad-plan", place=len(FREE_PLACES), found=code[MAX_CODE:][:3])
    return laid


def join_code(laid: dict[int, tuple[str, int]]) -> str:
    """Return the code of what lies on each place."""
    return "".join(
        f"{laid[place][0]}{laid[place][1]}" if place in laid else EMPTY for place in FREE_PLACES
    )


def drawing_on(laid: dict[int, tuple[str, int]], place: int) -> Drawing | None:
    """Return what lies on a place, None while it is empty."""
    if place in (DEPOSIT, EXIT):
        return fixed_tile(place)
    return drawing(*laid[place]) if place in laid else None


@lru_cache(maxsize=256)
def plan_rows(code: str) -> tuple[str, ...]:
    """Return the 15 rows of a plan, finished or not, a blank for each square of an empty place.

    Raises:
        PositionError: ``bad-plan``.
    """
    laid = split_code(code)
    squares = [" "] * SIZE
    for place in PLACES:
        drawn = drawing_on(laid, place)
        if drawn is not None:
            for cell, square in zip(cells_of(place), "".join(drawn), strict=True):
                squares[cell] = square
    lines = "".join(squares)
    return tuple(lines[at : at + COLUMNS] for at in range(0, SIZE, COLUMNS))


@lru_cache(maxsize=256)
def plan_of(code: str) -> Plan:
    """Return the plan of a code.

    Raises:
        PositionError: ``bad-plan``, for an empty place too.
    """
    if EMPTY in code:
        place = code.index(EMPTY) // 3 + 1
        raise PositionError("bad-plan", place=place, found=EMPTY)
    squares = "".join(plan_rows(code))
    is_open = [square == CORRIDOR for square in squares]
    walls = sum(1 << cell for cell in range(SIZE) if not is_open[cell])
    steps = tuple(_steps(is_open, *way.step) for way in DIRECTIONS)
    mounts = walls & ~(DEPOSIT_CELLS | EXIT_CELLS)
    return Plan(code, walls, steps, _ways(is_open, steps), mounts)


def _steps(is_open: Sequence[bool], down: int, right: int) -> tuple[int, ...]:
    """Return the corridor cell one step on from each cell, or -1."""
    found = []
    for cell in range(SIZE):
        row, column = divmod(cell, COLUMNS)
        inside = 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
        onward = cell + down * COLUMNS + right
        found.append(onward if inside and is_open[onward] else -1)
    return tuple(found)


def _ways(is_open: Sequence[bool], steps: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return the steps from each corridor cell to the exit tile, by breadth-first search."""
    ways = [UNREACHABLE] * SIZE
    queue = deque(cell for cell in range(SIZE) if is_open[cell] and EXIT_CELLS >> cell & 1)
    for cell in queue:
        ways[cell] = 0
    while queue:
        cell = queue.popleft()
        for table in steps:
            onward = table[cell]
            if onward >= 0 and ways[onward] == UNREACHABLE:
                ways[onward] = ways[cell] + 1
                queue.append(onward)
    return tuple(ways)


def tile_rows(rows: Sequence[str], place: int) -> Drawing:
    """Return the part of a plan's rows that lies on a place."""
    squares = "".join(rows)
    cut = "".join(squares[cell] for cell in cells_of(place))
    return tuple(cut[at : at + TILE] for at in range(0, TILE * TILE, TILE))
