"""What a seat or a spectator may know, field by field, with all a client needs to draw.

Never shown: the seed, and under ``turns=private`` a turn of somebody else before it ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

import msgspec
from msgspec.structs import replace

from carom.core.clocks import remaining_ms
from carom.core.latest import keep_latest
from carom.games.escape.actions import (
    WAYS,
)
from carom.games.escape.board import COLUMNS, ROWS, cells_in
from carom.games.escape.choices import moves
from carom.games.escape.drafting import fitting
from carom.games.escape.factory import Factory, headings_in_use
from carom.games.escape.options import Options
from carom.games.escape.pieces import CAMERAS, ESCAPED, TEAM, Pieces, Sighting
from carom.games.escape.plan import EMPTY, UNREACHABLE, Plan, plan_of, plan_rows
from carom.games.escape.rules import hides_turn
from carom.games.escape.sight import Heading
from carom.games.escape.spending import (
    ACTIVATION,
    CAMERA,
    EYE,
    spend,
)
from carom.games.escape.state import Laid, PastTurn, Phase, Reason, State, Turn
from carom.games.escape.tiles import doors_of, drawing, tile_ids, turns_of
from carom.games.escape.turns import way_left
from carom.games.escape.watching import TurnView, watched


class PlanView(msgspec.Struct, frozen=True):
    """The factory as far as it is laid.

    Attributes:
        code: Its code, three characters a place.
        rows: A text a row: ``.`` corridor, ``#`` wall, a blank where no tile lies.
        mounts: Cells where a camera may hang, none before the plan is complete (C-40).
    """

    code: str
    rows: tuple[str, ...]
    mounts: tuple[int, ...]


class TileView(msgspec.Struct, frozen=True):
    """A tile: its drawing unturned, and its doors in each turn that looks different.

    Doors are a mask: N 1, E 2, S 4, W 8.
    """

    tile: str
    rows: tuple[str, ...]
    doors: tuple[int, ...]


class LayView(msgspec.Struct, frozen=True):
    """A place where the viewer may lay a tile, turned so that its doors are one of these masks."""

    place: int
    doors: tuple[int, ...]


class RobotView(msgspec.Struct, frozen=True):
    """A robot.

    Attributes:
        cell: Where it stands, -1 once it has escaped.
        has_eye: Whether it is frozen.
        sighting: Which camera with which heading saw it, and who activated that one.
        way: Steps to the exit tile on the empty plan, 0 once it is out; None where no way
            leads there, as on a plan that is not complete.
    """

    cell: int
    has_eye: bool
    sighting: Sighting | None
    way: int | None


class CameraView(msgspec.Struct, frozen=True):
    """A camera.

    Attributes:
        cell: Where it hangs.
        heading: Where it looks.
        reach: The cells in which it would see robots if it looked all round.
        arcs: For each of them, under which headings it does, ``1 << number`` for each,
            clockwise from N (eight even where four are in use).
        sees: Robots, by their place in ``robots``, that it would give an eye now.
    """

    cell: int
    heading: Heading
    reach: tuple[int, ...]
    arcs: tuple[int, ...]
    sees: tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True):
    """A seat in public.

    Attributes:
        is_present: Whether somebody is there.
        escaped: How many of its robots are out.
        way: The steps of the others to the exit tile together, if they have a way.
        shut_in: How many of them have none; all, on a plan that is not complete.
    """

    is_present: bool
    escaped: int
    way: int
    shut_in: int


class View(msgspec.Struct, frozen=True):
    """A game as one viewer knows it.

    Attributes:
        seat: The viewer's seat, None for a spectator.
        phase: What is going on.
        now_ms: The state's own time.
        remaining_ms: Time left on the running turn, or None.
        options: The rule choices.
        rows: Height of the factory in squares.
        columns: Its width.
        plan: The factory as far as it is laid.
        laid: The tiles in the order in which they were laid, with their seats.
        tiles: All twenty tiles while the plan is laid; ``laid`` tells which lie.
        drawn: The tile that must be laid now, or empty.
        lays: Where the viewer may lay, and with which doors.
        order: The seats in their order of play.
        turn_seat: Whose turn it is, None at the end.
        round: From 1; 0 while the plan is laid.
        idle: Whole rounds in a row in which no robot moved.
        seats: By number.
        robots: Three a seat, in the order of the seats; an action calls them by their
            number among the three, from 0.
        cameras: By cell.
        cameras_left: How many may still be placed.
        headings: Headings in use, clockwise.
        points: Points left in the running turn as far as the viewer may know.
        used: Tags of what may not be done again in it: take_eye, camera, activate.
        turn: The running turn to be watched, as far as the viewer may know.
        past: The last turns, as many as there are seats, oldest first.
        reason: Why the game ended, or empty.
        may: Tags of the actions the viewer may send now.
        moves: By robot of the viewer, where a move N, E, S, W would bring it, -1 for out of
            the exit; None where it may not go. Empty when it is not the viewer's turn or
            no point is left.
    """

    seat: int | None
    phase: Phase
    now_ms: int
    remaining_ms: int | None
    options: Options
    rows: int
    columns: int
    plan: PlanView
    laid: tuple[Laid, ...]
    tiles: tuple[TileView, ...]
    drawn: str
    lays: tuple[LayView, ...]
    order: tuple[int, ...]
    turn_seat: int | None
    round: int
    idle: int
    seats: tuple[SeatView, ...]
    robots: tuple[RobotView, ...]
    cameras: tuple[CameraView, ...]
    cameras_left: int
    headings: tuple[Heading, ...]
    points: int
    used: tuple[str, ...]
    turn: TurnView | None
    past: tuple[TurnView, ...]
    reason: Reason
    may: tuple[str, ...]
    moves: tuple[tuple[int | None, ...], ...]


def view(state: State, seat: int | None) -> View:
    """Return what a seat may know, or a spectator when ``seat`` is None."""
    shown = _shown(state, hides_turn(state, seat))
    if seat is None:
        return shown
    is_mine = state.phase != "over" and state.is_present(seat) and seat == state.seat
    return replace(
        shown,
        seat=seat,
        lays=_lays(state) if is_mine and state.phase == "build" else (),
        may=_may(state, seat),
        moves=_moves(state) if is_mine and state.turn and state.turn.points else (),
    )


@keep_latest
def _shown(state: State, is_hidden: bool) -> View:
    """Return what everybody may know; a hidden turn looks as if nothing was done in it yet."""
    turn, pieces = state.turn, state.pieces
    if turn is not None and is_hidden:
        pieces, turn = turn.start, Turn(turn.start)
    current = PastTurn(state.seat, state.round, turn.start, turn.steps) if turn else None
    factory = state.factory if EMPTY not in state.plan else None
    plan = factory.plan if factory else None
    return View(
        seat=None,
        phase=state.phase,
        now_ms=state.now,
        remaining_ms=remaining_ms(state),
        options=state.options,
        rows=ROWS,
        columns=COLUMNS,
        plan=_plan_view(state.plan),
        laid=state.laid,
        tiles=_tiles() if plan is None else (),
        drawn=state.drawn,
        lays=(),
        order=state.order,
        turn_seat=None if state.phase == "over" else state.seat,
        round=state.round,
        idle=state.idle,
        seats=_seats(state, plan, pieces),
        robots=_robots(plan, pieces),
        cameras=_cameras(factory, pieces) if factory else (),
        cameras_left=CAMERAS - len(pieces.cameras),
        headings=headings_in_use(state.options.camera_rules),
        points=turn.points if turn else 0,
        used=_used(turn.used) if turn else (),
        turn=watched(factory, current) if factory and current else None,
        past=tuple(watched(factory, past) for past in state.past) if factory else (),
        reason=state.reason,
        may=(),
        moves=(),
    )


@lru_cache(maxsize=64)
def _plan_view(code: str) -> PlanView:
    """Return the factory; the same for all views of a complete plan."""
    mounts = () if EMPTY in code else tuple(cells_in(plan_of(code).mounts))
    return PlanView(code, plan_rows(code), mounts)


@cache
def _tiles() -> tuple[TileView, ...]:
    """Return the twenty tiles."""
    return tuple(
        TileView(
            tile,
            drawing(tile, 0),
            tuple(doors_of(tile, turn) for turn in range(turns_of(tile))),
        )
        for tile in tile_ids()
    )


def _lays(state: State) -> tuple[LayView, ...]:
    """Return where the next tile may be laid."""
    fits = fitting(state.plan, state.options.guard == "on")
    return tuple(LayView(place, tuple(sorted(doors))) for place, doors in fits.items())


def _seats(state: State, plan: Plan | None, pieces: Pieces) -> tuple[SeatView, ...]:
    """Return the seats in public."""
    return tuple(
        SeatView(
            is_there, pieces.escaped(seat), *(way_left(plan, pieces, seat) if plan else (0, TEAM))
        )
        for seat, is_there in enumerate(state.present)
    )


def _robots(plan: Plan | None, pieces: Pieces) -> tuple[RobotView, ...]:
    """Return the robots with what froze them."""
    sightings = {sighting.robot: sighting for sighting in pieces.sightings}
    return tuple(
        RobotView(
            cell,
            pieces.has_eye(robot),
            sightings.get(robot),
            _way(plan, cell),
        )
        for robot, cell in enumerate(pieces.robots)
    )


def _way(plan: Plan | None, cell: int) -> int | None:
    """Return the steps from a cell to the exit tile, None where no way leads there."""
    if cell == ESCAPED:
        return 0
    way = plan.ways[cell] if plan else UNREACHABLE
    return None if way == UNREACHABLE else way


def _cameras(factory: Factory, pieces: Pieces) -> tuple[CameraView, ...]:
    """Return the cameras with all they could see and whom each would freeze now."""
    return tuple(
        CameraView(
            camera.cell,
            camera.heading,
            *reach_of(factory, camera.cell),
            tuple(cells_in(factory.seen_by(camera, pieces) & ~pieces.eyes)),
        )
        for camera in pieces.cameras
    )


@lru_cache(maxsize=4096)
def reach_of(factory: Factory, cell: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cells that a camera on a cell can see at all, and under which headings each.

    The same as :class:`CameraView` has it; for a camera that does not hang yet, too.
    """
    fields = factory.fields(cell)
    every = 0
    for field in fields:
        every |= field
    cells = tuple(cells_in(every))
    arcs = tuple(sum((field >> one & 1) << at for at, field in enumerate(fields)) for one in cells)
    return cells, arcs


