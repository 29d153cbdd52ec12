"""Bots that learn: what their seat has seen comes from the log, at whichever process they play."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from tests.server.moments import HandClock, WeakDatabase, do
from tests.server.test_robots import pass_time, process

from carom.bots.bot import Memory, remember, scene_of
from carom.bots.offline import bot_seed
from carom.bots.ramses.memory import Known, learn
from carom.bots.registry import get_bot
from carom.games.ramses import GAME
from carom.games.ramses.actions import Action, Ready, Slide, Stop
from carom.server import events
from carom.server.commands import Act, AddBot, Start
from carom.server.history import states_of
from carom.server.rooms import Room, Rooms
from carom.server.storage import Storage

OPTIONS = {"preview_s": 30, "first_seat": "host"}


async def laid(rooms: Rooms, **changes: object) -> Room:
    """Return a room in which a person and a bot look at the treasures."""
    options = {**OPTIONS, **changes}
    room = await rooms.create(
        events.Created("table", "ramses", "classic", options, "seed", GAME.facts.rules_version)
    )
    for event in (events.Sat("Ann", "hash"), events.Arrived(0, "one:1")):
        await room.submit(lambda _table, _at_ms, event=event: event)  # type: ignore[misc]
    await do(room, 0, AddBot("hard"))
    await do(room, 0, Start())
    return room


async def act(room: Room, action: Action) -> None:
    """Do something for the person."""
    await do(room, 0, Act(msgspec.Raw(msgspec.json.encode(action))))


async def play_turn(room: Room, clock: HandClock) -> None:
    """Take a turn for the person: one slide, and stop if that ended nothing."""
    clock.at_ms += 3_000
    await act(room, Slide(GAME.view(room.now().state, 0).moves[0]))
    state = room.now().state
    if state.turn == 0 and "stop" in GAME.view(state, 0).may:
        await act(room, Stop())


async def known_by(storage: Storage, room: Room, clock: HandClock) -> tuple[Known, list[Any]]:
    """Return what the bot's seat has seen by the log, and the states of the game."""
    now_ms = room.now().game_ms(clock.now_ms())
    states = list(states_of(await storage.lines("table"), now_ms))
    known: Known | None = None
    for state in states:
        known = learn(known, GAME.view(state, 1))
    assert known is not None
    return known, states


async def test_a_bot_remembers_after_its_server_was_killed(tmp_path: Path) -> None:
    sqlite, clock = f"sqlite:///{tmp_path}/carom.sqlite3", HandClock()
    async with process(sqlite, clock, "one") as (rooms, _, robots):
        room = await laid(rooms)
        robots.sweep()
        await act(room, Ready())
        await pass_time(room, clock, lambda table: table.state.phase == "turn")
        for _ in range(4):
            await pass_time(room, clock, lambda table: table.state.turn == 0)
            await play_turn(room, clock)
        await pass_time(room, clock, lambda table: table.state.turn == 0)
    async with process(sqlite, clock, "two") as (rooms, storage, robots):
        room = await rooms.open("table")
        await room.submit(lambda _table, _at_ms: events.Arrived(0, "two:1"))
        await play_turn(room, clock)
        assert room.now().state.turn == 1
        known, states = await known_by(storage, room, clock)
        assert states[-1].layout == room.now().state.layout
        assert states[-1].changes == room.now().state.changes == known.change
        assert known.sights.count(None) == 0, "the preview is not forgotten"
        bot, view = get_bot("ramses", "hard"), GAME.view(room.now().state, 1)
        memory = remember(bot, Memory(None, 0, None, 0, known), view, 0, frozenset({0}))
        seed = bot_seed("seed", "table", 1)
        expected = bot.plan(view, None, scene_of(memory, seed, frozenset({0})))
        changes = room.now().state.changes
        robots.sweep()
        await pass_time(room, clock, lambda table: table.state.changes > changes)
        _, after = await known_by(storage, room, clock)
        done = next(state for state in after if state.changes == changes + 1)
        assert expected is not None
        assert (
            done.seen_hole
            == GAME.apply(room_before(after, changes), 1, expected.action, 0).seen_hole
        )


