"""Sliding a pyramid into the hole, and stopping (D-11 .. D-20)."""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.errors import IllegalAction
from carom.core.grid import cell_name
from carom.games.ramses.actions import Slide, Stop
from carom.games.ramses.board import BESIDE, CELLS, EMPTY, LIES_AT, SEEN_AT, shape
from carom.games.ramses.state import Event, State
from carom.games.ramses.tasks import check_turn, gift, is_plain, risk, risk_failed
from carom.games.ramses.turns import end_turn, found, put_away, told, wrong


def slidable(state: State) -> tuple[int, ...]:
    """Return the cells beside the hole, as they are seen: two, three or four (D-11, D-12)."""
    return BESIDE[state.angle][SEEN_AT[state.angle][state.hole]]


def slide(state: State, seat: int, action: Slide) -> State:
    """Return the state after one slide.

    What it frees may be empty (D-13), the treasure that is sought (D-14) or another (D-15).

    Raises:
        IllegalAction: ``no-slide-now``, ``not-your-turn``, ``not-beside-hole`` with the cell
            and those that could slide instead.
    """
    if state.phase != "turn":
        raise IllegalAction("no-slide-now")
    check_turn(state, seat)
    angle = state.angle
    filled = SEEN_AT[angle][state.hole]
    if action.cell not in BESIDE[angle][filled]:
        raise _refusal(state, action.cell)
    hole = LIES_AT[angle][action.cell]
    state = replace(
        state,
        hole=hole,
        slides=state.slides + 1,
        seen=state.seen | 1 << hole if state.options.reveal_log == "on" else 0,
        events=(Event("slid", seat, cell=action.cell, other=filled),),
    )
    if state.layout[hole] == EMPTY:
        return _too_long(state) if state.slides >= state.options.max_slides else state
    return _uncovered(state)


def _refusal(state: State, cell: int) -> IllegalAction:
    """Return the error that says which cells could slide; it tells of no content."""
    columns = shape(state.angle)[1]
    able = tuple(cell_name(other, columns) for other in slidable(state))
    named = cell_name(cell, columns) if 0 <= cell < CELLS else str(cell)
    return IllegalAction("not-beside-hole", cell=named, able=able)


def _uncovered(state: State) -> State:
    """Return the state after a treasure came to light."""
    card = state.up
    assert card is not None  # in a turn a card is up
    if card.kind == "gift":
        return gift(state)
    if card.kind == "risk":
        state = risk(state)
        is_long = state.named and state.slides >= state.options.max_slides
        return _too_long(state) if is_long else state
    return found(state) if card.treasure == state.content else wrong(state)


def _too_long(state: State) -> State:
    """Return the state after the last slide a turn may have (D-20)."""
    state = told(state, "too_long")
    if state.named:
        return risk_failed(state)
    return end_turn(state if is_plain(state) else put_away(state))


def may_stop(state: State) -> bool:
    """Tell whether the turn may be ended by choice: after a slide, with a search card up (D-13)."""
    return (
        state.phase == "turn"
        and state.slides > 0
        and state.options.may_stop == "on"
        and is_plain(state)
    )


def stop(state: State, seat: int, _action: Stop) -> State:
    """Return the state after a player has stopped.

    Raises:
        IllegalAction: ``no-slide-now``, ``not-your-turn``, ``stop-forbidden``,
            ``stop-needs-slide``, ``stop-not-now``.
    """
    if state.phase != "turn":
        raise IllegalAction("no-slide-now")
    check_turn(state, seat)
    if state.options.may_stop == "off":
        raise IllegalAction("stop-forbidden")
    if state.slides == 0:
        raise IllegalAction("stop-needs-slide")
    if not may_stop(state):
        raise IllegalAction("stop-not-now")
    return end_turn(told(state, "stopped"))
