"""The laws, one function each: what must hold in any state of any game.

Each takes a :class:`Scene`, a state with what is known about it, and raises
:class:`BrokenLaw`. ``STATE_LAWS`` and ``END_LAWS`` list them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from carom.core.chance import Draw
from carom.core.errors import IllegalAction
from carom.testing.broken import BrokenLaw, require
from carom.testing.fuzz import odd_actions
from carom.testing.walks import AnyGame, Step, Walk

FAR_MS = 10_000_000
LISTED_TRIED, UNLISTED_TRIED, PRIVATE_TRIED = 12, 24, 2


class Scene(NamedTuple):
    """A state under test.

    Attributes:
        plan: The walk it belongs to.
        ply: Number of actions before it.
        state: The state.
        seats: How many seats there are.
        seen: Actions met so far in this walk, legal once, perhaps not now.
    """

    plan: Walk
    ply: int
    state: Any
    seats: int
    seen: Sequence[Any]

    @property
    def game(self) -> AnyGame:
        """The game."""
        return self.plan.game

    @property
    def where(self) -> str:
        """Where this is, for messages."""
        return self.plan.where(self.ply)

    def draw(self, name: str) -> Draw:
        """Return chance for a test, the same each time."""
        return Draw(self.plan.seed, f"law/{self.ply}/{name}")

    def asked(self) -> range:
        """Return the seats to ask, one that may not exist among them."""
        return range(min(self.seats + 1, self.game.facts.max_seats))


def encoded(value: Any) -> bytes:
    """Return the JSON of a state, a view or actions."""
    return msgspec.json.encode(value)


def check_round_trip(scene: Scene) -> None:
    """A state written as JSON reads back as an equal one and writes the same bytes."""
    law = "a state survives JSON"
    written = encoded(scene.state)
    back = msgspec.json.decode(written, type=scene.game.state_type)
    require(back == scene.state, law, scene.where, back)
    require(encoded(back) == written, law, scene.where, back)
    plain = msgspec.convert(msgspec.to_builtins(scene.state), scene.game.state_type)
    require(plain == scene.state, law, scene.where, plain)


def check_listed(scene: Scene) -> None:
    """Every listed action applies, survives JSON, and leaves the old state as it was."""
    law = "a listed action applies"
    before = encoded(scene.state)
    for seat in scene.asked():
        listed = scene.game.actions(scene.state, seat)
        require(isinstance(listed, tuple), "actions come as a tuple", scene.where, listed)
        again = scene.game.actions(scene.state, seat)
        require(listed == again, "actions keep their order", scene.where, again)
        require(len(set(listed)) == len(listed), "no action is listed twice", scene.where, listed)
        for action in scene.draw(f"listed/{seat}").shuffled(listed)[:LISTED_TRIED]:
            back = msgspec.json.decode(encoded(action), type=scene.game.action_type)
            require(back == action, "an action survives JSON", scene.where, action)
            after = _applied(scene, law, Step(seat, action, 0), scene.state)
            is_state = type(after) is scene.game.state_type
            require(is_state, "apply returns a state", scene.where, type(after))
    require(encoded(scene.state) == before, "apply changes no state", scene.where)


def _applied(scene: Scene, law: str, step: Step, state: Any) -> Any:
    """Return the state after a step that must be legal there."""
    try:
        return scene.game.apply(state, step.seat, step.action, step.now)
    except IllegalAction as error:
        raise BrokenLaw(law, scene.where, f"{step}: {error}") from error


def check_unlisted(scene: Scene) -> None:
    """An action that is not listed raises IllegalAction and changes nothing."""
    law = "an unlisted action raises IllegalAction"
    before = encoded(scene.state)
    for seat in (-1, *scene.asked(), scene.game.facts.max_seats):
        listed = set(scene.game.actions(scene.state, seat))
        for action in unlisted(scene, seat):
            error = refusal(scene.game, scene.state, seat, action)
            require(error or action in listed, law, scene.where, f"{seat} {action}")
    require(encoded(scene.state) == before, "a refusal changes nothing", scene.where)


def unlisted(scene: Scene, seat: int) -> list[Any]:
    """Return some actions that this seat may not take now."""
    listed = set(scene.game.actions(scene.state, seat))
    candidates = [*odd_actions(scene.game.action_type), *scene.seen]
    odd = [action for action in dict.fromkeys(candidates) if action not in listed]
    return list(scene.draw(f"unlisted/{seat}").shuffled(odd)[:UNLISTED_TRIED])


def refusal(game: AnyGame, state: Any, seat: int, action: Any) -> tuple[Any, ...] | None:
    """Return the error that an action meets, with its sentence, or None if it applies."""
    try:
        game.apply(state, seat, action, 0)
    except IllegalAction as error:
        return error.code, tuple(error.params.items()), str(error)
    return None


def check_time(scene: Scene) -> None:
    """Time passes the same in one step or many; nothing happens up to a deadline."""
    game, state = scene.game, scene.state
    clock = game.deadline(state)
    draw = scene.draw("time")
    moments = sorted({draw.below(FAR_MS) >> draw.below(12) for _ in range(3)} | {clock or 0})
    for now in moments:
        once = game.advance(state, now)
        law = "advance is idempotent"
        require(game.advance(once, now) == once, law, scene.where, f"now {now}")
        for earlier in moments:
            if earlier <= now:
                by_way = game.advance(game.advance(state, earlier), now)
                law = "advance by way of an earlier moment is the same"
                require(by_way == once, law, scene.where, f"now {now} by {earlier}")
    until = clock if clock is not None else FAR_MS
    waited = game.advance(state, until)
    for seat in scene.asked():
        same = game.actions(waited, seat) == game.actions(state, seat)
        require(same, "time alone changes nothing up to the deadline", scene.where, f"seat {seat}")
    if clock is None:
        return
    require(game.facts.has_clocks, "a game without clocks has no deadline", scene.where, clock)
    law = "right after its deadline a clock has run out"
    require(game.deadline(game.advance(state, clock + 1)) != clock, law, scene.where, clock)
    law = "apply advances first"
    for seat in scene.asked():
        for action in game.actions(game.advance(state, clock + 1), seat)[:1]:
            step = Step(seat, action, clock + 1)
            late = _applied(scene, law, step, game.advance(state, clock + 1))
            same = _applied(scene, law, step, state) == late
            require(same, law, scene.where, f"{seat} {action}")


def check_views(scene: Scene) -> None:
    """A view is of its own type, survives JSON, and is the same when asked again."""
    for viewer in (None, *scene.asked()):
        shown = scene.game.view(scene.state, viewer)
        is_view = type(shown) is scene.game.view_type
        require(is_view, "a view has the game's view type", scene.where, type(shown))
        back = msgspec.json.decode(encoded(shown), type=scene.game.view_type)
        require(back == shown, "a view survives JSON", scene.where, back)
        again = encoded(scene.game.view(scene.state, viewer))
        require(again == encoded(shown), "a view is the same when asked again", scene.where)


def check_secrecy(scene: Scene) -> None:
    """States that differ in hidden facts only are the same to whoever may not know those.

    Equal views byte for byte, equal actions, equal errors and sentences for what is
    refused; so no length of a message differs either.
    """
    game, state = scene.game, scene.state
    for viewer in (None, *range(scene.seats)):
        other = game.resample(state, viewer, f"other/{scene.ply}")
        same = encoded(game.view(other, viewer)) == encoded(game.view(state, viewer))
        require(same, "a view shows nothing hidden", scene.where, f"viewer {viewer}")
        require(
            game.deadline(other) == game.deadline(state)
            and game.result(other) == game.result(state),
            "hidden facts move no public clock and no result",
            scene.where,
            f"viewer {viewer}",
        )
        if viewer is None:
            continue
        same = game.actions(other, viewer) == game.actions(state, viewer)
        require(same, "actions tell nothing hidden", scene.where, f"viewer {viewer}")
        for action in unlisted(scene, viewer):
            errors = [refusal(game, one, viewer, action) for one in (state, other)]
            law = "errors tell nothing hidden"
            require(errors[0] == errors[1], law, scene.where, f"{viewer} {action}: {errors}")


def check_private(scene: Scene) -> None:
    """After a private action all others see and may do what they did before, byte for byte."""
    game, state = scene.game, scene.state
    law = "nobody else can tell a private action"
    for seat in range(scene.seats):
        listed = [one for one in game.actions(state, seat) if isinstance(one, game.private_actions)]
        for action in scene.draw(f"private/{seat}").shuffled(listed)[:PRIVATE_TRIED]:
            after = _applied(scene, law, Step(seat, action, 0), state)
            if not game.was_private(state, action, after):
                continue
            same = game.deadline(after) == game.deadline(state)
            same = same and game.result(after) == game.result(state)
            for viewer in (None, *range(scene.seats)):
                if viewer != seat:
                    views = [encoded(game.view(one, viewer)) for one in (state, after)]
                    same = same and views[0] == views[1]
            require(same, law, scene.where, f"{seat} {action}")


def check_result(scene: Scene) -> None:
    """There is a result just when the game has ended; it ranks by points, then tiebreak."""
    result = scene.game.result(scene.state)
    if result is None:
        return
    law = "ranks agree with scores"
    seats = [score.seat for score in result.scores]
    require(seats == list(range(len(seats))), "one score a seat, in order", scene.where, result)
    for score in result.scores:
        mine = (score.points, score.tiebreak)
        rank = 1 + sum((other.points, other.tiebreak) > mine for other in result.scores)
        require(score.rank == rank, law, scene.where, result)


def check_ended(scene: Scene) -> None:
    """An ended game accepts nothing, has no clock, and stays as it is."""
    game, state = scene.game, scene.state
    law = "an ended game accepts nothing"
    require(game.deadline(state) is None, "an ended game has no clock", scene.where)
    later = game.advance(state, FAR_MS)
    same = game.result(later) == game.result(state)
    require(same, "an ended game stays as it is", scene.where, later)
    for seat in scene.asked():
        require(game.actions(state, seat) == (), law, scene.where, f"seat {seat}")
        for action in (*odd_actions(game.action_type), *scene.seen):
            refused = refusal(game, state, seat, action)
            require(refused, law, scene.where, f"{seat} {action}")


STATE_LAWS = (
    check_round_trip,
    check_listed,
    check_unlisted,
    check_time,
    check_views,
    check_secrecy,
    check_private,
    check_result,
)
END_LAWS = (check_ended,)
