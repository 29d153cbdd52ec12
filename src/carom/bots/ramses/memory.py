"""What a bot has seen, carried along as the board turns, and what it still knows of it.

``learn`` takes everything in; ``recalled`` forgets by level. Both have nothing but views: a
cell is known from the preview or because it has been the hole.
"""

from __future__ import annotations

import msgspec

from carom.bots.pace import chance, lognormal_ms
from carom.bots.ramses.levels import Level
from carom.core.chance import Draw
from carom.games.ramses.board import CELLS, EMPTY, UNKNOWN, quarter
from carom.games.ramses.view import View


class Sight(msgspec.Struct, frozen=True):
    """What was seen in a cell.

    Attributes:
        content: A treasure's number or EMPTY.
        at: Number of the change that showed it.
        cell: Where it was seen then.
        turns: How often the board has turned since.
        is_glimpse: Whether it was one of many in the preview.
    """

    content: int
    at: int
    cell: int
    turns: int = 0
    is_glimpse: bool = False


class Known(msgspec.Struct, frozen=True):
    """All that has been seen, by cell as the board lies now.

    Attributes:
        change: Number of the latest change that was taken in.
        rows: Height of the board.
        columns: Its width.
        sights: For each cell what was seen there last, or None.
    """

    change: int
    rows: int
    columns: int
    sights: tuple[Sight | None, ...]


RECENT = 40
"""Changes after which a place counts as not visited lately."""

_NOTHING: tuple[Sight | None, ...] = (None,) * CELLS


def learn(known: Known | None, view: View) -> Known:
    """Return what is known after one more view.

    Whoever has missed a change cannot say how the board has turned since, and begins anew.
    """
    if view.phase == "preview":
        return Known(view.changes, view.rows, view.columns, _glimpsed(view))
    if known is not None and known.change == view.changes:
        return known
    if known is None or known.change != view.changes - 1:
        known = Known(view.changes, view.rows, view.columns, _NOTHING)
    for event in view.events:
        known = _turned(known, event.quarters)
    sights = list(known.sights)
    for one in view.seen:
        content = EMPTY if one.treasure is None else one.treasure
        sights[one.cell] = Sight(content, view.changes, one.cell)
    if view.hole is not None:
        content = EMPTY if view.content is None else view.content
        sights[view.hole] = Sight(content, view.changes, view.hole)
    return Known(view.changes, view.rows, view.columns, tuple(sights))


def has_missed(known: Known | None, view: View) -> bool:
    """Tell whether changes came between what is known and this view, and were not seen."""
    return known is not None and view.changes > known.change + 1


def _glimpsed(view: View) -> tuple[Sight | None, ...]:
    """Return the sights of the preview."""
    if view.tokens is None:
        return _NOTHING
    return tuple(
        Sight(EMPTY if token is None else token, 0, cell, is_glimpse=True)
        for cell, token in enumerate(view.tokens)
    )


def _turned(known: Known, quarters: int) -> Known:
    """Return what is known with every sight where it is seen after a turn."""
    rows, columns, sights = known.rows, known.columns, known.sights
    for _ in range(quarters):
        moved: list[Sight | None] = [None] * CELLS
        for cell, sight in enumerate(sights):
            moved[quarter(cell, rows, columns)] = sight
        rows, columns, sights = columns, rows, tuple(moved)
    if quarters:
        sights = tuple(
            sight and msgspec.structs.replace(sight, turns=sight.turns + 1) for sight in sights
        )
    return Known(known.change, rows, columns, sights)


def recalled(level: Level, known: Known, seed: str) -> tuple[int, ...]:
    """Return the content of each cell that a bot of a level still knows, else UNKNOWN."""
    return tuple(
        sight.content if sight and _is_kept(level, sight, known.change, seed) else UNKNOWN
        for sight in known.sights
    )


def visited(known: Known) -> frozenset[int]:
    """Return the cells uncovered not long ago; that one was there is kept in mind by anyone."""
    return frozenset(
        cell
        for cell, sight in enumerate(known.sights)
        if sight and not sight.is_glimpse and known.change - sight.at < RECENT
    )


def _is_kept(level: Level, sight: Sight, change: int, seed: str) -> bool:
    """Tell whether a sight is still in mind; what lies open now always is."""
    age = change - sight.at
    if age == 0 and not sight.is_glimpse:
        return True
    draw = Draw(seed, f"sight/{sight.at}/{sight.cell}")
    if sight.is_glimpse and chance(draw) > level.glimpse:
        return False
    if level.span is not None and 1000 * age > lognormal_ms(draw, level.span, level.spread):
        return False
    return level.turning == 1.0 or chance(draw) < level.turning**sight.turns
