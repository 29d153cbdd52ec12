"""Ways in Ramses: the examples of the rules page, properties, and the rules as oracle."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.ramses.table import HOLE, A, B, C, D, E, Table, cell
from tests.oracle.ramses import fewest_turns, slides_in_one_turn

from carom.games.ramses import GAME
from carom.games.ramses.board import EMPTY, UNKNOWN
from carom.games.ramses.options import Options
from carom.games.ramses.position import Position, position_of
from carom.games.ramses.state import State
from carom.games.ramses.viewed import position_in
from carom.solvers.ramses import count, hints, solutions, solve, solve_turns
from carom.solvers.result import Limits, SearchStopped, SolverMissing


def sought(treasure: int, hole: tuple[int, int] = HOLE) -> Position:
    """Return the layout of the rows with a treasure sought."""
    return replace(position_of(Table(hole=hole).state), wanted=treasure)


@pytest.mark.parametrize(
    ("treasure", "hole", "slides"),
    [(A, HOLE, 1), (B, HOLE, 1), (A, (3, 1), 2), (C, HOLE, 4), (D, HOLE, 5), (E, HOLE, 7)],
)
def test_fewest_slides_of_the_rows(treasure: int, hole: tuple[int, int], slides: int) -> None:
    """D-T1, D-T2, D-T7, D-T8; and D-T18: one slide to B, two from there to A."""
    found = solve(sought(treasure, hole))
    assert (found.standing, found.length, found.lower_bound) == ("optimal", slides, slides)
    assert len(found.line) == slides
    assert solve_turns(sought(treasure, hole)) is not None


def test_line_is_written_as_the_rows_write_it() -> None:
    """D-T7."""
    assert solve(sought(C)).line == ("d4", "e4", "f4", "f3")


def test_treasure_that_lies_open_is_uncovered_again() -> None:
    """D-T20, D-19: away and back."""
    found = solve(sought(A, (4, 2)))
    assert found.length == 2
    assert found.line[1] == "e3"
    assert count(sought(A, (4, 2))) == 3


def test_what_is_not_there_is_not_found() -> None:
    for position in (sought(29), sought(EMPTY)):
        assert solve(position).standing == "unsolvable"
        assert (solve(position).line, count(position)) == ((), 0)
        assert [*solutions(position)] == []
        assert solve_turns(position) is None


def test_walled_in_treasure_takes_a_turn_more() -> None:
    """D-15: D in its corner behind two others."""
    contents = list(sought(D).contents)
    contents[1], contents[8] = B, C
    position = replace(sought(D), contents=tuple(contents))
    assert solve(position).standing == "unsolvable"
    plan = solve_turns(position)
    assert plan is not None
    assert (plan.turns, plan.slides) == (2, 5)


def test_unknown_spaces_are_entered_only_when_allowed() -> None:
    position = replace(
        sought(C),
        contents=tuple(
            UNKNOWN if content == EMPTY and at != cell(*HOLE) else content
            for at, content in enumerate(sought(C).contents)
        ),
    )
    assert solve(position).standing == "unsolvable"
    assert solve(position, through_unknown=True).length == 4
    assert solve_turns(position) is not None
    seen = position_in(Table("C E").view())
    assert seen is not None
    assert solve(seen, through_unknown=True).standing == "unsolvable", "nobody knows where C is"


def test_all_shortest_ways_are_given_in_the_order_of_cells() -> None:
    lines = [*solutions(sought(D))]
    assert len(lines) == count(sought(D)) == len(set(lines)) > 3
    cells = [[(ord(name[0]), int(name[1:])) for name in line] for line in lines]
    places = [[(row, column) for column, row in line] for line in cells]
    assert places == sorted(places)
    assert [*solutions(sought(D), most=2)] == lines[:2]
    assert solve(sought(D)).line == lines[0]


def dealt(seed: str, treasures: int, edition: str = "thirty") -> State:
    """Return a game for one, right after the preview, without action cards."""
    options = Options(
        edition="twelve" if edition == "twelve" else "thirty",
        treasures=treasures,
        actions="off",
        first_hole="any",
        preview_s=0,
    )
    return GAME.setup(options, 1, seed)


@settings(max_examples=25, deadline=None)
@given(seed=st.text(max_size=4), treasures=st.sampled_from([12, 20, 26, 30, 40]))
def test_solver_and_rules_agree(seed: str, treasures: int) -> None:
    state = dealt(seed, treasures)
    position = position_of(state)
    found, plan = solve(position), solve_turns(position)
    assert found.length == slides_in_one_turn(state)
    assert plan is not None
    assert (plan.turns, plan.slides) == fewest_turns(state)
    assert (plan.turns == 1) == (found.standing == "optimal")
    if plan.turns == 1:
        assert plan.slides == found.length
        assert plan.line in [*solutions(position)]


@settings(max_examples=25, deadline=None)
@given(seed=st.text(max_size=4), turn=st.integers(0, 3))
def test_turning_the_board_changes_no_length(seed: str, turn: int) -> None:
    state = dealt(seed, 16)
    turned = position_of(replace(state, angle=turn))
    assert solve(turned).length == solve(position_of(state)).length
    assert count(turned) == count(position_of(state))


def test_limits_and_a_cancel_stop_the_search() -> None:
    """It says so rather than giving an answer that is not proved."""
    called_off = Event()
    called_off.set()
    cases: list[dict[str, Any]] = [{"limits": Limits(nodes=3)}, {"cancel": called_off}]
    searches: list[Callable[..., object]] = [count, solutions, hints]
    for changes in cases:
        assert solve(sought(C), **changes).standing == "stopped"
        for search in searches:
            with pytest.raises(SearchStopped):
                search(sought(C), **changes)
    with pytest.raises(SolverMissing):
        solve(sought(C), solver="kernel")


def test_hints_go_from_faint_to_whole() -> None:
    kinds = [type(hint).__name__ for hint in hints(sought(C))]
    assert kinds == ["LengthRange", "ExactLength", "FirstMove", "WholeLine"]
    assert [type(hint).__name__ for hint in hints(sought(29))] == ["NoRoute"]
