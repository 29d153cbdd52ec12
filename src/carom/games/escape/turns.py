"""Turns and rounds: points spent and taken back, whose turn comes next, the end (C-20, C-60 ..)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.games.escape.actions import EndTurn, Move, Spending, Undo
from carom.games.escape.pieces import ESCAPED, TEAM, Pieces
from carom.games.escape.plan import UNREACHABLE, Plan
from carom.games.escape.spending import spend
from carom.games.escape.state import PastTurn, Reason, State, Turn

_ALL_OUT = (ESCAPED,) * TEAM


def clock_end(state: State) -> int | None:
    """Return when the time of a turn that begins now is out, or None."""
    limit = state.options.turn_s
    return state.now + 1000 * limit if limit else None


def first_turn(state: State) -> State:
    """Return the state in which the first turn begins on the plan that is complete (C-07)."""
    ready = replace(state, phase="play", round=1, turn=Turn(state.pieces))
    return replace(ready, ends_ms=clock_end(ready))


def spend_point(state: State, seat: int, action: Spending) -> State:
    """Return the state after a point is spent (C-20).

    The last robot that gets away ends the game at once (C-60); the last point ends the
    turn unless ``end_turn=confirm``.

    Raises:
        IllegalAction: ``no-points-left`` or what the action's own function raises.
    """
    turn = running(state)
    if turn.points == 0:
        raise IllegalAction("no-points-left")
    pieces, used = spend(state.factory, state.pieces, seat, turn.used, action)
    left = turn.points - 1
    turn = Turn(turn.start, left, used, (*turn.steps, action))
    state = replace(state, pieces=pieces, turn=turn)
    if type(action) is Move and pieces.team(seat) == _ALL_OUT:
        return _over(_with_past(state), "escaped")
    if left == 0 and state.options.end_turn == "auto":
        return pass_turn(state)
    return state


def running(state: State) -> Turn:
    """Return the turn that is going on; asked for only while there is one."""
    assert state.turn is not None  # it is there in the phase that asks
    return state.turn


def end_turn(state: State, _seat: int, _action: EndTurn) -> State:
    """Return the state with the next seat's turn (C-20).

    Raises:
        IllegalAction: ``no-point-spent``.
    """
    if not running(state).steps:
        raise IllegalAction("no-point-spent")
    return pass_turn(state)


def undo(state: State, seat: int, _action: Undo) -> State:
    """Return the state without what was done last in this turn.

    Raises:
        IllegalAction: ``nothing-to-undo``.
    """
    turn = running(state)
    if not turn.steps:
        raise IllegalAction("nothing-to-undo")
    steps = turn.steps[:-1]
    factory = state.factory
    pieces, used = turn.start, 0
    for step in steps:
        pieces, used = spend(factory, pieces, seat, used, step)
    return replace(state, pieces=pieces, turn=Turn(turn.start, turn.points + 1, used, steps))


def pass_turn(state: State) -> State:
    """Return the state after the running turn, what was done in it stands (C-20, C-61)."""
    state = _with_past(state)
    has_moved = state.has_moved or any(type(step) is Move for step in state.past[-1].steps)
    after = next_at(state)
    if after > state.at:
        return _begun(replace(state, at=after, has_moved=has_moved))
    idle = 0 if has_moved else state.idle + 1
    state = replace(state, idle=idle, has_moved=False)
    if idle >= state.options.idle_rounds:
        return _over(state, "idle")
    if state.round >= state.options.max_rounds:
        return _over(state, "max_rounds")
    return _begun(replace(state, at=after, round=state.round + 1))


def next_at(state: State) -> int:
    """Return the next place in the order whose seat is there; the very next if none is."""
    count = len(state.order)
    places = [(state.at + step) % count for step in range(1, count + 1)]
    return next((place for place in places if state.present[state.order[place]]), places[0])


def _begun(state: State) -> State:
    """Return the state in which the turn of the seat whose turn it is begins."""
    return replace(state, turn=Turn(state.pieces), ends_ms=clock_end(state))


def _with_past(state: State) -> State:
    """Return the state with its turn kept to be watched again."""
    turn = running(state)
    closed = PastTurn(state.seat, state.round, turn.start, turn.steps)
    return replace(state, past=(*state.past, closed)[-len(state.order) :])


def _over(state: State, reason: Reason) -> State:
    """Return the state in which the game has ended."""
    return replace(state, phase="over", reason=reason, ends_ms=None, turn=None)


class WayLeft(NamedTuple):
    """How far a seat's robots still have to the exit, on the empty plan (C-61).

    Attributes:
        steps: Of those that have a way, together.
        shut_in: How many have none; more of them is farther than any number of steps.
    """

    steps: int
    shut_in: int

    @property
    def distance(self) -> int:
        """What ranks: a robot that is shut in counts more than a whole team's steps."""
        return self.steps + UNREACHABLE * self.shut_in


def way_left(plan: Plan, pieces: Pieces, seat: int) -> WayLeft:
    """Return how far a seat's robots still have to go; one that is out has no step left."""
    ways = [plan.ways[cell] for cell in pieces.team(seat) if cell != ESCAPED]
    shut_in = ways.count(UNREACHABLE)
    return WayLeft(sum(ways) - UNREACHABLE * shut_in, shut_in)
