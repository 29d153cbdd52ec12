"""Whose seat it is: cookies, secrets, tabs, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import (
    PATIENCE_S,
    Host,
    Player,
    Refusal,
    lay_table,
    playing,
    running,
    seated,
)

from carom.server.door import hash_secret
from carom.server.site import SWEEP_S

GRACE_S = 2.0


@pytest.fixture(scope="module")
def hasty_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that takes a lost line as lost soon."""
    folder = tmp_path_factory.mktemp("hasty")
    address = f"sqlite:///{folder}/carom.sqlite3"
    with running(Host(address, folder / "log", grace_s=GRACE_S)) as host:
        yield host


def another_tab(player: Player) -> Player:
    """Return the same person in another tab."""
    tab = Player(player.host, player.table_id, player.name)
    tab.cookie = player.cookie
    return tab


async def test_the_cookie_is_for_this_table_and_for_no_script(host: Host) -> None:
    ann = Player(host, await lay_table(host), "Ann")
    answer = await ann.post("seats", {"name": "Ann"})
    line = answer.headers["set-cookie"]
    parts = {part.strip().lower() for part in line.split(";")[1:]}
    assert {"httponly", "samesite=strict", f"path=/api/tables/{ann.table_id}"} <= parts
    assert "secure" not in parts


async def test_behind_https_the_cookie_is_secure(tmp_path: Path, log: Path) -> None:
    address = f"sqlite:///{tmp_path}/carom.sqlite3"
    with running(Host(address, log, public_url="https://play.example.org")) as host:
        table_id = await lay_table(host)
        answer = await Player(host, table_id).post("seats", {"name": "Ann"})
        assert "; Secure" in answer.headers["set-cookie"]
        assert (await Player(host, table_id).post("rematch")).status_code == 403


@pytest.mark.parametrize("secret", ["", "guess", "x" * 5000, "%FF%00"])
async def test_without_the_right_secret_one_only_watches(host: Host, secret: str) -> None:
    (ann,) = await seated(host, await lay_table(host), "Ann")
    thief = Player(host, ann.table_id)
    thief.cookie = secret
    await thief.open()
    assert thief.state["you"] is None
    with pytest.raises(Refusal, match="no-seat"):
        await thief.do("ready", is_ready=True)


async def test_the_secret_of_another_table_opens_nothing(host: Host) -> None:
    (ann,) = await seated(host, await lay_table(host), "Ann")
    (bob,) = await seated(host, await lay_table(host), "Bob")
    bob.cookie = ann.cookie
    await bob.open()
    assert bob.state["you"] is None


async def test_the_hash_that_the_server_keeps_opens_nothing(host: Host) -> None:
    (ann,) = await seated(host, await lay_table(host), "Ann")
    ann.cookie = hash_secret(ann.cookie)
    await ann.open()
    assert ann.state["you"] is None


async def test_the_newest_tab_wins_and_the_old_one_is_told(host: Host) -> None:
    (ann,) = await seated(host, await lay_table(host), "Ann")
    tab = await another_tab(ann).open()
    await ann.until(lambda: ann.close_code is not None)
    assert ann.closing is not None
    assert (ann.close_code, ann.closing["code"]) == (4000, "superseded")
    await tab.do("ready", is_ready=True)
    assert tab.state["you"] == 0


async def test_twenty_tabs_at_once_leave_one(host: Host) -> None:
    (ann,) = await seated(host, await lay_table(host), "Ann")
    tabs = [another_tab(ann) for _ in range(20)]
    await asyncio.gather(*(tab.open() for tab in tabs))
    async with asyncio.timeout(PATIENCE_S):
        while sum(tab.close_code is None for tab in tabs) > 1:
            await asyncio.sleep(0.02)
    (winner,) = [tab for tab in tabs if tab.close_code is None]
    await winner.do("ready", is_ready=True)


async def test_a_lost_line_gets_some_time_then_the_seat_is_lost(hasty_host: Host) -> None:
    ann, bob = await playing(hasty_host, "Ann", "Bob")
    await ann.drop()
    state = await bob.see(lambda state: state["table"]["seats"][0]["presence"] == "lost")
    assert (state["game"]["away"], state["table"]["host"]) == ([0], 1)
    await ann.open()
    state = await bob.see(lambda state: state["table"]["seats"][0]["presence"] == "here")
    assert state["game"]["away"] == []
    await ann.act("bid", count=5)


