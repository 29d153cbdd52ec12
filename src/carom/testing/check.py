"""Runs the laws on a game: over its presets, several seats and seeds, along random walks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from carom.core.errors import OptionError
from carom.core.game import Join, Leave
from carom.core.registry import home_of
from carom.testing.broken import BrokenLaw, require
from carom.testing.laws import END_LAWS, STATE_LAWS, Scene
from carom.testing.opening import check_opening
from carom.testing.processes import Log, check_processes, check_replay, log_of
from carom.testing.walks import AnyGame, Step, Walk, walk

SEEN_KEPT = 24


class Report(NamedTuple):
    """What a run of the laws has looked at: walks, states in them, walks that ended."""

    walks: int
    states: int
    ended: int


def check_game(
    game: AnyGame,
    *,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[int] | None = None,
    seeds: Sequence[str] = ("law/1", "law/2"),
    plies: int = 80,
    in_processes: bool = True,
) -> Report:
    """Hold a game to the laws and return what was looked at.

    Args:
        game: The game.
        options: Named options to play with; the game's presets when None. Add short games,
            so that some walks reach the end.
        seats: Numbers of seats; the least, one more and up to five when None.
        seeds: One walk each for all of these.
        plies: Most actions in a walk.
        in_processes: Whether to replay in fresh processes too; only for registered games.

    Raises:
        BrokenLaw: A law does not hold; says which, where, and what was seen.
    """
    check_facts(game)
    states = ended = 0
    logs: list[tuple[Walk, Log]] = []
    home = home_of(game.facts.id)
    for plan in _plans(game, options or game.presets, seats or _usual_seats(game), seeds):
        steps, has_ended = _check_walk(plan, plies)
        check_opening(plan)
        log = check_replay(plan, log_of(plan, home or "", steps))
        logs.append((plan, log))
        states += len(log.digests)
        ended += has_ended
    if in_processes and home is not None:
        check_processes(logs)
    return Report(len(logs), states, ended)


def _usual_seats(game: AnyGame) -> list[int]:
    """Return the numbers of seats that are worth a walk."""
    low, high = game.facts.min_seats, game.facts.max_seats
    return sorted({low, min(low + 1, high), min(5, high)} - set(range(low)))


def _plans(
    game: AnyGame, options: Mapping[str, Any], seats: Sequence[int], seeds: Sequence[str]
) -> Iterator[Walk]:
    """Yield what each walk starts from."""
    for name, chosen in options.items():
        for count in seats:
            for seed in seeds:
                yield Walk(game, name, chosen, count, f"{seed}/{name}/{count}")


def _check_walk(plan: Walk, plies: int) -> tuple[list[Step], bool]:
    """Hold every state of a walk to the laws; return its steps and whether it ended."""
    steps: list[Step] = []
    seen: list[Any] = [Join(), Leave()]
    differs = not plan.game.facts.has_hidden_facts
    has_ended = False
    for ply, (state, step, seats) in enumerate(walk(plan, plies)):
        scene = Scene(plan, ply, state, seats, seen[-SEEN_KEPT:])
        has_ended = plan.game.result(state) is not None
        for law in (*STATE_LAWS, *(END_LAWS if has_ended else ())):
            law(scene)
        differs = differs or plan.game.resample(state, None, "other") != state
        if step is not None:
            steps.append(step)
            seen.append(step.action)
    require(differs, "resample draws hidden facts anew", plan.where(len(steps)))
    return steps, has_ended


def check_facts(game: AnyGame) -> None:
    """What a game says of itself holds before any play."""
    facts, where = game.facts, f"facts of {game.facts.id}"
    require("classic" in game.presets, "there is a preset classic", where, list(game.presets))
    require(1 <= facts.min_seats <= facts.max_seats, "seats make a range", where, facts)
    for name, options in game.presets.items():
        is_kind = type(options) is game.options_type
        require(is_kind, "a preset is a value of the options", where, name)
        back = msgspec.json.decode(msgspec.json.encode(options), type=game.options_type)
        require(back == options, "options survive JSON", where, name)
        first = game.setup(options, facts.min_seats, "facts")
        again = game.setup(options, facts.min_seats, "facts")
        require(first == again, "set-up draws from its seed alone", where, name)
        require(game.result(first) is None, "a game does not begin at its end", where, name)
    for count in (facts.min_seats - 1, facts.max_seats + 1):
        try:
            game.setup(game.presets["classic"], count, "facts")
        except OptionError:
            continue
        raise BrokenLaw("set-up refuses a number of seats out of range", where, str(count))
