"""Examples of Ricochet Robots.

A route is written ``rS→b6 rE→d6 ✓``: each move with the cell where it stops, then ✓ when it
solves the position and ✗ when it ends on the target without counting.
"""

from __future__ import annotations

from dataclasses import dataclass

from carom.core.grid import Direction, parse_cell
from carom.games.ricochet.attempt import Attempt, begin, play
from carom.games.ricochet.board import Board, board_of, make_board
from carom.games.ricochet.moves import parse_move, write_move
from carom.games.ricochet.pieces import ROBOTS, Diagonal, Target
from carom.games.ricochet.position import Move, Position
from carom.pictures.ricochet.picture import picture


@dataclass(frozen=True)
class Example:
    """One picture.

    Attributes:
        name: File name without its ending.
        position: What is drawn.
        routes: What the pages say about it, in their order; the last one is drawn.
        fewest: Length of the shortest way that counts, or None where the pages say nothing.
    """

    name: str
    position: Position
    routes: tuple[str, ...] = ()
    fewest: int | None = None

    def svg(self) -> str:
        """Return the picture; it serves every language, so its title is the route itself."""
        route = self.routes[-1] if self.routes else ""
        return picture(self.position, moves_of(route), title=route or "Ricochet Robots")

    def retold(self, route: str) -> str:
        """Return a route as it goes by the rules."""
        return told(self.position, moves_of(route))


def example(
    name: str,
    size: tuple[int, int],
    robots: str,
    target: str,
    *routes: str,
    walls: str = "",
    closed: str = "",
    diagonal: str = "",
    fewest: int | None = None,
) -> Example:
    """Return an example in short notation.

    Args:
        name: File name without its ending.
        size: Rows and columns.
        robots: ``ra2 be3``: letters with their cells.
        target: ``rd3``, or ``*f6`` for the vortex.
        routes: See :class:`Example`.
        walls: ``Ee2 Sa5``: the side, then the cell.
        closed: Cells no robot may enter.
        diagonal: ``yd2``, a falling diagonal; none when empty.
        fewest: See :class:`Example`.
    """
    rows, columns = size

    def cell(text: str) -> int:
        return parse_cell(text, rows, columns)

    goal = Target(target[0], cell(target[1:]), "vortex" if target[0] == "*" else "circle")
    board = make_board(
        rows,
        columns,
        [(cell(word[1:]), Direction[word[0]]) for word in walls.split()],
        closed=[cell(word) for word in closed.split()],
        diagonals=[Diagonal(cell(word[1:]), word[0], "\\") for word in diagonal.split()],
        targets=[goal],
    )
    return Example(name, placed(board, robots, goal), routes, fewest)


def placed(board: Board, robots: str, target: Target) -> Position:
    """Return a position with robots given as ``ra2 be3``."""
    cells = {word[0]: parse_cell(word[1:], board.rows, board.columns) for word in robots.split()}
    letters = "".join(robot for robot in ROBOTS if robot in cells)
    return Position(board, letters, tuple(cells[robot] for robot in letters), target)


def told(position: Position, moves: list[Move]) -> str:
    """Return a route as the pages write it, found by playing it."""
    attempt: Attempt = begin(position)
    words: list[str] = []
    for move in moves:
        attempt = play(position, attempt, move)
        stop = attempt.cells[position.robots.index(move.robot)]
        words.append(f"{write_move(move)}→{position.name(stop)}")
    mover = moves[-1].robot
    on_target = attempt.cells[position.robots.index(mover)] == position.target.cell
    if attempt.solved:
        words.append("✓")
    elif on_target and mover in position.active:
        words.append("✗")
    return " ".join(words)


def moves_of(route: str) -> list[Move]:
    """Return the moves of a route as the pages write it."""
    return [parse_move(word.partition("→")[0]) for word in route.split() if "→" in word]


_PRINTED = board_of("1A2B3A4B")

EXAMPLES = (
    Example("setup", placed(_PRINTED, "rb13 bo3 gf10 yk15", _PRINTED.targets[5])),
    example("slide", (6, 8), "ra2", "rh6", "rE→e2 rS→e6", walls="Ee2 Ec4"),
    example("robot", (6, 6), "ra3 be3", "rf6", "rE→d3"),
    example("centre", (8, 8), "ra4", "rh8", "rE→c4", closed="d4 e4 d5 e5"),
    example(
        "pass", (6, 6), "rb3", "rd3", "rE→f3", "rS→b6 rE→d6 rN→d3 ✓", walls="Ed6 Nd3", fewest=3
    ),
    example("helper", (6, 6), "ra2 be3", "rd6", "bS→e6 rS→a6 rE→d6 ✓", fewest=3),
    example(
        "vortex",
        (6, 6),
        "ra1 gc2",
        "*f6",
        "rS→a5 rE→f5 rS→f6 ✓",
        "gS→c6 gE→f6 ✓",
        walls="Sa5 Ee1",
        fewest=2,
    ),
    example("straight", (6, 6), "ra1", "rf1", "rE→f1 ✗", "rS→a6 rE→f6 rN→f1 ✓", fewest=3),
    example("helper-straight", (6, 6), "ra3 be1", "rd3", "bS→e3 rE→d3 ✗", walls="Se3"),
    example("back", (6, 6), "rc3", "rf3", "rW→a3 rE→f3 ✗"),
    example(
        "early", (6, 6), "ra1", "rd1", "rE→d1 ✗", "rE→d1 rS→d4 rN→d1 ✓", walls="Ed1 Sd4", fewest=3
    ),
    example("start", (6, 6), "rf6", "rf6", "rW→a6 rN→a1 rE→f1 rS→f6 ✓", fewest=4),
    example("transparent", (3, 8), "ta2", "*f3", "tE→c2", "tE+1→e2", "tE+2→h2", walls="Ec2 Ee2"),
    example("diagonal", (6, 6), "ra2 yf2", "rf6", "yW→b2", "rE→d6", diagonal="yd2"),
)
