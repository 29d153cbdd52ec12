"""A person at a table, seen as what they press."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect

ROBOTS = {"r": "red robot", "b": "blue robot", "g": "green robot", "y": "yellow robot"}
WAYS = {"N": "north", "E": "east", "S": "south", "W": "west"}
ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}


LOST = "Connection lost"
"""What a page says while it has no line."""

NOTES = """
const noted = [];
new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('.stage h2, .hush[role="status"]')) {
    if (!noted.includes(textContent)) noted.push(textContent);
  }
  document.documentElement.dataset.noted = noted.join('|');
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Has a page note all that its stage and its voice have said, however soon it went."""


class Person:
    """Somebody with a page of their own."""

    def __init__(self, page: Page, name: str) -> None:
        page.add_init_script(NOTES)
        self.page = page
        self.name = name

    def sit(self, table_url: str) -> None:
        """Open the link and take a seat."""
        self.page.goto(table_url)
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Sit down")

    def press(self, name: str, *, exact: bool = True) -> None:
        """Press a button."""
        self.page.get_by_role("button", name=name, exact=exact).click()

    def stage(self, words: str) -> None:
        """Wait until the stage says so."""
        heading = self.page.get_by_role("heading", name=re.compile(words))
        expect(heading.first).to_be_visible()

    def noted(self, words: str) -> None:
        """Wait until the stage or the voice has said so, if only for a moment."""
        expect(self.page.locator("html")).to_have_attribute("data-noted", re.compile(words))

    def ready(self) -> None:
        """Say in the lobby that one is ready."""
        self.press("I am ready")

    def skip(self) -> None:
        """Vote for another chip."""
        self.press("Swap this chip")

    def turn_up(self) -> None:
        """Say that the chip may be turned up."""
        self.press("Ready: turn up the chip")

    def bid(self, number: int) -> None:
        """Promise a number of moves, on the pad."""
        for digit in str(number):
            self.press(digit)
        self.press("Bid")

    def done(self) -> None:
        """Say that one does not want to bid any more."""
        self.press("No more bids from me")

    def show(self, route: Sequence[str]) -> None:
        """Show a way by keys: the robot's letter, then an arrow."""
        for move in route:
            self.page.keyboard.press(move[0])
            self.page.keyboard.press(ARROWS[move[1]])

    def show_by_buttons(self, route: Sequence[str]) -> None:
        """Show a way with the buttons under the board."""
        for move in route:
            robot = self.page.get_by_role("button", name=ROBOTS[move[0]], exact=True)
            if robot.get_attribute("aria-pressed") != "true":
                robot.click()
            self.press(WAYS[move[1]])


def lose_line(person: Person) -> None:
    """Take somebody's line away and wait until the page says so."""
    person.page.context.set_offline(True)
    expect(person.page.get_by_text(LOST)).to_be_visible()


def find_line(person: Person) -> None:
    """Give somebody the line back and wait until the page has it."""
    person.page.context.set_offline(False)
    expect(person.page.get_by_text(LOST)).to_have_count(0)


def seat(url: str, *people: Person) -> None:
    """Seat people at a table that has not begun."""
    for person in people:
        person.sit(url)
        person.page.get_by_role("heading", name="At the table").wait_for()


def start(url: str, *people: Person) -> None:
    """Seat people at a table and begin, whatever the game."""
    seat(url, *people)
    for person in people:
        person.ready()


def begin(url: str, *people: Person) -> None:
    """Seat people at a table of Ricochet Robots and begin the first round."""
    start(url, *people)
    for person in people:
        person.stage("Everybody thinks")


def is_in_seat(person: Person) -> None:
    """Wait until the page shows that this is one's own seat."""
    expect(person.page.get_by_text("(you)").first).to_be_visible()


def comes_back(person: Person, words: str, *, has_seat: bool) -> None:
    """Load somebody's page anew, where the stage should say the same as before.

    Args:
        person: Who.
        words: What the stage says.
        has_seat: Whether the page shows whose seat it is.
    """
    person.stage(words)
    person.page.reload()
    person.stage(words)
    if has_seat:
        is_in_seat(person)
