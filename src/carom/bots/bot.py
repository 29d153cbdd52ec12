"""What a bot is: pure functions from what a seat sees to what it does and when.

A bot keeps nothing and knows no clock; what it has seen is kept for it in a memory. Whoever
runs it (the server at a table, :mod:`carom.bots.offline` in simulations) calls it like this,
after every change::

    memory = remember(bot, memory, view, now_ms, people)
    thoughts = bot.think(memory.question, seed, cancel)     # once a question, it may take long
    plan = bot.plan(view, thoughts, scene_of(memory, seed, people))

and carries ``plan.action`` out at ``plan.at_ms``, unless something changes before. The
same view, memory and seed give the same plan, so a bot can be taken up again anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import msgspec

V = TypeVar("V")
Q = TypeVar("Q", bound=Hashable)
T = TypeVar("T")

People = frozenset[int]
"""Seats on which people sit and are there; everybody at a table sees who is a bot."""


class Cancel(Protocol):
    """What calls a search off from another thread; a ``threading.Event`` is one."""

    def is_set(self) -> bool:
        """Tell whether the search should stop now."""


class Plan(msgspec.Struct, frozen=True):
    """What a bot will do unless something changes first.

    Attributes:
        action: One of the game's own, legal in the view it was planned from.
        at_ms: The game's time for it; at once when that is past.
    """

    action: Any
    at_ms: int


class Scene(msgspec.Struct, frozen=True):
    """What a bot goes by beside its view.

    Attributes:
        seed: Source of all its chance; its own, never the game's.
        asked_ms: When the question it thinks about came up, in the game's time.
        since_ms: When the present situation began.
        people: Seats with people.
        known: What it has learnt from all it has seen; None unless the bot learns.
    """

    seed: str
    asked_ms: int
    since_ms: int
    people: People = frozenset()
    known: Any = None


@dataclass(frozen=True, slots=True)
class Bot(Generic[V, Q, T]):
    """One bot.

    Attributes:
        question: ``view -> Q``: what there is to think about, or None.
        asked_ms: ``(view, now_ms) -> ms``: when the question came up, as far as the view
            tells; asked once, when it is seen first.
        think: ``(question, seed, cancel) -> T``: the search; deterministic, limited, may
            take a while. What it gives after a cancel is thrown away.
        situation: ``(view, people)`` -> a key that changes when the bot should react anew.
        plan: ``(view, T or None, scene) -> Plan``: what to do next, or None for nothing;
            T is None while the bot still thinks.
        learn: ``(known or None, view) -> known``: what it knows after one more view. It
            takes in everything; what it forgets of that is for ``plan`` to say. The same
            view may come twice, and one may have been missed. A bot that can do without
            leaves it out.
        has_missed: ``(known, view) -> bool``: whether what it knows lacks something that
            happened before this view. Whoever runs the bot then shows it everything again
            before it acts. A bot that learns from single changes needs it.
    """

    question: Callable[[V], Q | None]
    asked_ms: Callable[[V, int], int]
    think: Callable[[Q, str, Cancel | None], T]
    situation: Callable[[V, People], Hashable]
    plan: Callable[[V, T | None, Scene], Plan | None]
    learn: Callable[[Any, V], Any] | None = None
    has_missed: Callable[[Any, V], bool] | None = None


class Memory(msgspec.Struct, frozen=True):
    """Since when things are as they are, and what is known, kept from one view to the next."""

    question: Any
    asked_ms: int
    situation: Any
    since_ms: int
    known: Any = None


def remember(
    bot: Bot[V, Q, T], memory: Memory | None, view: V, now_ms: int, people: People
) -> Memory:
    """Return the memory after a view.

    Args:
        bot: Whose memory.
        memory: What it was, or None for a bot that has just come.
        view: What its seat sees.
        now_ms: The game's time.
        people: Seats with people.
    """
    question, situation = bot.question(view), bot.situation(view, people)
    asked_ms, since_ms = None, now_ms
    if memory is not None and memory.question == question:
        asked_ms = memory.asked_ms
    if memory is not None and memory.situation == situation:
        since_ms = memory.since_ms
    if asked_ms is None:
        asked_ms = bot.asked_ms(view, now_ms)
    known = None if memory is None else memory.known
    if bot.learn is not None:
        known = bot.learn(known, view)
    return Memory(question, asked_ms, situation, since_ms, known)


def scene_of(memory: Memory, seed: str, people: People) -> Scene:
    """Return what a plan goes by."""
    return Scene(seed, memory.asked_ms, memory.since_ms, people, memory.known)
