"""One reader for every form: it tells them apart and fails with typed errors, fast."""

from __future__ import annotations

import random
import textwrap
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import near_misses

from carom.core.errors import CaromError, NotationError
from carom.games.ricochet.board import board_of
from carom.games.ricochet.position import MoveRules, Position
from carom.games.ricochet.text import draw_position
from carom.records.asp import write_asp
from carom.records.driftingdroids import write_droids_id
from carom.records.interchange import write_interchange
from carom.records.pddl import write_pddl
from carom.records.position import write_position
from carom.records.reading import MAX_BYTES, read_position

BOARD = board_of("2A4B1A3B")
POSITION = Position(BOARD, "rbgy", (0, 17, 200, 255), BOARD.targets[5])
PLAIN = Position(BOARD, "rbgy", (0, 17, 200, 255), BOARD.targets[5], MoveRules("none"))

TEXTS = {
    "token": (write_position(POSITION), POSITION),
    "json": (write_interchange(POSITION), POSITION),
    "diagram": (draw_position(POSITION), POSITION),
    "droids": (write_droids_id(POSITION), POSITION),
    "asp": (write_asp(PLAIN), PLAIN),
    "pddl": (write_pddl(PLAIN), PLAIN),
}
COMMENTS = {"asp": "% one\n\n% two\n", "pddl": ";; +--+--+\n" * 300}


@pytest.mark.parametrize("form", TEXTS)
def test_form_is_recognised(form: str) -> None:
    text, position = TEXTS[form]
    assert read_position(text) == position
    assert read_position(text.encode()) == position
    assert read_position(b"\xef\xbb\xbf" + text.encode()) == position
    assert read_position(f"\n\n{COMMENTS.get(form, '')}{text}\n \n") == position
    assert read_position(textwrap.indent(text, "    ")) == position


@pytest.mark.parametrize("text", ["", "  \n", "hello", "r1", "0765", "+--", "dim", "é", "[]", "%"])
def test_text_of_no_form_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_position(text)


def test_bytes_that_are_no_text_name_the_byte() -> None:
    with pytest.raises(NotationError) as caught:
        read_position(b"r1_\xff")
    assert (caught.value.code, caught.value.params["column"]) == ("not-utf8", 4)


@pytest.mark.parametrize("start", ["", *[text[:40] for text, _ in TEXTS.values()]])
def test_ten_megabytes_are_refused_at_once(start: str) -> None:
    began = time.process_time()
    with pytest.raises(NotationError) as caught:
        read_position(start + "x" * 10_000_000)
    assert caught.value.code == "too-long"
    assert time.process_time() - began < 1


@pytest.mark.parametrize("form", TEXTS)
@pytest.mark.parametrize("noise", ["x", "(", ";(\n", "a(1).", "% \n", "{", "[", " ", "\n", "+--\n"])
def test_a_megabyte_of_noise_behind_a_form_is_refused_soon(form: str, noise: str) -> None:
    text = TEXTS[form][0]
    full = text[: len(text) // 2] + noise * ((MAX_BYTES - len(text)) // len(noise)) + "x"
    began = time.process_time()
    with pytest.raises(CaromError):
        read_position(full)
    assert time.process_time() - began < 60


@given(st.sampled_from(sorted(TEXTS)), st.data())
def test_spoilt_texts_read_or_raise_a_typed_error(form: str, data: st.DataObject) -> None:
    text = data.draw(near_misses(TEXTS[form][0]))
    try:
        position = read_position(text)
    except CaromError:
        return
    assert isinstance(position, Position)


@given(st.binary(max_size=200))
def test_any_bytes_raise_a_typed_error(data: bytes) -> None:
    with pytest.raises(CaromError):
        read_position(data)


def test_random_megabyte_raises_a_typed_error() -> None:
    letters = "".join(random.Random(1).choices('(){}[]:;,."+-|_ \n1aN', k=MAX_BYTES))
    with pytest.raises(CaromError):
        read_position(letters)
