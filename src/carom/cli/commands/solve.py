"""``carom solve``: the optimum, how far it is proved, a line in notation and drawn."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from threading import Event
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter

from carom.cli import waiting
from carom.cli.exits import DONE, NO, STOPPED
from carom.cli.inputs import at_least, at_most_one, between, position_from, write_file
from carom.cli.kits.kit import Puzzles
from carom.cli.kits.registry import puzzles_for
from carom.cli.limits import DEFAULT_LIMITS, LimitOptions
from carom.cli.options import COMMON, NO_RULES, Common, PositionText, Rules, Svg, Theme
from carom.cli.showing import show, show_board, show_json
from carom.cli.words import say, spoken
from carom.solvers.result import Solution

MAX_CALL = 99
"""Highest number that can be called."""

_EXITS = {"optimal": DONE, "unsolvable": NO, "stopped": STOPPED}


@dataclass(frozen=True, slots=True)
class _Answer:
    """What was found; ``lines`` and ``count`` only where they were asked for."""

    found: Solution[Any]
    lines: tuple[tuple[Any, ...], ...] | None
    is_cut: bool
    count: int | None
    seconds: float


def solve(
    position: PositionText,
    /,
    *,
    all_lines: Annotated[bool, Parameter(name="--all", help="cli-opt-all")] = False,
    most: Annotated[int, Parameter(name="--most", metavar="NUMBER", help="cli-opt-most")] = 1000,
    count: Annotated[bool, Parameter(name="--count", help="cli-opt-count")] = False,
    call: Annotated[
        int | None, Parameter(name="--call", metavar="NUMBER", help="cli-opt-call")
    ] = None,
    limits: LimitOptions = DEFAULT_LIMITS,
    svg_file: Svg = None,
    theme: Theme = "auto",
    rules: Rules = NO_RULES,
    common: Common = COMMON,
) -> int:
    """Find the optimum of a position; returns the exit code."""
    at_least("--most", most, 1)
    at_most_one(json=common.json, svg=svg_file == "-")
    given = position_from(position)
    puzzles = puzzles_for(given)
    puzzle = puzzles.with_rules(given, rules.changes)
    if call is not None:
        return _prove(puzzles, puzzle, call, svg_file, theme, is_json=common.json)
    wanted = most if all_lines else 0
    answer = waiting.run(
        lambda cancel: _search(puzzles, puzzle, limits, cancel, most=wanted, is_counted=count)
    )
    if svg_file is not None:
        write_file(svg_file, puzzles.picture(puzzle, answer.found.line, theme))
    if common.json:
        show_json(_facts(puzzles, puzzle, answer))
    elif svg_file is None:
        _show(puzzles, puzzle, answer)
    return _EXITS[answer.found.standing]


def _prove(
    puzzles: Puzzles[Any, Any],
    position: object,
    call: int,
    svg_file: str | None,
    theme: Theme,
    *,
    is_json: bool,
) -> int:
    """Tell whether a call can be proved, and show one way; returns the exit code."""
    between("--call", call, 1, MAX_CALL)
    number, line = puzzles.prove(position, call)
    if svg_file is not None:
        write_file(svg_file, puzzles.picture(position, line, theme))
    if is_json:
        found = {"call": call, "count": number, "line": puzzles.moves(line) if number else None}
        show_json({"position": puzzles.write(position), **found})
    elif svg_file is None:
        show_board(puzzles, position, line)
        show()
        show(say("cli-show-target", target=puzzles.goal(position)))
        if number:
            show(say("cli-call-proved", call=call, count=spoken().number(number)))
            show(say("cli-solve-line", line=puzzles.route_words(position, line)))
        else:
            show(say("cli-call-not", call=call))
    return DONE if number else NO


def _search(
    puzzles: Puzzles[Any, Any],
    position: object,
    options: LimitOptions,
    cancel: Event,
    *,
    most: int,
    is_counted: bool,
) -> _Answer:
    """Solve, and list and count the shortest ways where that is asked for."""
    limits, solver, solvers = options.limits(), options.solver, puzzles.solver
    started = perf_counter()
    found = solvers.solve(position, limits, cancel=cancel, solver=solver)
    lines = None
    if most:
        ways = solvers.solutions(position, limits, cancel=cancel, solver=solver)
        lines = tuple(islice(ways, most + 1))
    number = solvers.count(position, limits, cancel=cancel, solver=solver) if is_counted else None
    return _Answer(
        found,
        lines[:most] if lines else lines,
        lines is not None and len(lines) > most,
        number,
        perf_counter() - started,
    )


def _facts(puzzles: Puzzles[Any, Any], position: object, answer: _Answer) -> dict[str, object]:
    """Return the answer for machines."""
    found = answer.found
    facts: dict[str, object] = {
        "position": puzzles.write(position),
        "standing": found.standing,
        "length": found.length,
        "line": puzzles.moves(found.line),
        "lower_bound": found.lower_bound,
        "nodes": found.nodes,
        "peak_bytes": found.peak_bytes,
        "seconds": round(answer.seconds, 6),
        "solver": found.solver,
    }
    if answer.lines is not None:
        facts["lines"] = [puzzles.moves(line) for line in answer.lines]
        facts["lines_are_cut"] = answer.is_cut
    if answer.count is not None:
        facts["count"] = answer.count
    return facts | puzzles.facts(position)


def _show(puzzles: Puzzles[Any, Any], position: object, answer: _Answer) -> None:
    """Print the drawing and what was found out."""
    found = answer.found
    show_board(puzzles, position, found.line)
    show()
    show(say("cli-show-target", target=puzzles.goal(position)))
    show(_verdict(found))
    if found.line:
        show(say("cli-solve-line", line=puzzles.route_words(position, found.line)))
    if answer.count is not None:
        show(say("cli-solve-count", count=spoken().number(answer.count)))
    for line in answer.lines or ():
        show(f"  {puzzles.route_words(position, line)}")
    if answer.is_cut:
        show(say("cli-solve-cut", most=len(answer.lines or ())))
    for remark in puzzles.remarks(position):
        show(remark)
    nodes, milliseconds = spoken().number(found.nodes), round(1000 * answer.seconds, 1)
    show(say("cli-solve-effort", nodes=nodes, milliseconds=milliseconds, solver=found.solver))


def _verdict(found: Solution[Any]) -> str:
    """Return in words what is proved."""
    match found.standing:
        case "optimal":
            return say("cli-solve-optimal", length=found.length or 0)
        case "unsolvable":
            return say("cli-solve-unsolvable")
        case "stopped" if found.length is None:
            return say("cli-solve-stopped", bound=found.lower_bound)
        case "stopped":
            return say("cli-solve-stopped-best", bound=found.lower_bound, length=found.length)
