"""Playing with one finger, with keys alone, and with nothing that moves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPerson
from tests.browser.people import ARROWS, Person, begin, lose_line
from tests.browser.site import Site

PHONE = {
    "viewport": {"width": 320, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
MOVING = "document.getAnimations().filter(a => a.playState === 'running').length"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def cell_middle(page: Page, cell: int) -> tuple[float, float]:
    """Return where the middle of a cell is on the screen."""
    box = page.locator(f'[data-cell="{cell}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def swipe(page: Page, cell: int, way: str) -> None:
    """Press a cell with a finger and swipe."""
    page.locator(".surface").scroll_into_view_if_needed()
    x, y = cell_middle(page, cell)
    right, down = STEPS[way]
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        at: list[dict[str, Any]] = [{"x": px, "y": py} for px, py in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    send("touchStart", (x, y))
    for part in (15, 30, 45):
        send("touchMove", (x + right * part, y + down * part))
    send("touchEnd")
    touch.detach()


def robot_cell(site: Site, table: str, robot: str) -> int:
    """Return where a robot stands."""
    robots: list[dict[str, Any]] = site.view(table)["robots"]
    return int(next(item["cell"] for item in robots if item["robot"] == robot))


def test_a_round_is_played_by_touch_on_a_small_phone(
    new_person: NewPerson, site: Site, table_url: str
) -> None:
    table = table_url.rpartition("/")[2]
    ann, bob = new_person("Ann", **PHONE), new_person("Bob")
    begin(table_url, ann, bob)
    route = site.shortest(table)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for digit in str(len(route)):
        ann.page.get_by_role("button", name=digit, exact=True).tap()
    ann.page.get_by_role("button", name="Bid", exact=True).tap()
    bob.stage(f"{len(route)} moves: Ann")
    ann.page.get_by_role("button", name="No more bids from me").tap()
    bob.done()
    ann.stage("Your turn")
    for number, move in enumerate(route, start=1):
        swipe(ann.page, robot_cell(site, table, move[0]), move[1])
        if number < len(route):
            expect(bob.page.get_by_text(f"{number} of {len(route)} moves made")).to_be_visible()
    bob.noted("Ann has shown it")


def focus_by_tab(person: Person, name: str) -> None:
    """Press Tab until something of that name has the focus."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        label = person.page.evaluate(
            "() => { const at = document.activeElement;"
            " return at.getAttribute('aria-label') || at.labels?.[0]?.innerText ||"
            " at.innerText || at.placeholder || ''; }"
        )
        if label.strip() == name:
            return
    raise AssertionError(f"Tab never reached {name}")


def test_all_is_done_by_keys_alone(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    keys = ann.page.keyboard
    ann.page.goto("/")
    ann.page.get_by_role("button", name="New table").wait_for()
    focus_by_tab(ann, "Your name")
    keys.type("Ann")
    keys.press("Enter")
    ann.page.get_by_role("heading", name="At the table").wait_for()
    bob.sit(ann.page.url)
    bob.ready()
    focus_by_tab(ann, "I am ready")
    keys.press("Enter")
    ann.stage("Everybody thinks")
    route = site.shortest(ann.page.url.rpartition("/")[2])
    keys.type(str(len(route)))
    keys.press("Enter")
    bob.stage(f"{len(route)} moves: Ann")
    focus_by_tab(ann, "No more bids from me")
    keys.press("Enter")
    bob.done()
    ann.stage("Your turn")
    for move in route:
        keys.press(move[0])
        keys.press(ARROWS[move[1]])
    bob.noted("Ann has shown it")


def test_a_move_can_be_typed(new_person: NewPerson, site: Site, table_url: str) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(table_url, ann, bob)
    route = site.shortest(table_url.rpartition("/")[2])
    ann.bid(len(route))
    ann.done()
    bob.done()
    ann.stage("Your turn")
    field = ann.page.get_by_placeholder("Type a move, such as rE")
    field.fill("xx")
    field.press("Enter")
    expect(ann.page.get_by_text("That move is not possible", exact=False)).to_be_visible()
    for move in route:
        field.fill(move.upper())
        field.press("Enter")
    bob.noted("Ann has shown it")


def test_the_board_is_walked_cell_by_cell_and_shows_the_focus(
    new_person: NewPerson, table_url: str
) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(table_url, ann, bob)
    page = ann.page
    page.locator('[data-cell="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    focused = page.locator('[data-cell="17"]')
    expect(focused).to_be_focused()
    assert focused.evaluate("cell => getComputedStyle(cell).outlineStyle") == "solid"
    box = focused.bounding_box()
    assert box is not None
    assert box["height"] == pytest.approx(box["width"], abs=2)
    expect(focused).to_have_attribute("aria-label", re.compile("^b2"))


def test_nothing_slides_for_who_wants_it_still(
    new_person: NewPerson, site: Site, table_url: str
) -> None:
    ann, bob = new_person("Ann", reduced_motion="reduce"), new_person("Bob")
    begin(table_url, ann, bob)
    route = site.shortest(table_url.rpartition("/")[2])
    ann.bid(len(route))
    ann.done()
    bob.done()
    ann.stage("Your turn")
    ann.show(route[:1])
    assert ann.page.evaluate(MOVING) == 0


def test_nothing_moves_for_who_chose_so_here(new_person: NewPerson, table_url: str) -> None:
    """Neither sand nor the sign of a lost line, whatever the device says."""
    ann, bob = new_person("Ann", reduced_motion="no-preference"), new_person("Bob")
    begin(table_url, ann, bob)
    ann.bid(9)
    ann.stage("9 moves: Ann")
    assert ann.page.evaluate(MOVING) > 0
    ann.press("Settings")
    ann.page.get_by_text("Still", exact=True).click()
    ann.press("Close")
    lose_line(ann)
    assert ann.page.evaluate(MOVING) == 0
