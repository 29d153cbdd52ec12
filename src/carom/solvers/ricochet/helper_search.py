"""A* over sets of helper cells: the fewest moves for one active robot, proved.

A node is a set of helpers; it carries the set of places where the active robot has been
with the helpers so, so that one step moves a helper under many places at once. States
are taken in the order of (bound on the whole route, price so far); the bound is the
price so far and the least price the active robot would need if it could stop anywhere
on its way. That bound never falls along a route, and it ignores the helpers, so

- every state enters the log once, at its least price;
- when a limit has been run through, no route of that price or less remains unseen;
- the first limit at which a move wins is the optimum.

Source: the A* theorem (Hart, Nilsson, Raphael 1968) with a consistent bound, on sets of
states as in symbolic search.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from sys import getsizeof
from typing import NamedTuple

from carom.games.ricochet.attempt import begin
from carom.games.ricochet.position import Position
from carom.solvers.ricochet.active import Active
from carom.solvers.ricochet.bits import members
from carom.solvers.ricochet.budget import Budget
from carom.solvers.ricochet.helpers import Moves, PostMoves, Posts

Layer = dict[int, int]
"""States of one depth: by set of helpers, the set of places of the active robot."""


class State(NamedTuple):
    """A set of helpers and a place of the active robot."""

    helpers: int
    place: int


_LOOK_EVERY = 64
"""Entries between two looks at the budget."""

_MOVES_BYTES = 1500
"""Bytes of the moves of a helper, kept for the next node where they are the same."""

_SLOT = 64
"""Bytes of a dict entry, with the room dicts keep free; see the memory test."""


class HelperSearch:
    """The search for one active robot, one limit at a time.

    Attributes:
        active: The active robot.
        posts: The helpers.
        limit: The limit to run next: no route of this robot is cheaper, but for those in
            ``wins``. None when every state was seen.
        wins: By price of the whole route: the states from which one more move wins, as
            price so far, helpers and place. Complete for all prices below ``limit``.
    """

    def __init__(self, position: Position, robot: str, budget: Budget) -> None:
        self.active = Active(position, robot)
        self.posts = Posts(position, robot)
        self.wins: dict[int, list[tuple[int, int, int]]] = {}
        self._robots = position.robots
        self._budget = budget
        # Under no_one_move a win in one counts only once something was spent, so coming back
        # to the start is a new state.
        self._start_differs = position.rules.ricochet == "no_one_move"
        self._moves: list[tuple[int, dict[int, PostMoves]]] = [
            (price, {}) for price in self.posts.prices()
        ]
        self._log: dict[tuple[int, int], Layer] = {}
        self._waiting: dict[tuple[int, int], Layer] = {}
        self._later: list[tuple[int, Layer]] = []
        self._seen: Layer = {}
        self._entry_bytes = getsizeof(1 << self.active.places) + _SLOT
        self._keyed_bytes = getsizeof(1 << self.posts.count) + self._entry_bytes
        self._moves_known = 0
        self._known_bytes = 0
        start = begin(position)
        helpers, place = self.view(start.cells, start.axes, start.last)
        self.limit: int | None = self.active.bound[place] or None
        if self.limit is not None:
            self._waiting[self.limit, 0] = {helpers: 1 << place}

    def view(self, cells: Sequence[int], axes: Sequence[int], last: Sequence[int]) -> State:
        """Return the state of this search for the cells and flags of an attempt."""
        helpers = place = 0
        for robot, cell, used, way in zip(self._robots, cells, axes, last, strict=True):
            if robot == self.active.robot:
                place = self.active.place(cell, used, way)
            else:
                helpers |= 1 << self.posts.post(robot, cell, way)
        return State(helpers, place)

    def has(self, depth: int, helpers: int, place: int) -> bool:
        """Tell whether a state is in the log with this least price."""
        layer = self._log.get((depth + self.active.bound[place], depth))
        return layer is not None and layer.get(helpers, 0) >> place & 1 == 1

    def run(self) -> None:
        """Run the limit through: log the states whose bound is the limit.

        Raises:
            OutOfBudgetError: What was found so far stays.
        """
        limit = self.limit
        assert limit is not None  # the caller looks
        self._sort_later()
        for depth in range(limit):
            layer = self._waiting.pop((limit, depth), {})
            for price, rows in self._moves:
                entries = self._log.get((limit - price, depth - price))
                if entries:
                    self._move_helpers(entries, rows, layer, price)
            if layer:
                self._enter(limit, depth, layer)
                self._slide_active(limit, depth)
        dearest = max((price for price, _ in self._moves), default=1)
        recent = range(limit - dearest + 1, limit + 1)
        is_open = (self._waiting or self._later) or any(
            self._log.get((past, depth)) for past in recent for depth in range(past)
        )
        self.limit = limit + 1 if is_open else None

    def _enter(self, limit: int, depth: int, layer: Layer) -> None:
        """Log the states of a layer that were not seen before, and note those that win."""
        seen, winners = self._seen, self.active.winners
        fresh = self._log[limit, depth] = {}
        was_seen = len(seen)
        for helpers, places in layer.items():
            before = seen.get(helpers, 0)
            new = places & ~before
            if new:
                seen[helpers] = before | new if depth or not self._start_differs else before
                fresh[helpers] = new
                if new & winners:
                    self._note_wins(depth, helpers, new & winners)
        self._budget.spend(len(fresh))
        self._budget.tick(
            (len(seen) - was_seen - len(layer)) * self._keyed_bytes + len(fresh) * self._entry_bytes
        )

    def _note_wins(self, depth: int, helpers: int, places: int) -> None:
        """Note the states of a node from which one more move wins."""
        occupied = self.posts.occupied(helpers)
        for place in members(places):
            for price in self.active.winning_prices(place, occupied):
                if depth + price >= 2 or not self._start_differs:
                    self.wins.setdefault(depth + price, []).append((depth, helpers, place))

    def _slide_active(self, limit: int, depth: int) -> None:
        """Move the active robot from all entries of a layer.

        What stays within the limit goes to the layers still to come; the rest cannot matter
        before the limit is raised and waits unsorted.
        """
        occupied_by, seen, hopeful = self.posts.occupied, self._seen, self.active.hopeful
        for slides in self.active.slides:
            there = depth + slides.price
            nearer = self.active.levels.get(limit - there, 0)
            within = self._waiting.setdefault((limit, there), {}) if nearer else {}
            later: Layer = {}
            size = len(within)
            for number, (helpers, places) in enumerate(self._log[limit, depth].items()):
                if number % _LOOK_EVERY == 0:
                    size = self._account(size, (within, later))
                image = slides.image(places, occupied_by(helpers)) & hopeful
                before = seen[helpers]
                image = (image | before) ^ before
                if image:
                    near = image & nearer
                    if near:
                        within[helpers] = within.get(helpers, 0) | near
                        image ^= near
                    if image:
                        later[helpers] = image
            self._account(size, (within, later))
            if later:
                self._later.append((there, later))

    def _sort_later(self) -> None:
        """Sort by their limits the moves of the active robot that had to wait."""
        bound, levels, seen = self.active.bound, self.active.levels, self._seen
        unsorted, self._later = self._later, []
        for there, images in unsorted:
            layers: dict[int, Layer] = {}
            size = 0
            for number, (helpers, image) in enumerate(images.items()):
                if number % _LOOK_EVERY == 0:
                    size = self._account(size, layers.values())
                before = seen[helpers]
                rest = (image | before) ^ before
                while rest:
                    level = bound[(rest & -rest).bit_length() - 1]
                    part = rest & levels[level]
                    rest ^= part
                    layer = layers.get(level)
                    if layer is None:
                        layer = self._waiting.setdefault((there + level, there), {})
                        layers[level] = layer
                        size += len(layer)
                    layer[helpers] = layer.get(helpers, 0) | part
            self._account(size, layers.values())
            self._budget.tick(-len(images) * self._keyed_bytes)

    def _move_helpers(
        self, entries: Layer, rows: dict[int, PostMoves], layer: Layer, price: int
    ) -> None:
        """Move each helper from all entries of a layer; the results go into another."""
        occupied_by = self.posts.occupied
        size = len(layer)
        for number, (helpers, places) in enumerate(entries.items()):
            if number % _LOOK_EVERY == 0:
                size = self._account(size, (layer,))
            occupied = occupied_by(helpers)
            rest = helpers
            while rest:
                post = rest & -rest
                rest ^= post
                row = rows.get(post)
                if row is None:
                    row = rows[post] = PostMoves(self.posts, post, price, self.active)
                blockers = row.cross & occupied
                moves = row.known.get(blockers)
                if moves is None:
                    moves = row.work_out(blockers)
                    self._moves_known += 1
                if places & row.near:
                    _meet(helpers, places, moves, layer)
                    continue
                for change in moves.changes:
                    moved = helpers ^ change
                    # One look-up where get and set take two; this line is the hottest of all.
                    already = layer.setdefault(moved, places)
                    if already is not places:
                        layer[moved] = already | places
        self._account(size, (layer,))

    def _account(self, size: int, layers: Collection[Layer]) -> int:
        """Tell the budget what is held more since layers had ``size`` states.

        Returns:
            Their size now.
        """
        grown = sum(map(len, layers))
        known = self._moves_known * _MOVES_BYTES
        known += sum(slides.known for slides in self.active.slides) * self._keyed_bytes
        self._budget.tick((grown - size) * self._keyed_bytes + known - self._known_bytes)
        self._known_bytes = known
        return grown


def _meet(helpers: int, places: int, moves: Moves, layer: Layer) -> None:
    """Move one helper where the active robot may stand in its way."""
    for change, allowed in zip(moves.changes, moves.allowed, strict=True):
        free = places & allowed
        if free:
            moved = helpers ^ change
            layer[moved] = layer.get(moved, 0) | free
    meeting = places & moves.meeting
    while meeting:
        place = meeting & -meeting
        meeting ^= place
        for change in moves.met[place]:
            moved = helpers ^ change
            layer[moved] = layer.get(moved, 0) | place
