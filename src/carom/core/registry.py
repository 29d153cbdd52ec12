"""The games that are there, by id; each is loaded when first asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from carom.core.errors import NotFound

if TYPE_CHECKING:
    from carom.core.game import Game

_homes: dict[str, str] = {}


def register(game_id: str, module: str) -> None:
    """Say that ``module`` holds the game ``game_id`` under the name ``GAME``."""
    _homes[game_id] = module


def late_game(package: str) -> Callable[[str], Any]:
    """Return the ``__getattr__`` of a game's package: ``GAME`` is loaded when it is asked for.

    Boards and positions do without the rules.

    Args:
        package: Its name; its module ``game`` holds ``GAME``.
    """

    def load(name: str) -> Any:
        if name != "GAME":
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return import_module(f"{package}.game").GAME

    return load


def game_ids() -> tuple[str, ...]:
    """Return the ids of all games, in the order of registration."""
    return tuple(_homes)


def home_of(game_id: str) -> str | None:
    """Return the module that holds a game, or None when no such game is registered."""
    return _homes.get(game_id)


def get_game(game_id: str) -> Game[Any, Any, Any, Any]:
    """Return a game by its id.

    Raises:
        NotFound: ``no-such-game`` with the nearest ids.
    """
    if game_id not in _homes:
        from difflib import get_close_matches

        near = get_close_matches(game_id, _homes, n=3, cutoff=0.4) or list(_homes)
        raise NotFound("no-such-game", name=game_id[:40], near=tuple(near))
    game: Game[Any, Any, Any, Any] = import_module(_homes[game_id]).GAME
    return game
