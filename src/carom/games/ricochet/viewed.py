"""What can be read off a view alone, for bots and clients that have nothing else."""

from __future__ import annotations

from carom.games.ricochet.board import Board, board_of
from carom.games.ricochet.pieces import Target
from carom.games.ricochet.position import Position
from carom.games.ricochet.state import PastRound
from carom.games.ricochet.view import View


def board_in(view: View) -> Board:
    """Return the board of a view; raises PositionError for a code of no board."""
    return board_of(view.board.code)


def puzzle_in(view: View) -> Position | None:
    """Return what the round asks, from the robots' tokens, or None while no chip is up."""
    if view.chip is None:
        return None
    tokens = tuple(robot.token for robot in view.robots)
    return _position(view, tokens, view.chip)


def past_puzzle_in(view: View, past: PastRound) -> Position:
    """Return what a closed round asked."""
    return _position(view, past.tokens, past.chip)


def _position(view: View, tokens: tuple[int, ...], chip: int) -> Position:
    """Return the puzzle of a chip from where the tokens lay."""
    board, options = board_in(view), view.options
    return Position(board, options.robots, tokens, board.targets[chip], options.move_rules)


def placed_in(view: View) -> Position | None:
    """Return board and robots before the first chip, or None while no robot is placed.

    A position needs a target; the one given here means nothing.
    """
    placed = [(robot.robot, robot.token) for robot in view.robots if robot.token >= 0]
    if not placed:
        return None
    robots, cells = "".join(robot for robot, _ in placed), tuple(cell for _, cell in placed)
    return Position(board_in(view), robots, cells, Target("*", cells[0]))
