"""Ramses at a table: the preview, slides, cards, the end, and what pages may know of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, comes_back, find_line, lose_line
from tests.browser.ramses import (
    MOST,
    Game,
    Games,
    begin,
    can_slide,
    is_over,
    lay,
    layout_on,
    play_until,
    seen_enough,
    tokens_on,
)
from tests.browser.site import Site

from carom.games.ramses.board import CELLS
from carom.games.ramses.pieces import TREASURES

PHASES = ("preview", "turn", "over")
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DECKS: dict[str, dict[str, Any]] = {
    "thirty": {"treasures": 4},
    "twelve": {"edition": "twelve", "after_find": "end_turn"},
}


@pytest.mark.parametrize("deck", ["thirty", pytest.param("twelve", marks=pytest.mark.slow)])
def test_two_play_a_whole_game_to_the_ranking(
    new_person: NewPerson, site: Site, games: Games, deck: str
) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    game = games.start(lay(site, **DECKS[deck]), ann, bob)
    play_until(game, is_over)
    for person in (ann, bob):
        person.stage("Ranking")
        places = person.page.get_by_role("region", name="Ranking").get_by_role("listitem")
        points = max(seat["points"] for seat in game.view["seats"])
        expect(places.first).to_contain_text(f"{points} point")
        count = sum(treasure is not None for treasure in game.contents())
        assert tokens_on(person.page) == count
    ann.stage({"all_found": "last card", "end_card": "sphinx"}[game.view["reason"]])


def bring_to(
    phase: str, site: Site, games: Games, ann: Person, bob: Person
) -> tuple[str, Game | None]:
    """Bring a new table into a phase and return what Ann's stage says then."""
    table = lay(site, treasures=4, actions="off", max_turns=2)
    if phase == "preview":
        begin(f"{site.url}/t/{table}", ann, bob)
        return "Look well", None
    game = games.start(table, ann, bob)
    if phase == "turn":
        return "Your turn", game
    play_until(game, is_over)
    return "last card|most turns", game


def fail(game: Game) -> None:
    """Let a risk fail by going to another treasure."""
    named = set(game.view["named"])
    others = {treasure for treasure in game.contents() if treasure is not None} - named
    while game.view["named"]:
        game.go_towards(others)


@pytest.mark.parametrize("phase", PHASES)
def test_reload_and_offline_keep_the_seat(
    new_person: NewPerson, site: Site, games: Games, phase: str
) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    words, game = bring_to(phase, site, games, ann, bob)
    comes_back(ann, words, has_seat=phase != "over")
    lose_line(ann)
    if phase == "preview":
        assert tokens_on(ann.page) == 0, "whoever is offline has no longer to look"
    elif game is not None and phase == "turn":
        ann.page.keyboard.press("ArrowUp")
        ann.page.keyboard.press("ArrowRight")
    find_line(ann)
    ann.stage(words)

    if phase == "preview":
        assert tokens_on(ann.page) == 4
        seen_enough(ann, bob)
    if phase in ("preview", "turn"):
        assert tokens_on(ann.page) == 0
    if game is not None and phase != "over":
        game.play_on()


