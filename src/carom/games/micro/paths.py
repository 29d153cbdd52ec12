"""How far one field is from another. The solver for whole positions is in carom.solvers.micro."""

from __future__ import annotations

from carom.games.micro.board import Board


def distance(board: Board, start: int, goal: int) -> int | None:
    """Return the fewest moves from a cell to another, or None when no way leads there.

    Breadth first over sets of cells: each step adds all that one more move reaches.

    >>> from carom.games.micro.board import board_of
    >>> board = board_of("B1N2N3N4N")
    >>> distance(board, board.cell_of("Y2"), board.cell_of("W6"))
    8
    """
    masks, wanted = board.masks, 1 << goal
    reached = edge = 1 << start
    moves = 0
    while not edge & wanted:
        following = 0
        while edge:
            lowest = edge & -edge
            following |= masks[lowest.bit_length() - 1]
            edge ^= lowest
        edge = following & ~reached
        if not edge:
            return None
        reached |= edge
        moves += 1
    return moves
