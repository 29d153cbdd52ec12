"""A game driven by hand on plan Q, and the small grid M, for the tests of the rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from tests.games.driven import Driven

from carom.core.errors import IllegalAction
from carom.core.grid import parse_cell
from carom.core.options import parse_options
from carom.games.escape import GAME
from carom.games.escape.actions import Action, Lay
from carom.games.escape.board import COLUMNS, FREE_PLACES, ROWS
from carom.games.escape.pieces import ESCAPED, TEAM, Camera, Pieces, first_pieces
from carom.games.escape.plan import split_code
from carom.games.escape.sight import HEADINGS, Corner, headings_to, is_in_line
from carom.games.escape.state import State, Turn
from carom.games.escape.turns import first_turn
from carom.games.escape.view import View

A, B, C = 0, 1, 2
"""Seats, in the order of play under ``order=seats``."""

PLAN_Q = "C23T10T21C30X20T32S11C12D10S31"

SHUT = "T23T83X30C13T13S30T62C30T33X20"
"""A plan laid without the guard: no way leads from the deposit to the exit."""

Q_ORDER = (5, 1, 9, 6, 0, 8, 2, 10, 3, 11)
"""The places of plan Q in an order in which each tile is legal, the guard on."""

GRID_M = """\
#########
#.......#
#.#####.#
#.#...#.#
#.......#
#.#...#.#
#.#####.#
#.......#
#########"""


def at(name: str) -> int:
    """Return the cell of a square of the factory."""
    return parse_cell(name, ROWS, COLUMNS)


class Table(Driven[State, Action, View]):
    """A table where the seats play in their order."""

    def __init__(self, seats: int = 2, preset: str = "classic", seed: str = "t", **changes: Any):
        changes = {"order": "seats", **changes}
        options = parse_options(GAME.presets[preset], changes)
        super().__init__(GAME, GAME.setup(options, seats, seed))

    @classmethod
    def on_plan(cls, seats: int = 2, plan: str = PLAN_Q, **changes: Any) -> Table:
        """Return a table whose plan is laid, in the first turn of seat A."""
        table = cls(seats, **changes)
        table.state = first_turn(replace(table.state, plan=plan, drawn=""))
        return table

    def put(self, robots: Mapping[str, str] | None = None, eyes: str = "", **cameras: str) -> Table:
        """Set the pieces up: robots like ``a1="c8"`` by seat letter and number, ``x`` for out.

        Args:
            robots: Square by robot; those not named stand where they began.
            eyes: Robots with an eye, spaces between them.
            **cameras: Heading by square.
        """
        cells = list(first_pieces(self.state.seats).robots)
        for name, square in (robots or {}).items():
            cells[self.robot(name)] = ESCAPED if square == "x" else at(square)
        mask = sum(1 << self.robot(name) for name in eyes.split())
        hung = sorted((at(cell), HEADINGS.index(heading)) for cell, heading in cameras.items())
        pieces = Pieces(
            tuple(cells), mask, tuple(Camera(cell, HEADINGS[number]) for cell, number in hung)
        )
        self.state = replace(self.state, pieces=pieces, turn=Turn(pieces))
        return self

    def robot(self, name: str) -> int:
        """Return the number of a robot called ``a1`` for the first of seat A."""
        return TEAM * (ord(name[0]) - ord("a")) + int(name[1]) - 1

    def where(self, name: str) -> int:
        """Return the cell of a robot."""
        return self.pieces.robots[self.robot(name)]

    def frozen(self) -> set[str]:
        """Return the robots that have an eye."""
        every = [f"{'abcde'[seat]}{number + 1}" for seat in range(5) for number in range(TEAM)]
        return {name for name in every if self.pieces.has_eye(self.robot(name))}

    def lay_q(self) -> Table:
        """Lay plan Q, each seat in its turn."""
        laid = split_code(PLAN_Q)
        for place in Q_ORDER:
            self.do(self.state.seat, Lay(place, *laid[place]))
        return self

    def do(self, seat: int, *actions: Action, at: float | None = None) -> Table:
        """Act for a seat, now or at a moment."""
        for action in actions:
            self.act(seat, action, at)
        return self

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        """Return the error that an unlisted action meets; the state must not change."""
        assert action not in self.may(seat)
        return self.refused(seat, action)

    @property
    def pieces(self) -> Pieces:
        return self.state.pieces

    @property
    def turn(self) -> Turn:
        assert self.state.turn is not None
        return self.state.turn


def place_at(row: int, column: int) -> int:
    """Return the place of a tile by its row and column."""
    place = 4 * row + column
    assert place in FREE_PLACES
    return place


def seen_on(grid: str, camera: str, robot: str, corner: Corner = "pair") -> set[str]:
    """Return the headings under which a camera sees a robot on a drawn grid."""
    rows = grid.split()
    columns = len(rows[0])
    walls = sum(1 << cell for cell, square in enumerate("".join(rows)) if square == "#")
    start, end = (parse_cell(name, len(rows), columns) for name in (camera, robot))
    if not is_in_line(walls, columns, start, end, corner):
        return set()
    down, right = end // columns - start // columns, end % columns - start % columns
    return {heading for at, heading in enumerate(HEADINGS) if headings_to(down, right) >> at & 1}
