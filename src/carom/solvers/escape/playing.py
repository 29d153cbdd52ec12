"""Turns of one seat played one after the other by the rules, while all others stand still."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.games.escape.actions import Action, EndTurn, Spending
from carom.games.escape.pieces import POINTS
from carom.games.escape.position import Position
from carom.games.escape.spending import spend

_SPENDING = get_args(Spending)


def after_action(position: Position, action: Action) -> Position:
    """Return the position after an action of the seat whose turn it is (C-20 .. C-26).

    The seat's next turn begins with the action after its last point or its ``EndTurn``.

    Raises:
        IllegalAction: ``no-point-spent``, ``unknown-action`` for what spends no point, or
            what :func:`carom.games.escape.spending.spend` raises.
    """
    points, used = position.points, position.used
    if isinstance(action, EndTurn):
        if points == POINTS:
            raise IllegalAction("no-point-spent")
        return replace(position, points=POINTS, used=0)
    if not isinstance(action, _SPENDING):
        raise IllegalAction("unknown-action", action=type(action).__name__)
    if points == 0:
        points, used = POINTS, 0
    pieces, used = spend(position.factory, position.pieces, position.seat, used, action)
    return replace(position, pieces=pieces, points=points - 1, used=used)
