"""Positions and moves in text: drawings, tokens, what a seat's position holds."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.ramses.table import P1, B, E, Table

from carom.core.errors import NotationError, PositionError
from carom.games.ramses import GAME
from carom.games.ramses.board import EMPTY, UNKNOWN
from carom.games.ramses.options import Options
from carom.games.ramses.position import Position, position_of
from carom.games.ramses.text import draw_position, parse_diagram, parse_move, write_move
from carom.games.ramses.viewed import position_in
from carom.records.ramses.position import MAX_TOKEN, parse_position, write_position
from carom.records.reading import read_position

DRAWING = """\
    a  b  c  d  e  f  g  h
 1  D  .  .  .  .  .  .  .
 2  .  .  .  B  .  .  .  .
 3  .  .  . [.] A  C  .  .
 4  .  .  .  .  .  .  .  .
 5  .  .  .  .  .  .  .  .
 6  .  .  .  .  .  .  .  E
card: A
"""
TOKEN = "t1_6x8_Dn10Bn8ACn25E_d3_A_"


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw a position with anything anywhere."""
    rows, columns = draw(st.sampled_from([(6, 8), (8, 6)]))
    content = st.one_of(st.sampled_from([EMPTY, UNKNOWN]), st.integers(0, 29))
    contents = draw(st.lists(content, min_size=48, max_size=48))
    hole = draw(st.integers(0, 47))
    contents[hole] = max(contents[hole], EMPTY)
    return Position(rows, columns, tuple(contents), hole, draw(st.integers(-1, 29)))


def test_drawing_of_the_rows() -> None:
    position = position_of(Table("A E").state)
    assert draw_position(position) == DRAWING
    assert parse_diagram(DRAWING) == position
    assert write_position(position)[:-1] == TOKEN


def test_drawing_without_names_of_columns_and_rows() -> None:
    bare = "\n".join(line[3:] for line in DRAWING.splitlines()[1:7])
    assert parse_diagram(bare) == replace(parse_diagram(DRAWING), wanted=EMPTY)


@given(position=positions())
def test_drawings_and_tokens_read_back(position: Position) -> None:
    assert parse_diagram(draw_position(position)) == position
    token = write_position(position)
    assert parse_position(token) == position
    assert token.startswith("t1_" if position.is_whole else "s1_")
    assert read_position(token) == read_position(draw_position(position)) == position
    assert read_position(token, Position) == position


@settings(max_examples=200)
@given(
    position=positions(),
    at=st.integers(0, 200),
    letter=st.sampled_from("ABdnx_0127 ?[]~t"),
    cut=st.booleans(),
)
def test_spoilt_texts_are_refused_or_read_back(
    position: Position, at: int, letter: str, cut: bool
) -> None:
    for text, read, write in (
        (write_position(position), parse_position, write_position),
        (draw_position(position), parse_diagram, draw_position),
    ):
        spoilt = text[:at] + ("" if cut else letter) + text[at + 1 :]
        column: object = None
        try:
            again = read(spoilt)
        except NotationError as error:
            column = error.params["column"]
        assert column is None or int(str(column)) >= 1
        if column is None:
            assert read(write(again)) == again
            assert read is parse_diagram or spoilt in (text, write(again))


