"""What is being chosen before it is done: a tile on its place, a camera with its heading."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from carom.cli.play.nearest import nearest
from carom.games.escape.actions import Lay
from carom.games.escape.board import COLUMNS, PLACE_COLUMNS, cells_in
from carom.games.escape.pieces import CAMERAS, Camera, Pieces
from carom.games.escape.sight import Heading
from carom.games.escape.view import View
from carom.games.escape.viewed import factory_in, pieces_in


class Aim(NamedTuple):
    """A camera that one thinks about, on a wall square where one hangs or may hang."""

    cell: int
    heading: Heading


def lays_in(view: View) -> tuple[Lay, ...]:
    """Return all ways to lay the next tile: by place, tile and turn (C-05 .. C-09)."""
    laid = {one.tile for one in view.laid}
    tiles = [one for one in view.tiles if one.tile not in laid and view.drawn in ("", one.tile)]
    return tuple(
        Lay(spot.place, tile.tile, turn)
        for spot in view.lays
        for tile in tiles
        for turn, doors in enumerate(tile.doors)
        if doors in spot.doors
    )


def to_place(lays: tuple[Lay, ...], lay: Lay, key: str) -> Lay:
    """Return the same tile, if it fits there, on the next place in the direction of an arrow."""
    place = nearest({one.place for one in lays}, lay.place, key, PLACE_COLUMNS)
    there = [one for one in lays if one.place == place]
    return min(there, key=lambda one: (one.tile != lay.tile, one.turn != lay.turn))


def other_tile(lays: tuple[Lay, ...], lay: Lay, step: int) -> Lay:
    """Return the next or the last tile that fits on the place."""
    there = [one for one in lays if one.place == lay.place]
    tiles = list(dict.fromkeys(one.tile for one in there))
    tile = tiles[(tiles.index(lay.tile) + step) % len(tiles)]
    return next(one for one in there if one.tile == tile)


def turned_tile(lays: tuple[Lay, ...], lay: Lay) -> Lay:
    """Return the tile in its next turn that fits on the place."""
    turns = [one for one in lays if (one.place, one.tile) == (lay.place, lay.tile)]
    return turns[(turns.index(lay) + 1) % len(turns)]


def first_aim(view: View) -> Aim:
    """Return the camera that would see most robots, else a wall square in the middle."""
    if view.cameras:
        best = max(view.cameras, key=lambda camera: len(camera.sees))
        return Aim(best.cell, best.heading)
    mounts = view.plan.mounts
    return Aim(mounts[len(mounts) // 2], view.headings[0])


def aim_to(view: View, aim: Aim, key: str) -> Aim:
    """Return the aim on the next wall square in the direction of an arrow."""
    hung = tuple(camera.cell for camera in view.cameras)
    cells = view.plan.mounts if view.cameras_left and "camera" not in view.used else hung
    return aim_at(view, nearest(cells, aim.cell, key, COLUMNS), aim)


def next_camera(view: View, aim: Aim, step: int) -> Aim:
    """Return the aim on the next or the last camera that hangs, if any does."""
    cells = [camera.cell for camera in view.cameras]
    if not cells:
        return aim
    at = cells.index(aim.cell) + step if aim.cell in cells else 0
    return aim_at(view, cells[at % len(cells)], aim)


def aim_at(view: View, cell: int, before: Aim) -> Aim:
    """Return the aim on a cell: a camera as it hangs there, else with the heading as before."""
    hung = camera_in(view, cell)
    return Aim(cell, hung if hung is not None else before.heading)


def camera_in(view: View, cell: int) -> Heading | None:
    """Return the heading of the camera on a cell, or None where none hangs."""
    return next((camera.heading for camera in view.cameras if camera.cell == cell), None)


def turned_aim(view: View, aim: Aim) -> Aim:
    """Return the aim one heading further clockwise."""
    at = view.headings.index(aim.heading) + 1
    return Aim(aim.cell, view.headings[at % len(view.headings)])


def pieces_with(view: View, aim: Aim) -> Pieces:
    """Return the pieces with the camera that one thinks about, if there is one for it."""
    pieces = pieces_in(view)
    others = tuple(camera for camera in pieces.cameras if camera.cell != aim.cell)
    if len(others) == CAMERAS:
        return pieces
    cameras = sorted((*others, Camera(*aim)), key=lambda camera: camera.cell)
    return replace(pieces, cameras=tuple(cameras))


def would_freeze(view: View, aim: Aim) -> tuple[int, ...]:
    """Return the robots that the camera would give an eye (C-47, C-49)."""
    pieces = pieces_in(view)
    return tuple(cells_in(factory_in(view).seen_by(Camera(*aim), pieces) & ~pieces.eyes))
