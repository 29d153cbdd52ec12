"""The full-screen game as a person sees it, under Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from carom.cli.play.app import PlayApp
from carom.cli.play.controls import Controls
from carom.cli.play.painting import arrangement
from carom.cli.play.screenful import Screenful
from carom.cli.play.session import Session
from carom.games.ricochet.options import Options

PATIENCE_S = 60.0
"""Longest wait for something that must come to be shown."""


def app_for(*names: str) -> PlayApp:
    """Return the app of a new game whose clock stands still."""
    options = Options(scratch="private", next_chip="when_ready", trial_s=0)
    return PlayApp(Controls(Session(options, names, "demo", lambda: 0)))


def shown(app: Screenful, widget: str) -> str:
    """Return the text a widget shows."""
    return str(app.query_one(f"#{widget}", Static).render())


async def until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    """Let the app work until something is so; fail when it never is."""
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():
            await pilot.pause(0.01)


async def test_the_board_and_the_keys_are_shown_from_the_start() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(120, 42)) as pilot:
        await until(pilot, lambda: "a   b   c" in shown(app, "board"))
        await until(pilot, lambda: "Space" in shown(app, "side"))


async def test_a_robot_moves_by_letter_and_arrow() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(120, 42)) as pilot:
        await pilot.press("space", "r", "right")
        await until(pilot, lambda: "r───────1▶───── R" in shown(app, "board"))
        await until(pilot, lambda: "moves: 1" in shown(app, "side"))


async def test_the_optimum_is_shown_once_the_round_is_closed() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(120, 42)) as pilot:
        await pilot.press("space")
        await app.workers.wait_for_complete()
        assert "Optimum" not in shown(app, "side")
        await pilot.press("3", "enter", "x")
        await until(pilot, lambda: "Optimum" in shown(app, "side"))
        await pilot.press("o")
        assert app.controls.is_optimum_shown


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 42), (80, 52), (200, 25)])
async def test_board_and_keys_are_both_seen_on_any_usual_screen(size: tuple[int, int]) -> None:
    app = app_for("Ann")
    async with app.run_test(size=size) as pilot:
        await pilot.press("space")
        await pilot.pause()
        for widget in ("#board", "#side"):
            region = app.query_one(widget).region
            assert region.area > 0
            assert app.screen.region.contains_region(region), (widget, region)


@pytest.mark.parametrize("size", [(80, 24), (120, 42)])
async def test_robots_are_placed_on_a_board_that_is_seen(size: tuple[int, int]) -> None:
    """A-04: who chooses the starts has to see walls and targets first."""
    session = Session(Options(start="chosen"), ("Ann",), "demo", lambda: 0)
    app = PlayApp(Controls(session))
    async with app.run_test(size=size) as pilot:
        await until(
            pilot, lambda: all(mark in shown(app, "board") for mark in (" p", "16 ┃", "✺", "●r"))
        )
        await pilot.press(*"ra1", "enter")
        await until(pilot, lambda: "R" in shown(app, "board"))


@pytest.mark.parametrize(
    ("size", "is_compact", "is_beside"),
    [
        ((108, 34), False, True),
        ((107, 34), True, True),
        ((108, 33), True, True),
        ((80, 50), False, False),
        ((80, 24), True, True),
        ((79, 24), True, False),
    ],
)
def test_the_largest_drawing_that_leaves_room_for_the_panel_is_taken(
    size: tuple[int, int], is_compact: bool, is_beside: bool
) -> None:
    assert arrangement(*size, rows=16, columns=16) == (is_compact, is_beside)


async def test_on_a_tiny_screen_page_down_brings_the_keys_into_sight() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.press("pagedown", "pagedown", "pagedown", "pagedown")
        await until(pilot, lambda: app.query_one("#side").region.bottom <= 10)


async def test_a_resized_screen_is_filled_anew() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(120, 42)) as pilot:
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "a  b  c" in shown(app, "board"))


async def test_q_leaves() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(120, 42)) as pilot:
        await pilot.press("q")
    assert app.return_code == 0
