"""A seat in the terminal at a table of a real server, keys pressed by Textual's pilot."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Carom
from tests.server.harness import PATIENCE_S, Host, Player, lay_table, running, seated
from textual.pilot import Pilot
from textual.widgets import Input, Static

from carom.cli.commands.join import sit_down
from carom.cli.join.address import TableAddress, parse_address
from carom.cli.join.app import JoinApp
from carom.cli.join.door import Door, JoinError
from carom.cli.join.seatbook import SeatBook
from carom.games.ricochet.view import View
from carom.games.ricochet.viewed import puzzle_in
from carom.solvers.ricochet import solve

EASY: dict[str, Any] = {"end": "first_to", "first_to": 1, "beginner_max": 3, "clock_s": 1}
ARROW_KEYS = {"N": "up", "E": "right", "S": "down", "W": "left"}
TALL = (150, 60)


def door_of(host: Host, table_id: str, secret: str = "") -> Door:
    """Return the door of a table."""
    return Door(parse_address(f"{host.url}/t/{table_id}"), secret)


def text_of(app: JoinApp, widget: str = "side") -> str:
    """Return the text a widget shows."""
    return str(app.query_one(f"#{widget}", Static).render())


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Wait until something holds on the screen."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await pilot.pause(0.02)


@asynccontextmanager
async def seat_in_terminal(
    host: Host, table_id: str, folder: Path, name: str = "Ann"
) -> AsyncIterator[tuple[JoinApp, Pilot[None]]]:
    """Sit down at a table from the terminal and wait until it is seen."""
    door = door_of(host, table_id)
    await asyncio.to_thread(door.sit, name)
    app = JoinApp(door, SeatBook(folder))
    async with app.run_test(size=TALL) as pilot:
        await until(pilot, lambda: app.controls.line.seen is not None)
        yield app, pilot


def view_of(app: JoinApp) -> View:
    """Return what the app sees of the game."""
    view = app.controls.view
    assert view is not None
    return view


def has_made(app: JoinApp, moves: int) -> bool:
    """Tell whether so many moves of a demonstration were made, or it is over."""
    trial = view_of(app).trial
    return trial is None or trial.spent >= moves


async def ricochet(host: Host, **options: object) -> str:
    """Lay a table of Ricochet Robots with easy chips and return its id."""
    return await lay_table(host, preset="beginner", game="ricochet", options={**EASY, **options})


async def test_a_whole_game_is_played_from_the_terminal(host: Host, tmp_path: Path) -> None:
    """The sand is ended by all, so that it cannot run out before the bid is seen."""
    table_id = await ricochet(host, clock_s=300)
    async with seat_in_terminal(host, table_id, tmp_path) as (app, pilot):
        await until(pilot, lambda: "Ann" in text_of(app))
        (bob,) = await seated(host, table_id, "Bob")
        await until(pilot, lambda: "Bob" in text_of(app))
        await bob.do("ready", is_ready=True)
        await pilot.press("space")
        await until(pilot, lambda: app.controls.view is not None)
        await until(pilot, lambda: "a   b   c" in text_of(app, "board"))
        puzzle = puzzle_in(view_of(app))
        assert puzzle is not None
        line = solve(puzzle).line
        await pilot.press(*str(len(line)), "enter")
        await until(pilot, lambda: f"bid {len(line)}" in text_of(app))
        await bob.act("done", round=1)
        await pilot.press("d")
        await until(pilot, lambda: view_of(app).phase == "trial")
        for number, move in enumerate(line, start=1):
            await pilot.press(move.robot, ARROW_KEYS[move.direction.name])
            await until(pilot, partial(has_made, app, number))
        await until(pilot, lambda: view_of(app).phase == "over")
        await until(pilot, lambda: "Ann takes the chip" in text_of(app))
        await bob.see(lambda state: state["table"]["phase"] == "over")
        assert len(bob.game["seats"][0]["chips"]) == 1


async def test_a_line_is_said_and_keys_go_to_it_while_it_is_open(
    host: Host, tmp_path: Path
) -> None:
    table_id = await ricochet(host)
    async with seat_in_terminal(host, table_id, tmp_path) as (app, pilot):
        await pilot.press("slash", *"quit r", "enter")
        await until(pilot, lambda: "Ann: quit r" in text_of(app))
        assert not app.query_one("#line", Input).display
        await pilot.press("slash", "x", "escape", "slash", "slash", *"dance", "enter")
        await until(pilot, lambda: "/pause" in text_of(app))
        await pilot.press("slash", "slash", *"bot", "space", *"easy", "enter")
        await until(pilot, lambda: "Bot 1, easy" in text_of(app))


async def test_one_watches_without_a_seat(host: Host, tmp_path: Path) -> None:
    table_id = await ricochet(host)
    (ann,) = await seated(host, table_id, "Ann")
    await ann.do("start")
    door = Door(parse_address(f"{host.url}/t/{table_id}"), is_watching=True)
    app = JoinApp(door, SeatBook(tmp_path))
    async with app.run_test(size=TALL) as pilot:
        await until(pilot, lambda: "You watch." in text_of(app))
        await pilot.press("slash", "5", "enter")
        assert not app.query_one("#line", Input).display
        await ann.act("bid", number=9, round=1)
        await until(pilot, lambda: len(view_of(app).bids) == 1)
        assert view_of(app).seat is None
        assert len(ann.state["table"]["seats"]) == 1


async def test_the_shortest_ways_of_a_round_are_looked_at(host: Host, tmp_path: Path) -> None:
    table_id = await ricochet(host, first_to=5, next_chip="when_ready")
    async with seat_in_terminal(host, table_id, tmp_path) as (app, pilot):
        await pilot.press("s")
        await until(pilot, lambda: app.controls.view is not None)
        await pilot.press("s")
        await until(pilot, lambda: view_of(app).phase == "ready")
        await pilot.press("o")
        await until(pilot, lambda: "stay closed" in text_of(app))
        await pilot.press("escape", "space")
        await until(pilot, lambda: view_of(app).round_number == 2)
        puzzle = puzzle_in(view_of(app))
        assert puzzle is not None
        found = solve(puzzle)
        await pilot.press(*str(found.length), "enter")
        await until(pilot, lambda: view_of(app).phase == "trial")
        for number, move in enumerate(found.line, start=1):
            await pilot.press(move.robot, ARROW_KEYS[move.direction.name])
            await until(pilot, partial(has_made, app, number))
        await until(pilot, lambda: view_of(app).phase == "ready")
        await pilot.press("o")
        await until(pilot, lambda: f"Optimum {found.length}:" in text_of(app))
        assert "Way 1 of" in text_of(app)
        await pilot.press("escape")
        await until(pilot, lambda: "Optimum" not in text_of(app))


async def test_what_the_server_refuses_is_told(host: Host, tmp_path: Path) -> None:
    table_id = await ricochet(host, bids="descending", scratch="private", clock_s=60)
    async with seat_in_terminal(host, table_id, tmp_path) as (app, pilot):
        (bob,) = await seated(host, table_id, "Bob")
        await pilot.press("s")
        await until(pilot, lambda: app.controls.view is not None)
        await bob.act("bid", number=2, round=1)
        await until(pilot, lambda: bool(view_of(app).bids))
        await pilot.press("9", "enter")
        await until(pilot, lambda: app.controls.line.problem is not None)
        await until(pilot, lambda: "9" in text_of(app))
        await pilot.press("up")
        assert app.controls.problem is not None
        assert app.controls.problem.code == "choose-robot"


async def test_a_killed_server_is_come_back_to_and_what_was_asked_meanwhile_is_done(
    tmp_path: Path,
) -> None:
    own = Host(f"sqlite:///{tmp_path}/carom.sqlite3", tmp_path / "log")
    with running(own):
        table_id = await ricochet(own)
        async with seat_in_terminal(own, table_id, tmp_path) as (app, pilot):
            own.kill()
            await until(pilot, lambda: "line is lost" in text_of(app))
            await pilot.press("space")
            own.start()
            await until(pilot, lambda: app.controls.line.status == "open")
            await until(pilot, lambda: "✓" in text_of(app))


async def test_the_seat_opened_elsewhere_ends_this_one(host: Host, tmp_path: Path) -> None:
    table_id = await ricochet(host)
    async with seat_in_terminal(host, table_id, tmp_path) as (app, pilot):
        other = Player(host, table_id)
        other.cookie = app._door.secret
        await other.open()
        await until(pilot, lambda: app.error is not None)
        assert app.error is not None
        assert app.error.code == "superseded"


async def test_the_same_people_play_on_at_the_next_table(host: Host, tmp_path: Path) -> None:
    table_id = await ricochet(host, clock_s=1)
    async with seat_in_terminal(host, table_id, tmp_path) as (app, pilot):
        (bob,) = await seated(host, table_id, "Bob")
        await pilot.press("s")
        await until(pilot, lambda: app.controls.view is not None)
        puzzle = puzzle_in(view_of(app))
        assert puzzle is not None
        line = solve(puzzle).line
        await bob.act("bid", number=len(line), round=1)
        await bob.see(lambda state: state["game"]["phase"] == "trial")
        for move in line:
            await bob.act("move", move=f"{move.robot}{move.direction.name}", round=1)
        await until(pilot, lambda: view_of(app).phase == "over")
        await pilot.press("n")
        await until(pilot, lambda: app.controls.view is None and app.controls.line.seen is not None)
        seen = app.controls.line.seen
        assert seen is not None
        assert seen.table.id != table_id
        assert seen.you == 0


async def test_the_seat_is_the_same_when_one_comes_again(host: Host) -> None:
    table_id = await ricochet(host)
    first = door_of(host, table_id)
    assert await asyncio.to_thread(first.sit, "Ann") == 0
    again = door_of(host, table_id, first.secret)
    assert await asyncio.to_thread(again.sit, "Somebody else") == 0
    assert [seat.name for seat in (await asyncio.to_thread(again.look)).seats] == ["Ann"]


async def test_who_says_no_name_takes_one_that_is_free(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name of the login, with a number where somebody has it."""
    monkeypatch.setenv("LOGNAME", "zoe")
    table_id = await ricochet(host)
    await Player(host, table_id, "Zoe").sit()
    door = door_of(host, table_id)
    with pytest.raises(JoinError) as refused:
        await asyncio.to_thread(sit_down, door, "zoe")
    assert (refused.value.code, refused.value.params["free"]) == ("name-taken", "zoe 2")
    await asyncio.to_thread(sit_down, door, None)
    assert [seat.name for seat in (await asyncio.to_thread(door.look)).seats] == ["Zoe", "zoe 2"]


