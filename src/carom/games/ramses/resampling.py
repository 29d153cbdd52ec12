"""Another game that a viewer cannot tell from this one: all that is hidden drawn anew.

The laws of secrecy rest on it: whatever differs here may not show in a view, in a list of
actions, in an error or on a clock.
"""

from __future__ import annotations

from msgspec.structs import replace

from carom.core.chance import Draw
from carom.games.ramses.board import CELLS, EMPTY, FIELDS, LIES_AT, QUARTERS, SEEN_AT
from carom.games.ramses.dealing import drawn_hole, laid_out, shuffled_pile, treasures_of
from carom.games.ramses.state import State


def resample(state: State, viewer: int | None, seed: str) -> State:
    """Return a state that the viewer cannot tell from this one, hidden facts drawn anew.

    Args:
        state: The state.
        viewer: A seat, or None for a spectator.
        seed: Source of what takes the place of the hidden facts.
    """
    options = state.options
    state = replace(
        state,
        seed=Draw(seed, "resample").token(),
        pile=shuffled_pile(options, state.pile, Draw(seed, "pile")),
    )
    if state.phase == "over":
        return state
    if state.phase == "preview":
        if viewer is None or not state.is_present(viewer):
            dealt = laid_out(options.edition, treasures_of(options), Draw(seed, "layout"))
            state = replace(state, layout=dealt)
        return replace(state, hole=drawn_hole(options, state.layout, Draw(seed, "hole")))
    known = {cell for cell in range(CELLS) if state.seen >> cell & 1} | {state.hole}
    mixed = _by_field if options.edition == "twelve" else _anywhere
    state = replace(state, layout=mixed(state.layout, known, Draw(seed, "layout")))
    return _half_turned(state) if Draw(seed, "frame").below(2) else state


def _anywhere(layout: tuple[int, ...], known: set[int], draw: Draw) -> tuple[int, ...]:
    """Return a layout with everything mixed that is not known."""
    free = [cell for cell in range(CELLS) if cell not in known]
    drawn = dict(zip(free, draw.shuffled([layout[cell] for cell in free]), strict=True))
    return tuple(drawn.get(cell, layout[cell]) for cell in range(CELLS))


def _by_field(layout: tuple[int, ...], known: set[int], draw: Draw) -> tuple[int, ...]:
    """Return a layout with everything mixed that is not known, one treasure a field (D-01)."""
    drawn = [layout[cell] if cell in known else EMPTY for cell in range(CELLS)]
    hidden = [
        field for field in FIELDS if all(layout[cell] == EMPTY for cell in field if cell in known)
    ]
    treasures = draw.shuffled([max(layout[cell] for cell in field) for field in hidden])
    for field, treasure in zip(hidden, treasures, strict=True):
        drawn[draw.choice([cell for cell in field if cell not in known])] = treasure
    return tuple(drawn)


def _half_turned(state: State) -> State:
    """Return the same game laid out the other way round and seen from the other side."""
    there, back = SEEN_AT[2], LIES_AT[2]
    return replace(
        state,
        layout=tuple(state.layout[back[cell]] for cell in range(CELLS)),
        hole=there[state.hole],
        angle=(state.angle + 2) % QUARTERS,
        seen=sum(1 << there[cell] for cell in range(CELLS) if state.seen >> cell & 1),
    )
