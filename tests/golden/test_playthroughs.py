"""Whole games written out: they come out as they were, and every game and preset has one."""

from __future__ import annotations

import pytest
from tests.golden.regenerate import HOME, SCRIPTS, playthroughs
from tests.golden.writing import parse_action, write_action
from tests.laws.cases import GAMES

from carom.games import get_game

MOST_BYTES = 30_000


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_playthrough_of_each_preset(game: str) -> None:
    assert set(get_game(game).presets) <= set(SCRIPTS[game])


def test_playthroughs_come_out_as_they_were() -> None:
    """If a change is meant: ``python -m tests.golden.regenerate``, then read the diff."""
    for name, text in playthroughs().items():
        assert (HOME / name).read_text("utf-8") == text, name


def test_every_file_has_a_script_and_a_size_one_can_read() -> None:
    files = {path.name: path.stat().st_size for path in HOME.iterdir()}
    assert files.keys() == playthroughs().keys()
    assert max(files.values()) < MOST_BYTES


@pytest.mark.parametrize("game", SCRIPTS)
def test_actions_of_scripts_read_back(game: str) -> None:
    kind = get_game(game).action_type
    for script in SCRIPTS[game].values():
        for line in script.steps.strip().splitlines():
            text = line.split(maxsplit=2)[2]
            assert write_action(parse_action(kind, text)) == text
