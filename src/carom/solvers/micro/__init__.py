"""Optimal search for Micro Robots: shortest ways, and walks of exactly a length.

Answers come as for Ricochet Robots: a :class:`~carom.solvers.result.Solution`, all lines,
their number, graded hints. Moves are the names of their fields, in lines by the place of
these fields on the board, row by row.

>>> from carom.games.micro.board import board_of
>>> from carom.games.micro.position import Position
>>> board = board_of("B1N2N3N4N")
>>> position = Position(board, board.cell_of("W6"), board.cell_of("B2"))
>>> solve(position).line
('B6', 'B2')
>>> count(position), can_prove(position, 3), count_walks(position, 4)
(1, False, 4)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING

from carom.games.micro.attempt import begin
from carom.games.micro.position import Position
from carom.solvers.hints import proved_length
from carom.solvers.micro.layers import MOST_MOVES, Layers
from carom.solvers.result import (
    NO_LIMITS,
    Cancel,
    Limits,
    Solution,
    SolverChoice,
    check_python,
)

if TYPE_CHECKING:
    from carom.solvers.micro.hinting import Hint

__all__ = [
    "can_prove",
    "count",
    "count_walks",
    "hints",
    "least_calls",
    "solutions",
    "solve",
    "walks",
]

_LAYER_BYTES = 80
"""Two small ints a layer and their places in a list."""


def solve(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Solution[str]:
    """Return the fewest moves and the first way of that length.

    Args:
        position: The position, with or without a waypoint (B-20, B-21).
        limits: How much the search may use; it never needs more than 72 layers.
        cancel: A flag that ends the search, looked at in every layer.
        solver: There is one only, in Python.

    Raises:
        SolverMissing: ``no-such-solver`` for the kernel.
    """
    return _search(position, limits, cancel, solver)[1]


def solutions(
    position: Position,
    limits: Limits = NO_LIMITS,
    most: int | None = None,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> Iterator[tuple[str, ...]]:
    """Yield all shortest ways; none if there is no way. ``most`` ends the list early.

    Raises:
        SearchStopped: ``search-stopped`` when a limit or the cancel came first.
    """
    layers, found = _search(position, limits, cancel, solver)
    length = proved_length(found)
    return iter(()) if length is None else islice(layers.lines(length), most)


def count(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> int:
    """Return the number of shortest ways; 0 if there is no way. Raises as :func:`solutions`."""
    layers, found = _search(position, limits, cancel, solver)
    length = proved_length(found)
    return 0 if length is None else layers.count(length)


def hints(
    position: Position,
    limits: Limits = NO_LIMITS,
    cancel: Cancel | None = None,
    solver: SolverChoice = "auto",
) -> tuple[Hint, ...]:
    """Return hints to a shortest way, from the faintest to the whole way.

    Raises:
        SearchStopped: ``search-stopped`` when a limit or the cancel came first.
    """
    from carom.solvers.micro.hinting import hints_from

    return hints_from(position, solve(position, limits, cancel, solver))


def can_prove(position: Position, moves: int) -> bool:
    """Tell whether a call of exactly so many moves can be shown (B-11, B-21)."""
    return moves > 0 and Layers(position).holds(moves, begin(position))


def walks(position: Position, moves: int) -> Iterator[tuple[str, ...]]:
    """Yield all walks that prove a call of exactly so many moves.

    There may be very many; the first ones come at once.
    """
    return Layers(position).lines(moves) if moves > 0 else iter(())


def count_walks(position: Position, moves: int) -> int:
    """Return how many walks prove a call of exactly so many moves."""
    return Layers(position).count(moves) if moves > 0 else 0


def least_calls(position: Position) -> tuple[int | None, int | None]:
    """Return the least even and the least odd call that can be proved, None for never.

    They tell about all others: whatever can be proved can be proved with two moves more,
    by a step to and fro, so a call can be proved when it is not below the least of its
    kind. Where all ways have the same parity the other kind is never proved.
    """
    layers, at = Layers(position), begin(position)
    least: list[int | None] = [None, None]
    for moves in range(1, 2 * MOST_MOVES + 2):
        if least[moves % 2] is None and layers.holds(moves, at):
            least[moves % 2] = moves
    return least[0], least[1]


def _search(
    position: Position, limits: Limits, cancel: Cancel | None, solver: SolverChoice
) -> tuple[Layers, Solution[str]]:
    """Make layers until the start is in one, or a limit or the number of states ends it."""
    check_python(solver)
    layers, at = Layers(position), begin(position)
    deadline = None if limits.seconds is None else monotonic() + limits.seconds
    nodes = layers_bytes = 0
    for moves in range(1, MOST_MOVES + 1):
        is_late = deadline is not None and monotonic() > deadline
        if is_late or (cancel is not None and cancel.is_set()) or _is_over(limits, nodes, moves):
            return layers, Solution(
                standing="stopped", lower_bound=moves, nodes=nodes, peak_bytes=layers_bytes
            )
        is_there = layers.holds(moves, at)
        nodes += layers.size(moves)
        layers_bytes = _LAYER_BYTES * (moves + 1)
        if is_there:
            return layers, Solution(
                standing="optimal",
                length=moves,
                line=next(layers.lines(moves)),
                lower_bound=moves,
                nodes=nodes,
                peak_bytes=layers_bytes,
            )
    return layers, Solution(standing="unsolvable", nodes=nodes, peak_bytes=layers_bytes)


def _is_over(limits: Limits, nodes: int, moves: int) -> bool:
    """Tell whether another layer would be more than the limits allow."""
    return (limits.nodes is not None and nodes >= limits.nodes) or (
        limits.bytes is not None and _LAYER_BYTES * (moves + 1) > limits.bytes
    )
