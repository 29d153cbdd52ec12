"""What must hold of every optimum, whoever finds it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.oracle.ricochet import fewest_moves
from tests.oracle.translate import puzzle_of
from tests.solvers.conftest import TWINS
from tests.strategies import free_boards, positions, without_rules

from carom.core.grid import DIRECTIONS, Direction
from carom.games.ricochet.attempt import begin, play, play_route
from carom.games.ricochet.board import make_board
from carom.games.ricochet.pieces import ANY, Diagonal, Target
from carom.games.ricochet.position import Position
from carom.solvers.result import Limits
from carom.solvers.ricochet import solve

LIMITS = Limits(nodes=400)
small_positions = positions(boards=free_boards(max_side=6))
modest = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.filter_too_much]
)


def optimum(position: Position) -> int | None:
    """Return the optimum of a position that is settled soon; None when there is no route."""
    solution = solve(position, LIMITS, solver="python")
    assume(solution.standing != "stopped")
    return solution.length


def no_better(one: int | None, other: int | None) -> bool:
    """Tell whether the second optimum is no lower than the first; None is without end."""
    return other is None or (one is not None and one <= other)


@modest
@given(small_positions)
def test_twins_agree_with_the_oracle_on_drawn_positions(position: Position) -> None:
    least, is_settled = fewest_moves(puzzle_of(position), 150)
    assume(is_settled)
    for twin in TWINS:
        solution = solve(position, solver=twin)
        assert solution.length == least
        if least is not None:
            end = play_route(position, solution.line)
            assert end.solved
            assert end.spent == least


@modest
@given(positions())
def test_twins_agree_with_one_another_on_any_board(position: Position) -> None:
    found = [solve(position, LIMITS, solver=twin) for twin in TWINS]
    settled = {solution.length for solution in found if solution.standing != "stopped"}
    assert len(settled) <= 1
    for solution in found:
        if solution.line:
            assert play_route(position, solution.line).spent == solution.length
        assert all(length is None or solution.lower_bound <= length for length in settled)


@modest
@given(small_positions, st.booleans(), st.integers(0, 3))
def test_mirrored_or_turned_board_has_the_same_optimum(
    position: Position, is_mirrored: bool, turns: int
) -> None:
    length = optimum(position)
    if is_mirrored:
        position = mirrored(position)
    for _ in range(turns):
        position = turned(position)
    assert optimum(position) == length


@modest
@given(positions(boards=free_boards(max_side=6, plain=True), robots="rbgyk"), st.data())
def test_helpers_may_change_their_colours(position: Position, data: st.DataObject) -> None:
    """A-13: on a board without diagonals a helper is a helper."""
    assume(position.target.robot != ANY)
    helpers = [robot for robot in position.robots if robot != position.target.robot]
    mixed = data.draw(st.sampled_from(list(permutations(helpers))))
    renamed = dict(zip(helpers, mixed, strict=True))
    cells = {
        renamed.get(robot, robot): cell
        for robot, cell in zip(position.robots, position.cells, strict=True)
    }
    other = replace(position, cells=tuple(cells[robot] for robot in position.robots))
    assert optimum(other) == optimum(position)


@modest
@given(small_positions)
def test_stricter_rules_never_shorten_the_way(position: Position) -> None:
    """A-12, A-30, A-101, A-105."""
    ricochets = [
        optimum(with_rules(position, ricochet=value)) for value in ("none", "no_one_move", "turn")
    ]
    assert no_better(ricochets[0], ricochets[1])
    assert no_better(ricochets[1], ricochets[2])
    for name, loose, strict in (
        ("rebound", "allowed", "forbidden"),
        ("ghost_passes", "any", "one"),
        ("ghost_landing", "goal_only", "strict"),
    ):
        free = optimum(with_rules(position, **{name: loose}))
        assert no_better(free, optimum(with_rules(position, **{name: strict})))


@modest
@given(small_positions)
def test_an_optimal_first_move_leaves_the_rest(position: Position) -> None:
    position = without_rules(position)
    solution = solve(position, LIMITS, solver="python")
    assume(solution.length is not None and len(solution.line) > 1)
    first = solution.line[0]
    after = replace(position, cells=play(position, begin(position), first).cells)
    assert solution.length == first.price + (optimum(after) or 0)


def with_rules(position: Position, **changes: str) -> Position:
    """Return the position under rules that differ in some options."""
    return replace(position, rules=replace(position.rules, **changes))


def mirrored(position: Position) -> Position:
    """Return the position seen in a mirror: west and east change places."""
    columns = position.board.columns
    return moved(
        position,
        (position.board.rows, columns),
        lambda row, column: row * columns + columns - 1 - column,
        (Direction.N, Direction.W, Direction.S, Direction.E),
    )


def turned(position: Position) -> Position:
    """Return the position turned by a quarter, clockwise."""
    rows, columns = position.board.rows, position.board.columns
    return moved(
        position,
        (columns, rows),
        lambda row, column: column * rows + rows - 1 - row,
        (Direction.E, Direction.S, Direction.W, Direction.N),
    )


def moved(
    position: Position,
    size: tuple[int, int],
    place: Callable[[int, int], int],
    ways: tuple[Direction, ...],
) -> Position:
    """Return the position with every cell and direction replaced; slants change with them."""
    old = position.board

    def new(cell: int) -> int:
        return place(*divmod(cell, old.columns))

    board = make_board(
        *size,
        [
            (new(cell), ways[side])
            for cell in range(old.size)
            for side in DIRECTIONS
            if old.has_wall(cell, side)
        ],
        closed=[new(cell) for cell in old.closed],
        diagonals=[
            Diagonal(new(item.cell), item.robot, {"/": "\\", "\\": "/"}[item.orientation])
            for item in old.diagonals
        ],
        targets=[Target(mark.robot, new(mark.cell), mark.symbol) for mark in old.targets],
    )
    target = replace(position.target, cell=new(position.target.cell))
    cells = tuple(new(cell) for cell in position.cells)
    return Position(board, position.robots, cells, target, position.rules)