async def test_a_bot_remembers_through_slides_faster_than_it_is_told(tmp_path: Path) -> None:
    """Viewers are told of the newest of many quick changes; nobody may wipe a memory that way."""
    sqlite, clock = f"sqlite:///{tmp_path}/carom.sqlite3", HandClock()
    async with process(sqlite, clock, "one") as (rooms, storage, robots):
        room = await laid(rooms, treasures=4)
        robots.sweep()
        await act(room, Ready())
        await pass_time(room, clock, lambda table: table.state.phase == "turn")
        await pass_time(room, clock, lambda table: table.state.turn == 0)
        for _ in range(20):
            state = room.now().state
            if state.turn == 0:
                await act(room, Slide(GAME.view(state, 0).moves[0]))
        if room.now().state.turn == 0:
            await act(room, Stop())
        changes = room.now().state.changes
        await pass_time(room, clock, lambda table: table.state.changes > changes + 2)
        known, states = await known_by(storage, room, clock)
        assert known.sights.count(None) == 0
        bot, people = get_bot("ramses", "hard"), frozenset({0})
        seed, seen = bot_seed("seed", "table", 1), None
        for before, after in pairwise(states):
            seen = learn(seen, view := GAME.view(before, 1))
            slid = next((event for event in after.events if event.kind == "slid"), None)
            if slid is None or slid.seat != 1:
                continue
            memory = remember(bot, Memory(None, 0, None, 0, seen), view, 0, people)
            plan = bot.plan(view, None, scene_of(memory, seed, people))
            assert plan is not None
            assert plan.action == Slide(slid.cell)


def room_before(states: list[Any], changes: int) -> Any:
    """Return the state of a number of changes."""
    return next(state for state in states if state.changes == changes)


async def test_states_of_a_log_let_each_clock_run_out_by_itself(tmp_path: Path) -> None:
    """D-20: so that no change is missed, however long nobody did anything."""
    sqlite, clock = f"sqlite:///{tmp_path}/carom.sqlite3", HandClock()
    async with process(sqlite, clock, "one") as (rooms, storage, _):
        options = {**OPTIONS, "turn_s": 5, "max_turns": 9}
        created = events.Created(
            "table", "ramses", "classic", options, "seed", GAME.facts.rules_version
        )
        room = await rooms.create(created)
        assert list(states_of(await storage.lines("table"), 0)) == []
        for event in (events.Sat("Ann", "hash"), events.Sat("Bob", "hush"), events.Started()):
            await room.submit(lambda _table, _at_ms, event=event: event)  # type: ignore[misc]
        clock.at_ms += 45_000
        states = list(states_of(await storage.lines("table"), 45_000))
        assert [state.changes for state in states] == [0, 1, 2, 3]
        assert [state.turns for state in states] == [0, 1, 2, 3]
        clock.at_ms += 10**6
        *_, last = states_of(await storage.lines("table"), 10**6)
        assert last.reason == room.now().state.reason == "max_turns"


async def test_a_bot_that_cannot_look_back_tries_again(tmp_path: Path) -> None:
    """A database that is away for a moment takes no bot out of the game."""
    sqlite, clock = f"sqlite:///{tmp_path}/carom.sqlite3", HandClock()
    async with process(sqlite, clock, "one") as (rooms, storage, robots):
        room = await laid(rooms)
        database = storage.database = WeakDatabase(storage.database)
        database.faults = 1
        robots.sweep()
        await database.is_asked.wait()
        await act(room, Ready())
        await pass_time(room, clock, lambda table: table.state.phase == "turn")
        await pass_time(room, clock, lambda table: table.state.turn == 0)
        changes = room.now().state.changes
        await play_turn(room, clock)
        await pass_time(room, clock, lambda table: table.state.turn == 0)
        assert room.now().state.changes > changes + 1
