"""Private trial boards: what a seat tries out where nobody else sees it.

Only the route is kept; the board follows from it by the rules of the game. Boards in use
are kept by seat, an empty one is not. No other seat's view, actions or errors may depend on
one.
"""

from __future__ import annotations

import msgspec

from carom.core.errors import IllegalAction

Boards = tuple["Scratch", ...]


class Scratch(msgspec.Struct, frozen=True):
    """What one seat tries on its private board; hidden from all others."""

    seat: int
    route: tuple[str, ...]


def route_of(boards: Boards, seat: int) -> tuple[str, ...]:
    """Return the moves on a seat's board."""
    return next((board.route for board in boards if board.seat == seat), ())


def with_route(boards: Boards, seat: int, route: tuple[str, ...]) -> Boards:
    """Return the boards with other moves on one of them."""
    others = [board for board in boards if board.seat != seat]
    if route:
        others.append(Scratch(seat, route))
    return tuple(sorted(others, key=lambda board: board.seat))


def only_of(boards: Boards, viewer: int | None) -> Boards:
    """Return what a viewer knows of the boards: its own."""
    return tuple(board for board in boards if board.seat == viewer)


def undone(boards: Boards, seat: int) -> Boards:
    """Return the boards with the last move on one of them taken back.

    Raises:
        IllegalAction: ``scratch-empty``.
    """
    return with_route(boards, seat, _begun(boards, seat)[:-1])


def cleared(boards: Boards, seat: int) -> Boards:
    """Return the boards with all moves on one of them taken back.

    Raises:
        IllegalAction: ``scratch-empty``.
    """
    _begun(boards, seat)
    return with_route(boards, seat, ())


def _begun(boards: Boards, seat: int) -> tuple[str, ...]:
    """Return the moves on a seat's board if there are any."""
    route = route_of(boards, seat)
    if not route:
        raise IllegalAction("scratch-empty")
    return route
