"""How the bots of Ricochet Robots play: ``python benchmarks/bots.py [SEEDS]``.

First each level against the one below, in chips a game over paired seeds (both orders of
the seats), with the interval that holds the true figure with 95 %. Then what people at a
table would see of each level in games of all three: how soon after the chip it bids, how
far its best bid is above the optimum, how often it bids at all, how its demonstrations end.
Times are the game's own; nothing waits.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.rungs import SPREAD_HEAD, head_of_rungs, mixed_tables, rungs, spread

from carom.bots.registry import bot_levels
from carom.cli.play.session import past_position
from carom.games.ricochet import GAME
from carom.games.ricochet.options import PRESETS
from carom.games.ricochet.state import PastRound, State
from carom.solvers.result import Limits
from carom.solvers.ricochet import solve

CLASSIC = PRESETS["classic"]
LIMITS = Limits(nodes=200_000)


class Shown:
    """What was seen of one level."""

    def __init__(self) -> None:
        self.rounds = 0
        self.bid_in = 0
        self.times_s: list[float] = []
        self.above: list[int] = []
        self.ends: Counter[str] = Counter()

    def take(self, seat: int, past: PastRound, optimum: int | None) -> None:
        """Take in a round."""
        self.rounds += 1
        own = [bid for bid in past.bids if bid.seat == seat]
        self.times_s += [(bid.at_ms - past.opened_ms) / 1000 for bid in own]
        if own:
            self.bid_in += 1
            if optimum is not None:
                self.above.append(own[-1].number - optimum)
        self.ends.update(trial.outcome for trial in past.trials if trial.seat == seat)

    def row(self, level: str) -> str:
        """Return a line of the table."""
        failed = sum(count for end, count in self.ends.items() if end != "solved")
        return (
            f"{level:8}{self.bid_in / self.rounds:8.0%}{spread(self.times_s)}"
            f"{fmean(self.above):10.2f}{failed / max(1, self.ends.total()):9.1%}"
        )


def optimum_of(state: State, past: PastRound) -> int | None:
    """Return the proved optimum of a closed round, or None."""
    found = solve(past_position(state, past), LIMITS)
    return found.length if found.standing == "optimal" else None


def main(seeds: int) -> None:
    """Print both tables."""
    print(head_of_rungs("chips"))
    for line in rungs(GAME, CLASSIC, seeds):
        print(line)
    shown: dict[str, Shown] = defaultdict(Shown)
    for order, state in mixed_tables(GAME, CLASSIC, seeds):
        for past in state.history:
            optimum = optimum_of(state, past)
            for seat, level in enumerate(order):
                shown[level].take(seat, past, optimum)
    print()
    print(f"{'level':8}{'bids in':>8}{SPREAD_HEAD}{'over best':>10}{'failed':>9}")
    for level in bot_levels("ricochet"):
        print(shown[level].row(level))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
