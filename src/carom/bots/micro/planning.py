"""What a bot does next and when: calls what it has found, shows it, pays, agrees with people."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from carom.bots.bot import People, Plan, Scene
from carom.bots.micro.levels import Level
from carom.bots.micro.thinking import Idea
from carom.bots.pace import shared_out
from carom.bots.rounds import reaction_ms, shown, sooner, spoken
from carom.core.chance import Draw
from carom.games.micro.actions import Call, Give, GiveUp, Move, Ready, Skip
from carom.games.micro.view import View

REACTION_MS = (600, 1_500)
"""Between something that changes what one may do and doing it."""

READY_MS = (1_200, 3_000)
FIRST_MOVE_MS = (1_200, 2_200)
GIVE_UP_MS = (2_000, 4_000)
GIVE_MS = (1_500, 3_000)
AGREE_MS = (1_500, 4_000)
"""From the moment when enough people want another target."""


def situation_of(view: View, people: People) -> Hashable:
    """Return a key that changes when a bot should take the time from new."""
    voices = spoken(view, people) if view.phase == "thinking" else ()
    return view.phase, view.round_number, len(view.tried), shown(view), view.choosing, voices


def plan(level: Level, view: View, idea: Idea | None, scene: Scene) -> Plan | None:
    """Return what a bot of a level will do next, or None for nothing."""
    if view.seat is None or not view.may:
        return None
    return _PHASES[view.phase](level, view, idea, scene)


def _ready(_level: Level, view: View, _idea: Idea | None, scene: Scene) -> Plan | None:
    """Say ready (B-04); never start over the heads of people."""
    if "ready" not in view.may:
        return None
    wait_ms = reaction_ms(view, scene, "ready", READY_MS)
    return Plan(Ready(view.round_number), scene.since_ms + wait_ms)


def _think(_level: Level, view: View, idea: Idea | None, scene: Scene) -> Plan | None:
    """Call what is found (B-10); vote for another target when people want one (B-17)."""
    call = None
    if idea is not None and "call" in view.may:
        found_ms = scene.asked_ms + idea.after_ms
        reacted_ms = scene.since_ms + reaction_ms(view, scene, "call", REACTION_MS)
        call = Plan(Call(idea.claim, view.round_number), max(found_ms, reacted_ms))
    return sooner(call, _agree(view, scene))


def _agree(view: View, scene: Scene) -> Plan | None:
    """Vote as people do: for another target, or for an end of waiting (B-12, B-17)."""
    if "skip" not in view.may or not _do_people_skip(view, scene.people):
        return None
    return Plan(
        Skip(view.round_number), scene.since_ms + reaction_ms(view, scene, "skip", AGREE_MS)
    )


def _do_people_skip(view: View, people: People) -> bool:
    """Tell whether people want that: all who may say so, or most where that does."""
    seats = [view.seats[seat] for seat in people if seat < len(view.seats) and seat != _busy(view)]
    is_open = view.phase == "thinking"
    asked = [seat for seat in seats if seat.is_present and not (is_open and seat.has_failed)]
    said = sum(seat.has_spoken for seat in asked)
    is_majority = view.options.skip_vote == "majority" and 2 * said > len(asked)
    return 0 < len(asked) <= said or is_majority


def _busy(view: View) -> int | None:
    """Return the seat that demonstrates or chooses, if one does."""
    if view.trial is not None:
        return view.trial.seat
    return view.tried[-1].seat if view.choosing else None


def _show(level: Level, view: View, idea: Idea | None, scene: Scene) -> Plan | None:
    """Make the next move of the own way, or stop where it does not go on (B-11, B-12).

    A step that a misread die suggests is made where that is a try like any other; where such
    steps are refused the bot sees that there is no way.
    """
    trial = view.trial
    if trial is None or trial.seat != view.seat:
        return _agree(view, scene)
    if idea is None:
        return None
    made = len(trial.route)
    route = idea.route
    goes_on = len(route) > made and route[:made] == trial.route
    if goes_on and view.options.illegal_move == "refused":
        goes_on = route[made] in {choice.move for choice in view.moves}
    if not goes_on:
        gave_up_ms = reaction_ms(view, scene, "give-up", GIVE_UP_MS)
        return Plan(GiveUp(view.round_number), shared_out(view, scene.since_ms, gave_up_ms, 1))
    wait_ms = reaction_ms(view, scene, "move", level.move_ms if made else FIRST_MOVE_MS)
    at_ms = shared_out(view, scene.since_ms, wait_ms, len(route) - made)
    return Plan(Move(route[made], view.round_number), at_ms)


def _pay(_level: Level, view: View, _idea: Idea | None, scene: Scene) -> Plan | None:
    """Choose who gets the penalty token (B-13): rather not who has just won a round.

    All it may choose from have equally few, so nothing else on the table tells them apart.
    """
    if "give" not in view.may:
        return _agree(view, scene)
    winner = view.last_round.winner if view.last_round else None
    weaker = [seat for seat in view.choosing if seat != winner]
    draw = Draw(scene.seed, f"give/{view.round_number}/{len(view.tried)}")
    receiver = draw.choice(weaker or view.choosing)
    wait_ms = reaction_ms(view, scene, "pay", GIVE_MS)
    return Plan(Give(receiver, view.round_number), shared_out(view, scene.since_ms, wait_ms, 1))


def _nothing(_level: Level, _view: View, _idea: Idea | None, _scene: Scene) -> Plan | None:
    """Do nothing: the game is over."""
    return None


_PHASES: dict[str, Callable[[Level, View, Idea | None, Scene], Plan | None]] = {
    "ready": _ready,
    "thinking": _think,
    "trial": _show,
    "choosing": _pay,
    "over": _nothing,
}
