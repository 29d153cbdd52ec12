"""What comes to a bot's mind in a round, and how long after the chip was turned up."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from carom.bots.bot import Cancel
from carom.bots.pace import chance, lognormal_ms
from carom.bots.ricochet.levels import (
    LEAST_MOVE_MS,
    LEAST_MS,
    STUBBORN_S,
    STUBBORN_SPREAD,
    Level,
)
from carom.bots.ricochet.search import groups, route_of
from carom.core.chance import Draw
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.position import Move, Position
from carom.games.ricochet.view import View
from carom.games.ricochet.viewed import puzzle_in

SHORTEST_MISCOUNTED = 4
"""Nobody miscounts a route of fewer moves."""


class Question(msgspec.Struct, frozen=True):
    """What a round asks: its number, and the puzzle as anybody sees it."""

    round_number: int
    position: Position


class Idea(msgspec.Struct, frozen=True):
    """A route that comes to mind.

    Attributes:
        route: Its moves in text.
        claim: What the bot believes it costs; one too few when it has miscounted.
        after_ms: When it is found, counted from the chip's turning up.
    """

    route: tuple[str, ...]
    claim: int
    after_ms: int


def question_of(view: View) -> Question | None:
    """Return what there is to think about: the round's puzzle while a chip is up."""
    position = puzzle_in(view)
    return None if position is None else Question(view.round_number, position)


def ideas_of(
    level: Level, question: Question, seed: str, cancel: Cancel | None = None
) -> tuple[Idea, ...]:
    """Return what comes to mind, by time, each cheaper than those before.

    Args:
        level: Of the bot.
        question: The round.
        seed: The bot's own.
        cancel: Calls the search off.
    """
    position = question.position
    found = [*_stubborn(level, question, seed, cancel)]
    for helpers, movers in groups(position):
        if cancel is not None and cancel.is_set():
            break
        draw = Draw(seed, f"idea/{question.round_number}/{movers}")
        if chance(draw) > level.notices[helpers]:
            continue
        route = route_of(position, movers, level.max_nodes, cancel)
        if route and sum(move.price for move in route) <= level.most_moves:
            found.append(_idea(level, route, draw))
    return _falling(found)


def _stubborn(level: Level, question: Question, seed: str, cancel: Cancel | None) -> Iterator[Idea]:
    """Yield what even the weakest finds who has looked long enough, if the search gets there.

    It comes long after a usual clock has run out: only for chips on which nobody bids.
    """
    position = question.position
    route = route_of(position, position.robots, level.stubborn_nodes, cancel)
    if route:
        draw = Draw(seed, f"idea/{question.round_number}/stubborn")
        after_ms = lognormal_ms(draw, STUBBORN_S, STUBBORN_SPREAD)
        price = sum(move.price for move in route)
        yield Idea(tuple(map(write_move, route)), price, after_ms)


def _idea(level: Level, route: tuple[Move, ...], draw: Draw) -> Idea:
    """Return a route as it comes to mind: when, and with what count."""
    price = sum(move.price for move in route)
    helpers = len({move.robot for move in route}) - 1
    median_s = level.first_s * level.growth**price * level.helper_growth**helpers
    least_ms = LEAST_MS + LEAST_MOVE_MS * price
    after_ms = max(least_ms, lognormal_ms(draw, median_s, level.spread))
    is_miscounted = price >= SHORTEST_MISCOUNTED and chance(draw) < level.miscounts
    return Idea(tuple(map(write_move, route)), price - is_miscounted, after_ms)


def _falling(ideas: list[Idea]) -> tuple[Idea, ...]:
    """Return the ideas by time, without those no cheaper than an earlier one."""
    kept: list[Idea] = []
    for idea in sorted(ideas, key=lambda one: (one.after_ms, one.claim, one.route)):
        if not kept or idea.claim < kept[-1].claim:
            kept.append(idea)
    return tuple(kept)
