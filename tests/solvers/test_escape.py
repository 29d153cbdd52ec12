"""Fewest turns alone and shortest ways, against play by the rules and a plain search."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.games.escape.positions import plans
from tests.games.escape.table import PLAN_Q, SHUT, at
from tests.oracle.escape import Square, Standing, count_ways_out, fewest_turns

import carom
from carom.core.errors import IllegalAction
from carom.games.escape.actions import Action, EndTurn, Move, TakeEye, Undo
from carom.games.escape.board import EXIT_CELLS, START, cells_in
from carom.games.escape.pieces import ESCAPED, Pieces
from carom.games.escape.plan import plan_of, plan_rows
from carom.games.escape.position import Position
from carom.games.escape.spending import EYE, spend
from carom.solvers.escape import (
    count,
    count_ways,
    hints,
    solutions,
    solve,
    way_from,
    ways_past,
)
from carom.solvers.escape.hinting import Leaving
from carom.solvers.escape.playing import after_action
from carom.solvers.hints import ExactLength, FirstMove, LengthRange, NoRoute, WholeLine
from carom.solvers.result import Limits, SearchStopped, SolverMissing


def test_plan_q_takes_fifteen_turns_alone() -> None:
    """Three robots, 15 steps each, three points a turn."""
    solution = solve(Position(PLAN_Q, Pieces((START,) * 3)))
    assert (solution.standing, solution.length, len(solution.line)) == ("optimal", 15, 45)


def test_one_eye_a_turn_and_nobody_passes_a_frozen_robot() -> None:
    """Nine points would do for three turns; but o8 must go first, and n9 goes in the fourth."""
    position = Position(PLAN_Q, Pieces((at("n8"), at("o8"), at("n9")), 0b111))
    solution = solve(position)
    assert solution.length == 4
    assert played(position, solution.line) == 4


def test_nothing_is_to_be_done_when_all_are_out() -> None:
    assert solve(Position(PLAN_Q, Pieces((ESCAPED,) * 3), points=1)).length == 0


def test_a_robot_that_stands_still_can_shut_the_way() -> None:
    """On o8, before the exit; on m7 it is passed on the other side of the pillar."""
    shut = Pieces((START,) * 3 + (at("o8"), START, START))
    assert solve(Position(PLAN_Q, shut)).standing == "unsolvable"
    passed = Pieces((START,) * 3 + (at("m7"), START, START))
    assert solve(Position(PLAN_Q, passed)).length == 15


def played(position: Position, line: Sequence[Action]) -> int:
    """Play a line by the rules and return the turns it took; all robots must be out."""
    pieces, used, points = position.pieces, position.used, position.points
    turns = int(points > 0)
    for action in line:
        if points == 0 or isinstance(action, EndTurn):
            points, used, turns = 3, 0, turns + 1
        if not isinstance(action, EndTurn):
            assert isinstance(action, Move | TakeEye)
            pieces, used = spend(position.factory, pieces, position.seat, used, action)
            points -= 1
    assert pieces.escaped(position.seat) == 3
    return turns


@st.composite
def near_the_exit(draw: st.DrawFn) -> Position:
    """Draw a position whose first seat has few steps left, with eyes and others in the way."""
    code = draw(plans)
    plan = plan_of(code)
    close = [cell for cell, way in enumerate(plan.ways) if 0 < way <= 5]
    count = draw(st.integers(1, 3))
    cells = draw(st.permutations(close))[: count + 2]
    team = (*cells[:count], *[ESCAPED] * (3 - count))
    eyes = draw(st.integers(0, (1 << count) - 1))
    others = (*cells[count:], *[ESCAPED] * 3)[:3] if draw(st.booleans()) else (ESCAPED,) * 3
    points = draw(st.integers(0, 3))
    used = EYE if points < 3 and draw(st.booleans()) else 0
    assume(len({cell for cell in team + others if cell >= 0}) > 0)
    return Position(code, Pieces(team + others, eyes), 0, points, used)


def asked(position: Position) -> tuple[Standing, list[Square]]:
    """Return a position of two seats as the plain search takes it."""
    squares = [None if cell < 0 else divmod(cell, 20) for cell in position.pieces.robots]
    frozen = frozenset(number for number in range(3) if position.pieces.eyes >> number & 1)
    start = Standing(tuple(squares[:3]), frozen, position.points, bool(position.used & EYE))
    return start, [square for square in squares[3:] if square is not None]


@settings(max_examples=40, deadline=None)
@given(near_the_exit())
def test_turns_are_as_few_as_a_plain_search_finds(position: Position) -> None:
    solution = solve(position)
    start, others = asked(position)
    found = fewest_turns(plan_rows(position.plan), others, start, 7)
    if solution.length is None or solution.length > 7:
        assert found is None
    else:
        assert found == solution.length
        assert played(position, solution.line) == solution.length


@given(plans)
def test_ways_are_those_of_the_plan_and_as_many_as_counted(code: str) -> None:
    plan = plan_of(code)
    ways = ways_past(plan, ())
    assert ways == plan.ways
    way = way_from(plan, ways, START)
    assert len(way) == ways[START]
    assert EXIT_CELLS >> way[-1] & 1
    assert count_ways(plan, ways, START) >= 1


def test_ways_round_a_pillar_are_two() -> None:
    """On plan Q, past m8 to the north or to the south."""
    plan = plan_of(PLAN_Q)
    assert count_ways(plan, plan.ways, at("l8")) == 2
    assert count_ways(plan, ways_past(plan, ()), next(cells_in(EXIT_CELLS & ~plan.walls))) == 1
    assert count_ways(plan, ways_past(plan, [at("o8")]), START) == 0


def test_limits_stop_a_search_with_a_bound() -> None:
    position = Position(PLAN_Q, Pieces((START,) * 3, 0b111))
    few = solve(position, Limits(nodes=5))
    assert (few.standing, few.length) == ("stopped", None)
    assert 0 < few.lower_bound <= 16
    assert solve(position, Limits(bytes=2000)).standing == "stopped"
    whole = solve(position)
    assert whole.peak_bytes > 400 * whole.nodes
    assert solve(position, Limits(bytes=whole.peak_bytes)) == whole
    assert solve(position, Limits(bytes=whole.peak_bytes // 2)).standing == "stopped"
    with pytest.raises(SolverMissing):
        solve(position, solver="kernel")


def points_of(position: Position, line: Sequence[Action]) -> int:
    """Return the points that a line takes, those that are lost included."""
    time = start = 3 - position.points
    for action in line:
        time = -(-time // 3) * 3 if isinstance(action, EndTurn) else time + 1
    return time - start


@settings(max_examples=60, deadline=None)
@given(near_the_exit())
def test_there_are_as_many_best_ways_as_a_plain_search_counts(position: Position) -> None:
    solution = solve(position)
    start, others = asked(position)
    points, ways = count_ways_out(plan_rows(position.plan), others, start, 18)
    if solution.length is None or solution.length > 5:
        assert ways == 0 or solution.length is not None
        return
    assert points == points_of(position, solution.line)
    assert count(position) == ways
    lines = list(solutions(position, most=50))
    assert len(lines) == len(set(lines)) == min(ways, 50)
    for line in lines:
        assert played(position, line) == solution.length
        assert points_of(position, line) == points


def test_three_robots_in_a_row_leave_in_more_ways_than_one() -> None:
    """n8 and o8 stand behind each other: only who waits may go first when the way is free."""
    position = Position(PLAN_Q, Pieces((at("o8"), at("n8"), ESCAPED)))
    lines = list(solutions(position))
    assert lines == [(Move(0, "E"), Move(1, "E"), Move(1, "E"))]
    assert count(position) == 1
    freed = Position(PLAN_Q, Pieces((at("n8"), at("n9"), ESCAPED)))
    assert count(freed) == len(list(solutions(freed))) > 1


def test_all_out_has_one_way_and_shut_in_has_none() -> None:
    out = Position(PLAN_Q, Pieces((ESCAPED,) * 3))
    assert (count(out), list(solutions(out))) == (1, [()])
    assert hints(out) == (ExactLength(0),)
    shut = Position(PLAN_Q, Pieces((START,) * 3 + (at("o8"), START, START)))
    assert (count(shut), list(solutions(shut))) == (0, [])
    assert hints(shut) == (NoRoute(),)


def test_a_plan_without_a_way_out_is_proved_to_have_none() -> None:
    """C-09: at once, by the functions of every game too."""
    position = Position(SHUT, Pieces((START,) * 3))
    found = carom.solve(position, Limits(nodes=1))
    assert (found.standing, found.length, found.line, found.nodes) == ("unsolvable", None, (), 0)
    assert carom.hints(position) == (NoRoute(),)
    assert (carom.count(position), [*carom.solutions(position)]) == (0, [])


def test_hints_go_from_a_range_to_the_whole_line() -> None:
    position = Position(PLAN_Q, Pieces((at("n8"), at("o8"), at("n9")), 0b111))
    found = hints(position)
    line = solve(position).line
    assert found[:2] == (LengthRange(4, 6), ExactLength(4))
    assert isinstance(found[2], Leaving)
    assert found[2].robots[0] == 1
    assert sorted(found[2].robots) == [0, 1, 2]
    assert found[3:] == (FirstMove(line[0]), WholeLine(line))


def test_limits_stop_the_counting_too() -> None:
    position = Position(PLAN_Q, Pieces((START,) * 3))
    assert count(position) == 331_554_349_295_987_328
    for limits in (Limits(nodes=100), Limits(bytes=40_000)):
        with pytest.raises(SearchStopped) as caught:
            count(position, limits)
        assert caught.value.code == "search-stopped"
    assert len(next(solutions(position))) == 45


@pytest.mark.parametrize(
    ("action", "code"), [(EndTurn(), "no-point-spent"), (Undo(), "unknown-action")]
)
def test_only_what_spends_or_ends_is_played(action: Action, code: str) -> None:
    """C-20, C-T28: a turn cannot be ended before a point is spent."""
    with pytest.raises(IllegalAction) as caught:
        after_action(Position(PLAN_Q, Pieces((START,) * 3)), action)
    assert caught.value.code == code
