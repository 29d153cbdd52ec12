"""Records and positions of Ramses on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.cli.conftest import Carom

from carom.bots.offline import play_out
from carom.bots.ramses import BOTS
from carom.cli.kits.ramses.words import card_name
from carom.games.ramses import GAME
from carom.games.ramses.board import EMPTY, UNKNOWN
from carom.games.ramses.options import PRESETS
from carom.games.ramses.pieces import Card
from carom.games.ramses.position import Position
from carom.games.ramses.text import LETTERS
from carom.records.ramses.position import write_position
from carom.records.reading import read_position
from carom.records.record import End, Record, Step, header_of, plain, write_record
from carom.records.replay import verify

SEED = "a seed that nobody knows"
SEATS = write_position(Position(6, 8, (EMPTY, *[UNKNOWN] * 47), 0))
"""What a seat knows that has seen nothing but the hole."""


def token(sought: str) -> str:
    """Return the layout of the rules page with a treasure sought."""
    position = read_position("t1_6x8_Dn10Bn8ACn25E_d3_A_0", Position)
    return write_position(replace(position, wanted=LETTERS.index(sought)))


def record(*, is_over: bool) -> Record:
    """Return the record of a game between two bots, sealed; the seed is opened at the end."""
    options = PRESETS["expert"]
    played = play_out(GAME, [BOTS["hard"], BOTS["medium"]], options, SEED)
    steps = tuple(
        Step(number, step.at_ms, step.seat, plain(step.action))
        for number, step in enumerate(played.steps, 1)
    )
    header = header_of(GAME, options, 2, SEED, sealed=True)
    if not is_over:
        return Record(header, steps[:40])
    return Record(header, steps, End(steps[-1].at, GAME.result(played.state), SEED))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of a finished record."""
    path = tmp_path / "game.jsonl"
    path.write_text(write_record(record(is_over=True)), "utf-8")
    return path


def test_a_running_record_is_sealed() -> None:
    """D-T26: it holds moves by the cell seen then, a hash, and nothing that lay anywhere."""
    text = write_record(record(is_over=False))
    assert SEED not in text
    assert '"layout"' not in text
    assert verify(text, seed=SEED, is_running=True).is_over is False


def test_a_finished_record_proves_its_result(carom: Carom, file: Path) -> None:
    done = carom("verify", str(file))
    assert done.code == 0
    assert "ramses" in done.out


def test_a_state_of_a_record_is_shown_with_all_that_lies_there(carom: Carom, file: Path) -> None:
    done = carom("replay", str(file), "--ply", "12")
    assert done.code == 0
    assert done.out.count("▲") >= 29
    assert "Treasures: A scarab, B ankh" in done.out
    assert "Card: " in done.out
    assert "Turn " in done.out
    assert "Seat 1: cards 0, points 0" in done.out


def test_the_last_state_tells_why_the_game_ended(carom: Carom, file: Path) -> None:
    last = len(write_record(record(is_over=True)).splitlines()) - 2
    done = carom("replay", str(file), "--ply", str(last), "--lang", "nl")
    assert "De laatste kaart is gevonden." in done.out


def test_an_action_card_is_named() -> None:
    assert [card_name(Card(kind)) for kind in ("gift", "storm")] == ["gift", "sandstorm"]


def test_solve_goes_round_other_treasures(carom: Carom) -> None:
    """D-T7."""
    done = carom("solve", token("C"))
    assert (done.code, done.err) == (0, "")
    assert "Target: eye; the open space is d3" in done.out
    assert "Optimum: 4 (proved)" in done.out
    assert "Route: d4 e4 f4 f3" in done.out
    assert "Turns with perfect memory: 1, slides: 4" in done.out


def test_solve_answers_machines(carom: Carom) -> None:
    answer = carom("solve", token("C"), "--json", "--all", "--count").json
    assert (answer["length"], answer["count"], len(answer["lines"])) == (4, 1, 1)
    assert (answer["turns"], answer["slides"]) == (1, 4)


def test_treasure_that_is_not_there_has_no_way(carom: Carom) -> None:
    done = carom("solve", token("Z"))
    assert done.code == 1
    assert "Turns" not in done.out


def test_a_way_is_drawn_and_judged(carom: Carom, tmp_path: Path) -> None:
    """D-T4, D-T7: the straight way shows A first; what is not beside the hole does not slide."""
    assert (
        "The route reaches the target." in carom("board", token("C"), "--route", "d4, e4 f4-f3").out
    )
    straight = carom("board", token("C"), "--route", "e3 f3", "--json").json
    assert straight["solves"] is False
    refused = carom("board", token("C"), "--route", "f3")
    assert refused.code == 2
    assert "d2" in refused.err
    svg = tmp_path / "box.svg"
    carom("board", token("C"), "--route", "d4 e4 f4 f3", "--svg", str(svg))
    assert "Ramses: eye; the open space is d3; slides: 4" in svg.read_text("utf-8")


def test_position_of_a_seat_is_drawn_with_what_it_knows(carom: Carom) -> None:
    """D-T26."""
    done = carom("board", SEATS, "--as", "diagram")
    assert done.out.count("?") == 47
    assert "no treasure" in carom("board", SEATS).out


def test_board_makes_a_position(carom: Carom) -> None:
    made = carom("board", "--game", "ramses", "--seed", "x", "--target", "crown", "--as", "token")
    again = carom("board", "--game", "ramses", "--seed", "x", "--target", "crown", "--as", "token")
    assert made.out == again.out
    assert "crown" in carom("board", made.out.strip()).out
    refused = carom("board", "--game", "ramses", "--target", "cup")
    assert refused.code == 2
    assert "scarab" in refused.err


def test_hints_grow_with_their_degree(carom: Carom) -> None:
    assert carom("hints", token("C"), "--degree", "4").out.splitlines() == [
        "The shortest route takes 3 to 4 moves.",
        "Length of the shortest route: 4",
        "First move: d4",
        "Route: d4 e4 f4 f3",
    ]
