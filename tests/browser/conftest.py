"""A real browser on the real site. Run in a call of its own: ``make browser-test``.

The sync interface of Playwright leaves an event loop running that other tests trip over,
so these are collected only where they are asked for by name. Client, axe and browser are made
ready once, before any worker starts; each worker has one server and one browser.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from build_web import build_client, find_node, install_packages, is_built
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect
from tests.browser.chromium import NoChromium, flags, get_chromium
from tests.browser.people import Person
from tests.browser.ramses import Games
from tests.browser.site import ROOT, Site

HERE = Path(__file__).parent
_EXPECTED_NOISE = re.compile(
    r"WebSocket connection to|net::ERR_(INTERNET_DISCONNECTED|CONNECTION)|status of 422"
)
"""What the browser itself says of a lost line and a refused text, whatever the page does."""

USUAL: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 860},
    "locale": "en-GB",
    "reduced_motion": "reduce",
}
"""What a person's browser is like unless a test says otherwise."""

NewPerson = Callable[..., Person]

expect.set_options(timeout=60_000)
"""A machine that is busy, or ten times slower than ours, is no fault of a page."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave these tests out unless they are asked for."""
    return None if _is_asked(config) else True


def _is_asked(config: pytest.Config) -> bool:
    """Tell whether these tests are asked for by name."""
    return any("browser" in argument for argument in config.invocation_params.args)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Make ready what all workers share, or say plainly what is missing."""
    is_worker = hasattr(session.config, "workerinput")
    if is_worker or session.config.option.collectonly or not _is_asked(session.config):
        return
    reasons: list[str] = []
    build_client(ROOT, reasons.append)
    if not is_built(ROOT):
        raise pytest.UsageError(f"the web client could not be built: {reasons}")
    install_packages(ROOT / "web", find_node(), with_tools=True)
    try:
        get_chromium()
    except NoChromium as error:
        raise pytest.UsageError(str(error)) from None


HAS_FAILED = pytest.StashKey[bool]()
"""Whether a test has failed, for the fixtures that end after it."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the browser that is there, without noise of its own."""
    return {**browser_type_launch_args, "args": flags(), "executable_path": get_chromium()}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site of all tests that leave it running."""
    with Site(tmp_path_factory.mktemp("site")) as site:
        yield site


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
    """Make people, each with a browser of their own; no page may misbehave.

    They want it still unless said otherwise: to draw what moves took a third of the CPU.
    """
    watch = Watch(site.url)
    contexts: list[BrowserContext] = []
    pages: list[Page] = []

    def make(name: str = "Ann", **options: Any) -> Person:
        chosen = {**USUAL, **options}
        context = browser.new_context(base_url=site.url, **chosen)
        contexts.append(context)
        page = context.new_page()
        pages.append(page)
        watch.follow(page)
        return Person(page, name)

    yield make
    if request.node.stash.get(HAS_FAILED, False):
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
        item.stash[HAS_FAILED] = True
    return report


@pytest.fixture
def table_url(site: Site) -> str:
    """The link of a new table whose clocks are long."""
    return f"{site.url}/t/{site.lay_table(clock_s=600, trial_s=600)}"


@pytest.fixture
def games(site: Site) -> Iterator[Games]:
    """Games of Ramses that are watched until the test is over."""
    with ExitStack() as stack:
        yield Games(site, stack)
