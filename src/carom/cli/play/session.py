"""A game of Ricochet Robots on this machine: its state, who plays, and the record so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Action
from carom.games.ricochet.options import Options
from carom.games.ricochet.pieces import ANY, Target
from carom.games.ricochet.position import Position
from carom.games.ricochet.state import PastRound, State
from carom.records.record import End, Record, Step, header_of


class Session:
    """One game, driven by the keys of one terminal.

    Args:
        options: The rule choices.
        names: Who plays, in the order of the seats.
        seed: Source of all chance.
        clock: Returns the ms since the game began.
    """

    def __init__(
        self, options: Options, names: Sequence[str], seed: str, clock: Callable[[], int]
    ) -> None:
        self.names = tuple(names)
        self.state: State = GAME.setup(options, len(names), seed)
        self._seed = seed
        self._clock = clock
        self._steps: list[Step] = []

    def tick(self) -> None:
        """Let the clocks that have run out take effect."""
        self.state = GAME.advance(self.state, self._clock())

    def act(self, seat: int, action: Action) -> None:
        """Do what a seat wants now; raises IllegalAction and changes nothing."""
        now = max(self._clock(), self.state.now)
        self.state = GAME.apply(self.state, seat, action, now)
        plain = msgspec.to_builtins(action)
        self._steps.append(Step(len(self._steps) + 1, now, seat, plain))

    def can(self, seat: int, action: Action) -> bool:
        """Tell whether a seat may do that now."""
        return action in GAME.actions(self.state, seat)

    def remaining_ms(self) -> int | None:
        """Return what is left on the running clock, if one runs."""
        return None if self.state.ends_ms is None else self.state.ends_ms - self.state.now

    def record(self) -> Record:
        """Return the game so far as a record that anyone can replay."""
        header = header_of(GAME, self.state.options, len(self.names), self._seed, sealed=False)
        end = End(self.state.now, GAME.result(self.state))
        return Record(header, tuple(self._steps), end)


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
