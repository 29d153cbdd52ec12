"""Examples of Ramses, on a small layout of five treasures.

A route is the cells of the pyramids that slide, then ✓ when the treasure sought comes to light,
✗ when it is another one, and – when there is none. ``180: d3 → e4`` tells where a place is seen
after the board has been turned by so many degrees.
"""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from carom.core.grid import parse_cell
from carom.games.ramses import GAME
from carom.games.ramses.actions import Slide
from carom.games.ramses.board import CELLS, COLUMNS, EMPTY, ROWS, SEEN_AT, UNKNOWN
from carom.games.ramses.options import PRESETS
from carom.games.ramses.position import Position, position_of
from carom.games.ramses.text import LETTERS
from carom.pictures.ramses.picture import picture
from carom.solvers.ramses import solve

_OUTCOMES = {"found": "✓", "wrong": "✗"}
_TREASURES = {"e3": "A", "d2": "B", "f3": "C", "a1": "D", "h6": "E"}


@dataclass(frozen=True)
class Example:
    """One picture.

    Attributes:
        name: File name without its ending.
        position: What is drawn; known contents shimmer through their pyramids.
        routes: What the pages say about it, in their order; the last one is drawn.
        fewest: Fewest slides within a turn, or None where the pages say nothing.
    """

    name: str
    position: Position
    routes: tuple[str, ...] = ()
    fewest: int | None = None

    def svg(self) -> str:
        """Return the picture; it serves every language, so its title is the route itself."""
        title = self.routes[-1] if self.routes else "Ramses"
        if ":" in title:
            return picture(_turned(self.position, int(title.partition(":")[0])), title=title)
        return picture(self.position, title.split()[:-1], title=title)

    def retold(self, route: str) -> str:
        """Return a route as it goes by the rules."""
        head, is_turn, rest = route.partition(": ")
        if is_turn:
            seen = _turned(self.position, int(head))
            before = _cell(rest.split()[0])
            place = SEEN_AT[int(head) // 90][before]
            return f"{head}: {self.position.name(before)} → {seen.name(place)}"
        return " ".join(self._played(route.split()[:-1]))

    def is_true(self) -> bool:
        """Tell whether the shortest way within a turn is as long as it says."""
        return self.fewest in (None, solve(self.position).length)

    def _played(self, cells: list[str]) -> list[str]:
        """Return slides in a game on this position up to the first treasure, and what it is."""
        state = GAME.advance(GAME.setup(PRESETS["classic"], 2, "docs"), 10_001)
        wanted = (card.treasure == self.position.wanted for card in state.options.deck)
        state = replace(
            state,
            layout=self.position.contents,
            hole=self.position.hole,
            angle=0,
            card=list(wanted).index(True),
        )
        for made, name in enumerate(cells, start=1):
            state = GAME.apply(state, state.turn, Slide(_cell(name)), state.now)
            for event in state.events:
                if event.kind in _OUTCOMES:
                    return [*cells[:made], _OUTCOMES[event.kind]]
        return [*cells, "–"]


def _cell(name: str) -> int:
    """Return a cell of the box as it lay at first."""
    return parse_cell(name, ROWS, COLUMNS)


def _turned(position: Position, degrees: int) -> Position:
    """Return a position as it is seen once the board has been turned clockwise."""
    places = SEEN_AT[degrees // 90]
    contents = [UNKNOWN] * CELLS
    for cell, content in enumerate(position.contents):
        contents[places[cell]] = content
    rows, columns = (ROWS, COLUMNS) if degrees % 180 == 0 else (COLUMNS, ROWS)
    return Position(rows, columns, tuple(contents), places[position.hole], position.wanted)


def seeks(wanted: str, hole: str = "d3") -> Position:
    """Return the layout with an open space and a treasure that is sought, by its letter."""
    contents = [EMPTY] * CELLS
    for name, letter in _TREASURES.items():
        contents[_cell(name)] = LETTERS.index(letter)
    return Position(ROWS, COLUMNS, tuple(contents), _cell(hole), LETTERS.index(wanted))


def closed(hole: str = "d3") -> Position:
    """Return the box as everybody sees it: nothing known but the open space."""
    contents = [UNKNOWN] * CELLS
    contents[_cell(hole)] = EMPTY
    return Position(ROWS, COLUMNS, tuple(contents), _cell(hole))


_THIRTY = position_of(GAME.setup(PRESETS["classic"], 2, "docs"))

EXAMPLES = (
    Example("preview", replace(_THIRTY, wanted=EMPTY)),
    Example("setup", closed()),
    Example("empty", seeks("A"), ("c3 –",)),
    Example("find", seeks("A"), ("e3 ✓",), fewest=1),
    Example("wrong", seeks("A"), ("d2 ✗",)),
    Example("next", seeks("A", hole="d2"), ("d3 d4 e4 e3 ✓",)),
    Example("around", seeks("C"), ("e3 ✗", "d4 e4 f4 f3 ✓"), fewest=4),
    Example("far", seeks("D"), ("c3 b3 a3 a2 a1 ✓",), fewest=5),
    Example("storm", seeks("A"), ("180: d3 → e4", "180: e3 → d4")),
)
