"""What bots of games in rounds go by, whichever the game: voices, reactions, demonstrations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from carom.bots.bot import People, Plan, Scene
from carom.bots.pace import between_ms
from carom.core.chance import Draw


class Voiced(Protocol):
    """A seat in public, and whether it has said what this phase asks for."""

    @property
    def has_spoken(self) -> bool:
        """Whether it has."""


class Shown(Protocol):
    """A demonstration that is going on."""

    @property
    def seat(self) -> int:
        """Whose."""

    @property
    def route(self) -> tuple[str, ...]:
        """Moves made."""


class RoundView(Protocol):
    """What a seat sees of a game in rounds in which ways are shown."""

    @property
    def round_number(self) -> int:
        """From 1; 0 before the first."""

    @property
    def opened_ms(self) -> int | None:
        """When the round was opened, or None while there is none."""

    @property
    def seats(self) -> Sequence[Voiced]:
        """By number."""

    @property
    def trial(self) -> Shown | None:
        """The demonstration, or None."""

    @property
    def tried(self) -> Sequence[object]:
        """Demonstrations of this round that failed."""


def asked_ms(view: RoundView, now_ms: int) -> int:
    """Return when the round was opened; now while there is none."""
    return now_ms if view.opened_ms is None else view.opened_ms


def spoken(view: RoundView, people: People) -> tuple[int, ...]:
    """Return the seats of people that have said what this phase asks for, ascending."""
    there = range(len(view.seats))
    return tuple(seat for seat in there if seat in people and view.seats[seat].has_spoken)


def shown(view: RoundView) -> tuple[int, tuple[str, ...]] | None:
    """Return who shows a way, and the moves made so far."""
    return None if view.trial is None else (view.trial.seat, view.trial.route)


def reaction_ms(view: RoundView, scene: Scene, name: str, limits: tuple[int, int]) -> int:
    """Return a time of reaction that is the same whenever this step is planned again.

    Args:
        view: What is seen.
        scene: What else the bot goes by.
        name: Of the step; within one round each has a draw of its own.
        limits: The least and the most.
    """
    made = len(view.trial.route) if view.trial else 0
    draw = Draw(scene.seed, f"{name}/{view.round_number}/{len(view.tried)}/{made}")
    return between_ms(draw, *limits)


def sooner(one: Plan | None, other: Plan | None) -> Plan | None:
    """Return the plan that comes first, the second of two at the same time."""
    if one is None or other is None:
        return one or other
    return one if one.at_ms < other.at_ms else other
