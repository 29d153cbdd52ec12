"""Micro Robots in the terminal: what the keys do, what the screen shows, bots, the command."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from tests.cli.conftest import Carom
from tests.cli.play.hands import plain, press
from tests.cli.play.test_app import shown, until

from carom.cli.kits.micro.puzzles import PUZZLES
from carom.cli.kits.registry import play_of
from carom.cli.play.local import LocalGame
from carom.cli.play.micro.app import MicroApp
from carom.cli.play.micro.controls import MicroControls
from carom.cli.play.micro.desk import LocalDesk, MicroGame
from carom.cli.play.micro.panel import panel
from carom.cli.play.micro.scene import scene
from carom.cli.words import say
from carom.core.errors import NotFound
from carom.games.micro.game import GAME
from carom.games.micro.options import Options
from carom.games.micro.rules import setup
from carom.games.micro.viewed import puzzle_in
from carom.records.record import write_record
from carom.records.replay import verify
from carom.server.kits.micro import KIT, answer_for
from carom.solvers.micro import solve
from carom.solvers.result import NO_LIMITS


class Clock:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


def game_of(
    *names: str, clock: Callable[[], int] = lambda: 0, board: str = "B1N2N3N4N", **options: Any
) -> tuple[MicroGame, MicroControls]:
    """Return a game, on board K if not said, that waits before each target, and its keys."""
    wanted = Options(board=board, next_target="when_ready", **options)
    game: MicroGame = LocalGame(GAME, wanted, names, "demo", clock)
    return game, MicroControls(LocalDesk(game))


def typed(route: tuple[str, ...]) -> list[str]:
    """Return the keys that type a way."""
    return [key for move in route for key in move.lower()]


def way_of(game: MicroGame) -> tuple[str, ...]:
    """Return a shortest way of the round."""
    puzzle = puzzle_in(game.view(0))
    assert puzzle is not None
    return solve(puzzle).line


def drawn(controls: MicroControls) -> str:
    """Return what is drawn, without colours."""
    view = controls.desk.look()
    assert view is not None
    return plain(scene(controls, view))


def told(controls: MicroControls) -> str:
    """Return what the panel says."""
    return panel(controls).plain


def test_a_call_is_typed_and_shown_by_the_names_of_dice() -> None:
    game, controls = game_of("Ann")
    press(controls, "space")
    way = way_of(game)
    press(controls, *str(len(way)), "enter")
    assert f"Ann shows a route, moves: 0 of {len(way)}" in told(controls)
    press(controls, *typed(way))
    assert game.state.seats[0].tokens == 1
    assert "Ann gets a token" in told(controls)
    assert f"Optimum {len(way)}: " in told(controls)


def test_arrows_jump_among_legal_fields() -> None:
    game, controls = game_of("Ann")
    press(controls, "space", "9", "enter")
    view = game.view(0)
    row = [choice for choice in view.moves if choice.cell // 6 == view.robot // 6]
    way = "right" if any(choice.cell > view.robot for choice in row) else "left"
    aims = sorted((abs(choice.cell - view.robot), choice.cell) for choice in row)
    near = [cell for _, cell in aims if (cell > view.robot) == (way == "right")]
    seen = []
    for _ in range(len(near) + 1):
        press(controls, way)
        seen.append(controls.aim)
    assert seen == [*near, near[0]]
    assert "{" in drawn(controls)
    press(controls, "enter")
    assert game.view(0).robot == near[0]
    assert controls.aim is None


def test_a_forbidden_field_fails_or_is_refused_as_the_rules_say() -> None:
    game, controls = game_of("Ann", illegal_move="refused")
    press(controls, "space", "9", "enter")
    legal = {choice.move for choice in game.view(0).moves}
    other = next(name for name in ("G3", "Y1", "R5", "W2") if name not in legal)
    press(controls, *typed((other,)))
    assert controls.problem is not None
    assert game.state.phase == "trial"
    press(controls, "x")
    assert "Ann stopped after 0 of 9" in told(controls)


def test_tab_changes_who_calls_and_the_trial_who_shows() -> None:
    game, controls = game_of("Ann", "Ben", "Zoe")
    press(controls, "space", "tab")
    assert "▶ Ben" in told(controls)
    press(controls, "tab", "shift+tab", "7", "enter")
    assert game.state.round is not None
    assert game.state.round.trial is not None
    assert game.state.round.trial.seat == 1
    press(controls, "x")
    assert "Ben has no token to give" in told(controls)


def test_everybody_wishes_another_target() -> None:
    game, controls = game_of("Ann", "Ben")
    press(controls, "space", "s", "tab", "s")
    assert game.state.phase == "ready"
    assert "Another target was wished; the robot stays" in told(controls)


def test_the_giver_chooses_by_number() -> None:
    """B-13: with ``penalty_tie=giver_chooses``."""
    game, controls = game_of("Ann", "Ben", "Zoe", penalty_tie="giver_chooses")
    press(controls, "space")
    way = way_of(game)
    press(controls, *str(len(way)), "enter", *typed(way))
    press(controls, "space", "9", "enter", "x")
    assert game.state.phase == "choosing"
    assert "Ann chooses who gets a token: Ben, Zoe" in told(controls).replace(" and ", ", ")
    press(controls, "2")
    assert [seat.tokens for seat in game.state.seats] == [0, 0, 1]


def test_the_private_board_calls_what_it_found_and_shows_it_again() -> None:
    game, controls = game_of("Ann", scratch="private")
    press(controls, "space")
    way = way_of(game)
    press(controls, *typed(way), "u", *typed(way[-1:]))
    assert "Enter calls that number" in told(controls)
    press(controls, "c")
    assert "Private board, moves: 0" in told(controls)
    press(controls, *typed(way), "enter", *["space"] * len(way))
    assert game.state.seats[0].tokens == 1


def test_hints_come_one_by_one_and_go_with_the_round() -> None:
    _, controls = game_of("Ann")
    press(controls, "space", "h")
    assert "The shortest route takes" in told(controls)
    press(controls, "h", "h", "h", "h", "s")
    assert controls.hint_degree == 5
    press(controls, "space")
    assert controls.hint_degree == 0


def test_the_clock_runs_out_while_nobody_presses_a_key() -> None:
    clock = Clock()
    game, controls = game_of("Ann", clock=clock, think_s=60)
    press(controls, "space")
    assert "60 s" in told(controls)
    clock.now = 61_000
    controls.settle()
    assert game.state.phase == "ready"
    assert "Nobody called in time" in told(controls)


def test_o_draws_a_shortest_way_of_the_last_round() -> None:
    game, controls = game_of("Ann")
    press(controls, "space")
    way = way_of(game)
    press(controls, "s")
    arrows = set("▲▶▼◀")
    assert not arrows & set(drawn(controls))
    press(controls, "o")
    assert sum(mark in arrows for mark in drawn(controls)) == len(way)


@pytest.mark.parametrize("board", ["B1N2N3N4N", "C2S1E4N3W"])
@pytest.mark.parametrize("expert", ["off", "on"])
def test_the_way_told_after_a_round_is_the_one_the_site_tells(board: str, expert: str) -> None:
    """Of several ways the same one: the terminal solves by itself, the site asks the server."""
    game, controls = game_of("Ann", board=board, expert=expert)
    assert KIT.closed is not None
    for number in range(1, 6):
        press(controls, "space", "s", "o")
        reviews = dict(KIT.closed(game.state))
        answer = answer_for(reviews[number], 1, True, NO_LIMITS, Event())
        way = PUZZLES.route_words(reviews[number], answer.line)
        assert say("play-optimum", length=answer.length or 0, line=way) in told(controls)
        press(controls, "o")


def test_a_whole_game_ends_with_places_and_a_record_that_proves_it() -> None:
    game, controls = game_of("Ann", "Ben", tokens_to_win=1)
    press(controls, "space")
    way = way_of(game)
    press(controls, "tab", *str(len(way)), "enter", *typed(way))
    assert "1. Ben, tokens: 1" in told(controls)
    assert "2. Ann, tokens: 0" in told(controls)
    assert verify(write_record(game.record())).result == GAME.result(game.state)


def test_before_the_first_target_the_robot_stands_on_the_start() -> None:
    game, controls = game_of("Ann")
    start = setup(game.state.options, 1, "demo").start
    assert f"({game.state.dice.name(start)})" in drawn(controls)
    assert "[" not in drawn(controls)


async def test_the_screen_shows_dice_and_keys() -> None:
    game, _ = game_of("Ann")
    app = MicroApp(game)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: "Space: roll the next target" in shown(app, "side"))
        await pilot.press("space")
        await until(pilot, lambda: "Target:" in shown(app, "side"))
        assert "[" in shown(app, "board")
        await pilot.press("q")


def test_bots_do_not_answer_at_a_game_that_has_none(carom: Carom) -> None:
    done = carom("play", "micro", "--bot", "nobody")
    assert (done.code, done.err.count("\n")) == (2, 1)


def test_a_game_without_a_kit_is_not_played_here() -> None:
    with pytest.raises(NotFound) as caught:
        play_of("nim")
    assert caught.value.code == "not-played-here"


def test_what_the_game_does_not_take_is_told(carom: Carom) -> None:
    assert carom("play", "micro", "--preset", "salon").code == 2
    assert carom("play", "micro", "--option", "board=B1N2").code == 2
    assert "terminal" in carom("play", "micro").err
