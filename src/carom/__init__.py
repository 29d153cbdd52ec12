"""carom: play, solve and study a family of movement board games.

>>> import carom
>>> position = carom.parse("r1_1A2A3A4A_rh11bi14gp16yp9_rn2_E")
>>> solution = carom.solve(position)
>>> solution.length, carom.write_route(solution.line)
(6, 'rE rS rE rN rW rN')

The names below are what most programs need; each is loaded when it is first asked for,
so that ``import carom`` costs nothing. The modules hold more.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from carom.core import errors as _errors

if TYPE_CHECKING:
    from carom.core.errors import (
        CaromError,
        IllegalAction,
        NotationError,
        NotFound,
        OptionError,
        PositionError,
        RecordError,
    )
    from carom.facade import count, draw, hints, picture, solutions, solve, write
    from carom.games import get_game
    from carom.games.micro.position import Position as MicroPosition
    from carom.games.ricochet.attempt import Attempt, begin, legal_moves, play, play_route
    from carom.games.ricochet.board import (
        Board,
        board_codes,
        board_of,
        free_board,
        make_board,
        printed_board,
    )
    from carom.games.ricochet.moves import parse_move, parse_route, write_move, write_route
    from carom.games.ricochet.pieces import Diagonal, Target
    from carom.games.ricochet.position import Move, MoveRules, Position
    from carom.records.reading import read_position as parse
    from carom.records.record import parse_record, write_record
    from carom.records.replay import replay, verify
    from carom.solvers.result import Limits, Solution
    from carom.solvers.ricochet import active_solver, solve_board

__version__ = "0.1.0"

__all__ = [
    "Attempt",
    "Board",
    "CaromError",
    "Diagonal",
    "IllegalAction",
    "Limits",
    "MicroPosition",
    "Move",
    "MoveRules",
    "NotFound",
    "NotationError",
    "OptionError",
    "Position",
    "PositionError",
    "RecordError",
    "Solution",
    "Target",
    "active_solver",
    "begin",
    "board_codes",
    "board_of",
    "count",
    "draw",
    "free_board",
    "get_game",
    "hints",
    "legal_moves",
    "make_board",
    "parse",
    "parse_move",
    "parse_record",
    "parse_route",
    "picture",
    "play",
    "play_route",
    "printed_board",
    "replay",
    "solutions",
    "solve",
    "solve_board",
    "verify",
    "write",
    "write_move",
    "write_record",
    "write_route",
]

_HOMES = {
    "core.errors": (
        "CaromError",
        "IllegalAction",
        "NotFound",
        "NotationError",
        "OptionError",
        "PositionError",
        "RecordError",
    ),
    "facade": ("count", "draw", "hints", "picture", "solutions", "solve", "write"),
    "games": ("get_game",),
    "games.micro.position": ("MicroPosition=Position",),
    "games.ricochet.attempt": ("Attempt", "begin", "legal_moves", "play", "play_route"),
    "games.ricochet.board": (
        "Board",
        "board_codes",
        "board_of",
        "free_board",
        "make_board",
        "printed_board",
    ),
    "games.ricochet.moves": ("parse_move", "parse_route", "write_move", "write_route"),
    "games.ricochet.pieces": ("Diagonal", "Target"),
    "games.ricochet.position": ("Move", "MoveRules", "Position"),
    "records.reading": ("parse=read_position",),
    "records.record": ("parse_record", "write_record"),
    "records.replay": ("replay", "verify"),
    "solvers.result": ("Limits", "Solution"),
    "solvers.ricochet": ("active_solver", "solve_board"),
}
"""The public names of each module, ``name=its_name_there`` where the two differ."""

_PLACES = {
    entry.partition("=")[0]: (f"carom.{module}", entry.rpartition("=")[2])
    for module, entries in _HOMES.items()
    for entry in entries
}


def __getattr__(name: str) -> Any:
    """Load a public name from its module."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, attribute = _PLACES[name]
    value = globals()[name] = getattr(import_module(module), attribute)
    return value


def __dir__() -> list[str]:
    """Return the public names too, loaded or not."""
    return sorted({*globals(), *__all__})


def _render(code: str, params: _errors.Params) -> str:
    """Return the English sentence of an error; the catalogue loads at the first one."""
    from carom.locales import error_sentence

    return error_sentence(code, params, "en")


_errors.set_renderer(_render)
