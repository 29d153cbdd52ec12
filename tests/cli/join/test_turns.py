"""A seat in the terminal at hosted tables of the games of turns: escape and Ramses."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import TypeAlias

from tests.cli.join.test_app import door_of, until
from tests.server.harness import Host, lay_table, seated
from textual.widgets import Static

from carom.cli.join.address import parse_address
from carom.cli.join.door import Door
from carom.cli.join.escape.app import JoinApp as EscapeApp
from carom.cli.join.ramses.app import JoinApp as RamsesApp
from carom.cli.join.seatbook import SeatBook
from carom.games.escape.view import View as EscapeView
from carom.server.commands import Pause, Resume

SIZE = (120, 50)
AnyApp: TypeAlias = EscapeApp | RamsesApp


def text_of(app: AnyApp, widget: str = "side") -> str:
    """Return the text a widget shows."""
    return str(app.query_one(f"#{widget}", Static).render())


def says(app: AnyApp, *words: str) -> bool:
    """Tell whether the panel says all this."""
    return all(word in text_of(app) for word in words)


def factory_of(app: EscapeApp) -> EscapeView:
    """Return what the app sees of the game."""
    view = app.controls.desk.look()
    assert view is not None
    return view


def has_laid(app: EscapeApp, number: int) -> bool:
    """Tell whether more tiles lie than so many."""
    return len(factory_of(app).laid) > number


async def test_a_plan_is_laid_and_a_turn_played_from_the_terminal(
    host: Host, tmp_path: Path
) -> None:
    """C-05, C-21, C-61: alone at a table, a whole game of one round."""
    table_id = await lay_table(host, game="escape", options={"max_rounds": 1})
    door = door_of(host, table_id)
    await asyncio.to_thread(door.sit, "Ann")
    app = EscapeApp(door, SeatBook(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: says(app, "Ann", "s: start now"))
        await pilot.press("s")
        await until(pilot, lambda: says(app, "Tile 1 of 10: Ann lays it."))
        for number in range(10):
            await pilot.press("enter")
            await until(pilot, partial(has_laid, app, number))
        await until(pilot, lambda: says(app, "Ann plays, points left: 3"))
        assert "r+" in text_of(app, "board")
        await pilot.press("space")
        await until(pilot, lambda: app.controls.line.problem is not None)
        await pilot.press("1", "right")
        await until(pilot, lambda: says(app, "points left: 2"))
        await pilot.press("u")
        await until(pilot, lambda: says(app, "points left: 3"))
        await pilot.press("right")
        await until(pilot, lambda: says(app, "Ann: r1E"))
        await pilot.press("space")
        await until(pilot, lambda: says(app, "The most rounds have been played.", "1. Ann"))
        assert "n: go on" in text_of(app)


async def test_treasures_are_seen_covered_and_sought_from_the_terminal(
    host: Host, tmp_path: Path
) -> None:
    """D-03, D-11, D-20, D-T26: after the preview nothing of it is left on the screen."""
    options = {"treasures": 4, "preview_s": 600, "max_turns": 1}
    table_id = await lay_table(host, game="ramses", options=options)
    door = door_of(host, table_id)
    await asyncio.to_thread(door.sit, "Ann")
    app = RamsesApp(door, SeatBook(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: says(app, "Ann", "s: start now"))
        await pilot.press("s")
        await until(pilot, lambda: says(app, "Remember what lies where.", "Treasures: A "))
        app.controls.line.do(Pause())
        await until(pilot, lambda: says(app, "The players look at the treasures."))
        assert "Treasures:" not in text_of(app), "nobody studies them longer in a pause"
        app.controls.line.do(Resume())
        await until(pilot, lambda: says(app, "Remember what lies where.", "Treasures: A "))
        await pilot.press("space")
        await until(pilot, lambda: says(app, "Turn 1: Ann", "Wanted: "))
        assert text_of(app, "board").count("▲") == 47
        assert "Treasures:" not in text_of(app)
        await pilot.press("left", "right")  # the space that is open may lie at the edge
        await until(pilot, lambda: says(app, "Ann uncovers "))
        await pilot.press("space")
        await until(pilot, lambda: says(app, "The most turns have been played.", "1. Ann"))


async def test_who_watches_sees_no_treasure_and_sends_nothing(host: Host, tmp_path: Path) -> None:
    """D-T26."""
    table_id = await lay_table(host, game="ramses", options={"preview_s": 600})
    (ann,) = await seated(host, table_id, "Ann")
    await ann.do("start")
    door = Door(parse_address(f"{host.url}/t/{table_id}"), is_watching=True)
    app = RamsesApp(door, SeatBook(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: says(app, "The players look at the treasures."))
        await pilot.press("space", "left")
        assert "Treasures:" not in text_of(app)
        assert "You watch." in text_of(app)
