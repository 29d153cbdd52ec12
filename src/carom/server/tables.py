"""HTTP for tables: lay one, look in from the door, sit down, play on with the same people."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.games import get_game
from carom.records.record import write_record
from carom.server import events
from carom.server.commands import checked_options, sit
from carom.server.door import (
    COOKIE,
    hash_secret,
    new_secret,
    new_table_id,
    seat_cookie,
    secret_hash_of,
    table_url,
)
from carom.server.errors import Forbidden
from carom.server.history import record_of
from carom.server.limits import address_of
from carom.server.presence import require_seat, seat_of
from carom.server.protocol import NewSeat, NewTable, SeatTaken, TableMade, TableSummary
from carom.server.queueing import answered
from carom.server.rooms import Room
from carom.server.site import OpenSite, Site
from carom.server.table import Seat, Table
from carom.server.viewing import seat_view

Caller = Request[Any, Any, Any]


def caller_address(request: Caller) -> str:
    """Return whom a budget counts for a request."""
    return address_of(request.client.host if request.client else None)


@post("/api/tables", status_code=HTTP_201_CREATED, summary="Lay a table")
async def lay_table(data: JSONBody[NewTable], site: OpenSite, request: Caller) -> TableMade:
    """Lay a table and return the address to hand on."""
    site.tables.spend(caller_address(request))
    options = checked_options(data.game, data.preset, data.options)
    created = events.Created(
        new_table_id(),
        data.game,
        data.preset,
        options,
        secrets.token_hex(16),
        get_game(data.game).facts.rules_version,
        has_lag_credit=data.has_lag_credit,
        has_chat=data.has_chat,
    )
    room = await site.rooms.create(created)
    site.metrics.count("tables_total")
    table_id = room.table.id
    return TableMade(table_id, table_url(request, site.settings, table_id))


@get("/api/tables/{table_id:str}", summary="Look in from the door")
async def show_table(table_id: FromPath[str], site: OpenSite, request: Caller) -> TableSummary:
    """Return what everybody who has the address may see before going in."""
    table = (await site.rooms.open(table_id)).now()
    return TableSummary(
        id=table.id,
        game=table.game,
        preset=table.preset,
        phase=table.phase,
        seats=tuple(seat_view(seat) for seat in table.seats),
        host=table.host,
        max_seats=table.rules.facts.max_seats,
        next_table=table.next_table,
        url=table_url(request, site.settings, table.id),
    )


@post("/api/tables/{table_id:str}/seats", status_code=HTTP_201_CREATED, summary="Sit down")
async def take_seat(
    table_id: FromPath[str], data: JSONBody[NewSeat], site: OpenSite, request: Caller
) -> Response[SeatTaken]:
    """Take the next seat; with the cookie of a seat, that seat again."""
    site.seats.spend(caller_address(request))
    room = await site.rooms.open(table_id)
    old_hash = secret_hash_of(request)
    if seat_of(room.table, old_hash) is not None:
        return await _same_seat(room, old_hash)
    secret = new_secret()
    secret_hash = hash_secret(secret)
    await room.submit(lambda table, _at_ms: sit(table, data.name, secret_hash))
    seat = require_seat(room.table, secret_hash)
    cookie = seat_cookie(table_id, secret, site.settings)
    return Response(SeatTaken(seat), status_code=HTTP_201_CREATED, cookies=[cookie])


async def _same_seat(room: Room, secret_hash: str) -> Response[SeatTaken]:
    """Return the seat that somebody has already; who stood up is back on it."""
    seat = require_seat(room.table, secret_hash)
    if room.table.seats[seat].presence == "stood":
        await room.submit(_returned(secret_hash))
    return Response(SeatTaken(seat), status_code=HTTP_200_OK)


def _returned(secret_hash: str) -> Any:
    """Return what makes the event that somebody sits down on their seat again."""

    def make(table: Table, _at_ms: int) -> events.Later:
        seat = require_seat(table, secret_hash)
        if table.seats[seat].is_here:
            raise IllegalAction("seat-not-away")
        return events.Returned(seat)

    return make


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a game that has ended",
    media_type="application/x-ndjson",
)
async def show_record(table_id: FromPath[str], site: OpenSite, request: Caller) -> Response[str]:
    """Return all that is needed to replay the game and prove its result."""
    site.solves.spend(caller_address(request))
    table = (await site.rooms.open(table_id)).now()
    if table.phase != "over":
        raise IllegalAction("table-phase", phase=table.phase, phases=("over",))
    lines = await site.storage.lines(table_id)
    return await answered(request, site.solver.run(lambda _cancel: write_record(record_of(lines))))


@post("/api/tables/{table_id:str}/rematch", status_code=HTTP_201_CREATED, summary="Play on")
async def play_on(table_id: FromPath[str], site: OpenSite, request: Caller) -> Response[TableMade]:
    """Go on to the table where the same people play again; the first to ask lays it.

    The seats go along with their secrets: everybody who asks gets the cookie of the
    new table for the secret that they have.
    """
    room = await site.rooms.open(table_id)
    secret_hash = secret_hash_of(request)
    if seat_of(room.table, secret_hash) is None:
        raise Forbidden("no-seat")
    if not room.table.next_table:
        await _lay_rematch(site, room)
    next_id = room.table.next_table
    return Response(
        TableMade(next_id, table_url(request, site.settings, next_id)),
        status_code=HTTP_201_CREATED,
        cookies=[seat_cookie(next_id, request.cookies[COOKIE], site.settings)],
    )


async def _lay_rematch(site: Site, room: Room) -> None:
    """Lay the next table with everybody who is here, unless somebody was quicker."""
    _require_rematch(room.now())
    created = rematch_of(room.table, new_table_id(), secrets.token_hex(16))
    await site.rooms.create(created)

    def make(table: Table, _at_ms: int) -> events.Later:
        _require_rematch(table)
        return events.Rematched(created.table_id)

    try:
        await room.submit(make)
    except IllegalAction:
        if not room.table.next_table:
            raise


def _require_rematch(table: Table) -> None:
    """Refuse a rematch before the end, or a second one."""
    if table.phase != "over":
        raise IllegalAction("table-phase", phase=table.phase, phases=("over",))
    if table.next_table:
        raise IllegalAction("rematch-laid")


def rematch_of(table: Table, table_id: str, seed: str) -> events.Created:
    """Return the first event of the table at which the people of another play on."""
    kept = [at for at, seat in enumerate(table.seats) if seat.is_here]
    host = None if table.host is None or table.host not in kept else kept.index(table.host)
    return events.Created(
        table_id,
        table.game,
        table.preset,
        table.options,
        seed,
        table.rules.facts.rules_version,
        has_lag_credit=table.has_lag_credit,
        has_chat=table.has_chat,
        seats=tuple(_carried(table.seats[at]) for at in kept),
        host=host,
    )


def _carried(seat: Seat) -> Seat:
    """Return a seat as it comes to the next table."""
    return replace(seat, is_ready=bool(seat.bot), visit="")
