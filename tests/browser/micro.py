"""People at a table of Micro Robots, and what a perfect player would find."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect
from tests.browser.people import Person, start
from tests.browser.site import Site

from carom.games.micro.board import Board, make_board
from carom.games.micro.position import Position
from carom.solvers.micro import solve, walks

BOARD = "B1N2N3N4N"
"""Board K of the rules page."""


def lay(site: Site, preset: str = "classic", **options: Any) -> str:
    """Lay a table on board K, with time enough, and return its id."""
    chosen = {"board": BOARD, "demo_s": 600, **options}
    return site.lay_table(preset, "micro", **chosen)


def begin(url: str, *people: Person) -> None:
    """Seat people at a table and roll the first target."""
    start(url, *people)
    for person in people:
        thinks(person)


def thinks(person: Person) -> None:
    """Wait until dice lie and calls are open."""
    person.stage("Who finds a way")
    expect(person.page.get_by_role("button", name="Call 1 move", exact=True)).to_be_enabled()


def board_of(view: dict[str, Any]) -> Board:
    """Return the board of a view."""
    return make_board(view["board"]["dice"])


def question(site: Site, table: str) -> Position:
    """Return what is asked in the round that is going on."""
    view = site.view(table)
    return Position(board_of(view), view["start"], view["target"], view["waypoint"])


def shortest(site: Site, table: str) -> list[str]:
    """Return a shortest way for the target that lies there."""
    return list(solve(question(site, table)).line)


def longer(site: Site, table: str, moves: int) -> list[str]:
    """Return a way of exactly so many moves."""
    return list(next(walks(question(site, table), moves)))


def call(person: Person, number: int) -> None:
    """Call a number of moves by pressing it."""
    noun = "move" if number == 1 else "moves"
    person.press(f"Call {number} {noun}")


def show(person: Person, route: Sequence[str]) -> None:
    """Show a way by keys: letter and number of each field."""
    for number, field in enumerate(route, start=1):
        person.page.keyboard.type(field.lower())
        if number < len(route):
            made(person, number, len(route))


def made(person: Person, number: int, of: int) -> None:
    """Wait until the stage says how many moves are made."""
    words = f"{number} of {of} moves made"
    expect(person.page.get_by_label("What is going on").get_by_text(words)).to_be_visible()


def tokens(person: Person, name: str) -> int:
    """Return how many tokens the list of players shows for somebody."""
    players = person.page.get_by_role("region", name="Players")
    row = players.get_by_role("listitem").filter(has_text=name)
    return int(row.locator(".score").inner_text().split("\n")[0])
