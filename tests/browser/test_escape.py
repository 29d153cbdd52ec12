"""1, 2, 3… robot! at a table: the plan, turns, cameras and eyes, and the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import NewPerson
from tests.browser.escape import (
    begin,
    build,
    build_straight,
    has_turn,
    lay_table,
    lay_tile,
    spend,
    walk,
    way_out,
)
from tests.browser.people import ARROWS, Person, comes_back, find_line, lose_line
from tests.browser.places import (
    LANGUAGES,
    choose_game,
    for_axe,
    have_no_faults,
    in_language,
    sit_down,
    speak,
)
from tests.browser.site import Site
from tests.browser.test_hands import PHONE

PHASES = ("build", "play", "over")
PILLAR = 7 * 20 + 12
"""Wall m8: what the tile at place 6 has in its middle looks along the corridor."""


def middle(page: Page, cell: int) -> tuple[float, float]:
    """Return the middle of a square on the page."""
    square = page.locator(f'[data-cell="{cell}"]')
    square.scroll_into_view_if_needed()
    box = square.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def look(person: Person, heading: str) -> Locator:
    """Return the button that turns the aimed camera that way."""
    headings = person.page.get_by_role("group", name="Headings")
    return headings.get_by_role("button", name=heading, exact=True)


def freeze(bob: Person) -> None:
    """Let Bob place a camera on the pillar, look west and activate it."""
    has_turn(bob)
    bob.page.mouse.click(*middle(bob.page, PILLAR))
    look(bob, "west").click()
    expect(bob.page.locator(".preview")).to_contain_text("It would freeze Ann’s robot 1")
    bob.press("Place it")
    bob.press("Activate")


def test_two_play_a_whole_game_to_the_ranking(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay_table(site)
    begin(f"{site.url}/t/{table}", ann, bob)
    lay_tile(ann, "X1", 5)
    lay_tile(bob, "S1", 6)
    build(ann, bob, laid=2)
    view = site.view(table)
    ways = [(robot + 1, way) for robot in range(3) for way in way_out(view, robot)]
    assert len(ways) == 39
    for at, (number, way) in enumerate(ways, start=1):
        has_turn(ann)
        if at == len(ways):
            ann.page.keyboard.press(str(number))
            ann.page.keyboard.press(ARROWS[way])
        elif at % 3:
            walk(ann, number, way, 3 - at % 3)
        else:
            ann.page.keyboard.press(str(number))
            ann.page.keyboard.press(ARROWS[way])
            has_turn(bob)
            walk(bob, 1, "N" if at % 2 else "S", 2)
            bob.page.keyboard.press(".")
    ann.stage("All three robots are out")
    places = bob.page.get_by_role("region", name="Ranking").get_by_role("listitem")
    expect(places.first).to_contain_text("Ann")
    expect(places.first).to_contain_text("3 robots out")

    bob.page.get_by_role("link", name="Replay").click()
    bob.page.get_by_role("button", name="Round 13").click()
    for _ in range(3):
        bob.page.get_by_role("button", name="One step on").click()
    expect(bob.page.get_by_text("Ann: Ann’s robot 3 has escaped!")).to_be_visible()
    bob.page.get_by_role("button", name="Round 1", exact=True).click()
    bob.page.get_by_role("button", name="One step on").click()
    expect(bob.page.get_by_text("Ann: Ann’s robot 1 goes east to d8")).to_be_visible()


def test_a_camera_freezes_and_the_page_tells_why(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay_table(site, end_turn="confirm")
    begin(f"{site.url}/t/{table}", ann, bob)
    build_straight(ann, bob)
    walk(ann, 1, "E", 2)
    ann.press("Take back")
    expect(ann.page.locator(".stage .points")).to_have_text("3")
    walk(ann, 1, "E", 2)
    walk(ann, 1, "E", 1)
    ann.press("End turn")
    freeze(bob)
    expect(bob.page.locator(".stage .points")).to_have_text("1")
    bob.press("End turn")

    has_turn(ann)
    ann.page.keyboard.press("1")
    why = "Ann’s robot 1 on e8 is frozen: Bob activated the camera at m8, which looked west"
    expect(ann.page.get_by_text(why)).to_be_visible()
    ann.press("Watch the last turns")
    ann.press("One step on")
    expect(ann.page.get_by_role("dialog").get_by_text("goes east to d8")).to_be_visible()
    ann.press("Close")
    bob.press("Watch the last turns")
    bob.press("One step on")
    ann.press("Take the eye off")
    expect(ann.page.get_by_text("Ann’s robot 1 is on e8")).to_be_visible()
    expect(bob.page.locator("[role=status]")).to_contain_text("robot 1 on e8 loses its eye")
    expect(bob.page.get_by_role("dialog").get_by_text("goes east to d8")).to_be_visible()
    ann.page.keyboard.press("2")
    expect(ann.page.get_by_text("An eye has been taken off in this turn")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Take the eye off")).to_be_disabled()


def test_a_private_turn_is_shown_once_it_has_ended(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay_table(site, turns="private", end_turn="confirm", draft="drawn")
    begin(f"{site.url}/t/{table}", ann, bob)
    build(ann, bob)
    walk(ann, 2, "N", 2)
    expect(bob.page.get_by_text("You will see the turn once it has ended")).to_be_visible()
    cell = bob.page.get_by_role("gridcell", name=re.compile("^c8.*Ann’s robot 2"))
    expect(cell).to_have_count(1)
    ann.press("End turn")
    expect(cell).to_have_count(0)
    expect(bob.page.get_by_text("Ann’s robot 2 goes north to c7").first).to_be_visible()


@pytest.mark.slow
def test_five_sit_down_and_lay_in_their_order(new_person: NewPerson, site: Site) -> None:
    people = [new_person(name) for name in ("Ann", "Bob", "Cy", "Di", "Ed")]
    table = lay_table(site)
    begin(f"{site.url}/t/{table}", *people)
    tiles = (("X1", 5), ("S1", 6), ("X2", 1), ("X3", 7), ("T1", 4))
    for person, (tile, place) in zip(people, tiles, strict=True):
        lay_tile(person, tile, place)
    people[0].stage("Lay a tile")
    expect(people[4].page.get_by_text("5 of 10 tiles laid")).to_be_visible()
    rows = people[2].page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(rows).to_have_count(5)
    view = site.view(table)
    assert [laid["seat"] for laid in view["laid"]] == [0, 1, 2, 3, 4]


def bring_to(phase: str, site: Site, ann: Person, bob: Person) -> str:
    """Bring a new table into a phase and return what Ann's stage says then."""
    table = lay_table(site, draft="drawn", max_rounds=1)
    begin(f"{site.url}/t/{table}", ann, bob)
    if phase == "build":
        return "Lay a tile"
    build(ann, bob)
    if phase == "over":
        for person in (ann, bob):
            has_turn(person)
            walk(person, 1, "N", 2)
            person.page.keyboard.press(".")
        return "That was the last round"
    walk(ann, 1, "N", 2)
    return "It is your turn"