async def test_what_a_door_refuses_comes_with_its_code(host: Host) -> None:
    with pytest.raises(JoinError) as refused:
        await asyncio.to_thread(door_of(host, "nothere").look)
    assert refused.value.code == "no-such-table"


async def test_an_address_where_nobody_answers_or_somebody_else_does(host: Host) -> None:
    with pytest.raises(JoinError) as silent:
        await asyncio.to_thread(Door(parse_address("http://127.0.0.1:9/t/abc")).look)
    assert silent.value.code == "no-connection"
    other = Door(parse_address(f"{host.url}/elsewhere/t/abc"))
    with pytest.raises(JoinError) as stranger:
        await asyncio.to_thread(other.look)
    assert stranger.value.code in ("not-carom", "no-such-page")


@pytest.mark.parametrize("site", ["http://...", "http://a..b:81", "http://a b", "http://\u0378"])
def test_a_name_that_no_machine_can_have_leads_nowhere(site: str) -> None:
    with pytest.raises(JoinError) as nowhere:
        Door(TableAddress(site, "abc")).look()
    assert nowhere.value.code == "no-connection"


async def test_what_speaks_another_language_than_the_web_is_no_way_in() -> None:
    async def greet(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"SSH-2.0-OpenSSH\r\n")
        writer.close()

    async with await asyncio.start_server(greet, "127.0.0.1", 0) as other:
        port = other.sockets[0].getsockname()[1]
        with pytest.raises(JoinError) as stranger:
            await asyncio.to_thread(Door(TableAddress(f"http://127.0.0.1:{port}", "abc")).look)
    assert stranger.value.code == "no-connection"


@pytest.mark.parametrize("address", ["nonsense", "http://127.0.0.1:9/t/abc"])
def test_faults_are_one_line_and_exit_code_2(carom: Carom, address: str) -> None:
    """Here there is no terminal, which is a fault too."""
    done = carom("join", address)
    assert done.code == 2
    assert done.err.count("\n") == 1


POSIX = pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")


@POSIX
def test_the_command_sits_down_and_keeps_the_seat(host: Host, tmp_path: Path) -> None:
    """As a person starts it: a process of its own on a terminal, left with q."""
    table_id = asyncio.run(ricochet(host))
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "xterm", "LANG": "C"}
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "carom", "join", f"{host.url}/t/{table_id}", "--name", "Zoe"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)
    seen = b""
    while b"Zoe" not in seen:
        seen += os.read(ours, 4096)
    os.write(ours, b"q")
    with suppress(OSError):  # the end of a pseudo-terminal, as Linux tells it
        while os.read(ours, 4096):
            pass
    assert process.wait(PATIENCE_S) == 0
    os.close(ours)
    page = f"{host.url}/t/{table_id}"
    secret = SeatBook(tmp_path / "carom").secret(page)
    assert door_of(host, table_id, secret).sit("Somebody else") == 0
