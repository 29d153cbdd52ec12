"""The functions of the game: set-up, who may act, what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.escape.table import A, B, Table

from carom.core.errors import IllegalAction, OptionError
from carom.core.game import Join, Leave
from carom.games.escape import GAME
from carom.games.escape.actions import Move, Undo
from carom.games.escape.options import PRESETS, Options


@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_play(seats: int) -> None:
    """C-03: three robots for each of five colours."""
    with pytest.raises(OptionError) as caught:
        GAME.setup(Options(), seats, "s")
    assert caught.value.params["allowed"] == "1..5"


def code(table: Table, seat: int, action: Any) -> str:
    """Return the code of the error that an action meets."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(table.state, seat, action, 0)
    return caught.value.code


def test_only_seats_that_are_there_act() -> None:
    """C-20: and only with actions of this game."""
    table = Table.on_plan().do(B, Leave())
    assert code(table, 2, Undo()) == "no-such-seat"
    assert code(table, -1, Undo()) == "no-such-seat"
    assert code(table, B, Undo()) == "seat-absent"
    assert code(table, A, Options()) == "unknown-action"
    assert table.may(2) == ()
    assert table.may(B) == (Join(),)


def test_whoever_waits_may_only_leave() -> None:
    """C-20: actions of the others are not listed."""
    assert Table.on_plan().may(B) == (Leave(),)


def test_time_goes_on_without_a_clock() -> None:
    """C-20: turn_s=0 ends nothing; a moment that is past counts as now."""
    table = Table.on_plan().do(A, Move(0, "E"), at=500)
    assert GAME.deadline(table.state) is None
    assert GAME.advance(table.state, 10**9).turn == table.state.turn
    assert GAME.apply(table.state, A, Move(0, "E"), 3).now == 500_000


def test_presets_differ_in_what_their_names_say() -> None:
    """C-05, C-41, C-48: for beginners; and C-20: for tournaments."""
    beginner, tournament = PRESETS["beginner"], PRESETS["tournament"]
    assert (beginner.draft, beginner.headings, beginner.deposit_safe) == ("drawn", "4", "on")
    assert (tournament.turns, tournament.turn_s) == ("private", 90)
    assert PRESETS["classic"] == Options()


def test_a_game_of_one_is_ranked_alone() -> None:
    """C-60: practice; its only score is first."""
    table = Table.on_plan(seats=1).put({"a1": "o8", "a2": "x", "a3": "x"}).do(A, Move(0, "E"))
    assert [(score.points, score.rank) for score in table.result.scores] == [(3, 1)]
    assert GAME.result(Table.on_plan().state) is None
