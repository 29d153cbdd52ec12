"""What is hidden stays hidden: compared byte by byte in pairs of games, and looked for by name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.ramses.table import P1, P2, Table

from carom.core.errors import IllegalAction
from carom.core.game import Join, Leave
from carom.games.ramses import GAME
from carom.games.ramses.actions import Name, Ready, Slide, Stop
from carom.games.ramses.board import EMPTY, FIELDS, SEEN_AT
from carom.games.ramses.options import Options
from carom.games.ramses.state import State
from carom.games.ramses.view import View
from carom.testing import Walk, walk

ACTIONS = [
    *map(Slide, range(-1, 49)),
    Stop(),
    Ready(),
    Name(0, 1),
    Name(3, 3),
    Name(29, 5),
    Join(),
    Leave(),
]
"""What a seat might try, legal or not."""

TABLES = {
    "expert": Options(),
    "twelve": Options(edition="twelve", storm="90", turn_s=20),
    "shown": Options(treasures=12, reveal_log="on", first_hole="any"),
    "doubles": Options(treasures=40, preview_s=0, visible_target="win"),
}


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def states(name: str, seed: str, seats: int = 3, plies: int = 40) -> Iterator[State]:
    """Yield the states of a random game."""
    for moment in walk(Walk(GAME, name, TABLES[name], seats, seed), plies):
        yield moment.state


def answer(state: State, seat: int, action: Any) -> tuple[Any, ...]:
    """Return what a seat is told when it tries something: an error, or that it went through."""
    try:
        GAME.apply(state, seat, action, state.now)
    except IllegalAction as error:
        return error.code, encoded(error.params), len(str(error))
    return ("went through",)


def _bare(view: View) -> View:
    """Return a view without what tells how and when it came to be."""
    return replace(view, now_ms=0, slides=0, changes=0, events=())


@pytest.mark.parametrize("name", TABLES)
def test_games_that_differ_in_hidden_facts_look_the_same(name: str) -> None:
    """D-T26: views by bytes and length, action lists, errors and deadlines."""
    for number, state in enumerate(states(name, "pair")):
        for viewer in (None, 0, 1, 2):
            other = GAME.resample(state, viewer, f"other/{number}")
            assert other != state
            one, two = encoded(GAME.view(state, viewer)), encoded(GAME.view(other, viewer))
            assert (one, len(one)) == (two, len(two))
            assert GAME.deadline(other) == GAME.deadline(state)
            if viewer is not None:
                assert GAME.actions(other, viewer) == GAME.actions(state, viewer)
                for action in ACTIONS:
                    assert answer(other, viewer, action) == answer(state, viewer, action)


@pytest.mark.parametrize("name", TABLES)
def test_games_drawn_anew_are_games_by_the_rules(name: str) -> None:
    """D-01: so that the pairs above cover all that may lie there, and differ where they can."""
    differing = 0
    for number, state in enumerate(states(name, "real")):
        other = GAME.resample(state, None, str(number))
        assert sorted(other.layout) == sorted(state.layout)
        assert sorted(other.pile) == sorted(state.pile)
        assert other.layout[other.hole] == state.layout[state.hole] or state.phase == "preview"
        if name == "twelve":
            assert all(sum(other.layout[cell] != EMPTY for cell in field) == 1 for field in FIELDS)
        differing += other.layout != state.layout
    assert differing > 30


def test_a_seat_that_has_left_is_shown_nothing_of_the_preview() -> None:
    """D-03: so all that lies there is drawn anew for whoever looks on from it."""
    state = GAME.apply(GAME.setup(Options(), 2, "preview"), P2, Leave(), 0)
    there, away = (GAME.resample(state, viewer, "other") for viewer in (P1, P2))
    assert there.layout == state.layout != away.layout
    assert encoded(GAME.view(away, P2)) == encoded(GAME.view(state, P2))


def test_view_after_the_preview_holds_the_content_of_one_cell() -> None:
    """D-T26: move any treasure that is covered, and no byte of any view changes."""
    state = GAME.advance(GAME.setup(Options(), 3, "bytes"), 10_001)
    before = [encoded(GAME.view(state, viewer)) for viewer in (None, 0, 1, 2)]
    covered = [cell for cell in range(48) if cell != state.hole]
    for one, other in pairwise(covered):
        layout = list(state.layout)
        layout[one], layout[other] = layout[other], layout[one]
        moved = replace(state, layout=tuple(layout))
        assert [encoded(GAME.view(moved, viewer)) for viewer in (None, 0, 1, 2)] == before


def test_view_names_no_cell_of_the_box_and_no_angle() -> None:
    """D-T26: two boxes that lie the other way round and are seen from the other side are one."""
    state = GAME.advance(GAME.setup(Options(), 2, "frame"), 10_001)
    turned = replace(
        state,
        layout=state.layout[::-1],
        hole=SEEN_AT[2][state.hole],
        angle=(state.angle + 2) % 4,
    )
    for viewer in (None, P1, P2):
        assert encoded(GAME.view(turned, viewer)) == encoded(GAME.view(state, viewer))
    fields = set(View.__struct_fields__)
    assert not fields & {"layout", "angle", "pile", "seed", "draws"}


def test_treasures_of_the_preview_are_for_seats_alone() -> None:
    """D-T26: nothing to spectators, to seats that are away or do not exist; nothing afterwards."""
    state = GAME.setup(Options(), 2, "preview")
    assert GAME.view(state, P1).tokens is not None
    assert GAME.view(state, None).tokens is None
    assert GAME.view(state, 2).tokens is None
    assert GAME.view(GAME.apply(state, P2, Leave(), 0), P2).tokens is None
    for viewer in (None, P1, P2):
        assert GAME.view(GAME.advance(state, 10_001), viewer).tokens is None


def test_reconnection_shows_what_lies_open_now() -> None:
    """D-T26: leaving and coming back, in the preview and later, tells nothing more."""
    state = GAME.advance(GAME.setup(Options(actions="off"), 3, "back"), 10_001)
    other = (state.turn + 1) % 3
    before = GAME.view(state, other)
    back = GAME.apply(GAME.apply(state, other, Leave(), 11_000), other, Join(), 12_000)
    after = GAME.view(back, other)
    assert _bare(after) == _bare(before)


def test_past_reveals_are_forgotten() -> None:
    """D-T26: two ways to one hole leave the same view but for their number of slides."""
    one = Table("E A").slide((2, 2), (2, 3), (3, 3))
    other = Table("E A").slide((3, 3))
    assert _bare(one.view(P2)) == _bare(other.view(P2))
    assert one.state.seen == other.state.seen == 0


def test_the_table_may_show_to_everybody_what_was_uncovered() -> None:
    """D-T26: ``reveal_log=on``; in the turned board, in the order of cells, never of time."""
    table = Table("E storm A C", reveal_log="on").slide((2, 2)).do(Stop()).slide((3, 2), (3, 1))
    seen = table.view(P1).seen
    assert [(one.cell, one.treasure) for one in seen] == [(11, 1), (18, None), (19, None)]
    for viewer in (None, P2):
        assert table.view(viewer).seen == seen
    again = Table("E A", reveal_log="on").slide((3, 3)).slide((3, 2)).slide((2, 2))
    assert [one.cell for one in again.view().seen] == [18, 19, 27]


def test_errors_tell_nothing_of_what_is_covered() -> None:
    """D-T26: the same refusal whether a treasure lies under the pyramid or not."""
    full = Table().state
    bare = replace(full, layout=(EMPTY,) * 48)
    for action in ACTIONS:
        if action != Leave() and answer(full, P1, action) != ("went through",):
            assert answer(full, P1, action) == answer(bare, P1, action)


def test_after_the_end_the_pyramids_are_lifted() -> None:
    """Everybody sees the whole box then, as the seed is opened then too."""
    table = Table("A").slide((4, 2))
    for viewer in (None, P1, P2):
        tokens = table.view(viewer).tokens
        assert tokens is not None
        assert tokens[20] == 0


@settings(max_examples=15, deadline=None)
@given(seed=st.text(max_size=5), steps=st.lists(st.integers(0, 3), min_size=1, max_size=12))
def test_what_a_player_is_shown_is_what_lay_there(seed: str, steps: list[int]) -> None:
    """The content shown after a slide is that of the preview, in its place after the turn."""
    state = GAME.setup(Options(actions="off"), 1, seed)
    tokens = GAME.view(state, P1).tokens
    assert tokens is not None
    state = GAME.advance(state, 10_001)
    half_turn = state.events[0].quarters == 2
    for step in steps:
        if GAME.result(state) is not None:
            break
        moves = GAME.view(state, P1).moves
        state = GAME.apply(state, P1, Slide(moves[step % len(moves)]), state.now)
        shown = GAME.view(state, P1)
        assert shown.hole is not None
        place = 47 - shown.hole if half_turn else shown.hole
        assert shown.content == tokens[place]
