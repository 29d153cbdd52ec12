"""Parts of a panel that every game in the terminal shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from carom.cli.words import say, sentence
from carom.core.errors import CaromError
from carom.games.ricochet.options import Options
from carom.games.ricochet.state import PastRound, Phase

SAND_WIDTH = 24


def full_clock_ms(phase: Phase, options: Options, clock_ms: int) -> int:
    """Return how long the clock of a phase runs in all; ``clock_ms`` is the sand clock's."""
    whole = {"trial": 1000 * options.trial_s, "thinking": 1000 * options.hard_s}
    return whole.get(phase, clock_ms)


def sand(phase: Phase, left_ms: int | None, full_ms: int) -> Text:
    """Return the phase and, while a clock runs, its sand."""
    text = Text(say(f"play-phase-{phase.replace('_', '-')}"), style="italic")
    return text if left_ms is None else text.append("\n").append_text(sand_left(left_ms, full_ms))


def sand_left(left_ms: int, full_ms: int) -> Text:
    """Return a bar that runs empty with the seconds left."""
    grains = max(0, min(SAND_WIDTH, -(-SAND_WIDTH * left_ms // max(full_ms, 1))))
    bar = "█" * grains + "░" * (SAND_WIDTH - grains)
    text = Text(bar, style="red" if left_ms <= 10_000 else "yellow")
    return text.append(" " + say("play-seconds", seconds=-(-left_ms // 1000)))


def outcome(past: PastRound, names: Sequence[str]) -> str:
    """Return in words how a round ended."""
    if past.winner is None:
        return say(f"play-outcome-{past.outcome.replace('_', '-')}")
    route = " ".join(past.trials[-1].route)
    return say("play-outcome-won", name=names[past.winner], line=route)


def problem_lines(problem: CaromError | None) -> list[Text]:
    """Return what was wrong with the last key, if anything."""
    return [Text(sentence(problem), style="red")] if problem else []


def whole_panel(told: Iterable[Text], problem: CaromError | None, keys: Iterable[str]) -> Text:
    """Return a panel: what the game tells, what was wrong, and what the keys do.

    Args:
        told: Lines about the game.
        problem: What was wrong with the last key, or None.
        keys: Names of what the keys do now, but for leaving.
    """
    parts = [*told, *problem_lines(problem), Text("")]
    return Text("\n").join([*parts, *key_lines(*keys, "quit")])


def key_lines(*names: str) -> list[Text]:
    """Return what keys do, by the names of their messages."""
    return [Text(say(f"play-key-{name}"), style="dim") for name in names]
