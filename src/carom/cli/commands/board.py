"""``carom board``: draw a position, or make one."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from carom.cli.faults import UsageError
from carom.cli.forms import Form, written
from carom.cli.inputs import at_most_one, position_from, write_file
from carom.cli.making import NOTHING, Recipe, make_position
from carom.cli.options import COMMON, NO_RULES, Common, PositionText, Rules, Svg, Theme
from carom.cli.showing import show, show_board, show_json, svg, target_name
from carom.cli.words import say
from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.moves import parse_route, write_move
from carom.games.ricochet.position import Move, Position
from carom.records.position import write_position


def board(
    position: PositionText | None = None,
    /,
    *,
    recipe: Recipe = NOTHING,
    route: Annotated[
        str | None, Parameter(name="--route", metavar="ROUTE", help="cli-opt-route")
    ] = None,
    form: Annotated[Form | None, Parameter(name="--as", help="cli-opt-as")] = None,
    svg_file: Svg = None,
    theme: Theme = "auto",
    rules: Rules = NO_RULES,
    common: Common = COMMON,
) -> None:
    """Draw or write a position that is given, or made from the options."""
    at_most_one(**{"as": form is not None, "json": common.json, "svg": svg_file == "-"})
    shown = rules.over(_position(position, recipe))
    moves = parse_route(route) if route else ()
    solved = play_route(shown, moves).solved
    if svg_file is not None:
        write_file(svg_file, svg(shown, moves, theme))
    if form is not None:
        show(written(shown, form))
    elif common.json:
        show_json(_facts(shown, moves, is_solved=solved))
    elif svg_file is None:
        _show(shown, moves, is_solved=solved)


def _position(text: str | None, recipe: Recipe) -> Position:
    """Return the position that is given or asked to be made.

    Raises:
        UsageError: ``usage-missing`` when neither is, ``usage-either`` when both are.
    """
    if text is not None and recipe.is_given:
        raise UsageError("usage-either")
    if text is not None:
        return position_from(text)
    if not recipe.is_given:
        raise UsageError("usage-missing", name="POSITION")
    return make_position(recipe, recipe.seed or os.urandom(8).hex())


def _show(position: Position, route: tuple[Move, ...], *, is_solved: bool) -> None:
    """Print the drawing, what is to be done and the token."""
    show_board(position, route)
    show()
    show(say("cli-show-target", target=target_name(position)))
    if route:
        show(say("cli-route-solves" if is_solved else "cli-route-fails"))
    show(say("cli-show-position", position=write_position(position)))


def _facts(position: Position, route: tuple[Move, ...], *, is_solved: bool) -> dict[str, object]:
    """Return the answer for machines."""
    facts: dict[str, object] = {"position": write_position(position)}
    if route:
        facts["route"] = [write_move(move) for move in route]
        facts["solves"] = is_solved
    return facts
