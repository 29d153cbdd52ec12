"""Seeded random play over any game: whole logs of timed actions, the same on any machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from carom.core.chance import Draw
from carom.core.errors import IllegalAction
from carom.core.game import Game, Join, Leave
from carom.testing.broken import BrokenLaw

AnyGame = Game[Any, Any, Any, Any]

SHORT_MS = 5_000
RARE_ONE_IN = 25
"""Coming and going is drawn this rarely, so that walks get somewhere."""


class Step(NamedTuple):
    """One action of a walk: who did what when."""

    seat: int
    action: Any
    now: int


class Walk(NamedTuple):
    """What a walk starts from; with the same values it takes the same steps.

    Attributes:
        game: The game.
        name: Name of the options, for messages.
        options: The options.
        seats: Seats at the start.
        seed: Seed of the game's chance and of the walk's.
    """

    game: AnyGame
    name: str
    options: Any
    seats: int
    seed: str

    def where(self, ply: int) -> str:
        """Return where a step is, for messages."""
        return (
            f"{self.game.facts.id}, options {self.name!r}, {self.seats} seats, "
            f"seed {self.seed!r}, ply {ply}"
        )


class Moment(NamedTuple):
    """A state of a walk, what is done in it (None at the end), and how many seats there are."""

    state: Any
    step: Step | None
    seats: int


def walk(plan: Walk, plies: int) -> Iterator[Moment]:
    """Yield each state of a random game with the action that is taken in it.

    The last one comes without an action: the game has ended there, or nobody can act,
    or the number of plies is reached. A kind of action is as likely as its number of
    choices has binary digits, then all of its choices are alike; now and then a clock
    is let run out.

    Args:
        plan: Where to start.
        plies: Most actions.

    Raises:
        BrokenLaw: The game refuses an action that it lists.
    """
    game, draw = plan.game, Draw(plan.seed, "walk")
    state, seats, now = game.setup(plan.options, plan.seats, plan.seed), plan.seats, 0
    for ply in range(plies):
        now = _later(draw, now, game.deadline(state))
        state = game.advance(state, now)
        chosen = _chosen(draw, game, state, seats, rarely=RARE_ONE_IN)
        if chosen is None and (clock := game.deadline(state)) is not None:
            now = clock + 1
            state = game.advance(state, now)
            chosen = _chosen(draw, game, state, seats, rarely=RARE_ONE_IN)
        chosen = chosen or _chosen(draw, game, state, seats, rarely=1)
        if chosen is None:
            break
        step = Step(chosen[0], chosen[1], now)
        yield Moment(state, step, seats)
        try:
            state = game.apply(state, step.seat, step.action, now)
        except IllegalAction as error:
            what = f"{step}: {error}"
            raise BrokenLaw("a listed action applies", plan.where(ply), what) from error
        seats += step.seat == seats
    yield Moment(state, None, seats)


def _later(draw: Draw, now: int, deadline: int | None) -> int:
    """Return the next moment: soon, exactly at a deadline, just after it, or long after."""
    kind = draw.below(16)
    if deadline is None or kind < 12:
        return now + draw.below(SHORT_MS)
    if kind == 15:
        return max(now, deadline) + draw.below(20 * SHORT_MS)
    return max(now, deadline + draw.below(2))


def _chosen(
    draw: Draw, game: AnyGame, state: Any, seats: int, *, rarely: int
) -> tuple[int, Any] | None:
    """Return seat and action drawn at random, or None when no seat has any.

    Args:
        draw: Chance.
        game: The game.
        state: The state.
        seats: Seats there are; one more is asked.
        rarely: Coming and going is among the choices one time in so many.
    """
    with_rare = draw.below(rarely) == 0
    for seat in draw.shuffled(range(min(seats + 1, game.facts.max_seats))):
        kinds: dict[str, list[Any]] = {}
        for action in game.actions(state, seat):
            if with_rare or not isinstance(action, Join | Leave):
                kinds.setdefault(type(action).__name__, []).append(action)
        if kinds:
            weighted = [kind for kind in sorted(kinds) for _ in f"{len(kinds[kind]):b}"]
            return seat, draw.choice(kinds[draw.choice(weighted)])
    return None
