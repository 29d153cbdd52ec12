"""What is drawn of a game of Micro Robots: this round, the last one, or the board at rest."""

from __future__ import annotations

from carom.cli.play.micro.controls import MicroControls
from carom.games.micro.view import View
from carom.games.micro.viewed import board_in, past_puzzle_in, puzzle_in
from carom.pictures.canvas import Line
from carom.pictures.micro.terminal import draw, draw_rest
from carom.solvers.micro import solve

WIDE = 37 + 40
"""Columns from which the panel has room beside the dice."""


def scene(controls: MicroControls, view: View) -> list[Line]:
    """Return the drawing for a view.

    In a round the way made so far is drawn: the demonstration's, else the private one.
    """
    puzzle = puzzle_in(view)
    if puzzle is not None:
        tried = view.scratch.route if view.scratch else ()
        return draw(puzzle, view.trial.route if view.trial else tried, controls.aim)
    past = view.last_round
    if past is None:
        return draw_rest(board_in(view), view.start)
    before = past_puzzle_in(view, past)
    if controls.is_optimum_shown:
        return draw(before, solve(before).line)
    return draw(before, past.trials[-1].route if past.winner is not None else ())
