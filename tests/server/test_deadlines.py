"""Bids at the deadline from both sides, lag credit, pauses: with a clock moved by hand."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from tests.server.harness import PATIENCE_S, Host, playing
from tests.server.moments import HandClock, do, open_rooms, started_room
from tests.server.test_crashes import log_of

from carom.core.errors import IllegalAction
from carom.server.commands import Act, Pause, Resume
from carom.server.connection import MAX_LAG_MS, Lag
from carom.server.events import Acted, decode_event
from carom.server.rooms import TIMER_SLACK_MS, Room, Rooms
from carom.server.storage import Line, Storage

CLOCK_MS = 10_000
CLOCKS_APART_MS = 20
"""By how much the clocks of server and test may tell a span apart."""


def bid(count: int) -> Act:
    return Act(msgspec.Raw(json.dumps({"type": "bid", "count": count}).encode()))


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def opened(tmp_path: Path, clock: HandClock) -> AsyncIterator[tuple[Rooms, Storage]]:
    async with open_rooms(f"sqlite:///{tmp_path}/carom.sqlite3", clock) as rooms:
        yield rooms


@pytest.fixture
async def room(opened: tuple[Rooms, Storage], clock: HandClock) -> Room:
    """A room in which the first bid has just started the clock."""
    room = await started_room(opened[0], clock_ms=CLOCK_MS, goal=3)
    await do(room, 0, bid(9))
    return room


async def test_a_bid_at_the_deadline_is_in_time(room: Room, clock: HandClock) -> None:
    clock.at_ms += CLOCK_MS
    await do(room, 1, bid(5))
    assert room.table.state.won == ()
    clock.at_ms += 1
    assert room.now().state.won == (1,)


async def test_a_bid_after_the_deadline_is_for_the_next_round(room: Room, clock: HandClock) -> None:
    clock.at_ms += CLOCK_MS + 1
    await do(room, 1, bid(5))
    assert room.table.state.won == (0,)
    assert [one.seat for one in room.table.state.bids] == [1]


async def test_credit_for_the_way_brings_a_late_bid_in_time(room: Room, clock: HandClock) -> None:
    clock.at_ms += CLOCK_MS + 120
    await do(room, 1, bid(5), counts_at_ms=clock.at_ms - 120)
    assert room.table.state.won == ()
    assert room.now().state.won == (1,)


async def test_credit_does_not_go_behind_what_has_happened(room: Room, clock: HandClock) -> None:
    """The clock has run out in the log already; no credit takes that back."""
    clock.at_ms += CLOCK_MS + 10
    await do(room, 0, bid(7))
    clock.at_ms += 100
    await do(room, 1, bid(5), counts_at_ms=clock.at_ms - 200)
    assert room.table.state.won == (0,)
    assert [one.at for one in room.table.state.bids] == [CLOCK_MS + 10, CLOCK_MS + 10]


async def test_both_stamps_stand_in_the_log(
    opened: tuple[Rooms, Storage], room: Room, clock: HandClock
) -> None:
    clock.at_ms += 1000
    await do(room, 1, bid(5), counts_at_ms=clock.at_ms - 80)
    line = (await opened[1].lines("table"))[-1]
    event = decode_event(line.event)
    assert isinstance(event, Acted)
    assert (line.at_ms, event.counts_at_ms) == (clock.at_ms, clock.at_ms - 80)


async def test_a_clock_is_called_out_late_enough_for_all_credit(room: Room) -> None:
    assert TIMER_SLACK_MS >= MAX_LAG_MS


async def test_who_comes_in_as_a_clock_runs_out_keeps_nobody_from_hearing_of_it(
    room: Room, clock: HandClock
) -> None:
    """The clock has run out but is not called out yet: that is still to be done."""
    clock.at_ms += CLOCK_MS - 50
    is_told = asyncio.Event()
    room.watch(is_told.set)
    clock.at_ms += 60
    room.watch(lambda: None)
    async with asyncio.timeout(PATIENCE_S):
        await is_told.wait()


async def test_a_pause_stops_the_deadline(room: Room, clock: HandClock) -> None:
    clock.at_ms += 4000
    await do(room, 0, Pause())
    clock.at_ms += 3_600_000
    assert room.now().remaining_ms(clock.at_ms) == CLOCK_MS - 4000
    with pytest.raises(IllegalAction, match="paused"):
        await do(room, 1, bid(5))
    await do(room, 0, Resume())
    clock.at_ms += 6000
    await do(room, 1, bid(5))
    clock.at_ms += 1
    assert room.now().state.won == (1,)


async def test_time_that_goes_back_stands_still_instead(room: Room, clock: HandClock) -> None:
    clock.at_ms += 5000
    await do(room, 0, bid(8))
    clock.at_ms -= 4000
    assert room.now().remaining_ms(clock.at_ms) == CLOCK_MS - 5000
    await do(room, 1, bid(5))
    assert room.table.state.bids[-1].at == 5000


def test_the_credit_is_half_of_the_shortest_way_and_capped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now_s = [100.0]
    monkeypatch.setattr("carom.server.connection.time.monotonic", lambda: now_s[0])
    lag = Lag()
    credited = []
    for way_s in (0.9, 0.2, 0.4):
        nonce = lag.ping().nonce
        now_s[0] += way_s
        lag.pong(nonce)
        lag.pong(nonce)
        credited.append(lag.credit_ms)
    assert credited == [MAX_LAG_MS, 100, 100]


def test_a_pong_nobody_asked_for_gives_no_credit() -> None:
    lag = Lag()
    lag.pong(0)
    lag.pong(1)
    assert lag.credit_ms == 0


@pytest.mark.parametrize("has_lag_credit", [True, False])
async def test_a_far_client_is_credited_unless_the_table_has_it_off(
    host: Host, has_lag_credit: bool
) -> None:
    """The way is as long as the client takes to answer pings, here 0.2 s."""
    ann, bob = await playing(host, "Ann", "Bob", has_lag_credit=has_lag_credit)
    ann.pong_delay_s = 0.2
    await ann.open()
    await ann.until(lambda: ann.pongs > 0)
    await bob.act("bid", count=9)
    bidden_s = time.monotonic()
    await asyncio.sleep(0.5)  # so that a credit has room before the bid
    waited_ms = 1000 * (time.monotonic() - bidden_s)
    await ann.act("bid", count=5)
    lines = [line for line in await log_of(host, ann.table_id) if b'"acted"' in line.event]
    first, second = map(acted_ms, lines)
    if has_lag_credit:
        assert second <= lines[1].at_ms - 100
    else:
        assert second - first >= waited_ms - CLOCKS_APART_MS


def acted_ms(line: Line) -> int:
    """Return when an action of the log counts."""
    event = decode_event(line.event)
    assert isinstance(event, Acted)
    return event.counts_at_ms
