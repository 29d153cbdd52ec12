"""A game of Ricochet Robots on this machine, and the puzzles of its rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carom.cli.play.local import LocalGame
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Action
from carom.games.ricochet.options import Options
from carom.games.ricochet.pieces import ANY, Target
from carom.games.ricochet.position import Position
from carom.games.ricochet.state import PastRound, State
from carom.games.ricochet.view import View


class Session(LocalGame[Options, State, Action, View]):
    """A game of Ricochet Robots; for the arguments see :class:`LocalGame`."""

    def __init__(
        self,
        options: Options,
        names: Sequence[str],
        seed: str,
        clock: Callable[[], int],
        *,
        bots: Sequence[str] = (),
    ) -> None:
        super().__init__(GAME, options, names, seed, clock, bots=bots)

    def remaining_ms(self) -> int | None:
        """Return what is left on the running clock, if one runs."""
        return None if self.state.ends_ms is None else self.state.ends_ms - self.state.now


def past_position(state: State, past: PastRound) -> Position:
    """Return the puzzle that a closed round asked."""
    board = state.printed
    options = state.options
    return Position(
        board, options.robots, past.tokens, board.targets[past.chip], options.move_rules
    )


def position_before(state: State) -> Position | None:
    """Return board and robots before the first chip, or None while no robot is placed.

    A position needs a target; the one given here means nothing.
    """
    placed = [
        (robot, cell)
        for robot, cell in zip(state.options.robots, state.tokens, strict=True)
        if cell >= 0
    ]
    if not placed:
        return None
    robots = "".join(robot for robot, _ in placed)
    nowhere = Target(ANY, placed[0][1])
    return Position(state.printed, robots, tuple(cell for _, cell in placed), nowhere)
