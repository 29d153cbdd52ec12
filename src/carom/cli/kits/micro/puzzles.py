"""Positions of Micro Robots on the command line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from carom.cli.kits.kit import Puzzles
from carom.cli.words import say
from carom.games.micro.attempt import arrives, play_route
from carom.games.micro.moves import parse_route, write_route
from carom.games.micro.position import Position
from carom.records.micro.position import write_position
from carom.solvers import micro as solver
from carom.solvers.result import Solution, Solver

if TYPE_CHECKING:
    from carom.cli.recipe import Recipe
    from carom.pictures.canvas import Line
    from carom.pictures.svg import Theme
    from carom.solvers.micro.hinting import Hint


class MicroPuzzles(Puzzles[Position, str]):
    """What the commands do with positions of Micro Robots."""

    game = "micro"
    recipe = frozenset({"printed", "free", "side", "robots", "target", "waypoint", "expert"})
    forms: ClassVar[Mapping[str, tuple[str, str]]] = {
        "token": ("carom.records.micro.position", "write_position"),
        "json": ("carom.records.micro.interchange", "write_interchange"),
        "diagram": ("carom.games.micro.text", "draw_position"),
    }
    degrees = 6

    @property
    def solver(self) -> Solver[Position, str]:
        """The only solver there is."""
        return solver

    def write(self, position: Position) -> str:
        """Return the token of a position."""
        return write_position(position)

    def make(self, recipe: Recipe, seed: str) -> Position:
        """Return a position from options, what they leave open drawn from the seed."""
        from carom.cli.kits.micro.making import make_position

        return make_position(recipe, seed)

    def read_route(self, position: Position, text: str) -> tuple[str, ...]:
        """Return the fields of a text; the robot's own may stand first."""
        return parse_route(text, position.board.name(position.robot))

    def reaches(self, position: Position, route: Sequence[str]) -> bool:
        """Tell whether a way proves a call of its length."""
        return bool(route) and arrives(position, play_route(position, route))

    def moves(self, route: Sequence[str]) -> list[str]:
        """Return the fields of a way."""
        return list(route)

    def route_words(self, position: Position, route: Sequence[str]) -> str:
        """Return a way with the robot's field before it."""
        return write_route(route, position.board.name(position.robot))

    def goal(self, position: Position) -> str:
        """Return target, start and waypoint in words."""
        name = position.board.name
        if position.waypoint is None:
            return say("cli-target-field", target=name(position.target), start=name(position.robot))
        return say(
            "cli-target-field-via",
            target=name(position.target),
            start=name(position.robot),
            waypoint=name(position.waypoint),
        )

    def draw(self, position: Position, route: Sequence[str]) -> list[Line]:
        """Return the dice on their colours."""
        from carom.pictures.micro.terminal import draw

        return draw(position, route)

    def draw_plain(self, position: Position, route: Sequence[str]) -> str:
        """Return the dice by their names."""
        from carom.games.micro.text import draw_position

        return draw_position(position, route)

    def picture(self, position: Position, route: Sequence[str], theme: Theme) -> str:
        """Return the SVG."""
        from carom.games.micro.text import draw_board
        from carom.pictures.micro.picture import picture

        title = say("cli-svg-dice", target=self.goal(position))
        if route:
            title = say("cli-svg-dice-solved", target=self.goal(position), moves=len(route))
        rows = tuple(draw_board(position.board).splitlines())
        description = say("cli-svg-rows", rows=rows)
        if route:
            description += " " + say("cli-svg-route", route=self.route_words(position, route))
        return picture(position, route, title=title, description=description, theme=theme)

    def hints(self, position: Position, found: Solution[str]) -> Sequence[Hint]:
        """Return the hints that a solution gives."""
        from carom.solvers.micro.hinting import hints_from

        return hints_from(position, found)

    def hint_words(self, position: Position, hint: Hint) -> str:
        """Return a hint in words."""
        from carom.cli.kits.micro.hint_words import hint_words

        return hint_words(position, hint)

    def prove(self, position: Position, call: int) -> tuple[int, tuple[str, ...]]:
        """Return how many ways prove a call, and the first of them."""
        return solver.count_walks(position, call), next(solver.walks(position, call), ())

    def facts(self, position: Position) -> dict[str, object]:
        """Return the least even and the least odd call that can be proved, and the rating."""
        from carom.solvers.micro.rating import rate

        even, odd = solver.least_calls(position)
        rating = rate(position)
        facts: dict[str, object] = {"least_even_call": even, "least_odd_call": odd}
        if rating is not None:
            facts |= {"level": rating.level, "bits": round(rating.bits, 3)}
        return facts

    def remarks(self, position: Position) -> Iterator[str]:
        """Yield which calls can be proved and how hard it is to find the shortest way."""
        from carom.solvers.micro.rating import rate

        calls = _calls(*solver.least_calls(position))
        if calls:
            yield calls
        rating = rate(position)
        if rating is not None:
            yield say("cli-rating", level=rating.level)


def _calls(even: int | None, odd: int | None) -> str:
    """Return in words which calls can be proved; with each of them the second one above, too."""
    least = [call for call in (even, odd) if call is not None]
    if not least:
        return ""
    if len(least) == 1:
        return say("cli-calls-every-second", first=least[0])
    every = max(least) - 1
    single = tuple(str(call) for call in range(min(least), every, 2))
    return (
        say("cli-calls-and-all", calls=single, all=every)
        if single
        else say("cli-calls-all", all=every)
    )


PUZZLES = MicroPuzzles()
