"""How fast the rules are in random play: ``python benchmarks/rules.py``.

Each line is actions a second of CPU time, the best of several runs, in one process. A player
draws a seat's action at random, without listing what else is legal; then come the rules
alone, which take the same actions again; then a player who lists all legal actions first.
The yardstick is the plain rules of ``tests/oracle``, which go cell by cell and know only
moves. Bar: 100,000 actions a second.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.oracle.ricochet import Standing, Step, start_of, steps
from tests.oracle.translate import puzzle_of

from carom.core.game import Leave
from carom.core.grid import DIRECTIONS
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Action, Bid, GiveUp, Move, Start
from carom.games.ricochet.attempt import begin, legal_moves, play, stops
from carom.games.ricochet.bidding import highest_bid
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.position import Move as Slide
from carom.games.ricochet.state import State

ACTIONS = 60_000
RUNS = 5
SEATS = 4


class Timed(NamedTuple):
    """An action with its seat and moment."""

    seat: int
    action: Action
    now: int


def first_state(seed: str) -> State:
    """Return a new game of the preset ``classic``."""
    return GAME.setup(GAME.presets["classic"], SEATS, seed)


def played(chance: Random, count: int, choose: Callable[[Random, State], Timed]) -> Iterator[Timed]:
    """Play ``count`` random actions, game after game, and yield them."""
    state = first_state("0")
    for number in range(count):
        if state.phase == "over":
            state = first_state(str(number))
        timed = choose(chance, state)
        state = GAME.apply(state, timed.seat, timed.action, timed.now)
        yield timed


def drawn(chance: Random, state: State) -> Timed:
    """Return a random action, found without listing the others.

    Mostly moves, as in play: three bids a round, then every bidder shows a way.
    """
    now = state.now
    trial = state.round.trial if state.round else None
    if trial is not None:
        return Timed(trial.seat, drawn_move(chance, state), now)
    if state.phase == "ready":
        return Timed(0, Start(), now)
    seat = chance.randrange(SEATS)
    highest = min(highest_bid(state, seat), 12)
    if state.phase == "bidding" and (highest == 0 or chance.random() < 0.3):
        # The clock runs out; the next action comes in the demonstration that follows.
        late = GAME.advance(state, (GAME.deadline(state) or 0) + 1)
        return drawn(chance, late)
    return Timed(seat, Bid(chance.randint(1, highest or 12)), now)


def drawn_move(chance: Random, state: State) -> Action:
    """Return a random move of the running demonstration: a robot and a way that is open."""
    assert state.round is not None
    assert state.round.trial is not None
    position, attempt = state.position(), state.round.trial.attempt
    for _ in range(20):
        place = int(chance.random() * len(position.robots))
        way = DIRECTIONS[int(chance.random() * 4)]
        if stops(position, attempt, place, way):
            return Move(write_move(Slide(position.robots[place], way)))
    return GiveUp()


def listed(chance: Random, state: State) -> Timed:
    """Return a random action of all that are legal for a random seat."""
    now = state.now
    while True:
        trial = state.round.trial if state.round else None
        seat = trial.seat if trial else chance.randrange(SEATS)
        if state.phase == "bidding" and chance.random() < 0.3:
            now = (GAME.deadline(state) or 0) + 1
            state = GAME.advance(state, now)
            continue
        actions = [action for action in GAME.actions(state, seat) if type(action) is not Leave]
        if actions:
            return Timed(seat, chance.choice(actions), now)


def replayed(timed: list[Timed]) -> int:
    """Take the same actions again: nothing but the rules."""
    state = first_state("0")
    for number, (seat, action, now) in enumerate(timed):
        if state.phase == "over":
            state = first_state(str(number))
        state = GAME.apply(state, seat, action, now)
    return len(timed)


def oracle_moves(chance: Random, count: int) -> int:
    """Make random moves by the plain rules: all moves of a standing, then one of them."""
    state = GAME.apply(first_state("0"), 0, Start(), 0)
    puzzle = puzzle_of(state.position())
    now: Standing = start_of(puzzle)
    for _ in range(count):
        step: Step = chance.choice(steps(puzzle, now))
        now = step.after
    return count


def engine_moves(chance: Random, count: int) -> int:
    """Make random moves by the readable rules the same way, for the yardstick."""
    state = GAME.apply(first_state("0"), 0, Start(), 0)
    position = state.position()
    attempt = begin(position)
    for _ in range(count):
        attempt = play(position, attempt, chance.choice(legal_moves(position, attempt)))
        if attempt.solved:
            attempt = begin(position)
    return count


def rate(job: Callable[[], int]) -> float:
    """Return how many actions a second of CPU time a job makes, the best of several runs."""
    best = 0.0
    for _ in range(RUNS):
        start = process_time()
        count = job()
        best = max(best, count / (process_time() - start))
    return best


def main() -> None:
    """Measure and print the table."""
    log = list(played(Random(1), ACTIONS, drawn))
    moves = sum(type(timed.action) is Move for timed in log)
    few = ACTIONS // 10
    table = {
        "rules alone, replay": rate(lambda: replayed(log)),
        "random play, drawn": rate(lambda: sum(1 for _ in played(Random(1), ACTIONS, drawn))),
        "random play, listed": rate(lambda: sum(1 for _ in played(Random(1), few, listed))),
        "moves listed, attempt.py": rate(lambda: engine_moves(Random(1), few)),
        "moves listed, oracle": rate(lambda: oracle_moves(Random(1), few)),
    }
    yard = table["moves listed, oracle"]
    print(f"ricochet, {SEATS} seats, {moves / ACTIONS:.0%} moves, Python {sys.version.split()[0]}")
    print(f"{'':<28}{'actions/s':>12}{'x oracle':>10}")
    for name, found in table.items():
        print(f"{name:<28}{found:>12,.0f}{found / yard:>10.1f}")


if __name__ == "__main__":
    main()
