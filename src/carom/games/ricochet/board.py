"""Boards of Ricochet Robots: the printed quarters and free boards of any size.

A board is the fixed part only: walls, the closed centre, diagonals and printed
targets. Robots belong to a position or a state.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import pairwise, permutations, product
from pathlib import Path

import msgspec

from carom.core.errors import PositionError
from carom.core.grid import DIRECTIONS, Direction, cell_name
from carom.games.ricochet.pieces import (
    ANY,
    COLOUR_LETTERS,
    COLOURED,
    ROBOTS,
    SYMBOLS,
    Diagonal,
    Target,
)

MIN_SIDE, MAX_SIDE = 2, 32
QUARTER = 8
CENTRE = (119, 120, 135, 136)
"""The four cells under the centre piece of a printed board (A-02)."""

_PRINTED = re.compile(r"(?:[1-4][A-D]){4}")
_FREE = re.compile(r"free-(\d+)x(\d+)-(\d+)-([0-9a-f]{16})")
STANDARD_CHIPS = (
    *product(COLOURED, ("circle", "triangle", "square", "hexagon")),
    (ANY, "vortex"),
)
"""Robot and symbol of the 17 chips in the order of their numbers (A-06)."""


class Board(msgspec.Struct, frozen=True, cache_hash=True):
    """Walls, closed cells, diagonals and printed targets of a rectangular board.

    Attributes:
        rows: Height, 2..32.
        columns: Width, 2..32.
        walls: One mask a cell, row by row, ``1 << direction`` for each closed side;
            the frame is closed and every wall stands on both of its sides.
        closed: Cells no robot may ever stand on, ascending; walled in all round.
        diagonals: At most one a cell, by cell.
        targets: Printed targets; the place in this tuple is the number of the chip.
    """

    rows: int
    columns: int
    walls: bytes
    closed: tuple[int, ...] = ()
    diagonals: tuple[Diagonal, ...] = ()
    targets: tuple[Target, ...] = ()

    @property
    def size(self) -> int:
        """Number of cells."""
        return self.rows * self.columns

    def has_wall(self, cell: int, side: Direction) -> bool:
        """Tell whether that side of a cell is closed by a wall or the frame."""
        return self.walls[cell] >> side & 1 == 1

    def neighbour(self, cell: int, side: Direction) -> int | None:
        """Return the cell beyond a side, walls ignored, or None beyond the frame."""
        row, column = divmod(cell, self.columns)
        down, right = side.step
        if 0 <= row + down < self.rows and 0 <= column + right < self.columns:
            return cell + down * self.columns + right
        return None

    def printed_target(self, cell: int) -> Target | None:
        """Return the target printed on a cell, if any."""
        return next((target for target in self.targets if target.cell == cell), None)

    def usual_symbol(self, robot: str, cell: int) -> str:
        """Return the symbol printed on a cell for that robot, else an empty text."""
        printed = self.printed_target(cell)
        return printed.symbol if printed and printed.robot == robot else ""


def make_board(
    rows: int,
    columns: int,
    walls: Iterable[tuple[int, Direction]] = (),
    *,
    closed: Sequence[int] = (),
    diagonals: Sequence[Diagonal] = (),
    targets: Sequence[Target] = (),
) -> Board:
    """Return a board with a frame and the given walls, each entered on both sides.

    Args:
        rows: Height, 2..32.
        columns: Width, 2..32.
        walls: Cell and side of each wall, from either side.
        closed: Cells that take no robot; walls are put round them.
        diagonals: Bumpers, one a cell at most.
        targets: Printed targets.

    Raises:
        PositionError: ``bad-size``, or a cell outside the board.
    """
    if not (MIN_SIDE <= rows <= MAX_SIDE and MIN_SIDE <= columns <= MAX_SIDE):
        raise PositionError("bad-size", rows=rows, columns=columns, low=MIN_SIDE, high=MAX_SIDE)
    size = rows * columns
    pieces = [*closed, *(item.cell for item in diagonals), *(item.cell for item in targets)]
    for cell in pieces:
        if not 0 <= cell < size:
            raise PositionError("cell-outside", cell=cell, size=size)
    masks = bytearray(size)
    bare = Board(rows, columns, bytes(size))
    everywhere = ((cell, side) for cell in range(size) for side in DIRECTIONS)
    frame = (place for place in everywhere if bare.neighbour(*place) is None)
    around = ((cell, side) for cell in closed for side in DIRECTIONS)
    for cell, side in (*frame, *around, *walls):
        if not 0 <= cell < size:
            raise PositionError("cell-outside", cell=cell, size=size)
        masks[cell] |= 1 << side
        beyond = bare.neighbour(cell, side)
        if beyond is not None:
            masks[beyond] |= 1 << side.opposite
    return check_board(
        Board(
            rows,
            columns,
            bytes(masks),
            tuple(sorted(set(closed))),
            tuple(sorted(diagonals, key=lambda item: item.cell)),
            tuple(targets),
        )
    )


def check_board(board: Board) -> Board:
    """Return the board unchanged if it keeps what :class:`Board` promises.

    Raises:
        PositionError: ``bad-size``, ``bad-walls``, ``open-frame``, ``one-sided-wall``,
            ``closed-not-walled``, ``cells-out-of-order`` (closed cells and diagonals
            rise, one a cell), ``bad-diagonal``, ``bad-target`` (one a cell).
    """
    rows, columns = board.rows, board.columns
    if not (MIN_SIDE <= rows <= MAX_SIDE and MIN_SIDE <= columns <= MAX_SIDE):
        raise PositionError("bad-size", rows=rows, columns=columns, low=MIN_SIDE, high=MAX_SIDE)
    if len(board.walls) != board.size or max(board.walls) > 15:
        raise PositionError("bad-walls", given=len(board.walls), size=board.size)
    for cell in range(board.size):
        _check_sides(board, cell)
    for cell in board.closed:
        if not 0 <= cell < board.size or board.walls[cell] != 15:
            raise PositionError("closed-not-walled", cell=_named(board, cell))
    _check_ascending(board, board.closed)
    _check_ascending(board, [item.cell for item in board.diagonals])
    _check_marks(board)
    return board


def _check_ascending(board: Board, cells: Sequence[int]) -> None:
    """Refuse cells that are not in rising order, so that equal boards are equal values."""
    for before, cell in pairwise(cells):
        if before >= cell:
            raise PositionError("cells-out-of-order", cell=_named(board, cell))


def _check_sides(board: Board, cell: int) -> None:
    """Refuse an open frame and a wall that only one of its cells knows."""
    for side in DIRECTIONS:
        beyond = board.neighbour(cell, side)
        if beyond is None and not board.has_wall(cell, side):
            raise PositionError("open-frame", cell=_named(board, cell), side=side.name)
        if beyond is not None and (
            board.has_wall(cell, side) != board.has_wall(beyond, side.opposite)
        ):
            raise PositionError("one-sided-wall", cell=_named(board, cell), side=side.name)


def _check_marks(board: Board) -> None:
    """Refuse diagonals and targets that do not fit the board."""
    for item in board.diagonals:
        inside = 0 <= item.cell < board.size and item.cell not in board.closed
        if not inside or item.robot not in COLOURED or item.orientation not in ("/", "\\"):
            raise PositionError("bad-diagonal", cell=_named(board, item.cell))
    taken: set[int] = set()
    for target in board.targets:
        inside = 0 <= target.cell < board.size and target.cell not in board.closed
        known = target.robot in (*COLOURED, ANY) and target.symbol in ("", *SYMBOLS)
        if not inside or not known or target.cell in taken:
            raise PositionError("bad-target", cell=_named(board, target.cell))
        taken.add(target.cell)


def _named(board: Board, cell: int) -> str:
    """Return a cell in text if it is one, else its number."""
    return cell_name(cell, board.columns) if 0 <= cell < board.size else str(cell)


class _Quarter(msgspec.Struct, frozen=True):
    """One printed quarter as data/quadrants.json has it; cells are ``x, y``."""

    grid: tuple[str, ...]
    targets: tuple[tuple[int, int, str, str], ...]
    vortex: tuple[int, int] | None = None
    diagonals: tuple[tuple[int, int, str, str], ...] = ()


class _Quarters(msgspec.Struct, frozen=True):
    quadrants: dict[str, _Quarter]


@cache
def _quarters() -> dict[str, _Quarter]:
    """Return the printed quarters by name, ``1A`` to ``4D``."""
    text = (Path(__file__).parent / "data" / "quadrants.json").read_bytes()
    return msgspec.json.decode(text, type=_Quarters).quadrants


def _turned(x: int, y: int, turns: int) -> int:
    """Return the board cell of quarter cell (x, y) when the quarter is turned clockwise."""
    for _ in range(turns):
        x, y = 15 - y, x
    return y * 16 + x


def printed_board(names: Sequence[str]) -> Board:
    """Return the 16x16 board of four printed quarters.

    Args:
        names: Quarters clockwise from the north-west, one of each group 1..4,
            for example ``("1A", "4B", "3B", "2B")``.

    Raises:
        PositionError: ``bad-quarters`` when a name is unknown or a group is missing.

    Rule: A-01, A-02.
    """
    known = _quarters()
    if sorted(name[:1] for name in names) != ["1", "2", "3", "4"] or not set(names) <= set(known):
        raise PositionError("bad-quarters", given="".join(names)[:40])
    walls: list[tuple[int, Direction]] = []
    targets: list[Target] = []
    diagonals: list[Diagonal] = []
    for turns, quarter in enumerate(known[name] for name in names):
        for y, row in enumerate(quarter.grid):
            for x, digit in enumerate(row):
                cell = _turned(x, y, turns)
                walls += [
                    (cell, Direction((side + turns) % 4))
                    for side in DIRECTIONS
                    if int(digit, 16) >> side & 1
                ]
        targets += [
            Target(COLOUR_LETTERS[colour], _turned(x, y, turns), shape)
            for x, y, colour, shape in quarter.targets
        ]
        if quarter.vortex:
            targets.append(Target(ANY, _turned(*quarter.vortex, turns), "vortex"))
        for x, y, colour, orientation in quarter.diagonals:
            flipped = {"/": "\\", "\\": "/"}[orientation] if turns % 2 else orientation
            diagonals.append(Diagonal(_turned(x, y, turns), COLOUR_LETTERS[colour], flipped))
    targets.sort(key=_chip_order)
    return make_board(16, 16, walls, closed=CENTRE, diagonals=diagonals, targets=targets)


def printed_code(walls: bytes) -> str | None:
    """Return the code of the printed board that has these walls, or None.

    No two of the 6144 printed boards have the same walls.

    Args:
        walls: One mask a cell, as in :class:`Board`.
    """
    if len(walls) != 256:
        return None
    choices = [_quarters_by_inside().get(_inside(walls, turns), ()) for turns in range(4)]
    for names in product(*choices):
        if sorted(name[0] for name in names) == ["1", "2", "3", "4"]:
            code = "".join(names)
            if board_of(code).walls == walls:
                return code
    return None


def _inside(walls: Sequence[int], turns: int) -> bytes:
    """Return the masks of one quarter of a board as it lies in the north-west.

    The sides on the seams are left out: there a neighbouring quarter may have added walls.
    """
    masks = bytearray()
    for y, x in product(range(QUARTER), repeat=2):
        mask = walls[_turned(x, y, turns)]
        mask = (mask << 4 | mask) >> turns & 15
        seams = (x == QUARTER - 1) << Direction.E | (y == QUARTER - 1) << Direction.S
        masks.append(mask & ~seams)
    return bytes(masks)


@cache
def _quarters_by_inside() -> dict[bytes, tuple[str, ...]]:
    """Return the names of the printed quarters by what :func:`_inside` gives for them."""
    found: dict[bytes, tuple[str, ...]] = {}
    for name, quarter in _quarters().items():
        walls = [int(digit, 16) for row in quarter.grid for digit in row + "0" * QUARTER]
        inside = _inside(walls, 0)
        found[inside] = (*found.get(inside, ()), name)
    return found


def _chip_order(target: Target) -> int:
    """Return the place of a chip: by colour, then by symbol, the vortex last."""
    return STANDARD_CHIPS.index((target.robot, target.symbol))


def free_board(rows: int, columns: int, wall_percent: int, seed: str, targets: int = 17) -> Board:
    """Return a board with random walls and up to 17 targets, all from one seed.

    A small board has fewer targets, so that six robots find cells without one.

    Args:
        rows: Height, 2..32.
        columns: Width, 2..32.
        wall_percent: Share of the inner sides that are walls, 0..100.
        seed: Any text; the same seed gives the same board.
        targets: How many of the 17 chips to print, at most one a cell.

    Raises:
        PositionError: ``bad-size``.
    """
    from carom.core.chance import Draw  # hashing loads OpenSSL; printed boards do without

    bare = make_board(rows, columns)
    sides = [
        (cell, side)
        for cell in range(bare.size)
        for side in (Direction.E, Direction.S)
        if bare.neighbour(cell, side) is not None
    ]
    count = len(sides) * wall_percent // 100
    walls = Draw(seed, "walls").shuffled(sides)[:count]
    room = max(1, bare.size - len(ROBOTS))
    cells = Draw(seed, "targets").shuffled(range(bare.size))[: min(targets, room)]
    marks = [
        Target(robot, cell, symbol)
        for (robot, symbol), cell in zip(STANDARD_CHIPS, cells, strict=False)
    ]
    return make_board(rows, columns, walls, targets=marks)


@lru_cache(maxsize=256)
def board_of(code: str) -> Board:
    """Return the board of a short code: ``1A4B3B2B`` or ``free-16x16-15-<16 hex digits>``.

    Codes keep states small; :func:`free_code` writes the second kind.

    Raises:
        PositionError: ``bad-board-code``, ``bad-quarters`` or ``bad-size``.
    """
    if _PRINTED.fullmatch(code):
        return printed_board([code[at : at + 2] for at in range(0, 8, 2)])
    if found := _FREE.fullmatch(code):
        rows, columns, percent = (int(number) for number in found.groups()[:3])
        return free_board(rows, columns, min(percent, 100), found[4])
    raise PositionError("bad-board-code", given=code[:40])


def free_code(rows: int, columns: int, wall_percent: int, seed: str) -> str:
    """Return the code of a free board; ``seed`` is 16 hex digits."""
    return f"free-{rows}x{columns}-{wall_percent}-{seed}"


@cache
def board_codes(faces: str = "AB") -> tuple[str, ...]:
    """Return the codes of all boards from these faces of the four quarters, quarter 1 first.

    ``"AB"`` gives the 96 boards of the first edition (A-01), ``"CD"`` those of the
    second and ``"ABCD"`` the 1536 of any face.
    """
    return tuple(
        "".join(group + face for group, face in zip(order, sides, strict=True))
        for order in ("1" + "".join(rest) for rest in permutations("234"))
        for sides in product(faces, repeat=4)
    )
