"""Several server processes on one PostgreSQL database serve one table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import pytest
from tests.server.harness import Host, Player, Refusal, lay_table, running, seated
from tests.server.postgres import Postgres
from tests.server.test_crashes import assert_each_stands_once, log_of, storm

GRACE_S = 4.0


@pytest.fixture
async def two_hosts(shared_database: str, tmp_path: Path) -> AsyncIterator[tuple[Host, Host]]:
    """Two servers that share a database."""
    with ExitStack() as running_hosts:
        first, second = (
            running_hosts.enter_context(
                running(Host(shared_database, tmp_path / name, grace_s=GRACE_S))
            )
            for name in ("first.log", "second.log")
        )
        yield first, second


async def at_both(two_hosts: tuple[Host, Host]) -> list[Player]:
    """Return Ann at the first server and Bob at the second, at one table."""
    first, second = two_hosts
    table_id = await lay_table(first)
    return [*await seated(first, table_id, "Ann"), *await seated(second, table_id, "Bob")]


async def test_people_at_two_processes_play_at_one_table(two_hosts: tuple[Host, Host]) -> None:
    ann, bob = await at_both(two_hosts)
    await ann.do("start")
    await bob.see(lambda state: state["table"]["phase"] == "playing")
    await bob.act("bid", count=5)
    await ann.see(lambda state: bool(state["game"] and state["game"]["bids"]))
    await ann.act("bid", count=4)
    await bob.see(lambda state: len(state["game"]["bids"]) == 2)


async def test_nobody_at_another_process_is_taken_as_lost(two_hosts: tuple[Host, Host]) -> None:
    ann, bob = await at_both(two_hosts)
    await asyncio.sleep(GRACE_S + 1.5)  # longer than the grace time and a sweep
    await ann.do("say", text="there?")
    state = await bob.see(lambda state: bool(state["chat"]))
    assert [seat["presence"] for seat in state["table"]["seats"]] == ["here", "here"]


async def test_a_newer_tab_at_another_process_supersedes(two_hosts: tuple[Host, Host]) -> None:
    ann, _ = await at_both(two_hosts)
    newer = Player(two_hosts[1], ann.table_id)
    newer.cookie = ann.cookie
    await newer.open()
    await ann.until(lambda: ann.closing is not None)
    assert ann.closing is not None
    assert ann.closing["code"] == "superseded"
    assert newer.state["you"] == 0


async def test_the_other_process_takes_over_when_one_is_killed(
    two_hosts: tuple[Host, Host],
) -> None:
    ann, bob = await at_both(two_hosts)
    two_hosts[0].kill()
    ann.host = two_hosts[1]
    await ann.open()
    assert ann.state["you"] == 0
    await ann.do("start")
    await bob.see(lambda state: state["table"]["phase"] == "playing")


@pytest.mark.slow
async def test_the_seats_of_a_killed_process_are_lost_in_the_end(
    two_hosts: tuple[Host, Host],
) -> None:
    ann, bob = await at_both(two_hosts)
    await ann.do("start")
    two_hosts[0].kill()
    state = await bob.see(lambda state: state["table"]["seats"][0]["presence"] == "lost")
    assert (state["game"]["away"], state["table"]["host"]) == ([0], 1)


async def test_a_storm_at_both_processes_while_connections_are_cut(
    two_hosts: tuple[Host, Host], postgres: Postgres
) -> None:
    first, second = two_hosts
    table_id = await lay_table(first)
    players = [
        *await seated(first, table_id, "Ann", "Bob"),
        *await seated(second, table_id, "Cleo", "Dan"),
    ]
    talking = asyncio.create_task(storm(players, each=25))
    address = first.settings.database
    for _ in range(4):
        await asyncio.to_thread(postgres.cut_connections, address)
        await asyncio.sleep(0.3)  # a cut now and then, whatever is under way
    acknowledged = await talking
    lines = await log_of(first, table_id)
    assert_each_stands_once(lines, acknowledged)
    for player in players:
        await player.see(lambda state: state["seq"] == len(lines))


async def test_a_restart_of_the_database_is_lived_through(
    two_hosts: tuple[Host, Host], postgres: Postgres
) -> None:
    ann, bob = await at_both(two_hosts)
    restarting = asyncio.create_task(asyncio.to_thread(postgres.restart, 0.5))
    await asyncio.sleep(0.2)  # in the middle of it
    await say_at_last(ann, "still here")
    await restarting
    await bob.see(lambda state: bool(state["chat"]))
    await say_at_last(bob, "me too")
    await ann.see(lambda state: len(state["chat"]) == 2)


async def say_at_last(player: Player, text: str) -> None:
    """Say something, again with the same id for as long as the storage is away."""
    action_id = uuid4().hex
    while True:
        try:
            await player.do("say", action_id, text=text)
        except Refusal as refusal:
            if refusal.code != "storage-down":
                raise
            player.answers.clear()
        else:
            return
