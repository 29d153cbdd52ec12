"""A state of Ricochet Robots in the terminal: the board, the demonstration, the chips won."""

from __future__ import annotations

from carom.cli.kits.ricochet.puzzles import PUZZLES
from carom.cli.kits.ricochet.words import target_name
from carom.cli.showing import show, show_board
from carom.cli.words import say
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.pieces import Target
from carom.games.ricochet.position import Position
from carom.games.ricochet.state import State


def show_state(state: State) -> None:
    """Print a state as everyone at the table sees it."""
    if state.round is not None:
        _show_round(state, state.position())
    elif min(state.tokens) >= 0:
        _show_rest(state)
    else:
        show(say("cli-replay-no-chip"))
    for number, seat in enumerate(state.seats):
        show(say("cli-replay-seat", seat=number, chips=len(seat.chips), moves=seat.moves))


def _show_round(state: State, position: Position) -> None:
    """Print the board of the round that is going on, with what has been demonstrated."""
    trial = state.round.trial if state.round else None
    show_board(PUZZLES, position, parse_route(" ".join(trial.route)) if trial else ())
    show()
    show(say("cli-show-target", target=target_name(position)))
    for bid in state.round.bids if state.round else ():
        show(say("cli-replay-bid", seat=bid.seat, number=bid.number))


def _show_rest(state: State) -> None:
    """Print the board between rounds: robots on their tokens, the last chip marked."""
    board = state.printed
    last = state.history[-1].chip if state.history else 0
    target = board.targets[last] if board.targets else Target("*", state.tokens[0])
    show_board(PUZZLES, Position(board, state.options.robots, state.tokens, target))
    show()
    show(say("cli-replay-no-chip"))
