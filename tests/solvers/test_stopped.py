"""What a stopped search answers is true, wherever the limit falls."""

from __future__ import annotations

from random import Random

from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.board import board_codes, board_of
from carom.games.ricochet.position import MoveRules, Position
from carom.records.reading import read_position
from carom.solvers.result import Limits, SolverName
from carom.solvers.ricochet import solve

FOUND_ONCE = (
    "r1_1B4B2A3A_rb12bj12gg6ya2_gb3_J",
    "r1_5x5_DBA_mgb4n_ba1yb1ke1_yb5_0",
    "r1_2x3_BG_ga2kb2_vb2_op_L",
)
"""Positions for which a line was told that was none, at a limit of 1 to 5 nodes."""


def positions() -> list[Position]:
    """Return these and some at random, under every kind of rule."""
    chance = Random(12)
    found = [read_position(token, Position) for token in FOUND_ONCE]
    for robots in ("rbgy", "rbgyk", "rbgyt", "rbgykt") * 3:
        board = board_of(chance.choice(board_codes("ABCD")))
        free = [cell for cell in range(board.size) if cell not in board.closed]
        rules = MoveRules(
            ricochet=chance.choice(["turn", "none", "no_one_move"]),
            rebound=chance.choice(["allowed", "forbidden"]),
        )
        cells = tuple(chance.sample(free, len(robots)))
        found.append(Position(board, robots, cells, chance.choice(board.targets), rules))
    return found


def test_a_stopped_search_tells_a_real_route_and_a_true_bound(twin: SolverName) -> None:
    for position in positions():
        for nodes in (*range(40), 100, 300, 1000):
            found = solve(position, Limits(nodes=nodes), solver=twin)
            if found.length is None:
                continue
            attempt = play_route(position, found.line)
            assert attempt.solved
            assert attempt.spent == found.length >= found.lower_bound
            assert found.standing != "stopped" or found.length > found.lower_bound
