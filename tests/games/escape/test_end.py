"""How a game ends and who ranks where (C-60 .. C-62)."""

from __future__ import annotations

from tests.games.escape.table import SHUT, A, B, C, Table, at

from carom.core.game import Leave, Result
from carom.games.escape.actions import EndTurn, Move, PlaceCamera, TurnCamera
from carom.games.escape.board import DEPOSIT, EXIT, FREE_PLACES, TILE
from carom.games.escape.pieces import ESCAPED, TEAM
from carom.games.escape.plan import UNREACHABLE, plan_of
from carom.games.escape.sight import HEADINGS
from carom.games.escape.tiles import CORRIDOR, Drawing, drawing, fixed_tile, tile_ids
from carom.games.escape.turns import way_left

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def standings(result: Result) -> list[tuple[int, int, int]]:
    """Return points, tiebreak and rank of each seat."""
    return [(score.points, score.tiebreak, score.rank) for score in result.scores]


def test_the_first_to_get_all_robots_out_wins_in_mid_turn() -> None:
    """C-60: with two points left, whatever the others have."""
    table = Table.on_plan().put({"a1": "x", "a2": "x", "a3": "o8", "b1": "x", "b2": "x"})
    table.do(A, Move(2, "E"))
    assert table.state.reason == "escaped"
    assert [score.rank for score in table.result.scores] == [1, 2]
    assert table.may(A) == ()
    assert table.refusal(B, EndTurn()).code == "game-over"


def idle_round(table: Table) -> None:
    """Let every seat turn the one camera a step further, and nobody move."""
    for seat in range(table.state.seats):
        camera = table.pieces.cameras[0]
        onward = HEADINGS[(HEADINGS.index(camera.heading) + 1) % len(HEADINGS)]
        table.do(seat, TurnCamera(camera.cell, onward), EndTurn())


def test_rounds_without_a_step_end_the_game() -> None:
    """C-61: idle_rounds whole rounds; a step in between begins the count anew."""
    table = Table.on_plan(idle_rounds=2).put(g6="SW")
    idle_round(table)
    assert (table.state.idle, table.state.round) == (1, 2)
    table.do(A, Move(0, "E"), EndTurn()).do(B, Move(0, "E"), EndTurn())
    assert (table.state.idle, table.state.round) == (0, 3)
    idle_round(table)
    idle_round(table)
    assert (table.state.phase, table.state.reason) == ("over", "idle")


def test_the_game_ends_after_its_last_round() -> None:
    """C-61: max_rounds; robots escaped count first, then the smaller way left."""
    table = Table.on_plan(seats=3, max_rounds=1)
    table.put({"a1": "f8", "b1": "x", "c1": "g8"})
    for seat in (A, B, C):
        table.do(seat, PlaceCamera(at("a1") + seat, "N"), EndTurn())
    assert (table.state.phase, table.state.reason, table.state.round) == ("over", "max_rounds", 1)
    assert [rank for _, _, rank in standings(table.result)] == [3, 1, 2]


def test_ways_are_counted_on_the_empty_plan() -> None:
    """C-61: other robots do not lengthen them, escaped ones have none."""
    table = Table.on_plan().put({"a1": "x", "a2": "o8", "b1": "n8"})
    plan = plan_of(table.state.plan)
    assert way_left(plan, table.pieces, A) == (1 + 15, 0)
    assert way_left(plan, table.pieces, B) == (2 + 15 + 15, 0)


def test_a_robot_that_is_shut_in_has_no_number_of_steps() -> None:
    """C-09, C-61: without the guard the deposit may have no way out; only the rest is counted."""
    table = Table.on_plan(plan=SHUT, guard="off", max_rounds=1)
    table.put({"a1": "o8", "a2": "x", "b1": "o8", "b2": "n8"})
    assert way_left(plan_of(SHUT), table.pieces, A) == (1, 1)
    shown = table.view(None)
    assert [robot.way for robot in shown.robots[:3]] == [1, 0, None]
    assert [(seat.way, seat.shut_in) for seat in shown.seats] == [(1, 1), (3, 1)]


def test_no_team_has_as_far_to_go_as_one_robot_that_is_shut_in() -> None:
    """C-61: a shortest way has no more squares of a tile than the longest way across it."""
    longest = sorted((squares_across(drawing(tile, 0)) for tile in tile_ids()), reverse=True)
    fixed = [squares_across(fixed_tile(place)) for place in (DEPOSIT, EXIT)]
    assert TEAM * (sum(longest[: len(FREE_PLACES)]) + sum(fixed)) < UNREACHABLE


def squares_across(drawn: Drawing) -> int:
    """Return the squares of the longest of all shortest ways from square to square of a tile."""
    squares = "".join(drawn)
    corridor = {divmod(at, TILE) for at, square in enumerate(squares) if square == CORRIDOR}
    return max(layers_from(start, corridor) for start in corridor)


def layers_from(start: tuple[int, int], corridor: set[tuple[int, int]]) -> int:
    """Return how many squares the way from one to the farthest one has."""
    seen, layer, count = {start}, {start}, 0
    while layer:
        count += 1
        steps = {(row + down, column + right) for row, column in layer for down, right in STEPS}
        layer = (steps & corridor) - seen
        seen |= layer
    return count


def test_equal_seats_share_a_place() -> None:
    """C-61, C-62: same robots out, same way left."""
    table = Table.on_plan(seats=3, max_rounds=1).put({"c1": "g8"})
    for seat in (A, B, C):
        table.do(seat, PlaceCamera(at("a1") + seat, "N"), EndTurn())
    assert [rank for _, _, rank in standings(table.result)] == [2, 2, 1]


def test_the_other_places_rank_the_same_way() -> None:
    """C-62: behind a winner the second robot out counts, then the way."""
    table = Table.on_plan(seats=3)
    table.put({"a1": "x", "a2": "x", "a3": "o8", "b1": "g8", "c1": "x", "c2": "x"})
    table.do(A, Move(2, "E"))
    assert standings(table.result) == [(3, 0, 1), (0, -way(table, B), 3), (2, -way(table, C), 2)]


def way(table: Table, seat: int) -> int:
    """Return the way a seat has left."""
    return way_left(plan_of(table.state.plan), table.pieces, seat).distance


def test_a_turn_ended_by_leaving_counts_as_it_stands() -> None:
    """C-61: its steps are kept, and a step in it keeps the round from being idle."""
    table = Table.on_plan().put({}).do(A, Move(0, "E"), Leave())
    assert table.state.seat == B
    assert table.state.has_moved
    assert table.where("a1") == at("d8") != ESCAPED
