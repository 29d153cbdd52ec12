"""A seat in the terminal at a hosted table of Micro Robots."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from tests.cli.join.test_app import door_of, until
from tests.server.harness import Host, lay_table, seated
from textual.widgets import Static

from carom.cli.join.address import parse_address
from carom.cli.join.door import Door
from carom.cli.join.micro.app import JoinApp
from carom.cli.join.seatbook import SeatBook
from carom.games.micro.view import View
from carom.games.micro.viewed import puzzle_in
from carom.solvers.micro import solve


def text_of(app: JoinApp, widget: str = "side") -> str:
    """Return the text a widget shows."""
    return str(app.query_one(f"#{widget}", Static).render())


def view_of(app: JoinApp) -> View:
    """Return what the app sees of the game."""
    view = app.controls.desk.look()
    assert view is not None
    return view


def has_made(app: JoinApp, moves: int) -> bool:
    """Tell whether so many moves of a demonstration were made, or it is over."""
    trial = view_of(app).trial
    return trial is None or len(trial.route) >= moves


async def test_a_call_is_made_and_shown_from_the_terminal(host: Host, tmp_path: Path) -> None:
    options = {"tokens_to_win": 1, "next_target": "when_ready"}
    table_id = await lay_table(host, preset="classic", game="micro", options=options)
    door = door_of(host, table_id)
    await asyncio.to_thread(door.sit, "Ann")
    app = JoinApp(door, SeatBook(tmp_path))
    async with app.run_test(size=(150, 60)) as pilot:
        await until(pilot, lambda: "Ann" in text_of(app))
        (bob,) = await seated(host, table_id, "Bob")
        await until(pilot, lambda: "Bob" in text_of(app))
        await bob.do("ready", is_ready=True)
        await pilot.press("space")
        await until(pilot, lambda: app.controls.desk.look() is not None)
        await until(pilot, lambda: view_of(app).phase == "thinking")
        await until(pilot, lambda: "[" in text_of(app, "board"))
        assert "h: hint" not in text_of(app)
        puzzle = puzzle_in(view_of(app))
        assert puzzle is not None
        way = solve(puzzle).line
        await pilot.press(*str(len(way)), "enter")
        await until(pilot, lambda: view_of(app).phase == "trial")
        for number, move in enumerate(way, start=1):
            await pilot.press(*move.lower())
            await until(pilot, partial(has_made, app, number))
        await until(pilot, lambda: view_of(app).phase == "over")
        await until(pilot, lambda: "1. Ann, tokens: 1" in text_of(app))
        await until(pilot, lambda: "Ann gets a token" in text_of(app))
        assert "n: go on" in text_of(app)


async def test_one_may_vote_to_wait_no_longer_where_no_clock_runs(
    host: Host, tmp_path: Path
) -> None:
    """B-12."""
    table_id = await lay_table(host, preset="beginner", game="micro")
    door = door_of(host, table_id)
    await asyncio.to_thread(door.sit, "Ann")
    (bob,) = await seated(host, table_id, "Bob")
    app = JoinApp(door, SeatBook(tmp_path))
    async with app.run_test(size=(150, 60)) as pilot:
        await until(pilot, lambda: "Bob" in text_of(app))
        await bob.do("ready", is_ready=True)
        await pilot.press("space")
        await until(pilot, lambda: app.controls.desk.look() is not None)
        await bob.act("call", number=9, round=1)
        await until(pilot, lambda: "wait no longer" in text_of(app))
        await pilot.press("s")
        await until(pilot, lambda: view_of(app).last_round is not None)
        past = view_of(app).last_round
        assert past is not None
        assert (past.outcome, past.trials[-1].outcome) == ("failed", "timed_out")


async def test_who_watches_sees_the_game_and_sends_nothing(host: Host, tmp_path: Path) -> None:
    table_id = await lay_table(host, preset="classic", game="micro")
    (ann,) = await seated(host, table_id, "Ann")
    await ann.do("start")
    door = Door(parse_address(f"{host.url}/t/{table_id}"), is_watching=True)
    app = JoinApp(door, SeatBook(tmp_path))
    async with app.run_test(size=(150, 60)) as pilot:
        await until(pilot, lambda: app.controls.desk.look() is not None)
        await pilot.press("space", "7", "enter")
        await until(pilot, lambda: "Ann, tokens: 0" in text_of(app))
        assert view_of(app).trial is None
        assert app.controls.typed == ""
