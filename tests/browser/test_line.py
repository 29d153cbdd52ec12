"""Reload, a lost network, a killed server, a second tab: the seat and the clock are kept."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, begin
from tests.browser.site import Site

LOST = "Connection lost"
PHASES = ("lobby", "ready", "thinking", "bidding", "trial", "over")


def bring_to(phase: str, site: Site, ann: Person, bob: Person) -> str:
    """Bring a new table of two into a phase and return what Ann's stage says then."""
    table = site.lay_table(
        end="first_to", first_to=1, next_chip="when_ready", clock_s=300, trial_s=300
    )
    url = f"{site.url}/t/{table}"
    if phase == "lobby":
        for person in (ann, bob):
            person.sit(url)
            person.page.get_by_role("heading", name="At the table").wait_for()
        return "Ricochet Robots"
    begin(url, ann, bob)
    if phase == "ready":
        ann.skip()
        bob.skip()
        return "Ready for the next chip"
    if phase == "thinking":
        return "Everybody thinks"
    route = site.shortest(table)
    ann.bid(len(route) + 1)
    ann.stage("moves?: Ann")
    if phase == "bidding":
        return "moves?: Ann"
    ann.done()
    bob.done()
    ann.stage("Your turn")
    if phase == "trial":
        ann.show(route[:1])
        return "Your turn"
    ann.show(route)
    return "Ranking"


def is_in_seat(person: Person) -> None:
    """Wait until the page shows that this is one's own seat."""
    expect(person.page.get_by_text("(you)").first).to_be_visible(timeout=20_000)


@pytest.mark.parametrize("phase", PHASES)
def test_reload_and_offline_keep_the_seat(new_person: NewPerson, site: Site, phase: str) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    words = bring_to(phase, site, ann, bob)
    ann.stage(words)

    ann.page.reload()
    ann.stage(words)
    if phase != "over":
        is_in_seat(ann)

    ann.page.context.set_offline(True)
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_text(LOST)).to_have_count(0, timeout=20_000)
    ann.stage(words)

    if phase == "bidding":
        ann.bid(1)
        bob.stage("1 move: Ann")
    elif phase == "trial":
        ann.press("Give up")
        bob.stage("Ann gives up")


def seconds_left(person: Person) -> int:
    """Return what the sand clock shows."""
    text = person.page.locator(".time").inner_text()
    minutes, seconds = text.split(":")
    return 60 * int(minutes) + int(seconds)


def test_a_killed_server_loses_nothing_and_the_clock_is_right(
    new_person: NewPerson, site: Site
) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(f"{site.url}/t/{site.lay_table(clock_s=240)}", ann, bob)
    ann.bid(12)
    bob.stage("12 moves: Ann")
    began, at_first = time.monotonic(), seconds_left(bob)
    site.kill()
    expect(bob.page.get_by_text(LOST)).to_be_visible()
    site.start()
    expect(bob.page.get_by_text(LOST)).to_have_count(0, timeout=20_000)
    bob.stage("12 moves: Ann")
    passed = time.monotonic() - began
    assert abs(at_first - passed - seconds_left(bob)) <= 2
    bob.bid(11)
    ann.stage("11 moves: Bob")


def test_a_bid_made_without_a_line_counts_once_it_is_back(
    new_person: NewPerson, table_url: str
) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(table_url, ann, bob)
    ann.bid(20)
    bob.stage("20 moves: Ann")
    ann.page.context.set_offline(True)
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    expect(ann.page.get_by_role("button", name="5", exact=True)).to_be_disabled()
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_role("button", name="5", exact=True)).to_be_enabled()
    ann.bid(19)
    bob.stage("19 moves: Ann")


def test_what_one_has_typed_outlives_a_lost_line(new_person: NewPerson, table_url: str) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(table_url, ann, bob)
    ann.press("1")
    ann.page.context.set_offline(True)
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_text(LOST)).to_have_count(0, timeout=20_000)
    bob.bid(20)
    ann.stage("20 moves: Bob")
    ann.bid(9)
    bob.stage("19 moves: Ann")


def test_the_newest_tab_has_the_seat_and_the_old_one_can_take_it_back(
    new_person: NewPerson, table_url: str
) -> None:
    ann = new_person("Ann")
    ann.sit(table_url)
    ann.page.get_by_role("heading", name="At the table").wait_for()
    second = ann.page.context.new_page()
    second.goto(table_url)
    second.get_by_role("heading", name="At the table").wait_for()
    note = re.compile("open in another tab")
    expect(ann.page.get_by_text(note).first).to_be_visible()
    ann.press("Play here")
    expect(second.get_by_text(note).first).to_be_visible()
    is_in_seat(ann)


def test_a_table_that_is_gone_says_so(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.page.goto("/t/nosuchtable2")
    expect(ann.page.get_by_role("heading", name="This table is gone")).to_be_visible()
