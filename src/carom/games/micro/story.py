"""What happened, as messages to be put into words: who called, what came of it, what it cost.

The words stand in ``locales/*/micro.ftl`` under the keys given here; a terminal or a page
puts names in the place of seats. Everything is read off views and closed rounds, which
everybody may see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from carom.games.micro.state import PastRound, PastTrial, Penalty
from carom.games.micro.view import View


class Line(NamedTuple):
    """One sentence.

    Attributes:
        key: Its message.
        seats: Variables that stand for names, by their names: a seat or several.
        values: The other variables.
    """

    key: str
    seats: Mapping[str, int | tuple[int, ...]]
    values: Mapping[str, int | str]


def trial_story(trial: PastTrial) -> Iterator[Line]:
    """Yield what there is to tell of a demonstration: call, rivals, outcome, penalty."""
    who = {"name": trial.seat}
    yield Line("micro-call", who, {"number": trial.number})
    for rival in trial.rivals:
        key = "micro-rival" if rival.after_ms else "micro-rival-equal"
        told = {"number": rival.number, "ms": rival.after_ms}
        yield Line(key, {"name": rival.seat}, told)
    told = {"number": trial.number, "made": len(trial.route)}
    texts = {"route": " ".join(trial.route), "field": trial.fault}
    yield Line(f"micro-trial-{trial.outcome}", who, {**told, **texts})
    if trial.penalty is not None:
        yield penalty_line(trial.penalty)


def penalty_line(penalty: Penalty) -> Line:
    """Return who paid whom and why (B-13)."""
    seats: dict[str, int | tuple[int, ...]] = {"giver": penalty.giver, "fewest": penalty.fewest}
    if penalty.receiver is not None:
        seats["receiver"] = penalty.receiver
    return Line(f"micro-penalty-{penalty.reason}", seats, {})


def round_story(past: PastRound) -> tuple[Line, ...]:
    """Return all that happened in a closed round, in its order."""
    trials = (line for trial in past.trials for line in trial_story(trial))
    seats = {} if past.winner is None else {"name": past.winner}
    return (*trials, Line(f"micro-round-{past.outcome}", seats, {}))


def now_line(view: View) -> Line:
    """Return what is going on; after the end, why the game has ended."""
    if view.phase == "over":
        return Line(f"micro-end-{view.reason}", {}, {})
    key = f"micro-phase-{view.phase}"
    if view.trial is not None:
        return Line(key, {"name": view.trial.seat}, {"number": view.trial.number})
    if view.choosing:
        return Line(key, {"name": view.tried[-1].seat, "fewest": view.choosing}, {})
    return Line(key, {}, {})
