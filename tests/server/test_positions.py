"""The puzzle board's way to read and draw positions."""

from __future__ import annotations

from carom.games.ricochet.board import board_of
from carom.games.ricochet.position import Position
from carom.records.interchange import write_interchange
from carom.records.position import write_position
from carom.records.reading import read_position
from carom.server.kits.ricochet import position_view, random_position


def test_a_drawn_position_is_one_that_can_be_played() -> None:
    for seed in ("one", "two", "three"):
        position = random_position(seed)
        assert read_position(write_position(position)) == position
        assert not set(position.cells) & {target.cell for target in position.board.targets}


def test_a_position_is_shown_with_all_that_is_printed() -> None:
    position = random_position("board")
    shown = position_view(position)
    board = board_of(shown.board.code)
    assert shown.board.targets == board.targets
    assert bytes(int(digit, 16) for row in shown.board.walls for digit in row) == board.walls
    assert shown.cells == position.cells


def test_the_token_and_the_json_form_show_the_same() -> None:
    position = random_position("forms")
    again = read_position(write_interchange(position), Position)
    assert position_view(again) == position_view(position)
