"""How fast the solvers are: ``python benchmarks/solver.py``.

Each set is solved by both twins and by a plain breadth-first search state by state
(``benchmarks/plain.py``), in one process, each position once. Times are CPU time of a whole call
in ms. The Python solvers take a sample of each set; ``x`` is the mean against the kernel's
on that sample. Bars: kernel, random: mean 0.3, median 0.05, p99 5; hard: mean 8; the Python
twin: mean 20 random, 1000 hard.

``python benchmarks/solver.py FILE`` measures the kernel on the positions of a file instead,
one a line in any one-line text form, and checks nothing but that each is solved.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.plain import fewest_moves

from carom.games.ricochet.board import board_codes, board_of
from carom.games.ricochet.position import MoveRules, Position
from carom.records.reading import read_position
from carom.solvers.ricochet import active_solver, solve

SEED = 2026
HARD = 12
"""Least optimum of the hard set."""

Solver = Callable[[Position], int | None]


class Set(NamedTuple):
    """Positions, and how many of the first ones each slower solver takes."""

    name: str
    positions: Sequence[Position]
    python: int
    plain: int


def random_position(chance: Random, robots: str, ricochet: MoveRules) -> Position:
    """Return robots at random on a printed board of the first edition, and a chip of it."""
    board = board_of(chance.choice(board_codes()))
    taken = {target.cell for target in board.targets} | set(board.closed)
    free = [cell for cell in range(board.size) if cell not in taken]
    cells = tuple(chance.sample(free, len(robots)))
    return Position(board, robots, cells, chance.choice(board.targets), ricochet)


def sets() -> list[Set]:
    """Return the sets; the same on every machine."""
    chance = Random(SEED)
    plain, turn = MoveRules(ricochet="none"), MoveRules()
    four = [random_position(chance, "rbgy", plain) for _ in range(2000)]
    turning = [random_position(chance, "rbgy", turn) for _ in range(1000)]
    five = [random_position(chance, "rbgyk", plain) for _ in range(300)]
    hard: list[Position] = []
    while len(hard) < 100:
        position = random_position(chance, "rbgy", plain)
        if (solve(position).length or 0) >= HARD:
            hard.append(position)
    return [
        Set("random, 4 robots", four, 300, 40),
        Set("random, must ricochet", turning, 150, 0),
        Set("random, 5 robots", five, 60, 0),
        Set(f"hard, {HARD} moves and more", hard, 20, 0),
    ]


def timed(solver: Solver, positions: Sequence[Position]) -> list[float]:
    """Return the ms of CPU time each position takes."""
    solver(positions[0])
    times = []
    for position in positions:
        start = process_time()
        solver(position)
        times.append(1000 * (process_time() - start))
    return times


def row(name: str, solver: str, times: Sequence[float], ratio: float | None) -> str:
    """Return one line of the table."""
    ordered = sorted(times)
    p99 = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    against = "" if ratio is None else f"{ratio:8.0f}x"
    return (
        f"{name:26}{solver:9}{len(times):6}{mean(times):10.3f}{median(times):10.3f}"
        f"{p99:10.3f}{ordered[-1]:10.2f}{against}"
    )


def by_twin(twin: str) -> Solver:
    """Return a twin as a plain function."""
    return lambda position: (
        solve(position, solver="kernel" if twin == "kernel" else "python").length
    )


def main() -> None:
    """Print the table."""
    heading = "".join(f"{word:>10}" for word in ("mean", "median", "p99", "max"))
    print(f"{'set':26}{'solver':9}{'n':>6}{heading}{'x':>9}")
    if len(sys.argv) > 1:
        lines = Path(sys.argv[1]).read_text("utf-8").split("\n")
        positions = [read_position(line, Position) for line in lines if line.strip()]
        print(row(sys.argv[1][-25:], "kernel", timed(by_twin("kernel"), positions), None))
        return
    for group in sets():
        samples = {"kernel": len(group.positions), "python": group.python, "plain": group.plain}
        solvers: dict[str, Solver] = {
            "kernel": by_twin("kernel"),
            "python": by_twin("python"),
            "plain": fewest_moves,
        }
        base: list[float] = []
        for name, count in samples.items():
            if not count or (name == "kernel" and active_solver() != "kernel"):
                continue
            times = timed(solvers[name], group.positions[:count])
            base = base or times
            ratio = None if base is times else mean(times) / mean(base[:count])
            print(row(group.name, name, times, ratio), flush=True)


if __name__ == "__main__":
    main()