async def test_who_comes_back_in_time_was_never_away(host: Host) -> None:
    """Though one is missed: the grace time is longer than that and than any delay here."""
    ann, bob = await playing(host, "Ann", "Bob")
    for _ in range(2):
        await ann.drop()
        await asyncio.sleep(1.5 * SWEEP_S)
        await ann.open()
    assert host.settings.grace_s / 5 > 1.5 * SWEEP_S
    seen = [text for text in bob.raw if '"presence":"lost"' in text]
    assert seen == []


async def test_a_lost_line_in_the_lobby_keeps_the_seat_and_hinders_nobody(hasty_host: Host) -> None:
    ann, bob, cleo = await seated(hasty_host, await lay_table(hasty_host), "Ann", "Bob", "Cleo")
    await ann.drop()
    await bob.see(lambda state: state["table"]["seats"][0]["presence"] == "lost")
    await bob.do("ready", is_ready=True)
    await cleo.do("ready", is_ready=True)
    state = await bob.see(lambda state: state["table"]["phase"] == "playing")
    assert state["game"]["away"] == [0]
    await ann.open()
    state = await bob.see(lambda state: state["game"]["away"] == [])
    assert ann.state["you"] == 0


async def test_a_seat_that_never_opened_a_line_is_given_up(hasty_host: Host) -> None:
    (ann,) = await seated(hasty_host, await lay_table(hasty_host), "Ann")
    await Player(hasty_host, ann.table_id, "Ghost").sit()
    await ann.see(lambda state: len(state["table"]["seats"]) == 2)
    await ann.see(lambda state: len(state["table"]["seats"]) == 1)


async def test_an_empty_table_stands_still_until_somebody_resumes_it(hasty_host: Host) -> None:
    ann, bob = await playing(hasty_host, "Ann", "Bob", options={"clock_ms": 60_000})
    eve = await Player(hasty_host, ann.table_id).open()
    await ann.act("bid", count=5)
    await ann.drop()
    await bob.drop()
    state = await eve.see(lambda state: state["table"]["is_paused"])
    assert state["table"]["host"] is None
    await bob.open()
    assert bob.state["table"]["host"] == 1
    await bob.do("resume")
    await eve.see(lambda state: not state["table"]["is_paused"])


async def test_after_a_restart_seats_get_the_same_time_to_come_back(
    tmp_path: Path, log: Path
) -> None:
    address = f"sqlite:///{tmp_path}/carom.sqlite3"
    with running(Host(address, log, grace_s=6.0)) as host:
        _, bob = await playing(host, "Ann", "Bob")
        host.kill()
        host.start()
        await bob.open()
        assert bob.state["table"]["seats"][0]["presence"] == "here"
        await bob.see(lambda state: state["table"]["seats"][0]["presence"] == "lost")


@pytest.mark.parametrize("game", ["ricochet", "micro", "ramses"])
async def test_a_game_that_takes_newcomers_has_room(host: Host, game: str) -> None:
    ann, _ = await playing(host, "Ann", "Bob", game=game)
    assert ann.state["table"]["has_room"]
    assert await Player(host, ann.table_id, "Cy").sit() == 2


async def test_a_game_that_takes_no_newcomers_has_no_room(host: Host) -> None:
    ann, _ = await playing(host, "Ann", "Bob", game="escape")
    assert not ann.state["table"]["has_room"]
    with pytest.raises(Refusal) as caught:
        await Player(host, ann.table_id, "Cy").sit()
    assert caught.value.code == "game-has-begun"


async def test_a_full_lobby_has_no_room_until_somebody_leaves(host: Host) -> None:
    table_id = await lay_table(host, game="escape")
    ann, bob, *_ = await seated(host, table_id, "Ann", "Bob", "Cy", "Di", "Ed")
    await ann.see(lambda state: len(state["table"]["seats"]) == 5)
    assert not ann.state["table"]["has_room"]
    await bob.do("stand")
    await ann.see(lambda state: state["table"]["has_room"])
