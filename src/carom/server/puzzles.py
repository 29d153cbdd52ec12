"""HTTP for positions: solve one, give hints, and look again at the rounds of a table.

The one part of the server that knows a game: positions are those of Ricochet Robots.
"""

from __future__ import annotations

from itertools import islice
from threading import Event
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import replace

from carom.core.errors import NotFound
from carom.games.ricochet.board import board_of
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.position import Move, Position
from carom.games.ricochet.state import PastRound
from carom.games.ricochet.state import State as Ricochet
from carom.records.position import write_position
from carom.records.reading import read_position
from carom.server.queueing import Work, answered
from carom.server.site import OpenSite, Site
from carom.server.tables import caller_address
from carom.solvers import ricochet as solvers
from carom.solvers.result import Limits, SearchStopped, Solution, SolverName, Standing
from carom.solvers.ricochet.hinting import (
    ExactLength,
    FirstMove,
    Hint,
    LastObstacle,
    LengthRange,
    NoRoute,
    RobotsUsed,
    WholeLine,
    hints_from,
)

MAX_LINES = 1000
REVIEW_LINES = 200
"""Optimal lines that a review lists a round."""

_MEGABYTE = 1_000_000

Caller = Request[Any, Any, Any]


class SolveWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: solve a position.

    Attributes:
        position: Any text form, or the JSON form as an object.
        lines: List so many optimal lines at most.
        has_count: Count all optimal lines.
    """

    position: Annotated[str, msgspec.Meta(max_length=40_000)] | dict[str, Any]
    lines: Annotated[int, msgspec.Meta(ge=0, le=MAX_LINES)] = 0
    has_count: bool = False


class SolveAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """HTTP: how short a way can be.

    Attributes:
        position: The position's token.
        standing: ``optimal``: ``length`` is proved least. ``unsolvable``: there is no way.
            ``stopped``: a limit came first; then ``line`` is the best known, if any.
        length: Price of ``line``.
        line: Moves in notation.
        lower_bound: No way is cheaper.
        lines: Optimal lines, as many as were asked for.
        is_cut: Whether there are, or may be, more lines than listed.
        count: How many optimal lines there are; None if not asked or a limit came first.
        nodes: Effort of the search.
        solver: Which solver answered.
    """

    position: str
    standing: Standing
    length: int | None
    line: tuple[str, ...]
    lower_bound: int
    lines: tuple[tuple[str, ...], ...]
    is_cut: bool
    count: int | None
    nodes: int
    solver: SolverName


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: hints for a position, from the faintest up to a degree."""

    position: Annotated[str, msgspec.Meta(max_length=40_000)] | dict[str, Any]
    degree: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1


HintKind = Literal[
    "no_route", "length_range", "length", "robots", "last_obstacle", "first_move", "line"
]


class HintView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hint; which other fields are there follows from ``kind``.

    Attributes:
        kind: ``no_route`` (nothing more), ``length_range`` (least, most or null for open),
            ``length``, ``robots`` (letters, and the active one), ``last_obstacle``
            (obstacle, side, robot), ``first_move`` (move), ``line``.
    """

    kind: HintKind
    least: int | None = None
    most: int | None = None
    length: int | None = None
    robots: str = ""
    active: str = ""
    obstacle: str = ""
    side: str = ""
    robot: str = ""
    move: str = ""
    line: tuple[str, ...] = ()


class HintAnswer(msgspec.Struct, frozen=True):
    """HTTP: the hints up to the degree asked for, of ``degrees`` that there are."""

    position: str
    degrees: int
    hints: tuple[HintView, ...]


class RoundReview(msgspec.Struct, frozen=True):
    """HTTP: the optimum of a closed round under the table's own rules."""

    number: int
    answer: SolveAnswer


@post("/api/solve", status_code=HTTP_200_OK, summary="Solve a position")
async def solve_position(
    data: JSONBody[SolveWish], site: OpenSite, request: Caller
) -> Response[SolveAnswer]:
    """Return the optimum and, if asked for, all optimal lines or their number."""
    site.solves.spend(caller_address(request))
    position = _read(data.position)
    limits = limits_of(site)

    def work(cancel: Event) -> SolveAnswer:
        return answer_for(position, limits, cancel, lines=data.lines, has_count=data.has_count)

    return await answered(request, site.solver.run(work))


@post("/api/hints", status_code=HTTP_200_OK, summary="Hints for a position")
async def give_hints(
    data: JSONBody[HintWish], site: OpenSite, request: Caller
) -> Response[HintAnswer]:
    """Return hints from the faintest up to a degree."""
    site.solves.spend(caller_address(request))
    position = _read(data.position)
    limits = limits_of(site)

    def work(cancel: Event) -> HintAnswer:
        hints = hints_from(position, solvers.solve(position, limits, cancel))
        told = tuple(hint_view(hint) for hint in hints[: data.degree])
        return HintAnswer(write_position(position), len(hints), told)

    return await answered(request, site.solver.run(work))


