"""Positions of Ramses on the command line: the way to a treasure for whoever knows all."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from carom.cli.kits.hints import common_words
from carom.cli.kits.kit import Puzzles
from carom.cli.kits.ramses.words import treasure_name
from carom.cli.words import say
from carom.core.errors import IllegalAction
from carom.core.grid import parse_cell
from carom.games.ramses.board import EMPTY, neighbours
from carom.games.ramses.position import Position
from carom.records.ramses.position import write_position
from carom.solvers import ramses as solver
from carom.solvers.result import Solution, Solver

if TYPE_CHECKING:
    from carom.cli.recipe import Recipe
    from carom.pictures.canvas import Line
    from carom.pictures.svg import Theme
    from carom.solvers.ramses.hinting import Hint

_CELL = re.compile(r"[^\s,;-]+")


class RamsesPuzzles(Puzzles[Position, str]):
    """What the commands do with positions of Ramses."""

    game = "ramses"
    recipe = frozenset({"target"})
    forms: ClassVar[Mapping[str, tuple[str, str]]] = {
        "token": ("carom.records.ramses.position", "write_position"),
        "diagram": ("carom.games.ramses.text", "draw_position"),
    }
    degrees = 4

    @property
    def solver(self) -> Solver[Position, str]:
        """The only solver there is."""
        return solver

    def write(self, position: Position) -> str:
        """Return the token of a position."""
        return write_position(position)

    def make(self, recipe: Recipe, seed: str) -> Position:
        """Return a position with all that lies there drawn from the seed."""
        from carom.cli.kits.ramses.making import make_position

        return make_position(recipe, seed)

    def read_route(self, position: Position, text: str) -> tuple[str, ...]:
        """Return the cells of a text; blanks, commas or hyphens stand between them."""
        found = []
        for word in _CELL.finditer(text):
            cell = parse_cell(word[0], position.rows, position.columns, word.start() + 1)
            found.append(position.name(cell))
        return tuple(found)

    def reaches(self, position: Position, route: Sequence[str]) -> bool:
        """Tell whether a way uncovers what is sought and no other treasure before it.

        Raises:
            IllegalAction: ``not-beside-hole`` for a pyramid that cannot slide.
        """
        hole, is_over = position.hole, False
        for name in route:
            cell = parse_cell(name, position.rows, position.columns)
            beside = neighbours(hole, position.rows, position.columns)
            if cell not in beside:
                able = tuple(position.name(other) for other in beside)
                raise IllegalAction("not-beside-hole", cell=name, able=able)
            is_over = is_over or (hole != position.hole and position.contents[hole] != EMPTY)
            hole = cell
        is_there = position.contents[hole] == position.wanted != EMPTY
        return bool(route) and is_there and not is_over

    def moves(self, route: Sequence[str]) -> list[str]:
        """Return the cells of a way."""
        return list(route)

    def route_words(self, position: Position, route: Sequence[str]) -> str:
        """Return a way in notation."""
        return " ".join(route)

    def goal(self, position: Position) -> str:
        """Return the treasure and the hole in words."""
        hole = position.name(position.hole)
        if position.wanted == EMPTY:
            return say("cli-target-no-treasure", hole=hole)
        return say("cli-target-treasure", treasure=treasure_name(position.wanted), hole=hole)

    def draw(self, position: Position, route: Sequence[str]) -> list[Line]:
        """Return the box with its pyramids clear."""
        from carom.pictures.ramses.terminal import draw

        return draw(position, route)

    def draw_plain(self, position: Position, route: Sequence[str]) -> str:
        """Return the same in letters; a way has no room there."""
        from carom.games.ramses.text import draw_position

        return draw_position(position)

    def picture(self, position: Position, route: Sequence[str], theme: Theme) -> str:
        """Return the SVG."""
        from carom.games.ramses.text import draw_position
        from carom.pictures.ramses.picture import picture

        target = self.goal(position)
        title = say("cli-svg-box", target=target)
        if route:
            title = say("cli-svg-box-solved", target=target, moves=len(route))
        rows = tuple(line[3:] for line in draw_position(position).splitlines()[1:])
        description = say("cli-svg-spaces", rows=rows[: position.rows])
        if route:
            description += " " + say("cli-svg-route", route=self.route_words(position, route))
        return picture(position, route, title=title, description=description, theme=theme)

    def hints(self, position: Position, found: Solution[str]) -> Sequence[Hint]:
        """Return the hints that a solution gives."""
        from carom.solvers.ramses.hinting import hints_from

        return hints_from(found)

    def hint_words(self, position: Position, hint: Hint) -> str:
        """Return a hint in words."""
        return common_words(hint, " ".join)

    def facts(self, position: Position) -> dict[str, object]:
        """Return in how many turns and slides the treasure is found with perfect memory."""
        plan = solver.solve_turns(position)
        return {} if plan is None else {"turns": plan.turns, "slides": plan.slides}

    def remarks(self, position: Position) -> Iterator[str]:
        """Yield the same in words."""
        plan = solver.solve_turns(position)
        if plan is not None:
            yield say("cli-solve-turns", turns=plan.turns, slides=plan.slides)


PUZZLES = RamsesPuzzles()
