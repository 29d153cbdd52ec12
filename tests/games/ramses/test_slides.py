"""Sliding, stopping, finding, erring: rows D-10 .. D-20 and their examples."""

from __future__ import annotations

import pytest
from tests.games.ramses.table import HOLE, LAYOUT, P1, P2, A, B, C, D, E, Table, cell

from carom.games.ramses import GAME
from carom.games.ramses.actions import Slide, Stop
from carom.games.ramses.board import BESIDE
from carom.games.ramses.slides import slidable


def test_treasure_of_the_card_is_found() -> None:
    """D-T1, D-14: the card is won, the next is up at once, the same player goes on."""
    table = Table("A B").slide((4, 2))
    assert table.hole == (4, 2)
    assert table.treasures(P1) == [A]
    assert (table.state.turn, table.wanted, table.view().content) == (P1, B, A)
    assert table.happened == ["slid", "found", "card"]


def test_other_treasure_ends_the_turn() -> None:
    """D-T2, D-15, D-17: it stays open, the next player has the same card."""
    table = Table("A B").slide((3, 1))
    assert table.hole == (3, 1)
    assert table.view().content == B
    assert (table.state.turn, table.wanted) == (P2, A)
    assert table.happened == ["slid", "wrong", "turn"]
    assert table.view().piles == (1,)


def test_after_an_empty_space_one_may_slide_on_or_stop() -> None:
    """D-T3, D-13."""
    table = Table().slide((2, 2))
    assert table.state.turn == P1
    assert table.view(P1).may == ("slide", "stop", "leave")
    assert Table().slide((2, 2), (1, 2)).hole == (1, 2)
    stopped = Table().slide((2, 2)).do(Stop())
    assert (stopped.state.turn, stopped.wanted, stopped.hole) == (P2, A, (2, 2))


@pytest.mark.parametrize("place", [(4, 3), (5, 2), HOLE])
def test_only_a_pyramid_beside_the_hole_slides(place: tuple[int, int]) -> None:
    """D-T4, D-12: no diagonal, no jump, no lifting."""
    error = Table().refusal(Slide(cell(*place)))
    assert error.code == "not-beside-hole"
    assert error.params["able"] == ("d2", "c3", "e3", "d4")


@pytest.mark.parametrize("number", [-1, 48, 10**9])
def test_a_cell_outside_does_not_slide(number: int) -> None:
    assert Table().refusal(Slide(number)).params["cell"] == str(number)


def test_one_slides_before_one_stops() -> None:
    """D-T5, D-13."""
    assert Table().refusal(Stop()).code == "stop-needs-slide"
    assert Table().slide((2, 2)).do(Stop()).happened == ["stopped", "turn"]


def test_table_may_forbid_to_stop() -> None:
    """D-13: ``may_stop=off``."""
    table = Table(may_stop="off").slide((2, 2))
    assert table.refusal(Stop()).code == "stop-forbidden"
    assert table.view(P1).may == ("slide", "leave")


def test_next_player_goes_on_from_the_hole() -> None:
    """D-T6: B is covered again, three empty spaces, then A: 4 slides."""
    table = Table("A B").slide((3, 1)).slide((3, 2))
    assert table.view().content is None
    table.slide((3, 3), (4, 3))
    assert table.state.turn == P2
    assert table.state.slides == 3
    table.slide((4, 2))
    assert table.treasures(P2) == [A]
    assert table.state.slides == 4


def test_a_way_over_another_treasure_ends_the_turn() -> None:
    """D-T7: C takes 4 slides round A; the straight way shows A."""
    table = Table("C B").slide((3, 3), (4, 3), (5, 3), (5, 2))
    assert table.treasures(P1) == [C]
    assert Table("C B").slide((4, 2)).state.turn == P2


