"""What games bring for the server: whose position a text is, and what is said of it."""

from __future__ import annotations

from threading import Event
from typing import Any, get_args, get_origin

import pytest
from msgspec.structs import replace

from carom.core.errors import NotFound
from carom.games.micro.actions import Call, GiveUp, Move, Start
from carom.games.micro.options import PRESETS
from carom.games.micro.rules import apply, setup
from carom.games.micro.state import State
from carom.records.micro.position import parse_position, write_position
from carom.server.kits import micro as micro_kit
from carom.server.kits import ricochet as ricochet_kit
from carom.server.kits.kit import MAX_COUNT
from carom.server.kits.micro import KIT, answer_for, closed_rounds, told_hints, walks_of
from carom.server.kits.registry import kit_of, puzzle_kit
from carom.solvers.micro import hinting as micro_hinting
from carom.solvers.micro import solve
from carom.solvers.result import Limits
from carom.solvers.ricochet import hinting as ricochet_hinting

TOKEN = "m1_B1N2N3N4N_W6_G3_O"
POSITION = parse_position(TOKEN)


@pytest.mark.parametrize(
    ("text", "game"),
    [(TOKEN, "micro"), (f"  {TOKEN}", "micro"), ("r1_x", "ricochet"), ({"rows": 1}, "ricochet")],
)
def test_a_token_tells_whose_it_is(text: object, game: str) -> None:
    assert puzzle_kit("", text)[0] == game


def test_a_game_that_is_named_needs_no_token() -> None:
    assert puzzle_kit("micro", "W6 B6 B2")[0] == "micro"
    with pytest.raises(NotFound) as caught:
        puzzle_kit("nim")
    assert caught.value.code == "no-puzzle"


def test_a_game_may_bring_nothing() -> None:
    assert kit_of("nim").closed is None


def test_a_position_is_solved_with_all_its_ways() -> None:
    """B-T11: the only walk of four moves."""
    answer = answer_for(POSITION, 10, True, Limits(), Event())
    assert (answer.length, answer.count, answer.is_cut) == (4, 1, False)
    assert answer.lines == (("W1", "B1", "B3", "G3"),)


def test_a_list_of_ways_that_is_cut_says_so() -> None:
    """B-T12: three walks of six moves, one of which is listed."""
    board = POSITION.board
    position = replace(POSITION, robot=board.cell_of("R2"), target=board.cell_of("Y6"))
    answer = answer_for(position, 1, True, Limits(), Event())
    assert (len(answer.lines), answer.is_cut, answer.count) == (1, True, 3)


def test_a_call_is_looked_at_by_its_exact_number() -> None:
    """B-T8, B-T9: two and four moves lead from W6 to B2, three never do."""
    position = replace(POSITION, target=POSITION.board.cell_of("B2"))
    assert walks_of(position, 2, 9).lines == (("B6", "B2"),)
    three, four = walks_of(position, 3, 9), walks_of(position, 4, 2)
    assert (three.can_be_shown, three.count, three.lines) == (False, 0, ())
    assert (four.can_be_shown, four.count, len(four.lines), four.is_cut) == (True, 4, 2, True)
    assert four.least[0] == 2


def test_a_number_too_large_for_a_client_is_not_told() -> None:
    answer = walks_of(POSITION, 98, 1)
    assert (answer.can_be_shown, answer.count, answer.is_cut) == (True, None, True)
    small = walks_of(POSITION, 20, 0).count
    assert small is not None
    assert small <= MAX_COUNT


def test_hints_of_the_expert_variant_tell_its_halves() -> None:
    """B-T16: four moves to the waypoint, two from it."""
    cells = POSITION.board.cells
    position = replace(POSITION, target=cells["Y1"], waypoint=cells["P3"])
    halves = [hint for hint in told_hints(position, Limits(), Event()) if hint.kind == "halves"]
    assert [(hint.before, hint.after) for hint in halves] == [(4, 2)]


def test_a_drawn_position_is_read_back_as_it_is_shown() -> None:
    assert KIT.puzzle is not None
    position = KIT.puzzle.draw("a seed")
    token = KIT.puzzle.write(position)
    assert KIT.puzzle.read(token) == position
    shown = KIT.puzzle.show(position)
    assert getattr(shown, "position", None) == token


def first_round(seed: str) -> State:
    """Return a game whose first round has just been lost by seat 0."""
    options = replace(PRESETS["classic"], board="B1N2N3N4N")
    state = apply(setup(options, 2, seed), 0, Start(0), 0)
    return apply(apply(state, 0, Call(9, 1), 10), 0, GiveUp(1), 20)


def test_a_closed_round_is_reviewed_with_its_own_fields() -> None:
    state = first_round("one")
    past = state.history[0]
    assert [number for number, _ in closed_rounds(state)] == [1]
    assert dict(closed_rounds(state))[1].robot == past.start


def test_a_round_that_is_asked_again_backwards_is_kept_back() -> None:
    """What leads from the old start to the old target leads back, too."""
    state = first_round("one")
    assert state.round is not None
    again = replace(state, round=replace(state.round, target=state.history[0].start))
    assert list(closed_rounds(again)) == []


def test_the_review_solves_what_was_asked() -> None:
    state = first_round("two")
    position = dict(closed_rounds(state))[1]
    line = solve(position).line
    state = apply(setup(replace(state.options), 2, "two"), 0, Start(0), 0)
    state = apply(state, 1, Call(len(line), 1), 10)
    for move in line:
        state = apply(state, 1, Move(move, 1), 20)
    assert state.seats[1].tokens == 1
    assert parse_position(write_position(position)) == position


@pytest.mark.parametrize(
    ("hint", "kind", "view_type"),
    [
        (micro_hinting.Hint, micro_kit.HintKind, micro_kit.HintView),
        (ricochet_hinting.Hint, ricochet_kit.HintKind, ricochet_kit.HintView),
    ],
)
def test_each_hint_of_a_game_can_be_sent_with_all_its_fields(
    hint: Any, kind: Any, view_type: Any
) -> None:
    """A new one is a struct, whose form for machines follows, and its words."""
    structs = [get_origin(one) or one for one in get_args(hint)]
    assert {one.__struct_config__.tag for one in structs} == set(get_args(kind))
    named = {name for one in structs for name in one.__struct_fields__}
    assert named | {"kind"} == set(view_type.__struct_fields__)