@get("/api/tables/{table_id:str}/review", summary="Look again at the closed rounds")
async def review_table(
    table_id: FromPath[str], site: OpenSite, request: Caller
) -> Response[list[RoundReview]]:
    """Return the optimum and the optimal lines of each round that is closed for good.

    A round whose position may come up again in the same game is left out until then.
    """
    site.solves.spend(caller_address(request))
    table = (await site.rooms.open(table_id)).now()
    if not isinstance(table.state, Ricochet):
        raise NotFound("no-review", name=table.game)
    return await answered(request, _reviews(site, table.state))


async def _reviews(site: Site, state: Ricochet) -> list[RoundReview]:
    """Return the reviews of the settled rounds; each position is solved once."""
    return [
        RoundReview(past.number, await _review(site, position_of(state, past)))
        for past in state.history
        if is_settled(state, past)
    ]


async def _review(site: Site, position: Position) -> SolveAnswer:
    """Return the optimum of a position, kept from the last time if it was asked for."""
    answer: SolveAnswer | None = site.reviews.get(position)
    if answer is None:
        answer = await site.solver.run(_review_work(position, limits_of(site)))
        site.reviews.keep(position, answer)
    return answer


def _review_work(position: Position, limits: Limits) -> Work[SolveAnswer]:
    """Return the search for a review."""
    return lambda cancel: answer_for(position, limits, cancel, lines=REVIEW_LINES, has_count=True)


def is_settled(state: Ricochet, past: PastRound) -> bool:
    """Tell whether a closed round tells nothing about one that is still to come.

    A chip that nobody won goes back, and while the robots stand as they did it may come
    up again with the same solution.
    """
    return state.phase == "over" or past.outcome == "won" or past.tokens != state.tokens


def position_of(state: Ricochet, past: PastRound) -> Position:
    """Return the puzzle of a closed round."""
    board = board_of(state.board)
    options = state.options
    return Position(
        board, options.robots, past.tokens, board.targets[past.chip], options.move_rules
    )


def limits_of(site: Site) -> Limits:
    """Return how much one search may use here."""
    settings = site.settings
    return Limits(seconds=settings.solver_s, bytes=settings.solver_mb * _MEGABYTE)


def _read(position: str | dict[str, Any]) -> Position:
    """Return a position of any form; raises NotationError and PositionError."""
    if isinstance(position, str):
        return read_position(position)
    return read_position(msgspec.json.encode(position))


def answer_for(
    position: Position, limits: Limits, cancel: Event, *, lines: int, has_count: bool
) -> SolveAnswer:
    """Solve a position; list and count its optimal lines as far as the limits go."""
    found = solvers.solve(position, limits, cancel)
    answer = _answer(position, found)
    if found.standing != "optimal":
        return answer
    if lines:
        listed, is_cut = _listed(position, limits, cancel, lines)
        answer = replace(answer, lines=listed, is_cut=is_cut)
    if has_count:
        answer = replace(answer, count=_count(position, limits, cancel))
    return answer


def _answer(position: Position, found: Solution) -> SolveAnswer:
    """Return a solution as it is sent."""
    return SolveAnswer(
        position=write_position(position),
        standing=found.standing,
        length=found.length,
        line=_moves(found.line),
        lower_bound=found.lower_bound,
        lines=(),
        is_cut=False,
        count=None,
        nodes=found.nodes,
        solver=found.solver,
    )


def _listed(
    position: Position, limits: Limits, cancel: Event, most: int
) -> tuple[tuple[tuple[str, ...], ...], bool]:
    """Return optimal lines and whether there are more."""
    found: list[tuple[str, ...]] = []
    try:
        ways = solvers.solutions(position, limits, most + 1, cancel)
        found.extend(_moves(way) for way in islice(ways, most + 1))
    except SearchStopped:
        return tuple(found[:most]), True
    return tuple(found[:most]), len(found) > most


def _count(position: Position, limits: Limits, cancel: Event) -> int | None:
    """Return how many optimal lines there are, or None when a limit came first."""
    try:
        return solvers.count(position, limits, cancel)
    except SearchStopped:
        return None


def _moves(line: tuple[Move, ...]) -> tuple[str, ...]:
    """Return a line in notation."""
    return tuple(write_move(move) for move in line)


def hint_view(hint: Hint) -> HintView:
    """Return a hint as it is sent."""
    match hint:
        case NoRoute():
            return HintView("no_route")
        case LengthRange(least, most):
            return HintView("length_range", least=least, most=most)
        case ExactLength(length):
            return HintView("length", length=length)
        case RobotsUsed(robots, active):
            return HintView("robots", robots=robots, active=active)
        case LastObstacle(kind, side, robot):
            return HintView("last_obstacle", obstacle=kind, side=side.name, robot=robot or "")
        case FirstMove(move):
            return HintView("first_move", move=write_move(move))
        case WholeLine(line):
            return HintView("line", line=_moves(line))
