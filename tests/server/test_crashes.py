"""The server is killed or stopped: nothing acknowledged is lost, the clock is right."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

from tests.server.harness import PATIENCE_S, Host, Player, lay_table, playing, running, seated
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from carom.server.connection import own_id
from carom.server.database import open_database
from carom.server.door import hash_secret
from carom.server.storage import Line, Storage

CLOCK_MS = 300_000
"""Longer than any test takes, on however slow a machine."""

TOLERANCE_MS = 100


async def log_of(host: Host, table_id: str) -> list[Line]:
    """Return a table's log as the database has it."""
    storage = Storage(open_database(host.settings.database))
    try:
        return await storage.lines(table_id)
    finally:
        await storage.close()


def assert_each_stands_once(lines: list[Line], acknowledged: dict[str, int]) -> None:
    """The log has no gap, and every acknowledged action once, at its acknowledged place."""
    assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
    places: dict[str, int] = {}
    for line in lines:
        if line.action_id is not None:
            assert line.action_id not in places
            places[line.action_id] = line.seq
    assert {action: places.get(action) for action in acknowledged} == acknowledged


class Watch:
    """What a player saw on the clock, to compare with what is seen later.

    What was seen was sent some time before; all that is sure is that it was after the
    ``asked_s`` at which it had not been sent. So time is known from one moment to another.

    Args:
        player: Who has seen it.
        asked_s: A moment before it was sent.
    """

    def __init__(self, player: Player, asked_s: float) -> None:
        self.left_ms: int = player.state["remaining_ms"]
        self._first_s = (asked_s, time.monotonic())

    def assert_right(self, player: Player, asked_s: float) -> None:
        """The clock went on as if nothing had happened until what was sent after a moment."""
        passed_ms = self.left_ms - player.state["remaining_ms"]
        least_ms = 1000 * (asked_s - self._first_s[1])
        most_ms = 1000 * (time.monotonic() - self._first_s[0])
        assert least_ms - TOLERANCE_MS <= passed_ms <= most_ms + TOLERANCE_MS


async def bid_and_watch(player: Player) -> Watch:
    """Start the clock and look at it."""
    asked_s = time.monotonic()
    await player.act("bid", count=5)
    await player.see(lambda state: bool(state["game"]["bids"]))
    return Watch(player, asked_s)


async def come_in(player: Player, watch: Watch) -> None:
    """Open the socket and find the clock as it should be."""
    asked_s = time.monotonic()
    await player.open()
    watch.assert_right(player, asked_s)


async def test_killed_in_the_lobby(own_host: Host) -> None:
    ann, bob = await seated(own_host, await lay_table(own_host), "Ann", "Bob")
    await bob.do("ready", is_ready=True)
    own_host.kill()
    own_host.start()
    await asyncio.gather(ann.open(), bob.open())
    assert (ann.state["you"], bob.state["you"]) == (0, 1)
    assert ann.state["table"]["seats"][1]["is_ready"]
    await ann.do("ready", is_ready=True)
    await bob.see(lambda state: state["table"]["phase"] == "playing")


async def test_killed_while_nobody_has_bid(own_host: Host) -> None:
    ann, bob = await playing(own_host, "Ann", "Bob")
    own_host.kill()
    own_host.start()
    await asyncio.gather(ann.open(), bob.open())
    assert ann.state["remaining_ms"] is None
    await bob.act("bid", count=3)
    await ann.see(lambda state: bool(state["game"]["bids"]))


async def test_killed_in_mid_clock(any_own_host: Host) -> None:
    ann, bob = await playing(any_own_host, "Ann", "Bob", options={"clock_ms": CLOCK_MS})
    watch = await bid_and_watch(ann)
    any_own_host.kill()
    any_own_host.start()
    await come_in(bob, watch)
    await bob.act("bid", count=4)
    await come_in(ann, watch)
    assert [bid["count"] for bid in ann.game["bids"]] == [5, 4]


async def test_killed_and_away_until_the_clock_has_run_out(own_host: Host) -> None:
    """As long as that takes: the server's own clock is put on."""
    ann, bob = await playing(own_host, "Ann", "Bob", options={"clock_ms": CLOCK_MS})
    await ann.act("bid", count=5)
    await bob.act("bid", count=4)
    own_host.kill()
    own_host.start(skew_ms=2 * CLOCK_MS)
    await ann.open()
    assert (ann.game["round"], ann.game["points"]) == (1, [0, 1])


