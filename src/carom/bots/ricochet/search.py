"""What a bot can see on the board: routes in which only some robots move.

The others stand still, so for the search they are closed cells. That makes it a puzzle of
its own, for the same exact solver within a bound of nodes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec.structs import replace

from carom.bots.bot import Cancel
from carom.core.grid import DIRECTIONS
from carom.games.ricochet.board import Board
from carom.games.ricochet.pieces import ANY
from carom.games.ricochet.position import Move, Position
from carom.solvers.result import Limits
from carom.solvers.ricochet import solve


def groups(position: Position) -> Iterator[tuple[int, str]]:
    """Yield the sets of robots to think of moving, each with how many helpers that makes.

    Each robot that may solve the position alone (0), with each other one (1), and all
    together (2).
    """
    robots = position.robots
    for size in range(1, min(2, len(robots)) + 1):
        for chosen in combinations(robots, size):
            if set(chosen) & set(position.active):
                yield size - 1, "".join(chosen)
    if len(robots) > 2:
        yield 2, robots


def route_of(
    position: Position, movers: str, max_nodes: int, cancel: Cancel | None = None
) -> tuple[Move, ...]:
    """Return a cheapest route in which only ``movers`` move, or nothing.

    Args:
        position: The puzzle.
        movers: Letters of robots that are there, one that may solve it among them.
        max_nodes: Bound of the search; past it the best route so far, if any.
        cancel: Calls it off.
    """
    part = _with_standing(position, movers)
    return () if part is None else solve(part, Limits(nodes=max_nodes), cancel).line


def _with_standing(position: Position, movers: str) -> Position | None:
    """Return the puzzle in which all but the movers are part of the board.

    None when one of them stands on the target.
    """
    places = dict(zip(position.robots, position.cells, strict=True))
    standing = [cell for robot, cell in places.items() if robot not in movers]
    if position.target.cell in standing:
        return None
    if position.target.robot not in (*movers, ANY):
        return None
    board = walled_in(position.board, standing) if standing else position.board
    cells = tuple(places[robot] for robot in movers)
    return Position(board, movers, cells, position.target, position.rules)


def walled_in(board: Board, cells: Iterable[int]) -> Board:
    """Return the board with more closed cells, walls all round each."""
    masks, closed = bytearray(board.walls), set(board.closed)
    for cell in cells:
        closed.add(cell)
        for side in DIRECTIONS:
            masks[cell] |= 1 << side
            beyond = board.neighbour(cell, side)
            if beyond is not None:
                masks[beyond] |= 1 << side.opposite
    return replace(board, walls=bytes(masks), closed=tuple(sorted(closed)))