def test_far_treasures_in_one_turn() -> None:
    """D-T8: 5 slides to D, 7 to E."""
    table = Table("D B").slide((2, 2), (1, 2), (0, 2), (0, 1), (0, 0))
    assert table.treasures(P1) == [D]
    table = Table("E B").slide((3, 3), (4, 3), (5, 3), (6, 3), (7, 3), (7, 4), (7, 5))
    assert table.treasures(P1) == [E]


def test_a_found_treasure_stays_and_is_wrong_later() -> None:
    """D-T9, D-16."""
    table = Table("B E", held=("A",)).slide((4, 2))
    assert table.happened == ["slid", "wrong", "turn"]
    assert table.state.layout[cell(4, 2)] == A


@pytest.mark.parametrize(("hole", "count"), [((0, 0), 2), ((3, 0), 3), ((3, 2), 4), ((7, 5), 2)])
def test_two_three_or_four_pyramids_can_slide(hole: tuple[int, int], count: int) -> None:
    """D-T10, D-11."""
    table = Table(hole=hole)
    assert len(slidable(table.state)) == count
    listed = [action for action in GAME.actions(table.state, P1) if isinstance(action, Slide)]
    assert [action.cell for action in listed] == sorted(BESIDE[0][cell(*hole)])


def test_slide_back_is_legal() -> None:
    """D-18: it covers what lay open and frees a space that is known."""
    table = Table().slide((2, 2), (3, 2))
    assert table.hole == HOLE
    assert table.view().content is None


def test_after_a_find_the_turn_may_end() -> None:
    """D-14: ``after_find=end_turn``; the next player has a new card (D-10)."""
    table = Table("A B", after_find="end_turn").slide((4, 2))
    assert (table.state.turn, table.wanted) == (P2, B)
    assert table.happened == ["slid", "found", "turn", "card"]


def test_after_a_find_one_may_stop_at_once() -> None:
    """D-14: the new card needs no slide."""
    table = Table("A B").slide((4, 2)).do(Stop())
    assert (table.state.turn, table.wanted) == (P2, B)


def test_open_treasure_must_be_uncovered_again() -> None:
    """D-T20, D-19: away and back, 2 slides."""
    table = Table("A/1 B/1", hole=(4, 2), edition="twelve").turn_up()
    assert table.treasures(P1) == []
    table.slide((4, 3), (4, 2))
    assert table.treasures(P1) == [A]
    assert table.state.slides == 2


def test_open_treasure_may_win_at_once() -> None:
    """D-T20, D-19: ``visible_target=win``."""
    table = Table("A/1 B/1", hole=(4, 2), edition="twelve", visible_target="win").turn_up()
    assert table.treasures(P1) == [A]
    assert (table.state.turn, table.wanted) == (P1, B)


def test_a_turn_has_a_most_of_slides() -> None:
    """D-20: ``max_slides``; a find with the last one counts."""
    table = Table("A B", max_slides=2).slide((2, 2), (3, 2))
    assert table.state.turn == P2
    assert table.happened == ["slid", "too_long", "turn"]
    table = Table("A B", max_slides=1).slide((4, 2))
    assert table.treasures(P1) == [A]
    assert table.happened == ["slid", "found", "too_long", "turn", "card"]


def test_game_has_a_most_of_turns() -> None:
    """D-20: ``max_turns``, then what has been won counts."""
    table = Table("A B E", held=("C",), max_turns=2).slide((3, 1)).slide((3, 2)).do(Stop())
    assert table.state.phase == "over"
    assert table.result.reason == "max_turns"
    assert [score.points for score in table.result.scores] == [3, 0]


def test_only_whose_turn_it_is_acts() -> None:
    table = Table()
    for action in (Slide(cell(4, 2)), Stop()):
        error = table.refusal(action, seat=P2)
        assert (error.code, error.params) == ("not-your-turn", {"seat": P1})
    assert table.view(P2).may == ("leave",)
    assert table.view(P2).moves == ()


def test_layout_of_the_rows() -> None:
    """So that the examples test what they say."""
    state = Table().state
    assert {place: state.layout[cell(*place)] for place in LAYOUT} == LAYOUT
