"""A game driven by hand on board K, and ways counted by brute force, for the tests of the rows."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace
from tests.games.driven import Driven

from carom.core.errors import IllegalAction
from carom.core.game import Join, Leave
from carom.core.options import parse_options
from carom.games.micro import GAME
from carom.games.micro.actions import (
    Action,
    Call,
    Give,
    GiveUp,
    Move,
    Ready,
    ScratchMove,
    ScratchReset,
    ScratchUndo,
    Skip,
    Start,
)
from carom.games.micro.board import board_of
from carom.games.micro.position import Position
from carom.games.micro.state import PastRound, PastTrial, Penalty, Round, Seat, State
from carom.games.micro.view import View

A, B, C, D = 0, 1, 2, 3
"""Seats, as the rows call the players."""

K = "B1N2N3N4N"
"""Code of board K of the rows."""


class Wish(NamedTuple):
    """An action but for the number of its round, which the table knows."""

    kind: Any
    values: tuple[object, ...] = ()


JOIN, LEAVE = Wish(Join), Wish(Leave)
READY, START, SKIP, GIVE_UP = Wish(Ready), Wish(Start), Wish(Skip), Wish(GiveUp)
UNDO, RESET = Wish(ScratchUndo), Wish(ScratchReset)


def move(field: str) -> Wish:
    """Return a move of a demonstration."""
    return Wish(Move, (field,))


def call(number: int) -> Wish:
    """Return a call."""
    return Wish(Call, (number,))


def give(seat: int) -> Wish:
    """Return the choice of who gets a token."""
    return Wish(Give, (seat,))


def scratch(field: str) -> Wish:
    """Return a move on a private board."""
    return Wish(ScratchMove, (field,))


class Table(Driven[State, Action, View]):
    """A table on board K."""

    def __init__(self, seats: int = 2, preset: str = "classic", seed: str = "t", **changes: Any):
        options = parse_options(GAME.presets[preset], {"board": K, **changes})
        super().__init__(GAME, GAME.setup(options, seats, seed))

    def action(self, wish: Wish) -> Any:
        """Return the action of the round that is on."""
        if wish in (JOIN, LEAVE):
            return wish.kind()
        return wish.kind(*wish.values, self.state.round_number)

    def do(self, seat: int, wish: Wish, at: float | None = None) -> Table:
        """Act for a seat, now or at a moment."""
        return self.act(seat, self.action(wish), at)

    def refusal(self, seat: int, wish: Wish, at: float | None = None) -> IllegalAction:
        """Return the error that an action meets; the state must not change."""
        return self.refused(seat, self.action(wish), at)

    def begin(self, at: float = 0) -> Table:
        """Roll the first target."""
        return self.do(A, START, at)

    def asks(self, start: str, target: str, waypoint: str | None = None) -> Table:
        """Begin, and say what the round asks."""
        self.begin()
        cell = board_of(K).cell_of
        via = None if waypoint is None else cell(waypoint)
        it = replace(self.round, target=cell(target), waypoint=via)
        return self.set(start=cell(start), round=it)

    def call(self, seat: int, number: int, at: float | None = None) -> Table:
        """Call a number of moves in the round that is on."""
        return self.do(seat, call(number), at)

    def goes(self, seat: int, route: str) -> Table:
        """Make the moves of a demonstration."""
        for field in route.split():
            self.do(seat, move(field))
        return self

    def fails(self, seat: int) -> Table:
        """Let a seat call, and take a step that the dice forbid (B-12)."""
        self.call(seat, 1)
        board, cell = board_of(K), self.state.start
        wrong = next(
            name
            for there, name in enumerate(die.name for die in board.dice)
            if there not in board.ways[cell] and there != cell
        )
        return self.do(seat, move(wrong))

    def wins(self, seat: int) -> Table:
        """Let a seat call and show a shortest way."""
        route = shortest_ways(self.state.position())[0]
        return self.call(seat, len(route.split())).goes(seat, route)

    def give(self, *tokens: int, handed_out: int | None = None) -> Table:
        """Say how many tokens each seat has."""
        out = sum(tokens) if handed_out is None else handed_out
        stock = self.state.options.stock - out
        return self.set(seats=tuple(Seat(tokens=count) for count in tokens), stock=stock)

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def round(self) -> Round:
        assert self.state.round is not None
        return self.state.round

    @property
    def last(self) -> PastRound:
        return self.state.history[-1]

    @property
    def last_trial(self) -> PastTrial:
        return self.last.trials[-1]

    @property
    def penalty(self) -> Penalty:
        """What the last failure of the last round cost."""
        penalty = self.last_trial.penalty
        assert penalty is not None
        return penalty

    @property
    def tokens(self) -> list[int]:
        return [seat.tokens for seat in self.state.seats]

    @property
    def start(self) -> str:
        return self.state.dice.name(self.state.start)


def puzzle(robot: str, target: str, waypoint: str | None = None) -> Position:
    """Return a position on board K."""
    cell = board_of(K).cell_of
    via = None if waypoint is None else cell(waypoint)
    return Position(board_of(K), cell(robot), cell(target), via)


def ways(position: Position, moves: int) -> list[str]:
    """Return all ways of so many moves that count, by trying every one."""
    found = []

    def go_on(cell: int, route: tuple[str, ...], via: bool) -> None:
        if len(route) == moves:
            if cell == position.target and via:
                found.append(" ".join(route))
            return
        for there in position.board.moves(cell):
            name = position.board.name(there)
            go_on(there, (*route, name), via or there == position.waypoint)

    go_on(position.robot, (), position.waypoint is None)
    return found


def shortest_ways(position: Position) -> list[str]:
    """Return all ways that need the fewest moves."""
    return next(found for moves in range(1, 20) if (found := ways(position, moves)))
