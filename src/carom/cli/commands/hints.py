"""``carom hints``: pushes towards a shortest way, the mildest first."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from carom.cli import waiting
from carom.cli.exits import DONE, NO
from carom.cli.inputs import between, position_from
from carom.cli.kits.registry import puzzles_for
from carom.cli.limits import DEFAULT_LIMITS, LimitOptions
from carom.cli.options import COMMON, NO_RULES, Common, PositionText, Rules
from carom.cli.showing import show, show_json
from carom.cli.words import say
from carom.solvers.hints import NoRoute


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
    asked = position_from(position)
    puzzles = puzzles_for(asked)
    between("--degree", degree, 1, puzzles.degrees)
    puzzle = puzzles.with_rules(asked, rules.changes)
    solve, within = puzzles.solver.solve, limits.limits()
    found = waiting.run(lambda cancel: solve(puzzle, within, cancel=cancel, solver=limits.solver))
    given = puzzles.hints(puzzle, found)
    told = given[:degree]
    if common.json:
        facts = [{"degree": at, **puzzles.hint_facts(hint)} for at, hint in enumerate(told, 1)]
        show_json({"position": puzzles.write(puzzle), "degrees": len(given), "hints": facts})
    else:
        for hint in told:
            show(puzzles.hint_words(puzzle, hint))
        if len(told) < len(given):
            show(say("cli-hint-more", degree=len(told) + 1, most=len(given)))
    return NO if isinstance(given[0], NoRoute) else DONE
