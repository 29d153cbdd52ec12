"""A real browser on the real site. Run in a call of its own: ``make browser-test``.

The sync interface of Playwright leaves an event loop running that other tests trip over,
so these are collected only where they are asked for by name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from build_web import build_client, is_built
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request
from tests.browser.chromium import find_chromium, flags
from tests.browser.people import Person
from tests.browser.site import ROOT, Site

HERE = Path(__file__).parent
_EXPECTED_NOISE = re.compile(
    r"WebSocket connection to|net::ERR_(INTERNET_DISCONNECTED|CONNECTION)|status of 422"
)
"""What the browser itself says of a lost line and a refused text, whatever the page does."""

NewPerson = Callable[..., Person]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave these tests out unless they are asked for."""
    is_asked = any("browser" in argument for argument in config.invocation_params.args)
    return None if is_asked else True


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the browser that is there, without noise of its own."""
    program = find_chromium()
    chosen = {**browser_type_launch_args, "args": flags()}
    return {**chosen, "executable_path": program} if program else chosen


@pytest.fixture(scope="session")
def client() -> None:
    """The client, built from the sources as they are."""
    reasons: list[str] = []
    build_client(ROOT, reasons.append)
    assert is_built(ROOT), f"the web client could not be built: {reasons}"


@pytest.fixture(scope="session")
def site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site."""
    site = Site(tmp_path_factory.mktemp("site"))
    site.start()
    yield site
    site.kill()


class Watch:
    """What must not happen on any page: foreign requests, faults, words that are missing."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self.faults: list[str] = []

    def follow(self, page: Page) -> None:
        """Watch a page."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        is_bad = message.type in ("error", "warning")
        if is_bad and not _EXPECTED_NOISE.search(message.text):
            self.faults.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self._origin, "data:", "blob:")):
            self.faults.append(f"foreign request: {request.url}")


@pytest.fixture
def new_person(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[NewPerson]:
    """Make people, each with a browser of their own; no page may misbehave."""
    watch = Watch(site.url)
    contexts: list[BrowserContext] = []
    pages: list[Page] = []

    def make(name: str = "Ann", **options: Any) -> Person:
        chosen = {"viewport": {"width": 1280, "height": 860}, "locale": "en-GB", **options}
        context = browser.new_context(base_url=site.url, **chosen)
        contexts.append(context)
        page = context.new_page()
        pages.append(page)
        watch.follow(page)
        return Person(page, name)

    yield make
    if getattr(request.node, "failed", False):
        for number, page in enumerate(pages):
            shots = ROOT / "test-results"
            shots.mkdir(exist_ok=True)
            name = re.sub(r"\W+", "-", request.node.name)
            page.screenshot(path=shots / f"{name}-{number}.png")
    for context in contexts:
        context.close()
    assert watch.faults == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note a failure, so that the pages are kept as pictures."""
    report = yield
    if report.failed:
        item.failed = True  # type: ignore[attr-defined]  # read by the fixture above
    return report


@pytest.fixture
def table_url(site: Site) -> str:
    """The link of a new table whose clocks are long."""
    return f"{site.url}/t/{site.lay_table(clock_s=120)}"
