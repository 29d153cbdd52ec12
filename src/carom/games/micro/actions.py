"""What a seat may send. In JSON each action carries its tag under ``type``.

Each carries the number of its round as the view shows it (``round_number``), so that what
was meant for a target which has just gone is never taken for the next one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta

from carom.core.game import Join, Leave
from carom.games.micro.board import DICE
from carom.games.micro.options import MAX_CALL, MAX_SEATS

Number = Annotated[int, Meta(ge=1, le=MAX_CALL)]
RoundNumber = Annotated[int, Meta(ge=0, le=99_999)]
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Field = Annotated[str, Meta(pattern=r"^[RBYGPW][1-6]$", max_length=2)]


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Say that the next target may be rolled (B-04)."""

    round: RoundNumber


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Roll the next target without waiting; for the lowest seat that is there (B-04)."""

    round: RoundNumber


class Call(msgspec.Struct, frozen=True, tag="call"):
    """Call a number of moves (B-10)."""

    number: Number
    round: RoundNumber


class Skip(msgspec.Struct, frozen=True, tag="skip"):
    """Vote for another target (B-17), or for an end of waiting where no clock runs (B-12)."""

    round: RoundNumber


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Put the robot on a field in the own demonstration, named by its die: ``G3`` (B-06)."""

    move: Field
    round: RoundNumber


class GiveUp(msgspec.Struct, frozen=True, tag="give_up"):
    """Stop the own demonstration before all moves called are made (B-11)."""

    round: RoundNumber


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Choose who gets the own penalty token, of several with the fewest (B-13)."""

    seat: SeatNumber
    round: RoundNumber


class ScratchMove(msgspec.Struct, frozen=True, tag="scratch_move"):
    """Put the robot of the own private trial board on a field (B-06)."""

    move: Field
    round: RoundNumber


class ScratchUndo(msgspec.Struct, frozen=True, tag="scratch_undo"):
    """Take back the last move on the own private trial board."""

    round: RoundNumber


class ScratchReset(msgspec.Struct, frozen=True, tag="scratch_reset"):
    """Put the robot of the own private trial board back on the start."""

    round: RoundNumber


Action = (
    Join
    | Leave
    | Ready
    | Start
    | Call
    | Skip
    | Move
    | GiveUp
    | Give
    | ScratchMove
    | ScratchUndo
    | ScratchReset
)


@lru_cache(maxsize=256)
def moves_in(number: int) -> dict[str, Move]:
    """Return the moves of a round by the names of their fields; not to be changed."""
    return {die.name: Move(die.name, number) for die in DICE}


@lru_cache(maxsize=256)
def calls_in(number: int) -> tuple[Call, ...]:
    """Return the calls 1 .. ``MAX_CALL`` of a round."""
    return tuple(Call(moves, number) for moves in range(1, MAX_CALL + 1))
