"""When a bot does what it has thought of: at the pace of people, within the clock."""

from __future__ import annotations

from collections.abc import Hashable

from carom.bots.bot import Cancel, People, Plan, Scene
from carom.bots.escape.levels import Level
from carom.bots.escape.thinking import Question, line_of
from carom.bots.escape.turns import Line
from carom.bots.pace import between_ms, in_time
from carom.core.chance import Draw
from carom.core.errors import IllegalAction
from carom.games.escape.actions import Action, EndTurn, Lay, Spending
from carom.games.escape.choices import spendings
from carom.games.escape.drafting import lays
from carom.games.escape.spending import spend
from carom.games.escape.view import View
from carom.games.escape.viewed import factory_in, pieces_in, turn_start_in, used_in

SPARE_MS = 400
"""How long before a clock runs out one acts at the latest."""


def question_of(view: View) -> Question | None:
    """Return the position in which the viewer's own turn began, or None."""
    if view.seat is None or view.turn_seat != view.seat:
        return None
    position = turn_start_in(view)
    if position is None:
        return None
    at = view.order.index(view.seat)
    others = (*view.order[at + 1 :], *view.order[:at])
    return Question(position, tuple(seat for seat in others if view.seats[seat].is_present))


def asked_ms(view: View, now_ms: int) -> int:
    """Return when the turn began, as far as the view tells."""
    return now_ms


def think(level: Level, question: Question, seed: str, cancel: Cancel | None) -> Line:
    """Return what to do with the turn."""
    return line_of(level, question, seed, cancel)


def situation_of(view: View, people: People) -> Hashable:
    """Return a key that changes when a bot should take the time from new."""
    return view.phase, view.turn_seat, view.round, len(view.laid), _steps(view), people


def plan(level: Level, view: View, line: Line | None, scene: Scene) -> Plan | None:
    """Return what a bot of a level will do next, or None for nothing."""
    if view.seat is None or view.turn_seat != view.seat or "leave" not in view.may:
        return None
    steps = _steps(view)
    draw = Draw(scene.seed, f"pace/{view.round}/{len(view.laid)}/{steps}")
    wait_ms = between_ms(draw, *(level.step_ms if steps else level.think_ms))
    is_laying = view.phase == "build"
    action = _lay(view, scene.seed) if is_laying else _next(view, view.seat, line)
    at_ms = in_time(view, scene.since_ms + wait_ms, SPARE_MS)
    return None if action is None else Plan(action, at_ms)


def _steps(view: View) -> int:
    """Return how many steps of the running turn are done."""
    return len(view.turn.steps) if view.turn else 0


def _lay(view: View, seed: str) -> Lay:
    """Return a tile laid somewhere; the plan is the same for all, so any will do."""
    draw = Draw(seed, f"lay/{view.plan.code}")
    return draw.choice(lays(view.plan.code, view.options.guard == "on", view.drawn))


def _next(view: View, seat: int, line: Line | None) -> Action | None:
    """Return the next step of a line, or the end of the turn behind its last one.

    Where somebody else has begun the turn and the line does not fit, anything legal will do.
    """
    if line is None:
        return None
    steps = _steps(view)
    if steps < len(line) and view.points and _is_legal(view, seat, line[steps]):
        return line[steps]
    if "end_turn" in view.may:
        return EndTurn()
    return spendings(factory_in(view), pieces_in(view), seat, used_in(view))[0]


def _is_legal(view: View, seat: int, action: Spending) -> bool:
    """Tell whether a step can be made now."""
    try:
        spend(factory_in(view), pieces_in(view), seat, used_in(view), action)
    except IllegalAction:
        return False
    return True
