"""What comes to a bot's mind in a round, and how long after the dice were rolled."""

from __future__ import annotations

import msgspec

from carom.bots.bot import Cancel
from carom.bots.micro.levels import LEAST_MOVE_MS, LEAST_MS, LOOKS, Level
from carom.bots.micro.search import sights_of, way_at
from carom.bots.pace import chance, lognormal_ms
from carom.core.chance import Draw
from carom.games.micro.options import MAX_CALL
from carom.games.micro.position import Position
from carom.games.micro.view import View
from carom.games.micro.viewed import puzzle_in

SHORTEST_MISCOUNTED = 4
"""Nobody miscounts a way of fewer moves."""


class Question(msgspec.Struct, frozen=True):
    """What a round asks: its number, and the puzzle as anybody sees it."""

    round_number: int
    position: Position


class Idea(msgspec.Struct, frozen=True):
    """A way that comes to mind.

    Attributes:
        route: Its fields by name; one of its steps may be forbidden, if a die was misread.
        claim: How many moves the bot takes it for; another number when it has miscounted.
        after_ms: When it is found, counted from the roll.
    """

    route: tuple[str, ...]
    claim: int
    after_ms: int


def question_of(view: View) -> Question | None:
    """Return what there is to think about: the round's puzzle once it is rolled."""
    position = puzzle_in(view)
    return None if position is None else Question(view.round_number, position)


def idea_of(level: Level, question: Question, seed: str, _cancel: Cancel | None = None) -> Idea:
    """Return the first way that comes to mind; with patience one always does.

    The whole search takes about a millisecond, so nothing calls it off.

    Args:
        level: Of the bot.
        question: The round.
        seed: The bot's own.
    """
    position = question.position
    draw = Draw(seed, f"idea/{question.round_number}")
    sights = sights_of(level, position.board, draw)
    for look in range(LOOKS + 1):
        cells = way_at(level, position, sights, look)
        if cells:
            break
    moves = len(cells)
    median_s = level.first_s * level.growth**moves
    after_ms = lognormal_ms(draw, median_s, level.spread)
    after_ms += sum(lognormal_ms(draw, level.look_s, level.spread) for _ in range(look))
    return Idea(
        tuple(map(position.board.name, cells)),
        min(MAX_CALL, moves + _miscount(level, moves, draw)),
        max(LEAST_MS + LEAST_MOVE_MS * moves, after_ms),
    )


def _miscount(level: Level, moves: int, draw: Draw) -> int:
    """Return by how much a way is counted wrong: nought, or one up or down."""
    if moves < SHORTEST_MISCOUNTED or chance(draw) >= level.miscounts:
        return 0
    return draw.choice((-1, 1))
