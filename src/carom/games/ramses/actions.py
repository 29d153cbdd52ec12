"""What a seat may send. In JSON each action carries its tag under ``type``.

Cells are those of the board as that seat sees it, turned: ``row * columns + column``.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from carom.core.game import Join, Leave

Cell = Annotated[int, Meta(ge=0, le=47)]
Treasure = Annotated[int, Meta(ge=0, le=29)]


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Say that one has seen the treasures; when all have, they are covered (D-03)."""


class Slide(msgspec.Struct, frozen=True, tag="slide"):
    """Slide the pyramid of a cell beside the hole into the hole (D-11)."""

    cell: Cell


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """End one's turn (D-13)."""


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Name two treasures for a risk card, in the order in which one goes to them."""

    first: Treasure
    second: Treasure


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Give a search card, by its number in the deck, to another seat after a failed risk."""

    card: Annotated[int, Meta(ge=0, le=99)]
    to: Annotated[int, Meta(ge=0, le=4)]


Action = Join | Leave | Ready | Slide | Stop | Name | Give
