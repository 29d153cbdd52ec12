"""The kits that are there, by game; each is loaded when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from carom.cli.kits.kit import Kit, Play, Puzzles
from carom.core.errors import NotFound

_HOMES = {
    "ricochet": "carom.cli.kits.ricochet",
    "micro": "carom.cli.kits.micro",
    "ramses": "carom.cli.kits.ramses",
    "escape": "carom.cli.kits.escape",
}
"""By game: the module that holds its ``KIT``."""


def kit_of(game: str) -> Kit:
    """Return what a game brings; an empty kit for a game that brings nothing.

    >>> kit_of("micro").puzzles is not None, kit_of("nim")
    (True, Kit(puzzles=None, show_state=None, play=None, join=None))
    """
    if game not in _HOMES:
        return Kit()
    kit: Kit = import_module(_HOMES[game]).KIT
    return kit


def play_of(game: str) -> Play:
    """Return how a game is played in the terminal.

    Raises:
        NotFound: ``not-played-here`` for a game that cannot be.
    """
    home = kit_of(game).play
    if home is None:
        near = tuple(name for name in _HOMES if kit_of(name).play)
        raise NotFound("not-played-here", name=game[:40], near=near)
    play: Play = import_module(home).PLAY
    return play


def puzzles_of(game: str) -> Puzzles[Any, Any]:
    """Return what can be done with the positions of a game.

    Raises:
        NotFound: ``no-puzzle`` for a game without puzzles.
    """
    puzzles = kit_of(game).puzzles
    if puzzles is None:
        near = tuple(name for name in _HOMES if kit_of(name).puzzles)
        raise NotFound("no-puzzle", name=game[:40], near=near)
    return puzzles


def puzzles_for(position: object) -> Puzzles[Any, Any]:
    """Return what can be done with a position; raises as :func:`puzzles_of`.

    Every game keeps its positions in ``carom.games.<game>.position``.
    """
    return puzzles_of(type(position).__module__.split(".")[2])
