"""The clock of a game: one at most runs, and what comes at its last moment is in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, Self, TypeVar


class Clocked(Protocol):
    """A state with a time of its own; ``over`` is the phase in which time has stopped."""

    @property
    def phase(self) -> str:
        """What is going on."""

    @property
    def now(self) -> int:
        """Time of the latest action or advance."""

    @property
    def ends_ms(self) -> int | None:
        """When the running clock is out, or None."""

    def __replace__(self, /, **changes: Any) -> Self:
        """Return the state with some fields changed, as every struct can."""


C = TypeVar("C", bound=Clocked)


def deadline(state: Clocked) -> int | None:
    """Return the last moment that still belongs to the running clock, or None."""
    return state.ends_ms


def remaining_ms(state: Clocked) -> int | None:
    """Return the time left on the running clock, or None."""
    return None if state.ends_ms is None else state.ends_ms - state.now


def run_clocks(state: C, now: int, run_out: Callable[[C], C]) -> C:
    """Return the state at ``now``, all clocks that ran out before it having taken effect.

    Nothing happens at a deadline itself: an action that comes exactly then is in time.

    Args:
        state: Any state; a ``now`` earlier than its own counts as its own.
        now: Milliseconds since the table started.
        run_out: Gives what follows, from the state at the moment of a clock that has run
            out and been put away; it may start the next one.
    """
    while state.ends_ms is not None and state.ends_ms < now:
        state = run_out(state.__replace__(now=state.ends_ms, ends_ms=None))
    if state.now >= now or state.phase == "over":
        return state
    return state.__replace__(now=now)
