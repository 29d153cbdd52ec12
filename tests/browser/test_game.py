"""People play together: rounds, endings, rankings, looking again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, begin
from tests.browser.site import Site


def table_of(url: str) -> str:
    """Return the id in a table's link."""
    return url.rpartition("/")[2]


def test_two_play_a_round_to_the_award(new_person: NewPerson, site: Site, table_url: str) -> None:
    """With everything that moves."""
    ann, bob = (new_person(name, reduced_motion="no-preference") for name in ("Ann", "Bob"))
    begin(table_url, ann, bob)
    route = site.shortest(table_of(table_url))
    bob.bid(len(route) + 3)
    ann.stage(f"{len(route) + 3} moves: Bob")
    ann.bid(len(route))
    bob.stage(f"{len(route)} moves: Ann")
    ann.done()
    bob.done()
    bob.stage(f"Ann shows {len(route)} moves")
    ann.stage("Your turn")
    ann.show(route)
    for person in (ann, bob):
        person.noted("Ann has shown it")
    for person in (ann, bob):
        person.stage("Everybody thinks")
    expect(bob.page.get_by_text("1 chip", exact=True)).to_have_count(1)


def test_a_failure_falls_back_to_the_next_bidder(
    new_person: NewPerson, site: Site, table_url: str
) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(table_url, ann, bob)
    route = site.shortest(table_of(table_url))
    ann.bid(1)
    bob.bid(len(route) + 1)
    ann.done()
    bob.done()
    ann.stage("Your turn")
    ann.press("Give up")
    bob.noted("Ann gives up")
    bob.stage("Your turn")
    bob.show_by_buttons(route)
    ann.noted("Bob has shown it")


def test_a_short_game_ends_with_ranking_replay_and_rematch(
    new_person: NewPerson, site: Site
) -> None:
    table = site.lay_table(end="first_to", first_to=1, clock_s=600, trial_s=600)
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(f"{site.url}/t/{table}", ann, bob)
    route = site.shortest(table)
    bob.bid(len(route))
    ann.done()
    bob.done()
    bob.stage("Your turn")
    bob.show(route)
    ann.stage("Ranking")
    first = ann.page.get_by_role("region", name="Ranking").get_by_role("listitem").first
    expect(first).to_contain_text("Bob")
    expect(first).to_contain_text("1 chip")

    ann.page.get_by_role("link", name="Replay").click()
    ann.stage("Round 1: Bob")
    expect(ann.page.get_by_text(re.compile(rf"^{len(route)} moves$"))).to_be_visible()
    ann.page.get_by_role("button", name="One step on").click()
    expect(ann.page.get_by_text(f"1/{len(route)}")).to_be_visible()
    ann.page.go_back()

    ann.press("Play again")
    bob.press("Play again")
    for person in (ann, bob):
        person.page.get_by_role("heading", name="At the table").wait_for()
    expect(bob.page.get_by_role("list", name="At the table")).to_contain_text("Ann")


