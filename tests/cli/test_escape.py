"""Records of 1, 2, 3… robot! on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Carom

from carom.bots.escape import BOTS
from carom.bots.offline import play_out
from carom.cli import showing
from carom.games.escape import GAME
from carom.games.escape.actions import Activate
from carom.games.escape.options import Options
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
