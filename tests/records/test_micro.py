"""Text forms of positions of Micro Robots: token, JSON, drawing, and the reader of all."""

from __future__ import annotations

import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.strategies import near_misses
from tests.strategies_micro import positions, printed_codes

from carom.core.errors import CaromError, NotationError, PositionError
from carom.games.micro.board import board_of, printed_code
from carom.games.micro.position import Position
from carom.games.micro.text import draw_board, draw_position, parse_board, parse_diagram
from carom.games.ricochet.position import Position as RicochetPosition
from carom.records.micro.interchange import parse_interchange, write_interchange
from carom.records.micro.position import parse_position, write_position
from carom.records.packing import ALPHABET
from carom.records.reading import read_position

K = board_of("B1N2N3N4N")
POSITION = Position(K, K.cell_of("W6"), K.cell_of("G3"))
TOKEN = "m1_B1N2N3N4N_W6_G3_O"
EXPERT = replace(POSITION, waypoint=K.cell_of("P3"))
DRAWING = """\
(W6) B6  B2  P5  P2 <P3>
 R3  Y4  W3  R6  R4  Y3
 B3  G4  W5  B4  G5 [G3]
 B1  R2  W4  P1  Y6  Y1
 W1  G2  G6  Y5  B5  R5
 Y2  W2  P4  P6  R1  G1
"""


def test_token_reads_as_board_robot_target() -> None:
    assert write_position(POSITION) == TOKEN
    assert parse_position(TOKEN) == POSITION
    assert write_position(EXPERT).startswith("m1_B1N2N3N4N_W6_G3_P3_")


@given(positions())
@settings(max_examples=60)
def test_every_form_round_trips(position: Position) -> None:
    token = write_position(position)
    assert set(token) <= set(string.ascii_letters + string.digits + "-_")
    for text in (token, write_interchange(position), draw_position(position)):
        assert read_position(text) == position
        assert read_position(f"\n  {text}\n ".encode(), Position) == position


@given(printed_codes)
@settings(max_examples=40)
def test_printed_boards_have_short_tokens(code: str) -> None:
    assert printed_code(board_of(code)) == code
    assert len(write_position(Position(board_of(code), 0, 1, 2))) <= 24


@given(positions(), st.data())
@settings(max_examples=60)
def test_one_changed_character_is_refused(position: Position, data: st.DataObject) -> None:
    token = write_position(position)
    at = data.draw(st.integers(0, len(token) - 1))
    other = data.draw(st.sampled_from(ALPHABET).filter(lambda letter: letter != token[at]))
    with pytest.raises(NotationError):
        parse_position(token[:at] + other + token[at + 1 :])


def test_dice_of_a_printed_board_are_not_the_canonical_token() -> None:
    layout = "".join(die.name for die in K.dice)
    free = write_position(Position(board_of("free-0123456789abcdef"), 0, 1))
    for text in (f"m1_{layout}_W6_G3_", "m1_free-0123456789abcdef_W6_G3_"):
        with pytest.raises(NotationError):
            parse_position(text + "A")
    assert len(free) == 3 + 72 + len("_W6_G3_x")


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("m1_B1N2N3N3N_W6_G3_A", "bad-tiles", 4),
        ("m1_B1N2N3N_W6_G3_A", "bad-dice-code", 4),
        ("m1_B1N2N3N4N_W6_W6_A", "target-is-start", 17),
        ("m1_B1N2N3N4N_W6_G3_G3_A", "waypoint-not-between", 20),
        ("m1_B1N2N3N4N_W7_G3_A", "unexpected-text", 15),
        ("m1_B1N2N3N4N_W6_G3", "unexpected-end", 19),
        ("m1_B1N2N3N4N_W6_G3_B", "bad-check", 20),
        ("m1_" + "R" * 300, "too-long", 201),
    ],
)
def test_a_fault_is_named_with_its_column(text: str, code: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert (caught.value.code, caught.value.params["column"]) == (code, column)


def test_drawing_marks_robot_target_and_waypoint() -> None:
    assert draw_position(EXPERT) == DRAWING
    assert parse_diagram(DRAWING) == EXPERT
    assert parse_board(DRAWING) == K
    assert parse_board(draw_board(K)) == K


def test_lines_below_take_the_place_of_marks() -> None:
    text = draw_board(K) + "robot: W6\ntarget:  G3\nwaypoint: P3\nway: W6-W1\n"
    assert read_position(text) == EXPERT
    assert "way: W6-W1-B1" in draw_position(POSITION, ("W1", "B1"))


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("B2 ", "B7 ", (1, 10)),
        ("(W6)", "(W6]", (1, 4)),
        ("P3>", "P3", (1, 24)),
        ("Y3", "Y3 R1", (2, 25)),
        (" R3", "(R3)", (2, 1)),
        ("G1\n", "G1\nrobot B3", (7, 1)),
    ],
)
def test_a_spoilt_drawing_names_line_and_column(old: str, new: str, place: tuple[int, int]) -> None:
    with pytest.raises(NotationError) as caught:
        parse_diagram(DRAWING.replace(old, new, 1))
    params = caught.value.params
    assert (caught.value.code, params["line"], params["column"]) == ("bad-diagram", *place)


def test_a_drawing_without_robot_is_refused() -> None:
    with pytest.raises(NotationError, match="robot"):
        parse_diagram(draw_board(K))


def test_json_spells_out_everything() -> None:
    text = write_interchange(EXPERT)
    assert text.startswith('{"dice":["W6 B6 B2 P5 P2 P3",')
    assert text.endswith('"robot":"W6","target":"G3","waypoint":"P3"}')
    assert parse_interchange(text) == EXPERT


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"robot"', '"robots"', "unknown-key"),
        (',"target":"G3"', "", "missing-key"),
        ('"G3"', "3", "bad-field"),
        (" P3", "", "bad-field"),
        ('"G3"', '"G7"', "bad-die"),
        ("W6 B6", "W6 W6", "bad-dice"),
        ("}", "", "bad-json"),
    ],
)
def test_json_that_is_no_position_is_refused(old: str, new: str, code: str) -> None:
    with pytest.raises(CaromError) as caught:
        read_position(write_interchange(POSITION).replace(old, new))
    assert caught.value.code == code


def test_a_position_of_another_game_is_refused_where_one_will_not_do() -> None:
    with pytest.raises(NotationError) as caught:
        read_position(TOKEN, RicochetPosition)
    assert caught.value.code == "other-game"


@given(st.sampled_from([TOKEN, DRAWING, write_interchange(EXPERT)]), st.data())
@settings(max_examples=200)
def test_spoilt_texts_read_or_raise_a_typed_error(text: str, data: st.DataObject) -> None:
    spoilt = data.draw(near_misses(text))
    try:
        position = read_position(spoilt, Position)
    except (NotationError, PositionError):
        return
    assert parse_position(write_position(position)) == position