@pytest.mark.parametrize("phase", PHASES)
def test_reload_and_offline_keep_the_seat(new_person: NewPerson, site: Site, phase: str) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    words = bring_to(phase, site, ann, bob)
    comes_back(ann, words, has_seat=phase != "over")
    lose_line(ann)
    find_line(ann)
    ann.stage(words)
    if phase == "build":
        ann.page.keyboard.press("ArrowDown")
        ann.press("Lay it here")
        bob.stage("Lay a tile")
    elif phase == "play":
        expect(ann.page.locator(".stage .points")).to_have_text("2")
        ann.press("Take back")
        expect(bob.page.locator(".stage .points")).to_have_text("3")


def test_a_turn_is_played_by_keys_alone(new_person: NewPerson, site: Site) -> None:
    """A camera is aimed, shifted, turned, placed and activated; one step is taken back."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay_table(site, draft="drawn", end_turn="confirm")
    begin(f"{site.url}/t/{table}", ann, bob)
    build(ann, bob)
    keys = ann.page.keyboard
    keys.press("c")
    aim = ann.page.get_by_role("group", name="Aimed camera")
    before = aim.locator("strong").inner_text()
    keys.press("ArrowUp")
    expect(aim.locator("strong")).not_to_have_text(before)
    before = aim.locator("strong").inner_text()
    keys.press("r")
    expect(aim.locator("strong")).not_to_have_text(before)
    spend(ann, 2, "Enter")
    spend(ann, 1, "a")
    spend(ann, 2, "u")
    walk(ann, 3, "W", 1)
    keys.press(".")
    has_turn(bob)
    view = site.view(table)
    assert [step["kind"] for step in view["past"][-1]["steps"]] == ["place_camera", "move"]


def test_a_turn_is_played_by_touch_on_a_phone(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann", **PHONE), new_person("Bob")
    table = lay_table(site, end_turn="confirm")
    begin(f"{site.url}/t/{table}", ann, bob)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.page.get_by_role("button", name="Tile X2").tap()
    ann.page.touchscreen.tap(*middle(ann.page, 7 * 20 + 7))
    expect(ann.page.get_by_text("Tile X2 over place 5")).to_be_visible()
    ann.page.get_by_role("button", name="Lay it here").tap()
    lay_tile(bob, "T3", 6)
    build(ann, bob, laid=2)
    ann.page.get_by_role("button", name="Robot 1").tap()
    ann.page.get_by_role("button", name="east").tap()
    expect(ann.page.locator(".stage .points")).to_have_text("2")
    ann.page.touchscreen.tap(*middle(ann.page, PILLAR))
    for button in ann.page.get_by_role("group", name="Headings").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    look(ann, "west").tap()
    ann.page.get_by_role("button", name="Place it").tap()
    ann.page.get_by_role("button", name="Activate").tap()
    expect(ann.page.locator(".stage .points")).to_have_text("0")
    expect(bob.page.get_by_text("Camera m8 is activated and sees").first).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_tiles_and_robots_follow_the_hand(new_person: NewPerson, site: Site) -> None:
    """A tile is dragged to its place and turned by pressing it; a robot is drawn one way."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay_table(site)
    begin(f"{site.url}/t/{table}", ann, bob)
    box = ann.page.get_by_role("button", name="Tile T1").bounding_box()
    assert box is not None
    mouse = ann.page.mouse
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    place = middle(ann.page, 7 * 20 + 7)
    mouse.move(*place, steps=8)
    mouse.up()
    expect(ann.page.get_by_text("Tile T1 over place 5")).to_be_visible()
    drawn = ann.page.locator(".tile.held path")
    before = drawn.get_attribute("d")
    assert before is not None
    mouse.click(*place)
    expect(drawn).not_to_have_attribute("d", before)
    ann.press("Lay it here")
    build(ann, bob, laid=1)
    start = middle(ann.page, 7 * 20 + 2)
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0], start[1] - 60, steps=4)
    mouse.up()
    expect(ann.page.locator(".stage .points")).to_have_text("2")
    assert site.view(table)["robots"][0]["cell"] == 6 * 20 + 2


