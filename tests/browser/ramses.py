"""People at a table of Ramses who remember everything, and what they do."""

from __future__ import annotations

import heapq
import json
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.people import ARROWS, Person, start
from tests.browser.site import PATIENCE_S, Site
from tests.server.harness import state_after
from websockets.sync.client import ClientConnection, connect

from carom.games.ramses.board import BESIDE, CELLS, LIES_AT, QUARTERS
from carom.games.ramses.pieces import TREASURES

NAMES = {name: number for number, name in enumerate(TREASURES)}
"""English names of the treasures, which are those in the data."""

WRONG = 100
"""What it costs to pass over a treasure that is not sought, in slides."""

View = dict[str, Any]


def lay(site: Site, preset: str = "expert", **options: Any) -> str:
    """Lay a table with a long preview and return its id."""
    chosen = {"preview_s": 600, "first_seat": "host", **options}
    return site.lay_table(preset, "ramses", **chosen)


def begin(url: str, *people: Person, looks: bool = True) -> None:
    """Seat people at a table and begin; the treasures lie open, if they do at all."""
    start(url, *people)
    for person in people:
        person.stage("Look well" if looks else "Find|looks for|A gift|A risk")


def seen_enough(*people: Person) -> None:
    """Let all say that they have seen enough, and wait until pyramids stand."""
    for person in people:
        person.press("I have seen enough")
    for person in people:
        expect(person.page.get_by_role("gridcell", name="the open space")).to_have_count(1)


def layout_on(person: Person) -> list[int | None]:
    """Return what lies on each cell as the labels of the preview tell."""
    labels = person.page.locator("[data-cell]").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label').split(', ')[1])"
    )
    return [NAMES.get(label) for label in labels]


def way_to(view: View, cell: int) -> str:
    """Return on which side of the hole a cell beside it is."""
    step = cell - view["hole"]
    sides = {-1: "W", 1: "E", -view["columns"]: "N", view["columns"]: "S"}
    return sides[step]


def slide(person: Person, view: View, cell: int) -> None:
    """Slide the pyramid of a cell with the arrow key of its side."""
    can_slide(person, view, cell)
    person.page.keyboard.press(ARROWS[way_to(view, cell)])


def can_slide(person: Person, view: View, cell: int) -> None:
    """Wait until a page shows that the pyramid of a cell can slide, in any language."""
    row, column = divmod(cell, view["columns"])
    middle = f"translate({48 * column + 24} {48 * row + 24})"
    lit = person.page.locator(f'.board g[transform="{middle}"] > .lit')
    expect(lit).to_have_count(1)


