"""Examples of 1, 2, 3… robot!, all on one plan.

A route is a turn of red in the game's own notation and, after an arrow, what comes of it: the
square where the robot ends or ``✓`` when it is out, after an activation the squares of the
robots that are seen, or ``–`` for none. ``✗`` stands for what is not allowed.
"""

from __future__ import annotations

from dataclasses import dataclass

from carom.core.errors import IllegalAction
from carom.core.grid import cell_name, parse_cell
from carom.games.escape.actions import Move, PlaceCamera, Spending
from carom.games.escape.board import COLUMNS, ROWS, cells_in
from carom.games.escape.pieces import ESCAPED, Pieces
from carom.games.escape.position import Position
from carom.games.escape.spending import spend
from carom.games.escape.text import parse_turn, write_turn
from carom.pictures.escape.picture import picture

PLAN = "C23T10T21C30X20T32S11C12D10S31"
RED = 0


@dataclass(frozen=True)
class Example:
    """One picture.

    Attributes:
        name: File name without its ending.
        position: What is drawn.
        routes: Turns, each from the same position; moves of the first are drawn, and the
            view of the first camera it places.
    """

    name: str
    position: Position
    routes: tuple[str, ...] = ()

    def svg(self) -> str:
        """Return the picture; it serves every language, so its title is the turn itself."""
        if not self.routes or "✗" in self.routes[0]:
            return picture(self.position, title=" ".join(self.routes[:1]) or "1, 2, 3")
        steps = steps_of(self.routes[0])
        first = steps[0]
        if isinstance(first, Move):
            return picture(self.position, steps, title=self.routes[0])
        pieces, used = self._after(steps[:1])
        assert isinstance(first, PlaceCamera)  # the other examples place one
        shown = Position(PLAN, pieces, RED, 2, used)
        return picture(shown, title=self.routes[0], views=(first.cell,))

    def retold(self, route: str) -> str:
        """Return a turn with what comes of it by the rules."""
        steps = steps_of(route)
        return f"{write_turn(steps, RED)} → {self._outcome(steps)}"

    def _outcome(self, steps: tuple[Spending, ...]) -> str:
        """Return what comes of a turn."""
        try:
            pieces, _ = self._after(steps)
        except IllegalAction:
            return "✗"
        last = steps[-1]
        if isinstance(last, Move):
            cell = pieces.robots[last.robot]
            return "✓" if cell == ESCAPED else cell_name(cell, COLUMNS)
        seen = cells_in(pieces.eyes & ~self.position.pieces.eyes)
        return " ".join(cell_name(pieces.robots[one], COLUMNS) for one in seen) or "–"

    def _after(self, steps: tuple[Spending, ...]) -> tuple[Pieces, int]:
        """Return the pieces after a turn, and what was done in it."""
        pieces, used = self.position.pieces, self.position.used
        for step in steps:
            pieces, used = spend(self.position.factory, pieces, RED, used, step)
        return pieces, used


def steps_of(route: str) -> tuple[Spending, ...]:
    """Return the steps of a turn; what comes of it is left out."""
    actions = parse_turn(route.partition(" → ")[0], RED)
    return tuple(action for action in actions if isinstance(action, Spending))


def standing(robots: str) -> Position:
    """Return a position with robots given as ``c8 c8 d8*``, three a team, ``*`` for an eye."""
    words = robots.split()
    cells = tuple(
        ESCAPED if word == "x" else parse_cell(word.rstrip("*"), ROWS, COLUMNS) for word in words
    )
    eyes = sum(1 << at for at, word in enumerate(words) if word.endswith("*"))
    return Position(PLAN, Pieces(cells, eyes), RED)


EXAMPLES = (
    Example("setup", standing("c8 c8 c8 c8 c8 c8")),
    Example("step", standing("c8 c8 c8 c8 c8 c8"), ("r1E r1E r1E → f8",)),
    Example("crowd", standing("c8 c8 c8 d8 d8 c8"), ("r1E → d8",)),
    Example("blocked", standing("g8 x x h8 x x"), ("r1E → ✗", "r1N → g7")),
    Example("out", standing("o8 x c8 h8 c8 c8"), ("r1E → ✓",)),
    Example("frozen", standing("f8* x x h8 x x"), ("r1E → ✗", "-r1 r1E r1N → g7")),
    Example("behind", standing("h8 x x d8 c8 x"), ("+m8W !m8 → h8 d8 c8", "+m8N !m8 → –")),
    Example(
        "edge",
        standing("c8 c8 c8 i8 x x"),
        ("+g6E !g6 → i8", "+g6SE !g6 → i8", "+g6S !g6 → i8", "+g6NE !g6 → –"),
    ),
    Example("wall", standing("c8 c8 c8 k8 x x"), ("+g6SE !g6 → –",)),
    Example("corner", standing("c8 c8 c8 h8 x x"), ("+f6SE !f6 → –",)),
    Example("gap", standing("c8 c8 c8 k8 x x"), ("+j7SE !j7 → k8",)),
)
