"""Rules engine, kernel and oracle count the same routes from the same positions."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.solvers.conftest import TWINS
from tests.solvers.perft import FOLDER, Block, counted, read, write

from carom.games.ricochet.attempt import Attempt, begin, legal_moves, play
from carom.games.ricochet.position import Position
from carom.solvers.ricochet import kernel

FILES = sorted(FOLDER.glob("*.txt"))
BLOCKS = [block for path in FILES for block in read(path.read_text("utf-8"))]
by_remark = pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.remark)


def routes(position: Position, attempt: Attempt, moves: int) -> int:
    """Return the number of routes under the rules engine, the target ignored."""
    able = legal_moves(position, attempt)
    if moves == 1:
        return len(able)
    return sum(
        routes(position, replace(play(position, attempt, move), solved=False), moves - 1)
        for move in able
    )


def test_there_are_at_least_twenty_positions_of_all_kinds() -> None:
    assert len(BLOCKS) >= 20
    assert len({block.token for block in BLOCKS}) == len(BLOCKS)
    assert all(len(block.counts) >= 3 for block in BLOCKS)


@by_remark
def test_rules_engine_counts_as_the_golden_file(block: Block) -> None:
    start = begin(block.position)
    depths = [depth for depth, count in enumerate(block.counts, 1) if count < 5000]
    assert depths
    for depth in depths:
        assert routes(block.position, start, depth) == block.counts[depth - 1]


@pytest.mark.skipif("kernel" not in TWINS, reason="no kernel here")
@by_remark
def test_kernel_counts_as_the_golden_file(block: Block) -> None:
    for depth, count in enumerate(block.counts, 1):
        assert kernel.perft(block.position, depth) == count


@by_remark
def test_oracle_counts_as_the_golden_file(block: Block) -> None:
    few = Block(block.remark, block.token, tuple(n for n in block.counts if n < 1000))
    assert counted(few) == few


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_files_are_written_as_they_are_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert write(list(read(text))) == text
