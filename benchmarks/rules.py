"""How fast the rules are in random play: ``python benchmarks/rules.py``.

Each line is actions a second of CPU time, the best of several runs, in one process. A player
draws a seat's action at random, without listing what else is legal (``benchmarks/players``);
then come the rules alone, which take the same actions again; then a player who lists all
legal actions first. The yardstick is the plain rules of ``tests/oracle``, which go cell by
cell and know only moves of Ricochet Robots. Bar: 100,000 actions a second, each game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.oracle.ricochet import Standing, Step, start_of, steps
from tests.oracle.translate import puzzle_of

from carom.core.game import Game, Join, Leave
from carom.games import get_game
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Start
from carom.games.ricochet.attempt import begin, legal_moves, play

GAMES = sorted(path.stem for path in (Path(__file__).parent / "players").glob("*.py"))
ACTIONS = 60_000
RUNS = 5
SEATS = 4

AnyGame = Game[Any, Any, Any, Any]
Timed = tuple[int, Any, int]
"""A seat, its action and the moment."""

Player = Callable[[Random, Any], Timed]


def first_state(game: AnyGame, seed: str) -> Any:
    """Return a new game of the preset ``classic``."""
    return game.setup(game.presets["classic"], SEATS, seed)


def played(game: AnyGame, count: int, choose: Player) -> Iterator[Timed]:
    """Play ``count`` random actions, game after game, and yield them."""
    chance = Random(1)
    state = first_state(game, "0")
    for number in range(count):
        if game.result(state) is not None:
            state = first_state(game, str(number))
        seat, action, now = choose(chance, state)
        state = game.apply(state, seat, action, now)
        yield seat, action, now


def listing(game: AnyGame) -> Player:
    """Return a player who draws of all that is legal for a random seat."""

    def choose(chance: Random, state: Any) -> Timed:
        now = state.now
        while True:
            clock = game.deadline(state)
            if clock is not None and chance.random() < 0.1:
                now = clock + 1
                state = game.advance(state, now)
            seat = chance.randrange(SEATS)
            legal = [
                action
                for action in game.actions(state, seat)
                if not isinstance(action, Join | Leave)
            ]
            if legal:
                return seat, chance.choice(legal), now

    return choose


def replayed(game: AnyGame, timed: Sequence[Timed]) -> int:
    """Take the same actions again: nothing but the rules."""
    state = first_state(game, "0")
    for number, (seat, action, now) in enumerate(timed):
        if game.result(state) is not None:
            state = first_state(game, str(number))
        state = game.apply(state, seat, action, now)
    return len(timed)


def oracle_moves(chance: Random, count: int) -> int:
    """Make random moves by the plain rules: all moves of a standing, then one of them."""
    state = GAME.apply(first_state(GAME, "0"), 0, Start(0), 0)
    puzzle = puzzle_of(state.position())
    now: Standing = start_of(puzzle)
    for _ in range(count):
        step: Step = chance.choice(steps(puzzle, now))
        now = step.after
    return count


def engine_moves(chance: Random, count: int) -> int:
    """Make random moves by the readable rules the same way, for the yardstick."""
    state = GAME.apply(first_state(GAME, "0"), 0, Start(0), 0)
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


def rates_of(game_id: str) -> dict[str, float]:
    """Return how many actions a second a game makes, by kind of play."""
    game = get_game(game_id)
    drawn: Player = import_module(f"benchmarks.players.{game_id}").drawn
    log = list(played(game, ACTIONS, drawn))
    listed, few = listing(game), ACTIONS // 10
    return {
        f"{game_id}: rules alone": rate(lambda: replayed(game, log)),
        f"{game_id}: random play, drawn": rate(lambda: len(list(played(game, ACTIONS, drawn)))),
        f"{game_id}: random play, listed": rate(lambda: len(list(played(game, few, listed)))),
    }


def main() -> None:
    """Measure and print the table."""
    few = ACTIONS // 10
    table = {name: found for game_id in GAMES for name, found in rates_of(game_id).items()}
    table["moves listed, attempt.py"] = rate(lambda: engine_moves(Random(1), few))
    yard = table["moves listed, oracle"] = rate(lambda: oracle_moves(Random(1), few))
    print(f"{SEATS} seats, preset classic, Python {sys.version.split()[0]}")
    print(f"{'':<32}{'actions/s':>12}{'x oracle':>10}")
    for name, found in table.items():
        print(f"{name:<32}{found:>12,.0f}{found / yard:>10.1f}")


if __name__ == "__main__":
    main()
