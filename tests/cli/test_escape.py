"""Records and positions of 1, 2, 3… robot! on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Carom
from tests.games.escape.table import SHUT

from carom.bots.escape import BOTS
from carom.bots.offline import play_out
from carom.cli import showing
from carom.core.grid import parse_cell
from carom.games.escape import GAME
from carom.games.escape.actions import Activate
from carom.games.escape.board import COLUMNS, ROWS
from carom.games.escape.options import Options
from carom.games.escape.pieces import ESCAPED, Pieces
from carom.games.escape.position import Position
from carom.records.escape.position import write_position
from carom.records.record import End, Record, Step, header_of, plain, write_record

OPTIONS = Options(max_rounds=6, order="seats")
PLAYED = play_out(GAME, [BOTS["medium"], BOTS["random"]], OPTIONS, "cli")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of a finished record."""
    steps = tuple(
        Step(number, step.at_ms, step.seat, plain(step.action))
        for number, step in enumerate(PLAYED.steps, 1)
    )
    header = header_of(GAME, OPTIONS, 2, "cli", sealed=False)
    record = Record(header, steps, End(steps[-1].at, GAME.result(PLAYED.state)))
    path = tmp_path / "game.jsonl"
    path.write_text(write_record(record), "utf-8")
    return path


def test_a_finished_record_proves_its_result(carom: Carom, file: Path) -> None:
    done = carom("verify", str(file))
    assert done.code == 0
    assert "escape" in done.out


def test_a_plan_is_shown_as_far_as_it_is_laid(carom: Carom, file: Path) -> None:
    done = carom("replay", str(file), "--ply", "4")
    assert done.code == 0
    assert "Tile 5 of 10: seat 0" in done.out
    assert "15                               ██████████" in done.out


def test_a_state_shows_the_factory_with_what_cameras_see(carom: Carom, file: Path) -> None:
    kinds = [type(step.action) for step in PLAYED.steps]
    ply = kinds.index(Activate) + 1
    done = carom("replay", str(file), "--ply", str(ply))
    assert "░░" in done.out
    assert "points left" in done.out
    assert "Seat 1: robots out 0, way left" in done.out


def test_the_last_state_tells_why_the_game_ended(carom: Carom, file: Path) -> None:
    last = str(len(PLAYED.steps))
    done = carom("replay", str(file), "--ply", last, "--lang", "it")
    assert "È stato giocato il massimo dei giri." in done.out


