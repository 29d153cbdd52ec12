"""Strategy of the picture tests: a position with some legal moves from it."""

from __future__ import annotations

from hypothesis import strategies as st
from tests.strategies import positions

from carom.games.ricochet.attempt import begin, legal_moves, play
from carom.games.ricochet.position import Move, Position


@st.composite
def played(draw: st.DrawFn) -> tuple[Position, tuple[Move, ...]]:
    """Draw a position and up to six legal moves, ending early where it is solved."""
    position = draw(positions())
    attempt, route = begin(position), []
    for _ in range(draw(st.integers(0, 6))):
        moves = legal_moves(position, attempt)
        if attempt.solved or not moves:
            break
        route.append(draw(st.sampled_from(moves)))
        attempt = play(position, attempt, route[-1])
    return position, tuple(route)
