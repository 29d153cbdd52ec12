"""Every page: no serious fault of access in either theme, every language, the puzzle board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPerson
from tests.browser.people import begin, seat
from tests.browser.places import LANGUAGES, for_axe, have_no_faults, in_language, speak
from tests.browser.site import ROOT, Site

from carom.records.position import write_position
from carom.server.kits.ricochet import random_position

LAST = ".actions .row:last-child button"
"""The only button of the last row: swap the chip, or no more bids."""

POSITION = random_position("browser")
PUZZLE = f"/solve/{write_position(POSITION)}"

PLACES = {
    "/": "main button.primary",
    **{f"/rules/{page.name}": "main article h2" for page in (ROOT / "docs/rules").iterdir()},
    PUZZLE: "main [data-cell]",
    "/nowhere": "main a",
}
"""Pages that anybody can open, and what stands on each once it is there."""


def stations(new_person: NewPerson, site: Site, **options: Any) -> Iterator[tuple[str, Page]]:
    """Yield the name of each place on the site and a page that shows it."""
    ann, bob = new_person("Ann", **options), new_person("Bob")
    page = ann.page
    for path, sign in PLACES.items():
        page.goto(path)
        page.locator(sign).first.wait_for(state="attached")
        yield path, page
    page.goto("/")
    page.locator("header button").click()
    page.get_by_role("dialog").wait_for()
    yield "settings", page
    table = site.lay_table(
        end="first_to", first_to=1, clock_s=600, trial_s=600, next_chip="when_ready"
    )
    page.goto(f"/t/{table}")
    page.locator("main input").first.wait_for()
    yield "door", page
    page.locator("main input").first.fill("Ann")
    page.locator("main button.primary").click()
    page.locator("ul .name").first.wait_for()
    seat(f"{site.url}/t/{table}", bob)
    yield "lobby", page
    bob.ready()
    page.locator("button.primary.big").click()
    bob.stage("Everybody thinks")
    yield "thinking", page
    bob.skip()
    page.locator(LAST).click()
    bob.stage("Ready for the next chip")
    yield "ready", page
    bob.turn_up()
    page.locator(".actions button.primary").click()
    bob.stage("Everybody thinks")
    route = site.shortest(table)
    page.keyboard.type(str(len(route)))
    page.keyboard.press("Enter")
    bob.stage(f"{len(route)} moves: Ann")
    yield "bidding", page
    bob.done()
    page.locator(LAST).click()
    bob.stage("Ann shows")
    page.locator(".beads").wait_for()
    page.keyboard.press(route[0][0])
    yield "trial", page
    for move in route:
        page.keyboard.press(move[0])
        way = {"N": "Up", "E": "Right", "S": "Down", "W": "Left"}[move[1]]
        page.keyboard.press(f"Arrow{way}")
    bob.stage("Ranking")
    page.locator("ol li.first").wait_for()
    yield "ranking", page
    page.goto(f"/t/{table}/replay")
    page.locator(".verdict").wait_for()
    yield "replay", page


@pytest.mark.parametrize("width", [390, pytest.param(1280, marks=pytest.mark.slow)])
def test_axe_finds_nothing_serious_anywhere(new_person: NewPerson, site: Site, width: int) -> None:
    have_no_faults(stations(new_person, site, **for_axe(width)))


@pytest.mark.slow
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_page_speaks_the_language(new_person: NewPerson, site: Site, language: str) -> None:
    speak(stations(new_person, site, **in_language(language)), language)


def test_language_theme_and_name_are_kept(new_person: NewPerson) -> None:
    page = new_person().page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Nederlands").click()
    page.get_by_text("Donker", exact=True).click()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("button", name="Nieuwe tafel")).to_be_visible()


def test_the_focus_comes_along_to_the_next_page(new_person: NewPerson) -> None:
    """What was pressed is gone with its page; who reads by ear goes on with the new one."""
    page = new_person().page
    page.goto("/")
    page.locator("main a[href^='/rules/']").press("Enter")
    page.locator("main article h2").first.wait_for()
    expect(page.locator("main")).to_be_focused()


def test_a_position_is_edited_tried_and_solved(new_person: NewPerson) -> None:
    page = new_person().page
    page.goto(PUZZLE)
    text = page.get_by_role("textbox", name="Position")
    expect(text).to_have_value(write_position(POSITION))
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile("moves are needed"))).to_be_visible()
    page.get_by_role("button", name="Show the optimum").click()
    lines = page.locator("button.way")
    expect(lines.first).to_be_visible()
    lines.first.click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".count", has_text=re.compile(r"^1/\d+$"))).to_be_visible()
    page.get_by_role("button", name="Back to the board").click()

    page.get_by_text("Put robots", exact=True).click()
    free = next(cell for cell in range(40, 60) if cell not in POSITION.cells)
    carry(page, POSITION.cell_of("r"), free)
    moved = replace(POSITION, cells=(free, *POSITION.cells[1:]))
    expect(text).to_have_value(write_position(moved))

    page.get_by_text("Walls", exact=True).click()
    box = page.locator('[data-cell="0"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    expect(text).to_have_value(re.compile("^r1_16x16_"))

    page.locator("fieldset").get_by_text("Target", exact=True).first.click()
    middle = page.locator('[data-cell="255"]').bounding_box()
    assert middle is not None
    page.mouse.click(middle["x"] + 8, middle["y"] + 8)
    expect(page).to_have_url(re.compile("p16"))


def test_a_position_is_edited_by_keys_alone(new_person: NewPerson) -> None:
    page = new_person().page
    page.goto(PUZZLE)
    text = page.get_by_role("textbox", name="Position")
    said = page.locator('[role="status"][aria-live="polite"]').first

    def take(tool: str) -> None:
        page.get_by_role("radio", name=tool, exact=True).focus()
        page.keyboard.press("Space")

    def press_on(cell: int, key: str = "Enter") -> None:
        page.locator(f'[data-cell="{cell}"]').focus()
        page.keyboard.press(key)

    take("Put robots")
    free = next(cell for cell in range(40, 60) if cell not in POSITION.cells)
    press_on(POSITION.cell_of("r"))
    press_on(free)
    moved = replace(POSITION, cells=(free, *POSITION.cells[1:]))
    expect(text).to_have_value(write_position(moved))
    expect(said).to_contain_text(f"red robot to {moved.name(free)}.")

    take("Target")
    press_on(255)
    expect(said).to_contain_text("Target: p16")

    take("Walls")
    bare = next(cell for cell in range(17, 100) if POSITION.board.walls[cell] == 0)
    name = POSITION.name(bare)
    press_on(bare, "Shift+ArrowRight")
    expect(said).to_contain_text(f"Wall at {name}, east.")
    expect(page.locator(f'[data-cell="{bare}"]')).to_have_accessible_name(re.compile("walls: east"))
    press_on(bare)
    sides = page.get_by_role("group", name=f"Walls of {name}")
    expect(sides.get_by_role("button", name="east")).to_have_attribute("aria-pressed", "true")
    sides.get_by_role("button", name="south").press("Space")
    expect(said).to_contain_text(f"Wall at {name}, south.")
    expect(text).to_have_value(re.compile("^r1_16x16_"))


def carry(page: Page, start: int, end: int) -> None:
    """Drag what stands on one cell to another."""
    boxes = [page.locator(f'[data-cell="{cell}"]').bounding_box() for cell in (start, end)]
    for box, act in zip(boxes, (page.mouse.down, page.mouse.up), strict=True):
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=10)
        act()


def test_a_text_that_is_no_position_is_explained(new_person: NewPerson) -> None:
    page = new_person().page
    page.goto(PUZZLE)
    text = page.get_by_role("textbox", name="Position")
    text.fill("r1_1A4B3B2B_nonsense")
    page.get_by_role("button", name="Read").click()
    expect(page.get_by_role("alert").filter(has_text="column")).to_be_visible()


def test_a_new_round_is_said_aloud(new_person: NewPerson, table_url: str) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(table_url, ann, bob)
    polite = ann.page.locator('[role="status"][aria-live="polite"]').first
    expect(polite).to_contain_text("New target:")
    bob.bid(9)
    expect(polite).to_contain_text("Bob bids 9.")


def test_first_paint_is_light(new_person: NewPerson) -> None:
    page = new_person().page
    sizes: list[int] = []
    page.on(
        "response",
        lambda answer: (
            sizes.append(int(answer.headers.get("content-length", 0)))
            if answer.url.endswith(".js")
            else None
        ),
    )
    page.goto("/")
    page.get_by_role("button", name="New table").wait_for()
    assert 10_000 < sum(sizes) <= 100_000
