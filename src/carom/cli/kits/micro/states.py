"""A state of Micro Robots in the terminal: the dice, the demonstration, the tokens."""

from __future__ import annotations

from carom.cli.kits.micro.puzzles import PUZZLES
from carom.cli.showing import show, show_board, show_drawing
from carom.cli.words import say
from carom.games.micro.state import Round, State
from carom.games.micro.text import draw_board
from carom.pictures.micro.terminal import draw_rest


def show_state(state: State) -> None:
    """Print a state as everyone at the table sees it."""
    if state.round is not None:
        _show_round(state, state.round)
    else:
        board = state.dice
        show_drawing(lambda: draw_rest(board, state.start), lambda: draw_board(board))
        show()
        show(say("cli-replay-no-target", start=board.name(state.start)))
    for number, seat in enumerate(state.seats):
        show(say("cli-replay-tokens", seat=number, tokens=seat.tokens))


def _show_round(state: State, it: Round) -> None:
    """Print the board of the round that is going on, with what has been demonstrated."""
    position = state.position()
    show_board(PUZZLES, position, it.trial.route if it.trial else ())
    show()
    show(say("cli-show-target", target=PUZZLES.goal(position)))
    if it.trial:
        show(say("cli-replay-call", seat=it.trial.seat, number=it.trial.number))
