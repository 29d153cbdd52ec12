"""Every registered game keeps the laws, over its presets, odd options, seats and seeds."""

from __future__ import annotations

import pytest
from tests.laws.cases import GAMES, ODD, SHORT

from carom.games import get_game
from carom.testing import check_game

_PRESETS = [(game, name) for game in GAMES for name in get_game(game).presets]
_ODD = [(game, name) for game in GAMES for name in ODD[game]]


@pytest.mark.parametrize(("game_id", "name"), _PRESETS)
def test_presets_keep_the_laws(game_id: str, name: str) -> None:
    game = get_game(game_id)
    report = check_game(game, options={name: game.presets[name]}, seeds=["a"], plies=45)
    assert report.states > 100


@pytest.mark.parametrize(("game_id", "name"), _ODD)
def test_odd_options_keep_the_laws(game_id: str, name: str) -> None:
    check_game(get_game(game_id), options={name: ODD[game_id][name]}, seeds=["a"], plies=60)


@pytest.mark.parametrize("game_id", GAMES)
def test_some_walks_reach_the_end(game_id: str) -> None:
    report = check_game(get_game(game_id), options=SHORT[game_id], seeds=["b"], plies=110)
    assert report.ended >= 3


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_long_walks_keep_the_laws(game_id: str) -> None:
    game = get_game(game_id)
    every = {**game.presets, **ODD[game_id], **SHORT[game_id]}
    few, most = game.facts.min_seats, game.facts.max_seats
    seats = [count for count in (1, 3) if few <= count <= most]
    report = check_game(game, options=every, seats=seats, seeds=["e"], plies=150)
    assert report.ended > 0
