"""The Python twin: exact under every option, with nothing to compile.

One :class:`HelperSearch` runs for each robot that may solve the position, all of them
limit by limit, so a vortex costs little more than its quickest robot.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from carom.games.ricochet.position import Move, Position
from carom.solvers.result import Cancel, Limits, SearchStopped, Solution, Standing
from carom.solvers.ricochet.budget import Budget, OutOfBudgetError
from carom.solvers.ricochet.helper_search import HelperSearch
from carom.solvers.ricochet.lines import OptimalLines


def solve(position: Position, limits: Limits, cancel: Cancel | None = None) -> Solution[Move]:
    """Return the optimum; its line is the first of all in the written order of moves.

    When a limit comes first, the line is the best known by then, if any.
    """
    search = _Search(position, limits, cancel)
    search.run()
    line = next(iter(search.lines()), ())
    return Solution(
        standing=search.standing,
        length=search.price,
        line=line,
        lower_bound=search.lower_bound,
        nodes=search.budget.nodes,
        peak_bytes=search.budget.peak_bytes,
        solver="python",
    )


def solutions(
    position: Position, limits: Limits, cancel: Cancel | None = None, most: int | None = None
) -> Iterator[tuple[Move, ...]]:
    """Yield all optimal lines in the written order of moves; none if there is no route.

    Raises:
        SearchStopped: ``search-stopped`` when a limit comes first.
    """
    return islice(iter(_all_lines(position, limits, cancel)), most)


def count(position: Position, limits: Limits, cancel: Cancel | None = None) -> int:
    """Return the number of optimal lines; raises as :func:`solutions` does."""
    return _all_lines(position, limits, cancel).count()


def _all_lines(position: Position, limits: Limits, cancel: Cancel | None) -> OptimalLines:
    """Return all optimal lines."""
    search = _Search(position, limits, cancel)
    search.run()
    if not search.is_complete:
        raise SearchStopped(
            "search-stopped", lower_bound=search.lower_bound, nodes=search.budget.nodes
        )
    return search.lines()


class _Search:
    """The searches of one position, run until the optimum is known or a limit comes.

    Attributes:
        budget: What they used.
        is_complete: Whether all routes of the least price are known, or that there are none.
    """

    def __init__(self, position: Position, limits: Limits, cancel: Cancel | None) -> None:
        self._position = position
        self.budget = Budget(limits, cancel)
        self._robots = [HelperSearch(position, robot, self.budget) for robot in position.active]
        self.is_complete = False

    def run(self) -> None:
        """Run limit after limit."""
        try:
            while (limit := self._limit) is not None and (self.price or limit) >= limit:
                for robot in self._robots:
                    if robot.limit == limit:
                        robot.run()
        except OutOfBudgetError:
            return
        self.is_complete = True

    @property
    def _limit(self) -> int | None:
        """The limit to run next, None when every state was seen."""
        return min((robot.limit for robot in self._robots if robot.limit is not None), default=None)

    @property
    def price(self) -> int | None:
        """The price of the cheapest route known."""
        return min((price for robot in self._robots for price in robot.wins), default=None)

    @property
    def lower_bound(self) -> int:
        """No route is cheaper; 0 where there is none."""
        bounds = [bound for bound in (self.price, self._limit) if bound is not None]
        return min(bounds, default=0)

    @property
    def standing(self) -> Standing:
        """How far the answer is proved."""
        if self.price is not None and self.price == self.lower_bound:
            return "optimal"
        return "unsolvable" if self.is_complete else "stopped"

    def lines(self) -> OptimalLines:
        """Return the routes of the cheapest price known."""
        return OptimalLines(self._position, self._robots, self.price or 0)
