"""Micro Robots at a table: the race of calls, ways shown, tokens, and the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import NewPerson
from tests.browser.micro import begin, call, lay, longer, made, shortest, show, thinks, tokens
from tests.browser.people import Person, comes_back, find_line, lose_line
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

PHASES = ("ready", "thinking", "trial", "choosing", "over")
PUZZLE = "/solve/m1_B1N2N3N4N_W6_G3_O"


def win(site: Site, table: str, person: Person) -> None:
    """Let somebody win the round with a shortest way."""
    route = shortest(site, table)
    call(person, len(route))
    person.stage("Your turn")
    show(person, route)


def fail(person: Person) -> None:
    """Let somebody call, and give up."""
    call(person, 9)
    person.press("Give up")


def test_two_play_a_whole_game_to_the_ranking(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay(site, tokens_to_win=2)
    begin(f"{site.url}/t/{table}", ann, bob)

    route = shortest(site, table)
    call(bob, len(route) + 2)
    ann.stage(f"Bob shows a way of exactly {len(route) + 2} moves")
    show(bob, longer(site, table, len(route) + 2))
    expect(ann.page.get_by_text("Bob gets a token").first).to_be_visible()
    thinks(ann)
    assert (tokens(ann, "Ann"), tokens(ann, "Bob")) == (0, 1)
    expect(ann.page.get_by_text("24 tokens left")).to_be_visible()

    fail(bob)
    paid = ann.page.get_by_text("Ann has the fewest tokens and gets one from Bob.")
    expect(paid.first).to_be_visible()
    thinks(ann)
    assert (tokens(bob, "Ann"), tokens(bob, "Bob")) == (1, 0)

    win(site, table, ann)
    ann.stage("Ranking")
    bob.stage("Enough tokens to win")
    places = bob.page.get_by_role("region", name="Ranking").get_by_role("listitem")
    expect(places.first).to_contain_text("Ann")
    expect(places.first).to_contain_text("2 tokens")

    bob.page.get_by_role("link", name="Replay").click()
    bob.page.get_by_role("button", name="Round 2").click()
    expect(bob.page.get_by_text("gets one from Bob").first).to_be_visible()
    bob.page.get_by_role("button", name="Round 1").click()
    expect(bob.page.locator(".verdict")).to_contain_text(f"{len(route)} move")
    bob.page.locator("button.way").last.click()
    bob.page.get_by_role("button", name="One step on").click()
    expect(bob.page.get_by_text(f"1 of {len(route)}.")).to_be_visible()


def test_a_call_that_comes_too_late_is_shown_with_its_delay(
    new_person: NewPerson, site: Site
) -> None:
    """B-18: Bob presses before his page knows of Ann's call."""
    ann, bob = new_person("Ann"), new_person("Bob")
    held: list[str | bytes] = []
    is_held = False

    def hold(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def from_server(message: str | bytes) -> None:
            if is_held:
                held.append(message)
            else:
                route.send(message)

        route.on_message(server.send)
        server.on_message(from_server)

    bob.page.route_web_socket(re.compile("/socket"), hold)
    table = lay(site)
    begin(f"{site.url}/t/{table}", ann, bob)
    is_held = True
    call(ann, 9)
    ann.stage("Your turn")
    call(bob, 8)
    finish = ann.page.get_by_role("region", name="Photo-finish")
    expect(finish.get_by_text("Ann calls 9 moves")).to_be_visible()
    late = re.compile(r"Bob called 8, \d+ ms too late")
    expect(finish.get_by_text(late)).to_be_visible()
    assert held
    ann.press("Give up")
    expect(ann.page.get_by_role("button", name="Give up")).to_have_count(0)
    expect(ann.page.get_by_text(late).first).to_be_visible()
    assert site.view(table)["last_round"]["trials"][0]["rivals"][0]["seat"] == 1


def bring_to(phase: str, site: Site, people: list[Person]) -> str:
    """Bring a new table into a phase and return what Ann's stage says then."""
    ann, bob, _ = people
    options = {"next_target": "when_ready", "penalty_tie": "giver_chooses", "tokens_to_win": 2}
    table = lay(site, **(options if phase != "over" else {"tokens_to_win": 1}))
    begin(f"{site.url}/t/{table}", *people)
    if phase == "thinking":
        return "Who finds a way"
    if phase == "trial":
        route = shortest(site, table)
        call(ann, len(route) + 2)
        ann.stage("Your turn")
        ann.page.keyboard.type(longer(site, table, len(route) + 2)[0])
        made(bob, 1, len(route) + 2)
        return "Your turn"
    win(site, table, ann)
    if phase == "over":
        return "Ranking"
    ann.stage("Ready for the next target")
    if phase == "choosing":
        for person in people:
            person.press("Ready: roll the dice")
        for person in people:
            thinks(person)
        fail(ann)
        return "Choose who gets your token"
    return "Ready for the next target"


@pytest.mark.parametrize("phase", PHASES)
def test_reload_and_offline_keep_the_seat(new_person: NewPerson, site: Site, phase: str) -> None:
    people = [new_person(name) for name in ("Ann", "Bob", "Cy")]
    ann, bob, _ = people
    words = bring_to(phase, site, people)
    comes_back(ann, words, has_seat=phase != "over")

    lose_line(ann)
    find_line(ann)
    ann.stage(words)

    if phase == "trial":
        expect(ann.page.locator(".count b")).to_have_text("1")
        ann.press("Give up")
        expect(bob.page.get_by_text("Ann stopped after 1").first).to_be_visible()
    elif phase == "choosing":
        ann.press("A token for Cy")
        expect(bob.page.get_by_text("Ann gives one to Cy").first).to_be_visible()
    elif phase == "thinking":
        call(ann, 3)
        bob.stage("Ann shows a way of exactly 3 moves")


def test_a_round_is_played_by_keys_alone(new_person: NewPerson, site: Site) -> None:
    """Digits call; arrows jump among the lit fields, Enter goes there."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay(site)
    begin(f"{site.url}/t/{table}", ann, bob)
    route = shortest(site, table)
    ann.page.keyboard.type(f"{len(route):02d}")
    ann.page.keyboard.press("Enter")
    ann.stage("Your turn")
    view = site.view(table)
    dice, here = view["board"]["dice"], view["start"]
    for number, field in enumerate(route, start=1):
        there = dice.index(field)
        jump_to(ann.page, here, there)
        ann.page.keyboard.press("Enter")
        here = there
        if number < len(route):
            made(bob, number, len(route))
    expect(bob.page.get_by_text("Ann gets a token").first).to_be_visible()


def jump_to(page: Page, here: int, there: int) -> None:
    """Press an arrow key until it has come to a field."""
    is_row = here // 6 == there // 6
    arrow = ("Right" if there > here else "Left") if is_row else ("Down" if there > here else "Up")
    chosen = page.locator('[aria-selected="true"]')
    for _ in range(6):
        page.keyboard.press(f"Arrow{arrow}")
        if chosen.get_attribute("data-cell") == str(there):
            return
    raise AssertionError(f"arrows never came to cell {there}")


def test_fields_are_named_and_what_happens_is_said(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(f"{site.url}/t/{lay(site)}", ann, bob)
    polite = ann.page.locator('[role="status"][aria-live="polite"]').first
    expect(polite).to_contain_text(re.compile(r"From \w+ \d to \w+ \d\."))
    grid = ann.page.get_by_role("grid", name="Board")
    expect(grid.get_by_role("gridcell")).to_have_count(36)
    expect(grid.get_by_role("gridcell", name="the robot")).to_have_count(1)
    expect(grid.get_by_role("gridcell", name="the target")).to_have_count(1)
    expect(grid.get_by_role("gridcell", name="can go there")).to_have_count(0)
    call(bob, 4)
    expect(polite).to_contain_text("Bob calls 4 moves.")
    expect(bob.page.get_by_role("gridcell", name="can go there").first).to_be_attached()
    said = bob.page.locator('[role="status"][aria-live="polite"]').first
    for arrow in ("Up", "Right", "Down", "Left"):
        bob.page.keyboard.press(f"Arrow{arrow}")
        expect(said).to_contain_text(re.compile(r"\w+ \d\. Enter goes there\.|No lit field"))
    bob.press("Give up")
    ann.noted("Bob stopped after 0 of 4. Bob has no token to give.")


def test_a_round_is_played_by_touch_on_a_phone(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann", **PHONE), new_person("Bob")
    table = lay(site, preset="expert")
    begin(f"{site.url}/t/{table}", ann, bob)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    route = shortest(site, table)
    expect(ann.page.get_by_text("by way of").first).to_be_visible()
    ann.page.get_by_role("button", name=f"Call {len(route)} moves").tap()
    ann.stage("Your turn")
    dice = site.view(table)["board"]["dice"]
    for number, field in enumerate(route, start=1):
        ann.page.locator(".surface").scroll_into_view_if_needed()
        box = ann.page.locator(f'[data-cell="{dice.index(field)}"]').bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        ann.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if number < len(route):
            made(bob, number, len(route))
    expect(bob.page.get_by_text("Ann gets a token").first).to_be_visible()


def test_a_field_out_of_reach_moves_nothing_and_says_why(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay(site)
    begin(f"{site.url}/t/{table}", ann, bob)
    call(ann, 5)
    ann.stage("Your turn")
    view = site.view(table)
    start = view["start"]
    far = next(at for at in range(36) if at // 6 != start // 6 and at % 6 != start % 6)
    box = ann.page.get_by_label("Type a field")
    box.fill(view["board"]["dice"][far])
    box.press("Enter")
    expect(ann.page.get_by_role("alert").filter(has_text="another row")).to_be_visible()
    ann.page.locator(f'[data-cell="{far}"]').click(force=True)
    made(ann, 0, 5)
    box.fill("Q9")
    box.press("Enter")
    expect(ann.page.get_by_role("alert").filter(has_text="colour and number")).to_be_visible()


def test_a_double_click_on_a_field_is_one_move(new_person: NewPerson, site: Site) -> None:
    """The list changes with each move: another field lies under the pointer then."""
    table = lay(site)
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(f"{site.url}/t/{table}", ann, bob)
    call(ann, 9)
    fields = ann.page.get_by_role("group", name="Fields the robot can go to")
    fields.get_by_role("button").first.dblclick()
    made(bob, 1, 9)
    made(ann, 1, 9)
    fields.get_by_role("button").first.click()
    made(ann, 2, 9)


def test_the_others_may_go_on_after_a_failure(new_person: NewPerson, site: Site) -> None:
    """B-14: under ``others_continue`` whoever has failed only looks on."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay(site, after_fail="others_continue")
    begin(f"{site.url}/t/{table}", ann, bob)
    fail(ann)
    expect(ann.page.get_by_text("others may still call")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Call 1 move")).to_have_count(0)
    win(site, table, bob)
    expect(ann.page.get_by_text("Bob gets a token").first).to_be_visible()


def test_the_others_end_a_demonstration_that_does_not_go_on(
    new_person: NewPerson, site: Site
) -> None:
    """B-12: all of them, where no clock runs."""
    ann, bob, cy = new_person("Ann"), new_person("Bob"), new_person("Cy")
    table = lay(site, demo_s=0, next_target="when_ready")
    begin(f"{site.url}/t/{table}", ann, bob, cy)
    call(ann, 9)
    ann.stage("Your turn")
    waited = bob.page.get_by_role("button", name="We have waited long enough")
    expect(waited).to_have_attribute("aria-pressed", "false")
    waited.click()
    expect(waited).to_have_attribute("aria-pressed", "true")
    players = ann.page.get_by_role("region", name="Players")
    expect(players.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("will not wait")
    expect(ann.page.get_by_role("button", name="We have waited")).to_have_count(0)
    ann.stage("Your turn")
    cy.press("We have waited long enough")
    for person in (ann, bob, cy):
        person.noted("Time is up for Ann")
        person.stage("Ready for the next target")


def test_a_beginner_tries_on_a_board_of_ones_own(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay(site, preset="beginner")
    begin(f"{site.url}/t/{table}", ann, bob)
    route = shortest(site, table)
    for field in route:
        ann.page.keyboard.type(field)
    expect(ann.page.get_by_role("heading", name="Solved, on your own board")).to_be_visible()
    expect(bob.page.get_by_role("heading", name="Your own board")).to_be_visible()
    ann.press("Robot back to the start")
    expect(ann.page.get_by_role("heading", name="Your own board")).to_be_visible()
    call(ann, len(route))
    ann.stage("Your turn")


def test_one_plays_alone_from_the_first_page(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.page.goto("/")
    ann.page.get_by_text("Micro Robots", exact=True).first.click()
    expect(ann.page.get_by_text("five tokens win")).to_be_visible()
    ann.press("Play alone")
    thinks(ann)
    expect(ann.page.get_by_text("Round 1 of 10")).to_be_visible()
    ann.press("Another target, please")
    ann.stage("Ready for the next target")
    ann.press("Ready: roll the dice")
    thinks(ann)


def test_a_position_is_edited_tried_and_solved(new_person: NewPerson) -> None:
    page = new_person().page
    page.goto(PUZZLE)
    text = page.get_by_role("textbox", name="Position")
    expect(text).to_have_value("m1_B1N2N3N4N_W6_G3_O")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Between 3 and 4 moves are needed.")).to_be_visible()
    page.get_by_role("button", name="Show the optimum").click()
    expect(page.locator(".verdict")).to_contain_text("4 moves")
    page.get_by_label("Can this call be shown?").fill("5")
    page.get_by_role("button", name="Look", exact=True).click()
    expect(page.get_by_text(re.compile("A call of 5 (moves )?can"))).to_be_visible()
    page.locator("button.way").first.click()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("To white 1, 1 of 4.")).to_be_visible()
    page.get_by_role("button", name="Back to the board").click()

    for field in ("w1", "b1", "b3", "g3"):
        page.keyboard.type(field)
    expect(page.get_by_role("heading", name="You are there")).to_be_visible()

    page.get_by_text("Target", exact=True).click()
    page.locator('[data-cell="2"]').click(force=True)
    expect(text).to_have_value(re.compile("^m1_B1N2N3N4N_W6_B2_"))
    carry(page, 0, 9)
    expect(text).to_have_value(re.compile("^m1_B1N2N3N4N_R6_B2_"))
    page.get_by_text("Waypoint", exact=True).click()
    page.locator('[data-cell="5"]').click(force=True)
    expect(text).to_have_value(re.compile("^m1_B1N2N3N4N_R6_B2_P3_"))
    page.get_by_role("button", name="Take the waypoint away").click()
    expect(text).to_have_value(re.compile("^m1_B1N2N3N4N_R6_B2_.$"))
    page.get_by_text("Ricochet Robots", exact=True).click()
    expect(text).to_have_value(re.compile("^r1_"))


def carry(page: Page, start: int, end: int) -> None:
    """Drag what stands on one field to another."""
    for cell, act in ((start, page.mouse.down), (end, page.mouse.up)):
        box = page.locator(f'[data-cell="{cell}"]').bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=10)
        act()


def stations(new_person: NewPerson, site: Site, **options: Any) -> Iterator[tuple[str, Page]]:
    """Yield the name of each place of the game and a page that shows it."""
    page, bob = new_person("Ann", **options).page, new_person("Bob")
    choose_game(page, "micro")
    page.locator("figure svg circle").first.wait_for()
    yield "first page", page
    page.goto(PUZZLE)
    page.locator("main form.card button.button").nth(3).wait_for()
    page.locator("main button.primary").click()
    page.locator("button.way").first.wait_for()
    yield "puzzle", page
    table = lay(site, preset="expert", tokens_to_win=1)
    sit_down(page, f"{site.url}/t/{table}", others=[bob])
    yield "lobby", page
    bob.ready()
    page.locator("button.primary.big").click()
    thinks(bob)
    page.locator(".pad button:enabled").first.wait_for()
    yield "thinking", page
    fail(bob)
    page.locator(".ending").wait_for()
    thinks(bob)
    page.locator(".pad button:enabled").first.wait_for()
    yield "after a failure", page
    route = shortest(site, table)
    page.keyboard.type(str(len(route)))
    page.keyboard.press("Enter")
    page.locator(".beads").wait_for()
    page.keyboard.press("ArrowUp")
    page.keyboard.type(route[0])
    made(bob, 1, len(route))
    yield "trial", page
    for number, field in enumerate(route[1:], start=2):
        page.keyboard.type(field)
        if number < len(route):
            made(bob, number, len(route))
    page.locator("ol li.first").wait_for()
    yield "ranking", page
    page.goto(f"/t/{table}/replay")
    page.locator(".verdict").wait_for()
    yield "replay", page


@pytest.mark.slow
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_serious(new_person: NewPerson, site: Site, width: int) -> None:
    have_no_faults(stations(new_person, site, **for_axe(width)))


@pytest.mark.slow
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_page_speaks_the_language(new_person: NewPerson, site: Site, language: str) -> None:
    places = stations(new_person, site, **in_language(language))
    speak(places, language, own_key="micro")