class Game:
    """A game in which everybody remembers where everything lies; it is watched over one line.

    Args:
        socket: A line over which one looks on.
        people: Who sits there, by seat.
        layout: What lies on each cell of the box, as seen before the pyramids came.
    """

    def __init__(
        self, socket: ClientConnection, people: Sequence[Person], layout: Sequence[int | None]
    ) -> None:
        self._socket = socket
        self._people = people
        self._layout = layout
        self._angle = 0
        self._been: Counter[int] = Counter()
        self.shown: set[int] = set()
        self._state: View = {}
        self.view: View = {"changes": -1}
        self.look()

    def look(self) -> View:
        """Wait for the next change and return the game as anybody sees it."""
        before = self.view["changes"]
        while self.view["changes"] == before:
            message = json.loads(self._socket.recv(PATIENCE_S))
            if message["type"] == "ping":
                self._socket.send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
            if message["type"] == "state":
                self._state = state_after(self._state, message)
                self.view = self._state["game"] or self.view
        view = self.view
        turns = sum(event.get("quarters", 0) for event in view["events"])
        self._angle = (self._angle + turns) % QUARTERS
        self._been[LIES_AT[self._angle][view["hole"]]] += 1
        self.shown |= self.visible()
        return view

    def visible(self) -> set[int]:
        """Return the treasures that everybody sees now: open, on cards, or named."""
        view = self.view
        events = [event.get("treasure") for event in view["events"]]
        cards = [card["treasure"] for seat in view["seats"] for card in seat["cards"]]
        turned_up = [
            (card or {}).get("treasure")
            for card in (view["card"], *(event.get("card") for event in view["events"]))
        ]
        found = {view["content"], *events, *turned_up, *view["named"], *cards}
        return {treasure for treasure in found if treasure is not None}

    def contents(self) -> list[int | None]:
        """Return what lies on each cell as it is seen now."""
        return [self._layout[cell] for cell in LIES_AT[self._angle]]

    def play_on(self) -> None:
        """Let the one whose turn it is do the next thing, and look."""
        view = self.view
        person = self._people[view["turn"]]
        if view["phase"] == "naming":
            self._name(person)
        elif view["phase"] == "giving":
            person.page.get_by_role("region", name="Give a card away").get_by_role(
                "button", name=" for "
            ).first.click()
        else:
            self._slide(self._next_cell(self._goals()))
            return
        self.look()

    def go_towards(self, treasures: set[int]) -> None:
        """Let the one whose turn it is slide once on the way to the nearest of some treasures."""
        self._slide(self._next_cell(treasures))

    def wander(self) -> None:
        """Let the one whose turn it is slide to where the hole has been least often."""
        beside = BESIDE[self._angle][self.view["hole"]]
        self._slide(min(beside, key=lambda cell: self._been[LIES_AT[self._angle][cell]]))

    def _slide(self, cell: int) -> None:
        """Let the one whose turn it is slide the pyramid of a cell, and look."""
        slide(self._people[self.view["turn"]], self.view, cell)
        self.look()

    def _name(self, person: Person) -> None:
        """Name the two treasures that are nearest."""
        contents = self.contents()
        here = self.view["hole"]
        near = sorted(
            (cell for cell in range(CELLS) if contents[cell] is not None and cell != here),
            key=self._distance,
        )
        pad = person.page.get_by_role("region", name="Name two treasures")
        for cell in near[:2]:
            treasure = contents[cell]
            assert treasure is not None
            pad.get_by_role("button", name=TREASURES[treasure], exact=True).click()
        pad.get_by_role("button", name="First:").click()

    def _distance(self, cell: int) -> int:
        """Return rows and columns from the hole to a cell."""
        row, column = divmod(cell, self.view["columns"])
        hole_row, hole_column = divmod(int(self.view["hole"]), self.view["columns"])
        return int(abs(row - hole_row) + abs(column - hole_column))

    def _goals(self) -> set[int]:
        """Return the treasures that will do now."""
        view = self.view
        if view["named"]:
            return {view["named"][view["reached"]]}
        if view["card"]["kind"] == "gift":
            return {treasure for treasure in self._layout if treasure is not None}
        return {view["card"]["treasure"]}

    def _next_cell(self, goals: set[int]) -> int:
        """Return the next pyramid on the way that passes fewest wrong treasures."""
        hole, contents = self.view["hole"], self.contents()
        beside = BESIDE[self._angle]
        heap = [(self._cost(contents[cell], goals), cell, cell) for cell in beside[hole]]
        heapq.heapify(heap)
        done = set()
        while heap:
            cost, cell, first = heapq.heappop(heap)
            if contents[cell] in goals:
                return first
            if cell in done:
                continue
            done.add(cell)
            for other in beside[cell]:
                heapq.heappush(heap, (cost + self._cost(contents[other], goals), other, first))
        raise AssertionError("the box has no such treasure")

    @staticmethod
    def _cost(content: int | None, goals: set[int]) -> int:
        """Return what it costs to uncover a content."""
        return 1 if content is None or content in goals else WRONG


MOST = 600
"""More changes than any of these games takes."""


class Games:
    """Begins games and watches them until the test is over."""

    def __init__(self, site: Site, stack: ExitStack) -> None:
        self._site = site
        self._stack = stack

    def watch(self, table: str, people: Sequence[Person], layout: Sequence[int | None]) -> Game:
        """Watch a game whose pyramids stand."""
        address = self._site.url.replace("http", "ws", 1)
        line = connect(f"{address}/api/tables/{table}/socket?watch=1")
        return Game(self._stack.enter_context(line), people, layout)

    def start(self, table: str, *people: Person) -> Game:
        """Seat people, look at the treasures, cover them; return the game."""
        begin(f"{self._site.url}/t/{table}", *people)
        layout = layout_on(people[0])
        seen_enough(*people)
        return self.watch(table, people, layout)


def play_until(game: Game, is_there: Callable[[dict[str, Any]], bool]) -> None:
    """Play on until the game is as wanted."""
    for _ in range(MOST):
        if is_there(game.view):
            return
        game.play_on()
    raise AssertionError("it never came to that")


def is_over(view: dict[str, Any]) -> bool:
    """Tell whether a game is over."""
    return bool(view["phase"] == "over")


def tokens_on(page: Page) -> int:
    """Return how many treasures lie open on the board."""
    return page.locator(".board .ct-token").count()
