"""``carom board``: positions drawn and made."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import EASY, Carom


def test_board_draws_a_position(carom: Carom) -> None:
    done = carom("board", EASY)
    assert done.code == 0
    assert done.out.splitlines()[0].split() == list("abcdefghijklmnop")
    assert done.out.endswith(f"\nTarget: red (r) to the square on n2\nPosition: {EASY}\n")


def test_board_reads_files_and_standard_input(carom: Carom, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(EASY + "\n", "utf-8")
    assert carom("board", str(file), "--json").json == {"position": EASY}
    assert carom("board", "-", "--json", stdin=EASY.encode()).json == {"position": EASY}


def test_board_tells_whether_a_route_solves(carom: Carom) -> None:
    solved = carom("board", EASY, "--route", "rE rS rE rN rW rN")
    assert "The route reaches the target." in solved.out
    short = carom("board", EASY, "--route", "rE,rS")
    assert "The route does not reach the target." in short.out
    answer = carom("board", EASY, "--route", "re rs", "--json").json
    assert answer == {"position": EASY, "route": ["rE", "rS"], "solves": False}


def test_same_seed_makes_the_same_position(carom: Carom) -> None:
    first, again, other = (
        carom("board", "--seed", seed, "--json").json["position"] for seed in ("a", "a", "b")
    )
    assert first == again != other


def test_random_positions_differ(carom: Carom) -> None:
    first, second = (carom("board", "--random", "--json").json["position"] for _ in range(2))
    assert first != second


def test_everything_can_be_chosen(carom: Carom) -> None:
    robots, target = "yl4 rb3, gn12 be14", "b d10"
    made = carom("board", "--printed", "1a 4b 3b 2b", "--robots", robots, "--target", target)
    assert "Position: r1_1A4B3B2B_rb3be14gn12yl4_bd10_" in made.out


@pytest.mark.parametrize(
    ("extra", "letters"),
    [("none", "rbgy"), ("neutral", "rbgyk"), ("transparent", "rbgyt"), ("both", "rbgykt")],
)
def test_extra_robots_come_on_the_board(carom: Carom, extra: str, letters: str) -> None:
    """A-03: none, a neutral, a transparent robot or both."""
    made = carom("board", "--extra-robot", extra, "--seed", "x", "--json").json["position"]
    robots = made.split("_")[2]
    assert "".join(mark for mark in robots if mark in "rbgykt") == letters


@pytest.mark.parametrize("size", ["2x2", "2x32", "9x7", "32x32"])
def test_free_boards_have_the_size_that_is_asked_for(carom: Carom, size: str) -> None:
    made = carom("board", "--free", size, "--seed", "x", "--json")
    assert made.json["position"].startswith(f"r1_{size}_")


def test_target_fits_a_robot_that_is_there(carom: Carom) -> None:
    """The one printed target of so small a board is red, and red is not there."""
    made = carom("board", "--free", "2x2", "--robots", "ba1", "--seed", "x", "--json")
    assert made.json["position"].split("_")[-2].startswith("b")


def test_picture_of_a_position_has_no_route(carom: Carom) -> None:
    svg = carom("board", EASY, "--svg", "-").out
    assert "<title>Ricochet Robots: red (r) to the square on n2</title>" in svg
    assert "cr-line" not in svg.partition("</style>")[2]


def test_colours_are_forced_and_forbidden_by_the_environment(carom: Carom) -> None:
    plain, coloured = carom("board", EASY), carom("board", EASY, FORCE_COLOR="1")
    assert "\x1b[" not in plain.out
    assert "\x1b[1;38;5;231;48;5;160m R \x1b[0m" in coloured.out
    assert carom("board", EASY, FORCE_COLOR="1", NO_COLOR="1").out == plain.out


@pytest.mark.parametrize(
    ("form", "ricochet"),
    [
        ("token", "turn"),
        ("json", "turn"),
        ("diagram", "turn"),
        ("droids", "turn"),
        ("asp", "none"),
        ("pddl", "none"),
    ],
)
def test_position_is_written_in_a_form_and_read_again(
    carom: Carom, form: str, ricochet: str
) -> None:
    rule = ("--ricochet", ricochet)
    written = carom("board", EASY, "--as", form, *rule)
    assert written.code == 0
    again = carom("solve", "-", "--json", *rule, stdin=written.out.encode())
    assert again.json["length"] == carom("solve", EASY, "--json", *rule).json["length"]


def test_form_without_words_for_a_position_is_refused(carom: Carom) -> None:
    made = carom("board", "--free", "3x4", "--seed", "x", "--as", "asp")
    assert (made.code, made.out, made.err.count("\n")) == (2, "", 1)


def test_two_answers_at_once_are_refused(carom: Carom) -> None:
    assert "--json, --svg" in carom("board", EASY, "--json", "--svg", "-").err
    assert "--as, --json" in carom("board", EASY, "--json", "--as", "asp").err
    assert "--json, --svg" in carom("solve", EASY, "--json", "--svg", "-").err
