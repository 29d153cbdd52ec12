"""How far one gets in Ramses with perfect memory: ``python benchmarks/ramses.py [LAYOUTS]``.

For several numbers of treasures under 48 spaces: how often the treasure of a random card
can be reached in one turn, in how many slides then, and in how many turns on the whole; the
hole is a random space without a treasure. Behind each figure stands the half width of the
interval that holds the true one with 95 %.
"""

from __future__ import annotations

import sys
from statistics import fmean, stdev
from time import process_time

from carom.core.chance import Draw
from carom.games.ramses.board import CELLS, COLUMNS, EMPTY, ROWS
from carom.games.ramses.dealing import laid_out
from carom.games.ramses.pieces import Edition
from carom.games.ramses.position import Position
from carom.solvers.ramses import solve, solve_turns

CASES: tuple[tuple[str, Edition, int], ...] = (
    ("12, one a field", "twelve", 12),
    ("12 anywhere", "thirty", 12),
    ("18", "thirty", 18),
    ("24", "thirty", 24),
    ("30", "thirty", 30),
)


def dealt(edition: Edition, treasures: int, seed: str) -> Position:
    """Return a random layout with a random hole and a random treasure sought."""
    layout = laid_out(edition, tuple(range(treasures)), Draw(seed, "layout"))
    hole = Draw(seed, "hole").choice([cell for cell in range(CELLS) if layout[cell] == EMPTY])
    return Position(ROWS, COLUMNS, layout, hole, Draw(seed, "card").below(treasures))


def told(values: list[float], digits: int, scale: float = 1) -> str:
    """Return a mean with the half width of its interval."""
    reach = 1.96 * stdev(values) / len(values) ** 0.5
    return f"{scale * fmean(values):.{digits}f} ± {scale * reach:.{digits}f}"


def main(layouts: int) -> None:
    """Print the table."""
    print(f"{'treasures':<18}{'in one turn, %':>16}{'slides then':>16}{'turns':>16}{'ms each':>10}")
    for name, edition, treasures in CASES:
        start = process_time()
        reached: list[float] = []
        slides: list[float] = []
        turns: list[float] = []
        for number in range(layouts):
            position = dealt(edition, treasures, f"{edition}/{treasures}/{number}")
            length = solve(position).length
            reached.append(length is not None)
            slides += [] if length is None else [length]
            plan = solve_turns(position)
            assert plan is not None  # every space can be reached
            turns.append(plan.turns)
        spent_ms = 1000 * (process_time() - start) / layouts
        print(
            f"{name:<18}{told(reached, 1, 100):>16}{told(slides, 2):>16}"
            f"{told(turns, 2):>16}{spent_ms:>10.2f}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
