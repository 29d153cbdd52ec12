"""Reload, a lost network, a second tab: the seat is kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, begin, comes_back, find_line, is_in_seat, lose_line, seat
from tests.browser.site import Site

PHASES = ("lobby", "ready", "thinking", "bidding", "trial", "over")


def bring_to(phase: str, site: Site, ann: Person, bob: Person) -> str:
    """Bring a new table of two into a phase and return what Ann's stage says then."""
    table = site.lay_table(
        end="first_to", first_to=1, next_chip="when_ready", clock_s=600, trial_s=600
    )
    url = f"{site.url}/t/{table}"
    if phase == "lobby":
        seat(url, ann, bob)
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


@pytest.mark.parametrize("phase", PHASES)
def test_reload_and_offline_keep_the_seat(new_person: NewPerson, site: Site, phase: str) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    words = bring_to(phase, site, ann, bob)
    comes_back(ann, words, has_seat=phase != "over")

    lose_line(ann)
    find_line(ann)
    ann.stage(words)

    if phase == "bidding":
        ann.bid(1)
        bob.stage("1 move: Ann")
    elif phase == "trial":
        ann.press("Give up")
        bob.noted("Ann gives up")


def test_a_bid_made_without_a_line_counts_once_it_is_back(
    new_person: NewPerson, table_url: str
) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(table_url, ann, bob)
    ann.bid(20)
    bob.stage("20 moves: Ann")
    lose_line(ann)
    expect(ann.page.get_by_role("button", name="5", exact=True)).to_be_disabled()
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_role("button", name="5", exact=True)).to_be_enabled()
    ann.bid(19)
    bob.stage("19 moves: Ann")


def test_what_one_has_typed_outlives_a_lost_line(new_person: NewPerson, table_url: str) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    begin(table_url, ann, bob)
    ann.press("1")
    lose_line(ann)
    find_line(ann)
    bob.bid(20)
    ann.stage("20 moves: Bob")
    ann.bid(9)
    bob.stage("19 moves: Ann")


def test_the_newest_tab_has_the_seat_and_the_old_one_can_take_it_back(
    new_person: NewPerson, table_url: str
) -> None:
    ann = new_person("Ann")
    seat(table_url, ann)
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
