"""Hypothesis strategies: random plans and positions of 1, 2, 3… robot!."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

from carom.core.chance import Draw
from carom.games.escape.board import DEPOSIT_CELLS, EXIT_CELLS, SIZE, cells_in
from carom.games.escape.drafting import lays, with_lay
from carom.games.escape.factory import factory_of
from carom.games.escape.options import CameraRules
from carom.games.escape.pieces import ESCAPED, TEAM, Camera, Pieces
from carom.games.escape.plan import EMPTY, EMPTY_CODE
from carom.games.escape.position import Position


@cache
def laid_plan(number: int) -> str:
    """Return a plan laid at random under the guard."""
    draw, code = Draw(str(number), "plan"), EMPTY_CODE
    while EMPTY in code:
        code = with_lay(code, draw.choice(lays(code, True)), True)
    return code


plans = st.integers(0, 30).map(laid_plan)
"""A few dozen plans, the exit within reach."""

camera_rules = st.builds(
    CameraRules,
    st.sampled_from(["8", "4"]),
    st.sampled_from(["pair", "open", "closed"]),
    st.sampled_from(["off", "on"]),
)


@st.composite
def positions(draw: st.DrawFn, max_seats: int = 5) -> Position:
    """Draw a position: robots anywhere they may stand, eyes, cameras, part of a turn."""
    code, rules = draw(plans), draw(camera_rules)
    factory = factory_of(code, rules)
    plan = factory.plan
    open_cells = [cell for cell in range(SIZE) if not (plan.walls | EXIT_CELLS) >> cell & 1]
    outside = [cell for cell in open_cells if not DEPOSIT_CELLS >> cell & 1]
    inside = [cell for cell in open_cells if DEPOSIT_CELLS >> cell & 1]
    count = TEAM * draw(st.integers(1, max_seats))
    corridors = iter(draw(st.permutations(outside))[:count])
    robots = []
    for _ in range(count):
        kind = draw(st.sampled_from(["corridor", "deposit", "out"]))
        if kind == "corridor":
            robots.append(next(corridors))
        else:
            robots.append(ESCAPED if kind == "out" else draw(st.sampled_from(inside)))
    eyes = sum(
        1 << robot for robot, cell in enumerate(robots) if cell != ESCAPED and draw(st.booleans())
    )
    mounts = st.sampled_from([*cells_in(plan.mounts)])
    hung = sorted(draw(st.sets(mounts, max_size=9)))
    headings = st.sampled_from(factory.headings)
    cameras = tuple(Camera(cell, draw(headings)) for cell in hung)
    points = draw(st.integers(0, 3))
    used = draw(st.integers(0, 7).filter(lambda bits: bits.bit_count() <= 3 - points))
    seat = draw(st.integers(0, count // TEAM - 1))
    return Position(code, Pieces(tuple(robots), eyes, cameras), seat, points, used, rules)
