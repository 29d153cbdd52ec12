"""Positions as problems of the planning domain ``ricochet-robots`` (planning competition 2023).

``cell-3-1`` is the third cell of the first row. A robot may leave a cell in a direction
when ``next`` names the cell beyond and ``blocked`` does not forbid it; a cell that is
neither ``free`` nor holds a robot is closed. Costs are not looked at: a move costs 1, and
any stop on the target counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from carom.core.errors import NotationError
from carom.core.grid import DIRECTIONS, Direction
from carom.games.ricochet.board import MAX_SIDE, Board, check_board, make_board
from carom.games.ricochet.pieces import ROBOTS, Target
from carom.games.ricochet.position import Position
from carom.records.assumed import (
    ROBOT_LETTERS,
    ROBOT_WORDS,
    STOP_COUNTS,
    WAYS,
    assumed_targets,
    fault_at,
    refuse_inexpressible,
    with_centre,
)
from carom.records.brackets import Item, List, Word, read_lists

_PASSED_OVER = ("nothing-is-moving", "=")
_CELL = re.compile(r"cell-([1-9]\d?)-([1-9]\d?)", re.ASCII)
_ROBOT = re.compile(r"robot-([1-9]\d?)", re.ASCII)


class _Problem:
    """The facts of a problem, found by their first words."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.cells: dict[tuple[int, int], int] = {}
        self.facts: dict[str, list[List]] = {}
        self.goal: list[List] = []
        for part in self._parts(read_lists(text)):
            self._take(part)

    def fault(self, item: Item, expected: str) -> NotationError:
        """Return the error that something else should stand where an item stands."""
        return fault_at(self.text, item.at, expected)

    def _parts(self, tree: list[Item]) -> list[List]:
        """Return the parts of the problem behind its name."""
        expected = "(define (problem ..) (:domain ricochet-robots) .."
        if len(tree) != 1 or not isinstance(tree[0], List):
            raise fault_at(self.text, 0, expected)
        define = tree[0]
        parts = [part for part in define.items[1:] if isinstance(part, List) and part.items]
        if len(parts) != len(define.items) - 1 or define.head != "define":
            raise self.fault(define, expected)
        domains = [part.words for part in parts if part.head == ":domain"]
        if not parts or parts[0].head != "problem" or domains != [["ricochet-robots"]]:
            raise self.fault(define, expected)
        return parts[1:]

    def _take(self, part: List) -> None:
        """Sort in one part."""
        match part.head:
            case ":objects":
                for word in part.items[1:]:
                    found = _CELL.fullmatch(word.text) if isinstance(word, Word) else None
                    if found:
                        self.cells[int(found[1]), int(found[2])] = word.at
            case ":init":
                for fact in part.items[1:]:
                    if not isinstance(fact, List):
                        raise self.fault(fact, "(..)")
                    self.facts.setdefault(fact.head, []).append(fact)
            case ":goal":
                self.goal += [item for item in part.items[1:] if isinstance(item, List)]
            case ":domain" | ":metric":
                pass
            case _:
                raise self.fault(part, "(:objects | (:init | (:goal | (:metric")

    def size(self) -> tuple[int, int]:
        """Return rows and columns: the objects must name every cell of a rectangle."""
        columns = max((x for x, _ in self.cells), default=0)
        rows = max((y for _, y in self.cells), default=0)
        for (x, y), at in self.cells.items():
            if max(x, y) > MAX_SIDE:
                raise fault_at(self.text, at, f"cell-1-1 .. cell-{MAX_SIDE}-{MAX_SIDE}")
        if len(self.cells) != rows * columns or not self.cells:
            raise fault_at(self.text, 0, f"{max(rows * columns, 1)} x cell")
        return rows, columns

    def cell(self, item: Item, columns: int) -> int:
        """Return the cell that a word names."""
        found = _CELL.fullmatch(item.text) if isinstance(item, Word) else None
        if found is None or (int(found[1]), int(found[2])) not in self.cells:
            raise self.fault(item, "cell-1-1")
        return (int(found[2]) - 1) * columns + int(found[1]) - 1

    def way(self, item: Item) -> Direction:
        """Return the direction that a word names."""
        if not isinstance(item, Word) or item.text not in WAYS:
            raise self.fault(item, "|".join(WAYS))
        return WAYS[item.text]

    def robot(self, item: Item) -> int:
        """Return the number of a robot."""
        found = _ROBOT.fullmatch(item.text) if isinstance(item, Word) else None
        if found is None:
            raise self.fault(item, "robot-1")
        return int(found[1])

    def all(self, name: str, length: int) -> Iterator[list[Item]]:
        """Yield what stands behind the name in each fact of that name."""
        for fact in self.facts.pop(name, []):
            if len(fact.items) != length + 1:
                raise self.fault(fact, f"({name}{' ..' * length})")
            yield fact.items[1:]


