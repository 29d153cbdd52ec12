"""What a game may bring for the server beyond its rules: positions, rounds, how it is told.

A kit is a struct of functions, like a game; whatever a game has no use for it leaves out.
The server calls ``solve`` and ``hints`` in a thread of the solver's queue, with limits and
with an event that is set once nobody waits for the answer any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Event
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from carom.solvers.hints import facts_of
from carom.solvers.result import Limits, SolverName, Standing

MAX_LINES = 1000
MAX_MOVES = 99
MAX_GAME_ID = 40
MAX_COUNT = 10**15
"""Highest number that is told exactly; a client reads larger ones wrong."""

PositionText = Annotated[str, msgspec.Meta(max_length=40_000)] | dict[str, Any]
"""A position as it is sent: any text form, or the JSON form as an object."""

GameId = Annotated[str, msgspec.Meta(max_length=MAX_GAME_ID)]

P = TypeVar("P")
S = TypeVar("S")
V = TypeVar("V")


class SolveWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: solve a position.

    Attributes:
        position: Any text form, or the JSON form as an object.
        game: Whose position it is; if empty, its first letters tell.
        lines: List so many optimal lines at most.
        has_count: Count all optimal lines.
    """

    position: PositionText
    game: GameId = ""
    lines: Annotated[int, msgspec.Meta(ge=0, le=MAX_LINES)] = 0
    has_count: bool = False


class SolveAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """HTTP: how short a way can be.

    Attributes:
        position: The position's token.
        standing: ``optimal``: ``length`` is proved least. ``unsolvable``: there is no way.
            ``stopped``: a limit came first; then ``line`` is the best known, if any.
        length: Price of ``line``.
        line: Moves in notation.
        lower_bound: No way is cheaper.
        lines: Optimal lines, as many as were asked for.
        is_cut: Whether there are, or may be, more lines than listed.
        count: How many optimal lines there are; None if not asked or a limit came first.
        nodes: Effort of the search.
        solver: Which solver answered.
    """

    position: str
    standing: Standing
    length: int | None
    line: tuple[str, ...]
    lower_bound: int
    lines: tuple[tuple[str, ...], ...]
    is_cut: bool
    count: int | None
    nodes: int
    solver: SolverName


class RoundReview(msgspec.Struct, frozen=True):
    """HTTP: the optimum of a closed round under the table's own rules."""

    number: int
    answer: SolveAnswer


class WalksWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """HTTP: look for ways of exactly so many moves.

    Attributes:
        position: Any text form, or the JSON form as an object.
        moves: How many.
        game: Whose position it is; if empty, its first letters tell.
        lines: List so many ways at most.
    """

    position: PositionText
    moves: Annotated[int, msgspec.Meta(ge=1, le=MAX_MOVES)]
    game: GameId = ""
    lines: Annotated[int, msgspec.Meta(ge=0, le=MAX_LINES)] = 0


class WalksAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """HTTP: whether a call of exactly so many moves can be shown.

    Attributes:
        position: The position's token.
        moves: How many moves were asked about.
        can_be_shown: Whether there is such a way.
        count: How many; None when there are more than 10**15.
        lines: The first of them, as many as were asked for.
        is_cut: Whether there are more than listed.
        least: The least even and the least odd number of moves with a way, where there is
            one; any larger number of the same kind has a way too.
    """

    position: str
    moves: int
    can_be_shown: bool
    count: int | None
    lines: tuple[tuple[str, ...], ...]
    is_cut: bool
    least: tuple[int, ...]


def told_hint(hint: msgspec.Struct, write: Callable[[Any], str], view_type: type[V]) -> V:
    """Return a hint as it is sent.

    Args:
        hint: The hint; each of its fields is one of the form, under the same name.
        write: Gives a move in notation.
        view_type: The form, whose ``kind`` tells the hints of a game apart.
    """
    facts = facts_of(hint, write)
    told = {name: value for name, value in facts.items() if value is not None}
    return msgspec.convert(told, view_type)


@dataclass(frozen=True, slots=True)
class PuzzleKit(Generic[P]):
    """What can be done with the positions of a game.

    Attributes:
        mark: How every token of a position begins.
        read: ``text -> P`` from any form; raises NotationError and PositionError.
        draw: ``seed -> P``; the same seed gives the same position.
        write: ``P -> token``.
        show: ``P -> view_type``, with all that it takes to draw the position.
        solve: ``(P, lines, has_count, limits, cancel) -> SolveAnswer``.
        hints: ``(P, limits, cancel)`` -> structs of hint_type, from the faintest on.
        view_type: What ``show`` gives.
        hint_type: What ``hints`` gives; ``kind`` tells them apart.
        walks: ``(P, moves, lines) -> WalksAnswer``; None where a way of more moves than
            needed is nothing to be asked for.
    """

    mark: str
    read: Callable[[str | bytes], P]
    draw: Callable[[str], P]
    write: Callable[[P], str]
    show: Callable[[P], msgspec.Struct]
    solve: Callable[[P, int, bool, Limits, Event], SolveAnswer]
    hints: Callable[[P, Limits, Event], tuple[msgspec.Struct, ...]]
    view_type: type[msgspec.Struct]
    hint_type: type[msgspec.Struct]
    walks: Callable[[P, int, int], WalksAnswer] | None = None


@dataclass(frozen=True, slots=True)
class Telling(Generic[S]):
    """How a game is told, moment by moment, once it is over.

    Attributes:
        show: ``state -> view_type``, hidden facts too; never asked of a game that runs.
            A moment that shows the same as the one before it is not told.
        view_type: What ``show`` gives.
    """

    show: Callable[[S], msgspec.Struct]
    view_type: type[msgspec.Struct]


@dataclass(frozen=True, slots=True)
class Kit(Generic[S, P]):
    """What a game brings for the server.

    Attributes:
        puzzle: For its positions; None where they are no puzzles.
        closed: ``state`` -> number and position of each round that is closed and tells
            nothing about one still to come; None where rounds cannot be reviewed. Needs
            ``puzzle``.
        telling: How it is told; None for a game that is told by what a spectator sees.
        stands_s: For how long what an action has led to stands before the next one is stored,
            in seconds: where an action covers what the one before it showed, all must have
            had the time to see it.
    """

    puzzle: PuzzleKit[P] | None = None
    closed: Callable[[S], Iterable[tuple[int, P]]] | None = None
    telling: Telling[S] | None = None
    stands_s: float = 0
