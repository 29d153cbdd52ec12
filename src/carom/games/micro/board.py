"""Boards of Micro Robots: 36 dice, six rows of six, printed on tiles or laid at random.

A board is the fixed part only. Where the robot stands and what it must reach belongs to a
position or a state. States keep the short code of their board; :func:`board_of` gives the
board, made once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache
from itertools import permutations, product
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from carom.core.errors import PositionError

if TYPE_CHECKING:
    from carom.core.chance import Draw

COLOURS = "RBYGPW"
"""Letters of the colours in their written order: red, blue, yellow, green, pink, white."""

NUMBERS = range(1, 7)
SIDE, TILE = 6, 3
CELLS = SIDE * SIDE
SIDES = ("black", "copper")
"""The two sides of the printed tiles (B-01)."""

_SIDE_LETTERS = {"B": "black", "C": "copper"}
_TURNS = "NESW"
"""Where the north edge of a tile points: ``E`` after a quarter turn clockwise."""

_PRINTED = re.compile(r"[BC](?:[1-4][NESW]){4}")
_FREE = re.compile(r"free-([0-9a-f]{16})")
_DICE = re.compile(r"(?:[RBYGPW][1-6]){36}")
_DIE = re.compile(r"[RBYGPW][1-6]")


class Die(msgspec.Struct, frozen=True, order=True, cache_hash=True):
    """A die printed on a field: one of six colours and one of six numbers (B-02).

    Attributes:
        colour: A letter of ``COLOURS``.
        number: 1 to 6.
    """

    colour: str
    number: int

    @property
    def name(self) -> str:
        """The die in text, such as ``G3``; it names its field, too."""
        return f"{self.colour}{self.number}"

    def matches(self, other: Die) -> bool:
        """Tell whether two dice share the colour or the number (B-06)."""
        return self.colour == other.colour or self.number == other.number


DICE = tuple(Die(colour, number) for colour, number in product(COLOURS, NUMBERS))
"""All 36 dice, by colour and then by number."""

_BY_NAME = {die.name: die for die in DICE}


class Board(msgspec.Struct, frozen=True, cache_hash=True, dict=True):
    """The 36 dice of a board and the moves that follow from them.

    Attributes:
        dice: Row by row from the north-west; each of the 36 dice once.

    Raises:
        PositionError: On construction, ``bad-dice`` when the dice are not the 36.

    >>> board = board_of("B1N2N3N4N")
    >>> [board.name(cell) for cell in board.moves(board.cell_of("P5"))]
    ['P2', 'P3', 'P1', 'Y5', 'P6']
    """

    dice: tuple[Die, ...]

    def __post_init__(self) -> None:
        """Check that each die is there once (B-02)."""
        if len(self.dice) != CELLS or set(self.dice) != set(DICE):
            missing = tuple(die.name for die in DICE if die not in self.dice)
            raise PositionError("bad-dice", given=len(self.dice), missing=missing)

    @cached_property
    def cells(self) -> dict[str, int]:
        """The cell of each die, by the die's name; not to be changed."""
        return {die.name: cell for cell, die in enumerate(self.dice)}

    @cached_property
    def ways(self) -> tuple[tuple[int, ...], ...]:
        """For each cell the cells one move away, rising."""
        return tuple(
            tuple(there for there in lines if self.dice[there].matches(self.dice[cell]))
            for cell, lines in enumerate(_LINES)
        )

    @cached_property
    def masks(self) -> tuple[int, ...]:
        """For each cell the cells one move away, as a set of bits ``1 << cell``."""
        return tuple(sum(1 << there for there in ways) for ways in self.ways)

    @cached_property
    def is_connected(self) -> bool:
        """Whether every field can be reached from every other."""
        reached, edge = 1, 1
        while edge:
            cell = edge.bit_length() - 1
            edge ^= 1 << cell
            edge |= self.masks[cell] & ~reached
            reached |= self.masks[cell]
        return reached == (1 << CELLS) - 1

    def moves(self, cell: int) -> tuple[int, ...]:
        """Return where the robot may go from a cell, rising (B-06, B-07, B-08).

        Any field in the same row or column that shares the colour or the number, however
        far and whatever lies between. Never the cell itself (B-09).
        """
        return self.ways[cell]

    def cell_of(self, name: str) -> int:
        """Return the cell of a die, given as ``G3``.

        Raises:
            PositionError: ``bad-die`` when there is no such die.
        """
        cell = self.cells.get(name)
        if cell is None:
            raise PositionError("bad-die", given=name[:10])
        return cell

    def name(self, cell: int) -> str:
        """Return the name of a cell, that of its die: ``G3``."""
        return self.dice[cell].name


