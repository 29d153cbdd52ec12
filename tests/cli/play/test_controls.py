"""The keys of the terminal game, with a clock moved by hand."""

from __future__ import annotations

import pytest
from tests.cli.play.hands import press

from carom.cli.play.controls import Controls
from carom.cli.play.session import Session
from carom.core.chance import Draw
from carom.games.ricochet.options import PRESETS, Options
from carom.records.record import write_record
from carom.records.replay import verify
from carom.solvers.ricochet import solve


class Clock:
    """Time that stands still until a test moves it."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


def start(options: Options, *names: str) -> tuple[Controls, Clock]:
    """Return the keys of a new game and its clock."""
    clock = Clock()
    return Controls(Session(options, names, "keys", clock)), clock


ARROW_KEYS = {"N": "up", "E": "right", "S": "down", "W": "left"}


def solo() -> Options:
    return Options(scratch="private", next_chip="when_ready", trial_s=0)


def shared() -> Options:
    return Options(ricochet="none", next_chip="when_ready")


def test_space_turns_up_a_chip() -> None:
    controls, _ = start(solo(), "Ann")
    press(controls, "space")
    assert controls.session.state.phase == "thinking"


def test_alone_a_way_found_on_the_private_board_is_bid_and_shown_by_enter() -> None:
    controls, _ = start(solo(), "Ann")
    press(controls, "space")
    line = solve(controls.session.state.position()).line
    for move in line:
        press(controls, move.robot, ARROW_KEYS[move.direction.name])
    press(controls, "enter")
    assert controls.session.state.phase == "trial"
    press(controls, *["enter"] * len(line))
    past = controls.session.state.history[-1]
    assert (past.outcome, past.winner, len(past.trials[-1].route)) == ("won", 0, len(line))


def test_undo_works_on_the_private_board_only() -> None:
    controls, _ = start(solo(), "Ann")
    press(controls, "space")
    move = solve(controls.session.state.position()).line[0]
    press(controls, move.robot, ARROW_KEYS[move.direction.name], "u")
    assert controls.problem is None
    press(controls, "u")
    assert controls.problem is not None
    assert controls.problem.code == "scratch-empty"
    press(controls, "9", "enter", move.robot, ARROW_KEYS[move.direction.name], "u")
    trial = controls.session.state.round and controls.session.state.round.trial
    assert trial
    assert trial.attempt.spent == 1


def test_two_people_bid_with_tab_and_numbers_and_the_sand_decides_when() -> None:
    controls, clock = start(shared(), "Ann", "Ben")
    press(controls, "space", "1", "2", "enter", "tab", "7", "enter")
    assert controls.session.state.phase == "bidding"
    clock.ms = 60_000
    controls.settle()
    assert controls.session.state.phase == "bidding"
    clock.ms = 60_001
    controls.settle()
    it = controls.session.state.round
    assert it is not None
    assert it.trial is not None
    assert (it.trial.seat, it.trial.number) == (1, 7)


def test_giving_up_passes_the_turn_to_the_next_bidder() -> None:
    controls, _ = start(shared(), "Ann", "Ben")
    press(controls, "space", "9", "enter", "tab", "7", "enter", "d", "tab", "d", "x")
    it = controls.session.state.round
    assert it is not None
    assert it.trial is not None
    assert it.trial.seat == 0


def test_an_arrow_without_a_robot_says_what_to_do() -> None:
    controls, _ = start(shared(), "Ann", "Ben")
    press(controls, "space", "9", "enter", "d", "tab", "d", "left")
    assert controls.problem is not None
    assert controls.problem.code == "choose-robot"


def test_a_bid_out_of_range_changes_nothing() -> None:
    controls, _ = start(shared(), "Ann", "Ben")
    press(controls, "space", "1", "0", "0", "enter")
    assert controls.problem is not None
    assert controls.problem.code == "bid-out-of-range"
    assert controls.session.state.phase == "thinking"


def test_backspace_takes_back_a_digit() -> None:
    controls, _ = start(shared(), "Ann", "Ben")
    press(controls, "space", "1", "2", "backspace")
    assert controls.typed == "1"


def test_robots_are_placed_by_typing_their_cells() -> None:
    """A-04: with start=chosen the robots are put down before the first chip."""
    controls, _ = start(Options(start="chosen", board="1A2A3A4A"), "Ann", "Ben")
    for text in ("ra1", "bb1", "gc1", "yd1"):
        press(controls, *text, "enter")
    assert controls.session.state.tokens == (0, 1, 2, 3)


def test_plus_lets_the_transparent_robot_pass_walls() -> None:
    """A-108: the number of passes belongs to the move."""
    controls, _ = start(Options(extra_robot="transparent", scratch="private"), "Ann")
    press(controls, "space", "t", "plus", "plus")
    assert (controls.robot, controls.passes) == ("t", 2)
    press(controls, "r")
    assert controls.passes == 0


@pytest.mark.parametrize("preset", PRESETS)
def test_any_keys_in_any_phase_do_no_harm(preset: str) -> None:
    controls, clock = start(PRESETS[preset], "Ann", "Ben")
    keys = [*"rbgytud7shoxc5", "space", "enter", "enter", "tab", "plus", "up", "left", "down"]
    chance = Draw("keys", preset)
    for _ in range(600):
        clock.ms += 1_700
        controls.settle()
        controls.press(chance.choice(keys))
    record = controls.session.record()
    assert verify(write_record(record)).plies == len(record.steps)
    assert len(record.steps) > 20
