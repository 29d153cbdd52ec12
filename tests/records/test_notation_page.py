"""The reference of all text forms says what is true: each of its examples is run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from carom.games.ricochet.pieces import Target
from carom.games.ricochet.position import Position
from carom.records.position import parse_position, write_position
from carom.records.reading import read_position

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "notation.md"
TEXT = PAGE.read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)

SMALL = read_position("r1_3x3_BYs_ra1bc2_rc3_n_r", Position)
HARD = read_position("r1_1A4B3B2B_ro3bn12gb3yp1_bd10_i", Position)


def test_python_examples_give_what_they_show() -> None:
    blocks = "\n".join(block for kind, block in BLOCKS if kind == "python")
    example = doctest.DocTestParser().get_doctest(blocks, {}, PAGE.name, str(PAGE), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert runner.run(example).failed == 0


@pytest.mark.parametrize(
    ("kind", "position"), [("diagram", SMALL), ("json", SMALL), ("asp", SMALL), ("droids", HARD)]
)
def test_the_same_position_is_shown_in_each_form(kind: str, position: Position) -> None:
    (text,) = [block for name, block in BLOCKS if name == kind]
    assert read_position(text) == position


def test_planning_example_is_read() -> None:
    (text,) = [block for name, block in BLOCKS if name == "pddl"]
    position = read_position(text, Position)
    assert position.target == Target("r", 1)
    assert position.board.walls == bytes([0b1011, 0b1011, 0b1100, 0b0110])


def test_every_token_on_the_page_is_canonical() -> None:
    tokens = [block.strip() for kind, block in BLOCKS if kind == "text"]
    assert len(tokens) == 2
    for token in tokens:
        assert write_position(parse_position(token)) == token
