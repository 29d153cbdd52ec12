"""Moves and ways in text."""

from __future__ import annotations

import pytest

from carom.core.errors import NotationError
from carom.games.micro.text import parse_move, parse_route, write_route


def test_a_move_is_the_field_it_leads_to() -> None:
    assert parse_move("g3") == parse_move("G3") == "G3"


@pytest.mark.parametrize(
    "text",
    ["W6-W1-B1-B3-G3", "W1 B1,B3;G3", "w6 → w1 → b1 → b3 → g3", "W1B1B3G3", " W6->W1B1 B3-G3 "],
)
def test_a_way_may_be_joined_in_many_manners(text: str) -> None:
    route = parse_route(text, "W6")
    assert route == ("W1", "B1", "B3", "G3")
    assert write_route(route, "W6") == "W6-W1-B1-B3-G3"
    assert write_route(route) == "W1-B1-B3-G3"


@pytest.mark.parametrize(("text", "column"), [("W1-X2", 4), ("W1-B", 5), ("W1-B7", 5), ("ß", 1)])
def test_what_is_no_way_names_the_column(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_route(text)
    assert caught.value.params["column"] == column


def test_too_long_a_way_is_not_looked_at() -> None:
    with pytest.raises(NotationError) as caught:
        parse_route("W1-" * 1000)
    assert caught.value.code == "too-long"
    with pytest.raises(NotationError):
        parse_move("W1 B1")