def parse_pddl(text: str) -> Position:
    """Return the position of a planning problem.

    A robot has the colour named in the comment behind its ``at`` fact when every robot
    has one of its own; else robots 1 to 5 are red, blue, green, yellow, neutral.

    Raises:
        NotationError: ``bad-fact`` with line and column.
        PositionError: When the parts do not fit together.
    """
    problem = _Problem(text)
    rows, columns = problem.size()
    numbers, free = _robots(problem, columns), _free(problem, columns)
    goal_number, goal = _goal(problem, columns)
    board = _board(problem, rows, columns)
    for name, facts in problem.facts.items():
        if name not in _PASSED_OVER:
            raise problem.fault(facts[0], "(next | (blocked | (free | (at")
    letters = _letters(problem, numbers)
    robots = {letters[number]: cell for number, (cell, _) in numbers.items()}
    if goal_number not in letters:
        raise fault_at(text, len(text), "(:goal (at robot-1 ..")
    board = _with_closed(board, free, [*robots.values(), goal])
    target = Target(letters[goal_number], goal)
    target = replace(target, symbol=board.usual_symbol(target.robot, goal))
    present = "".join(robot for robot in ROBOTS if robot in robots)
    return Position(board, present, tuple(robots[robot] for robot in present), target, STOP_COUNTS)


def _robots(problem: _Problem, columns: int) -> dict[int, tuple[int, str]]:
    """Return cell and comment of each robot by its number."""
    comments = [" ".join(fact.comments) for fact in problem.facts.get("at", [])]
    robots: dict[int, tuple[int, str]] = {}
    for (robot, cell), comment in zip(problem.all("at", 2), comments, strict=True):
        number = problem.robot(robot)
        if number in robots or number > len(ROBOT_WORDS):
            raise problem.fault(robot, f"robot-1 .. robot-{len(ROBOT_WORDS)}")
        robots[number] = problem.cell(cell, columns), comment
    return robots


def _letters(problem: _Problem, robots: dict[int, tuple[int, str]]) -> dict[int, str]:
    """Return the letter of each robot by its number."""
    named = {number: ROBOT_LETTERS.get(comment, "") for number, (_, comment) in robots.items()}
    if len(set(named.values()) - {""}) == len(named):
        return named
    return {number: "rbgyk"[number - 1] for number in robots}


def _free(problem: _Problem, columns: int) -> set[int]:
    """Return the cells that hold no robot and are open."""
    return {problem.cell(cell, columns) for (cell,) in problem.all("free", 1)}


def _goal(problem: _Problem, columns: int) -> tuple[int, int]:
    """Return number and cell of the robot of the goal."""
    facts = [
        fact
        for goal in problem.goal
        for fact in (goal.items[1:] if goal.head == "and" else [goal])
        if isinstance(fact, List) and fact.head == "at" and len(fact.items) == 3
    ]
    if len(facts) != 1:
        raise fault_at(problem.text, len(problem.text), "(:goal (at robot-1 cell-1-1))")
    _, robot, cell = facts[0].items
    return problem.robot(robot), problem.cell(cell, columns)