WIDTHS = {(820, 1180): 780, (1024, 768): 650, (1440, 900): 1000, (390, 844): 380}
"""By size of the screen: how wide the factory is at least."""


def test_the_door_of_a_running_game_offers_no_seat(new_person: NewPerson, site: Site) -> None:
    """Who comes late can watch, and the host is offered no bots either."""
    ann, bob, cy = new_person("Ann"), new_person("Bob"), new_person("Cy")
    url = f"{site.url}/t/{lay_table(site)}"
    begin(url, ann, bob)
    cy.page.goto(url)
    expect(cy.page.get_by_text("The game has begun with 2 seats; you can watch")).to_be_visible()
    expect(cy.page.get_by_label("Your name")).to_have_count(0)
    cy.press("Watch")
    cy.stage("Ann lays a tile")
    ann.press("Table")
    expect(ann.page.get_by_role("dialog").get_by_text("Bob")).to_be_visible()
    expect(ann.page.get_by_role("group", name="Add a bot")).to_have_count(0)


def test_the_factory_has_the_width_of_the_screen(new_person: NewPerson, site: Site) -> None:
    """On an upright tablet all else lies below it; where the screen is wide, in one column."""
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(f"{site.url}/t/{lay_table(site)}", ann, bob)
    factory = ann.page.get_by_role("grid", name="Board")
    for (width, height), least in WIDTHS.items():
        ann.page.set_viewport_size({"width": width, "height": height})
        box = factory.bounding_box()
        assert box is not None
        assert box["width"] + 30 >= least
        assert box["y"] + box["height"] <= height
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_order_of_play_is_told(new_person: NewPerson, site: Site) -> None:
    """C-04: who plays now, who next, who later, and who opens each round."""
    people = [new_person(name) for name in ("Ann", "Bob", "Cy")]
    begin(f"{site.url}/t/{lay_table(site)}", *people)
    lay_tile(people[0], "X1", 5)
    people[1].stage("Lay a tile")
    rows = people[2].page.get_by_role("region", name="Players").get_by_role("listitem")
    told = ("Ann opens each round in 2 turns", "Bob now", "Cy (you) next")
    for row, words in zip(rows.all(), told, strict=True):
        expect(row.locator(".name")).to_have_text(words)


