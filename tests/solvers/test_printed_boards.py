"""Random positions of the printed game, as people play it: the twins side by side."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from tests.solvers.conftest import TWINS

from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.board import board_codes, board_of
from carom.games.ricochet.position import MoveRules, Position
from carom.solvers.result import Limits
from carom.solvers.ricochet import count, solutions, solve

LIMITS = Limits(nodes=6000)


def printed(seed: int, robots: str, rules: MoveRules, faces: str = "AB") -> Position:
    """Return a position as a round of the game may begin: A-04, A-06."""
    random = Random(f"{seed}/{robots}")
    board = board_of(random.choice(board_codes(faces)))
    marked = {target.cell for target in board.targets}
    free = [cell for cell in range(256) if cell not in board.closed and cell not in marked]
    cells = tuple(random.sample(free, len(robots)))
    return Position(board, robots, cells, random.choice(board.targets), rules)


def test_rule_of_the_turn_seldom_matters_but_where_one_move_would_do() -> None:
    """A-30 .. A-33: as measured; an extra move of anyone buys off ``no_one_move``."""
    settled = matters = 0
    for seed in range(120):
        position = printed(seed, "rbgy", MoveRules())
        none, no_one_move, turn = (
            solve(replace(position, rules=MoveRules(ricochet)), LIMITS)
            for ricochet in ("none", "no_one_move", "turn")
        )
        if turn.standing != "optimal" or none.length is None or turn.length is None:
            continue
        settled += 1
        matters += turn.length > none.length
        assert no_one_move.length == max(none.length, 2)
        if turn.length > none.length:
            assert none.length <= 2
            assert 3 <= turn.length <= 4
    assert settled > 100
    assert 3 <= matters <= 12


@pytest.mark.slow
@pytest.mark.skipif(len(TWINS) < 2, reason="only one twin here")
@pytest.mark.parametrize("robots", ["rbgy", "rbgyk", "rbgyt", "rbgykt"])
@pytest.mark.parametrize("ricochet", ["turn", "none"])
@pytest.mark.parametrize("rebound", ["allowed", "forbidden"])
def test_twins_agree_on_length_lines_and_count(robots: str, ricochet: str, rebound: str) -> None:
    rules = replace(MoveRules(), ricochet=ricochet, rebound=rebound)
    settled = 0
    for seed in range(8):
        position = printed(seed, robots, rules, "AB" if seed % 2 else "ABCD")
        by_python = solve(position, LIMITS, solver="python")
        if by_python.standing == "stopped":
            continue
        settled += 1
        by_kernel = solve(position, solver="kernel")
        assert by_kernel.standing == by_python.standing
        assert by_kernel.length == by_python.length
        assert play_route(position, by_kernel.line).solved
        assert play_route(position, by_python.line).solved
        lines = list(solutions(position, most=500, solver="kernel"))
        assert list(solutions(position, most=500, solver="python")) == lines
        assert count(position, solver="kernel") == count(position, solver="python")
    assert settled >= 4
