"""Ramses in the terminal: what the keys do, what the screen shows and hides, a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from tests.cli.conftest import Carom
from tests.cli.play.hands import plain, press
from tests.cli.play.test_app import shown, until
from tests.games.ramses.table import Table

from carom.cli.play.local import LocalGame
from carom.cli.play.ramses.app import RamsesApp
from carom.cli.play.ramses.controls import RamsesControls
from carom.cli.play.ramses.desk import LocalRamsesDesk, RamsesGame
from carom.cli.play.ramses.panel import panel
from carom.cli.play.ramses.scene import scene
from carom.cli.play.stopwatch import Stopwatch
from carom.games.ramses.game import GAME
from carom.games.ramses.options import Options
from carom.games.ramses.pieces import TREASURES
from carom.games.ramses.position import position_of
from carom.records.record import write_record
from carom.records.replay import verify
from carom.solvers.ramses import solve

NAMES = ("Ann", "Ben", "Zoe")


def new_game(
    options: Options, *names: str, clock: Callable[[], float] = lambda: 0.0, bots: Any = ()
) -> tuple[RamsesGame, Stopwatch]:
    """Return a game and its clock, which stands still unless one is given."""
    watch = Stopwatch(clock)
    return LocalGame(GAME, options, names, "demo", watch, bots=bots), watch


def keys_of(game: RamsesGame, watch: Stopwatch) -> RamsesControls:
    """Return the keys of a game."""
    return RamsesControls(LocalRamsesDesk(game, watch))


def at_table(table: Table) -> tuple[RamsesGame, RamsesControls]:
    """Return a game as a table by hand has it, and its keys."""
    state = table.state
    game, watch = new_game(replace(state.options, preview_s=0), *NAMES[: len(state.seats)])
    game.state = state
    return game, keys_of(game, watch)


def drawn(controls: RamsesControls) -> str:
    """Return what is drawn, without colours."""
    view = controls.desk.look()
    assert view is not None
    return plain(scene(view))


def told(controls: RamsesControls) -> str:
    """Return what the panel says."""
    return panel(controls).plain


def test_time_runs_once_the_curtain_is_open() -> None:
    """D-03: the treasures lie open for as long as the table says, from when people look."""
    seconds = [0.0]
    controls = keys_of(*new_game(Options(preview_s=10), "Ann", clock=lambda: seconds[0]))
    seconds[0] = 500.0
    press(controls, "q", "up")
    assert controls.desk.look() is None
    assert "Does everybody look at this screen?" in told(controls)
    press(controls, "space")
    assert "10 s" in told(controls)
    assert "Remember what lies where." in told(controls)
    seconds[0] = 510.5
    controls.settle()
    assert "The pyramids cover the treasures." in told(controls)


def test_without_a_preview_there_is_no_curtain() -> None:
    controls = keys_of(*new_game(Options(preview_s=0, actions="off"), "Ann"))
    assert "Turn 1: Ann" in told(controls)


def test_the_panel_tells_who_plays_next() -> None:
    """D-05, D-T24: nothing in the preview; who is out or away is passed over."""
    game, watch = new_game(Options(actions="off", first_seat="host"), *NAMES)
    controls = keys_of(game, watch)
    press(controls, "space")
    assert "Turn" not in told(controls)
    assert " · " not in told(controls)
    press(controls, "space")
    lines = [line for line in told(controls).splitlines() if "cards: 0" in line]
    assert [line.partition(" · ")[2] for line in lines] == ["", "next", "in 2 turns"]
    seats = game.state.seats
    game.state = replace(game.state, seats=(seats[0], replace(seats[1], is_out=True), seats[2]))
    lines = [line for line in told(controls).splitlines() if "cards: 0" in line]
    assert [line.partition(" · ")[2] for line in lines] == ["", "", "next"]


def test_after_the_preview_nothing_of_it_is_left() -> None:
    """D-T26: one key says for all people that they have seen enough."""
    game, watch = new_game(Options(actions="off"), "Ann", "Ben")
    controls = keys_of(game, watch)
    press(controls, "space")
    assert sum(f" {name}" in told(controls) for name in TREASURES) == len(TREASURES)
    assert "▲" not in drawn(controls)
    press(controls, "space")
    assert game.state.phase == "turn"
    assert drawn(controls).count("▲") == 47
    letters = {mark for mark in drawn(controls) if mark.isalpha()}
    assert letters == set("abcdefgh")
    assert "Treasures:" not in told(controls)


def test_arrows_and_typed_spaces_uncover() -> None:
    """D-11, D-14, D-T1, D-T4."""
    game, controls = at_table(Table("A E"))
    press(controls, "left", "right")
    assert game.state.slides == 2
    press(controls, "e", "4")
    assert controls.problem is not None
    assert controls.problem.code == "not-beside-hole"
    press(controls, "e", "backspace", "e", "3")
    assert [len(seat.cards) for seat in game.state.seats] == [1, 0]
    assert "Ann uncovers e3." in told(controls)
    assert "Ann finds it: " in told(controls)
    assert "▶ Ann, points: 1, cards: 1" in told(controls)


def test_a_wrong_treasure_is_told_and_seen_until_it_is_covered() -> None:
    """D-15, D-18, D-T2: what lies open is there for the next player as well."""
    game, controls = at_table(Table("A E"))
    press(controls, "up")
    assert game.state.turn == 1
    assert "The wrong treasure: " in told(controls)
    assert "[B]" in drawn(controls)
    assert "Treasures: B" in told(controls)
    press(controls, "down")
    assert "B" not in drawn(controls)
    assert "Treasures:" not in told(controls)


def test_space_ends_a_turn_after_a_slide() -> None:
    """D-13, D-T5."""
    game, controls = at_table(Table("A E"))
    assert "Space: end the turn" not in told(controls)
    press(controls, "space")
    assert controls.problem is not None
    press(controls, "left", "space")
    assert game.state.turn == 1
    assert "Ann stops." in told(controls)


def test_after_a_storm_cells_are_told_as_they_were_seen() -> None:
    """D-T12: the space that was e3 before the board turned by a quarter."""
    _, controls = at_table(Table("A storm E", storm="90"))
    press(controls, "right")
    assert "Ann uncovers e3." in told(controls)
    assert "The board turns by 90°." in told(controls)
    assert "a   b   c   d   e   f \n" in drawn(controls).replace("  \n", " \n")


def test_two_treasures_are_named_by_number_and_gone_to() -> None:
    """D-T17."""
    game, controls = at_table(Table("risk/2 A/2 C/2", edition="twelve").turn_up())
    assert "Name two treasures" in told(controls)
    names = controls.desk.look()
    assert names is not None
    first, second = (str(names.names.index(number) + 1) for number in (0, 2))
    press(controls, *first, "enter")
    assert "1. A " in told(controls)
    press(controls, "9", "9", "enter", *second, "enter")
    assert "To be uncovered: A " in told(controls)
    press(controls, "right", "right")
    assert game.state.seats[0].risks == 1
    assert "masters the risk" in told(controls)


def test_a_card_is_given_by_number_after_a_failed_risk() -> None:
    """D-T19."""
    table = Table("risk/2 A/2 C/2", seats=3, held=("B/1", "", ""), edition="twelve").turn_up()
    game, controls = at_table(table)
    view = controls.desk.look()
    assert view is not None
    for number in (2, 0):
        press(controls, *str(view.names.index(number) + 1), "enter")
    press(controls, "right")
    assert "Which card goes to whom?" in told(controls)
    press(controls, "2", "enter")
    assert [len(seat.cards) for seat in game.state.seats] == [0, 0, 1]
    assert "Ann gives Zoe a card: " in told(controls)


def test_a_gift_says_what_to_do() -> None:
    """D-T14."""
    _, controls = at_table(Table("gift A E", held=("", "B")).turn_up())
    assert "Card: gift" in told(controls)
    assert "Go to any treasure" in told(controls)
    press(controls, "up")
    assert "Ben gives Ann a card: " in told(controls)


def test_places_are_by_points_or_by_cards_alone() -> None:
    """D-31, D-40, D-T23."""
    held = ("A", "B C")
    for scoring in ("points", "cards"):
        game, controls = at_table(Table("E", held=held, scoring=scoring))
        game.state = replace(game.state, phase="over", reason="all_found", card=None)
        result = GAME.result(game.state)
        assert result is not None
        for score in result.scores:
            assert f"{score.rank}. {NAMES[score.seat]}, points: " in told(controls)


def test_a_whole_game_ends_and_its_record_proves_it() -> None:
    options = Options(treasures=4, actions="off", first_seat="host")
    game, watch = new_game(options, "Ann", "Ben")
    controls = keys_of(game, watch)
    press(controls, "space", "space")
    while game.state.phase != "over":
        (name, *_) = solve(position_of(game.state)).line
        press(controls, *name)
        assert controls.problem is None
    assert "The last card has been found." in told(controls)
    assert verify(write_record(game.record())).result == GAME.result(game.state)


async def test_the_screen_opens_clears_and_lets_a_bot_play() -> None:
    seconds = [0.0]

    def comes(widget: str, words: str) -> bool:
        """Let a few seconds pass and tell whether something is shown."""
        seconds[0] += 5.0
        return words in shown(app, widget)

    options = Options(
        treasures=4, actions="off", max_turns=2, max_slides=3, first_seat="host", preview_s=600
    )
    game, watch = new_game(options, "Ann", clock=lambda: seconds[0], bots=["easy"])
    app = RamsesApp(game, watch)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: "Space: show the treasures" in shown(app, "side"))
        assert shown(app, "board").strip() == ""
        await pilot.press("space")
        await until(pilot, lambda: "Treasures:" in shown(app, "side"))
        await pilot.press("space")
        await until(pilot, lambda: comes("board", "▲"))
        assert "Treasures:" not in shown(app, "side")
        while game.state.phase == "turn" and game.state.turn == 0:
            await pilot.press("left", "right", "space")
        await until(pilot, lambda: comes("side", "The most turns have been played."))
        await pilot.press("q")


def test_options_of_the_box_are_taken_by_the_command(carom: Carom) -> None:
    assert carom("play", "ramses", "--option", "treasures=3").code == 2
    assert carom("play", "ramses", "--preset", "salon").code == 2
    assert "terminal" in carom("play", "ramses", "--bot", "easy").err
