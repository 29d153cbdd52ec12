"""People at a table of 1, 2, 3… robot!: laying the plan, spending points, looking for a way."""

from __future__ import annotations

from collections import deque
from typing import Any

from playwright.sync_api import expect
from tests.browser.people import ARROWS, Person, start
from tests.browser.site import Site

from carom.games.escape.board import COLUMNS, EXIT_CELLS, FREE_PLACES, ROWS

STEPS = {"N": -COLUMNS, "E": 1, "S": COLUMNS, "W": -1}
OWN_TURN = ".stage section.own .points"
"""The points of a turn of one's own, in any language."""


def lay_table(site: Site, preset: str = "classic", **options: Any) -> str:
    """Lay a table where seats play in their order, and return its id."""
    return site.lay_table(preset, "escape", **{"order": "seats", **options})


def begin(url: str, *people: Person) -> None:
    """Seat people at a table and start."""
    start(url, *people)
    people[0].stage("Lay a tile")


def lay_tile(person: Person, tile: str, place: int) -> None:
    """Lay a tile by pressing it, the number of its place from 1, and the button."""
    person.stage("Lay a tile")
    person.press(f"Tile {tile}")
    person.press(f"Place {place}")
    person.press("Lay it here")


def build(*people: Person, laid: int = 0) -> None:
    """Lay what is missing of the plan, and wait for the first turn."""
    lay_tiles(*people, laid=laid)
    has_turn(people[0])


def lay_tiles(*people: Person, laid: int = 0) -> None:
    """Lay what is missing of the plan by keys: the next tile that fits, its place, Enter."""
    for number in range(laid, len(FREE_PLACES)):
        page = people[number % len(people)].page
        page.locator(".stage section.own").wait_for()
        expect(page.locator(".stage p")).to_contain_text(str(number + 1))
        for _ in range(20):
            if page.locator(".tile.held").count() == 0:
                page.keyboard.press("c")
                page.locator(".tile.held").wait_for()
            if page.locator(".place").count() > 0:
                break
            page.keyboard.press("c")
        page.keyboard.press("ArrowDown")
        page.locator("button.lay:enabled").wait_for()
        page.keyboard.press("Enter")


def build_straight(ann: Person, bob: Person) -> None:
    """Lay a plan whose deposit and exit a straight corridor joins, with a pillar at m8."""
    lay_tile(ann, "X2", 5)
    lay_tile(bob, "T3", 6)
    build(ann, bob, laid=2)


def way_out(view: dict[str, Any], robot: int) -> str:
    """Return the ways of a shortest walk of a robot to the exit, other robots left out."""
    squares = "".join(view["plan"]["rows"])
    start = view["robots"][robot]["cell"]
    known, waiting = {start: ""}, deque([start])
    while waiting:
        cell = waiting.popleft()
        if EXIT_CELLS >> cell & 1:
            return known[cell]
        for way, step in STEPS.items():
            there = cell + step
            is_inside = 0 <= there < ROWS * COLUMNS
            is_beside = abs(there % COLUMNS - cell % COLUMNS) <= 1
            if is_inside and is_beside and squares[there] == "." and there not in known:
                known[there] = known[cell] + way
                waiting.append(there)
    raise AssertionError("the exit cannot be reached")


def spend(person: Person, left: int, *keys: str) -> None:
    """Press keys that spend a point, and wait until so many are left."""
    for key in keys:
        person.page.keyboard.press(key)
    expect(person.page.locator(OWN_TURN)).to_have_text(str(left))


def walk(person: Person, number: int, way: str, left: int) -> None:
    """Walk one of the own robots, 1 to 3, by keys."""
    spend(person, left, str(number), ARROWS[way])


def has_turn(person: Person) -> None:
    """Wait until it is somebody's turn to spend points."""
    person.page.locator(OWN_TURN).wait_for()
