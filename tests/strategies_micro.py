"""Hypothesis strategies of Micro Robots: boards of every kind and positions on them."""

from __future__ import annotations

from hypothesis import strategies as st

from carom.games.micro.board import CELLS, DICE, SIDES, Board, board_codes, board_of
from carom.games.micro.position import Position

cells = st.integers(0, CELLS - 1)
printed_codes = st.sampled_from([code for side in SIDES for code in board_codes(side)])
layouts = st.permutations(DICE).map(lambda dice: Board(tuple(dice)))
"""All 36 dice in any order; less than half of them are connected."""

boards = st.one_of(printed_codes.map(board_of), layouts)


@st.composite
def positions(
    draw: st.DrawFn,
    on: st.SearchStrategy[Board] = boards,
    waypoint: bool | None = None,
) -> Position:
    """Draw a position.

    Args:
        draw: Hypothesis's own.
        on: Where the board comes from.
        waypoint: Whether there is one; either when None.
    """
    has_waypoint = draw(st.booleans()) if waypoint is None else waypoint
    count = 3 if has_waypoint else 2
    places = draw(st.lists(cells, unique=True, min_size=count, max_size=count))
    return Position(draw(on), *places)
