"""Examples of Micro Robots, all on one board.

A route is written ``4: W6-W1-B1-B3-G3 ✓``: the call, the fields from the start on, and ✓ where
that wins the token or ✗ where it does not. ``P5: P2 P3 P1`` lists all moves from a field.
"""

from __future__ import annotations

from dataclasses import dataclass

from carom.core.errors import IllegalAction
from carom.games.micro.attempt import arrives, begin, play
from carom.games.micro.board import board_of
from carom.games.micro.moves import write_route
from carom.games.micro.position import Position
from carom.pictures.micro.picture import picture
from carom.solvers.micro import can_prove, solve

BOARD = board_of("B1N2N3N4N")


@dataclass(frozen=True)
class Example:
    """One picture.

    Attributes:
        name: File name without its ending.
        position: What is drawn.
        routes: What the pages say about it, in their order; the last that is legal is drawn.
        fewest: Length of the shortest way, or None where the pages say nothing.
        impossible: Calls that no way proves, as the pages say.
    """

    name: str
    position: Position
    routes: tuple[str, ...] = ()
    fewest: int | None = None
    impossible: tuple[int, ...] = ()

    def svg(self) -> str:
        """Return the picture; it serves every language, so its title is the route itself."""
        ways = [route for route in self.routes if "-" in route]
        legal = [way for way in ways if self._arrival(fields_of(way)) is not None]
        drawn = fields_of(legal[-1]) if legal else ()
        return picture(self.position, drawn, title=legal[-1] if legal else "Micro Robots")

    def retold(self, route: str) -> str:
        """Return a route as it goes by the rules."""
        head = route.partition(":")[0]
        board = self.position.board
        if head in board.cells:
            return f"{head}: {' '.join(map(board.name, board.moves(board.cell_of(head))))}"
        fields = fields_of(route)
        is_won = bool(self._arrival(fields)) and len(fields) == int(head)
        start = board.name(self.position.robot)
        return f"{head}: {write_route(fields, start)} {'✓' if is_won else '✗'}"

    def is_true(self) -> bool:
        """Tell whether the shortest way is as long, and calls as impossible, as it says."""
        found = solve(self.position).length
        can = any(can_prove(self.position, number) for number in self.impossible)
        return self.fewest in (None, found) and not can

    def _arrival(self, fields: tuple[str, ...]) -> bool | None:
        """Tell whether a way ends where it should; None for a step that the dice forbid."""
        attempt = begin(self.position)
        try:
            for field in fields:
                attempt = play(self.position, attempt, field)
        except IllegalAction:
            return None
        return arrives(self.position, attempt)


def fields_of(route: str) -> tuple[str, ...]:
    """Return the fields that a route goes to, the start left out."""
    return tuple(route.split()[1].split("-")[1:])


def asks(start: str, target: str, way: str = "") -> Position:
    """Return a position in the names of its fields."""
    waypoint = BOARD.cell_of(way) if way else None
    return Position(BOARD, BOARD.cell_of(start), BOARD.cell_of(target), waypoint)


EXAMPLES = (
    Example("setup", asks("W6", "G3")),
    Example("moves", asks("P5", "Y1"), ("P5: P2 P3 P1 Y5 P6",)),
    Example("jump", asks("R3", "Y3"), ("1: R3-Y3 ✓",), fewest=1),
    Example("forbidden", asks("W6", "B2"), ("1: W6-B2 ✗", "2: W6-B6-B2 ✓"), fewest=2),
    Example("corner", asks("W6", "Y4"), ("1: W6-Y4 ✗",)),
    Example(
        "exact",
        asks("W6", "B2"),
        ("4: W6-B6-B2 ✗", "4: W6-B6-W6-B6-B2 ✓"),
        fewest=2,
        impossible=(1, 3),
    ),
    Example("long", asks("W6", "G3"), ("4: W6-W1-B1-B3-G3 ✓",), fewest=4),
    Example(
        "expert",
        asks("R3", "B1", "G3"),
        ("2: R3-B3-B1 ✗", "4: R3-Y3-G3-B3-B1 ✓"),
        fewest=4,
    ),
)