@given(text=st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for read in (parse_position, parse_diagram):
        found = None
        with suppress(NotationError, PositionError):
            found = read(text)
        assert found is None or read_position(text) == found


@pytest.mark.parametrize(
    ("token", "code", "column"),
    [
        ("t1_6x8_n48_d3_A", "bad-check", 15),
        ("t1_6x8_n48_d3_A_", "unexpected-end", 17),
        ("t1_7x7_n48_d3_", "bad-box", 6),
        ("t1_6x8_n47", "unexpected-end", 11),
        ("t1_6x8_n49_d3_A", "unexpected-text", 9),
        ("t1_6x8_e48_d3_A", "unexpected-text", 8),
        ("t1_6x8_n48_d7_A", "cell-off-board", 12),
        ("t1_6x8_n48_d3_AA", "unexpected-text", 16),
        ("u1_6x8_n48_d3_A", "unexpected-text", 1),
        ("t1_" + "n" * MAX_TOKEN, "too-long", MAX_TOKEN + 1),
    ],
)
def test_faults_are_named_with_their_column(token: str, code: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(token)
    assert (caught.value.code, caught.value.params["column"]) == (code, column)


def test_a_token_of_a_seat_does_not_pass_for_one_of_all() -> None:
    whole = write_position(Position(6, 8, (EMPTY,) * 48, 0))
    gap = write_position(Position(6, 8, (EMPTY, *[UNKNOWN] * 47), 0))
    assert (whole[:-1], gap[:-1]) == ("t1_6x8_n48_a1_", "s1_6x8_nx47_a1_")
    for token in (whole, gap):
        swapped = {"t": "s", "s": "t"}[token[0]] + token[1:]
        with pytest.raises(NotationError):
            parse_position(swapped)


@pytest.mark.parametrize(
    ("line", "old", "new", "column"),
    [
        (3, "B", "!", 14),
        (4, "[.]", "[. ", 13),
        (4, " A ", "[A]", 16),
        (5, " . ", "[.]", 4),
        (7, "  E", "", 24),
        (8, "card: A", "card: ?", 7),
        (8, "card: A", "cord: A", 1),
        (9, "", " card: B", 2),
        (9, "", "D  .  .", 1),
    ],
)
def test_faults_of_a_drawing_are_named_with_their_place(
    line: int, old: str, new: str, column: int
) -> None:
    lines = [*DRAWING.splitlines(), ""]
    lines[line - 1] = lines[line - 1].replace(old, new)
    with pytest.raises(NotationError) as caught:
        parse_diagram("\n".join(lines))
    assert caught.value.code == "bad-diagram"
    assert (caught.value.params["line"], caught.value.params["column"]) == (line, column)


def test_a_drawing_needs_a_hole_and_all_rows() -> None:
    for text in ("", DRAWING.replace("[.]", " . "), "\n".join(DRAWING.splitlines()[:6])):
        with pytest.raises(NotationError):
            parse_diagram(text)
    with pytest.raises(NotationError):
        parse_diagram("." * 20_000)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"rows": 8}, "bad-box"),
        ({"contents": (EMPTY,)}, "bad-box"),
        ({"hole": 48}, "cell-outside"),
        ({"wanted": 30}, "bad-treasure"),
        ({"wanted": UNKNOWN}, "bad-treasure"),
        ({"contents": (-3, *[EMPTY] * 47)}, "bad-treasure"),
        ({"contents": (UNKNOWN,) * 48}, "hole-unknown"),
    ],
)
def test_parts_that_do_not_fit(changes: dict[str, object], code: str) -> None:
    with pytest.raises(PositionError) as caught:
        replace(Position(6, 8, (EMPTY,) * 48, 0), **changes)
    assert caught.value.code == code


def test_position_of_a_view_holds_the_hole_alone() -> None:
    """D-T26: what a seat can write down of its view has ``x`` for all the rest."""
    table = Table("E A").slide((3, 1))
    position = position_in(table.view(P1))
    assert position is not None
    assert (position.contents[11], position.wanted) == (B, E)
    assert position.contents.count(UNKNOWN) == 47
    assert write_position(position)[:-1] == "s1_6x8_x11Bx36_d2_E_"
    assert draw_position(position).count("?") == 47


def test_position_of_a_view_holds_what_the_table_shows() -> None:
    """With ``reveal_log=on`` what was uncovered, after the end everything."""
    table = Table("E A", reveal_log="on").slide((2, 2))
    position = position_in(table.view(P1))
    assert position is not None
    assert position.contents.count(UNKNOWN) == 47
    table.slide((3, 2))
    position = position_in(table.view())
    assert position is not None
    assert position.contents.count(UNKNOWN) == 46
    over = Table("A").slide((4, 2))
    assert position_in(over.view()) == position_of(over.state)


def test_there_is_no_position_in_the_preview() -> None:
    assert position_in(GAME.view(GAME.setup(Options(), 1, "a"), P1)) is None


def test_moves_are_cells_as_they_are_seen() -> None:
    """D-11."""
    assert write_move(20, 8) == "e3"
    assert parse_move("E3", 6, 8) == 20
    turned = Table("storm E", storm="90").turn_up().view(P1)
    assert [write_move(cell, turned.columns) for cell in turned.moves] == ["d3", "c4", "e4", "d5"]
