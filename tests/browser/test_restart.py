"""A killed server: the seats, the bids and the clock are kept. It is killed here alone."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.people import LOST, Person, begin
from tests.browser.site import Site

SHOWN_S = 2
"""By how much two looks at a clock that shows whole seconds may be wrong."""


@pytest.fixture
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that no other test visits."""
    with Site(tmp_path_factory.mktemp("killed")) as site:
        yield site


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
    asked_s = time.monotonic()
    ann.bid(12)
    bob.stage("12 moves: Ann")
    at_first, seen_s = seconds_left(bob), time.monotonic()
    site.kill()
    expect(bob.page.get_by_text(LOST)).to_be_visible()
    started_s = time.monotonic()
    site.start()
    expect(bob.page.get_by_text(LOST)).to_have_count(0)
    bob.stage("12 moves: Ann")
    passed_s = at_first - seconds_left(bob)
    assert started_s - seen_s - SHOWN_S <= passed_s <= time.monotonic() - asked_s + SHOWN_S
    bob.bid(11)
    ann.stage("11 moves: Bob")
