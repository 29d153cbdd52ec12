"""1, 2, 3… robot! in the terminal: what the keys do, what the screen shows, a whole game."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from tests.cli.conftest import Carom
from tests.cli.play.hands import plain, press
from tests.cli.play.test_app import shown, until
from tests.games.escape.table import SHUT

from carom.cli.play.desk import LocalDesk
from carom.cli.play.escape.app import EscapeApp, EscapeGame
from carom.cli.play.escape.controls import EscapeControls
from carom.cli.play.escape.panel import panel
from carom.cli.play.escape.scene import scene
from carom.cli.play.local import LocalGame
from carom.core.grid import parse_cell
from carom.games.escape.board import COLUMNS, FREE_PLACES, ROWS
from carom.games.escape.game import GAME
from carom.games.escape.options import Options
from carom.games.escape.pieces import ESCAPED, Camera, Pieces
from carom.games.escape.plan import split_code
from carom.games.escape.state import Turn
from carom.games.escape.turns import first_turn
from carom.records.record import write_record
from carom.records.replay import verify

PLAN_Q = "C23T10T21C30X20T32S11C12D10S31"


def cell(name: str) -> int:
    """Return the cell of a square."""
    return parse_cell(name, ROWS, COLUMNS)


def new_game(*names: str) -> EscapeGame:
    """Return a game whose clock stands still, seats in their order."""
    return LocalGame(GAME, Options(order="seats"), names, "demo", lambda: 0)


def keys_of(game: EscapeGame) -> EscapeControls:
    """Return the keys of a game."""
    return EscapeControls(LocalDesk(game, lambda state: state.seat))


def on_plan_q(
    *names: str, robots: tuple[str, ...], cameras: tuple[Camera, ...] = ()
) -> tuple[EscapeGame, EscapeControls]:
    """Return a game on plan Q at the beginning of the first turn."""
    game = new_game(*names)
    laid = first_turn(replace(game.state, plan=PLAN_Q))
    cells = tuple(ESCAPED if name == "x" else cell(name) for name in robots)
    pieces = Pieces(cells, cameras=cameras)
    game.state = replace(laid, pieces=pieces, turn=Turn(pieces))
    return game, keys_of(game)


def drawn(controls: EscapeControls) -> str:
    """Return what is drawn, without colours."""
    view = controls.desk.look()
    assert view is not None
    return plain(scene(controls, view))


def told(controls: EscapeControls) -> str:
    """Return what the panel says."""
    return panel(controls).plain


def test_a_tile_is_chosen_turned_and_laid() -> None:
    """C-05, C-06: only what fits is offered, shown lighter than what lies."""
    game = new_game("Ann", "Ben")
    controls = keys_of(game)
    press(controls, "escape")
    first = controls.lay
    assert first is not None
    assert "▒▒" in drawn(controls)
    press(controls, "tab")
    assert controls.lay is not None
    assert controls.lay.tile != first.tile
    press(controls, "shift+tab", "right", "left")
    assert controls.lay == first
    wanted = controls.lay
    press(controls, "enter")
    assert game.state.laid[0].place == wanted.place
    assert "Tile 2 of 10: Ben lays it." in told(controls)


def test_arrows_find_every_place_and_r_every_turn_that_fits() -> None:
    game = new_game("Ann")
    controls = keys_of(game)
    press(controls, "escape")
    chosen = []
    for key in ("right", "down", "left", "up", *["tab", "r"] * 20):
        press(controls, key)
        assert controls.lay is not None
        chosen.append(controls.lay)
    legal = set(GAME.actions(game.state, 0))
    assert set(chosen) <= legal
    for kind in ("place", "tile", "turn"):
        assert len({getattr(lay, kind) for lay in chosen}) > 1


def test_a_robot_is_chosen_by_number_and_moved_by_arrows() -> None:
    """C-21."""
    game, controls = on_plan_q("Ann", robots=("c8", "c8", "c8"))
    press(controls, "right")
    assert controls.problem is not None
    assert controls.problem.code == "choose-own-robot"
    press(controls, "2", "right")
    assert game.state.pieces.robots == (cell("c8"), cell("d8"), cell("c8"))
    assert "points left: 2" in told(controls)
    assert "Ann: r2E" in told(controls)
    assert "r2" in drawn(controls)


def test_a_turn_is_taken_back_and_ended_by_keys() -> None:
    """C-20: a turn can be taken back until it ends, and ended after one point."""
    game, controls = on_plan_q("Ann", "Ben", robots=("c8",) * 6)
    press(controls, "space")
    assert controls.problem is not None
    press(controls, "1", "right", "u")
    assert game.state.pieces.robots[0] == cell("c8")
    press(controls, "right", "space")
    assert game.state.seat == 1
    assert "Ben plays, points left: 3" in told(controls)
    press(controls, "left")
    assert controls.problem is not None  # Ben has chosen no robot


def test_before_a_camera_is_activated_it_tells_whom_it_freezes() -> None:
    """C-T13, C-T14: the camera on m8 sees the whole row westward, nobody northward."""
    robots = ("h8", "d8", "c8", "c8", "c8", "c8")
    hung = (Camera(cell("m8"), "N"),)
    game, controls = on_plan_q("Ann", "Ben", robots=robots, cameras=hung)
    press(controls, "a")
    assert "Camera on m8, looking ↑" in told(controls)
    assert "freezes nobody" in told(controls)
    press(controls, *["r"] * 6)
    assert "r1, r2, r3, b1, b2" in told(controls).replace(", and ", ", ")
    assert game.state.pieces.eyes == 0
    press(controls, "a")
    assert "freezes nobody" in told(controls), "it is shown as it hangs before it is activated"
    press(controls, *["r"] * 6, "enter", "a")
    assert game.state.pieces.eyes == 0b111111
    assert "r1 is frozen: Ann activated the camera on m8, which looked ←." in told(controls)
    assert "!m8(r1 r2 r3 b1 b2 b3)" in told(controls)


def test_a_camera_is_placed_on_the_wall_that_the_arrows_found() -> None:
    """C-23, C-40: arrows go from wall to wall; the cone is drawn before it hangs."""
    game, controls = on_plan_q("Ann", robots=("c8", "c8", "c8"))
    press(controls, "c")
    assert controls.aim is not None
    start = controls.aim.cell
    press(controls, "right", "right")
    assert controls.aim is not None
    assert controls.aim.cell != start
    assert "░░" in drawn(controls) or "╱╱" in drawn(controls)
    aimed = controls.aim
    press(controls, "enter")
    assert game.state.pieces.cameras == (Camera(*aimed),)
    press(controls, "enter")
    assert controls.problem is not None
    press(controls, "escape", "1")
    assert controls.aim is None


def test_the_eye_comes_off_the_only_frozen_robot_without_choosing() -> None:
    """C-22."""
    game, controls = on_plan_q("Ann", robots=("c8", "d8", "x"))
    pieces = replace(game.state.pieces, eyes=0b010)
    game.state = replace(game.state, pieces=pieces, turn=Turn(pieces))
    assert "take the eye off" in told(controls)
    press(controls, "e")
    assert game.state.pieces.eyes == 0


def test_the_last_robot_out_ends_the_game_with_places() -> None:
    """C-60, C-62."""
    game, controls = on_plan_q("Ann", "Ben", robots=("x", "x", "o8", "c8", "c8", "x"))
    press(controls, "3", "right")
    assert game.state.phase == "over"
    assert "1. Ann, out: 3, way left: 0" in told(controls)
    assert "2. Ben, out: 1, way left: 30" in told(controls)


def test_a_seat_without_a_way_out_is_told_so_and_ranks_last() -> None:
    """C-09, C-61: whoever has more robots shut in has farther to go."""
    game, controls = on_plan_q("Ann", "Ben", robots=("c8", "c8", "c8", "o8", "c8", "x"))
    pieces = game.state.pieces
    game.state = replace(game.state, plan=SHUT)
    assert "Ann (r), out: 0, way left: none" in told(controls)
    assert "Ben (b), out: 1, way left: 1; no way out for 1" in told(controls)
    even = replace(pieces, robots=(*(cell(name) for name in ("c8", "o8", "n8", "c8", "c8", "o8")),))
    game.state = replace(game.state, pieces=even, phase="over", reason="idle", turn=None)
    assert "1. Ann, out: 0, way left: 3; no way out for 1" in told(controls)
    assert "2. Ben, out: 0, way left: 1; no way out for 2" in told(controls)


def test_the_panel_tells_who_plays_when() -> None:
    """C-04: in the order of play; who is away is passed over."""
    game, controls = on_plan_q("Ann", "Ben", "Zoe", robots=("c8",) * 9)
    game.state = replace(game.state, order=(2, 0, 1), at=1)
    lines = [line.strip() for line in told(controls).splitlines() if "way left" in line]
    assert [line.partition(" (")[0] for line in lines] == ["Zoe", "▶ Ann", "Ben"]
    assert lines[0].endswith("· opens each round · in 2 turns")
    assert lines[2].endswith("· next")
    game.state = replace(game.state, present=(True, False, True))
    assert told(controls).count("· next") == 1
    assert "opens each round · next" in told(controls)


def play_greedily(game: EscapeGame, controls: EscapeControls) -> None:
    """Lay what is offered, then walk robot after robot out by keys."""
    while game.state.phase == "build":
        press(controls, "enter")
    arrows = ("up", "right", "down", "left")
    while game.state.phase != "over":
        plan, state = game.state.factory.plan, game.state
        team = state.pieces.team(state.seat)
        number = min(
            (one for one in range(3) if team[one] >= 0), key=lambda one: plan.ways[team[one]]
        )
        way = next(
            way
            for way, onward in enumerate(table[team[number]] for table in plan.steps)
            if onward >= 0 and plan.ways[onward] < plan.ways[team[number]]
        )
        press(controls, str(number + 1), arrows[way])
        assert controls.problem is None


def test_a_whole_game_ends_and_its_record_proves_it() -> None:
    game = new_game("Ann")
    play_greedily(game, keys_of(game))
    assert game.state.reason == "escaped"
    assert split_code(game.state.plan).keys() == set(FREE_PLACES)
    assert verify(write_record(game.record())).result == GAME.result(game.state)


def _is_longer(game: EscapeGame, laid: int) -> bool:
    """Tell whether another tile lies."""
    return len(game.state.laid) > laid


async def test_the_screen_shows_plan_factory_and_a_bot_that_plays() -> None:
    clock = iter(range(0, 10**9, 2000))
    wanted = Options(order="seats", max_rounds=1)
    game: EscapeGame = LocalGame(
        GAME, wanted, ["Ann"], "demo", lambda: next(clock), bots=["random"]
    )
    app = EscapeApp(game)
    async with app.run_test(size=(100, 44)) as pilot:
        await until(pilot, lambda: "Enter: lay it" in shown(app, "side"))
        while game.state.phase == "build":
            seat, laid = game.state.seat, len(game.state.laid)
            if seat == 0:
                await pilot.press("enter")
            await until(pilot, partial(_is_longer, game, laid))
        await until(pilot, lambda: "1, 2, 3: choose a robot" in shown(app, "side"))
        assert "r+" in shown(app, "board")
        await pilot.press("1", "right", "space")
        await until(pilot, lambda: game.state.phase == "over")
        await until(pilot, lambda: "The most rounds have been played." in shown(app, "side"))
        await pilot.press("q")


def test_too_many_seats_are_refused_in_one_line(carom: Carom) -> None:
    done = carom("play", "escape", *["--bot", "random"] * 6)
    assert (done.code, done.err.count("\n")) == (2, 1)
