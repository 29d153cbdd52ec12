"""The functions of ``carom`` that serve the positions of every game: solve, write, draw.

Which game a position is of tells where its functions are. All games keep them at the same
places: ``games/<game>/position.py`` and ``text.py``, ``solvers/<game>``, ``records/<game>``
and ``pictures/<game>``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, overload

from carom.solvers.result import NO_LIMITS

if TYPE_CHECKING:
    import msgspec

    from carom.games.escape.actions import Action as EscapeAction
    from carom.games.escape.position import Position as EscapePosition
    from carom.games.micro.position import Position as MicroPosition
    from carom.games.ramses.position import Position as RamsesPosition
    from carom.games.ricochet.position import Move
    from carom.games.ricochet.position import Position as RicochetPosition
    from carom.pictures.svg import Theme
    from carom.records.reading import AnyPosition
    from carom.solvers.result import Cancel, Limits, Solution, SolverChoice

_TOKENS = {"ricochet": "carom.records.position"}
"""Where a game's token is written, if not in ``carom.records.<game>.position``."""


def game_of(position: object) -> str:
    """Return the id of the game that a position is of.

    >>> from carom.records.reading import read_position
    >>> game_of(read_position("m1_B1N2N3N4N_W6_G3_O"))
    'micro'
    """
    return type(position).__module__.split(".")[2]


@overload
def solve(
    position: RicochetPosition,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Solution[Move]: ...
@overload
def solve(
    position: MicroPosition | RamsesPosition,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Solution[str]: ...
@overload
def solve(
    position: EscapePosition,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Solution[EscapeAction]: ...
def solve(
    position: AnyPosition,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Solution[Any]:
    """Return the optimum and one line; see the solver of the game.

    Args:
        position: Of any game.
        limits: How much may be used; over it the answer is ``stopped``.
        cancel: Calls the search off from another thread.
        solver: Which twin.
    """
    found: Solution[Any] = _solver(position).solve(position, limits, cancel, solver)
    return found


@overload
def solutions(
    position: RicochetPosition,
    limits: Limits = NO_LIMITS,
    most: int | None = None,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Iterator[tuple[Move, ...]]: ...
@overload
def solutions(
    position: MicroPosition | RamsesPosition,
    limits: Limits = NO_LIMITS,
    most: int | None = None,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Iterator[tuple[str, ...]]: ...
@overload
def solutions(
    position: EscapePosition,
    limits: Limits = NO_LIMITS,
    most: int | None = None,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Iterator[tuple[EscapeAction, ...]]: ...
def solutions(
    position: AnyPosition,
    limits: Limits = NO_LIMITS,
    most: int | None = None,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Iterator[tuple[Any, ...]]:
    """Yield all optimal lines, at most so many; raises SearchStopped."""
    lines: Iterator[tuple[Any, ...]] = _solver(position).solutions(
        position, limits, most, cancel, solver
    )
    return lines


def count(
    position: AnyPosition,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> int:
    """Return the number of optimal lines; raises SearchStopped."""
    number: int = _solver(position).count(position, limits, cancel, solver)
    return number


def hints(
    position: AnyPosition,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> tuple[msgspec.Struct, ...]:
    """Return hints to the optimum, from the faintest on; raises SearchStopped."""
    given: tuple[msgspec.Struct, ...] = _solver(position).hints(position, limits, cancel, solver)
    return given


def write(position: AnyPosition) -> str:
    """Return the token of a position of any game."""
    game = game_of(position)
    home = _TOKENS.get(game, f"carom.records.{game}.position")
    text: str = import_module(home).write_position(position)
    return text


def draw(position: AnyPosition, route: Sequence[Any] = ()) -> str:
    """Return a drawing in plain text, which ``parse`` reads back; some games add a route."""
    drawing = import_module(f"carom.games.{game_of(position)}.text").draw_position
    text: str = drawing(position, route) if route else drawing(position)
    return text


def picture(
    position: AnyPosition,
    route: Sequence[Any] = (),
    *,
    title: str,
    description: str = "",
    theme: Theme = "auto",
) -> str:
    """Return a position as SVG; see ``picture`` of the game."""
    home = f"carom.pictures.{game_of(position)}.picture"
    drawn: str = import_module(home).picture(
        position, route, title=title, description=description, theme=theme
    )
    return drawn


def _solver(position: object) -> Any:
    """Return the module that solves the positions of a game."""
    return import_module(f"carom.solvers.{game_of(position)}")