def test_a_poor_terminal_gets_plain_characters(
    carom: Carom, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No arrow and no block: the lines of the notation in ASCII."""
    monkeypatch.setattr(showing, "has_box_characters", lambda _stream: False)
    done = carom("replay", str(file), "--ply", str(len(PLAYED.steps)))
    assert done.out.isascii()
    assert "robots: r " in done.out


PLAN = "C23T10T21C30X20T32S11C12D10S31"


def made(carom: Carom, robots: str) -> str:
    """Return the token of a position on plan Q."""
    done = carom("board", "--game", "escape", "--printed", PLAN, "--robots", robots, "--json")
    assert done.code == 0
    token: str = json.loads(done.out)["position"]
    return token


def test_solve_counts_turns_and_says_so(carom: Carom) -> None:
    """C-20: two robots with three steps together are out in one turn, in one way."""
    done = carom("solve", made(carom, "o8 n8 x"), "--count", "--all")
    assert done.code == 0
    assert "Optimum: 1 (proved)" in done.out
    assert "Route: r1E r2E r2E" in done.out
    assert "Shortest routes: 1" in done.out
    assert "turns of 3 points each" in done.out


def test_solve_tells_machines_moves_by_the_number_of_the_robot(carom: Carom) -> None:
    found = json.loads(carom("solve", made(carom, "o8E n8 x"), "--json", "--all").out)
    assert (found["standing"], found["length"], found["solver"]) == ("optimal", 2, "python")
    assert sorted(found["line"]) == ["-1", "1E", "2E", "2E"]
    assert found["lines"][0] == found["line"]


def test_a_way_that_is_shut_is_told_by_the_exit_code(carom: Carom) -> None:
    start, door = (parse_cell(name, ROWS, COLUMNS) for name in ("c8", "o8"))
    shut = Pieces((start,) * 3 + (door, ESCAPED, ESCAPED))
    token = write_position(Position(PLAN, shut))
    assert carom("solve", token).code == 1
    assert carom("hints", token).code == 1


def test_a_plan_without_a_way_out_is_said_to_have_none(carom: Carom) -> None:
    """C-09: without the guard; neither a number of steps nor a long search."""
    token = write_position(Position(SHUT, Pieces((parse_cell("c8", ROWS, COLUMNS),) * 3)))
    done = carom("solve", token)
    assert done.code == 1
    assert "way left: none, no way leads out" in done.out
    assert "No route to the target exists (proved)." in done.out
    found = json.loads(carom("solve", token, "--json").out)
    assert (found["standing"], found["length"], found["line"]) == ("unsolvable", None, [])
    assert carom("hints", token).code == 1
    assert json.loads(carom("hints", token, "--json").out)["hints"] == [
        {"degree": 1, "kind": "no_route"}
    ]


def test_robots_that_are_shut_in_are_counted_apart(carom: Carom) -> None:
    """C-09: one of three is past the break."""
    cells = tuple(parse_cell(name, ROWS, COLUMNS) for name in ("o8", "c8", "c8"))
    token = write_position(Position(SHUT, Pieces(cells)))
    assert "way left: 1; no way out for 2" in carom("solve", token).out


def test_a_limit_that_is_reached_is_told_by_the_exit_code(carom: Carom) -> None:
    assert carom("solve", made(carom, "c8E c8E c8E"), "--limit-nodes", "5").code == 3


def test_hints_go_from_turns_to_the_whole_way(carom: Carom) -> None:
    token = made(carom, "o8E n8 x")
    words = carom("hints", token, "--degree", "5").out
    assert "The fewest turns are 1 to 3." in words
    assert "Fewest turns: 2" in words
    assert "Order in which the robots get out: r1, r2" in words
    assert "First move: -r1" in words
    assert "Route: -r1" in words
    told = json.loads(carom("hints", token, "--degree", "3", "--json").out)["hints"]
    assert told[2] == {"degree": 3, "kind": "leaving", "robots": [1, 2]}
    assert "The fewest turns are 11 to 15." in carom("hints", made(carom, "c8 c8 c8")).out


def test_board_checks_a_route_turn_by_turn(carom: Carom) -> None:
    """C-20, C-21, C-22: whatever is given is played by the rules."""
    token = made(carom, "o8E n8 x")
    assert "reaches the target" in carom("board", token, "--route=-1 1E 2E; 2E").out
    answer = json.loads(carom("board", token, "--route=-r1 .", "--json").out)
    assert (answer["route"], answer["solves"]) == (["-1", "."], False)
    for wrong in ("1E", "-1 -1", ".", "<", "r9E"):
        done = carom("board", token, f"--route={wrong}")
        assert (done.code, done.err.count("\n")) == (2, 1)


def test_board_makes_the_same_position_from_the_same_seed(carom: Carom) -> None:
    first, again, other = (
        carom("board", "--game", "escape", "--seed", seed, "--json").out for seed in "aab"
    )
    assert first == again != other
    token = json.loads(first)["position"]
    assert carom("solve", token, "--json").code == 0
    assert carom("board", token, "--as", "token").out.strip() == token


def test_board_refuses_what_fits_nowhere(carom: Carom) -> None:
    for wrong in (["--robots", "c8"], ["--robots", "c8 d8 z99"], ["--printed", "X10"]):
        done = carom("board", "--game", "escape", *wrong)
        assert (done.code, done.err.count("\n")) == (2, 1)
    assert "--walls" in carom("board", "--game", "escape", "--walls", "10").err


def test_a_diagram_is_written_and_read_back(carom: Carom, tmp_path: Path) -> None:
    token = made(carom, "o8E n8 x")
    drawing = carom("board", token, "--as", "diagram").out
    path = tmp_path / "factory.txt"
    path.write_text(drawing, "utf-8")
    assert carom("board", str(path), "--as", "token").out.strip() == token


def test_the_picture_has_the_ways_and_a_description(carom: Carom) -> None:
    drawn = carom("solve", made(carom, "o8E n8 x"), "--svg", "-", "--lang", "fr").out
    assert drawn.startswith("<svg")
    assert drawn.count('class="ce-way') == 2
    assert "Chemin : -r1" in drawn
    assert "chemin restant : 3" in drawn


def test_all_out_needs_nothing(carom: Carom) -> None:
    done = carom("solve", made(carom, "x x x"))
    assert "all robots are out (r)" in done.out
    assert "Optimum: 0 (proved)" in done.out
    assert "Fewest turns: 0" in carom("hints", made(carom, "x x x")).out
