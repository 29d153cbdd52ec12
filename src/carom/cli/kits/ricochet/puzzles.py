"""Positions of Ricochet Robots on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from carom.cli.kits.kit import Puzzles
from carom.cli.kits.ricochet.words import svg, target_name
from carom.games.ricochet.moves import parse_route, write_move, write_route
from carom.games.ricochet.position import Move, Position
from carom.records.position import write_position
from carom.solvers import ricochet as solver
from carom.solvers.result import Solution, Solver

if TYPE_CHECKING:
    from carom.cli.recipe import Recipe
    from carom.pictures.canvas import Line
    from carom.pictures.svg import Theme
    from carom.solvers.ricochet.hinting import Hint


class RicochetPuzzles(Puzzles[Position, Move]):
    """What the commands do with positions of Ricochet Robots."""

    game = "ricochet"
    recipe = frozenset({"printed", "free", "walls", "robots", "extra_robot", "target"})
    forms: ClassVar[Mapping[str, tuple[str, str]]] = {
        "token": ("carom.records.position", "write_position"),
        "json": ("carom.records.interchange", "write_interchange"),
        "diagram": ("carom.games.ricochet.text", "draw_position"),
        "droids": ("carom.records.driftingdroids", "write_droids_id"),
        "asp": ("carom.records.asp", "write_asp"),
        "pddl": ("carom.records.pddl", "write_pddl"),
    }
    degrees = 6

    @property
    def solver(self) -> Solver[Position, Move]:
        """The kernel or its twin."""
        return solver

    def write(self, position: Position) -> str:
        """Return the token of a position."""
        return write_position(position)

    def make(self, recipe: Recipe, seed: str) -> Position:
        """Return a position from options, what they leave open drawn from the seed."""
        from carom.cli.kits.ricochet.making import make_position

        return make_position(recipe, seed)

    def with_rules(self, position: Position, changes: Mapping[str, str]) -> Position:
        """Return the position under other rules."""
        return replace(position, rules=replace(position.rules, **changes)) if changes else position

    def read_route(self, position: Position, text: str) -> tuple[Move, ...]:
        """Return the moves of a text."""
        return parse_route(text)

    def reaches(self, position: Position, route: Sequence[Move]) -> bool:
        """Tell whether a route solves a position."""
        from carom.games.ricochet.attempt import play_route

        return play_route(position, route).solved

    def moves(self, route: Sequence[Move]) -> list[str]:
        """Return the moves of a route, each in notation."""
        return [write_move(move) for move in route]

    def route_words(self, position: Position, route: Sequence[Move]) -> str:
        """Return a route in notation."""
        return write_route(route)

    def goal(self, position: Position) -> str:
        """Return robot, symbol and cell in words."""
        return target_name(position)

    def draw(self, position: Position, route: Sequence[Move]) -> list[Line]:
        """Return the drawing with walls in box characters."""
        from carom.pictures.ricochet.terminal import draw

        return draw(position, route)

    def draw_plain(self, position: Position, route: Sequence[Move]) -> str:
        """Return the drawing in ASCII."""
        from carom.games.ricochet.text import draw_position

        return draw_position(position, route)

    def picture(self, position: Position, route: Sequence[Move], theme: Theme) -> str:
        """Return the SVG."""
        return svg(position, route, theme)

    def hints(self, position: Position, found: Solution[Move]) -> Sequence[Hint]:
        """Return the hints that a solution gives."""
        from carom.solvers.ricochet.hinting import hints_from

        return hints_from(position, found)

    def hint_words(self, position: Position, hint: Hint) -> str:
        """Return a hint in words."""
        from carom.cli.kits.ricochet.hint_words import hint_words

        return hint_words(hint)


PUZZLES = RicochetPuzzles()
