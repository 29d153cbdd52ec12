"""What a seat may send. In JSON each action carries its tag under ``type``.

Whatever belongs to a round carries its number as the view shows it (``round_number``), so
that what was meant for a chip which has just gone is never taken for the next one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from carom.core.errors import IllegalAction, NotationError
from carom.core.game import Join, Leave
from carom.games.ricochet import position
from carom.games.ricochet.moves import parse_move, write_move
from carom.games.ricochet.options import MAX_BID

Number = Annotated[int, Meta(ge=1, le=MAX_BID)]
MoveText = Annotated[str, Meta(pattern=r"^[rbgykt][NESW](\+[1-9][0-9]{0,3})?$", max_length=7)]
Cell = Annotated[int, Meta(ge=0, le=1023)]
RoundNumber = Annotated[int, Meta(ge=0, le=99_999)]


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Put one robot on the board before the first chip (A-04, ``start=chosen``)."""

    robot: str
    cell: Cell


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Say that the next chip may be turned up (A-07)."""

    round: RoundNumber


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Turn up the next chip without waiting; for the lowest seat that is there (A-07)."""

    round: RoundNumber


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Promise a number of moves (A-41)."""

    number: Number
    round: RoundNumber


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Say that one will not bid any more; the clock ends when all have (A-56)."""

    round: RoundNumber


class Skip(msgspec.Struct, frozen=True, tag="skip"):
    """Vote for swapping the chip (A-61), or for an end of waiting where no clock runs (A-55)."""

    round: RoundNumber


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Make one move of the own demonstration, written as in ``rE`` or ``tE+1`` (A-108)."""

    move: MoveText
    round: RoundNumber


class GiveUp(msgspec.Struct, frozen=True, tag="give_up"):
    """End the own demonstration without success (A-51)."""

    round: RoundNumber


class ScratchMove(msgspec.Struct, frozen=True, tag="scratch_move"):
    """Make one move on the own private trial board (A-40)."""

    move: MoveText
    round: RoundNumber


class ScratchUndo(msgspec.Struct, frozen=True, tag="scratch_undo"):
    """Take back the last move on the own private trial board."""

    round: RoundNumber


class ScratchReset(msgspec.Struct, frozen=True, tag="scratch_reset"):
    """Put the robots of the own private trial board back on their tokens."""

    round: RoundNumber


Action = (
    Join
    | Leave
    | Place
    | Ready
    | Start
    | Bid
    | Done
    | Skip
    | Move
    | GiveUp
    | ScratchMove
    | ScratchUndo
    | ScratchReset
)


@lru_cache(maxsize=256)
def bids_up_to(highest: int, round_number: int) -> tuple[Bid, ...]:
    """Return the bids 1 .. ``highest`` of a round."""
    return tuple(Bid(number, round_number) for number in range(1, highest + 1))


def move_of(text: str) -> position.Move:
    """Return the move of a written action.

    Raises:
        IllegalAction: ``bad-move`` unless it is written in the one canonical way.
    """
    move = _parsed(text) if len(text) <= 7 else None
    if move is None:
        raise IllegalAction("bad-move", move=text[:20])
    return move


@lru_cache(maxsize=4096)
def _parsed(text: str) -> position.Move | None:
    """Return the move of a text, or None when it is not the canonical one."""
    try:
        move = parse_move(text)
    except NotationError:
        return None
    return move if write_move(move) == text else None
