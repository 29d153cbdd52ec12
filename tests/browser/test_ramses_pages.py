"""What holds on every page of Ramses, from the first page to the replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPerson
from tests.browser.places import (
    LANGUAGES,
    choose_game,
    for_axe,
    have_no_faults,
    in_language,
    sit_down,
    speak,
)
from tests.browser.ramses import Games, is_over, lay, layout_on
from tests.browser.site import Site


def stations(
    new_person: NewPerson, site: Site, games: Games, **options: Any
) -> Iterator[tuple[str, Page]]:
    """Yield the name of each place of the game and a page that shows it."""
    ann, bob = new_person("Ann", **options), new_person("Bob")
    page = ann.page
    choose_game(page, "ramses")
    page.locator("figure svg .ct-token").first.wait_for()
    yield "first page", page
    table = lay(site, treasures=4, max_turns=3)
    sit_down(page, f"{site.url}/t/{table}", others=[bob])
    yield "lobby", page
    bob.ready()
    page.locator("button.primary.big").click()
    bob.stage("Look well")
    page.locator(".board .ct-token").first.wait_for()
    yield "preview", page
    layout = layout_on(bob)
    page.locator(".actions button.primary").click()
    bob.press("I have seen enough")
    expect(bob.page.locator(".board .pit")).to_have_count(1)
    game = games.watch(table, (ann, bob), layout)
    expect(page.locator(".board .pit")).to_have_count(1)
    yield "turn", page
    game.wander()
    yield "after a slide", page
    while not is_over(game.view):
        game.wander()
    page.locator("ol li.first").first.wait_for()
    yield "ranking", page
    page.goto(f"/t/{table}/replay")
    page.locator("nav [aria-current]").wait_for()
    yield "replay", page
    page.keyboard.press("ArrowRight")
    yield "replay, a step on", page


@pytest.mark.slow
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_serious(
    new_person: NewPerson, site: Site, games: Games, width: int
) -> None:
    have_no_faults(stations(new_person, site, games, **for_axe(width)))


@pytest.mark.slow
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_page_speaks_the_language(
    new_person: NewPerson, site: Site, games: Games, language: str
) -> None:
    places = stations(new_person, site, games, **in_language(language))
    speak(places, language, own_key="ramses|term")