def stations(new_person: NewPerson, site: Site, **options: Any) -> Iterator[tuple[str, Page]]:
    """Yield the name of each place of the game and a page that shows it."""
    page, bob = new_person("Ann", **options).page, new_person("Bob")
    choose_game(page, "escape")
    page.locator("figure svg .mount").first.wait_for()
    yield "first page", page
    table = lay_table(site, end_turn="confirm", max_rounds=2)
    sit_down(page, f"{site.url}/t/{table}", others=[bob])
    yield "lobby", page
    bob.ready()
    page.locator("button.primary.big").click()
    page.locator(".tile").nth(1).click()
    page.keyboard.press("ArrowDown")
    page.locator("button.lay:enabled").wait_for()
    yield "plan", page
    ann = Person(page, "Ann")
    page.locator(".tile").nth(1).click()
    page.locator(".place").nth(1).wait_for()
    page.keyboard.press("Escape")
    page.mouse.click(*middle(page, 7 * 20 + 7))
    page.locator("button.lay:enabled").click()
    lay_tile(bob, "T3", 6)
    build(ann, bob, laid=2)
    walk(ann, 1, "E", 2)
    yield "robot", page
    page.mouse.click(*middle(page, PILLAR))
    page.locator(".aim").wait_for()
    yield "camera", page
    page.keyboard.press(".")
    freeze(bob)
    bob.press("End turn")
    has_turn(ann)
    page.keyboard.press("1")
    page.locator(".frozen").wait_for()
    yield "frozen", page
    page.locator(".watch").click()
    page.locator("dialog .bar").wait_for()
    yield "last turns", page
    page.keyboard.press("Escape")
    spend(ann, 2, "1", "x")
    page.keyboard.press(".")
    has_turn(bob)
    spend(bob, 2, "1", "x")
    bob.page.keyboard.press(".")
    page.locator("ol li.first").wait_for()
    yield "ranking", page
    page.goto(f"/t/{table}/replay")
    page.locator("nav button[aria-pressed=true]").wait_for()
    yield "replay", page


@pytest.mark.slow
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_serious(new_person: NewPerson, site: Site, width: int) -> None:
    have_no_faults(stations(new_person, site, **for_axe(width)))


@pytest.mark.slow
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_page_speaks_the_language(new_person: NewPerson, site: Site, language: str) -> None:
    places = stations(new_person, site, **in_language(language))
    speak(places, language, own_key="escape")
