"""The law suite notices a game that breaks a law: each case breaks one, and is told which."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace as changed
from tests.laws.cases import SHORT

from carom.core.chance import Draw
from carom.core.errors import IllegalAction
from carom.core.game import Result
from carom.core.registry import register
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Bid, GiveUp, Start
from carom.games.ricochet.options import Options
from carom.games.ricochet.state import State
from carom.games.ricochet.view import View
from carom.testing import BrokenLaw, Walk, check_game, walk
from carom.testing.fuzz import odd_actions
from carom.testing.walks import AnyGame

_CALLS = count()


def _lists_too_much(state: State, seat: int) -> tuple[Any, ...]:
    return (*GAME.actions(state, seat), GiveUp(1), Bid(99, 1))


def _lists_in_any_order(state: State, seat: int) -> tuple[Any, ...]:
    listed = GAME.actions(state, seat)
    return listed[::-1] if next(_CALLS) % 2 else listed


def _lists_too_little(state: State, seat: int) -> tuple[Any, ...]:
    return tuple(one for one in GAME.actions(state, seat) if not isinstance(one, Bid))


def _takes_anything(state: State, seat: int, action: Any, now: int) -> State:
    try:
        return GAME.apply(state, seat, action, now)
    except IllegalAction:
        return state


def _tells_the_seed(state: State, seat: int, action: Any, now: int) -> State:
    try:
        return GAME.apply(state, seat, action, now)
    except IllegalAction as error:
        raise IllegalAction(error.code, **error.params, seed=state.seed) from None


def _hurries(state: State, now: int) -> State:
    return GAME.advance(state, now + 1 if now else now)


def _dawdles(state: State, now: int) -> State:
    is_out = state.ends_ms is not None and state.ends_ms < now
    return GAME.advance(changed(state, ends_ms=now - 1) if is_out else state, now)


def _dawdles_and_acts(state: State, seat: int, action: Any, now: int) -> State:
    return GAME.apply(_dawdles(state, now), seat, action, now)


def _creeps(state: State, now: int) -> State:
    after = GAME.advance(state, now)
    return changed(after, now=after.now + 1) if after.phase != "over" else after


def _late_deadline(state: State) -> int | None:
    return None if state.ends_ms is None else state.ends_ms + 1000


def _early_deadline(state: State) -> int | None:
    return None if state.ends_ms is None else state.ends_ms - 1000


def _shows_the_seed(state: State, seat: int | None) -> View:
    return changed(GAME.view(state, seat), reason=state.seed)


def _shows_the_next_draw(state: State, seat: int | None) -> View:
    hint = Draw(state.seed, f"chip/{state.draws + 1}").below(2)
    return changed(GAME.view(state, seat), aside=(hint,))


def _shows_the_state(state: State, _seat: int | None) -> Any:
    return state


def _ranks_upside_down(state: State) -> Result | None:
    result = GAME.result(state)
    if result is None:
        return None
    most = len(result.scores)
    scores = tuple(changed(score, rank=most + 1 - score.rank) for score in result.scores)
    return changed(result, scores=scores)


def _forgets_the_seed(options: Options, seats: int, seed: str) -> State:
    return GAME.setup(options, seats, f"{seed}{next(_CALLS)}")


def _takes_any_seats(options: Options, seats: int, seed: str) -> State:
    return GAME.setup(options, min(max(seats, 1), 99), seed)


def _keeps_hidden_facts(state: State, _viewer: int | None, _seed: str) -> State:
    return state


def _opens_twice(state: State) -> tuple[tuple[int, Any], ...]:
    return GAME.opening(state) * 2


def _opens_for_the_first_seat(_state: State) -> tuple[tuple[int, Any], ...]:
    return ((0, Start(0)),)


def _opens_at_whim(state: State) -> tuple[tuple[int, Any], ...]:
    return GAME.opening(state) if next(_CALLS) % 2 else ()


CASES: list[tuple[str, dict[str, Any]]] = [
    ("a listed action applies", {"actions": _lists_too_much}),
    ("actions keep their order", {"actions": _lists_in_any_order}),
    ("an unlisted action raises IllegalAction", {"actions": _lists_too_little}),
    ("an unlisted action raises IllegalAction", {"apply": _takes_anything}),
    ("errors tell nothing hidden", {"apply": _tells_the_seed}),
    ("time alone changes nothing up to the deadline", {"deadline": _late_deadline}),
    ("right after its deadline a clock has run out", {"deadline": _early_deadline}),
    ("apply advances first", {"advance": _hurries}),
    (
        "advance by way of an earlier moment is the same",
        {"advance": _dawdles, "apply": _dawdles_and_acts},
    ),
    ("advance is idempotent", {"advance": _creeps}),
    ("a view shows nothing hidden", {"view": _shows_the_seed}),
    ("a view shows nothing hidden", {"view": _shows_the_next_draw}),
    ("a view has the game's view type", {"view": _shows_the_state}),
    ("ranks agree with scores", {"result": _ranks_upside_down}),
    ("set-up draws from its seed alone", {"setup": _forgets_the_seed}),
    ("set-up refuses a number of seats out of range", {"setup": _takes_any_seats}),
    ("resample draws hidden facts anew", {"resample": _keeps_hidden_facts}),
    ("what an opening lists is legal in its order", {"opening": _opens_twice}),
    ("what an opening lists is legal in its order", {"opening": _opens_for_the_first_seat}),
    ("an opening follows from the state alone", {"opening": _opens_at_whim}),
    ("there is a preset classic", {"presets": {"salon": Options()}}),
    (
        "a game without clocks has no deadline",
        {"facts": changed(GAME.facts, has_clocks=False)},
    ),
]


def _checked(game: AnyGame) -> None:
    """Hold a game to the laws on short walks, of which some end."""
    check_game(
        game, options=SHORT["ricochet"], seats=[2], seeds=["b"], plies=90, in_processes=False
    )


@pytest.mark.parametrize(("law", "broken"), CASES)
def test_broken_law_is_found_and_named(law: str, broken: dict[str, Any]) -> None:
    with pytest.raises(BrokenLaw) as caught:
        _checked(replace(GAME, **broken))
    assert caught.value.law == law
    assert "ricochet" in str(caught.value)


def test_the_same_walks_pass_with_the_game_as_it_is() -> None:
    _checked(GAME)


def test_game_that_depends_on_the_hash_seed_is_found() -> None:
    register("hashy", "tests.laws.hashy")
    from tests.laws.hashy import GAME as HASHY

    with pytest.raises(BrokenLaw) as caught:
        check_game(HASHY, options={"classic": Options()}, seats=[2], seeds=["a"], plies=3)
    assert caught.value.law == "the same log gives the same bytes in every process"


@pytest.mark.parametrize("ended", [True, False])
def test_ended_game_that_goes_on_is_found(ended: bool) -> None:
    """An action or a clock after the end."""

    def goes_on(state: State, seat: int, action: Any, now: int) -> State:
        return state if state.phase == "over" else GAME.apply(state, seat, action, now)

    def ticks_on(state: State) -> int | None:
        return 10**6 if state.phase == "over" else GAME.deadline(state)

    broken = replace(GAME, apply=goes_on) if ended else replace(GAME, deadline=ticks_on)
    with pytest.raises(BrokenLaw):
        _checked(broken)


def test_walks_repeat() -> None:
    def taken(seed: str) -> list[Any]:
        return [moment.step for moment in walk(Walk(GAME, "classic", Options(), 3, seed), 60)]

    assert taken("a") == taken("a")
    assert taken("a") != taken("b")


def test_odd_actions_cover_every_kind_and_both_sides_of_a_bound() -> None:
    odd = odd_actions(GAME.action_type)
    numbers = {action.number for action in odd if isinstance(action, Bid)}
    assert {0, 1, 99, 100, -1} <= numbers
    assert len({type(action) for action in odd}) == 13
