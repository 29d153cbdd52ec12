"""``carom verify`` and ``carom replay``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Carom

import carom as package
from carom.games.ricochet.actions import Bid, Move, Ready
from carom.games.ricochet.options import Options
from carom.records.record import End, Record, Step, header_of, plain, write_record

GAME = package.get_game("ricochet")
TIMED = ((1000, Ready(0)), (2500, Bid(9, 1)), (4000, Move("rE", 1)))
"""What the one seat does; alone it demonstrates as soon as it has bid (A-90)."""


def _record(*, is_sealed: bool = False) -> Record:
    """Return the record of a short solo game that was broken off."""
    options = Options(board="1A2A3A4A")
    state, steps = GAME.setup(options, 1, "demo"), []
    for number, (at, action) in enumerate(TIMED, 1):
        state = GAME.apply(state, 0, action, at)
        steps.append(Step(number, at, 0, plain(action)))
    header = header_of(GAME, options, 1, "demo", sealed=is_sealed)
    return Record(header, tuple(steps), None if is_sealed else End(70_000, None))


def _finished() -> Record:
    """Return the record of a solo game that ends with its first chip."""
    options = Options(board="1A2A3A4A", end="first_to", first_to=1)
    state = GAME.setup(options, 1, "demo")
    line = package.solve(GAME.apply(state, 0, Ready(0), 1).position()).line
    actions = [Ready(0), Bid(len(line), 1), *(Move(package.write_move(move), 1) for move in line)]
    steps = []
    for number, action in enumerate(actions, 1):
        state = GAME.apply(state, 0, action, number)
        steps.append(Step(number, number, 0, plain(action)))
    header = header_of(GAME, options, 1, "demo", sealed=False)
    return Record(header, tuple(steps), End(len(actions), GAME.result(state)))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the file of a record."""
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(_record()), "utf-8")
    return file


def test_verify_tells_what_is_proved(carom: Carom, record: Path) -> None:
    done = carom("verify", str(record))
    assert (done.code, done.err) == (0, "")
    assert "Actions: 3, time 1:10.0\n" in done.out


def test_finished_game_proves_its_result(carom: Carom, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(_finished()), "utf-8")
    done = carom("verify", str(file))
    assert done.out.startswith("The record is whole and proves its result.\n")
    assert "Seat 0: points " in done.out
    assert "Seat 0: points " in carom("replay", str(file)).out
    wrong = file.read_text("utf-8").replace('"points":', '"points":1')
    file.write_text(wrong, "utf-8")
    assert carom("verify", str(file)).code == 2


def test_verify_answers_machines(carom: Carom, record: Path) -> None:
    answer = carom("verify", str(record), "--json").json
    assert (answer["game"], answer["plies"], answer["result"]) == ("ricochet", 3, None)
    assert len(answer["hash"]) == 64


def test_verify_reads_standard_input(carom: Carom, record: Path) -> None:
    assert carom("verify", "-", stdin=record.read_bytes()).code == 0


def test_altered_record_is_refused(carom: Carom, record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace('"number":9', '"number":8'), "utf-8")
    done = carom("verify", str(record))
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_cut_record_is_refused_unless_it_may_be_running(carom: Carom, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:-1]), "utf-8")
    assert carom("verify", str(record)).code == 2
    assert carom("verify", str(record), "--running").code == 0
    record.write_text("".join(lines)[:-40], "utf-8")
    assert carom("verify", str(record), "--running").code == 2


def test_sealed_record_needs_its_seed(carom: Carom, tmp_path: Path) -> None:
    file = tmp_path / "sealed.jsonl"
    file.write_text(write_record(_record(is_sealed=True)), "utf-8")
    assert carom("verify", str(file), "--running").code == 2
    assert carom("verify", str(file), "--running", "--seed", "other").code == 2
    assert carom("verify", str(file), "--running", "--seed", "demo").code == 0


def test_replay_lists_every_action(carom: Carom, record: Path) -> None:
    assert carom("replay", str(record)).out == (
        "Game ricochet, seats: 1, actions: 3\n"
        "    1     0:01.0   0  ready\n"
        "    2     0:02.5   0  bid 9\n"
        "    3     0:04.0   0  move rE\n"
    )


def test_replay_draws_the_state_after_some_actions(carom: Carom, record: Path) -> None:
    before, bid, moved = (carom("replay", str(record), "--ply", ply).out for ply in "023")
    assert "No chip is up at this moment." in before
    assert "Bid of seat 0: 9" in bid
    assert bid.splitlines()[0] == "    2     0:02.5   0  bid 9"
    assert re.search(r" r[─1▶]+ R ", moved)
    assert "Seat 0: chips 0, moves 0" in moved


def test_replay_answers_machines(carom: Carom, record: Path) -> None:
    answer = carom("replay", str(record), "--ply", "1", "--json").json
    assert answer["ply"] == 1
    assert answer["header"]["game"] == "ricochet"
    assert [step["action"]["type"] for step in answer["steps"]] == ["ready", "bid", "move"]
    assert answer["state"]["phase"] == "thinking"
    assert answer["end"] == {"at": 70_000, "result": None}


def test_replay_refuses_a_ply_beyond_the_end(carom: Carom, record: Path) -> None:
    assert "it takes 0..3" in carom("replay", str(record), "--ply", "4").err
