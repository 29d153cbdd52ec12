"""Who is there: the newest connection of each seat, and what happens when it is gone.

Every connection of a seat stands in the log as ``process:number``. So any process
knows which connection is the newest, closes older ones, and tells whether the
process that held it still lives. A seat without a connection has some seconds to
come back before the table takes it as lost.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterator

from carom.core.errors import CaromError, IllegalAction
from carom.server import events
from carom.server.bus import Peers
from carom.server.rooms import Maker, Room, Rooms
from carom.server.table import Seat, Table

logger = logging.getLogger(__name__)

Absence = tuple[str, str, str]
"""Table, secret hash and visit of a seat without a connection."""


class Presence:
    """Keeps the seats' presence true to their connections.

    Args:
        rooms: The tables open here.
        peers: The other processes.
        grace_s: How long a seat may be without a connection.

    Attributes:
        process: Name of this process, new at every start.
    """

    def __init__(self, rooms: Rooms, peers: Peers, grace_s: float) -> None:
        self.process = secrets.token_hex(4)
        self._rooms = rooms
        self._peers = peers
        self._grace_s = grace_s
        self._visits: set[str] = set()
        self._number = 0
        self._absent_s: dict[Absence, float] = {}

    def new_visit(self) -> str:
        """Return the name of a new connection that is open from now on."""
        self._number += 1
        visit = f"{self.process}:{self._number}"
        self._visits.add(visit)
        return visit

    def end_visit(self, visit: str) -> None:
        """Take notice that a connection is gone."""
        self._visits.discard(visit)

    def is_connected(self, seat: Seat) -> bool:
        """Tell whether a seat has a connection, here or at a process that lives."""
        process, _, _ = seat.visit.partition(":")
        if process == self.process:
            return seat.visit in self._visits
        return self._peers.is_alive(process)

    async def sweep(self) -> None:
        """Take as lost whoever has been without a connection for too long."""
        now_s = time.monotonic()
        absent = {absence: room for room in self._rooms for absence in self._absences(room)}
        self._absent_s = {absence: self._absent_s.get(absence, now_s) for absence in absent}
        for absence, since_s in tuple(self._absent_s.items()):
            if now_s - since_s >= self._grace_s:
                await self._lose(absent[absence], absence)

    def _absences(self, room: Room) -> Iterator[Absence]:
        """Yield the seats of a room that should have a connection and have none."""
        for seat in room.table.seats:
            if seat.is_person_here and not self.is_connected(seat):
                yield room.table.id, seat.secret_hash, seat.visit

    async def _lose(self, room: Room, absence: Absence) -> None:
        """Store that a seat's line is lost, unless it has come back meanwhile."""
        _, secret_hash, visit = absence
        try:
            await room.submit(lost(secret_hash, visit))
        except CaromError as error:
            logger.info("a seat was not taken as lost", extra={"cause": error.code})


def seat_of(table: Table, secret_hash: str) -> int | None:
    """Return the seat that a secret opens, compared in constant time, or None."""
    found = None
    for at, seat in enumerate(table.seats):
        is_same = secrets.compare_digest(seat.secret_hash, secret_hash)
        if is_same and seat.secret_hash and seat.presence != "removed":
            found = at
    return found


def require_seat(table: Table, secret_hash: str) -> int:
    """Return the seat that a secret opens.

    Raises:
        IllegalAction: ``no-seat``.
    """
    seat = seat_of(table, secret_hash)
    if seat is None:
        raise IllegalAction("no-seat")
    return seat


def lost(secret_hash: str, visit: str) -> Maker:
    """Return what makes the event that a seat's line is lost."""

    def make(table: Table, _at_ms: int) -> events.Later:
        seat = require_seat(table, secret_hash)
        if table.seats[seat].visit != visit or not table.seats[seat].is_here:
            raise IllegalAction("seat-is-here")
        return events.Departed(seat, "lost")

    return make


def arrived(secret_hash: str, visit: str) -> Maker:
    """Return what makes the event that a seat has opened a connection."""

    def make(table: Table, _at_ms: int) -> events.Later:
        return events.Arrived(require_seat(table, secret_hash), visit)

    return make
