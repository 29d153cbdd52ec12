"""The oracle of Ricochet Robots: the rules once more, plainly, and a search state by state.

Nothing here is shared with carom. Cells are ``(x, y)``, x to the east and y to the south;
walls are a set of (cell, heading); a robot goes one cell at a time and looks about it at
each step. It is slow and easy to check against the rule rows, which its comments name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

Cell = tuple[int, int]
Heading = tuple[int, int]
T = TypeVar("T")
NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
HEADINGS: tuple[Heading, ...] = (NORTH, EAST, SOUTH, WEST)


@dataclass(frozen=True)
class Puzzle:
    """A position and its rules as plain data.

    ``walls`` holds (cell, heading) for every closed side between two cells, from either
    side or both; the frame is not listed. ``diagonals`` gives slant and colour by cell.
    ``robots`` are (name, cell) pairs; names are one letter, ``t`` is the transparent one.
    ``goal`` is the name of the robot that must come or ``*``. ``coloured`` are the cells
    of all coloured symbols.
    """

    width: int
    height: int
    walls: frozenset[tuple[Cell, Heading]]
    robots: tuple[tuple[str, Cell], ...]
    goal: str
    goal_cell: Cell
    holes: frozenset[Cell] = frozenset()
    diagonals: dict[Cell, tuple[str, str]] = field(default_factory=dict)
    coloured: frozenset[Cell] = frozenset()
    ricochet: str = "turn"
    may_rebound: bool = True
    passes_one: bool = False
    strict_landing: bool = False


class Standing(NamedTuple):
    """Where everyone is and what was done: by robot its cell, the headings used, the last one."""

    cells: tuple[Cell, ...]
    went_across: tuple[bool, ...]
    went_along: tuple[bool, ...]
    last: tuple[Heading | None, ...]
    spent: int


class Step(NamedTuple):
    """One legal move: who, set-off heading, walls passed, and the standing after it."""

    robot: str
    heading: Heading
    passes: int
    after: Standing
    wins: bool


def start_of(puzzle: Puzzle) -> Standing:
    """Return the standing before any move."""
    count = len(puzzle.robots)
    nothing = (False,) * count
    cells = tuple(cell for _, cell in puzzle.robots)
    return Standing(cells, nothing, nothing, (None,) * count, 0)


def steps(puzzle: Puzzle, now: Standing) -> list[Step]:
    """Return every legal move, robots in their order, N E S W, fewest passes first."""
    found = []
    for index in range(len(puzzle.robots)):
        for heading in HEADINGS:
            if not puzzle.may_rebound and now.last[index] == _back(heading):
                continue
            for cell, passes in _slide(puzzle, now, index, heading):
                found.append(_step(puzzle, now, index, heading, cell, passes))
    return found


def _slide(
    puzzle: Puzzle, now: Standing, index: int, heading: Heading
) -> Iterator[tuple[Cell, int]]:
    """Yield the cells where one robot may stop, each with the walls passed."""
    name = puzzle.robots[index][0]
    others = [cell for other, cell in enumerate(now.cells) if other != index]
    origin = cell = now.cells[index]
    passes, going, length = 0, heading, 0
    most = 0 if name != "t" else 1 if puzzle.passes_one else puzzle.width * puzzle.height
    while length <= 8 * puzzle.width * puzzle.height:  # beyond that it goes round for ever
        ahead = (cell[0] + going[0], cell[1] + going[1])
        # The frame, the closed centre and any robot stop everyone.
        is_hard = not _is_inside(puzzle, ahead) or ahead in puzzle.holes or ahead in others
        is_walled = (cell, going) in puzzle.walls or (ahead, _back(going)) in puzzle.walls
        if is_hard or is_walled:
            has_moved = cell != origin or passes > 0
            is_barred = name == "t" and puzzle.strict_landing and cell in puzzle.coloured
            if has_moved and not is_barred:
                yield cell, passes
            if is_hard or passes == most:
                return
            passes += 1  # it goes on through the wall for one move more
        cell = ahead
        length += 1
        if cell in puzzle.diagonals:
            slant, colour = puzzle.diagonals[cell]
            if colour != name:
                across, down = going
                going = (-down, -across) if slant == "/" else (down, across)


def _step(
    puzzle: Puzzle, now: Standing, index: int, heading: Heading, cell: Cell, passes: int
) -> Step:
    """Return one move with what comes of it."""
    name = puzzle.robots[index][0]
    is_across = heading in (EAST, WEST)
    after = Standing(
        _put(now.cells, index, cell),
        _put(now.went_across, index, now.went_across[index] or is_across),
        _put(now.went_along, index, now.went_along[index] or not is_across),
        _put(now.last, index, heading),
        now.spent + 1 + passes,
    )
    has_turned = after.went_across[index] and after.went_along[index]
    is_enough = {
        "none": True,
        "turn": has_turned,
        "no_one_move": after.spent >= 2,
    }[puzzle.ricochet]
    is_there = cell == puzzle.goal_cell and puzzle.goal in (name, "*")
    return Step(name, heading, passes, after, is_there and is_enough)


def _back(heading: Heading) -> Heading:
    return (-heading[0], -heading[1])


def _is_inside(puzzle: Puzzle, cell: Cell) -> bool:
    return 0 <= cell[0] < puzzle.width and 0 <= cell[1] < puzzle.height


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return tuple(value if at == index else old for at, old in enumerate(values))


def fewest_moves(puzzle: Puzzle, most_states: int) -> tuple[int | None, bool]:
    """Return the least price of a route, and whether that is the whole answer.

    States are taken in the order of their price. When more than ``most_states`` were taken,
    the answer may be (lower bound, False).
    """
    waiting: dict[int, list[Standing]] = {0: [start_of(puzzle)]}
    best: int | None = None
    taken: set[object] = set()
    while waiting:
        spent = min(waiting)
        if best is not None and best <= spent:
            return best, True
        for now in waiting.pop(spent):
            key = _future(puzzle, now)
            if key in taken:
                continue
            if len(taken) == most_states:
                return (best, True) if best == spent + 1 else (spent + 1, False)
            taken.add(key)
            for step in steps(puzzle, now):
                price = step.after.spent
                if step.wins:
                    best = price if best is None else min(best, price)
                else:
                    waiting.setdefault(price, []).append(step.after)
    return best, True


def _future(puzzle: Puzzle, now: Standing) -> object:
    """Return what the moves and wins to come depend on."""
    turns = (now.went_across, now.went_along) if puzzle.ricochet == "turn" else None
    return now.cells, turns, None if puzzle.may_rebound else now.last, now.spent > 0


def all_lines(puzzle: Puzzle, price: int) -> list[tuple[tuple[str, Heading, int], ...]]:
    """Return every route of exactly this price that wins with its last move, by brute force.

    A route ends with its first win. The order is that of :func:`steps`, first move first.
    """
    return list(_lines_from(puzzle, start_of(puzzle), price))


def _lines_from(
    puzzle: Puzzle, now: Standing, price: int
) -> Iterator[tuple[tuple[str, Heading, int], ...]]:
    for step in steps(puzzle, now):
        move = (step.robot, step.heading, step.passes)
        if step.wins:
            if step.after.spent == price:
                yield (move,)
        elif step.after.spent < price:
            for rest in _lines_from(puzzle, step.after, price):
                yield (move, *rest)


def routes(puzzle: Puzzle, moves: int) -> int:
    """Return the number of routes of exactly this many slides, the target ignored."""
    return _routes(puzzle, start_of(puzzle), moves)


def _routes(puzzle: Puzzle, now: Standing, moves: int) -> int:
    if moves == 0:
        return 1
    return sum(_routes(puzzle, step.after, moves - 1) for step in steps(puzzle, now))
