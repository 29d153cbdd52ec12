"""Positions as JSON: what is written, what is assumed, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.strategies import near_misses, positions

from carom.core.errors import CaromError, NotationError, OptionError, PositionError
from carom.core.grid import Direction
from carom.games.ricochet.board import CENTRE, board_of, make_board
from carom.games.ricochet.pieces import Target
from carom.games.ricochet.position import MoveRules, Position
from carom.records.interchange import parse_interchange, write_interchange

SMALL: dict[str, Any] = {
    "rows": 2,
    "columns": 3,
    "walls": ["93b", "c46"],
    "robots": {"red": [0, 0], "neutral": [2, 1]},
    "target": {"robot": "red", "cell": [2, 0]},
}
SMALL_POSITION = Position(
    make_board(2, 3, [(1, Direction.E), (2, Direction.E)]), "rk", (0, 5), Target("r", 2)
)


def test_small_position_is_read() -> None:
    assert parse_interchange(json.dumps(SMALL)) == SMALL_POSITION


def test_small_position_is_written_with_all_options_and_nothing_assumed() -> None:
    options = {
        "ricochet": "turn",
        "rebound": "allowed",
        "ghost_passes": "any",
        "ghost_landing": "goal_only",
    }
    assert json.loads(write_interchange(SMALL_POSITION)) == {**SMALL, "options": options}


def test_options_that_are_named_change_the_rules() -> None:
    text = json.dumps({**SMALL, "options": {"ricochet": "none", "rebound": "forbidden"}})
    assert parse_interchange(text).rules == MoveRules("none", "forbidden")


@given(positions())
def test_every_position_round_trips(position: Position) -> None:
    assert parse_interchange(write_interchange(position)) == position


def test_printed_walls_bring_centre_and_targets() -> None:
    board = board_of("1A4B3B2B")
    position = Position(board, "r", (0,), board.targets[0])
    text = write_interchange(position)
    assert json.loads(text).keys() == {"rows", "columns", "walls", "robots", "target", "options"}
    assert parse_interchange(text) == position


def test_what_differs_from_the_assumed_is_written() -> None:
    board = replace(board_of("1A4B3B2B"), targets=(), closed=CENTRE[:3])
    position = Position(board, "r", (0,), Target("r", 20, "vortex"))
    form = json.loads(write_interchange(position))
    assert form["closed"] == [[7, 7], [8, 7], [7, 8]]
    assert form["target"] == {"robot": "red", "cell": [4, 1], "symbol": "vortex"}
    assert "targets" not in form  # with other closed cells it is not the printed board
    assert parse_interchange(json.dumps(form)) == position


@pytest.mark.parametrize(
    ("changes", "code", "path"),
    [
        ({"rows": 3}, "bad-field", "walls"),
        ({"rows": "2"}, "bad-field", "rows"),
        ({"rows": 2.5}, "bad-field", "rows"),
        ({"walls": ["93b", "c4"]}, "bad-field", "walls[1]"),
        ({"walls": ["93b", "c4x"]}, "bad-field", "walls[1]"),
        ({"walls": ["93b", 5]}, "bad-field", "walls[1]"),
        ({"robots": {"pink": [0, 0]}}, "bad-field", "robots"),
        ({"robots": {"red": [0]}}, "bad-field", "robots[...]"),
        ({"robots": {"red": [3, 0]}}, "bad-field", "robots.red"),
        ({"robots": {"red": [-1, 0]}}, "bad-field", "robots.red"),
        ({"target": {"robot": "neutral", "cell": [2, 0]}}, "bad-field", "target.robot"),
        ({"target": {"robot": "any", "cell": [2, 2]}}, "bad-field", "target.cell"),
        (
            {"target": {"robot": "any", "cell": [2, 1], "symbol": "moon"}},
            "bad-field",
            "target.symbol",
        ),
        ({"target": {"cell": [2, 1]}}, "missing-key", "target"),
        ({"closed": [[9, 9]]}, "bad-field", "closed[0]"),
        ({"targets": [{"robot": "any", "cell": [9, 9]}]}, "bad-field", "targets[0].cell"),
        (
            {"diagonals": [{"robot": "red", "cell": [0, 0], "orientation": "|"}]},
            "bad-field",
            "diagonals[0].orientation",
        ),
    ],
)
def test_field_that_does_not_fit_is_named(changes: dict[str, Any], code: str, path: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_interchange(json.dumps({**SMALL, **changes}))
    assert (caught.value.code, caught.value.params["path"]) == (code, path)


def test_words_that_may_stand_are_named() -> None:
    text = json.dumps({**SMALL, "robots": {"pink": [0, 0]}})
    with pytest.raises(PositionError) as caught:
        parse_interchange(text)
    assert caught.value.params["expected"] == "red|blue|green|yellow|neutral|transparent"


def test_unknown_key_is_named_with_what_is_near() -> None:
    with pytest.raises(PositionError) as caught:
        parse_interchange(json.dumps({**SMALL, "wals": []}))
    assert caught.value.code == "unknown-key"
    assert caught.value.params["name"] == "wals"
    assert "walls" in str(caught.value.params["near"])


def test_unknown_option_is_named() -> None:
    with pytest.raises(OptionError) as caught:
        parse_interchange(json.dumps({**SMALL, "options": {"rebond": "forbidden"}}))
    assert caught.value.params["name"] == "rebond"


@pytest.mark.parametrize(
    ("changes", "code", "cell"),
    [
        ({"walls": ["9bb", "c46"]}, "one-sided-wall", "a1"),
        ({"walls": ["93b", "446"]}, "open-frame", "a2"),
        ({"closed": [[0, 0]]}, "closed-not-walled", "a1"),
        ({"robots": {"red": [0, 0], "blue": [0, 0]}}, "robots-share-cell", "a1"),
    ],
)
def test_parts_that_do_not_fit_name_the_cell(changes: dict[str, Any], code: str, cell: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_interchange(json.dumps({**SMALL, **changes}))
    assert (caught.value.code, caught.value.params["cell"]) == (code, cell)


@pytest.mark.parametrize(
    ("text", "column"),
    [("", 1), ("{", 2), ('{"rows":}', 9), ('{"walls":["é" x', 15), ('{"walls":["\ud800"', 14)],
)
def test_text_that_is_no_json_names_the_column(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_interchange(text)
    assert (caught.value.code, caught.value.params["column"]) == ("bad-json", column)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"rows":' + "[" * 100_000, "[]", "null", "1e999"])
def test_other_json_is_refused(text: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_interchange(text)
    assert caught.value.code == "bad-field"


@given(positions(), st.data())
def test_spoilt_json_reads_as_some_position_or_raises_a_typed_error(
    position: Position, data: st.DataObject
) -> None:
    text = data.draw(near_misses(write_interchange(position)))
    try:
        found = parse_interchange(text)
    except CaromError:
        return
    assert parse_interchange(write_interchange(found)) == found


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from([*SMALL, "closed", "diagonals", "x"]), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(st.sampled_from([*SMALL, "closed", "diagonals", "targets", "options"]), _json)
def test_any_value_under_a_key_is_read_or_refused_with_a_typed_error(key: str, value: Any) -> None:
    try:
        found = parse_interchange(json.dumps({**SMALL, key: value}))
    except CaromError:
        return
    assert parse_interchange(write_interchange(found)) == found
