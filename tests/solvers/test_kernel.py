"""What only the native kernel has: two searches that must agree, threads, its library."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Literal

import pytest

from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.board import Board, board_codes, board_of, free_board, make_board
from carom.games.ricochet.pieces import COLOURED, Diagonal, Target
from carom.games.ricochet.position import MoveRules, Position
from carom.records.reading import read_position
from carom.solvers.result import Limits, SearchStopped, SolverMissing
from carom.solvers.ricochet import kernel

needs_kernel = pytest.mark.skipif(not kernel.is_available(), reason="no native kernel here")
SOME = Limits(nodes=60_000)


def position_on(board: Board, robots: str, chance: Random, rules: MoveRules) -> Position:
    """Return a position on a board with robots, and a target that may be anywhere."""
    free = [cell for cell in range(board.size) if cell not in board.closed]
    cells = tuple(chance.sample(free, len(robots)))
    colour = chance.choice([letter for letter in robots if letter in COLOURED] + ["*"])
    return Position(board, robots, cells, Target(colour, chance.choice([*free, *cells])), rules)


def board_of_kind(kind: str, chance: Random) -> Board:
    """Return a printed, a later printed, a small, a wide or a round board."""
    seed = str(chance.random())
    match kind:
        case "printed":
            return board_of(chance.choice(board_codes("AB")))
        case "diagonal":
            return board_of(chance.choice(board_codes("CD")))
        case "small":
            return free_board(chance.randint(2, 7), chance.randint(2, 7), 20, seed)
        case "wide":
            return free_board(32, chance.randint(9, 32), 15, seed)
    # Bumpers all over, so that paths cross themselves and come round.
    bumpers = [
        Diagonal(cell, chance.choice(COLOURED), chance.choice("/\\"))
        for cell in chance.sample(range(64), 14)
    ]
    return make_board(8, 8, diagonals=bumpers)


@needs_kernel
@pytest.mark.parametrize("ricochet", ["none", "turn", "no_one_move"])
@pytest.mark.parametrize("kind", ["printed", "diagonal", "small", "wide", "round"])
def test_both_searches_of_the_kernel_agree(kind: str, ricochet: str) -> None:
    """A move of a helper that the fast search leaves out is one that nobody needs."""
    chance = Random(f"{kind} {ricochet}")
    rules = MoveRules(ricochet)  # type: ignore[arg-type]  # one of the values above
    compared = 0
    for robots in ("r", "rb", "rbg", "rbgy", "rbgy", "rbgyk") * 4:
        position = position_on(board_of_kind(kind, chance), robots, chance, rules)
        slow = kernel.solve(position, SOME, state_by_state=True)
        fast = kernel.solve(position, SOME)
        if "stopped" in (slow.standing, fast.standing):
            continue
        compared += 1
        assert (fast.standing, fast.length) == (slow.standing, slow.length)
        if fast.length is not None:
            assert play_route(position, fast.line).spent == fast.length
            assert list(kernel.solutions(position, most=20)) == list(
                kernel.solutions(position, most=20, state_by_state=True)
            )
            assert kernel.count(position) == kernel.count(position, state_by_state=True)
    assert compared >= 10


@needs_kernel
@pytest.mark.parametrize(
    ("token", "length"),
    [
        # The slide before the last help ends in the path of the robot that comes to help.
        ("r1_1A3B4B2B_re14ba3gg7yl13_yg4_n_0", 8),
        ("r1_1A4A2A3A_rp12bd1ga14yn14_bc11_n_l", 9),
        ("r1_1B2A4B3A_rb14bl11go7yh15_rd7_L", 7),
        ("r1_1B4A3B2B_rl5bp4gj11ya3_yi11_n_h", 7),
        ("r1_1B2B3A4B_rp7bc13gi12yn16_gj2_n_W", 8),
        # The slide before the help uses the other axis.
        ("r1_1B3A2B4B_ri4bm2gi3yg3kl4_bg6_t", 7),
        # A vortex: one robot sees its win coming while another is nearer to it.
        ("r1_1A2B3A4B_ra8bn15gb9ye12_vh13_n_a", 2),
        ("r1_1B2A3A4B_rl5bh12gn15yg10_vh13_M", 6),
        ("r1_1B4B2B3A_ra5bb10gg16ya3ke15_vi4_y", 6),
    ],
)
def test_win_seen_ahead_is_the_least(token: str, length: int) -> None:
    position = read_position(token, Position)
    assert kernel.solve(position).length == length
    assert kernel.solve(position, state_by_state=True).length == length


@needs_kernel
@pytest.mark.slow
@pytest.mark.parametrize("robots", ["rbgy", "rbgyk"])
@pytest.mark.parametrize("ricochet", ["none", "turn"])
def test_long_searches_agree_on_printed_boards(
    robots: str, ricochet: Literal["none", "turn"]
) -> None:
    """Long enough for the tables of the look ahead to be made."""
    chance, compared = Random(f"{robots} {ricochet}"), 0
    while compared < 40:
        board = board_of(chance.choice(board_codes("AB")))
        position = position_on(board, robots, chance, MoveRules(ricochet))
        fast = kernel.solve(position, SOME)
        if fast.standing == "stopped" or fast.nodes < 300:
            continue
        slow = kernel.solve(position, Limits(nodes=2_000_000), state_by_state=True)
        if slow.standing == "stopped":
            continue
        compared += 1
        assert (fast.standing, fast.length) == (slow.standing, slow.length)
        if fast.length is not None:
            assert play_route(position, fast.line).spent == fast.length


@needs_kernel
def test_memory_stays_within_its_limit_on_a_wide_board() -> None:
    """Stopped with a bound, and the count of bytes was kept."""
    board = free_board(32, 32, 3, "wide")
    position = Position(board, "rbgyk", (0, 31, 992, 1023, 500), Target("r", 517))
    limits = Limits(bytes=20_000_000)
    for state_by_state in (False, True):
        found = kernel.solve(position, limits, state_by_state=state_by_state)
        assert found.standing == "stopped"
        assert 10_000_000 < found.peak_bytes <= 20_000_000
        assert found.lower_bound >= 1


@needs_kernel
def test_threads_search_one_board_side_by_side() -> None:
    board = board_of("1B2B3B4A")
    chance = Random(7)
    positions = [position_on(board, "rbgyk", chance, MoveRules("none")) for _ in range(40)]
    alone = [kernel.solve(position, SOME) for position in positions]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda position: kernel.solve(position, SOME), positions)) == alone


@needs_kernel
def test_line_longer_than_the_first_buffer_is_told_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position(make_board(16, 16), "r", (0,), Target("r", 255))
    line = kernel.solve(position).line
    monkeypatch.setattr(kernel, "_AnswerAndLine", kernel._Answer)
    assert kernel.solve(position).line == line


@needs_kernel
def test_counting_paths_stops_at_a_limit() -> None:
    position = Position(make_board(16, 16), "rbgy", (0, 15, 240, 255), Target("r", 100))
    assert kernel.perft(position, 0) == 1
    assert kernel.perft(position, 1) == 8
    with pytest.raises(SearchStopped):
        kernel.perft(position, 6, Limits(nodes=10))


@pytest.mark.parametrize(
    ("content", "reason"), [(None, "not-built"), (b"no library", "not-loadable")]
)
def test_missing_kernel_is_told_with_its_reason(
    content: bytes | None, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = tmp_path / "_kernel.so"
    if content is not None:
        library.write_bytes(content)
    monkeypatch.setattr(kernel, "LIBRARY", library)
    monkeypatch.setattr(kernel, "_found", kernel._found.__wrapped__)
    position = Position(make_board(3, 3), "r", (0,), Target("r", 8))
    assert not kernel.is_available()
    assert kernel.why_missing() == reason
    for call in (kernel.solve, kernel.count, kernel.solutions):
        with pytest.raises(SolverMissing):
            call(position)