def _used(used: int) -> tuple[str, ...]:
    """Return what was done in a turn that may not be done again."""
    names = ((EYE, "take_eye"), (CAMERA, "camera"), (ACTIVATION, "activate"))
    return tuple(name for bit, name in names if used & bit)


def _may(state: State, seat: int) -> tuple[str, ...]:
    """Return the tags of the actions a seat may send now, in their written order."""
    if state.phase == "over" or not 0 <= seat < state.seats:
        return ()
    if not state.present[seat]:
        return ("join",)
    if seat != state.seat:
        return ("leave",)
    turn = state.turn
    return (*(_may_in_turn(state, turn) if turn else ["lay"]), "leave")


def _may_in_turn(state: State, turn: Turn) -> Iterator[str]:
    """Yield the tags of what may be done in the running turn."""
    pieces, seat = state.pieces, state.seat
    if turn.points:
        if moves(state.factory.plan, pieces, seat):
            yield "move"
        if not turn.used & EYE and pieces.eyes >> TEAM * seat & (1 << TEAM) - 1:
            yield "take_eye"
        if not turn.used & ACTIVATION and pieces.cameras:
            yield "activate"
        if not turn.used & CAMERA:
            yield from (["turn_camera"] if pieces.cameras else [])
            yield from (["place_camera"] if len(pieces.cameras) < CAMERAS else [])
    if turn.steps:
        yield "end_turn"
        yield "undo"


def _moves(state: State) -> tuple[tuple[int | None, ...], ...]:
    """Return where each robot of the seat whose turn it is can go."""
    factory, pieces, seat = state.factory, state.pieces, state.seat
    found: list[list[int | None]] = [[None] * len(WAYS) for _ in range(TEAM)]
    for action in moves(factory.plan, pieces, seat):
        after, _ = spend(factory, pieces, seat, 0, action)
        found[action.robot][WAYS.index(action.way)] = after.robots[TEAM * seat + action.robot]
    return tuple(map(tuple, found))
