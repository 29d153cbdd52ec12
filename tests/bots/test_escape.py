"""Bots of 1, 2, 3… robot!: they play to the end, legally, at a human pace, and get stronger."""

from __future__ import annotations

from threading import Event

import pytest
from tests.games.escape.table import PLAN_Q, A, B, Table, at

from carom.bots.bot import Scene
from carom.bots.duels import duel
from carom.bots.escape import BOTS, LEVELS
from carom.bots.escape.planning import plan, question_of
from carom.bots.escape.thinking import line_of
from carom.bots.escape.turns import aims_at, ends_of
from carom.bots.escape.worth import WON, lead, need, worth
from carom.bots.offline import play_out
from carom.bots.registry import bot_levels, get_bot
from carom.games.escape import GAME
from carom.games.escape.actions import Activate, EndTurn, Move, PlaceCamera, TakeEye, TurnCamera
from carom.games.escape.factory import factory_of
from carom.games.escape.options import PRESETS, CameraRules, Options
from carom.games.escape.pieces import Pieces
from carom.games.escape.view import View

SCENE = Scene("bot", 0, 0)
FACTORY = factory_of(PLAN_Q, CameraRules())


def test_there_are_four_levels() -> None:
    assert bot_levels("escape") == ("random", "easy", "medium", "hard") == tuple(LEVELS)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [1, 5])
def test_games_among_all_levels_end(preset: str, seats: int) -> None:
    """Under every preset; at most so many rounds, for random play gets nowhere."""
    levels = ["easy", "random", "medium", "easy", "random"][:seats]
    options = GAME.presets[preset]
    changes = {name: getattr(options, name) for name in options.__struct_fields__}
    short = Options(**{**changes, "max_rounds": 8})
    played = play_out(GAME, [get_bot("escape", one) for one in levels], short, preset)
    assert GAME.result(played.state) is not None


def test_the_same_game_is_played_again() -> None:
    bots = [get_bot("escape", level) for level in ("hard", "random")]
    one, again = (play_out(GAME, bots, Options(max_rounds=8), "same") for _ in range(2))
    assert one == again


def question(view: View) -> object:
    """Return a view's question, which must be there."""
    found = question_of(view)
    assert found is not None
    return found


def test_a_bot_thinks_once_a_turn() -> None:
    """The question is the start of its turn, whatever it has done since."""
    table = Table.on_plan().put({"b1": "h8"}, m8="W")
    before = question(table.view(A))
    table.do(A, Move(0, "E"), Activate(at("m8")))
    assert question(table.view(A)) == before
    assert question_of(table.view(B)) is None
    assert question_of(table.view(None)) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_see_a_private_turn(level: str) -> None:
    """With another state that it cannot tell from the first it plans the same."""
    table = Table.on_plan(turns="private").do(A, Move(0, "E"))
    other = GAME.resample(table.state, B, "other")
    for state in (table.state, other):
        assert BOTS[level].plan(GAME.view(state, B), None, SCENE) is None
    table.do(A, EndTurn())
    bot = BOTS[level]
    plans = []
    for state in (table.state, GAME.resample(table.state, B, "other")):
        view = GAME.view(state, B)
        asked = bot.question(view)
        assert asked is not None
        plans.append(bot.plan(view, bot.think(asked, "bot", None), SCENE))
    assert plans[0] == plans[1] is not None


def test_the_last_robot_is_brought_out_at_once() -> None:
    table = Table.on_plan().put({"a1": "x", "a2": "x", "a3": "n8"})
    for level in ("easy", "medium", "hard"):
        asked = question_of(table.view(A))
        assert asked is not None
        line = line_of(LEVELS[level], asked, "bot", None)
        assert line[:2] == (Move(2, "E"), Move(2, "E")), level


def test_a_search_hangs_a_camera_where_it_freezes_three() -> None:
    """Three robots of the other seat in one corridor, one's own on the deposit's north side."""
    places = {"b1": "f8", "b2": "h8", "b3": "j8", "a1": "b7", "a2": "b7", "a3": "b7"}
    table = Table.on_plan().put(places)
    asked = question_of(table.view(A))
    assert asked is not None
    line = line_of(LEVELS["medium"], asked, "bot", None)
    assert [type(step) for step in line if not isinstance(step, Move)] == [PlaceCamera, Activate]
    assert table.do(A, *line).frozen() == {"b1", "b2", "b3"}


def test_aims_see_more_others_than_own_and_each_set_once() -> None:
    table = Table.on_plan().put({"b1": "h8", "b2": "i8", "a1": "g8"}, g6="N")
    aims = aims_at(FACTORY, table.pieces, A)
    assert [aim.gain for aim in aims] == sorted((aim.gain for aim in aims), reverse=True)
    assert all(aim.gain > 0 for aim in aims)
    assert {type(aim.action) for aim in aims} <= {PlaceCamera, TurnCamera}


def test_needs_are_ways_and_eyes() -> None:
    pieces = Table.on_plan().put({"a1": "o8", "a2": "x", "a3": "n8"}, eyes="a3").pieces
    assert need(FACTORY, pieces, A) == pytest.approx(1 + 2 + 1.4)
    assert lead(FACTORY, pieces, A) == pytest.approx(45 - 4.4)
    assert worth(FACTORY, Pieces((-1,) * 3 + (142,) * 3), 0) == WON


def test_a_turn_without_a_way_forward_still_does_something() -> None:
    """All robots frozen and the eye the only thing; wedged in a dead end; alone."""
    frozen = Table.on_plan().put(eyes="a1 a2 a3").pieces
    assert any(end.line[0] == TakeEye(0) for end in ends_of(FACTORY, frozen, A, 0))
    shut = Table.on_plan().put({"a1": "x", "a2": "x", "a3": "h11", "b1": "h10", "b2": "h12"})
    assert all(end.line for end in ends_of(FACTORY, shut.pieces, A, 0))


def test_a_turn_begun_by_somebody_else_is_finished() -> None:
    """Steps that do not fit the line: the turn is ended, or anything legal is done."""
    table = Table.on_plan(end_turn="confirm").do(A, Move(1, "W"), Move(2, "W"))
    line = (TakeEye(0), TakeEye(0), TakeEye(0))
    found = plan(LEVELS["medium"], table.view(A), line, SCENE)
    assert found is not None
    assert found.action == EndTurn()
    fresh = plan(LEVELS["medium"], Table.on_plan().view(A), line, SCENE)
    assert fresh is not None
    assert fresh.action in Table.on_plan().may(A)


def test_a_bot_acts_before_its_time_is_out() -> None:
    table = Table.on_plan(turn_s=1)
    found = plan(LEVELS["medium"], table.view(A), (Move(0, "E"),), SCENE)
    assert found is not None
    assert found.at_ms <= 600


def test_a_search_that_is_called_off_returns_at_once() -> None:
    stop = Event()
    stop.set()
    asked = question_of(Table.on_plan(seats=5).view(A))
    assert asked is not None
    assert line_of(LEVELS["hard"], asked, "bot", stop)


def test_greedy_play_beats_random_play() -> None:
    """Three robots to none, over six paired seeds."""
    bots = get_bot("escape", "easy"), get_bot("escape", "random")
    assert duel(GAME, *bots, Options(max_rounds=40), [f"d/{seed}" for seed in range(4)]).low > 2


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """The whole interval of 30 paired seeds lies above nought, in robots brought out."""
    bots = get_bot("escape", better), get_bot("escape", worse)
    seeds = [f"duel/{seed}" for seed in range(30)]
    assert duel(GAME, *bots, PRESETS["classic"], seeds).low > 0
