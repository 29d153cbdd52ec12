"""Draws a random action of 1, 2, 3… robot!, without listing what else is legal.

Mostly moves, as in play; of the other points a third each for an eye, a camera and an
activation, where there is one to be had.
"""

from __future__ import annotations

from random import Random

from carom.games.escape.actions import (
    WAYS,
    Action,
    Activate,
    EndTurn,
    Lay,
    Move,
    PlaceCamera,
    TakeEye,
    TurnCamera,
)
from carom.games.escape.board import DEPOSIT_CELLS, FREE_PLACES, SIZE
from carom.games.escape.drafting import fitting
from carom.games.escape.pieces import CAMERAS, TEAM
from carom.games.escape.sight import HEADINGS
from carom.games.escape.spending import ACTIVATION, CAMERA, EYE
from carom.games.escape.state import State
from carom.games.escape.tiles import doors_of, tile_ids, turns_of

_MOVES = [Move(number, way) for number in range(TEAM) for way in WAYS]


def drawn(chance: Random, state: State) -> tuple[int, Action, int]:
    """Return a seat, what it does and when."""
    action = _lay(chance, state) if state.phase == "build" else _of_turn(chance, state)
    return state.seat, action, state.now


def _lay(chance: Random, state: State) -> Lay:
    """Return a tile laid somewhere, tried until it fits."""
    fits = fitting(state.plan, True)
    while True:
        place, tile = chance.choice(FREE_PLACES), chance.choice(tile_ids())
        turn = chance.randrange(turns_of(tile))
        if tile not in state.plan and doors_of(tile, turn) in fits.get(place, ()):
            return Lay(place, tile, turn)


def _of_turn(chance: Random, state: State) -> Action:
    """Return what a point is spent on."""
    if chance.random() < 0.85:
        plan, pieces, seat = state.factory.plan, state.pieces, state.seat
        for _ in range(12):
            at = int(chance.random() * len(_MOVES))
            robot = TEAM * seat + at // len(WAYS)
            cell = pieces.robots[robot]
            if cell < 0 or pieces.eyes >> robot & 1:
                continue
            onward = plan.steps[at % len(WAYS)][cell]
            if onward >= 0 and (DEPOSIT_CELLS >> onward & 1 or onward not in pieces.robots):
                return _MOVES[at]
    return _other(chance, state)


def _other(chance: Random, state: State) -> Action:
    """Return something that is no move; the end of the turn where nothing else is left."""
    turn, pieces = state.turn, state.pieces
    assert turn is not None  # the plan is laid
    used = turn.used
    kind = chance.randrange(3)
    own = pieces.eyes >> TEAM * state.seat & (1 << TEAM) - 1
    if kind == 0 and own and not used & EYE:
        return TakeEye(own.bit_length() - 1)
    if kind == 1 and pieces.cameras and not used & ACTIVATION:
        return Activate(chance.choice(pieces.cameras).cell)
    if not used & CAMERA:
        return _camera(chance, state)
    if pieces.cameras and not used & ACTIVATION:
        return Activate(chance.choice(pieces.cameras).cell)
    return EndTurn()


def _camera(chance: Random, state: State) -> Action:
    """Return a camera placed, or one turned once all hang."""
    pieces, mounts = state.pieces, state.factory.plan.mounts
    if len(pieces.cameras) < CAMERAS:
        while True:
            cell = chance.randrange(SIZE)
            if mounts >> cell & 1 and not pieces.camera_on(cell):
                return PlaceCamera(cell, chance.choice(HEADINGS))
    camera = chance.choice(pieces.cameras)
    at = HEADINGS.index(camera.heading) + chance.randrange(1, len(HEADINGS))
    return TurnCamera(camera.cell, HEADINGS[at % len(HEADINGS)])