def test_treasures_that_are_covered_meanwhile_are_not_seen_again(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    """D-03, D-T26: the line is lost in the preview and comes back in the first turn."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay(site, treasures=30, actions="off")
    begin(f"{site.url}/t/{table}", ann, bob)
    layout = layout_on(bob)
    ann.press("I have seen enough")
    lose_line(ann)
    seen_enough(bob)
    find_line(ann)
    ann.stage("Your turn")
    game = games.watch(table, (ann, bob), layout)
    nothing_old_stands_on(ann.page, game)
    expect(ann.page.get_by_text("Turn 1", exact=True)).to_be_visible()
    game.wander()


def test_a_sandstorm_that_is_missed_leaves_the_board_as_it_lies(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    """D-T11: who comes back sees the board turned, and nothing of before."""
    ann, bob, cy = new_person("Ann"), new_person("Bob"), new_person("Cy")
    table = lay(site, treasures=12, storm="90")
    game = games.start(table, ann, bob)
    cy.page.goto(f"/t/{table}")
    cy.press("Watch")
    cy.stage("Ann looks for|A gift|Bob looks for")
    lose_line(cy)
    play_until(
        game, lambda view: is_over(view) or any(one["kind"] == "turned" for one in view["events"])
    )
    assert not is_over(game.view), "no sandstorm lay in the pile before the last card"
    find_line(cy)
    nothing_old_stands_on(cy.page, game)
    rows = cy.page.get_by_role("row")
    expect(rows).to_have_count(game.view["rows"])
    for width, height in ((390, 844), (820, 1180), (1024, 768), (1440, 900)):
        cy.page.set_viewport_size({"width": width, "height": height})
        box = cy.page.get_by_role("grid", name="Board").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, "the board that stands upright fits too"


@pytest.mark.slow
def test_a_risk_is_named_and_failed_across_reloads_and_lost_lines(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    """The phases of naming, of going and of giving each outlive both."""
    ann, bob = new_person("Ann"), new_person("Bob")
    game = games.start(lay(site, edition="twelve"), ann, bob)
    play_until(game, lambda view: bool(view["phase"] == "naming"))
    ann.page.reload()
    ann.stage("name two treasures")
    lose_line(ann)
    names = ann.page.get_by_role("region", name="Name two treasures").get_by_role("button")
    assert not any(button.is_enabled() for button in names.all())
    find_line(ann)
    ann.stage("name two treasures")
    game.play_on()
    lose_line(ann)
    find_line(ann)
    fail(game)
    assert game.view["phase"] == "giving"
    ann.page.reload()
    ann.stage("give a card away")
    lose_line(ann)
    gives = ann.page.get_by_role("region", name="Give a card away").get_by_role("button")
    assert not any(button.is_enabled() for button in gives.all())
    find_line(ann)
    ann.stage("give a card away")
    game.play_on()
    assert len(game.view["seats"][1]["cards"]) >= 1
    ann.stage("Bob")


def names_on(page: Page) -> set[str]:
    """Return the treasures that anything on a page names, seen or only read out."""
    text = page.evaluate(
        "document.body.textContent + ' ' + [...document.querySelectorAll('[aria-label]')]"
        ".map(element => element.getAttribute('aria-label')).join(' ')"
    )
    return named_in(text)


def named_in(text: str) -> set[str]:
    """Return the treasures whose names stand in a text as words."""
    return set(TREASURES) & set(re.findall(r"[a-z]+", text))


def test_a_reload_after_the_preview_shows_nothing(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    """D-03, D-T26: neither the page nor its storage holds what lay open."""
    ann, bob = new_person("Ann"), new_person("Bob")
    game = games.start(lay(site, treasures=30, actions="off"), ann, bob)
    visible = {TREASURES[treasure] for treasure in game.visible()}
    for _ in range(2):
        ann.stage("Your turn")
        assert tokens_on(ann.page) == 0
        assert names_on(ann.page) == visible
        kept = "JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])"
        assert named_in(ann.page.evaluate(kept)) == set()
        ann.page.reload()


class Ear:
    """Everything that a page receives, over its line and by requests of its own.

    Files of the site are told apart by their addresses: they are the same for everybody.
    """

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[tuple[str, str]] = []
        self.addresses: set[str] = set()
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.on("request", self._note)
        page.route("**/api/**", self._pass)

    def _note(self, request: Request) -> None:
        self.addresses.add(request.url)

    def _pass(self, route: Route) -> None:
        answer = route.fetch()
        self.answers.append((route.request.url, answer.text()))
        route.fulfill(response=answer)

    def _hear(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.frames.append(frame)


FILE = re.compile(r"/(t/\w+|[\w-]+\.\w+|assets/[\w.-]+)?")
"""Addresses of what is the same for everybody: the page, its parts, its icon."""

TREASURE_FIELDS = {"treasure", "content", "first", "second"}
TREASURE_LISTS = {"named", "tokens"}


def treasures_in(value: Any) -> Iterator[int]:
    """Yield the numbers of treasures anywhere in a message, by the names of their fields."""
    if isinstance(value, list):
        for item in value:
            yield from treasures_in(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in TREASURE_FIELDS and isinstance(item, int):
                yield item
            elif key in TREASURE_LISTS and isinstance(item, list):
                yield from (treasure for treasure in item if treasure is not None)
            else:
                yield from treasures_in(item)


def is_the_end(message: dict[str, Any]) -> bool:
    """Tell whether a message shows a game that is over."""
    shown = message.get("game") or message.get("changed") or {}
    return bool(shown.get("phase") == "over")


def test_a_page_receives_no_treasure_that_was_not_shown(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    """D-T26: of all that came until the game was over nothing tells of a hidden treasure."""
    ann, bob, cy = new_person("Ann"), new_person("Bob"), new_person("Cy")
    ears = [Ear(person.page) for person in (ann, bob, cy)]
    table = lay(site, preview_s=0, max_turns=5)
    begin(f"{site.url}/t/{table}", ann, bob, looks=False)
    cy.page.goto(f"/t/{table}")
    cy.press("Watch")
    cy.stage("Ann looks for|A gift|Bob looks for")
    game = games.watch(table, (ann, bob), [None] * CELLS)
    reloads = {3: ann, 5: bob}
    for step in range(MOST):
        if is_over(game.view):
            break
        if step in reloads:
            reloads[step].page.reload()
        game.wander()
        if not is_over(game.view):
            nothing_old_stands_on(cy.page, game)
    cy.stage("most turns")
    assert len(game.shown) < len(TREASURES)
    for ear in ears:
        heard = [json.loads(frame) for frame in ear.frames]
        told = [message for message in heard if not is_the_end(message)]
        assert len(told) > 4
        assert {treasure for one in told for treasure in treasures_in(one)} - {-1} <= game.shown
        assert not {url: named for url in ear.addresses if (named := named_in(url))}
        files = {url for url in ear.addresses if "/api/" not in url}
        assert all(FILE.fullmatch(url.removeprefix(site.url)) for url in files), files
        assert not {url: named for url, text in ear.answers if (named := named_in(text))}


def nothing_old_stands_on(page: Page, game: Game) -> None:
    """Look that a page shows and says what can be seen now, and nothing of before."""
    hole = game.view["hole"]
    label = re.compile("the open space, " + ("no treasure" if game.view["content"] is None else ""))
    expect(page.locator(f'[data-cell="{hole}"]')).to_have_attribute("aria-label", label)
    expect(page.locator(".board .ct-token")).to_have_count(int(game.view["content"] is not None))
    assert names_on(page) <= {TREASURES[treasure] for treasure in game.visible()}


def test_a_slide_is_made_by_touch_on_a_phone(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    ann, bob = new_person("Ann", **PHONE), new_person("Bob")
    game = games.start(lay(site, treasures=4, actions="off"), ann, bob)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cell = game.view["hole"] + (1 if game.view["hole"] % 8 < 7 else -1)
    can_slide(ann, game.view, cell)
    ann.page.locator(".surface").scroll_into_view_if_needed()
    box = ann.page.locator(f'[data-cell="{cell}"]').bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    ann.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert game.look()["hole"] == cell


def test_a_turn_is_played_by_keys_alone(new_person: NewPerson, site: Site, games: Games) -> None:
    """Tab and Enter cover and stop; arrows slide; Shift and arrows walk the grid."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay(site, treasures=4, actions="off")
    begin(f"{site.url}/t/{table}", ann, bob)
    layout = layout_on(ann)
    bob.press("I have seen enough")
    focus_by_tab(ann.page, "I have seen enough")
    ann.page.keyboard.press("Enter")
    ann.stage("Your turn")
    game = games.watch(table, (ann, bob), layout)
    game.wander()
    polite = ann.page.locator('[role="status"][aria-live="polite"]').first
    expect(polite).to_contain_text(re.compile("Ann uncovers nothing|Ann wins|Not what was sought"))
    ann.page.locator('[data-cell="0"]').focus()
    ann.page.keyboard.press("Shift+ArrowRight")
    expect(ann.page.locator('[data-cell="1"]')).to_be_focused()
    turn = game.view["turn_number"]
    if turn == 1:
        focus_by_tab(ann.page, "Stop here")
        ann.page.keyboard.press("Enter")
        turn = game.look()["turn_number"]
    assert turn == 2
    bob.stage("Your turn")


def focus_by_tab(page: Page, name: str) -> None:
    """Press Tab until a button has the focus."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_enabled()
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            return
    raise AssertionError(f"Tab never came to {name}")


def test_one_plays_alone_from_the_first_page(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.page.goto("/")
    ann.page.get_by_text("Ramses", exact=True).first.click()
    expect(ann.page.get_by_text("search cards only")).to_be_visible()
    ann.press("Play alone")
    ann.stage("Look well")
    assert tokens_on(ann.page) == 30
    ann.press("I have seen enough")
    ann.stage("Your turn")
    assert tokens_on(ann.page) == 0


def test_a_table_may_show_everybody_what_was_uncovered(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    """``reveal_log=on``: the same for all, and after a reload too."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = lay(site, treasures=4, actions="off", reveal_log="on", after_find="end_turn")
    game = games.start(table, ann, bob)
    play_until(game, lambda view: bool(view["turn_number"] > 2))
    seen = sum(one["treasure"] is not None for one in game.view["seen"])
    assert seen > 0
    ann.page.reload()
    for person in (ann, bob):
        expect(person.page.locator(".board .ct-token")).to_have_count(seen)


def test_a_sandstorm_turns_the_board_for_those_who_want_it_moving(
    new_person: NewPerson, site: Site, games: Games
) -> None:
    """D-T11: nobody can aim at it meanwhile; where nothing moves, words explain the cut."""
    ann, bob = new_person("Ann", reduced_motion="no-preference"), new_person("Bob")
    game = games.start(lay(site, treasures=12), ann, bob)
    play_until(
        game, lambda view: is_over(view) or any(one["kind"] == "turned" for one in view["events"])
    )
    assert not is_over(game.view), "no sandstorm lay in the pile before the last card"
    expect(bob.page.get_by_text("The board has turned half round").first).to_be_visible()
    game.play_on()
