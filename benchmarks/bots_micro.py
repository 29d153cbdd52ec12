"""How the bots of Micro Robots play: ``python benchmarks/bots_micro.py [SEEDS]``.

First each level against the one below, in tokens a game over paired seeds (both orders of
the seats), with the interval that holds the true figure with 95 %, for the sheet's game and
for the expert one. Then what people at a table would see of each level in games of all
three: of how many rounds it is the first to call, how soon after the roll, how far its calls
are above the fewest moves possible, how its demonstrations end. Times are the game's own;
nothing waits.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.rungs import SPREAD_HEAD, head_of_rungs, mixed_tables, rungs, spread

from carom.bots.registry import bot_levels
from carom.games.micro import GAME
from carom.games.micro.options import PRESETS
from carom.games.micro.position import Position
from carom.games.micro.state import PastRound, PastTrial, State
from carom.solvers.micro import solve

FAULTS = {"not_in_line", "shares_neither"}


class Shown:
    """What was seen of one level."""

    def __init__(self) -> None:
        self.times_s: list[float] = []
        self.above: list[int] = []
        self.ends: Counter[str] = Counter()

    def take(self, past: PastRound, trial: PastTrial, optimum: int) -> None:
        """Take in a demonstration."""
        self.times_s.append((trial.called_ms - past.opened_ms) / 1000)
        self.above.append(trial.number - optimum)
        self.ends[trial.outcome] += 1

    def row(self, level: str, rounds: int) -> str:
        """Return a line of the table."""
        calls = self.ends.total()
        misread = sum(self.ends[end] for end in FAULTS) / calls
        miscounted = 1 - misread - self.ends["solved"] / calls
        return (
            f"{level:8}{calls / rounds:8.0%}{spread(self.times_s)}"
            f"{fmean(self.above):11.2f}{misread:9.1%}{miscounted:12.1%}"
        )


def optimum_of(state: State, past: PastRound) -> int:
    """Return the fewest moves of a closed round; every field can be reached."""
    found = solve(Position(state.dice, past.start, past.target, past.waypoint))
    assert found.length is not None
    return found.length


def main(seeds: int) -> None:
    """Print both tables."""
    print(f"{'table':10}{head_of_rungs('tokens')}")
    for preset in ("classic", "expert"):
        for line in rungs(GAME, PRESETS[preset], seeds):
            print(f"{preset:10}{line}")
    shown: dict[str, Shown] = defaultdict(Shown)
    rounds = 0
    for order, state in mixed_tables(GAME, PRESETS["classic"], seeds):
        for past in state.history:
            rounds += 1
            for trial in past.trials:
                shown[order[trial.seat]].take(past, trial, optimum_of(state, past))
    print()
    print(f"{'level':8}{'is first':>8}{SPREAD_HEAD}", end="")
    print(f"{'over best':>11}{'misread':>9}{'miscounted':>12}")
    for level in bot_levels("micro"):
        print(shown[level].row(level, rounds))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
