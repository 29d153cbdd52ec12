"""The kits that are there, by game; each is loaded when first asked for."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from carom.core.errors import NotFound
from carom.games import get_game
from carom.server.kits.kit import Kit, PuzzleKit, Telling

_HOMES = {
    "ricochet": "carom.server.kits.ricochet",
    "micro": "carom.server.kits.micro",
    "escape": "carom.server.kits.escape",
    "ramses": "carom.server.kits.ramses",
}
"""By game: the module that holds its ``KIT``."""


def kit_of(game: str) -> Kit[Any, Any]:
    """Return what a game brings; an empty kit for a game that brings nothing.

    >>> kit_of("ricochet").puzzle is not None
    True
    >>> kit_of("nim")
    Kit(puzzle=None, closed=None, telling=None, stands_s=0)
    """
    if game not in _HOMES:
        return Kit()
    kit: Kit[Any, Any] = import_module(_HOMES[game]).KIT
    return kit


def telling_of(game: str) -> Telling[Any]:
    """Return how a game is told once it is over.

    Raises:
        NotFound: ``no-such-game``.
    """
    rules = get_game(game)
    telling = kit_of(game).telling
    return telling or Telling(lambda state: rules.view(state, None), rules.view_type)


def puzzle_kits() -> Iterator[tuple[str, PuzzleKit[Any]]]:
    """Yield the games that have puzzles, in their order, with what can be done with them."""
    for game in _HOMES:
        puzzle = kit_of(game).puzzle
        if puzzle is not None:
            yield game, puzzle


def puzzle_kit(game: str, position: object = None) -> tuple[str, PuzzleKit[Any]]:
    """Return whose position something is and what can be done with it.

    Args:
        game: The game if it is known. If not, a token is told by how it begins, and
            anything else is taken for a position of the first game.
        position: Text of a position, or something else.

    Raises:
        NotFound: ``no-puzzle`` for a game without puzzles.
    """
    kits = dict(puzzle_kits())
    if game:
        if game not in kits:
            raise NotFound("no-puzzle", name=game, near=tuple(kits))
        return game, kits[game]
    text = position.lstrip() if isinstance(position, str) else ""
    fitting = (item for item in kits.items() if text.startswith(item[1].mark))
    return next(fitting, next(iter(kits.items())))
