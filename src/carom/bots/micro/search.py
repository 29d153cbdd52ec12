"""What a bot sees on the board: some of the matches at the first look, more at each further one.

Two dice in a line that match are noticed at a look of their own; some that do not match are
taken for a match at the first look. The way it finds is the shortest over what it has seen,
by a search of its own: a matching pair that it overlooks makes the way longer or hides it,
a pair that it misreads makes a way that cannot be shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log

from carom.bots.micro.levels import LOOKS, Level
from carom.bots.pace import chance
from carom.core.chance import Draw
from carom.games.micro.board import CELLS, SIDE, Board
from carom.games.micro.position import Position

Sights = dict[tuple[int, int], int]
"""By pair of cells, the lower first: at which look it is noticed; -1 for a misread pair,
which is taken for a match at look 0 only."""

_MISREAD = -1


def pairs_in_line() -> Iterator[tuple[int, int, int]]:
    """Yield each pair of cells in a row or column, the lower first, and how far they are apart.

    >>> sum(1 for _ in pairs_in_line())
    180
    """
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        for gap in range(1, SIDE - column):
            yield cell, cell + gap, gap
        for gap in range(1, SIDE - row):
            yield cell, cell + gap * SIDE, gap


def sights_of(level: Level, board: Board, draw: Draw) -> Sights:
    """Return what comes to a bot's eyes, and at which look.

    Args:
        level: Of the bot.
        board: The dice.
        draw: Source of its chance; one number for each pair in a line.
    """
    sights: Sights = {}
    for cell, there, gap in pairs_in_line():
        drawn = chance(draw)
        if there in board.ways[cell]:
            sights[cell, there] = _look(drawn, level.sees * level.far ** (gap - 1))
        elif drawn < level.misreads:
            sights[cell, there] = _MISREAD
    return sights


def _look(drawn: float, sees: float) -> int:
    """Return the look at which something is noticed that is seen with a chance each time."""
    if sees <= 0:
        return LOOKS
    return min(LOOKS, int(log(drawn) / log(1 - sees))) if sees < 1 else 0


def way_at(level: Level, position: Position, sights: Sights, look: int) -> tuple[int, ...]:
    """Return the cells of the shortest way a bot sees at a look, or nothing.

    Args:
        level: Of the bot.
        position: The puzzle, with or without a waypoint (B-20).
        sights: See :func:`sights_of`.
        look: From 0; at ``LOOKS`` it sees all there is, however long the way.
    """
    ways: list[list[int]] = [[] for _ in range(CELLS)]
    for (cell, there), noticed in sights.items():
        is_seen = look == 0 if noticed == _MISREAD else noticed <= look
        if is_seen:
            ways[cell].append(there)
            ways[there].append(cell)
    return _shortest(position, ways, 2 * CELLS if look == LOOKS else level.most_moves + look)


_Place = tuple[int, bool]
"""A cell, and whether the waypoint is behind the robot."""


def _shortest(position: Position, ways: list[list[int]], most: int) -> tuple[int, ...]:
    """Return the cells of a shortest way of at most so many moves, breadth first, or nothing."""
    start: _Place = (position.robot, position.waypoint is None)
    goal: _Place = (position.target, True)
    came: dict[_Place, _Place] = {start: start}
    layer = [start]
    for _ in range(most):
        following = []
        for place in layer:
            for cell in ways[place[0]]:
                after = (cell, place[1] or cell == position.waypoint)
                if after not in came:
                    came[after] = place
                    following.append(after)
        if goal in came:
            return _back(came, start, goal)
        layer = following
    return ()


def _back(came: dict[_Place, _Place], start: _Place, goal: _Place) -> tuple[int, ...]:
    """Return the cells from the one after the start to the goal."""
    cells, place = [], goal
    while place != start:
        cells.append(place[0])
        place = came[place]
    return tuple(reversed(cells))
