"""Records of Ramses on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Carom

from carom.bots.offline import play_out
from carom.bots.ramses import BOTS
from carom.cli.kits.ramses.states import card_name
from carom.games.ramses import GAME
from carom.games.ramses.options import PRESETS
from carom.games.ramses.pieces import Card
from carom.records.record import End, Record, Step, header_of, plain, write_record
from carom.records.replay import verify

SEED = "a seed that nobody knows"


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
