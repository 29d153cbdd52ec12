"""What a bot does next and when: bids what it has found, shows it, agrees with people."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from carom.bots.bot import People, Plan, Scene
from carom.bots.pace import between_ms, shared_out
from carom.bots.ricochet.levels import Level
from carom.bots.ricochet.thinking import Idea
from carom.bots.rounds import reaction_ms, shown, sooner, spoken
from carom.core.chance import Draw
from carom.games.ricochet.actions import Bid, Done, GiveUp, Move, Place, Ready, Skip
from carom.games.ricochet.placing import start_cells
from carom.games.ricochet.view import View

Ideas = tuple[Idea, ...]

REACTION_MS = (700, 1_800)
"""Between something that changes what one may do and doing it."""

READY_MS = (1_200, 3_000)
FIRST_MOVE_MS = (1_500, 2_600)
GIVE_UP_MS = (2_500, 4_500)
AGREE_MS = (1_500, 4_000)
"""From the moment when enough people want another chip."""

LINGER_MS = (6_000, 14_000)
"""How long one looks for better before saying done."""

HURRY_MS = (3_000, 8_000)
"""The same once all people have said done."""

PLACE_MS = (20_000, 26_000)
"""Nobody has put down a robot for so long: a bot does."""


def situation_of(view: View, people: People) -> Hashable:
    """Return a key that changes when a bot should take the time from new."""
    voices = spoken(view, people) if view.phase != "ready" else ()
    placed = sum(robot.token >= 0 for robot in view.robots)
    turn = (view.phase, view.round_number, len(view.tried), shown(view), placed)
    return turn, view.late_may_bid, view.bid_max > 0, voices


def plan(level: Level, view: View, ideas: Ideas | None, scene: Scene) -> Plan | None:
    """Return what a bot of a level will do next, or None for nothing."""
    if view.seat is None or not view.may:
        return None
    return _PHASES[view.phase](level, view, ideas, scene)


def _place(_level: Level, view: View, _ideas: Ideas | None, scene: Scene) -> Plan | None:
    """Put down a robot when nobody else does (A-04)."""
    if "place" not in view.may:
        return None
    waiting = [robot.robot for robot in view.robots if robot.token < 0]
    taken = {robot.token for robot in view.robots}
    cells = [cell for cell in start_cells(view.board.code) if cell not in taken]
    draw = Draw(scene.seed, f"place/{len(waiting)}")
    wait_ms = between_ms(draw, *PLACE_MS)
    return Plan(Place(waiting[0], draw.choice(cells)), scene.since_ms + wait_ms)


def _ready(_level: Level, view: View, _ideas: Ideas | None, scene: Scene) -> Plan | None:
    """Say ready; never start over the heads of people."""
    if "ready" not in view.may:
        return None
    return Plan(
        Ready(view.round_number), scene.since_ms + reaction_ms(view, scene, "ready", READY_MS)
    )


def _think(level: Level, view: View, ideas: Ideas | None, scene: Scene) -> Plan | None:
    """Bid what is found; vote for another chip when people want one (A-61)."""
    return sooner(_bid(view, ideas, scene), _agree(view, scene))


def _agree(view: View, scene: Scene) -> Plan | None:
    """Vote as people do: for another chip, or for an end of waiting (A-55, A-61)."""
    if "skip" not in view.may or not _do_people_skip(view, scene.people):
        return None
    at_ms = scene.since_ms + reaction_ms(view, scene, "skip", AGREE_MS)
    return Plan(Skip(view.round_number), at_ms)


def _do_people_skip(view: View, people: People) -> bool:
    """Tell whether people want that: all who may say so, or most where that is enough."""
    shown_by = None if view.trial is None else view.trial.seat
    asked = [seat for seat in people if seat < len(view.seats) and seat != shown_by]
    here = [seat for seat in asked if view.seats[seat].is_present]
    said = sum(view.seats[seat].has_spoken for seat in here)
    return 0 < len(here) <= said or (view.options.skip_vote == "majority" and 2 * said > len(here))


def _answer(level: Level, view: View, ideas: Ideas | None, scene: Scene) -> Plan | None:
    """Bid what is found while the sand runs; when nothing more is to come say done (A-56)."""
    bid = _bid(view, ideas, scene)
    if "done" not in view.may or ideas is None:
        return bid
    ends_ms = view.now_ms + (view.remaining_ms or 0)
    if bid is not None and bid.at_ms > ends_ms:
        bid = None  # one feels that nothing will come in time
    people = [seat for seat in scene.people if seat < len(view.seats)]
    if people and all(view.seats[seat].has_spoken for seat in people):
        done = Plan(
            Done(view.round_number), scene.since_ms + reaction_ms(view, scene, "hurry", HURRY_MS)
        )
        return sooner(bid, done)
    if bid is not None:
        return bid
    came_ms = [scene.asked_ms + idea.after_ms for idea in ideas]
    last_ms = max((at for at in came_ms if at <= ends_ms), default=0)
    looked_ms = max(last_ms, scene.since_ms) + reaction_ms(view, scene, "done", LINGER_MS)
    return Plan(Done(view.round_number), looked_ms)


def _bid(view: View, ideas: Ideas | None, scene: Scene) -> Plan | None:
    """Return the next bid: the cheapest route found so far, else the next to come to mind."""
    allowed = [idea for idea in ideas or () if idea.claim <= view.bid_max]
    if not allowed:
        return None
    found = [idea for idea in allowed if scene.asked_ms + idea.after_ms <= view.now_ms]
    idea = found[-1] if found else allowed[0]
    reacted_ms = scene.since_ms + reaction_ms(view, scene, "bid", REACTION_MS)
    return Plan(Bid(idea.claim, view.round_number), max(scene.asked_ms + idea.after_ms, reacted_ms))


def _show(level: Level, view: View, ideas: Ideas | None, scene: Scene) -> Plan | None:
    """Make the next move of the own route, or give up where it does not go on (A-51)."""
    trial = view.trial
    if trial is None or trial.seat != view.seat:
        return _agree(view, scene)
    if ideas is None:
        return None
    made = len(trial.route)
    known = [idea for idea in ideas if scene.asked_ms + idea.after_ms <= view.now_ms]
    routes = [idea.route for idea in known if idea.claim <= trial.bid]
    fitting = [route for route in routes if len(route) > made and route[:made] == trial.route]
    legal = {choice.move for choice in view.moves}
    if not fitting or fitting[-1][made] not in legal:
        gave_up_ms = reaction_ms(view, scene, "give-up", GIVE_UP_MS)
        return Plan(GiveUp(view.round_number), shared_out(view, scene.since_ms, gave_up_ms, 1))
    route = fitting[-1]
    wait_ms = reaction_ms(view, scene, "move", level.move_ms if made else FIRST_MOVE_MS)
    at_ms = shared_out(view, scene.since_ms, wait_ms, len(route) - made)
    return Plan(Move(route[made], view.round_number), at_ms)


def _nothing(_level: Level, _view: View, _ideas: Ideas | None, _scene: Scene) -> Plan | None:
    """Do nothing: the game is over."""
    return None


_PHASES: dict[str, Callable[[Level, View, Ideas | None, Scene], Plan | None]] = {
    "placing": _place,
    "ready": _ready,
    "thinking": _think,
    "last_call": _think,
    "bidding": _answer,
    "trial": _show,
    "over": _nothing,
}
