"""What a bot does with its turn, by level: the whole line at once."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from carom.bots.bot import Cancel
from carom.bots.escape.levels import Level
from carom.bots.escape.turns import End, Line, TurnSearch, aims_at, ends_of
from carom.bots.escape.worth import WON, lead, need, worth
from carom.core.chance import Draw
from carom.games.escape.actions import Spending
from carom.games.escape.choices import spendings
from carom.games.escape.pieces import POINTS
from carom.games.escape.position import Position
from carom.games.escape.spending import spend


class Question(msgspec.Struct, frozen=True):
    """What there is to think about: the position in which the own turn began.

    Attributes:
        position: That position.
        order: The seats that come after this one, until it is its turn again.
    """

    position: Position
    order: tuple[int, ...]


def line_of(level: Level, question: Question, seed: str, cancel: Cancel | None) -> Line:
    """Return what a bot of a level does with its turn; at least one step."""
    position = question.position
    if level.kind == "random":
        return _random(position, Draw(seed, f"turn/{_told(position)}"))
    if level.kind == "greedy":
        return _greedy(position)
    factory, seat = position.factory, position.seat
    ends = ends_of(factory, position.pieces, seat, level.width)
    ends = sorted(ends, key=lambda end: (-worth(factory, end.pieces, seat), len(end.line)))
    if level.kind == "turn" or worth(factory, ends[0].pieces, seat) == WON:
        return ends[0].line
    best = max(_judged(level, question, ends, cancel), key=lambda judged: judged[0])
    return best[1].line


def _told(position: Position) -> str:
    """Return a text that tells turns of a game apart by their pieces, the same on every machine."""
    return msgspec.json.encode(position.pieces).decode()


def _judged(
    level: Level, question: Question, ends: list[End], cancel: Cancel | None
) -> Iterator[tuple[float, End]]:
    """Yield the best ends of the own turn with their worth after everybody's best reply."""
    factory, seat = question.position.factory, question.position.seat
    for end in ends[: level.ends]:
        if cancel is not None and cancel.is_set():
            yield -WON, end
            continue
        pieces = end.pieces
        value = 0.0
        for other in question.order:
            replies = ends_of(factory, pieces, other, level.reply_width)
            pieces = max(replies, key=lambda one: worth(factory, one.pieces, other)).pieces
            if pieces.escaped(other) == len(pieces.team(other)):
                value = -WON
                break
        yield value + worth(factory, pieces, seat), end


def _random(position: Position, draw: Draw) -> Line:
    """Return three steps at random: first a kind, then one of that kind."""
    pieces, used, line = position.pieces, 0, []
    for _ in range(POINTS):
        kinds: dict[str, list[Spending]] = {}
        for action in spendings(position.factory, pieces, position.seat, used):
            kinds.setdefault(type(action).__name__, []).append(action)
        if not kinds or pieces.escaped(position.seat) == len(pieces.team(position.seat)):
            break
        action = draw.choice(kinds[draw.choice(sorted(kinds))])
        pieces, used = spend(position.factory, pieces, position.seat, used, action)
        line.append(action)
    return tuple(line)


def _greedy(position: Position) -> Line:
    """Return three steps, each the best for itself; aiming a camera counts what it would freeze."""
    factory, seat = position.factory, position.seat
    pieces, used = position.pieces, 0
    line: list[Spending] = []
    for left in range(POINTS, 0, -1):
        if pieces.escaped(seat) == len(pieces.team(seat)):
            break
        ends = TurnSearch(factory, seat, []).ends(pieces, 1, used)
        best = max(ends, key=lambda end: lead(factory, end.pieces, seat))
        action = best.line[0]
        if left == POINTS and need(factory, pieces, seat) > POINTS:
            aims = aims_at(factory, pieces, seat)
            action = aims[0].action if aims and aims[0].gain > _AIM_PAYS else action
        pieces, used = spend(factory, pieces, seat, used, action)
        line.append(action)
    return tuple(line)


_AIM_PAYS = 2
"""More robots than this must be frozen for a camera to be worth the two points."""
