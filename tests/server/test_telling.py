"""Games told moment by moment: all of it once they are over, before that nothing to anybody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.harness import Host, Player, browser, playing
from tests.server.moments import HandClock, open_rooms
from tests.server.test_ramses import has_come_to

from carom.core.errors import RecordError
from carom.core.game import Leave
from carom.games import get_game
from carom.games.escape.actions import Action as EscapeAction
from carom.games.ramses import GAME as RAMSES
from carom.games.ramses.actions import Slide
from carom.games.ramses.board import EMPTY
from carom.games.ramses.options import PRESETS
from carom.games.ramses.state import State
from carom.server import events
from carom.server.history import Moment, moments_of
from carom.server.kits.registry import telling_of
from carom.server.problems import status_of
from carom.server.telling import PAGE_BYTES, GameSteps, steps_from, wanted

SHORT = {
    "preview_s": 600,
    "actions": "off",
    "max_turns": 4,
    "max_slides": 9,
    "first_seat": "host",
}
MOST_SLIDES = 36


def moments(seats: int = 5) -> Iterator[Moment]:
    """Yield a long game of Ramses in which everybody wanders about."""
    options = replace(PRESETS["classic"], preview_s=0, turn_s=0, max_turns=12)
    state: State = RAMSES.setup(options, seats, "told")
    yield Moment(0, None, None, state)
    for at in count(1):
        if state.phase == "over":
            return
        seat = state.turn
        actions = [one for one in RAMSES.actions(state, seat) if not isinstance(one, Leave)]
        slides = [one for one in actions if isinstance(one, Slide)]
        action = (slides or actions)[at * 7 % len(slides or actions)]
        state = RAMSES.apply(state, seat, action, at)
        yield Moment(at, seat, {"type": "slide"}, state)


def views_in(steps: GameSteps) -> list[dict[str, Any]]:
    """Return what each step of an answer shows, in full."""
    view: dict[str, Any] = {}
    views = []
    for step in steps.steps:
        view = {**view, **step.changed}
        views.append(view)
    return views


def test_each_moment_is_told_by_what_has_changed() -> None:
    """D-T26: with all that lies under the pyramids."""
    game = list(moments())
    told = steps_from(game, telling_of("ramses"), 0, 10**9)
    assert told.next is None
    assert [step.at for step in told.steps] == [moment.at for moment in game]
    for view, moment in zip(views_in(told), game, strict=True):
        state = moment.state
        layout = tuple(None if token == EMPTY else token for token in state.turned_layout)
        assert view["tokens"] == layout
        assert (view["hole"], view["turn"]) == (state.seen_hole, state.turn)
        assert [seat["points"] for seat in view["seats"]] == [
            seat.points(state.options.deck) for seat in state.seats
        ]


def test_a_long_game_comes_in_answers_of_bounded_size() -> None:
    game = list(moments())
    assert len(game) > 300
    whole = views_in(steps_from(game, telling_of("ramses"), 0, 10**9))
    pages, first = [], 0
    while True:
        told = steps_from(game, telling_of("ramses"), first, 20_000)
        pages.append(views_in(told))
        assert len(json.dumps([step.changed for step in told.steps])) < 40_000
        if told.next is None:
            break
        first = told.next
    assert len(pages) > 3
    assert [view for page in pages for view in page] == whole
    assert steps_from(game, telling_of("ramses"), len(game), PAGE_BYTES).steps == ()


def test_a_game_is_told_no_further_when_nobody_waits() -> None:
    cancel, told = Event(), []
    for step in wanted(range(9), cancel):
        told.append(step)
        if step == 3:
            cancel.set()
    assert told == [0, 1, 2, 3]


def test_moments_that_show_nothing_new_are_left_out_on_every_page() -> None:
    """C-20: of 1, 2, 3… robot! a turn is told when it is closed, however it was closed."""
    game = get_game("escape")
    options = replace(game.presets["classic"], turn_s=10, max_rounds=6, idle_rounds=9)
    state = game.setup(options, 2, "told")
    told, at = [Moment(0, None, None, state)], 0
    while state.phase != "over":
        at += 4_000
        action: EscapeAction = game.actions(state, state.seat)[0]
        is_idle = state.phase == "play" and state.round in (2, 3)
        seat = None if is_idle else state.seat
        deadline = game.deadline(state)
        if is_idle or (deadline is not None and deadline < at):
            assert deadline is not None
            seat, at = None, deadline + 1
            state = game.advance(state, at)
        else:
            state = game.apply(state, state.seat, action, at)
        told.append(Moment(at, seat, None, state))
    telling = telling_of("escape")
    turns = [view["turn"] for view in views_in(steps_from(told, telling, 0)) if view["turn"]]
    order = list(state.order)
    expected = [(number, seat) for number in range(1, state.round + 1) for seat in order]
    assert [(turn["round"], turn["seat"]) for turn in turns] == expected
    assert [len(turn["steps"]) > 0 for turn in turns] == [True] * 2 + [False] * 4 + [True] * 6
    pages, first = [], 0
    while (page := steps_from(told, telling, first, 1)).next is not None:
        pages += views_in(page)
        first = page.next
    pages += views_in(page)
    assert [view["turn"] for view in pages if view["turn"]] == turns


async def steps(host: Host, table_id: str, query: str = "") -> tuple[int, dict[str, Any]]:
    """Ask for the steps of a table as anybody can who has its address."""
    async with browser(host) as client:
        answer = await client.get(f"/api/tables/{table_id}/steps{query}")
    return answer.status_code, answer.json()


async def refused(host: Host, table_id: str) -> dict[str, Any]:
    """Return the problem document with which the steps of a table are refused."""
    status, problem = await steps(host, table_id)
    assert (status, problem["code"]) == (409, "table-phase")
    return problem


async def test_a_running_game_tells_nobody_anything(host: Host) -> None:
    """D-T26: not while it runs, not in a pause, not after a leave, and always in the same words."""
    refusals = []
    for _ in range(2):  # two tables: other treasures lie there
        ann, bob = await playing(host, "Ann", "Bob", game="ramses", options=SHORT)
        refusals.append(await refused(host, ann.table_id))
        for player in (ann, bob):
            await player.act("ready")
        await ann.see(lambda state: state["game"]["phase"] == "turn")
        await ann.act("slide", cell=ann.game["moves"][0])
        refusals.append(await refused(host, ann.table_id))
        await ann.do("pause")
        refusals.append(await refused(host, ann.table_id))
        await ann.do("resume")
        await bob.do("stand")
        refusals.append(await refused(host, ann.table_id))
        status, _ = await steps(host, ann.table_id, "?first=3")
        assert status == 409
    assert all(refusal == refusals[0] for refusal in refusals)


async def play_out(ann: Player, bob: Player) -> None:
    """Play a short game of Ramses to its end."""
    for player in (ann, bob):
        await player.act("ready")
    await ann.see(lambda state: state["game"]["phase"] == "turn")
    for _ in range(MOST_SLIDES):
        if ann.game["phase"] == "over":
            break
        player = (ann, bob)[ann.game["turn"]]
        await player.see(lambda state: bool(state["game"]["moves"]))
        seq = await player.act("slide", cell=player.game["moves"][0])
        await ann.see(partial(has_come_to, seq))
    assert ann.game["phase"] == "over"


async def test_a_game_that_is_over_tells_anybody_all_of_it(own_host: Host) -> None:
    """D-T26: the pyramids are lifted in the end."""
    ann, bob = await playing(own_host, "Ann", "Bob", game="ramses", options=SHORT)
    preview = ann.game["tokens"]
    await play_out(ann, bob)
    status, told = await steps(own_host, ann.table_id)
    assert (status, told["next"]) == (200, None)
    view: dict[str, Any] = {}
    for number, step in enumerate(told["steps"]):
        view.update(step["changed"])
        assert view["changes"] == number
        if view["phase"] == "preview":
            assert view["tokens"] == preview
    assert view["phase"] == "over"
    slides = [step for step in told["steps"] if (step["action"] or {}).get("type") == "slide"]
    assert {step["seat"] for step in slides} == {0, 1}
    shown = {name: ann.game[name] for name in ("tokens", "hole", "seats", "reason", "turn_number")}
    assert shown == {name: view[name] for name in shown}
    status, beyond = await steps(own_host, ann.table_id, f"?first={len(told['steps'])}")
    assert (status, beyond) == (200, {"steps": [], "next": None})


async def test_a_game_without_a_kit_is_told_by_what_a_spectator_sees(host: Host) -> None:
    options = {"clock_ms": 150, "goal": 1}
    ann, bob = await playing(host, "Ann", "Bob", options=options)
    await ann.act("jot", note="one")
    await refused(host, ann.table_id)
    await bob.act("bid", count=8)
    await ann.see(lambda state: state["table"]["phase"] == "over")
    status, told = await steps(host, ann.table_id)
    assert status == 200
    assert [(step["seat"], step["action"]) for step in told["steps"]] == [
        (None, None), (1, {"type": "bid", "count": 8}), (None, None),
    ]  # fmt: skip
    assert told["steps"][-1]["changed"]["points"] == [0, 1]
    assert "one" not in json.dumps(told)


@pytest.mark.parametrize("first", ["-1", "a", "1000001"])
async def test_a_first_moment_that_is_none_is_refused(host: Host, first: str) -> None:
    ann, _ = await playing(host, "Ann", "Bob")
    status, problem = await steps(host, ann.table_id, f"?first={first}")
    assert (status, problem["code"]) == (400, "bad-request")


async def test_a_game_under_older_rules_is_not_told(tmp_path: Path) -> None:
    """Its log would lead to other moments than those that were played."""
    async with open_rooms(f"sqlite:///{tmp_path}/carom.sqlite3", HandClock()) as (rooms, storage):
        await rooms.create(events.Created("table", "toy", "quick", {}, "seed", 0))
        with pytest.raises(RecordError) as caught:
            moments_of(await storage.lines("table"), 0)
    assert caught.value.code == "record-other-rules"
    assert status_of(caught.value) == 409, "nothing is wrong in what was asked"
