"""The full-screen game as a person sees it, under Textual's pilot."""

from __future__ import annotations

from textual.widgets import Static

from carom.cli.play.app import PlayApp
from carom.cli.play.controls import Controls
from carom.cli.play.session import Session
from carom.games.ricochet.options import Options


def app_for(*names: str) -> PlayApp:
    """Return the app of a new game whose clock stands still."""
    options = Options(scratch="private", next_chip="when_ready", trial_s=0)
    return PlayApp(Controls(Session(options, names, "demo", lambda: 0)))


def shown(app: PlayApp, widget: str) -> str:
    """Return the text a widget shows."""
    return str(app.query_one(f"#{widget}", Static).render())


async def test_the_board_and_the_keys_are_shown_from_the_start() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(120, 42)) as pilot:
        await pilot.pause()
        assert "a   b   c" in shown(app, "board")
        assert "Space" in shown(app, "side")


async def test_a_robot_moves_by_letter_and_arrow() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(120, 42)) as pilot:
        await pilot.press("space", "r", "right")
        assert "r───────1▶───── R" in shown(app, "board")
        assert "moves: 1" in shown(app, "side")


async def test_the_optimum_is_shown_once_the_round_is_closed() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(120, 42)) as pilot:
        await pilot.press("space")
        await app.workers.wait_for_complete()
        assert "Optimum" not in shown(app, "side")
        await pilot.press("3", "enter", "x")
        assert "Optimum" in shown(app, "side")
        await pilot.press("o")
        assert app.controls.is_optimum_shown


async def test_the_panel_stands_under_the_board_on_a_narrow_terminal() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(80, 42)) as pilot:
        await pilot.pause()
        assert not app.query_one("#room").has_class("wide")


async def test_q_leaves() -> None:
    app = app_for("Ann")
    async with app.run_test(size=(120, 42)) as pilot:
        await pilot.press("q")
    assert app.return_code == 0
