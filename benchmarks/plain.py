"""The yardstick of the solver benchmark: breadth-first search over all states, nothing clever."""

from __future__ import annotations

from carom.core.grid import DIRECTIONS
from carom.games.ricochet.position import Position
from carom.games.ricochet.slides import paths_of


def fewest_moves(position: Position) -> int | None:
    """Return the optimum without the ricochet rule and without a transparent robot.

    A state is the cell of each robot; every one is visited once, in the order of its depth.
    """
    goal, active = position.target.cell, position.active
    paths = [paths_of(position.board, robot) for robot in position.robots]
    seen = {position.cells}
    layer, depth = [position.cells], 0
    while layer:
        depth += 1
        reached = []
        for cells in layer:
            for seat, robot in enumerate(position.robots):
                others = sum(1 << cell for cell in cells if cell != cells[seat])
                for way in DIRECTIONS:
                    stop = paths[seat].slide(others, cells[seat], way)
                    if stop == cells[seat]:
                        continue
                    if stop == goal and robot in active:
                        return depth
                    state = (*cells[:seat], stop, *cells[seat + 1 :])
                    if state not in seen:
                        seen.add(state)
                        reached.append(state)
        layer = reached
    return None