_LINES = tuple(
    tuple(
        there
        for there in range(CELLS)
        if there != cell and (there // SIDE == cell // SIDE or there % SIDE == cell % SIDE)
    )
    for cell in range(CELLS)
)
"""For each cell the ten others of its row and its column, rising."""


def die_of(name: str) -> Die:
    """Return the die of a name such as ``G3``; raises PositionError ``bad-die``."""
    die = _BY_NAME.get(name)
    if die is None:
        raise PositionError("bad-die", given=name[:10])
    return die


def make_board(names: Iterable[str]) -> Board:
    """Return the board of 36 names, row by row.

    Raises:
        PositionError: ``bad-die``, or ``bad-dice`` when they are not the 36 dice.
    """
    return Board(tuple(die_of(name) for name in names))


class _Tiles(msgspec.Struct, frozen=True):
    """The printed tiles as data/tiles.json has them: by side, four tiles of three rows."""

    sides: dict[str, tuple[tuple[str, str, str], ...]]


@cache
def _tiles() -> dict[str, tuple[tuple[Die, ...], ...]]:
    """Return the four tiles of each side, each as nine dice row by row."""
    text = (Path(__file__).parent / "data" / "tiles.json").read_bytes()
    sides = msgspec.json.decode(text, type=_Tiles).sides
    return {
        side: tuple(tuple(die_of(name) for row in tile for name in row.split()) for tile in tiles)
        for side, tiles in sides.items()
    }


def _turned(tile: Sequence[Die], turns: int) -> Sequence[Die]:
    """Return a tile after so many quarter turns clockwise."""
    for _ in range(turns):
        tile = [tile[TILE * (TILE - 1 - column) + row] for row, column in _TILE_CELLS]
    return tile


_TILE_CELLS = tuple(product(range(TILE), repeat=2))
_TILE_OFFSETS = tuple(row * SIDE + column for row, column in _TILE_CELLS)
_TILE_STARTS = (0, TILE, TILE * SIDE, TILE * SIDE + TILE)
"""The north-west cells of the four tiles, in reading order."""


def _printed_board(code: str) -> Board:
    """Return the board of four tiles; ``code`` fits ``_PRINTED``.

    Raises:
        PositionError: ``bad-tiles`` when a tile is laid twice (B-01).
    """
    numbers, turns = code[1::2], code[2::2]
    if len(set(numbers)) != len(numbers):
        raise PositionError("bad-tiles", given=code)
    tiles = _tiles()[_SIDE_LETTERS[code[0]]]
    dice = list(DICE)
    for first, number, turn in zip(_TILE_STARTS, numbers, turns, strict=True):
        laid = _turned(tiles[int(number) - 1], _TURNS.index(turn))
        for offset, die in zip(_TILE_OFFSETS, laid, strict=True):
            dice[first + offset] = die
    return Board(tuple(dice))


@cache
def _laid_tiles() -> dict[tuple[Die, ...], str]:
    """Return side, number and turn of each tile by its dice as they then lie: ``B1N``."""
    return {
        tuple(_turned(tile, turns)): f"{letter}{number}{turn}"
        for letter, side in _SIDE_LETTERS.items()
        for number, tile in enumerate(_tiles()[side], start=1)
        for turns, turn in enumerate(_TURNS)
    }


def printed_code(board: Board) -> str | None:
    """Return the code of a board if the four tiles of a side make it, else None."""
    laid = [
        _laid_tiles().get(tuple(board.dice[first + offset] for offset in _TILE_OFFSETS), "")
        for first in _TILE_STARTS
    ]
    if "" in laid or len({tile[0] for tile in laid}) != 1:
        return None
    return laid[0][0] + "".join(tile[1:] for tile in laid)


@lru_cache(maxsize=512)
def board_of(code: str) -> Board:
    """Return the board of a code.

    Args:
        code: A printed board is ``B`` (black) or ``C`` (copper) and four tiles, each its
            number and where its north edge points: ``B1N2N3N4N`` is north-west,
            north-east, south-west, south-east. ``free-`` and 16 hex digits is a random
            layout, the same for ever. 36 names of dice are any board at all.

    Raises:
        PositionError: ``bad-dice-code``, ``bad-tiles`` or ``bad-dice``.
    """
    if _PRINTED.fullmatch(code):
        return _printed_board(code)
    if found := _FREE.fullmatch(code):
        from carom.core.chance import Draw  # hashing loads OpenSSL; printed boards do without

        return drawn_layout(Draw(found[1], "dice"))
    if _DICE.fullmatch(code):
        return make_board(_DIE.findall(code))
    raise PositionError("bad-dice-code", given=code[:80])


@cache
def board_codes(side: str) -> tuple[str, ...]:
    """Return the codes of the 1536 boards of a side, tile 1 in the north-west (B-01).

    Every other board of the side is one of these turned as a whole.

    Args:
        side: ``black`` or ``copper``.
    """
    letter = side[0].upper()
    return tuple(
        letter + "".join(tile + turn for tile, turn in zip(("1", *rest), turns, strict=True))
        for rest in permutations("234")
        for turns in product(_TURNS, repeat=4)
    )


def drawn_code(draw: Draw, side: str) -> str:
    """Return the code of a printed board of a side: any order, any turn (B-01).

    Args:
        draw: Where chance comes from; eight numbers are taken or a few more.
        side: ``black`` or ``copper``.
    """
    order = draw.shuffled("1234")
    return side[0].upper() + "".join(tile + draw.choice(_TURNS) for tile in order)


def free_code(token: str) -> str:
    """Return the code of the random layout of a token of 16 hex digits."""
    return f"free-{token}"


def drawn_layout(draw: Draw) -> Board:
    """Return a random layout in which every field can be reached from every other.

    About 45 of 100 layouts are connected, so a few tries do.
    """
    while True:
        board = Board(draw.shuffled(DICE))
        if board.is_connected:
            return board
