"""HTTP for looking back: a game that is over, moment by moment, with all that was hidden in it.

While it runs nobody is told anything here, whatever the game: looking back would be
looking at what is still covered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from threading import Event
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from carom.core.errors import IllegalAction
from carom.server.history import Moment, moments_of
from carom.server.kits.kit import Telling
from carom.server.kits.registry import telling_of
from carom.server.queueing import answered
from carom.server.site import OpenSite
from carom.server.tables import caller_address

PAGE_BYTES = 200_000
"""An answer ends with the moment that goes beyond this."""

MAX_MOMENTS = 1_000_000

T = TypeVar("T")
Caller = Request[Any, Any, Any]
First = Annotated[int, QueryParameter(ge=0, le=MAX_MOMENTS)]


class GameStep(msgspec.Struct, frozen=True):
    """A moment of a game that is over.

    Attributes:
        at: The game's time in ms.
        seat: Who did something, null where a clock ran out and at the beginning.
        action: What was done.
        changed: Fields of what is shown that are other than before; the first step of an
            answer has them all.
    """

    at: int
    seat: int | None
    action: dict[str, Any] | None
    changed: dict[str, Any]


class GameSteps(msgspec.Struct, frozen=True):
    """HTTP: a game that is over, moment by moment, or as much of it as one answer holds.

    Attributes:
        steps: Moments in their order; those in which nothing shown changes are left out.
        next: Where to go on: ``first`` of the next request; null at the end of the game.
    """

    steps: tuple[GameStep, ...]
    next: int | None


@get("/api/tables/{table_id:str}/steps", summary="A game that has ended, moment by moment")
async def tell_table(
    table_id: FromPath[str], site: OpenSite, request: Caller, first: First = 0
) -> Response[GameSteps]:
    """Return what happened in a game and how things stood after each of it."""
    site.solves.spend(caller_address(request))
    table = (await site.rooms.open(table_id)).now()
    if table.phase != "over":
        raise IllegalAction("table-phase", phase=table.phase, phases=("over",))
    lines = await site.storage.lines(table_id)
    telling = telling_of(table.game)

    def work(cancel: Event) -> GameSteps:
        moments = moments_of(wanted(lines, cancel), table.played_ms)
        return steps_from(wanted(moments, cancel), telling, first)

    return await answered(request, site.solver.run(work))


def wanted(items: Iterable[T], cancel: Event) -> Iterator[T]:
    """Yield items as long as somebody waits for what is made of them."""
    for item in items:
        if cancel.is_set():
            return
        yield item


def steps_from(
    moments: Iterable[Moment], telling: Telling[Any], first: int, most_bytes: int = PAGE_BYTES
) -> GameSteps:
    """Return the steps of a game from its moment of that number on, as many as fit."""
    before: msgspec.Struct | None = None
    steps: list[GameStep] = []
    size = 0
    for number, moment in enumerate(moments):
        if size > most_bytes:
            return GameSteps(tuple(steps), number)
        if number < first - 1:
            continue
        shown = telling.show(moment.state)
        if number >= first and shown != before:
            steps.append(_step(moment, shown, before if steps else None))
            size += len(msgspec.json.encode(steps[-1]))
        before = shown
    return GameSteps(tuple(steps), None)


def _step(moment: Moment, shown: msgspec.Struct, before: msgspec.Struct | None) -> GameStep:
    """Return a moment with what it shows other than the one before it."""
    changed = {
        name: msgspec.to_builtins(value)
        for name in shown.__struct_fields__
        if (value := getattr(shown, name)) != getattr(before, name, msgspec.UNSET)
    }
    return GameStep(moment.at, moment.seat, moment.action, changed)
