"""All optimal lines, from the logs of the searches that proved the optimum.

The states on optimal lines are found backwards from the winning ones; every predecessor
in a log at its least price is on such a line. Walking forwards among these states under
the rules of :mod:`carom.games.ricochet.attempt` then meets no dead end, so the first line
comes at once and counting is a sum over states.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from carom.games.ricochet.attempt import Attempt, begin, legal_moves, play
from carom.games.ricochet.position import Move, Position
from carom.solvers.ricochet.bits import members
from carom.solvers.ricochet.helper_search import HelperSearch, State


class OptimalLines:
    """The lines of one price of a position.

    Args:
        position: The position.
        searches: Searches that have run all limits up to ``price``, for all lines; or any
            that know one win of that price, for some of them.
        price: The price of the lines.
    """

    def __init__(self, position: Position, searches: Sequence[HelperSearch], price: int) -> None:
        self._position = position
        self._price = price
        self._alive = [(search, _states_on_lines(search, price)) for search in searches]
        self._counts: dict[tuple[int, tuple[State, ...]], int] = {}

    def __iter__(self) -> Iterator[tuple[Move, ...]]:
        """Yield the lines in the written order of moves, from the first move on."""
        return self._from(begin(self._position))

    def count(self) -> int:
        """Return how many lines there are."""
        return self._count(begin(self._position))

    def _from(self, attempt: Attempt) -> Iterator[tuple[Move, ...]]:
        """Yield the ways on from an attempt that is on a line."""
        if attempt.solved:
            yield ()
            return
        for move, following in self._steps(attempt):
            for rest in self._from(following):
                yield (move, *rest)

    def _count(self, attempt: Attempt) -> int:
        """Return the number of ways on from an attempt that is on a line."""
        if attempt.solved:
            return 1
        states = tuple(_view(search, attempt) for search, _ in self._alive)
        known = self._counts.get((attempt.spent, states))
        if known is None:
            known = sum(self._count(after) for _, after in self._steps(attempt))
            self._counts[attempt.spent, states] = known
        return known

    def _steps(self, attempt: Attempt) -> Iterator[tuple[Move, Attempt]]:
        """Yield the moves that stay on a line or end it."""
        for move in legal_moves(self._position, attempt):
            after = play(self._position, attempt, move)
            if after.spent == self._price if after.solved else self._is_alive(after):
                yield move, after

    def _is_alive(self, attempt: Attempt) -> bool:
        """Tell whether an unsolved attempt is on a line."""
        return any(
            (attempt.spent, _view(search, attempt)) in alive for search, alive in self._alive
        )


def _view(search: HelperSearch, attempt: Attempt) -> State:
    """Return where an attempt stands, as a search sees it."""
    return search.view(attempt.cells, attempt.axes, attempt.last)


def _states_on_lines(search: HelperSearch, price: int) -> set[tuple[int, State]]:
    """Return the states on lines of this price, each with the price so far."""
    waiting = [
        (spent, State(helpers, place)) for spent, helpers, place in search.wins.get(price, ())
    ]
    alive = set(waiting)
    while waiting:
        spent, state = waiting.pop()
        for before in _before(search, spent, state):
            if before not in alive:
                alive.add(before)
                waiting.append(before)
    return alive


def _before(search: HelperSearch, spent: int, state: State) -> Iterator[tuple[int, State]]:
    """Yield the states of the log from which one move leads to a state at this price."""
    active, posts = search.active, search.posts
    occupied = posts.occupied(state.helpers)
    slid = 1 << state.place
    for slides in active.slides:
        for place in members(active.before(state.place, slides.price)):
            is_known = search.has(spent - slides.price, state.helpers, place)
            if is_known and slides.image(1 << place, occupied) & slid:
                yield spent - slides.price, State(state.helpers, place)
    standing = occupied | 1 << active.cell(state.place)
    for post in members(state.helpers):
        others = standing ^ 1 << posts.cell(post)
        for price, origin in posts.before(post):
            helpers = state.helpers ^ 1 << post ^ 1 << origin
            if search.has(spent - price, helpers, state.place) and any(
                after == post and stop.price == price and stop.is_open(others)
                for after, stop in posts.stops(origin)
            ):
                yield spent - price, State(helpers, state.place)
