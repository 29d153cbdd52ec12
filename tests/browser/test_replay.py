"""Games of turns looked at again: all of them, step by step, and only once they are over."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import escape
from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.browser.ramses import Games, is_over, lay, play_until, tokens_on
from tests.browser.site import Site
from tests.browser.test_ramses import PHONE

SHORT: dict[str, Any] = {"treasures": 4, "actions": "off", "max_turns": 3, "after_find": "end_turn"}


def words_on(page: Page) -> str:
    """Return what a replay says of the moment that is shown."""
    return page.locator(".bar + p").inner_text()


def count_on(page: Page) -> list[int]:
    """Return the number of the moment that is shown, and of the last one."""
    return [int(number) for number in page.locator(".bar .count").inner_text().split("/")]


def turn_on(page: Page) -> str:
    """Return the turn that is chosen in the list."""
    return page.locator("nav [aria-current]").inner_text()


def go_to_replay(person: Person) -> None:
    """Follow the link of the ranking."""
    person.stage("Ranking")
    person.page.get_by_role("link", name="Replay").click()
    person.page.locator(".bar").wait_for()


def test_a_game_of_ramses_is_looked_at_again(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    """D-T26: turn by turn, with all that lay under the pyramids or as the players saw it."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay(site, **SHORT)
    game = games.start(table, ann, bob)
    play_until(game, is_over)
    go_to_replay(ann)
    page = ann.page
    turns = page.get_by_role("navigation", name="Turns").get_by_role("button")
    expect(turns).to_have_count(4)
    expect(turns.nth(0)).to_contain_text("The look at the treasures")
    expect(turns.nth(2)).to_contain_text("Bob")
    assert "Ann" in turn_on(page)
    ann.stage("Ann looks for")
    at, last = count_on(page)
    assert tokens_on(page) == 4

    page.get_by_text("What the players saw").click()
    assert tokens_on(page) == 0
    page.locator("h1").click()
    found = 0
    for moment in range(at + 1, last + 1):
        page.keyboard.press("ArrowRight")
        assert count_on(page) == [moment, last]
        assert re.search("uncovers|wins|Not what|looks for|turned", words_on(page))
        found += "wins" in words_on(page)
        assert tokens_on(page) <= (1 if moment < last else 4)
    ann.stage("most turns|last card")
    assert tokens_on(page) == 4, "the pyramids are lifted in the end"
    cards = sum(len(seat["cards"]) for seat in game.view["seats"])
    assert found == cards
    players = page.get_by_role("region", name="Players")
    expect(players.locator("li svg[role=img]")).to_have_count(cards)

    turns.nth(0).click()
    assert tokens_on(page) == 4
    ann.stage("The players look at the treasures")
    expect(page).to_have_url(f"{site.url}/t/{table}/replay?round=0")
    turns.nth(2).click()
    assert "Bob" in turn_on(page)
    expect(page).to_have_url(f"{site.url}/t/{table}/replay?round=2")
    page.reload()
    page.locator(".bar").wait_for()
    assert "Bob" in turn_on(page)
    page.keyboard.press("ArrowLeft")
    assert "Ann" in turn_on(page)


@pytest.mark.slow
def test_a_replay_runs_by_itself_and_moves_for_those_who_want_it(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    ann, bob = new_person("Ann", reduced_motion="no-preference"), new_person("Bob")
    game = games.start(lay(site, **SHORT), ann, bob)
    play_until(game, is_over)
    go_to_replay(bob)
    last = count_on(bob.page)[1]
    bob.press("Play")
    bob.stage("most turns|last card")
    assert count_on(bob.page) == [last, last]
    expect(bob.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_running_game_of_ramses_has_no_replay(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    """D-T26: the page is told nothing but that the game is not over."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay(site, **SHORT)
    games.start(table, ann, bob)
    eve = new_person("Eve").page
    asked: list[str] = []
    eve.on("request", lambda request: asked.append(request.url))
    eve.goto(f"/t/{table}/replay")
    expect(eve.get_by_text("once the game is over")).to_be_visible()
    assert not [url for url in asked if url.endswith("/steps") or "/steps?" in url]
    answer = eve.request.get(f"/api/tables/{table}/steps")
    assert answer.status == 409
    assert json.loads(answer.text())["code"] == "table-phase"


def test_a_replay_fits_a_phone(new_person: NewPerson, site: Site, games: Games) -> None:
    ann, bob = new_person("Ann", **PHONE), new_person("Bob")
    game = games.start(lay(site, **SHORT), ann, bob)
    play_until(game, is_over)
    go_to_replay(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    on = ann.page.get_by_role("button", name="One step on")
    box = on.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    before = count_on(ann.page)[0]
    on.tap()
    assert count_on(ann.page)[0] == before + 1


@pytest.mark.slow
def test_rounds_of_escape_that_the_clock_ended_are_counted(
    new_person: NewPerson, site: Site
) -> None:
    """C-20: nobody does a thing, so the actions alone would tell of no round."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = escape.lay_table(site, turn_s=1, max_rounds=3)
    escape.begin(f"{site.url}/t/{table}", ann, bob)
    go_to_replay(ann)
    page = ann.page
    rounds = page.get_by_role("navigation", name="Rounds").get_by_role("button")
    expect(rounds).to_have_text([re.compile(str(number)) for number in (1, 2, 3)])
    rounds.nth(2).click()
    assert words_on(page) == "The turn of Ann begins."
    said = []
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        said.append(words_on(page))
    assert said == ["Ann: Nothing was done.", "Bob: Nothing was done."]
    assert count_on(page) == [2, 2]


def test_turns_of_escape_are_told_as_they_were_played(new_person: NewPerson, site: Site) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = escape.lay_table(site, max_rounds=1)
    escape.begin(f"{site.url}/t/{table}", ann, bob)
    escape.build_straight(ann, bob)
    for left in (2, 1):
        escape.walk(ann, 1, "E", left)
    escape.spend(ann, 2, "u")
    escape.walk(ann, 1, "E", 1)
    for key in ("1", "ArrowRight"):
        ann.page.keyboard.press(key)
    escape.has_turn(bob)
    for left in (2, 1):
        escape.walk(bob, 2, "E", left)
    for key in ("2", "ArrowLeft"):
        bob.page.keyboard.press(key)
    go_to_replay(bob)
    bob.page.locator("h1").click()
    said = []
    for _ in range(6):
        bob.page.keyboard.press("ArrowRight")
        said.append(words_on(bob.page))
    assert count_on(bob.page) == [6, 6]
    assert [line.partition(":")[0] for line in said] == ["Ann"] * 3 + ["Bob"] * 3
    cells = [cell for line in said for cell in re.findall(r"\b[d-f]8\b", line)]
    assert cells == ["d8", "e8", "f8", "d8", "e8", "d8"], "what was taken back is not told"
