"""Laying the plan: tiles, doors, guard and fallback (C-01 .. C-10)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.escape.table import PLAN_Q, Q_ORDER, Table, at, place_at

from carom.core.chance import Draw
from carom.core.errors import PositionError
from carom.core.grid import DIRECTIONS
from carom.games.escape.actions import Lay, Move
from carom.games.escape.board import (
    DEPOSIT,
    DEPOSIT_CELLS,
    EXIT,
    EXIT_CELLS,
    FREE_PLACES,
    NEIGHBOURS,
    START,
    cells_in,
    cells_of,
)
from carom.games.escape.drafting import (
    doors_on,
    fitting,
    is_joined,
    layable,
    lays,
    unused,
    with_lay,
)
from carom.games.escape.pieces import CAMERAS, TEAM
from carom.games.escape.plan import (
    EMPTY,
    EMPTY_CODE,
    UNREACHABLE,
    join_code,
    plan_of,
    plan_rows,
    split_code,
    tile_rows,
)
from carom.games.escape.tiles import doors_in, drawing, fixed_tile, tile_ids, tile_like, turns_of

PLACES = {"east": place_at(1, 1), "north": place_at(0, 0), "beyond": place_at(0, 1)}


def test_two_of_the_twelve_places_are_taken_from_the_start() -> None:
    """C-01: deposit and exit lie in the middle of the short sides."""
    assert (DEPOSIT, EXIT) == (4, 7)
    assert len(FREE_PLACES) == 10
    rows = plan_rows(EMPTY_CODE)
    assert tile_rows(rows, DEPOSIT) == fixed_tile(DEPOSIT)
    assert tile_rows(rows, EXIT) == fixed_tile(EXIT)
    assert tile_rows(rows, 0) == (" " * 5,) * 5


def test_there_are_twenty_tiles_no_two_alike_under_turning() -> None:
    """C-02: one copy of each; the drawing alone tells the tile and its turn."""
    assert len(tile_ids()) == 20
    drawn = [
        (tile, turn, drawing(tile, turn)) for tile in tile_ids() for turn in range(turns_of(tile))
    ]
    assert len({rows for _, _, rows in drawn}) == len(drawn)
    assert all(tile_like(rows) == (tile, turn) for tile, turn, rows in drawn)
    assert tile_like(("#####",) * 5) is None


@pytest.mark.parametrize("tile", tile_ids())
def test_the_corridor_of_a_tile_is_one_piece_with_doors_only_mid_side(tile: str) -> None:
    """C-02: so that tiles joined by doors are joined all over."""
    rows = drawing(tile, 0)
    open_squares = {(r, c) for r in range(5) for c in range(5) if rows[r][c] == "."}
    edge = {(r, c) for r, c in open_squares if {r, c} & {0, 4}}
    assert edge <= {(0, 2), (2, 4), (4, 2), (2, 0)}
    seen: set[tuple[int, int]] = set()
    ready = [min(open_squares)]
    while ready:
        r, c = ready.pop()
        if (r, c) in open_squares - seen:
            seen.add((r, c))
            ready += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    assert seen == open_squares


def test_doors_of_the_tiles_are_as_the_page_says() -> None:
    """C-02: X four, T three, S two in line, C a corner, D one; and those of the fixed tiles."""
    doors = {"X": 0b1111, "T": 0b1110, "S": 0b1010, "C": 0b1100, "D": 0b1000}
    assert all(doors_in(drawing(tile, 0)) == doors[tile[0]] for tile in tile_ids())
    assert (doors_in(fixed_tile(DEPOSIT)), doors_in(fixed_tile(EXIT))) == (0b0111, 0b1101)


def test_material_is_three_robots_a_seat_and_nine_cameras() -> None:
    """C-03: an eye for each robot, cameras for all together."""
    assert (TEAM, CAMERAS) == (3, 9)
    assert len(Table(seats=5).pieces.robots) == 15


def test_the_order_of_play_is_drawn_or_that_of_the_seats() -> None:
    """C-04: every order turns up when it is drawn."""
    assert Table(seats=4).state.order == (0, 1, 2, 3)
    drawn = {Table(seats=3, order="random", seed=str(seed)).state.order for seed in range(60)}
    assert len(drawn) == 6


def test_seats_choose_any_unused_tile_in_any_turn_that_looks_different() -> None:
    """C-05: a laid tile is gone, X1 is the same in all turns, T3 has four."""
    table = Table()
    east = {(lay.tile, lay.turn) for lay in table.may(0) if isinstance(lay, Lay) and lay.place == 5}
    assert ("X1", 0) in east
    assert {turn for tile, turn in east if tile == "T3"} == {0, 1, 2}
    assert table.refusal(0, Lay(5, "X1", 1)).code == "same-when-turned"
    table.do(0, Lay(5, "X1", 0))
    assert table.refusal(1, Lay(1, "X1", 0)).code == "tile-used"
    assert table.refusal(1, Lay(5, "T1", 0)).code == "place-taken"
    assert table.refusal(1, Lay(4, "T1", 0)).code == "no-such-place"
    assert table.refusal(1, Lay(1, "T9", 0)).code == "no-such-tile"
    assert table.refusal(0, Lay(1, "T1", 0)).code == "not-your-turn"


def test_a_drawn_tile_must_be_laid() -> None:
    """C-05: draft=drawn takes one at random, only of those that can be laid."""
    table = Table(draft="drawn")
    tile = table.state.drawn
    other = next(one for one in tile_ids() if one != tile)
    assert {lay.tile for lay in table.may(0) if isinstance(lay, Lay)} == {tile}
    assert table.refusal(0, Lay(5, other, 0)).code == "not-the-drawn-tile"
    drawn = {Table(draft="drawn", seed=str(seed)).state.drawn for seed in range(200)}
    assert drawn == set(layable(EMPTY_CODE, True))


@pytest.mark.parametrize(
    ("tile", "turn", "where", "code"),
    [
        ("D1", 0, "east", ""),
        ("D1", 1, "east", "no-path-goes-on"),
        ("D1", 2, "east", "no-path-goes-on"),
        ("D1", 3, "east", "no-path-goes-on"),
        ("S1", 0, "east", ""),
        ("S1", 1, "east", "no-path-goes-on"),
        ("S1", 0, "north", "no-path-goes-on"),
        ("S1", 1, "north", ""),
        ("S1", 0, "beyond", "no-path-goes-on"),
        ("S1", 1, "beyond", "no-path-goes-on"),
    ],
)
def test_a_tile_must_continue_a_path(tile: str, turn: int, where: str, code: str) -> None:
    """C-06, C-T1, C-T2: a door of it faces a door of a tile that lies."""
    table = Table()
    lay = Lay(PLACES[where], tile, turn)
    if code:
        assert table.refusal(0, lay).code == code
    else:
        assert lay in table.may(0)
        assert table.do(0, lay).state.at == 1


def test_the_exit_has_doors_to_continue_too() -> None:
    """C-06, C-T3: S1 turn 0 west of the exit is legal."""
    lay = Lay(place_at(1, 2), "S1", 0)
    assert lay in Table().may(0)


def test_plan_q_can_be_laid_and_is_as_drawn() -> None:
    """C-06, C-07: ten placements round and round, then seat A has the first turn."""
    table = Table(seats=3).lay_q()
    assert table.state.plan == PLAN_Q
    assert [laid.seat for laid in table.state.laid] == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert [laid.place for laid in table.state.laid] == list(Q_ORDER)
    assert (table.state.phase, table.state.seat, table.state.round) == ("play", 0, 1)
    assert plan_rows(PLAN_Q)[2] == "#.............#..#.#"


def test_the_seat_after_the_last_tile_may_open() -> None:
    """C-07: first_turn=after_last_tile; with three seats the tenth tile is of seat A."""
    table = Table(seats=3, first_turn="after_last_tile").lay_q()
    assert table.state.order == (1, 2, 0)
    assert table.state.seat == 1


def test_no_more_tiles_once_the_plan_is_laid_and_no_moves_before() -> None:
    """C-07: the two phases do not mix."""
    table = Table()
    assert table.refusal(0, Move(0, "E")).code == "plan-not-laid"
    assert table.lay_q().refusal(0, Lay(5, "X1", 0)).code == "plan-laid"


SHUT_IN = {0: ("C1", 0), 8: ("C2", 1)}
"""Corners north and south of the deposit whose other doors meet the frame."""


def test_where_no_door_faces_an_empty_place_any_tile_fits_beside_a_lying_one() -> None:
    """C-08: both fixed tiles are shut in; the four empty places lie beside tiles."""
    rest = {5: ("D1", 0), 3: ("C3", 3), 6: ("S1", 0), 11: ("S2", 1)}
    found = fitting(join_code({**SHUT_IN, **rest}), False)
    assert list(found) == [1, 2, 9, 10]
    assert all(masks == frozenset(range(1, 16)) for masks in found.values())
    rest.pop(11)
    assert list(fitting(join_code({**SHUT_IN, **rest}), False)) == [11]


def test_the_guard_keeps_the_exit_within_reach() -> None:
    """C-09: a dead end may not be put on the only way left; without the guard it may."""
    dead_end = Lay(PLACES["east"], "D1", 0)
    guarded = Table().set(plan=join_code(SHUT_IN))
    assert guarded.refusal(0, dead_end).code == "exit-shut-off"
    assert Lay(PLACES["east"], "S1", 0) in guarded.may(0)
    free = Table(guard="off").set(plan=join_code(SHUT_IN)).do(0, dead_end)
    assert not is_joined(doors_on(free.state.plan))


def test_all_robots_begin_in_the_middle_of_the_deposit() -> None:
    """C-10: the square c8."""
    assert at("c8") == START
    assert set(Table(seats=4).lay_q().pieces.robots) == {START}


def test_the_way_of_plan_q() -> None:
    """C-T4: fifteen steps, round the pillar m8, entered at p8."""
    plan = plan_of(PLAN_Q)
    assert plan.ways[START] == 15
    cell, way = START, [START]
    while plan.ways[cell]:
        cell = min(
            (table[cell] for table in plan.steps if table[cell] >= 0), key=plan.ways.__getitem__
        )
        way.append(cell)
    assert way[-1] == at("p8")
    assert at("m8") not in way


def random_plan(seed: str, has_guard: bool) -> str:
    """Return a plan laid at random, turns that look alike counted each."""
    draw, code = Draw(seed, "plan"), EMPTY_CODE
    while EMPTY in code:
        legal = [lay for lay in lays(code, has_guard) for _ in range(4 // turns_of(lay.tile))]
        code = with_lay(code, draw.choice(legal), has_guard)
    return code


@settings(max_examples=60)
@given(st.integers(0, 10**9))
def test_with_the_guard_the_exit_can_always_be_reached(seed: int) -> None:
    """C-09: and a legal placement is always there; the way is 13 steps at least."""
    plan = plan_of(random_plan(str(seed), True))
    assert 13 <= plan.ways[START] < UNREACHABLE


def test_without_the_guard_about_two_plans_in_three_can_be_left() -> None:
    """C-09: 68.7 % of 1,500 were measured, all four turns alike; 300 fall within 8 points."""
    ways = [plan_of(random_plan(f"free/{seed}", False)).ways[START] for seed in range(300)]
    share = sum(way < UNREACHABLE for way in ways) / len(ways)
    assert abs(share - 0.687) < 0.08


@settings(max_examples=40)
@given(st.integers(0, 10**9), st.integers(0, 9), st.booleans())
def test_what_fits_is_what_the_rows_say(seed: int, count: int, has_guard: bool) -> None:
    """C-06, C-08, C-09: against the rows read square by square."""
    draw, code = Draw(str(seed), "fits"), EMPTY_CODE
    for _ in range(count):
        code = with_lay(code, draw.choice(lays(code, has_guard)), has_guard)
    listed = set(lays(code, has_guard))
    assert listed == set(slow_lays(code, has_guard))
    assert {lay.tile for lay in listed} == set(layable(code, has_guard))


def slow_lays(code: str, has_guard: bool) -> list[Lay]:
    """Return the legal placements the slow way: by touching squares of the drawn plan."""
    laid = split_code(code)
    empty = [place for place in FREE_PLACES if place not in laid]
    every = [
        Lay(place, tile, turn)
        for place in empty
        for tile in unused(code)
        for turn in range(turns_of(tile))
    ]
    found = [lay for lay in every if _touches(code, lay)]
    open_doors = any(_faced(code, place) for place in empty)
    if not open_doors:
        beside = [
            place for place in empty if any(n in laid or n in (4, 7) for n in NEIGHBOURS[place])
        ]
        found = [lay for lay in every if lay.place in beside]
    return [lay for lay in found if not has_guard or _reaches(code, lay)]


def _faced(code: str, place: int) -> list[int]:
    """Return the squares of a place that lie before an open door."""
    squares = "".join(plan_rows(code))
    faced = []
    for way in DIRECTIONS:
        beyond = NEIGHBOURS[place][way]
        down, right = way.step
        mine = cells_of(place)[(2 + 2 * down) * 5 + 2 + 2 * right]
        if beyond >= 0 and squares[mine + down * 20 + right] == ".":
            faced.append(mine)
    return faced


def _touches(code: str, lay: Lay) -> bool:
    """Tell whether a corridor of the new tile runs into one that lies."""
    after = "".join(plan_rows(join_code({**split_code(code), lay.place: (lay.tile, lay.turn)})))
    return any(after[cell] == "." for cell in _faced(code, lay.place))


def _reaches(code: str, lay: Lay) -> bool:
    """Tell whether exit and deposit stay joined, squares of empty places thought corridor."""
    squares = "".join(plan_rows(join_code({**split_code(code), lay.place: (lay.tile, lay.turn)})))
    seen: set[int] = set()
    ready = [START]
    while ready:
        cell = ready.pop()
        if cell in seen or not 0 <= cell < 300 or squares[cell] == "#":
            continue
        seen.add(cell)
        column = cell % 20
        ready += [cell + 20, cell - 20]
        ready += [cell + 1] if column < 19 else []
        ready += [cell - 1] if column > 0 else []
    return any(EXIT_CELLS >> cell & 1 for cell in seen)


def test_sets_of_cells_are_those_of_the_fixed_tiles() -> None:
    """C-01: the deposit in the west, the exit in the east."""
    assert min(cells_in(DEPOSIT_CELLS)) == at("a6")
    assert max(cells_in(EXIT_CELLS)) == at("t10")


@pytest.mark.parametrize(
    ("code", "place"),
    [
        ("", 1),
        (PLAN_Q[:-1], 10),
        (PLAN_Q + "X1", 10),
        (PLAN_Q.replace("T10", "C23"), 2),
        (PLAN_Q.replace("X20", "X21"), 5),
        (PLAN_Q.replace("D10", "D14"), 9),
        (PLAN_Q.replace("D10", EMPTY), 9),
    ],
)
def test_a_code_of_no_complete_plan_is_refused_with_its_place(code: str, place: int) -> None:
    """C-02: each tile once, each turn one that looks different."""
    with pytest.raises(PositionError) as caught:
        plan_of(code)
    assert caught.value.code == "bad-plan"
    assert caught.value.params["place"] == place


def test_a_code_is_read_and_written() -> None:
    """C-01: three characters a place."""
    assert join_code(split_code(PLAN_Q)) == PLAN_Q
    assert split_code(EMPTY_CODE) == {}
