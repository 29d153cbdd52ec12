"""Positions of 1, 2, 3… robot! on the command line: the way out for a seat alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from carom.cli.kits.escape.words import way_words
from carom.cli.kits.hints import common_words
from carom.cli.kits.kit import Puzzles
from carom.cli.words import say
from carom.games.escape.actions import Action, EndTurn, Move, TakeEye
from carom.games.escape.moves import parse_turn, write_action, write_turn
from carom.games.escape.pieces import COLOURS, ESCAPED, POINTS, TEAM, robot_name
from carom.games.escape.position import Position
from carom.games.escape.turns import way_left
from carom.records.escape.position import write_position
from carom.solvers import escape as solver
from carom.solvers.hints import ExactLength, LengthRange
from carom.solvers.result import Solution, Solver

if TYPE_CHECKING:
    import msgspec

    from carom.cli.recipe import Recipe
    from carom.pictures.canvas import Line
    from carom.pictures.svg import Theme
    from carom.solvers.escape.hinting import Hint


class EscapePuzzles(Puzzles[Position, Action]):
    """What the commands do with positions of 1, 2, 3… robot!."""

    game = "escape"
    recipe = frozenset({"printed", "robots"})
    forms: ClassVar[Mapping[str, tuple[str, str]]] = {
        "token": ("carom.records.escape.position", "write_position"),
        "diagram": ("carom.games.escape.text", "draw_position"),
    }
    degrees = 5

    @property
    def solver(self) -> Solver[Position, Action]:
        """The only solver there is."""
        return solver

    def write(self, position: Position) -> str:
        """Return the token of a position."""
        return write_position(position)

    def make(self, recipe: Recipe, seed: str) -> Position:
        """Return a position with what is not given drawn from the seed."""
        from carom.cli.kits.escape.making import make_position

        return make_position(recipe, seed)

    def read_route(self, position: Position, text: str) -> tuple[Action, ...]:
        """Return the actions of a text, one turn after the other."""
        return parse_turn(text, position.seat)

    def reaches(self, position: Position, route: Sequence[Action]) -> bool:
        """Tell whether all robots of the seat are out at the end; raises IllegalAction."""
        from carom.solvers.escape.playing import after_action

        for action in route:
            position = after_action(position, action)
        return position.pieces.escaped(position.seat) == TEAM

    def moves(self, route: Sequence[Action]) -> list[str]:
        """Return the actions of a route, robots by their number in their team."""
        return [_own_words(action) for action in route]

    def route_words(self, position: Position, route: Sequence[Action]) -> str:
        """Return a route in notation, turns divided by semicolons."""
        return "; ".join(write_turn(turn, position.seat) for turn in _turns(position, route))

    def goal(self, position: Position) -> str:
        """Return in words whose robots are to get out, and how far they have to go."""
        pieces, seat = position.pieces, position.seat
        names = tuple(
            robot_name(TEAM * seat + number)
            for number, cell in enumerate(pieces.team(seat))
            if cell != ESCAPED
        )
        way = way_words(*way_left(position.factory.plan, pieces, seat))
        if not names:
            return say("cli-target-all-out", colour=COLOURS[seat])
        return say("cli-target-out", robots=names, way=way)

    def draw(self, position: Position, route: Sequence[Action]) -> list[Line]:
        """Return the factory with what all cameras see; a route has no room there."""
        from carom.pictures.escape.terminal import draw

        return draw(position, [camera.cell for camera in position.pieces.cameras])

    def draw_plain(self, position: Position, route: Sequence[Action]) -> str:
        """Return it in ASCII, without what cameras see."""
        from carom.cli.kits.escape.states import plain

        return plain(position)

    def picture(self, position: Position, route: Sequence[Action], theme: Theme) -> str:
        """Return the SVG."""
        from carom.games.escape.plan import plan_rows
        from carom.pictures.escape.picture import picture

        target = self.goal(position)
        title = say("cli-svg-factory", target=target)
        description = say("cli-svg-squares", rows=plan_rows(position.plan))
        if route:
            description += " " + say("cli-svg-route", route=self.route_words(position, route))
        views = [camera.cell for camera in position.pieces.cameras]
        told = {"title": title, "description": description}
        return picture(position, route, views=views, theme=theme, **told)

    def hints(self, position: Position, found: Solution[Action]) -> Sequence[Hint]:
        """Return the hints that a solution gives."""
        from carom.solvers.escape.hinting import hints_from

        return hints_from(position, found)

    def hint_words(self, position: Position, hint: Hint) -> str:
        """Return a hint in words; lengths are turns here."""
        from carom.solvers.escape.hinting import Leaving

        match hint:
            case LengthRange(least=least, most=None):
                return say("cli-hint-turns-least", least=least)
            case LengthRange(least=least, most=most):
                return say("cli-hint-turns-range", least=least, most=most or least)
            case ExactLength(length=length):
                return say("cli-hint-turns", length=length)
            case Leaving(robots=robots):
                names = tuple(robot_name(TEAM * position.seat + number) for number in robots)
                return say("cli-hint-leaving", robots=names)
            case _:
                return common_words(hint, lambda line: self.route_words(position, line))

    def hint_facts(self, hint: msgspec.Struct) -> dict[str, object]:
        """Return a hint for machines; robots are numbered from 1 there."""
        from carom.solvers.escape.hinting import Leaving

        if isinstance(hint, Leaving):
            hint = Leaving(tuple(number + 1 for number in hint.robots))
        return super().hint_facts(hint)

    def remarks(self, position: Position) -> Iterator[str]:
        """Yield what is counted."""
        yield say("cli-solve-in-turns", points=POINTS)


def _own_words(action: Action) -> str:
    """Return an action in notation, the letter of the seat left out."""
    match action:
        case Move(number, way):
            return f"{number + 1}{way}"
        case TakeEye(number):
            return f"-{number + 1}"
        case _:
            return write_action(action, 0)


def _turns(position: Position, route: Sequence[Action]) -> list[list[Action]]:
    """Return a route turn by turn."""
    turns: list[list[Action]] = []
    left = position.points
    for action in route:
        if not turns or left == 0:
            turns.append([])
            left = left or POINTS
        turns[-1].append(action)
        left = 0 if isinstance(action, EndTurn) else left - 1
    return turns


PUZZLES = EscapePuzzles()
