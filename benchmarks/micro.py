"""Micro Robots: how fast its solver is, and what its printed boards are like.

``python benchmarks/micro.py`` measures, in one process and in CPU time, all distances of a
board and a whole ``solve``, each with its ratio to a plain twin that walks field by field.
Bar: 1 ms a board. Then it goes over all 1536 boards of each side (B-01) and prints how far
fields are apart, how many edges there are, which boards are connected if a robot may go any
distance or only to an adjacent field (B-07), on how many all ways between two fields have
the same parity. Last, of random positions on them, the fifths of the rating and how far above
the optimum the first call of the other parity lies. It takes about 10 seconds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from statistics import mean, median, quantiles
from time import process_time
from typing import Any

from carom.core.chance import Draw
from carom.games.micro.board import CELLS, DICE, SIDE, SIDES, Board, board_codes, board_of
from carom.games.micro.position import Position
from carom.solvers.micro import least_calls, solve
from carom.solvers.micro.distances import distances
from carom.solvers.micro.rating import rate

SEED = 2026
MOST = 7
"""Distances from here on are counted together."""


def plain_distances(board: Board) -> list[list[int]]:
    """Return all distances by one breadth-first search from each field; -1 for no way."""
    return [plain_from(board, start) for start in range(CELLS)]


def plain_from(board: Board, start: int) -> list[int]:
    """Return the distances from one field, with a queue."""
    row = [-1] * CELLS
    row[start] = 0
    queue = [start]
    for cell in queue:
        for there in board.ways[cell]:
            if row[there] < 0:
                row[there] = row[cell] + 1
                queue.append(there)
    return row


def plain_length(position: Position) -> int:
    """Return the fewest moves by the same search, in two halves where there is a waypoint."""
    stops = (position.robot, *position.stops_between, position.target)
    return sum(plain_from(position.board, start)[goal] for start, goal in pairwise(stops))


def timed(work: Callable[[Any], object], cases: Sequence[Any]) -> list[float]:
    """Return the CPU time of each case in microseconds."""
    times = []
    for case in cases:
        started = process_time()
        work(case)
        times.append(1e6 * (process_time() - started))
    return times


def print_speed() -> None:
    """Print the first table."""
    chance = Random(SEED)
    codes = [code for side in SIDES for code in board_codes(side)]
    boards = [board_of(code) for code in chance.sample(codes, 400)]
    for board in boards:
        assert board.ways  # made once a board and kept
    plain = [Position(board, *chance.sample(range(CELLS), 2)) for board in boards]
    expert = [Position(board, *chance.sample(range(CELLS), 3)) for board in boards]
    assert all(solve(case).length == plain_length(case) for case in (*plain, *expert))
    print(f"{'CPU time, us':28}{'mean':>8}{'median':>8}{'max':>8}{'plain':>8}{'ratio':>7}")
    for name, work, twin, cases in (
        ("all distances of a board", distances, plain_distances, boards),
        ("solve", solve, plain_length, plain),
        ("solve with a waypoint", solve, plain_length, expert),
    ):
        mine, other = timed(work, cases), timed(twin, cases)
        figures = (mean(mine), median(mine), max(mine), mean(other))
        shown = "".join(f"{figure:8.0f}" for figure in figures)
        print(f"{name:28}{shown}{mean(other) / mean(mine):7.1f}")


@dataclass
class Spread:
    """What the boards of a side are like."""

    pairs: Counter[int] = field(default_factory=Counter)
    largest: list[int] = field(default_factory=list)
    edges: list[int] = field(default_factory=list)
    connected: int = 0
    connected_adjacent: int = 0
    two_sided: int = 0

    def take(self, board: Board) -> None:
        """Take in a board."""
        found = distances(board)
        self.pairs.update(found.counts)
        self.largest.append(found.largest)
        self.edges.append(found.counts[1] // 2)
        self.connected += board.is_connected
        self.connected_adjacent += is_connected_by_steps(board)
        self.two_sided += is_two_sided(board)

    def row(self, name: str) -> str:
        """Return a line of the table."""
        total = self.pairs.total()
        average = sum(moves * number for moves, number in self.pairs.items()) / total
        near = [self.pairs[moves] for moves in range(1, MOST)]
        shares = [100 * number / total for number in (*near, total - sum(near))]
        shown = "".join(f"{share:6.1f}" for share in shares)
        reach = f"{min(self.largest)}..{max(self.largest)}"
        edges = f"{min(self.edges)}..{max(self.edges)}"
        return (
            f"{name:10}{len(self.edges):>6}{average:7.2f}{shown}{reach:>8}{edges:>8}"
            f"{self.connected:>7}{self.connected_adjacent:>7}{self.two_sided:>7}"
        )


def is_connected_by_steps(board: Board) -> bool:
    """Tell whether a robot that goes to adjacent fields only could go everywhere."""
    queue, known = [0], {0}
    for cell in queue:
        row, column = divmod(cell, SIDE)
        for there in board.ways[cell]:
            is_near = abs(there // SIDE - row) + abs(there % SIDE - column) == 1
            if is_near and there not in known:
                known.add(there)
                queue.append(there)
    return len(queue) == CELLS


def is_two_sided(board: Board) -> bool:
    """Tell whether all ways between two fields have the same parity."""
    row = plain_from(board, 0)
    return all((row[cell] - row[there]) % 2 for cell in range(CELLS) for there in board.ways[cell])


def print_spread() -> None:
    """Print the second table."""
    heads = "".join(f"{moves:>6}" for moves in range(1, MOST)) + f"{f'{MOST}+':>6}"
    print(f"\n{'share in %':10}{'boards':>6}{'mean':>7}{heads}{'largest':>8}{'edges':>8}", end="")
    print(f"{'conn.':>7}{'steps':>7}{'parity':>7}")
    for side in SIDES:
        spread = Spread()
        for code in board_codes(side):
            spread.take(board_of(code))
        print(spread.row(side))
    spread = Spread()
    layouts = [Board(Draw(f"layout/{number}", "dice").shuffled(DICE)) for number in range(2000)]
    for layout in layouts:
        if layout.is_connected:
            spread.take(layout)
    print(spread.row("random"))
    print(f"connected: {spread.connected / len(layouts):.1%} of {len(layouts)} random layouts")


def print_ratings() -> None:
    """Print ratings and calls of positions on printed boards, without a waypoint."""
    chance = Random(SEED)
    codes = [code for side in SIDES for code in board_codes(side)]
    found, gaps = [], Counter[int]()
    for code in chance.choices(codes, k=1500):
        position = Position(board_of(code), *chance.sample(range(CELLS), 2))
        rating, (even, odd) = rate(position), least_calls(position)
        assert rating is not None  # printed boards are connected
        assert even is not None  # and none of them is two-sided
        assert odd is not None
        found.append(rating)
        gaps[abs(even - odd)] += 1
    tops = quantiles([rating.bits for rating in found], n=5)
    print("\nfifths of the rating, bits: " + ", ".join(f"{top:.1f}" for top in tops))
    for level in range(1, 6):
        lengths = [rating.length for rating in found if rating.level == level]
        print(f"level {level}: {len(lengths) / len(found):6.1%}, mean length {mean(lengths):.1f}")
    shares = (f"+{gap}: {number / len(found):.1%}" for gap, number in sorted(gaps.items()))
    print("\nfirst call of the other parity: " + ", ".join(shares))


if __name__ == "__main__":
    print_speed()
    print_spread()
    print_ratings()
