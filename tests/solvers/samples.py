"""Seeded positions spread over boards, robots, targets and rules; the same on every machine."""

from __future__ import annotations

from random import Random

from carom.core.grid import DIRECTIONS
from carom.games.ricochet.board import Board, board_codes, board_of, make_board
from carom.games.ricochet.pieces import ANY, COLOURED, ROBOTS, Diagonal, Target
from carom.games.ricochet.position import MoveRules, Position

FACES = ("AB", "CD", "ABCD")
"""First edition, second edition, and any quarter, which brings the diagonals of the later ones."""


def sample(seed: int) -> Position:
    """Return a position; every eighth is on a printed board, the others on small free ones."""
    random = Random(seed)
    board = _printed_board(random) if seed % 8 == 0 else _free_board(random)
    open_cells = [cell for cell in range(board.size) if cell not in board.closed]
    count = min(random.choice([1, 2, 2, 3, 3, 4, 4, 5, 6]), len(open_cells))
    chosen = random.sample(ROBOTS, count)
    robots = "".join(robot for robot in ROBOTS if robot in chosen)
    cells = tuple(random.sample(open_cells, count))
    return Position(
        board, robots, cells, _target(random, robots, cells, open_cells), _rules(random)
    )


def _printed_board(random: Random) -> Board:
    return board_of(random.choice(board_codes(random.choice(FACES))))


def _free_board(random: Random) -> Board:
    rows, columns = random.randint(2, 8), random.randint(2, 8)
    size = rows * columns
    walls = [
        (random.randrange(size), random.choice(DIRECTIONS))
        for _ in range(random.choice([0, 2, 5, 10, 25]))
    ]
    closed = random.sample(range(size), random.choice([0, 0, 0, 1, min(3, size - 2)]))
    open_cells = [cell for cell in range(size) if cell not in closed]
    bumpers = random.sample(open_cells, min(random.choice([0, 0, 1, 4]), len(open_cells)))
    marks = random.sample(open_cells, min(random.choice([0, 3, 8]), len(open_cells)))
    return make_board(
        rows,
        columns,
        walls,
        closed=closed,
        diagonals=[
            Diagonal(cell, random.choice(COLOURED), random.choice("/\\")) for cell in bumpers
        ],
        targets=[Target(random.choice([*COLOURED, ANY]), cell) for cell in marks],
    )


def _target(random: Random, robots: str, cells: tuple[int, ...], open_cells: list[int]) -> Target:
    """Return any cell as target, a robot's own more often than chance would have it."""
    able = [robot for robot in robots if robot in COLOURED]
    robot = random.choice([*able, *able, ANY])
    return Target(robot, random.choice([*open_cells, *cells, *cells]))


def _rules(random: Random) -> MoveRules:
    return MoveRules(
        ricochet=random.choice(["turn", "none", "no_one_move"]),
        rebound=random.choice(["allowed", "allowed", "forbidden"]),
        ghost_passes=random.choice(["any", "one"]),
        ghost_landing=random.choice(["goal_only", "strict"]),
    )
