"""From an action to the function that carries it out, past the checks that all games make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from carom.core.errors import IllegalAction
from carom.core.game import Join


class Peopled(Protocol):
    """A state that knows who is there; ``over`` is the phase in which nobody may act."""

    @property
    def phase(self) -> str:
        """What is going on."""

    def is_present(self, seat: int) -> bool:
        """Tell whether a seat exists and somebody is there."""


S = TypeVar("S", bound=Peopled)
Handler = Callable[[S, int, Any], S]
"""``(state, seat, action) -> state``; raises IllegalAction and changes nothing."""


def handler_of(
    handlers: Mapping[type, Handler[S]], state: S, seats: int, seat: int, action: msgspec.Struct
) -> Handler[S]:
    """Return what carries out an action of a seat that may act at all.

    Args:
        handlers: By kind of action.
        state: Where things stand.
        seats: How many seats it has.
        seat: Who acts; whoever is not there may only join.
        action: What is wanted.

    Raises:
        IllegalAction: ``game-over``, ``unknown-action``, ``no-such-seat``, ``seat-absent``.
    """
    if state.phase == "over":
        raise IllegalAction("game-over")
    kind = type(action)
    handler = handlers.get(kind)
    if handler is None:
        raise IllegalAction("unknown-action", action=kind.__name__)
    if kind is not Join and not state.is_present(seat):
        if not 0 <= seat < seats:
            raise IllegalAction("no-such-seat", seat=seat, seats=seats)
        raise IllegalAction("seat-absent", seat=seat)
    return handler
