"""What a view shows and never shows."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.ricochet.table import NOW, A, B, Table

from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Bid, Move, ScratchMove
from carom.games.ricochet.options import PRESETS
from carom.games.ricochet.view import View
from carom.testing import Walk, walk


def text(view: View) -> str:
    return msgspec.json.encode(view).decode()


def test_seed_is_in_no_view() -> None:
    """Nor is anything from which the free board was drawn."""
    for board_set in ("first", "free"):
        table = Table(seed="secret-seed-7", board_set=board_set).begin().win(A)
        for viewer in (None, A, B):
            assert "secret-seed-7" not in text(table.view(viewer))


def test_view_offers_what_the_viewer_may_do() -> None:
    table = Table(seats=2).begin()
    assert table.view(A).may == ("bid", "skip", "leave")
    assert table.view(None).may == ()
    assert table.view(2).may == ("join",)
    table.bids((A, 9), (B, 3)).run_out()
    moves = table.view(B).moves
    assert [Move(choice.move, 1) for choice in moves] == [
        action for action in table.may(B) if isinstance(action, Move)
    ]
    assert table.view(A).moves == ()
    for choice in moves:
        robot = choice.move[0]
        after = Table.of(table.state).do(B, Move(choice.move, NOW))
        if after.phase == "trial":
            shown = {it.robot: it.cell for it in after.view(None).robots}
            assert shown[robot] == choice.cell


def test_view_tells_the_clock_as_time_left() -> None:
    table = Table().begin().do(A, Bid(7, NOW), at=10).at(30)
    view = table.view(B)
    assert (view.clock_ms, view.remaining_ms) == (60_000, 40_000)


def test_view_tells_when_the_chip_was_turned_up() -> None:
    table = Table()
    assert table.view(None).opened_ms is None
    table.begin(at=3).do(A, Bid(7, NOW), at=10)
    assert table.view(None).opened_ms == 3000


def test_walls_are_hex_digits_by_row() -> None:
    table = Table(board="1A2B3A4B")
    board = table.view(None).board
    assert len(board.walls) == 16
    assert {len(row) for row in board.walls} == {16}
    assert board.walls[0][0] == "9"
    assert board.walls[7][7:9] == "ff"


def test_private_moves_reach_no_other_view() -> None:
    """A-40."""
    table = Table(scratch="private").begin()
    action = next(one for one in table.may(A) if isinstance(one, ScratchMove))
    before = text(table.view(B))
    table.do(A, action)
    assert text(table.view(B)) == before
    assert f'"route":["{action.move}"]' in text(table.view(A))


def test_view_is_small() -> None:
    """A few kilobytes, so that it can go to every viewer at every action."""
    table = Table(seats=5).begin()
    for seat in range(5):
        table.bids((seat, 20 + seat), (seat, 5 + seat))
    assert len(text(table.view(A))) < 6_000


@pytest.mark.parametrize("preset", PRESETS)
def test_a_view_offers_the_kinds_of_the_listed_actions(preset: str) -> None:
    plan = Walk(GAME, preset, replace(PRESETS[preset], scratch="private"), 3, f"kinds/{preset}")
    for moment in walk(plan, 60):
        for seat in range(4):
            listed = GAME.actions(moment.state, seat)
            tags = tuple(dict.fromkeys(one.__struct_config__.tag for one in listed))
            assert GAME.view(moment.state, seat).may == tags
