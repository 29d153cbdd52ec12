"""Set-up: treasures, the open space, the preview, the cards, who starts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.ramses.table import P1, P2

from carom.core.errors import OptionError
from carom.core.game import Join, Leave
from carom.games.ramses import GAME
from carom.games.ramses.actions import Ready
from carom.games.ramses.board import BESIDE, EMPTY, FIELDS
from carom.games.ramses.options import PRESETS, Options
from carom.games.ramses.pieces import TREASURES
from carom.games.ramses.state import State

SEEDS = [f"seed/{number}" for number in range(40)]


def first(seed: str, seats: int = 2, **changes: Any) -> State:
    return GAME.setup(Options(**changes), seats, seed)


def test_thirty_different_treasures_lie_anywhere() -> None:
    """D-01: 30 of 48 cells, all motifs different, no cell favoured."""
    taken: Counter[int] = Counter()
    for seed in SEEDS:
        layout = first(seed).layout
        assert sorted(treasure for treasure in layout if treasure != EMPTY) == [*range(30)]
        taken.update(cell for cell, treasure in enumerate(layout) if treasure != EMPTY)
    assert len(taken) == 48
    assert len(TREASURES) == len(set(TREASURES)) == 30


def test_twelve_treasures_lie_one_in_each_field() -> None:
    """D-01: fields of two by two cover the box; each holds one treasure, in any of its cells."""
    assert sorted(cell for field in FIELDS for cell in field) == [*range(48)]
    places = set()
    for seed in SEEDS:
        layout = first(seed, edition="twelve").layout
        for field in FIELDS:
            assert sum(layout[cell] != EMPTY for cell in field) == 1
        assert {*layout} - {EMPTY} == {*range(12)}
        places |= {field.index(cell) for field in FIELDS for cell in field if layout[cell] >= 0}
    assert places == {0, 1, 2, 3}


@pytest.mark.parametrize("count", [4, 12, 40])
def test_a_table_may_choose_the_number_of_treasures(count: int) -> None:
    """D-01, D-19: more than thirty are doubles, each with a card of its own."""
    state = first("a", treasures=count)
    lying = Counter(treasure for treasure in state.layout if treasure != EMPTY)
    asked = Counter(card.treasure for card in state.options.deck if card.kind == "search")
    assert lying == asked
    assert lying.total() == count
    assert max(lying.values()) == (2 if count > 30 else 1)


def test_open_space_has_no_treasure_unless_the_table_allows_it() -> None:
    """D-02: ``first_hole``."""
    assert all(state.content == EMPTY for state in map(first, SEEDS))
    contents = {first(seed, first_hole="any").content for seed in SEEDS}
    assert EMPTY in contents
    assert len(contents) > 10


def test_treasures_are_seen_before_they_are_covered() -> None:
    """D-03: for the time of ``preview_s`` seats see all of them, in their places."""
    state = first("a", preview_s=10)
    assert state.phase == "preview"
    assert GAME.deadline(state) == 10_000
    shown = GAME.view(state, P1)
    assert shown.tokens == tuple(None if one == EMPTY else one for one in state.layout)
    assert (shown.hole, shown.content, shown.card) == (None, None, None)
    assert GAME.advance(state, 10_000).phase == "preview"
    after = GAME.view(GAME.advance(state, 10_001), P1)
    assert (after.phase, after.tokens) == ("turn", None)
    assert after.hole is not None


def test_preview_ends_when_all_who_are_there_have_seen_enough() -> None:
    """D-03: and whoever leaves is not waited for."""
    state = GAME.apply(first("a", seats=3), 0, Ready(), 100)
    assert [seat.is_ready for seat in GAME.view(state, None).seats] == [True, False, False]
    state = GAME.apply(state, 1, Ready(), 200)
    assert state.phase == "preview"
    assert GAME.apply(state, 2, Ready(), 300).phase == "turn"
    assert GAME.apply(state, 2, Leave(), 300).phase == "turn"


def test_preview_runs_out_for_whoever_comes_back() -> None:
    """D-03: nobody there, the time goes on, and afterwards nothing is shown any more."""
    state = GAME.apply(first("a", seats=1), 0, Leave(), 100)
    assert state.phase == "preview", "nobody has seen enough"
    assert GAME.view(state, 0).tokens is None
    state = GAME.apply(state, 0, Join(), 11_000)
    assert state.phase == "turn"
    assert GAME.view(state, 0).tokens is None


def test_no_preview() -> None:
    """D-03: ``preview_s=0``."""
    state = first("a", preview_s=0)
    assert (state.phase, GAME.deadline(state)) == ("turn", None)


def test_box_is_turned_by_half_or_not_at_all_after_the_preview() -> None:
    """D-03: both come up, and everybody is told which."""
    turns = set()
    for seed in SEEDS:
        before = first(seed, actions="off")
        after = GAME.advance(before, 10_001)
        event = after.events[0]
        assert (event.kind, event.quarters) == ("covered", after.angle)
        shown = GAME.view(after, None).hole
        assert shown == (47 - before.hole if after.angle else before.hole)
        turns.add(after.angle)
    assert turns == {0, 2}


def test_cards_lie_in_one_pile_or_in_three_stacks() -> None:
    """D-04: shuffled; the stacks of ``twelve`` come one after the other."""
    one, other = first("a"), first("b")
    assert sorted(one.pile) == sorted(other.pile) == [*range(48)]
    assert one.pile != other.pile
    assert GAME.view(one, None).piles == (48,)
    stacked = first("a", edition="twelve")
    deck = stacked.options.deck
    assert [deck[card].stack for card in stacked.pile] == [0] * 12 + [1] * 20 + [2] * 16
    assert GAME.view(stacked, None).piles == (12, 20, 16)


def test_a_random_seat_starts_or_the_host() -> None:
    """D-05: then clockwise, that is by number."""
    starters = {first(seed, seats=4).turn for seed in SEEDS}
    assert starters == {0, 1, 2, 3}
    assert {first(seed, seats=4, first_seat="host").turn for seed in SEEDS} == {0}


def test_first_turn_begins_with_a_card_up() -> None:
    """D-10."""
    state = GAME.advance(first("a", actions="off"), 10_001)
    assert state.turns == 1
    assert state.up is not None
    assert [event.kind for event in state.events] == ["covered", "turn", "card"]


def test_a_starter_who_is_away_is_passed_over() -> None:
    state = first("a", first_seat="host")
    state = GAME.apply(state, P1, Leave(), 0)
    assert GAME.advance(state, 10_001).turn == P2


def test_deck_of_thirty() -> None:
    """D-33, D-41: 30 search cards, ten each of 1, 2, 3 points, and 18 action cards."""
    deck = Options().deck
    assert len(deck) == 48
    search = [card for card in deck if card.kind == "search"]
    assert Counter(card.points for card in search) == {1: 10, 2: 10, 3: 10}
    kinds = Counter(card.kind for card in deck)
    del kinds["search"]
    assert kinds == {"storm": 6, "mummy": 4, "gift": 4, "mirage": 4}


def test_deck_of_twelve() -> None:
    """D-04: 12, 20 and 16 cards; each treasure once a stack, with other points in the second."""
    deck = Options(edition="twelve").deck
    for number, points in enumerate(([1, 2, 3] * 4, [1, 2, 3] * 4, [4] * 12)):
        search = [card for card in deck if card.stack == number and card.kind == "search"]
        assert {card.treasure for card in search} == {*range(12)}
        assert sorted(card.points for card in search) == sorted(points)
    first_points, second_points = (
        {card.treasure: card.points for card in deck if card.stack == at and card.kind == "search"}
        for at in (0, 1)
    )
    assert all(first_points[treasure] != second_points[treasure] for treasure in range(12))
    actions = [
        Counter(c.kind for c in deck if c.stack == at and c.kind != "search") for at in (1, 2)
    ]
    assert actions == [{"storm": 2, "gift": 2, "risk": 2, "mirage": 2}, {"storm": 3, "end": 1}]


def test_action_cards_may_be_left_out() -> None:
    """D-41: the card that ends the third stack stays."""
    assert {card.kind for card in Options(actions="off").deck} == {"search"}
    kinds = Counter(card.kind for card in Options(edition="twelve", actions="off").deck)
    assert kinds == {"search": 36, "end": 1}


def test_presets() -> None:
    """D-41: ``expert`` is the box, ``classic`` comes first."""
    assert [*PRESETS] == ["classic", "junior", "expert"]
    assert PRESETS["expert"] == Options()
    assert PRESETS["classic"] == Options(actions="off")
    assert PRESETS["junior"] == Options(scoring="cards", actions="off")


@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_play(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.setup(Options(), seats, "a")
    assert caught.value.params["allowed"] == "1..5"


def test_spaces_beside_each_other() -> None:
    """D-11: every space has two, three or four beside it, in every turn of the box."""
    for beside in BESIDE:
        counts = Counter(map(len, beside))
        assert counts == {2: 4, 3: 20, 4: 24}
