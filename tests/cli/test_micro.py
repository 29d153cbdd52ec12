"""The commands for positions, with a position of Micro Robots."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import EASY, Carom
from tests.cli.play.hands import press
from tests.cli.play.test_micro import game_of, typed, way_of
from tests.cli.test_process import HEAVY, loaded_by_solving

from carom.records.record import write_record

TOKEN = "m1_B1N2N3N4N_W6_G3_O"
EXPERT = "m1_B1N2N3N4N_W6_G3_P3_s"


def test_solve_draws_and_tells_optimum_and_calls(carom: Carom) -> None:
    done = carom("solve", TOKEN)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith(":W6:   B6    B2  │")
    assert "Target: G3, starting from W6" in lines
    assert "Optimum: 4 (proved)" in lines
    assert "Route: W6-W1-B1-B3-G3" in lines
    assert "Calls that can be proved: 4 and every higher number" in lines
    assert "Difficulty: 3 of 5" in lines


def test_solve_answers_machines(carom: Carom) -> None:
    answer = carom("solve", TOKEN, "--json", "--all", "--count").json
    assert answer["position"] == TOKEN
    assert (answer["length"], answer["count"]) == (4, 1)
    assert answer["lines"] == [["W1", "B1", "B3", "G3"]]
    assert (answer["least_even_call"], answer["least_odd_call"]) == (4, 5)
    assert answer["level"] == 3


def test_calls_with_a_gap_are_told_one_by_one(carom: Carom) -> None:
    made = carom("board", TOKEN, "--as", "diagram").out.replace("[G3]", " G3 ")
    near = made.replace(" B2 ", "[B2]")
    told = carom("solve", "-", stdin=near.encode()).out
    assert "Calls that can be proved: 2, 4, and from 6 on every number" in told


def test_a_way_is_drawn_and_judged(carom: Carom) -> None:
    solved = carom("board", TOKEN, "--route", "W6-W1-B1-B3-G3")
    assert "The route reaches the target." in solved.out
    short = carom("board", EXPERT, "--route", "w1 b1 b3 g3", "--json").json
    assert short == {"position": EXPERT, "route": ["W1", "B1", "B3", "G3"], "solves": False}
    assert carom("board", TOKEN, "--route", "Y4").code == 2


def test_hints_grow_with_their_degree(carom: Carom) -> None:
    assert carom("hints", EXPERT, "--degree", "6").out == (
        "The shortest route takes 5 to 6 moves.\n"
        "Length of the shortest route: 5\n"
        "Moves to the waypoint: 4; from there to the target: 1\n"
        "Spaces from which a shortest route reaches the target: P3\n"
        "First move: B6\n"
        "Route: W6-B6-B2-P2-P3-G3\n"
    )
    answer = carom("hints", EXPERT, "--degree", "4", "--json").json
    assert answer["degrees"] == 6
    assert [hint["kind"] for hint in answer["hints"]] == [
        "length_range", "length", "halves", "entrances",
    ]  # fmt: skip


@pytest.mark.parametrize("form", ["token", "json", "diagram"])
def test_position_is_written_in_a_form_and_read_again(carom: Carom, form: str) -> None:
    written = carom("board", EXPERT, "--as", form)
    assert carom("board", "-", "--json", stdin=written.out.encode()).json == {"position": EXPERT}


def test_a_form_of_another_game_is_refused(carom: Carom) -> None:
    done = carom("board", TOKEN, "--as", "pddl")
    assert (done.code, done.out) == (2, "")
    assert "token, json" in done.err


def test_same_seed_makes_the_same_position(carom: Carom) -> None:
    first, again, other = (
        carom("board", "--game", "micro", "--seed", seed, "--json").json["position"]
        for seed in ("a", "a", "b")
    )
    assert first == again != other
    assert first.startswith("m1_")


def test_everything_can_be_chosen(carom: Carom) -> None:
    chosen = ("--printed", "c1e 2n 3n 4w", "--robots", "w6", "--target", "G3", "--waypoint", "p3")
    made = carom("board", "--game", "micro", *chosen, "--json").json["position"]
    assert made.startswith("m1_C1E2N3N4W_W6_G3_P3_")
    copper = carom("board", "--game", "micro", "--side", "copper", "--expert", "--json").json
    assert copper["position"].startswith("m1_C")
    assert copper["position"].count("_") == 5
    layout = carom("board", "--game", "micro", "--free", "6x6", "--seed", "x", "--json").json
    assert len(layout["position"]) == len("m1__W6_G3_O") + 72


@pytest.mark.parametrize(
    "options",
    [
        ("--free", "5x5"),
        ("--walls", "3"),
        ("--printed", "B1N2N3N3N"),
        ("--robots", "G3", "--target", "G3"),
        ("--side", "black", "--free", "6x6"),
        ("--target", "W6-B6"),
    ],
)
def test_what_cannot_be_made_is_one_line(carom: Carom, options: tuple[str, ...]) -> None:
    done = carom("board", "--game", "micro", *options)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_options_of_another_game_are_named(carom: Carom) -> None:
    assert "--ricochet" in carom("solve", TOKEN, "--ricochet", "none").err
    assert "--waypoint" in carom("board", "--waypoint", "P3", "--seed", "x").err
    assert "ricochet, micro" in carom("board", "--game", "chess").err
    assert "python" in carom("solve", TOKEN, "--solver", "kernel").err


def test_solve_writes_a_picture(carom: Carom, tmp_path: Path) -> None:
    file = tmp_path / "solved.svg"
    assert carom("solve", TOKEN, "--svg", str(file), "--theme", "dark").code == 0
    svg = file.read_text("utf-8")
    assert "<title>Micro Robots: G3, starting from W6; route of 4</title>" in svg
    assert "W6 B6 B2 P5 P2 P3" in svg


def test_solve_loads_nothing_heavy_and_nothing_of_the_other_game(
    plain_environment: dict[str, str],
) -> None:
    unwanted = (*HEAVY, "carom.games.ricochet", "hashlib")
    assert loaded_by_solving(TOKEN, *unwanted, env=plain_environment) == ""


def test_terminal_without_box_characters_gets_a_plain_drawing(
    carom: Carom, plain_environment: dict[str, str]
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "carom", "board", TOKEN],
        capture_output=True,
        env=plain_environment | {"PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert done.stdout.decode("ascii").startswith("(W6) B6  B2  P5  P2  P3\n")


def test_replay_and_verify_take_its_records(carom: Carom, tmp_path: Path) -> None:
    game, controls = game_of("Ann", "Ben")
    press(controls, "space")
    way = way_of(game)
    press(controls, "tab", *str(len(way)), "enter", *typed(way[:1]))
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(game.record()), "utf-8")
    assert carom("verify", str(file)).code == 0
    before = carom("replay", str(file), "--ply", "0").out
    assert "No target has been rolled at this moment; the robot stands on" in before
    after = carom("replay", str(file), "--ply", "3").out
    assert f"Call of seat 1: {len(way)}" in after
    assert "Seat 0: tokens 0" in after
    assert set("▲▶▼◀") & set(after)


def test_a_call_is_proved_by_a_way_of_exactly_that_length(carom: Carom) -> None:
    done = carom("solve", TOKEN, "--call", "5")
    assert done.code == 0
    assert "A call of 5 can be proved. Ways: 3\nRoute: W6-" in done.out
    near = TOKEN.replace("_G3_O", "_B2_")
    token = carom("board", "--game", "micro", "--printed", "B1N2N3N4N", "--robots", "W6",
                  "--target", "B2", "--json").json["position"]  # fmt: skip
    assert token.startswith(near)
    refused = carom("solve", token, "--call", "3")
    assert (refused.code, "A call of 3 cannot be proved." in refused.out) == (1, True)
    answer = carom("solve", token, "--call", "3", "--json").json
    assert answer == {"position": token, "call": 3, "count": 0, "line": None}
    assert carom("solve", token, "--call", "99", "--json").json["count"] > 10**15
    assert len(carom("solve", token, "--call", "98", "--json").json["line"]) == 98
    assert "1..99" in carom("solve", token, "--call", "100").err
    assert "--call" in carom("solve", EASY, "--call", "7").err
