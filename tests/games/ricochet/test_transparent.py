"""The transparent robot: rows A-100 .. A-108, examples A-T13 .. A-T17."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.ricochet.table import choices_of, e16, puzzle, shown, where

from carom.core.errors import IllegalAction
from carom.core.grid import parse_cell
from carom.games.ricochet.attempt import begin, legal_moves
from carom.games.ricochet.board import make_board
from carom.games.ricochet.moves import parse_move, write_move
from carom.games.ricochet.pieces import Diagonal, Target
from carom.games.ricochet.position import MoveRules, Position

WALLS = "Ef1 Ej1"


def east(robots: str, walls: str = WALLS, **rules: Any) -> dict[str, tuple[str, int]]:
    """Return where each slide of ``t`` to the east ends and its price, by its text."""
    position = puzzle(robots, "rp16", walls, **rules)
    texts = [text for text in choices_of(position, "t") if text.startswith("tE")]
    attempts = {text: shown(position, text) for text in texts}
    return {text: (where(position, it, "t"), it.spent) for text, it in attempts.items()}


def test_at_each_wall_it_stops_or_passes_for_one_more() -> None:
    """A-T13, A-100, A-101, A-108: f1 for 1, j1 for 2, p1 for 3."""
    assert east("ra2 ta1") == {"tE": ("f1", 1), "tE+1": ("j1", 2), "tE+2": ("p1", 3)}


def test_passing_a_wall_at_its_side() -> None:
    """A-T14, A-104: a plain slide is refused; passing costs 2 and nothing for standing."""
    assert east("ra2 tf1") == {"tE+1": ("j1", 2), "tE+2": ("p1", 3)}
    with pytest.raises(IllegalAction) as caught:
        shown(puzzle("ra2 tf1", "rp16", WALLS), "tE")
    assert caught.value.code == "blocked-move"


def test_wall_with_a_robot_behind_cannot_be_passed() -> None:
    """A-T15, A-103."""
    assert east("ra2 ta1 bg1") == {"tE": ("f1", 1)}


def test_robots_stop_it_as_any_other() -> None:
    """A-T16, A-103."""
    assert east("ra2 ta1 bm1") == {"tE": ("f1", 1), "tE+1": ("j1", 2), "tE+2": ("l1", 3)}


def test_it_stops_other_robots() -> None:
    """A-103."""
    position = puzzle("ra1 tf1")
    assert where(position, shown(position, "rE"), "r") == "e1"


def test_centre_and_frame_cannot_be_passed() -> None:
    """A-T17, A-102."""
    position = puzzle("ra2 ta8")
    attempt = shown(position, "tE")
    assert where(position, attempt, "t") == "g8"
    assert [text for text in choices_of(position, "t") if text[1] == "E"] == ["tE"]
    assert not any(text[1] == "W" for text in choices_of(position, "t"))


def test_one_pass_a_slide_when_so_chosen() -> None:
    """A-101: ``ghost_passes=one``."""
    assert east("ra2 ta1", ghost_passes="one") == {"tE": ("f1", 1), "tE+1": ("j1", 2)}


def test_it_solves_only_the_vortex_and_may_stop_anywhere() -> None:
    """A-105: ``goal_only``."""
    board = make_board(16, 16, targets=[Target("r", parse_cell("p1", 16, 16), "circle")])
    position = puzzle("ra2 ta1", "rp1", board=board, ricochet="none")
    assert not shown(position, "tE").solved
    assert shown(puzzle("ra2 ta1", "*p1", ricochet="none"), "tE").solved


def test_strict_landing_bars_coloured_symbols() -> None:
    """A-105: ``strict``: no stop on any coloured symbol; the vortex is open to it."""
    marks = [Target("g", parse_cell("p1", 16, 16), "circle"), Target("*", 240, "vortex")]
    board = make_board(16, 16, targets=marks)
    strict = puzzle("ra5 ta1", "*a16", board=board, ghost_landing="strict")
    assert "tE" not in choices_of(strict, "t")
    assert "tE" in choices_of(puzzle("ra5 ta1", "*a16", board=board), "t")
    assert "tS" in choices_of(puzzle("rb5 ta1", "*a16", board=board, ghost_landing="strict"), "t")


def test_a_pass_is_no_ricochet() -> None:
    """A-106: straight through two walls onto the vortex does not count under ``turn``."""
    assert not shown(puzzle("ra2 ta1", "*p1", WALLS), "tE+2").solved
    assert shown(puzzle("ra2 ta1", "*p1", WALLS, ricochet="none"), "tE+2").solved
    assert shown(puzzle("ra2 ta1", "*p16", WALLS), "tE+2 tS").solved


def test_diagonals_turn_it() -> None:
    """A-107: as a robot of no colour, without a pass."""
    board = make_board(4, 4, diagonals=[Diagonal(2, "r", "\\")])
    position = Position(board, "rt", (15, 0), Target("*", 14), MoveRules())
    attempt = shown(position, "tE")
    assert where(position, attempt, "t") == "c4"
    assert attempt.spent == 1


@pytest.mark.parametrize("text", ["tE", "tE+1", "tE+2", "rN", "kW"])
def test_moves_are_written_with_direction_and_passes(text: str) -> None:
    """A-108: both ways."""
    assert write_move(parse_move(text)) == text


def test_price_counts_against_the_bid() -> None:
    """A-100, A-50: the price of a route is the sum over its slides."""
    position = puzzle("ra2 ta1", "rp16", WALLS, board=e16(WALLS))
    assert shown(position, "tE+2 tS tW").spent == 5
    assert all(move.price == 1 + move.passes for move in legal_moves(position, begin(position)))