def _board(problem: _Problem, rows: int, columns: int) -> Board:
    """Return the board: a side is walled unless the cell beyond is next to it and not blocked."""
    masks = bytearray(b"\x0f" * (rows * columns))
    bare = make_board(rows, columns)
    for cell, beyond, way in problem.all("next", 3):
        start, side = problem.cell(cell, columns), problem.way(way)
        if bare.neighbour(start, side) != problem.cell(beyond, columns):
            raise problem.fault(beyond, "(next cell-1-1 cell-2-1 east)")
        masks[start] &= ~(1 << side)
    for cell, way in problem.all("blocked", 2):
        masks[problem.cell(cell, columns)] |= 1 << problem.way(way)
    return check_board(Board(rows, columns, bytes(masks)))


def _with_closed(board: Board, free: set[int], used: list[int]) -> Board:
    """Return the board with the cells closed that nothing can stand on."""
    closed = set(range(board.size)) - free - set(used)
    if not closed:
        return with_centre(board, used)
    walls = [
        (cell, side)
        for cell in range(board.size)
        for side in DIRECTIONS
        if board.has_wall(cell, side)
    ]
    board = make_board(board.rows, board.columns, walls, closed=sorted(closed))
    return replace(board, targets=assumed_targets(board))


def write_pddl(position: Position) -> str:
    """Return a position as a problem of the domain ``ricochet-robots``.

    Printed targets and symbols are left out.

    Raises:
        PositionError: ``cannot-express`` for diagonals, the transparent robot, a target for
            any robot, or rules under which not every stop on the target counts.
    """
    refuse_inexpressible(position, "PDDL", "".join(ROBOT_WORDS))
    board, columns = position.board, position.board.columns
    cells = [_cell_name(cell, columns) for cell in range(board.size)]
    numbers = {robot: f"robot-{at}" for at, robot in enumerate(position.robots, start=1)}
    free = set(range(board.size)) - set(position.cells) - set(board.closed)
    places = list(zip(position.robots, position.cells, strict=True))
    init = [
        *_board_facts(board, cells),
        *(f"(free {cells[cell]})" for cell in sorted(free)),
        *(f"(at {numbers[robot]} {cells[cell]}) ;; {ROBOT_WORDS[robot]}" for robot, cell in places),
        "(nothing-is-moving)",
        *("(= (total-cost) 0)", "(= (go-cost) 1)", "(= (step-cost) 0)", "(= (stop-cost) 0)"),
    ]
    target = position.target
    return (
        f"(define (problem ricochet-robots-{columns}x{board.rows})\n"
        "(:domain ricochet-robots)\n"
        "(:objects\n"
        f"    {' '.join(cells)} - cell\n"
        f"    {' '.join(numbers.values())} - robot\n"
        "    west east north south - direction)\n"
        "(:init\n" + "".join(f"    {fact}\n" for fact in init) + ")\n"
        "(:goal (and\n"
        f"    (at {numbers[target.robot]} {cells[target.cell]})\n"
        "    (nothing-is-moving)))\n"
        "(:metric minimize (total-cost)))\n"
    )


def _cell_name(cell: int, columns: int) -> str:
    """Return the name of a cell, column and row from 1."""
    return f"cell-{cell % columns + 1}-{cell // columns + 1}"


def _board_facts(board: Board, cells: list[str]) -> Iterator[str]:
    """Yield which cells lie next to each other and which sides are walled."""
    for way, side in WAYS.items():
        for cell in range(board.size):
            beyond = board.neighbour(cell, side)
            if beyond is not None:
                yield f"(next {cells[cell]} {cells[beyond]} {way})"
            if board.has_wall(cell, side):
                yield f"(blocked {cells[cell]} {way})"
