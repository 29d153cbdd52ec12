"""What holds on every page, whatever it shows: no fault of access, its language, its width.

A place is a name and the page that shows it. Places come one after the other, since the same
page goes from one to the next.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.people import Person, seat
from tests.browser.site import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-BE", "it": "it-IT", "zh-Hant": "zh-TW"}
KEY = re.compile(r"\b(web|ricochet|option|error)-[a-z][\w-]+")
ALL: dict[str, Any] = {}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""Rules of axe that another theme may break."""

Places = Iterable[tuple[str, Page]]


def for_axe(width: int) -> dict[str, Any]:
    """Return what a browser is like in which axe looks at pages of a width."""
    return {
        "color_scheme": "light",
        "viewport": {"width": width, "height": 844},
        "bypass_csp": True,
    }


def in_language(language: str) -> dict[str, Any]:
    """Return what the browser of somebody with a small screen is like who reads a language."""
    return {"locale": LANGUAGES[language], "viewport": {"width": 360, "height": 800}}


def have_no_faults(places: Places) -> None:
    """Fail on all serious faults of access, in either theme."""
    found = {name: faults_in_both_themes(page) for name, page in places}
    assert [f"{name}: {fault}" for name, faults in found.items() for fault in faults] == []


def speak(places: Places, language: str, own_key: str = "web") -> None:
    """Fail on a page in another language, on a message's bare key, and on one too wide.

    Args:
        places: What is looked at.
        language: What they should speak.
        own_key: First word of the keys of a game's own messages; a pattern.
    """
    own = re.compile(rf"\b({own_key})-[a-z][\w-]+")
    for name, page in places:
        expect(page.locator("html")).to_have_attribute("lang", language)
        html = page.locator("body").inner_html()
        assert not KEY.search(html), name
        assert not own.search(html), name
        is_narrow = "document.documentElement.scrollWidth <= innerWidth"
        assert page.evaluate(is_narrow), f"{name} is wider than the screen"


def choose_game(page: Page, game: str) -> None:
    """Open the first page and choose a game there, whatever its place and name."""
    page.goto("/")
    page.locator("fieldset label").filter(has=page.locator(f"[value={game}]")).first.click()


def sit_down(page: Page, table_url: str, *, others: Iterable[Person] = ()) -> None:
    """Seat the person of a page at a table in any language, then others who read English."""
    page.goto(table_url)
    page.locator("main input").first.fill("Ann")
    page.locator("main button.primary").click()
    page.locator("ul .name").first.wait_for()
    seat(table_url, *others)


def faults_of(page: Page, rules: dict[str, Any]) -> list[str]:
    """Return the serious and critical faults that axe finds on a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run({...rules, resultTypes: ['violations']})", rules
    )
    return [
        f"{fault['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]


def faults_in_both_themes(page: Page) -> list[str]:
    """Return the faults of a page in the light theme and those of colour in the dark one."""
    faults = faults_of(page, ALL)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    faults += faults_of(page, COLOURS)
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    return faults
