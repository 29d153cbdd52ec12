"""``carom board``: draw a position, or make one."""

from __future__ import annotations

import os
from typing import Annotated, Any

from cyclopts import Parameter

from carom.cli.faults import UsageError
from carom.cli.forms import Form, written
from carom.cli.inputs import at_most_one, position_from, write_file
from carom.cli.kits.kit import Puzzles
from carom.cli.kits.registry import puzzles_for, puzzles_of
from carom.cli.options import COMMON, NO_RULES, Common, PositionText, Rules, Svg, Theme
from carom.cli.recipe import FOR_EVERY_GAME, NOTHING, Recipe
from carom.cli.showing import show, show_board, show_json
from carom.cli.words import say

USUAL_GAME = "ricochet"
"""Whose position is made when no game is named."""


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
    given = _position(position, recipe)
    puzzles = puzzles_for(given)
    shown = puzzles.with_rules(given, rules.changes)
    moves = puzzles.read_route(shown, route) if route else ()
    solved = puzzles.reaches(shown, moves)
    if svg_file is not None:
        write_file(svg_file, puzzles.picture(shown, moves, theme))
    if form is not None:
        show(written(puzzles, shown, form))
    elif common.json:
        show_json(_facts(puzzles, shown, moves, is_solved=solved))
    elif svg_file is None:
        _show(puzzles, shown, moves, is_solved=solved)


def _position(text: str | None, recipe: Recipe) -> object:
    """Return the position that is given or asked to be made.

    Raises:
        UsageError: ``usage-missing`` when neither is, ``usage-either`` when both are,
            ``usage-not-in-game`` for an option that the game does not have.
    """
    if text is not None and recipe.given:
        raise UsageError("usage-either")
    if text is not None:
        return position_from(text)
    if not recipe.given:
        raise UsageError("usage-missing", name="POSITION")
    puzzles = puzzles_of(recipe.game or USUAL_GAME)
    puzzles.refuse(set(recipe.given) - FOR_EVERY_GAME - puzzles.recipe)
    return puzzles.make(recipe, recipe.seed or os.urandom(8).hex())


def _show(
    puzzles: Puzzles[Any, Any], position: object, route: tuple[Any, ...], *, is_solved: bool
) -> None:
    """Print the drawing, what is to be done and the token."""
    show_board(puzzles, position, route)
    show()
    show(say("cli-show-target", target=puzzles.goal(position)))
    if route:
        show(say("cli-route-solves" if is_solved else "cli-route-fails"))
    show(say("cli-show-position", position=puzzles.write(position)))


def _facts(
    puzzles: Puzzles[Any, Any], position: object, route: tuple[Any, ...], *, is_solved: bool
) -> dict[str, object]:
    """Return the answer for machines."""
    facts: dict[str, object] = {"position": puzzles.write(position)}
    if route:
        facts["route"] = puzzles.moves(route)
        facts["solves"] = is_solved
    return facts
