"""When a bot does what it has chosen: at the pace of people, within the clock."""

from __future__ import annotations

from collections.abc import Hashable

from carom.bots.bot import People, Plan, Scene
from carom.bots.pace import between_ms, in_time
from carom.bots.ramses.choosing import choose
from carom.bots.ramses.levels import Level
from carom.bots.ramses.memory import learn, recalled, visited
from carom.bots.ramses.ways import ground_of
from carom.core.chance import Draw
from carom.games.ramses.actions import Ready
from carom.games.ramses.view import View

READY_MS = (900, 2_500)
"""From the moment when all people have seen enough of the preview."""

EVENT_MS = 700
"""For each thing that happened since the last slide: cards turned up, the board turned."""

SPARE_MS = 300
"""How long before a clock runs out one acts at the latest."""


def situation_of(view: View, people: People) -> Hashable:
    """Return a key that changes when a bot should take the time from new."""
    return view.changes, people


def plan(level: Level, view: View, _thoughts: None, scene: Scene) -> Plan | None:
    """Return what a bot of a level will do next, or None for nothing."""
    if view.seat is None:
        return None
    draw = Draw(scene.seed, f"pace/{view.changes}")
    if view.phase == "preview":
        return _ready(view, scene, draw)
    if view.turn != view.seat or not (view.moves or view.names or view.gives):
        return None
    known = learn(scene.known, view)
    ground = ground_of(view, recalled(level, known, scene.seed), visited(known))
    is_going_on = view.slides > 0 and view.phase == "turn" and len(view.events) == 1
    wait_ms = between_ms(draw, *(level.slide_ms if is_going_on else level.think_ms))
    wait_ms += EVENT_MS * max(0, len(view.events) - 1)
    action = choose(level, view, ground, scene.seed)
    return Plan(action, in_time(view, scene.since_ms + wait_ms, SPARE_MS))


def _ready(view: View, scene: Scene, draw: Draw) -> Plan | None:
    """Have seen enough once all people have; they set the pace."""
    people = [at for at in scene.people if at < len(view.seats) and view.seats[at].is_present]
    if "ready" not in view.may or not all(view.seats[at].is_ready for at in people):
        return None
    return Plan(Ready(), scene.since_ms + between_ms(draw, *READY_MS))
