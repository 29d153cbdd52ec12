"""The rules of 1, 2, 3… robot! as the functions of a game: set up, act, let time pass, score.

A game is driven like this; any caller may keep the state and throw the rest away::

    state = setup(PRESETS["classic"], seats=2, seed="any text")
    while state.phase == "build":
        state = apply(state, state.seat, actions(state, state.seat)[0], now=0)
    state = apply(state, state.seat, Move(0, "E"), now=9_000)
    state = apply(state, state.seat, EndTurn(), now=12_000)

``deadline`` says when ``advance`` is next worth calling; only ``turn_s`` makes clocks run.
"""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.chance import Draw
from carom.core.clocks import run_clocks
from carom.core.dispatch import Handler, handler_of
from carom.core.errors import IllegalAction
from carom.core.game import Join, Leave, Result, ranked
from carom.core.seats import check_count
from carom.games.escape.actions import (
    Action,
    Activate,
    EndTurn,
    Lay,
    Move,
    PlaceCamera,
    TakeEye,
    TurnCamera,
    Undo,
)
from carom.games.escape.building import lay, lay_late, order_of_play, with_drawn
from carom.games.escape.choices import spendings
from carom.games.escape.drafting import lays
from carom.games.escape.options import MAX_SEATS, Options
from carom.games.escape.pieces import first_pieces
from carom.games.escape.plan import EMPTY_CODE
from carom.games.escape.seats import join, leave
from carom.games.escape.state import State, Turn
from carom.games.escape.turns import end_turn, pass_turn, running, spend_point, undo, way_left

_HANDLERS: dict[type, Handler[State]] = {
    Move: spend_point,
    TakeEye: spend_point,
    PlaceCamera: spend_point,
    TurnCamera: spend_point,
    Activate: spend_point,
    EndTurn: end_turn,
    Undo: undo,
    Lay: lay,
    Join: join,
    Leave: leave,
}


def setup(options: Options, seats: int, seed: str) -> State:
    """Return the first state: order of play fixed, the first tile asked for (C-01 .. C-05).

    Args:
        options: A preset or a changed one.
        seats: How many play, 1..5; 1 is practice.
        seed: Source of all chance, any text.

    Raises:
        OptionError: ``bad-option`` for a number of seats out of range.
    """
    check_count(seats, MAX_SEATS)
    state = State(
        options=options,
        seed=seed,
        phase="build",
        now=0,
        ends_ms=None,
        present=(True,) * seats,
        order=order_of_play(options, seats, seed),
        at=0,
        plan=EMPTY_CODE,
        pieces=first_pieces(seats),
    )
    return with_drawn(state)


def advance(state: State, now: int) -> State:
    """Return the state after all turns whose time ran out before ``now``, each at its moment.

    A tile is then laid by chance; a turn ends with what was done, even nothing.
    """
    return run_clocks(state, now, _run_out)


def _run_out(state: State) -> State:
    """Return what follows when a turn's time has run out."""
    return lay_late(state) if state.phase == "build" else pass_turn(state)


def apply(state: State, seat: int, action: Action, now: int) -> State:
    """Return the state after an action that came at ``now``.

    Raises:
        IllegalAction: ``game-over``, ``no-such-seat``, ``seat-absent``, ``unknown-action``,
            ``not-your-turn``, ``plan-not-laid``, ``plan-laid`` or what the action's own
            function raises; nothing is changed then.
    """
    if state.now < now:
        state = advance(state, now)
    handler = handler_of(_HANDLERS, state, state.seats, seat, action)
    kind = type(action)
    if kind is Join or kind is Leave:
        return handler(state, seat, action)
    if seat != state.seat:
        raise IllegalAction("not-your-turn", seat=state.seat)
    if (kind is Lay) != (state.phase == "build"):
        raise IllegalAction("plan-laid" if kind is Lay else "plan-not-laid")
    return handler(state, seat, action)


def actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return all legal actions of a seat at the state's own time, in a written order.

    Tiles to lay; or moves, eyes, cameras activated, turned, placed, the end of the turn,
    undo. Leave comes last. Somebody who is not there may only join.
    """
    if state.phase == "over" or not 0 <= seat < state.seats:
        return ()
    if not state.is_present(seat):
        return (Join(),)
    if seat != state.seat:
        return (Leave(),)
    if state.phase == "build":
        return (*lays(state.plan, state.options.guard == "on", state.drawn), Leave())
    return (*_of_turn(state, running(state)), Leave())


def _of_turn(state: State, turn: Turn) -> tuple[Action, ...]:
    """Return what may be done in the running turn."""
    found: tuple[Action, ...] = ()
    if turn.points:
        found = spendings(state.factory, state.pieces, state.seat, turn.used)
    return (*found, EndTurn(), Undo()) if turn.steps else found


def result(state: State) -> Result | None:
    """Return the robots of each seat that got away, and the ranks; None while the game runs.

    Of equal seats the one whose other robots have less way left ranks higher (C-61, C-62).
    """
    if state.phase != "over":
        return None
    plan, pieces, seats = state.factory.plan, state.pieces, range(state.seats)
    points = {seat: pieces.escaped(seat) for seat in seats}
    ways = {seat: -way_left(plan, pieces, seat).distance for seat in seats}
    return ranked(points, state.reason, ways)


def resample(state: State, viewer: int | None, seed: str) -> State:
    """Return a state that the viewer cannot tell from this one, hidden facts drawn anew.

    Args:
        state: The state.
        viewer: A seat, or None for a spectator.
        seed: Source of what takes the place of the hidden facts.
    """
    if hides_turn(state, viewer) and state.turn is not None:
        start = state.turn.start
        state = replace(state, pieces=start, turn=Turn(start))
    return replace(state, seed=Draw(seed, "resample").token())


def hides_turn(state: State, viewer: int | None) -> bool:
    """Tell whether a viewer does not see what is done in the running turn (``turns=private``)."""
    return state.turn is not None and state.options.turns == "private" and viewer != state.seat


def stays_hidden(before: State, after: State) -> bool:
    """Tell whether what was done in a turn goes on to be its player's alone.

    Never unless ``turns=private``, and no longer once the turn, or the game, has ended.
    """
    if before.options.turns != "private" or before.turn is None or after.turn is None:
        return False
    return (before.seat, before.round) == (after.seat, after.round)
