"""Cameras and plans of 1, 2, 3… robot!: ``python benchmarks/escape.py [PLANS]``.

First what sight costs in CPU time: an activation that freezes fifteen robots and one in
vain, a view of a full table for a client, and the work that is done once for a plan and a
camera's square. Bar: 20 µs an activation. Then random plans, with and without the guard:
how many can be left, how long the way is, how often no door was open (C-08).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time

import msgspec

from carom.core.chance import Draw
from carom.games.escape import GAME
from carom.games.escape.actions import Activate, Lay
from carom.games.escape.board import COLUMNS, FREE_PLACES, SIZE, START, cells_in
from carom.games.escape.drafting import doors_on, faced_sides, lays, with_lay
from carom.games.escape.factory import factory_of
from carom.games.escape.options import CameraRules, Options
from carom.games.escape.pieces import Camera, Pieces
from carom.games.escape.plan import EMPTY, EMPTY_CODE, UNREACHABLE, plan_of
from carom.games.escape.sight import HEADINGS, fields_of
from carom.games.escape.spending import activate
from carom.games.escape.tiles import turns_of
from carom.games.escape.turns import first_turn

RUNS = 5


def laid_plan(seed: str, has_guard: bool) -> tuple[str, bool]:
    """Return a plan laid at random, all four turns alike, and whether C-08 was needed."""
    draw, code, was_shut = Draw(seed, "plan"), EMPTY_CODE, False
    while EMPTY in code:
        doors = doors_on(code)
        empty = (place for place in FREE_PLACES if place not in doors)
        was_shut = was_shut or not any(faced_sides(doors, place) for place in empty)
        code = with_lay(code, draw.choice(_alike(lays(code, has_guard))), has_guard)
    return code, was_shut


def _alike(legal: tuple[Lay, ...]) -> list[Lay]:
    """Return placements as often as a tile has turns that look like them."""
    return [lay for lay in legal for _ in range(4 // turns_of(lay.tile))]


def cost_us(job: Callable[[], object], count: int) -> float:
    """Return what a job costs in µs of CPU time, the best of several runs."""
    best = float("inf")
    for _ in range(RUNS):
        start = process_time()
        for _ in range(count):
            job()
        best = min(best, (process_time() - start) / count)
    return 1e6 * best


def sight() -> dict[str, float]:
    """Return the costs of sight by what is done."""
    code, _ = laid_plan("sight", has_guard=True)
    factory = factory_of(code, CameraRules())
    mounts = [*cells_in(factory.plan.mounts)]
    fields = {cell: max(factory.fields(cell), key=int.bit_count) for cell in mounts}
    widest = max(mounts, key=lambda cell: fields[cell].bit_count())
    cells = [*cells_in(fields[widest])]
    heading = HEADINGS[factory.fields(widest).index(fields[widest])]
    hung = sorted({widest, *mounts[:9]})[-9:]
    cameras = tuple(Camera(cell, heading) for cell in hung)
    seen = Pieces(tuple(cells[at % len(cells)] for at in range(15)), 0, cameras)
    away = Pieces((-1,) * 15, 0, cameras)
    state = first_turn(msgspec.structs.replace(GAME.setup(Options(), 5, "b"), plan=code))
    state = msgspec.structs.replace(state, pieces=seen)
    step = Activate(widest)
    walls = factory.plan.walls

    def shown() -> bytes:
        again = msgspec.structs.replace(state)  # another value, so that nothing is kept
        return b"".join(msgspec.json.encode(GAME.view(again, seat)) for seat in range(4))

    return {
        "activation, 15 robots seen": cost_us(lambda: activate(factory, seen, 0, 0, step), 5_000),
        "activation in vain": cost_us(lambda: activate(factory, away, 0, 0, step), 5_000),
        "views for four seats, as JSON": cost_us(shown, 200),
        "a plan, once": cost_us(lambda: plan_of.__wrapped__(code), 50),
        "a camera's square, once": cost_us(
            lambda: fields_of.__wrapped__(walls, SIZE, COLUMNS, widest, "pair"), 50
        ),
    }


def main(plans: int) -> None:
    """Print both tables."""
    print(f"{'µs':<32}{'CPU time':>10}")
    for name, cost in sight().items():
        print(f"{name:<32}{cost:>10.1f}")
    print(f"\n{'plans':<12}{'can be left':>12}{'way':>14}{'C-08':>8}{'plans':>8}")
    for has_guard in (True, False):
        laid = [laid_plan(f"plan/{seed}", has_guard) for seed in range(plans)]
        ways = [plan_of(code).ways[START] for code, _ in laid]
        out = [way for way in ways if way < UNREACHABLE]
        between = f"{min(out)} {median(out):.0f} {max(out)}"
        shut = sum(was_shut for _, was_shut in laid) / plans
        name = "guard" if has_guard else "no guard"
        print(f"{name:<12}{len(out) / plans:>12.1%}{between:>14}{shut:>8.1%}{plans:>8}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 600)