async def test_killed_in_a_pause(own_host: Host) -> None:
    ann, bob = await playing(own_host, "Ann", "Bob", options={"clock_ms": CLOCK_MS})
    await ann.act("bid", count=5)
    await ann.do("pause")
    paused = await ann.see(lambda state: state["table"]["is_paused"])
    left_ms = paused["remaining_ms"]
    own_host.kill()
    own_host.start()
    await asyncio.gather(ann.open(), bob.open())
    assert ann.state["table"]["is_paused"]
    assert ann.state["remaining_ms"] == left_ms
    asked_s = time.monotonic()
    await ann.do("resume")
    state = await bob.see(lambda state: not state["table"]["is_paused"])
    passed_ms = 1000 * (time.monotonic() - asked_s)
    assert left_ms - passed_ms - TOLERANCE_MS <= state["remaining_ms"] <= left_ms


async def test_killed_after_the_end(own_host: Host) -> None:
    ann, _ = await playing(own_host, "Ann", "Bob", preset="quick")
    await ann.act("bid", count=5)
    over = await ann.see(lambda state: state["table"]["phase"] == "over")
    own_host.kill()
    own_host.start()
    await ann.open()
    assert ann.state["table"] == over["table"]
    assert (await ann.post("rematch")).status_code == 201


async def storm(players: list[Player], each: int) -> dict[str, int]:
    """Let everybody talk until done, whatever happens to the server; return what was stored."""
    acknowledged: dict[str, int] = {}

    async def talk(player: Player) -> None:
        for number in range(each):
            action_id, said = uuid4().hex, f"{player.name} {number}"
            stored_id = own_id(hash_secret(player.cookie), action_id)
            acknowledged[stored_id] = await insist(player, action_id, said)

    await asyncio.gather(*map(talk, players))
    return acknowledged


async def insist(player: Player, action_id: str, said: str) -> int:
    """Say something, again with the same id after every lost line, until it is answered."""
    while True:
        try:
            return await player.do("say", action_id, text=said)
        except (KeyError, ConnectionClosed):
            await come_back(player)


async def come_back(player: Player) -> None:
    """Open the socket again as soon as that is possible."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                await player.open()
            except (OSError, EOFError, InvalidHandshake):
                await asyncio.sleep(0.05)
            else:
                if player.close_code is None:
                    return


async def test_killed_in_a_storm_every_action_stands_once(any_own_host: Host) -> None:
    names = ["Ann", "Bob", "Cleo", "Dan"]
    players = await seated(any_own_host, await lay_table(any_own_host), *names)
    talking = asyncio.create_task(storm(players, each=40))
    for spoken in (30, 80):
        async with asyncio.timeout(PATIENCE_S):
            while max(player.state.get("seq", 0) for player in players) < spoken:
                await asyncio.sleep(0.01)
        any_own_host.kill()
        await asyncio.to_thread(any_own_host.start)
    acknowledged = await talking
    assert len(acknowledged) == 160
    assert_each_stands_once(await log_of(any_own_host, players[0].table_id), acknowledged)


async def test_a_graceful_stop_keeps_seats_and_says_come_back(own_host: Host) -> None:
    ann, bob = await playing(own_host, "Ann", "Bob")
    code = await asyncio.to_thread(own_host.stop)
    assert code in (0, -15)
    await ann.until(lambda: ann.close_code is not None)
    assert ann.close_code == 1012
    own_host.start()
    await asyncio.gather(ann.open(), bob.open())
    kinds: list[Any] = [line.event for line in await log_of(own_host, ann.table_id)]
    assert not any(b'"departed"' in kind for kind in kinds)
    assert {seat["presence"] for seat in ann.state["table"]["seats"]} == {"here"}
    assert "error" not in own_host.log_text()


async def test_a_system_clock_put_back_does_not_stop_the_sand(own_host: Host) -> None:
    """An hour back at the restart: the table goes on from what is stored, and runs."""
    ann, _ = await playing(own_host, "Ann", "Bob", options={"clock_ms": CLOCK_MS})
    await ann.act("bid", count=5)
    await ann.see(lambda state: bool(state["game"]["bids"]))
    own_host.kill()
    own_host.start(skew_ms=-3_600_000)
    await ann.open()
    left_ms = ann.state["remaining_ms"]
    assert 0 < left_ms <= CLOCK_MS
    await asyncio.sleep(0.3)  # the sand must run
    await ann.send({"type": "resume", "seq": 0})
    await ann.see(lambda state: state["remaining_ms"] <= left_ms - 250)


async def test_processes_of_one_database_go_by_its_clock(shared_database: str, log: Path) -> None:
    """A system clock that is an hour ahead runs out nobody's sand on PostgreSQL."""
    with running(Host(shared_database, log)) as host:
        ann, _ = await playing(host, "Ann", "Bob", options={"clock_ms": CLOCK_MS})
        watch = await bid_and_watch(ann)
        host.kill()
        host.start(skew_ms=3_600_000)
        await come_in(ann, watch)
