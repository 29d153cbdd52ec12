"""How the plan is laid: which tile fits where (C-05 .. C-09).

Only doors matter, since the corridor of every tile is one piece.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from carom.core.errors import IllegalAction
from carom.core.grid import DIRECTIONS
from carom.games.escape.actions import Lay
from carom.games.escape.board import DEPOSIT, EXIT, FREE_PLACES, NEIGHBOURS
from carom.games.escape.plan import join_code, split_code
from carom.games.escape.tiles import (
    doors_in,
    doors_of,
    fixed_tile,
    tile_ids,
    turns_of,
)

ALL_DOORS = 15
_MASKS = range(1, ALL_DOORS + 1)

Doors = Mapping[int, int]
"""Mask of the doors of what lies, by place."""


@lru_cache(maxsize=4096)
def doors_on(code: str) -> Doors:
    """Return the doors of all tiles of a plan, the fixed ones too."""
    laid = {place: doors_of(*tile) for place, tile in split_code(code).items()}
    return {place: doors_in(fixed_tile(place)) for place in (DEPOSIT, EXIT)} | laid


def is_joined(doors: Doors) -> bool:
    """Tell whether a way may lead from deposit to exit, empty places thought open (C-09)."""
    seen, ready = {DEPOSIT}, [DEPOSIT]
    while ready:
        place = ready.pop()
        for side in DIRECTIONS:
            onward = NEIGHBOURS[place][side]
            if onward < 0 or onward in seen:
                continue
            has_door = doors.get(place, ALL_DOORS) >> side & 1
            if has_door and doors.get(onward, ALL_DOORS) >> side.opposite & 1:
                seen.add(onward)
                ready.append(onward)
    return EXIT in seen


def faced_sides(doors: Doors, place: int) -> int:
    """Return the sides of a place that a door of a lying tile faces, as a mask."""
    return sum(
        (doors.get(NEIGHBOURS[place][side], 0) >> side.opposite & 1) << side for side in DIRECTIONS
    )


@lru_cache(maxsize=4096)
def fitting(code: str, has_guard: bool) -> Mapping[int, frozenset[int]]:
    """Return the masks of doors that a tile may have, by empty place; places with none left out.

    A tile must continue a path (C-06). Where no door faces any empty place, every tile
    fits beside every lying one (C-08). Under the guard it may not shut off the exit (C-09).
    """
    doors = doors_on(code)
    empty = [place for place in FREE_PLACES if place not in doors]
    faced = {place: faced_sides(doors, place) for place in empty}
    if not any(faced.values()):
        faced = {
            place: ALL_DOORS
            for place in empty
            if any(beyond in doors for beyond in NEIGHBOURS[place])
        }
    found = {}
    for place, sides in faced.items():
        masks = frozenset(
            mask
            for mask in _MASKS
            if mask & sides and (not has_guard or is_joined({**doors, place: mask}))
        )
        if masks:
            found[place] = masks
    return found


def unused(code: str) -> tuple[str, ...]:
    """Return the tiles that do not lie yet, in their order."""
    laid = {tile for tile, _ in split_code(code).values()}
    return tuple(tile for tile in tile_ids() if tile not in laid)


@cache
def _turns_by_doors(tile: str) -> tuple[tuple[int, int], ...]:
    """Return each turn of a tile that looks different, with its doors."""
    return tuple((turn, doors_of(tile, turn)) for turn in range(turns_of(tile)))


def lays(code: str, has_guard: bool, drawn: str = "") -> tuple[Lay, ...]:
    """Return all ways to lay the next tile: by place, then tile, then turn.

    Args:
        code: The plan so far.
        has_guard: Whether C-09 holds.
        drawn: The only tile that may be laid; empty for any (C-05).
    """
    tiles = (drawn,) if drawn else unused(code)
    return tuple(
        Lay(place, tile, turn)
        for place, masks in fitting(code, has_guard).items()
        for tile in tiles
        for turn, doors in _turns_by_doors(tile)
        if doors in masks
    )


def layable(code: str, has_guard: bool) -> tuple[str, ...]:
    """Return the unused tiles that fit somewhere, in their order."""
    masks = frozenset().union(*fitting(code, has_guard).values())
    return tuple(
        tile for tile in unused(code) if any(doors in masks for _, doors in _turns_by_doors(tile))
    )


def with_lay(code: str, action: Lay, has_guard: bool, drawn: str = "") -> str:
    """Return the plan with one tile more.

    Raises:
        IllegalAction: ``no-such-tile``, ``not-the-drawn-tile``, ``tile-used``,
            ``no-such-place``, ``place-taken``, ``same-when-turned``, ``no-path-goes-on``
            or ``exit-shut-off``.
    """
    place, tile, turn = action.place, action.tile, action.turn
    if tile not in tile_ids():
        raise IllegalAction("no-such-tile", tile=tile[:20])
    if drawn and tile != drawn:
        raise IllegalAction("not-the-drawn-tile", tile=tile, drawn=drawn)
    laid = split_code(code)
    if tile in (one for one, _ in laid.values()):
        raise IllegalAction("tile-used", tile=tile)
    if place not in FREE_PLACES:
        raise IllegalAction("no-such-place", place=place)
    if place in laid:
        raise IllegalAction("place-taken", place=place)
    if not 0 <= turn < turns_of(tile):
        raise IllegalAction("same-when-turned", tile=tile, turns=turns_of(tile))
    if doors_of(tile, turn) not in fitting(code, has_guard).get(place, ()):
        continues = doors_of(tile, turn) in fitting(code, False).get(place, ())
        raise IllegalAction("exit-shut-off" if continues else "no-path-goes-on", tile=tile)
    return join_code({**laid, place: (tile, turn)})
