"""The robot that must reach the target: its slides, its winning moves and its bound.

It is tracked as a *place*: its cell together with its history. A place is the number
``history * cells + cell`` and a set of places one int with a bit a place, so one look-up
answers for a robot under any rules.
"""

from __future__ import annotations

from carom.core.grid import DIRECTIONS
from carom.games.ricochet.position import Position
from carom.solvers.ricochet.bits import members
from carom.solvers.ricochet.histories import active_histories
from carom.solvers.ricochet.stops import Stop, kind_of, stops_of


class Active:
    """All about the active robot that does not depend on where the others are.

    Attributes:
        robot: Its letter.
        places: Number of places.
        everywhere: One bit a history: times a set of cells, the places on those cells.
        winners: Set of the places from which one move may win.
        bound: By place, the least price to win even if the robot could stop anywhere on its
            way; 0 where even that does not help. A move of price p lowers it by at most p.
        levels: By bound, the set of places that have it.
        hopeful: Set of all places in ``levels``.
    """

    def __init__(self, position: Position, robot: str) -> None:
        self.robot = robot
        self._cells = position.board.size
        self._target = position.target.cell
        self._histories = active_histories(position.rules)
        self._stops = stops_of(position.board, kind_of(position, robot))
        self._wins: dict[int, list[Stop]] = {}
        self._viewers = self._stops.viewers()
        self._origins = self._histories.origins
        self.places = len(self._histories) * self._cells
        self.everywhere = sum(1 << number * self._cells for number in range(len(self._histories)))
        self.winners = 0
        self.levels = self._levels()
        self.hopeful = sum(self.levels.values())
        self.bound = [0] * self.places
        for level, places in self.levels.items():
            for place in members(places):
                self.bound[place] = level
        self.slides = [Slides(self, price) for price in self._viewers]

    def place(self, cell: int, axes: int, last: int) -> int:
        """Return the place of the robot with these flags of an attempt."""
        return self._histories.of(axes, last) * self._cells + cell

    def cell(self, place: int) -> int:
        """Return the cell of a place."""
        return place % self._cells

    def stops(self, place: int) -> list[tuple[int, Stop]]:
        """Return all ways to end a slide from a place, each with the place after it."""
        history, cell = divmod(place, self._cells)
        row = self._histories.after[history]
        return [
            (after * self._cells + stop.cell, stop)
            for stop in self._stops.of(cell)
            if (after := row[stop.way]) is not None
        ]

    def winning_prices(self, place: int, occupied: int) -> list[int]:
        """Return the prices of the moves that end on the target and count (A-30 .. A-37)."""
        wins = self._wins.get(place)
        if wins is None:
            wins = [
                stop
                for after, stop in self.stops(place)
                if stop.cell == self._target and self._histories.is_enough[after // self._cells]
            ]
            self._wins[place] = wins
        return [stop.price for stop in wins if stop.is_open(occupied)]

    def _levels(self) -> dict[int, int]:
        """Return by bound the places that have it: a breadth-first search from the target."""
        levels: dict[int, int] = {}
        settled = 0
        waiting = self._winning_levels()
        for places in waiting.values():
            self.winners |= places
        while waiting:
            level = min(waiting)
            fresh = waiting.pop(level) & ~settled
            if not fresh:
                continue
            settled |= fresh
            levels[level] = fresh
            for place in members(fresh):
                for price in self._viewers:
                    nearer = waiting.get(level + price, 0)
                    waiting[level + price] = nearer | self.before(place, price)
        return levels

    def _winning_levels(self) -> dict[int, int]:
        """Return by price the places from which one move may win."""
        found: dict[int, int] = {}
        for price, viewers in self._viewers.items():
            for way in DIRECTIONS:
                for history, row in enumerate(self._histories.after):
                    after = row[way]
                    if after is not None and self._histories.is_enough[after]:
                        places = viewers[way][self._target] << history * self._cells
                        found[price] = found.get(price, 0) | places
        return found

    def before(self, place: int, price: int) -> int:
        """Return the places from which a move of this price may stop on a place."""
        history, cell = divmod(place, self._cells)
        viewers = self._viewers[price]
        places = 0
        for origin, way in self._origins[history]:
            places |= viewers[way][cell] << origin * self._cells
        return places


class Slides:
    """Where the active robot may be after one move of one price.

    Attributes:
        price: The price.
        known: Number of images kept.
    """

    __slots__ = ("_active", "_rows", "known", "price")

    def __init__(self, active: Active, price: int) -> None:
        self._active = active
        self._rows: dict[int, _Row] = {}
        self.price = price
        self.known = 0

    def image(self, places: int, occupied: int) -> int:
        """Return the places after one move from any of ``places``, those that win included.

        Args:
            places: Set of places.
            occupied: Bit set of the other robots' cells.
        """
        rows, image = self._rows, 0
        while places:
            low = places & -places
            places ^= low
            row = rows.get(low)
            if row is None:
                row = rows[low] = _Row(self._active.stops(low.bit_length() - 1), self.price)
            blockers = row.cross & occupied
            found = row.known.get(blockers)
            if found is None:
                found = row.work_out(blockers)
                self.known += 1
            image |= found
        return image


class _Row:
    """The moves of one price from one place, worked out once for each set of blockers."""

    __slots__ = ("_stops", "cross", "known")

    def __init__(self, stops: list[tuple[int, Stop]], price: int) -> None:
        self._stops = [(1 << after, stop) for after, stop in stops if stop.price == price]
        self.cross = 0
        for _, stop in self._stops:
            self.cross |= stop.clear | stop.stopper
        self.known: dict[int, int] = {}

    def work_out(self, blockers: int) -> int:
        """Work out and keep the places after a move, given the robots on ``cross``."""
        image = 0
        for after, stop in self._stops:
            if stop.is_open(blockers):
                image |= after
        self.known[blockers] = image
        return image
