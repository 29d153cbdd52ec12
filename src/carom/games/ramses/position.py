"""A position of Ramses: what lies where as far as one knows, the hole, and what is sought.

Cells are those of the board as it is seen, so a position says nothing of the box's own frame.
"""

from __future__ import annotations

import msgspec

from carom.core.errors import PositionError
from carom.core.grid import cell_name
from carom.games.ramses.board import CELLS, COLUMNS, EMPTY, ROWS, UNKNOWN, shape
from carom.games.ramses.pieces import TREASURES
from carom.games.ramses.state import State


class Position(msgspec.Struct, frozen=True):
    """What is needed to look for a way to a treasure.

    Attributes:
        rows: Height of the board as it is seen, 6 or 8.
        columns: Its width, 8 or 6.
        contents: For each cell a treasure's number, EMPTY or UNKNOWN.
        hole: The open cell; what lies there is known.
        wanted: Number of the treasure that is sought, or EMPTY for none.

    Raises:
        PositionError: On construction, ``bad-box``, ``cell-outside``, ``bad-treasure`` or
            ``hole-unknown``.
    """

    rows: int
    columns: int
    contents: tuple[int, ...]
    hole: int
    wanted: int = EMPTY

    def __post_init__(self) -> None:
        """Check that the parts fit together."""
        if {self.rows, self.columns} != {ROWS, COLUMNS} or len(self.contents) != CELLS:
            raise PositionError("bad-box", rows=self.rows, columns=self.columns)
        if not 0 <= self.hole < CELLS:
            raise PositionError("cell-outside", cell=self.hole, size=CELLS)
        least = [UNKNOWN] * CELLS + [EMPTY]
        for lowest, treasure in zip(least, (*self.contents, self.wanted), strict=True):
            if not lowest <= treasure < len(TREASURES):
                raise PositionError("bad-treasure", treasure=treasure, most=len(TREASURES) - 1)
        if self.contents[self.hole] == UNKNOWN:
            raise PositionError("hole-unknown", cell=self.name(self.hole))

    def name(self, cell: int) -> str:
        """Return a cell in text, such as ``d3``."""
        return cell_name(cell, self.columns)

    @property
    def is_whole(self) -> bool:
        """Whether every content is known, as only whoever sees all knows it."""
        return UNKNOWN not in self.contents


def position_of(state: State) -> Position:
    """Return the position of a state with all that lies there; never for a seat's eyes."""
    rows, columns = shape(state.angle)
    wanted = EMPTY if state.up is None else state.up.treasure
    return Position(rows, columns, state.turned_layout, state.seen_hole, wanted)