@pytest.mark.slow
def test_the_longest_name_fits_a_phone_from_door_to_next_game(
    new_person: NewPerson, site: Site
) -> None:
    table = site.lay_table(end="first_to", first_to=1, clock_s=600, trial_s=600)
    url = f"{site.url}/t/{table}"
    phone = {"width": 390, "height": 800}
    ann, eve = new_person("W" * 24), new_person("Eve", viewport=phone)
    begin(url, ann, bob := new_person("Bob"))
    eve.page.goto(url)
    assert_fits(eve)
    eve.press("Watch")
    route = site.shortest(table)
    ann.bid(len(route))
    eve.stage(f"{len(route)} moves: W")
    assert_fits(eve)
    ann.done()
    bob.done()
    ann.stage("Your turn")
    ann.show(route)
    eve.stage("Ranking")
    assert_fits(eve)
    eve.page.get_by_role("link", name="Replay").click()
    eve.stage("Round 1: W")
    assert_fits(eve)
    eve.page.go_back()
    ann.press("Play again")
    eve.page.get_by_role("link", name="To the next game").click()
    expect(eve.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert_fits(eve)


def assert_fits(person: Person) -> None:
    """Nothing makes the page wider than the window."""
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert person.page.viewport_size is not None
    assert width == person.page.viewport_size["width"]


def test_the_others_end_a_demonstration_that_does_not_go_on(
    new_person: NewPerson, site: Site
) -> None:
    """A-55: all of them, where no clock runs."""
    ann, bob, cy = new_person("Ann"), new_person("Bob"), new_person("Cy")
    table = site.lay_table(clock_s=600, trial_s=0)
    begin(f"{site.url}/t/{table}", ann, bob, cy)
    ann.bid(9)
    for person in (ann, bob, cy):
        person.done()
    ann.stage("Your turn")
    waited = bob.page.get_by_role("button", name="We have waited long enough")
    expect(waited).to_have_attribute("aria-pressed", "false")
    waited.click()
    expect(waited).to_have_attribute("aria-pressed", "true")
    expect(waited).to_be_disabled()
    players = ann.page.get_by_role("region", name="Players")
    expect(players.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("will not wait")
    expect(ann.page.get_by_role("button", name="We have waited")).to_have_count(0)
    ann.stage("Your turn")
    cy.press("We have waited long enough")
    for person in (ann, bob, cy):
        person.noted("Time is up for Ann")
        person.stage("Everybody thinks")


def test_a_third_watches(new_person: NewPerson, site: Site, table_url: str) -> None:
    ann, bob, eve = new_person("Ann"), new_person("Bob"), new_person("Eve")
    begin(table_url, ann, bob)
    eve.page.goto(table_url)
    eve.press("Watch")
    eve.stage("Everybody thinks")
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Bid", exact=True)).to_have_count(0)
    ann.bid(9)
    eve.stage("9 moves: Ann")


def test_one_plays_alone_at_once(new_person: NewPerson, site: Site) -> None:
    ann = new_person("Ann")
    ann.page.goto("/")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.press("Play alone")
    ann.stage("Everybody thinks")
    route = site.shortest(table_of(ann.page.url))
    ann.bid(len(route))
    ann.stage("Your turn")
    ann.show(route)
    ann.noted("Ann has shown it")
    ann.turn_up()
    ann.stage("Everybody thinks")


def test_the_host_sets_the_options_and_the_others_see_them(
    new_person: NewPerson, table_url: str
) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    for person in (ann, bob):
        person.sit(table_url)
    ann.page.get_by_text("Salon", exact=True).click()
    expect(bob.page.get_by_text("Salon", exact=True)).to_be_visible()
    ann.page.get_by_text("More options").click()
    ann.page.get_by_label("Sand clock (seconds)").fill("33")
    ann.page.get_by_label("Sand clock (seconds)").press("Tab")
    expect(bob.page.get_by_text("33", exact=True)).to_be_visible()


def test_the_host_pauses_hands_over_and_removes(new_person: NewPerson, table_url: str) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(table_url, ann, bob)
    ann.press("Pause")
    expect(bob.page.get_by_text("Paused", exact=False).first).to_be_visible()
    expect(bob.page.get_by_role("button", name="5", exact=True)).to_be_disabled()
    ann.press("Go on")
    expect(bob.page.get_by_role("button", name="5", exact=True)).to_be_enabled()
    ann.press("Table")
    ann.press("Make Bob host")
    bob.press("Table")
    bob.press("Remove Ann")
    ann.page.get_by_role("button", name="Sit down").wait_for()


def test_a_double_click_removes_one_person(new_person: NewPerson, table_url: str) -> None:
    """In the lobby the next one moves up, under the same pointer."""
    ann, bob, eve = (new_person(name) for name in ("Ann", "Bob", "Eve"))
    for person in (ann, bob, eve):
        person.sit(table_url)
        person.page.get_by_role("heading", name="At the table").wait_for()
    ann.page.get_by_role("button", name="Remove Bob").dblclick()
    bob.page.get_by_role("button", name="Sit down").wait_for()
    seats = ann.page.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(seats).to_have_count(2)
    expect(seats.last).to_contain_text("Eve")


def test_the_link_is_copied_where_there_is_no_clipboard(
    new_person: NewPerson, table_url: str
) -> None:
    """As on a page over plain http, which most tables at home are."""
    ann = new_person("Ann")
    ann.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    ann.sit(table_url)
    ann.press("Copy link")
    expect(ann.page.get_by_text("Copied", exact=False).first).to_be_visible()
    ann.page.get_by_label("Write something").focus()
    ann.page.keyboard.press("ControlOrMeta+v")
    expect(ann.page.get_by_label("Write something")).to_have_value(table_url)


def test_people_talk(new_person: NewPerson, table_url: str) -> None:
    ann, bob = new_person("Ann"), new_person("Bob", locale="fr-FR")
    ann.sit(table_url)
    bob.page.goto(table_url)
    bob.page.get_by_label("Votre nom").fill("Bob")
    bob.press("S’asseoir")
    ann.press("Nice one!")
    expect(bob.page.get_by_role("log")).to_contain_text("Joli !")
    ann.page.get_by_label("Write something").fill("<b>hello</b> & goodbye")
    ann.press("Send")
    expect(bob.page.get_by_role("log")).to_contain_text("<b>hello</b> & goodbye")


def test_a_bot_takes_a_seat_and_plays(new_person: NewPerson, site: Site) -> None:
    """It wants another chip when all people do, unless it has found something before."""
    ann = new_person("Ann")
    ann.sit(f"{site.url}/t/{site.lay_table(clock_s=300, next_chip='when_ready')}")
    ann.press("Bot: strong")
    expect(ann.page.get_by_role("list", name="At the table")).to_contain_text("Bot 1, strong")
    ann.ready()
    ann.stage("Everybody thinks")
    ann.skip()
    ann.stage("Ready for the next chip|moves?: Bot 1, strong")
