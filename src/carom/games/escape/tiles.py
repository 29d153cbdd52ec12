"""The 20 tiles and the two fixed ones: drawings, turns and doors (C.2 of the rules page).

A drawing is five texts of ``.`` for corridor and ``#`` for wall. A turn is a number of
quarter turns clockwise. Doors are a mask, ``1 << direction`` for each side.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from carom.core.grid import DIRECTIONS
from carom.games.escape.board import DEPOSIT, EXIT, TILE

CORRIDOR, WALL = ".", "#"

_DOOR_SQUARES = ((0, 2), (2, 4), (4, 2), (2, 0))
"""The middle of each side, in the order of the directions."""

Drawing = tuple[str, ...]


class _Facts(msgspec.Struct, frozen=True):
    """The file of the tiles: drawings with ``/`` between their rows."""

    fixed: dict[str, str]
    tiles: dict[str, str]


@cache
def _facts() -> _Facts:
    """Return what the file says."""
    path = Path(__file__).parent / "data" / "tiles.json"
    return msgspec.json.decode(path.read_bytes(), type=_Facts)


@cache
def tile_ids() -> tuple[str, ...]:
    """Return the names of the 20 tiles in their order (C-02)."""
    return tuple(_facts().tiles)


@cache
def fixed_tile(place: int) -> Drawing:
    """Return the drawing of the deposit or the exit (C-01)."""
    name = {DEPOSIT: "deposit", EXIT: "exit"}[place]
    return tuple(_facts().fixed[name].split("/"))


@cache
def drawing(tile: str, turn: int) -> Drawing:
    """Return a tile as it lies after some quarter turns clockwise; raises KeyError.

    >>> drawing("D1", 1)
    ('##.##', '#...#', '#.#.#', '#...#', '#####')
    """
    if turn:
        before = drawing(tile, turn - 1)
        return tuple(
            "".join(before[TILE - 1 - column][row] for column in range(TILE)) for row in range(TILE)
        )
    return tuple(_facts().tiles[tile].split("/"))


@cache
def turns_of(tile: str) -> int:
    """Return how many turns of a tile look different: 1, 2 or 4."""
    return next(turn for turn in (1, 2, 4) if drawing(tile, turn) == drawing(tile, 0))


def doors_in(drawn: Drawing) -> int:
    """Return the doors of a drawing as a mask."""
    return sum(
        (drawn[row][column] == CORRIDOR) << side
        for side, (row, column) in zip(DIRECTIONS, _DOOR_SQUARES, strict=True)
    )


@cache
def doors_of(tile: str, turn: int) -> int:
    """Return the doors of a turned tile as a mask; raises KeyError."""
    return doors_in(drawing(tile, turn))


@cache
def tile_like(drawn: Drawing) -> tuple[str, int] | None:
    """Return the tile and its turn that a drawing shows, or None; no two are alike."""
    return next(
        (
            (tile, turn)
            for tile in tile_ids()
            for turn in range(turns_of(tile))
            if drawing(tile, turn) == drawn
        ),
        None,
    )
