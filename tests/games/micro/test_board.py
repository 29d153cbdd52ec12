"""The dice, their fields and the moves between them: rows B-01 .. B-09."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carom.core.chance import Draw
from carom.core.errors import PositionError
from carom.games.micro.board import (
    CELLS,
    DICE,
    SIDES,
    board_codes,
    board_of,
    drawn_code,
    drawn_layout,
    free_code,
    make_board,
)
from carom.games.micro.paths import distance
from carom.games.micro.position import Position

K = board_of("B1N2N3N4N")
ROWS_OF_K = """
W6 B6 B2 P5 P2 P3
R3 Y4 W3 R6 R4 Y3
B3 G4 W5 B4 G5 G3
B1 R2 W4 P1 Y6 Y1
W1 G2 G6 Y5 B5 R5
Y2 W2 P4 P6 R1 G1
"""
codes = st.sampled_from([code for side in SIDES for code in board_codes(side)])
cells = st.integers(0, CELLS - 1)


def moves_from(name: str) -> set[str]:
    """Return the names of the fields one move from a field of board K."""
    return {K.name(cell) for cell in K.moves(K.cell_of(name))}


def test_four_tiles_unturned_make_board_k() -> None:
    """B-01, B-02: the black tiles in order, two above two."""
    assert make_board(ROWS_OF_K.split()) == K


@pytest.mark.parametrize("field", ["Y4", "B2"])
def test_no_move_out_of_line_or_to_an_unlike_die(field: str) -> None:
    """B-T14, B-T15."""
    assert field not in moves_from("W6")


@given(codes, cells)
@settings(max_examples=60)
def test_moves_go_both_ways_and_never_nowhere(code: str, cell: int) -> None:
    """B-09: the own field is no move."""
    board = board_of(code)
    assert cell not in board.moves(cell)
    assert all(cell in board.moves(there) for there in board.moves(cell))
    assert list(board.moves(cell)) == sorted(set(board.moves(cell)))


def test_1536_different_boards_a_side() -> None:
    """B-01: up to turning the whole; each shows every die once (B-02)."""
    for side in SIDES:
        boards = {board_of(code) for code in board_codes(side)}
        assert len(boards) == 1536
        assert all(set(board.dice) == set(DICE) for board in boards)


def test_a_quarter_turn_of_a_tile_is_clockwise() -> None:
    turned = board_of("B1E2N3N4N")
    assert [turned.name(cell) for cell in (0, 1, 2)] == ["B3", "R3", "W6"]
    assert [board_of("B1W2N3N4N").name(cell) for cell in (0, 1, 2)] == ["B2", "W3", "W5"]


@given(st.text(max_size=8), st.sampled_from(SIDES))
@settings(max_examples=40)
def test_drawn_boards_are_printed_ones(seed: str, side: str) -> None:
    """B-01: the same draw gives the same board."""
    code = drawn_code(Draw(seed, "board"), side)
    assert code == drawn_code(Draw(seed, "board"), side)
    assert code[0] == side[0].upper()
    assert board_of(code).is_connected


def test_drawn_layouts_are_connected_and_repeat() -> None:
    """B-07: every field has a way to every other."""
    for seed in "abcdefgh":
        board = drawn_layout(Draw(seed, "dice"))
        assert board == drawn_layout(Draw(seed, "dice"))
        assert None not in {distance(board, 0, cell) for cell in range(CELLS)}
    token = "0123456789abcdef"
    assert board_of(free_code(token)) == board_of(free_code(token))


def test_a_layout_may_fall_apart() -> None:
    """Dice sorted into rows by colour are one piece; a checked shift of them is not."""
    sorted_dice = make_board(die.name for die in DICE)
    assert sorted_dice.is_connected
    latin = [
        f"{'RBYGPW'[(row + column) % 6]}{column % 6 + 1}" for row in range(6) for column in range(6)
    ]
    assert distance(make_board(latin), 0, 1) is None


def test_distance_of_a_field_to_itself_is_nothing() -> None:
    assert distance(K, 7, 7) == 0


@pytest.mark.parametrize(
    ("code", "error"),
    [
        ("B1N2N3N3N", "bad-tiles"),
        ("D1N2N3N4N", "bad-dice-code"),
        ("B1N2N3N4X", "bad-dice-code"),
        ("free-xyz", "bad-dice-code"),
        ("", "bad-dice-code"),
        ("R1" * 36, "bad-dice"),
    ],
)
def test_what_is_no_board_is_refused(code: str, error: str) -> None:
    with pytest.raises(PositionError) as caught:
        board_of(code)
    assert caught.value.code == error


def test_an_unknown_die_is_refused() -> None:
    for ask in (K.cell_of, lambda name: make_board([name])):
        with pytest.raises(PositionError, match="R7"):
            ask("R7")


@pytest.mark.parametrize(
    ("robot", "target", "waypoint", "error"),
    [
        (0, 36, None, "cell-outside"),
        (-1, 3, None, "cell-outside"),
        (0, 3, 40, "cell-outside"),
        (5, 5, None, "target-is-start"),
        (5, 6, 5, "waypoint-not-between"),
        (5, 6, 6, "waypoint-not-between"),
    ],
)
def test_positions_that_cannot_be_are_refused(
    robot: int, target: int, waypoint: int | None, error: str
) -> None:
    """B-05, B-20: start, waypoint and target differ."""
    with pytest.raises(PositionError) as caught:
        Position(K, robot, target, waypoint)
    assert caught.value.code == error
