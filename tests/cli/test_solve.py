"""``carom solve`` and ``carom hints``."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import EASY, Carom

UNREACHABLE = "r1_3x3_CE_pa3c2c1_ra1_rb2_J"
"""One robot on an empty board of 3 x 3 never stops in the middle."""


def test_solve_draws_and_tells_the_optimum(carom: Carom) -> None:
    done = carom("solve", EASY)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[1].startswith("   ┏━━━")
    assert "Target: red (r) to the square on n2" in lines
    assert "Optimum: 6 (proved)" in lines
    assert "Route: rE rS rE rN rW rN" in lines
    assert "\x1b" not in done.out


@pytest.mark.parametrize("solver", ["auto", "python"])
def test_solve_answers_machines(carom: Carom, solver: str) -> None:
    answer = carom("solve", EASY, "--json", "--solver", solver).json
    assert answer["position"] == EASY
    assert answer["standing"] == "optimal"
    assert answer["length"] == answer["lower_bound"] == 6
    assert answer["line"] == ["rE", "rS", "rE", "rN", "rW", "rN"]
    assert set(answer) == {
        "position", "standing", "length", "line", "lower_bound", "nodes", "peak_bytes", "seconds",
        "solver",
    }  # fmt: skip


def test_solve_proves_that_there_is_no_route(carom: Carom) -> None:
    done = carom("solve", UNREACHABLE)
    assert done.code == 1
    assert "No route to the target exists (proved)." in done.out


def test_solve_stops_at_a_limit(carom: Carom) -> None:
    done = carom("solve", EASY, "--limit-nodes", "1", "--json", "--solver", "python")
    assert done.code == 3
    assert done.json["standing"] == "stopped"
    assert done.json["lower_bound"] <= 6
    told = carom("solve", EASY, "--limit-nodes", "1", "--solver", "python")
    assert "Stopped at a limit" in told.out


def test_rules_on_the_command_line_replace_those_of_the_position(carom: Carom) -> None:
    made = carom(
        "board", "--free", "3x3", "--walls", "0", "--robots", "ra1 bc3", "--target", "rc1", "--json"
    )
    position = made.json["position"]
    strict, free = (
        carom("solve", position, "--json").json,
        carom("solve", position, "--json", "--ricochet", "none").json,
    )
    assert (strict["length"], free["length"]) == (3, 1)
    assert free["position"].endswith("_n_" + free["position"][-1])


def test_all_routes_are_listed_and_counted(carom: Carom) -> None:
    made = carom("board", "--free", "4x4", "--walls", "0", "--robots", "ra1", "--target", "rd4")
    position = made.out.rpartition("Position: ")[2].strip()
    answer = carom("solve", position, "--all", "--count", "--json").json
    assert answer["lines"] == [["rE", "rS"], ["rS", "rE"]]
    assert (answer["count"], answer["lines_are_cut"]) == (2, False)
    told = carom("solve", position, "--all", "--count").out
    assert "Shortest routes: 2\n  rE rS\n  rS rE\n" in told


def test_long_lists_are_cut(carom: Carom) -> None:
    made = carom("board", "--free", "4x4", "--walls", "0", "--robots", "ra1", "--target", "rd4")
    position = made.out.rpartition("Position: ")[2].strip()
    answer = carom("solve", position, "--all", "--most", "1", "--json").json
    assert answer["lines"] == [["rE", "rS"]]
    assert answer["lines_are_cut"]
    assert "--most asks for more" in carom("solve", position, "--all", "--most", "1").out


def test_a_limit_before_the_whole_list_is_told(carom: Carom) -> None:
    done = carom("solve", EASY, "--all", "--limit-nodes", "1", "--solver", "python")
    assert done.code == 3
    assert done.err.count("\n") == 1


def test_solve_writes_a_picture(carom: Carom, tmp_path: Path) -> None:
    file = tmp_path / "solved.svg"
    done = carom("solve", EASY, "--svg", str(file), "--theme", "dark")
    assert (done.code, done.out) == (0, "")
    svg = file.read_text("utf-8")
    assert "<title>Ricochet Robots: red (r) to the square on n2, solved in 6 moves</title>" in svg
    assert carom("solve", EASY, "--svg", "-", "--theme", "dark").out == svg


def test_hints_grow_with_their_degree(carom: Carom) -> None:
    assert carom("hints", EASY).out == (
        "The shortest route takes 4 to 6 moves.\n--degree 2 tells more; the last degree is 6.\n"
    )
    assert carom("hints", EASY, "--degree", "6").out == (
        "The shortest route takes 4 to 6 moves.\n"
        "Length of the shortest route: 6\n"
        "Robots that move: red (r). The one that reaches the target: red (r).\n"
        "What stops it on the target: a wall, on the north side.\n"
        "First move: rE\n"
        "Route: rE rS rE rN rW rN\n"
    )


def test_hints_answer_machines(carom: Carom) -> None:
    answer = carom("hints", EASY, "--degree", "6", "--json").json
    assert answer["degrees"] == 6
    assert [hint["degree"] for hint in answer["hints"]] == [1, 2, 3, 4, 5, 6]
    assert answer["hints"][0] == {"degree": 1, "kind": "length_range", "least": 4, "most": 6}
    assert answer["hints"][3] == {
        "degree": 4, "kind": "last_obstacle", "obstacle": "wall", "side": "N", "robot": None,
    }  # fmt: skip


def test_hints_tell_that_there_is_no_route(carom: Carom) -> None:
    done = carom("hints", UNREACHABLE)
    assert (done.code, done.out) == (1, "No route to the target exists (proved).\n")


def test_hints_stop_at_a_limit(carom: Carom) -> None:
    done = carom("hints", EASY, "--limit-nodes", "1", "--solver", "python")
    assert (done.code, done.out) == (3, "")
    assert done.err.count("\n") == 1
