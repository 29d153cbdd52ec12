"""The contract that every game keeps, so that nothing above needs to know which game it is.

A game is a set of pure functions over frozen values. Time and chance come in as
arguments: the same (options, seats, seed, timed actions) give the same states on
any machine. ``carom.testing.check_game`` holds every registered game to this.

A game knows no pause. Whoever runs a table gives it a time that stands still meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

Opts = TypeVar("Opts", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)


class Facts(msgspec.Struct, frozen=True):
    """What a list of games shows before one is chosen.

    Attributes:
        id: Name in commands, addresses and records.
        rules_version: Rises whenever the same record could replay differently.
        min_seats: Fewest seats at set-up.
        max_seats: Most seats, those who join later included.
        has_chance: Whether the seed matters.
        has_hidden_facts: Whether a seat may not know all of the state.
        has_clocks: Whether time alone changes the state.
    """

    id: str
    rules_version: int
    min_seats: int
    max_seats: int
    has_chance: bool
    has_hidden_facts: bool
    has_clocks: bool


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one seat ended: points and rank from 1; seats that share a place share the rank.

    Of seats with equal points the one with more ``tiebreak`` ranks higher; it is 0 where the
    rules know nothing of the kind.
    """

    seat: int
    points: int
    rank: int
    tiebreak: int = 0


class Result(msgspec.Struct, frozen=True):
    """The end of a game: one score a seat in the order of the seats, and why it ended."""

    scores: tuple[Score, ...]
    reason: str


class Join(msgspec.Struct, frozen=True, tag="join"):
    """A seat comes (back) to the table; the next free number makes a new seat."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """A seat leaves the table or loses its line; it keeps what it has won."""


def _as_it_is(state: S, _viewer: int | None, _seed: str) -> S:
    """Return the state: where nothing is hidden there is nothing to draw anew."""
    return state


def _nothing(_state: msgspec.Struct) -> tuple[()]:
    """Return no actions: a game that asks nobody before it begins."""
    return ()


def _always(_before: msgspec.Struct, _after: msgspec.Struct) -> bool:
    """Return True: a private action is one in every state."""
    return True


@dataclass(frozen=True, slots=True)
class Game(Generic[Opts, S, A, V]):
    """One game as data and pure functions.

    Attributes:
        facts: What is known before the start.
        presets: Named bundles of options; ``classic`` is always there and the default.
        options_type: Struct of the options; every field is typed, bounded and has a default.
        state_type: Struct of all facts, hidden ones too.
        action_type: Union of the action structs, told apart by their tag.
        view_type: Struct of what a seat may know; another type than the state.
        setup: ``(options, seats, seed) -> state``; every draw comes from ``seed``.
            Raises OptionError.
        advance: ``(state, now) -> state`` after all clocks that ran out before ``now``
            (ms since the table started), each at its own moment, several in a row if need
            be. Idempotent, and by way of any earlier moment the same. A ``now`` before
            the state's own counts as the state's own.
        actions: ``(state, seat) -> legal actions`` at the state's own time, ordered; none
            for a number that is no seat. Where people come and go, :class:`Join` and
            :class:`Leave` are among them, and whoever is away may only join.
        apply: ``(state, seat, action, now) -> state``; advances to ``now`` first. Raises
            IllegalAction for whatever ``actions`` does not list, and changes nothing.
        deadline: ``state -> ms``, the last moment of the clock that runs: what comes then is
            in time, and right after it time alone changes something. None: no clock.
        view: ``(state, seat or None) -> view``; None is the spectator.
        result: ``state -> Result`` or None while the game runs.
        resample: ``(state, seat or None, seed) -> state``: another state that this viewer
            cannot tell from the first, with all that is hidden from it drawn anew. The
            laws of secrecy rest on it, and searches under hidden facts can. A game
            without hidden facts leaves it out.
        opening: ``state -> (seat, action)`` in their order: what a table that has already
            asked everyone whether to begin does right after ``setup``. A game that asks
            nobody leaves it out.
        private_actions: Kinds of action that nobody but the seat itself can tell: other
            views, actions and results, and the deadline, are as if time alone had passed.
            Nobody else is even told that such an action was taken.
        stays_private: ``(state, state after one of those) -> bool``: whether that is so this
            time. A game whose private actions always are leaves it out.
    """

    facts: Facts
    presets: Mapping[str, Opts]
    options_type: type[Opts]
    state_type: type[S]
    action_type: Any  # a union of structs; the type system has no word for its type
    view_type: type[V]
    setup: Callable[[Opts, int, str], S]
    advance: Callable[[S, int], S]
    actions: Callable[[S, int], tuple[A, ...]]
    apply: Callable[[S, int, A, int], S]
    deadline: Callable[[S], int | None]
    view: Callable[[S, int | None], V]
    result: Callable[[S], Result | None]
    resample: Callable[[S, int | None, str], S] = _as_it_is
    opening: Callable[[S], tuple[tuple[int, A], ...]] = _nothing
    private_actions: tuple[type[msgspec.Struct], ...] = ()
    stays_private: Callable[[S, S], bool] = _always

    def was_private(self, before: S, action: A, after: S) -> bool:
        """Tell whether nobody but the seat itself can tell an action that led to a state."""
        return isinstance(action, self.private_actions) and self.stays_private(before, after)


@cache
def tags_of_kinds(kinds: tuple[type[msgspec.Struct], ...]) -> tuple[str, ...]:
    """Return the tags by which kinds of action are known in JSON.

    The same kinds give the same object, by which a server sees that nothing has changed.
    """
    return tuple(str(kind.__struct_config__.tag) for kind in kinds)


def tags_of(actions: Iterable[msgspec.Struct]) -> tuple[str, ...]:
    """Return the tags of the kinds of some actions, each once, in their order."""
    return tags_of_kinds(tuple(dict.fromkeys(map(type, actions))))


def ranked(
    points: Mapping[int, int], reason: str, tiebreak: Mapping[int, int] | None = None
) -> Result:
    """Return the result in which more points rank higher and equal points share a rank.

    Args:
        points: Points by seat.
        reason: Stable word for why the game ended.
        tiebreak: By seat: what decides between equal points, more is better.
    """
    ties = tiebreak or dict.fromkeys(points, 0)
    standing = {seat: (mine, ties[seat]) for seat, mine in points.items()}
    scores = tuple(
        Score(seat, points[seat], 1 + sum(other > mine for other in standing.values()), mine[1])
        for seat, mine in sorted(standing.items())
    )
    return Result(scores, reason)
