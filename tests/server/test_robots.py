"""Bots at tables: added by the host, playing through the same door as people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.harness import PATIENCE_S, Host, Refusal, browser, lay_table, seated
from tests.server.moments import HandClock, do, open_rooms

from carom.core.errors import IllegalAction
from carom.games import get_game
from carom.records.replay import final_state, verify
from carom.server import events
from carom.server.commands import MAX_BOTS, AddBot, Pause, Remove, Resume, Say, Start
from carom.server.history import record_of
from carom.server.robots import Robots, people_at, seats_to_play
from carom.server.rooms import Room, Rooms
from carom.server.storage import Storage
from carom.server.table import Seat, Table

SHORT = {"end": "first_to", "first_to": 1, "beginner_max": 3}
"""One chip ends the game, and its robot reaches it alone in three moves."""


@asynccontextmanager
async def process(
    database: str, clock: HandClock, name: str
) -> AsyncIterator[tuple[Rooms, Storage, Robots]]:
    """Open the rooms and the bots of one process."""
    async with open_rooms(database, clock) as (rooms, storage):
        robots = Robots(rooms, name, clock)
        try:
            yield rooms, storage, robots
        finally:
            await robots.close()


async def room_with_bots(
    rooms: Rooms,
    name: str,
    *levels: str,
    game: str = "ricochet",
    options: Mapping[str, object] = SHORT,
) -> Room:
    """Return a room with a person, whose connection this process has, and bots; it has begun."""
    rules = get_game(game).facts.rules_version
    created = events.Created("table", game, "beginner", dict(options), "seed", rules)
    room = await rooms.create(created)
    for event in (events.Sat("Ann", "hash"), events.Arrived(0, f"{name}:1")):
        await room.submit(lambda _table, _at_ms, event=event: event)  # type: ignore[misc]
    for level in levels:
        await do(room, 0, AddBot(level))
    await do(room, 0, Start())
    return room


async def pass_time(room: Room, clock: HandClock, holds: Callable[[Table], bool]) -> None:
    """Let seconds pass, each with something that wakes everybody, until something holds."""
    changed = asyncio.Event()
    room.watch(changed.set)
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not holds(room.now()):
                clock.at_ms += 1_000
                await do(room, 0, Say("hm"))
                changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), 0.02)
    finally:
        room.unwatch(changed.set)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/carom.sqlite3"


async def test_bots_bid_and_prove_it_and_a_killed_server_changes_nothing(
    sqlite: str, clock: HandClock
) -> None:
    async with process(sqlite, clock, "one") as (rooms, _, robots):
        room = await room_with_bots(rooms, "one", "hard", "medium")
        robots.sweep()
        assert len(robots) == 2
        await pass_time(room, clock, lambda table: bool(table.state.round.bids))
    async with process(sqlite, clock, "two") as (rooms, storage, robots):
        room = await rooms.open("table")
        await room.submit(lambda _table, _at_ms: events.Arrived(0, "two:1"))
        robots.sweep()
        await pass_time(room, clock, lambda table: table.phase == "over")
        assert max(len(seat.chips) for seat in room.now().state.seats[1:]) == 1
        record = record_of(await storage.lines("table"))
        assert final_state(record) == room.now().state


async def test_bots_race_to_call_and_play_micro_robots_to_the_end(
    sqlite: str, clock: HandClock
) -> None:
    """B-10 .. B-15: with a person at the table who never calls."""
    async with process(sqlite, clock, "one") as (rooms, storage, robots):
        room = await room_with_bots(
            rooms, "one", "hard", "easy", game="micro", options={"tokens_to_win": 2}
        )
        robots.sweep()
        assert len(robots) == 2
        await pass_time(room, clock, lambda table: table.phase == "over")
        assert room.now().state.reason == "tokens"
        assert final_state(record_of(await storage.lines("table"))) == room.now().state


async def test_a_bot_does_nothing_while_the_table_stands_still(
    sqlite: str, clock: HandClock
) -> None:
    async with process(sqlite, clock, "one") as (rooms, _, robots):
        room = await room_with_bots(rooms, "one", "hard")
        robots.sweep()
        await do(room, 0, Pause())
        while len(robots):
            await asyncio.sleep(0)
        robots.sweep()
        assert len(robots) == 0
        clock.at_ms += 200_000
        await do(room, 0, Resume())
        robots.sweep()
        assert len(robots) == 1
        assert room.now().state.round.bids == ()


async def test_a_removed_bot_leaves_the_game(sqlite: str, clock: HandClock) -> None:
    async with process(sqlite, clock, "one") as (rooms, _, robots):
        room = await room_with_bots(rooms, "one", "easy", "hard")
        robots.sweep()
        await do(room, 0, Remove(1))
        while len(robots) > 1:
            await asyncio.sleep(0)
        assert not room.now().state.seats[1].present
        assert seats_to_play(room.table, "one") == (2,)


async def test_a_bot_joins_a_game_that_is_going_on(sqlite: str, clock: HandClock) -> None:
    async with process(sqlite, clock, "one") as (rooms, _, robots):
        room = await room_with_bots(rooms, "one", "easy")
        robots.sweep()
        await do(room, 0, AddBot("medium"))
        robots.sweep()
        assert len(robots) == 2
        assert people_at(room.table) == {0}


async def test_no_more_bots_than_a_table_bears_each_with_a_number_of_its_own(
    sqlite: str, clock: HandClock
) -> None:
    async with process(sqlite, clock, "one") as (rooms, _, _):
        room = await room_with_bots(rooms, "one", *["easy"] * MAX_BOTS)
        with pytest.raises(IllegalAction) as refused:
            await do(room, 0, AddBot("easy"))
        assert refused.value.code == "too-many-bots"
        await do(room, 0, Remove(3))
        await do(room, 0, AddBot("easy"))
        numbers = [seat.bot_number for seat in room.table.seats if seat.bot]
        assert len(set(numbers)) == len(numbers) == MAX_BOTS + 1
        assert {seat.name for seat in room.table.seats if seat.bot} == {""}


def test_one_process_plays_the_bots_of_a_table() -> None:
    ann, bob = Seat("Ann", "a", visit="one:4"), Seat("Bob", "b", visit="two:9")
    bot = Seat("", "", "hard", 1)
    table = Table("t", "ricochet", "classic", {}, "s", phase="playing", seats=(ann, bob, bot))
    assert seats_to_play(table, "one") == (2,)
    assert seats_to_play(table, "two") == ()
    without_ann = table.with_seat(0, presence="lost")
    assert seats_to_play(without_ann, "two") == (2,)
    for still in (
        replace(table, phase="lobby"),
        replace(table, phase="over"),
        replace(table, pause_since_ms=5),
        without_ann.with_seat(1, presence="stood"),
        table.with_seat(2, presence="removed"),
    ):
        assert seats_to_play(still, "one") == ()


@pytest.mark.slow
async def test_a_person_and_a_bot_play_at_a_real_server(own_host: Host) -> None:
    """In real time: the bot thinks some seconds, then shows its route."""
    table_id = await lay_table(
        own_host, game="ricochet", preset="beginner", options={**SHORT, "clock_s": 1}
    )
    (ann,) = await seated(own_host, table_id, "Ann")
    with pytest.raises(Refusal, match="no-such-bot"):
        await ann.do("add_bot", level="grandmaster")
    for level in ("hard", "medium", "easy"):
        await ann.do("add_bot", level=level)
    await ann.do("start")
    async with asyncio.timeout(90):
        await ann.until(lambda: ann.state["table"]["phase"] == "over", 90)
    assert sum(len(seat["chips"]) for seat in ann.game["seats"][1:]) == 1
    async with browser(own_host) as client:
        record = (await client.get(f"/api/tables/{table_id}/record")).text
    result = verify(record).result
    assert result is not None
    assert sorted(score.points for score in result.scores) == [0, 0, 0, 1]
