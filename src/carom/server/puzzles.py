"""HTTP for puzzles: solve a position, give hints, and look again at the rounds of a table."""

from __future__ import annotations

from threading import Event
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from carom.core.errors import NotFound
from carom.server.kits.kit import (
    GameId,
    PositionText,
    PuzzleKit,
    RoundReview,
    SolveAnswer,
    SolveWish,
    WalksAnswer,
    WalksWish,
)
from carom.server.kits.registry import kit_of, puzzle_kit
from carom.server.positions import read_text
from carom.server.queueing import answered
from carom.server.site import OpenSite, Site
from carom.server.tables import caller_address
from carom.solvers.result import Limits

REVIEW_LINES = 200
"""Optimal lines that a review lists a round."""

_MEGABYTE = 1_000_000

Caller = Request[Any, Any, Any]


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: hints for a position, from the faintest up to a degree.

    Attributes:
        position: Any text form, or the JSON form as an object.
        game: Whose position it is; if empty, its first letters tell.
        degree: How many hints.
    """

    position: PositionText
    game: GameId = ""
    degree: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1


class HintAnswer(msgspec.Struct, frozen=True):
    """HTTP: the hints up to the degree asked for, of ``degrees`` that there are.

    Attributes:
        position: The position's token.
        degrees: How many hints there are.
        hints: As the game gives them; ``kind`` tells them apart.
    """

    position: str
    degrees: int
    hints: tuple[dict[str, Any], ...]


@post("/api/solve", status_code=HTTP_200_OK, summary="Solve a position")
async def solve_position(
    data: JSONBody[SolveWish], site: OpenSite, request: Caller
) -> Response[SolveAnswer]:
    """Return the optimum and, if asked for, all optimal lines or their number."""
    site.solves.spend(caller_address(request))
    _, kit = puzzle_kit(data.game, data.position)
    position = read_text(kit, data.position)
    limits = limits_of(site)

    def work(cancel: Event) -> SolveAnswer:
        return kit.solve(position, data.lines, data.has_count, limits, cancel)

    return await answered(request, site.solver.run(work))


@post("/api/hints", status_code=HTTP_200_OK, summary="Hints for a position")
async def give_hints(
    data: JSONBody[HintWish], site: OpenSite, request: Caller
) -> Response[HintAnswer]:
    """Return hints from the faintest up to a degree."""
    site.solves.spend(caller_address(request))
    _, kit = puzzle_kit(data.game, data.position)
    position = read_text(kit, data.position)
    limits = limits_of(site)

    def work(cancel: Event) -> HintAnswer:
        hints = kit.hints(position, limits, cancel)
        told = tuple(msgspec.to_builtins(hint) for hint in hints[: data.degree])
        return HintAnswer(kit.write(position), len(hints), told)

    return await answered(request, site.solver.run(work))


@post("/api/walks", status_code=HTTP_200_OK, summary="Ways of exactly so many moves")
async def find_walks(
    data: JSONBody[WalksWish], site: OpenSite, request: Caller
) -> Response[WalksAnswer]:
    """Return whether a call of exactly so many moves can be shown, and how."""
    site.solves.spend(caller_address(request))
    game, kit = puzzle_kit(data.game, data.position)
    walks = kit.walks
    if walks is None:
        raise NotFound("no-walks", name=game)
    position = read_text(kit, data.position)
    work = site.solver.run(lambda _cancel: walks(position, data.moves, data.lines))
    return await answered(request, work)


@get("/api/tables/{table_id:str}/review", summary="Look again at the closed rounds")
async def review_table(
    table_id: FromPath[str], site: OpenSite, request: Caller
) -> Response[list[RoundReview]]:
    """Return the optimum and the optimal lines of each round that is closed for good.

    A round whose position may come up again in the same game is left out until then.
    """
    site.solves.spend(caller_address(request))
    table = (await site.rooms.open(table_id)).now()
    kit = kit_of(table.game)
    if kit.closed is None or kit.puzzle is None:
        raise NotFound("no-review", name=table.game)
    closed = () if table.state is None else tuple(kit.closed(table.state))
    return await answered(request, _reviews(site, kit.puzzle, closed))


async def _reviews(
    site: Site, kit: PuzzleKit[Any], closed: tuple[tuple[int, Any], ...]
) -> list[RoundReview]:
    """Return the reviews of closed rounds; each position is solved once."""
    return [RoundReview(number, await _review(site, kit, position)) for number, position in closed]


async def _review(site: Site, kit: PuzzleKit[Any], position: Any) -> SolveAnswer:
    """Return the optimum of a position, kept from the last time if it was asked for."""
    answer: SolveAnswer | None = site.reviews.get(position)
    if answer is None:
        limits = limits_of(site)
        answer = await site.solver.run(
            lambda cancel: kit.solve(position, REVIEW_LINES, True, limits, cancel)
        )
        site.reviews.keep(position, answer)
    return answer


def limits_of(site: Site) -> Limits:
    """Return how much one search may use here."""
    settings = site.settings
    return Limits(seconds=settings.solver_s, bytes=settings.solver_mb * _MEGABYTE)
