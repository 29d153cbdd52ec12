"""The one-token form of a position: both ways, canonical, guarded against slips."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.strategies import near_misses, positions

from carom.core.errors import NotationError, PositionError
from carom.core.grid import Direction
from carom.games.ricochet.board import Board, board_of, free_board, make_board
from carom.games.ricochet.pieces import Target
from carom.games.ricochet.position import MoveRules, Position
from carom.records.packing import ALPHABET, check_character, write_gaps
from carom.records.position import parse_position, write_position

PRINTED = board_of("1A4B3B2B")
HARD = Position(PRINTED, "rbgy", (46, 189, 33, 15), Target("b", 147, "triangle"))
HARD_TOKEN = "r1_1A4B3B2B_ro3bn12gb3yp1_bd10_i"


def test_printed_position_reads_as_board_robots_target() -> None:
    assert write_position(HARD) == HARD_TOKEN
    assert parse_position(HARD_TOKEN) == HARD


def test_token_is_short_with_six_robots_and_every_rule_changed() -> None:
    rules = MoveRules("no_one_move", "forbidden", "one", "strict")
    cells = (255, 254, 253, 252, 251, 250)
    position = Position(board_of("1D2D3D4D"), "rbgykt", cells, Target("r", 249, "hexagon"), rules)
    token = write_position(position)
    assert len(token) <= 60
    assert parse_position(token) == position


def test_free_board_of_usual_size_fits_a_line() -> None:
    board = free_board(16, 16, 15, "any")
    position = Position(board, "rbgy", (0, 1, 2, 3), board.targets[0])
    assert len(write_position(position)) <= 130


@given(positions())
def test_every_position_round_trips(position: Position) -> None:
    token = write_position(position)
    assert parse_position(token) == position
    assert set(token) <= set(string.ascii_letters + string.digits + "-_")


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (2, 32), (32, 2), (32, 32), (16, 16)])
@pytest.mark.parametrize("percent", [0, 5, 30, 60, 100])
def test_every_size_and_density_round_trips(rows: int, columns: int, percent: int) -> None:
    board = free_board(rows, columns, percent, "walls", targets=3)
    position = Position(board, "rk", (0, rows * columns - 1), Target("*", 1))
    assert parse_position(write_position(position)) == position


@given(positions(), st.data())
def test_one_changed_character_is_refused(position: Position, data: st.DataObject) -> None:
    token = write_position(position)
    at = data.draw(st.integers(0, len(token) - 1))
    other = data.draw(st.sampled_from(ALPHABET).filter(lambda letter: letter != token[at]))
    with pytest.raises(NotationError):
        parse_position(token[:at] + other + token[at + 1 :])


@given(positions())
def test_two_swapped_neighbours_are_refused(position: Position) -> None:
    token = write_position(position)
    for at in range(len(token) - 1):
        swapped = token[:at] + token[at + 1] + token[at] + token[at + 2 :]
        if swapped != token:
            with pytest.raises(NotationError):
                parse_position(swapped)


@given(positions(), st.data())
def test_near_misses_round_trip_or_name_a_column(position: Position, data: st.DataObject) -> None:
    text = data.draw(near_misses(write_position(position)))
    _round_trips_or_names_a_column(text)


@given(st.text(max_size=60), st.booleans())
def test_any_text_round_trips_or_names_a_column(text: str, is_headed: bool) -> None:
    _round_trips_or_names_a_column("r1_" + text if is_headed else text)


@given(st.text("r1_x23bgykt0ABCDacdpmv89n", max_size=80))
def test_lookalikes_with_a_right_check_round_trip_or_name_a_column(text: str) -> None:
    _round_trips_or_names_a_column(signed("r1_" + text + "_"))


def _round_trips_or_names_a_column(text: str) -> None:
    try:
        position = parse_position(text)
    except NotationError as error:
        column = error.params["column"]
    else:
        assert write_position(position) == text
        return
    assert isinstance(column, int)
    assert 1 <= column <= len(text) + 1


def signed(body: str) -> str:
    """Return the text with its right check character."""
    return body + check_character(body)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "unexpected-end", 1),
        ("r2_1A4B3B2B", "unexpected-text", 2),
        ("r1_1A4B3B", "bad-board-code", 4),
        ("r1_1A1B3B2B_ra1_ra2_", "bad-quarters", 4),
        ("r1_1A4B3B2E_rh1_ra2_", "bad-board-code", 4),
        ("r1_33x2_A_ra1_ra2_", "unexpected-text", 4),
        ("r1_2x1_A_ra1_ra2_", "unexpected-text", 6),
        ("r1_02x2_A_ra1_ra2_", "unexpected-text", 4),
        ("r1_1A4B3B2B_qa1", "unexpected-text", 13),
        ("r1_1A4B3B2B_ra17", "cell-off-board", 14),
        ("r1_1A4B3B2B_rA1", "unexpected-text", 14),
        ("r1_1A4B3B2B_rh8_ra2_", "robot-on-closed", 13),
        ("r1_1A4B3B2B_ra1ba1_ra2_", "robots-share-cell", 16),
        ("r1_1A4B3B2B_ba1ra2_ra2_", "bad-robots", 16),
        ("r1_1A4B3B2B_ra1_gb2_", "target-robot-missing", 17),
        ("r1_1A4B3B2B_ra1_rh8_", "target-on-closed", 17),
        ("r1_1A4B3B2B_ra1_rb2_fn_", "not-canonical", 21),
        ("r1_1A4B3B2B_ra1_rb2_q_", "unexpected-text", 21),
        ("r1_1A4B3B2B_ra1_rb2n_", "not-canonical", 20),
        ("r1_2x2_A3_ra1_rb2_", "bad-packing", 9),
        ("r1_2x2_A8_ca1_ra1_rb2_", "robot-on-closed", 15),
        ("r1_2x2_AC_ca1_ra1_rb2_", "closed-not-walled", 12),
        ("r1_2x2_Bqg_ra1_rb2_", "not-canonical", 8),
    ],
)
def test_first_fault_is_named(text: str, code: str, column: int) -> None:
    whole = signed(text) if text.endswith("_") else text
    with pytest.raises(NotationError) as caught:
        parse_position(whole)
    assert (caught.value.code, caught.value.params["column"]) == (code, column)


def test_printed_board_spelt_out_is_refused_for_its_code() -> None:
    board = replace(PRINTED, targets=())
    token = write_position(Position(board, "r", (0,), Target("r", 5)))
    size_and_walls = token.split("_ra1", maxsplit=1)[0]
    cells = "".join(HARD.name(target.cell) for target in PRINTED.targets)
    with pytest.raises(NotationError) as caught:
        parse_position(signed(f"{size_and_walls}_p{cells}_ra1_rf1_"))
    assert caught.value.code == "not-canonical"
    assert str(caught.value.params["expected"]).startswith("r1_1A4B3B2B_")


def test_ten_megabytes_are_refused_at_once() -> None:
    with pytest.raises(NotationError) as caught:
        parse_position("r1_" + "x" * 10_000_000)
    assert caught.value.code == "too-long"


@pytest.mark.parametrize(
    "board",
    [
        Board(2, 2, bytes([15, 15, 15, 0])),
        replace(make_board(2, 2, closed=[0, 1]), closed=(1, 0)),
        replace(make_board(2, 2), targets=(Target("r", 0), Target("b", 0))),
        replace(make_board(2, 2), targets=(Target("r", 0, "star"),)),
    ],
)
def test_board_that_is_none_is_not_written(board: Board) -> None:
    with pytest.raises(PositionError):
        write_position(Position(board, "r", (3,), Target("r", 2)))


def test_unknown_symbol_is_not_written() -> None:
    with pytest.raises(PositionError):
        write_position(Position(make_board(2, 2), "r", (3,), Target("r", 2, "star")))


def test_plain_bits_serve_where_every_second_side_is_a_wall() -> None:
    assert write_gaps(range(0, 12, 2), 12) == "A" + ALPHABET[0b101010] * 2 + ALPHABET[0b100000]


def test_walls_are_numbered_east_sides_first() -> None:
    board = make_board(2, 3, [(1, Direction.E), (3, Direction.N)])
    token = write_position(Position(board, "r", (0,), Target("r", 5)))
    assert token.split("_")[2] == write_gaps([1, 4], 7)
