"""What a position is worth to a seat: how many points everybody still needs to get out."""

from __future__ import annotations

from carom.games.escape.factory import Factory
from carom.games.escape.pieces import TEAM, Pieces

EYE_COST = 1.4
"""An eye costs its point and, as only one a turn comes off, a little waiting."""

EXPOSED = 0.55
"""What it costs to stand where a camera that hangs already could freeze one with a point."""

WON = 1000.0

_TEAM = (1 << TEAM) - 1


def need(factory: Factory, pieces: Pieces, seat: int) -> float:
    """Return the points a seat needs to get out: its ways, and what its eyes cost."""
    ways = factory.plan.ways
    steps = sum(ways[cell] for cell in pieces.team(seat) if cell >= 0)
    return steps + EYE_COST * (pieces.eyes >> TEAM * seat & _TEAM).bit_count()


def lead(factory: Factory, pieces: Pieces, seat: int) -> float:
    """Return by how many points a seat is ahead; more is better."""
    return _ahead([need(factory, pieces, one) for one in range(pieces.seats)], seat)


def worth(factory: Factory, pieces: Pieces, seat: int) -> float:
    """Return the same with an eye on the cameras: who stands in the view of one may pay soon."""
    exposed = _exposed(factory, pieces)
    needs = [need(factory, pieces, one) + EXPOSED * exposed[one] for one in range(pieces.seats)]
    return _ahead(needs, seat)


def _ahead(needs: list[float], seat: int) -> float:
    """Return by how much a seat needs less than the others.

    Against several half of the weight is on who is ahead of them, half on all.
    """
    own = needs[seat]
    if own == 0:
        return WON
    others = [one for other, one in enumerate(needs) if other != seat]
    if not others:
        return -own
    return (min(others) + sum(others) / len(others)) / 2 - own


def _exposed(factory: Factory, pieces: Pieces) -> list[int]:
    """Return by seat the most of its robots that one camera could freeze now."""
    most = [0] * pieces.seats
    for camera in pieces.cameras:
        seen = factory.seen_by(camera, pieces) & ~pieces.eyes
        seat = 0
        while seen:
            most[seat] = max(most[seat], (seen & _TEAM).bit_count())
            seen >>= TEAM
            seat += 1
    return most
