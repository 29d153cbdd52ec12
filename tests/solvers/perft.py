"""Golden counts of routes by depth, as text a person can read.

A file holds blocks: a remark, the position as a token, and for each depth the number of
routes of exactly that many moves, the target ignored.

    # one robot on an empty board
    P…
    1 2
    2 4

The counts are the oracle's. After adding a position, or changing what a move is, run
``python -m tests.solvers.perft`` and read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.oracle.ricochet import routes
from tests.oracle.translate import puzzle_of

from carom.games.ricochet.position import Position
from carom.records.position import parse_position

FOLDER = Path(__file__).parents[1] / "golden" / "perft"


@dataclass(frozen=True)
class Block:
    """One position with its counts: ``counts[d]`` routes of ``d + 1`` moves."""

    remark: str
    token: str
    counts: tuple[int, ...]

    @property
    def position(self) -> Position:
        """The position."""
        return parse_position(self.token)


def read(text: str) -> Iterator[Block]:
    """Yield the blocks of a file."""
    for part in text.strip().split("\n\n"):
        remark, token, *rows = part.splitlines()
        counts = [row.split() for row in rows]
        assert [int(depth) for depth, _ in counts] == list(range(1, len(counts) + 1)), remark
        yield Block(remark.removeprefix("# "), token, tuple(int(count) for _, count in counts))


def write(blocks: list[Block]) -> str:
    """Return the text of a file."""
    return "\n".join(
        f"# {block.remark}\n{block.token}\n"
        + "".join(f"{depth} {count}\n" for depth, count in enumerate(block.counts, 1))
        for block in blocks
    )


def counted(block: Block) -> Block:
    """Return a block with the oracle's counts; one without any gets them to depth 4."""
    puzzle = puzzle_of(block.position)
    depths = range(1, (len(block.counts) or 4) + 1)
    return Block(block.remark, block.token, tuple(routes(puzzle, depth) for depth in depths))


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(write([counted(block) for block in read(path.read_text("utf-8"))]), "utf-8")
