"""The rules themselves as the oracle: every slide of one player, tried one after the other.

Nothing here knows a way or a distance: games are played by ``GAME.apply`` until the card is
won, breadth first, and what counts is read off the states.
"""

from __future__ import annotations

from collections.abc import Iterator

from carom.games.ramses import GAME
from carom.games.ramses.actions import Slide
from carom.games.ramses.state import State


def slides_in_one_turn(state: State) -> int | None:
    """Return the fewest slides that win the card before the turn ends, or None."""
    layer, seen = [state], {state.hole}
    for slides in range(1, 49):
        following = []
        for before in layer:
            for after in _after(before):
                if _has_won(state, after):
                    return slides
                if after.turns == state.turns and after.hole not in seen:
                    seen.add(after.hole)
                    following.append(after)
        layer = following
    return None


def fewest_turns(state: State) -> tuple[int, int]:
    """Return the fewest turns that win the card, and the fewest slides in so many turns."""
    starts, seen = {0: [state]}, set[int]()
    for turns in range(1, 50):
        layers, following = starts, dict[int, list[State]]()
        for slides in range(200):
            for before in layers.get(slides, []):
                for after in _after(before):
                    if _has_won(state, after):
                        return turns, slides + 1
                    if after.hole not in seen:
                        is_over = after.turns > before.turns
                        (following if is_over else layers).setdefault(slides + 1, []).append(after)
                        if not is_over:
                            seen.add(after.hole)
        starts = following
    raise AssertionError


def _after(state: State) -> Iterator[State]:
    """Yield the states after each slide."""
    for action in GAME.actions(state, 0):
        if isinstance(action, Slide):
            yield GAME.apply(state, 0, action, 0)


def _has_won(start: State, state: State) -> bool:
    """Tell whether the card that was up at the start has been won."""
    return len(state.seats[0].cards) > len(start.seats[0].cards)
