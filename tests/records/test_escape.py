"""Tokens of 1, 2, 3… robot!: canonical, checked, and told apart from other forms."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.escape.positions import positions
from tests.games.escape.table import PLAN_Q, at
from tests.strategies import near_misses

from carom.core.errors import NotationError
from carom.games.escape.options import CameraRules
from carom.games.escape.pieces import Camera, Pieces
from carom.games.escape.position import Position
from carom.games.escape.spending import CAMERA
from carom.games.escape.text import draw_position
from carom.records.escape.position import MAX_TOKEN, parse_position, write_position
from carom.records.reading import read_position

SMALL = Position(
    PLAN_Q,
    Pieces((142, 142, at("h8"), -1, at("g11") + 1, 142), 1 << 2, (Camera(at("m8"), "W"),)),
    seat=1,
    points=2,
    used=CAMERA,
    rules=CameraRules(corner="open"),
)
TOKEN = f"e1_{PLAN_Q}_Rc8c8h8EBXh11c8_m8W_B2c_o_"


def test_a_token_reads_as_its_docstring_says() -> None:
    token = write_position(SMALL)
    assert token[:-1] == TOKEN
    assert parse_position(token) == SMALL


@given(positions())
def test_a_token_reads_back_and_is_safe_in_an_address(position: Position) -> None:
    token = write_position(position)
    assert parse_position(token) == position
    assert read_position(f" {token}\n") == position
    assert len(token) <= MAX_TOKEN
    assert token.replace("_", "").replace("-", "").isalnum()
    assert token.isascii()


@given(positions())
def test_a_drawing_is_told_from_other_forms(position: Position) -> None:
    assert read_position(draw_position(position), Position) == position


@given(positions(max_seats=2).map(write_position).flatmap(near_misses))
def test_a_text_near_a_token_is_read_or_refused(text: str) -> None:
    try:
        position = parse_position(text)
    except NotationError:
        return
    assert write_position(position) == text


@given(positions(), st.data())
def test_one_wrong_character_is_found(position: Position, data: st.DataObject) -> None:
    token = write_position(position)
    at_ = data.draw(st.integers(3, len(token) - 1))
    other = data.draw(st.sampled_from("abcT38EX_").filter(lambda letter: letter != token[at_]))
    with pytest.raises(NotationError):
        parse_position(token[:at_] + other + token[at_ + 1 :])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("e1_", "bad-plan"),
        (f"e1_{PLAN_Q}_", "unexpected-end"),
        (f"e1_{PLAN_Q}_Rc8c8c8_n_R3_", "unexpected-end"),
        (f"e1_{PLAN_Q}_Rc8c8c8_n_R3_q_", "unexpected-text"),
        ("e1_" + "x" * MAX_TOKEN, "too-long"),
    ],
)
def test_a_fault_has_its_code(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert caught.value.code == code
