"""What can be read off a view alone, for bots and clients that have nothing else."""

from __future__ import annotations

from carom.games.micro.board import Board, board_of
from carom.games.micro.position import Position
from carom.games.micro.state import PastRound
from carom.games.micro.view import View


def board_in(view: View) -> Board:
    """Return the board of a view; raises PositionError for a code of no board."""
    return board_of(view.board.code)


def puzzle_in(view: View) -> Position | None:
    """Return what the round asks, from the start token, or None while no target is rolled."""
    if view.target is None:
        return None
    return Position(board_in(view), view.start, view.target, view.waypoint)


def past_puzzle_in(view: View, past: PastRound) -> Position:
    """Return what a closed round asked."""
    return Position(board_in(view), past.start, past.target, past.waypoint)
