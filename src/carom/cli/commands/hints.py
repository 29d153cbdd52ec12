"""``carom hints``: pushes towards a shortest way, the mildest first."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from carom.cli import waiting
from carom.cli.exits import DONE, NO
from carom.cli.hint_words import hint_words
from carom.cli.inputs import position_from
from carom.cli.limits import DEFAULT_LIMITS, LimitOptions
from carom.cli.options import COMMON, NO_RULES, Common, PositionText, Rules
from carom.cli.showing import show, show_json
from carom.cli.words import say
from carom.core.errors import OptionError
from carom.games.ricochet.moves import write_move
from carom.records.position import write_position
from carom.solvers import ricochet as solvers
from carom.solvers.ricochet.hinting import (
    ExactLength,
    FirstMove,
    Hint,
    LastObstacle,
    LengthRange,
    NoRoute,
    RobotsUsed,
    WholeLine,
    hints_from,
)

MAX_DEGREE = 6
"""Degree of the whole route; a position without one has a single hint."""


def hints(
    position: PositionText,
    /,
    *,
    degree: Annotated[int, Parameter(name="--degree", metavar="NUMBER", help="cli-opt-degree")] = 1,
    limits: LimitOptions = DEFAULT_LIMITS,
    rules: Rules = NO_RULES,
    common: Common = COMMON,
) -> int:
    """Give the hints up to a degree; returns the exit code."""
    if not 1 <= degree <= MAX_DEGREE:
        allowed = f"1..{MAX_DEGREE}"
        raise OptionError("bad-option", name="--degree", value=str(degree), allowed=allowed)
    puzzle = rules.over(position_from(position))
    found = waiting.run(
        lambda cancel: solvers.solve(puzzle, limits.limits(), cancel=cancel, solver=limits.solver)
    )
    given = hints_from(puzzle, found)
    told = given[:degree]
    if common.json:
        facts = [{"degree": number, **_facts(hint)} for number, hint in enumerate(told, 1)]
        show_json({"position": write_position(puzzle), "degrees": len(given), "hints": facts})
    else:
        for hint in told:
            show(hint_words(hint))
        if len(told) < len(given):
            show(say("cli-hint-more", degree=len(told) + 1, most=len(given)))
    return NO if isinstance(given[0], NoRoute) else DONE


def _facts(hint: Hint) -> dict[str, object]:
    """Return a hint for machines."""
    match hint:
        case NoRoute():
            return {"kind": "no_route"}
        case LengthRange(least=least, most=most):
            return {"kind": "length_range", "least": least, "most": most}
        case ExactLength(length=length):
            return {"kind": "length", "length": length}
        case RobotsUsed(robots=robots, active=active):
            return {"kind": "robots", "robots": list(robots), "active": active}
        case LastObstacle(kind=kind, side=side, robot=robot):
            return {"kind": "last_obstacle", "obstacle": kind, "side": side.name, "robot": robot}
        case FirstMove(move=move):
            return {"kind": "first_move", "move": write_move(move)}
        case WholeLine(line=line):
            return {"kind": "line", "line": [write_move(move) for move in line]}
