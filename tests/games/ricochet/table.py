"""A game driven by hand, and small positions drawn by hand, for the tests of the rows."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from tests.games.driven import Driven

from carom.core.errors import IllegalAction
from carom.core.grid import Direction, parse_cell
from carom.core.options import parse_options
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Action, Bid, Move, Start
from carom.games.ricochet.attempt import Attempt, begin, legal_moves, play
from carom.games.ricochet.board import CENTRE, Board, make_board
from carom.games.ricochet.moves import parse_route, write_move
from carom.games.ricochet.pieces import ROBOTS, Target
from carom.games.ricochet.position import MoveRules, Position
from carom.games.ricochet.state import Round, Seat, State
from carom.games.ricochet.view import View
from carom.solvers.ricochet import solve

A, B, C = 0, 1, 2
"""Seats, as the rows call the players."""

NOW = -1
"""As the number of a round: whichever is on. A table puts in the real one."""


class Table(Driven[State, Action, View]):
    """A table of Ricochet Robots."""

    def __init__(self, seats: int = 2, preset: str = "classic", seed: str = "t", **changes: Any):
        options = parse_options(GAME.presets[preset], changes)
        super().__init__(GAME, GAME.setup(options, seats, seed))

    @classmethod
    def of(cls, state: State) -> Table:
        """Return a table that goes on from a state."""
        table = cls()
        table.state = state
        return table

    def do(self, seat: int, action: Action, at: float | None = None) -> Table:
        """Act for a seat, now or at a moment."""
        return self.act(seat, self.meant(action), at)

    def refusal(self, seat: int, action: Action, at: float | None = None) -> IllegalAction:
        """Return the error that an action meets; the state must not change."""
        return self.refused(seat, self.meant(action), at)

    def meant(self, action: Action) -> Action:
        """Return an action with the number of the round that is on, if it is for ``NOW``."""
        if getattr(action, "round", None) != NOW:
            return action
        return msgspec.structs.replace(action, round=self.state.round_number)

    def begin(self, at: float = 0) -> Table:
        """Turn up the first chip."""
        return self.do(A, Start(NOW), at)

    def bids(self, *bids: tuple[int, int]) -> Table:
        """Make bids now: ``(seat, number)``."""
        for seat, number in bids:
            self.do(seat, Bid(number, NOW))
        return self

    def run_out(self) -> Table:
        """Let the running clock run out."""
        clock = GAME.deadline(self.state)
        assert clock is not None
        self.state = GAME.advance(self.state, clock + 1)
        return self

    def moves(self, seat: int, route: str) -> Table:
        """Make the moves of a demonstration."""
        for move in parse_route(route):
            self.do(seat, Move(write_move(move), NOW))
        return self

    def win(self, seat: int) -> Table:
        """Bid the optimum for a seat, let the clock run out, and show the way."""
        route = self.way()
        self.bids((seat, route.count(" ") + 1))
        while self.state.phase == "bidding":
            self.run_out()
        return self.moves(seat, route)

    def way(self) -> str:
        """Return a shortest way for the chip that is up; the tests may ask a solver."""
        line = solve(self.state.position()).line
        assert line, "choose another seed: this chip has no way"
        return " ".join(map(write_move, line))

    def give(self, *chips: int) -> Table:
        """Say how many chips each seat has won so far, the lowest numbers first."""
        taken = iter(range(17))
        seats = [Seat(chips=tuple(next(taken) for _ in range(count))) for count in chips]
        return self.set(seats=tuple(seats))

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def round(self) -> Round:
        assert self.state.round is not None
        return self.state.round


def e16(walls: str = "") -> Board:
    """Return the 16x16 board with its frame and closed centre, and walls like ``Sl6 Ef1``."""
    named = [(parse_cell(word[1:], 16, 16), Direction[word[0]]) for word in walls.split()]
    return make_board(16, 16, named, closed=CENTRE)


def puzzle(
    robots: str, target: str = "rp16", walls: str = "", board: Board | None = None, **rules: Any
) -> Position:
    """Return a position on E16: robots like ``ra1 bf1``, a target like ``rp1`` or ``*p16``."""
    board = board or e16(walls)
    cells = {word[0]: parse_cell(word[1:], board.rows, board.columns) for word in robots.split()}
    letters = "".join(robot for robot in ROBOTS if robot in cells)
    goal = Target(target[0], parse_cell(target[1:], board.rows, board.columns))
    return Position(
        board, letters, tuple(cells[robot] for robot in letters), goal, MoveRules(**rules)
    )


def shown(position: Position, route: str) -> Attempt:
    """Return the attempt after a route."""
    attempt = begin(position)
    for move in parse_route(route):
        attempt = play(position, attempt, move)
    return attempt


def where(position: Position, attempt: Attempt, robot: str) -> str:
    """Return the cell of a robot in text."""
    return position.name(attempt.cells[position.robots.index(robot)])


def choices_of(position: Position, robot: str, attempt: Attempt | None = None) -> list[str]:
    """Return a robot's legal moves in text."""
    moves = legal_moves(position, attempt or begin(position), robot)
    return [write_move(move) for move in moves]


def minimum(position: Position, most: int) -> int | None:
    """Return the least price of a route that counts, by plain search, or None up to ``most``."""
    layers: list[set[Attempt]] = [set() for _ in range(most + 1)]
    layers[0].add(begin(position))
    seen: set[Attempt] = set()
    for layer in layers:
        for attempt in layer:
            bare = replace(attempt, spent=min(attempt.spent, 2))
            if bare in seen:
                continue
            seen.add(bare)
            if attempt.solved:
                return attempt.spent
            for move in legal_moves(position, attempt):
                after = play(position, attempt, move)
                if after.spent <= most:
                    layers[after.spent].add(after)
    return None
