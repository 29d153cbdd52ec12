"""Action cards: storm, mummy, gift, risk, mirage, and the stacks of ``twelve``."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.ramses.table import P1, P2, P3, A, B, C, D, Table, cell

from carom.games.ramses import GAME
from carom.games.ramses.actions import Give, Name, Slide, Stop
from carom.games.ramses.board import BESIDE, LIES_AT, SEEN_AT, shape
from carom.games.ramses.state import Seat

TWELVE: dict[str, Any] = {"edition": "twelve"}


def test_storm_turns_the_board_by_half() -> None:
    """D-T11, D-17: (3,2) is seen at (4,3), (x,y) at (7-x,5-y); the turn goes on."""
    table = Table("storm A").turn_up()
    assert table.hole == (4, 3)
    assert (table.state.turn, table.wanted) == (P1, A)
    assert table.happened == ["card", "turned", "card"]
    assert table.state.events[1].quarters == 2
    assert [SEEN_AT[2][cell(x, y)] for x, y in [(0, 0), (7, 0), (2, 5)]] == [47, 40, 5]
    assert Table("storm storm A").turn_up().hole == (3, 2)


def test_slides_are_those_of_the_turned_board() -> None:
    """D-T11: A lies west of the hole after half a turn."""
    table = Table("storm A E").turn_up().slide((3, 3))
    assert table.treasures(P1) == [A]


def test_storm_may_turn_the_board_by_a_quarter() -> None:
    """D-T12: six columns and eight rows, (x,y) at (5-y,x), so (3,2) at (3,3)."""
    table = Table("storm A", storm="90").turn_up()
    view = table.view()
    assert (view.rows, view.columns) == (8, 6)
    assert table.hole == (3, 3)
    for x, y in [(0, 0), (7, 0), (7, 5), (4, 2)]:
        assert SEEN_AT[1][cell(x, y)] == cell(5 - y, x, 6)
    table.slide((3, 4))
    assert table.treasures(P1) == [A]


@pytest.mark.parametrize("angle", range(4))
def test_cells_beside_each_other_stay_so_in_every_turn(angle: int) -> None:
    """D-T12: turning is a mapping both ways that keeps neighbours."""
    assert [LIES_AT[angle][SEEN_AT[angle][at]] for at in range(48)] == [*range(48)]
    assert shape(angle) == ((6, 8) if angle % 2 == 0 else (8, 6))
    for at in range(48):
        there = {SEEN_AT[angle][other] for other in BESIDE[0][at]}
        assert there == {*BESIDE[angle][SEEN_AT[angle][at]]}


def test_mummy_ends_the_turn() -> None:
    """D-T13: the card found before stays won; the next player turns up a card."""
    table = Table("A mummy B").slide((4, 2))
    assert table.treasures(P1) == [A]
    assert (table.state.turn, table.wanted) == (P2, B)
    assert table.happened == ["slid", "found", "card", "mummy", "turn", "card"]


def test_mummy_may_take_the_next_turn_too() -> None:
    """D-T13: ``mummy=skip_next``."""
    table = Table("mummy B E", seats=2, mummy="skip_next").turn_up()
    assert (table.state.turn, table.view().seats[P1].skips) == (P2, 1)
    table.slide((2, 2)).do(Stop())
    assert (table.state.turn, table.view().seats[P1].skips) == (P2, 0)
    table.slide((3, 2)).do(Stop())
    assert table.state.turn == P1


def test_whoever_is_there_alone_plays_however_many_turns_it_sits_out() -> None:
    """D-T13: mummies met while nobody was there put off nobody for ever."""
    table = Table("A E", mummy="skip_next").set(seats=(Seat(skips=2), Seat(present=False)))
    table.slide((2, 2)).do(Stop())
    assert (table.state.turn, table.view().seats[P1].skips) == (P1, 0)
    assert Slide(cell(3, 2)) in GAME.actions(table.state, P1)


def test_mummy_alone() -> None:
    """Who plays alone begins a new turn."""
    table = Table("mummy B", seats=1, mummy="skip_next").turn_up()
    assert (table.state.turn, table.state.turns, table.wanted) == (P1, 2, B)


def test_gift_takes_a_card_of_the_treasure_from_whoever_holds_one() -> None:
    """D-T14: then the next card, and P1 goes on from the hole."""
    table = Table("gift C E", held=("", "B A")).slide((3, 1))
    assert (table.treasures(P1), table.treasures(P2)) == ([B], [A])
    assert (table.state.turn, table.wanted, table.hole) == (P1, C, (3, 1))
    assert table.happened == ["slid", "gift", "card"]
    event = table.state.events[1]
    assert (event.seat, event.other) == (P2, P1)


def test_gift_of_what_nobody_holds() -> None:
    """D-T15: nothing is given, the turn goes on; the own card stays."""
    table = Table("gift C E", held=("B", "A")).slide((3, 1))
    assert (table.treasures(P1), table.treasures(P2)) == ([B], [A])
    assert (table.state.turn, table.wanted) == (P1, C)


def test_gift_comes_from_everyone_and_is_the_least_card() -> None:
    """D-T14: of several cards of a treasure the one with the fewest points."""
    table = Table("gift/2 A/1 E/1", seats=3, held=("", "B/3 B/1", "B/2"), **TWELVE)
    table.slide((3, 1))
    deck = table.state.options.deck
    assert [deck[card].points for card in table.state.seats[P1].cards] == [2, 3]
    assert [deck[card].points for card in table.state.seats[P2].cards] == [4]


def test_a_gift_is_played_to_its_end() -> None:
    """D-13, D-20: no stop before a treasure; too many slides put the card away."""
    table = Table("gift C E", max_slides=2).slide((2, 2))
    assert table.refusal(Stop()).code == "stop-not-now"
    table.slide((3, 2))
    assert (table.state.turn, table.wanted) == (P2, C)
    assert table.treasures(P1) == []


def test_gift_then_the_treasure_that_lies_open_is_asked_for() -> None:
    """D-19: the case in which it happens with different motifs."""
    table = Table("gift B E", visible_target="win").slide((3, 1))
    assert table.treasures(P1) == [B]
    assert Table("gift B E").slide((3, 1)).treasures(P1) == []


def test_mirage_draws_a_card_from_the_player_before() -> None:
    """D-T16: one of his three at random; from no other player."""
    drawn: Counter[int] = Counter()
    for number in range(60):
        table = Table("mirage E", seats=3, held=("", "D", "A B C"))
        table.state = replace(table.state, seed=str(number))
        table.turn_up()
        (card,) = table.treasures(P1)
        drawn[card] += 1
        assert table.treasures(P2) == [D]
        assert sorted([card, *table.treasures(P3)]) == [A, B, C]
    assert {*drawn} == {A, B, C}
    assert min(drawn.values()) > 8


def test_mirage_where_nothing_is_to_be_had() -> None:
    """D-T16: the neighbour has no card, or there is no neighbour."""
    table = Table("mirage E", held=("A", "")).turn_up()
    assert (table.treasures(P1), table.state.turn) == ([A], P1)
    assert table.happened == ["card", "card"]
    assert Table("mirage E", seats=1, held=("A",)).turn_up().treasures(P1) == [A]


def risked(first: int, second: int, held: tuple[str, ...] = ("A/1 B/1", "")) -> Table:
    """Return a table whose P1 has turned up a risk and named two treasures."""
    return Table("risk E/2 C/2", held=held, **TWELVE).turn_up().do(Name(first, second))


def test_risk_in_two_slides() -> None:
    """D-T17: A then C; the card is kept, worth 3, and the turn goes on."""
    table = risked(A, C).slide((4, 2))
    assert (table.view().named, table.view().reached) == ((A, C), 1)
    table.slide((5, 2))
    seat = table.view().seats[P1]
    assert (seat.risks, seat.points) == (1, 1 + 2 + 3)
    assert (table.state.turn, table.state.slides, table.happened[1]) == (P1, 2, "risk_won")
    assert table.wanted is not None


@pytest.mark.parametrize(
    ("named", "way"),
    [((B, A), [(3, 1), (3, 2), (4, 2)]), ((A, B), [(4, 2), (3, 2), (3, 1)])],
)
def test_risk_in_three_slides(named: tuple[int, int], way: list[tuple[int, int]]) -> None:
    """D-T18: by way of an empty space, in either order."""
    assert risked(*named).slide(*way).view().seats[P1].risks == 1


def test_risk_in_the_wrong_order_fails() -> None:
    """D-T19: a card is given, of his choice and to whom he likes, and the turn ends."""
    table = risked(C, A).slide((4, 2))
    assert (table.state.phase, table.happened) == ("giving", ["slid", "risk_failed"])
    first, second = table.state.seats[P1].cards
    assert table.view(P1).gives == (Give(first, P2), Give(second, P2))
    assert table.view(P2).gives == ()
    assert table.refusal(Give(first, P1)).code == "bad-giving"
    assert table.refusal(Give(first, P2), seat=P2).code == "not-your-turn"
    table.do(Give(second, P2))
    assert (table.treasures(P1), table.treasures(P2)) == ([A], [B])
    assert table.state.turn == P2
    assert table.view().seats[P1].risks == 0


def test_risk_fails_at_the_first_treasure_again() -> None:
    """D-T19: what is not the next one is wrong, also what was reached before."""
    table = risked(A, C).slide((4, 2), (4, 3), (4, 2))
    assert table.state.phase == "giving"


def test_failed_risk_without_a_card_costs_nothing() -> None:
    """D-T19: nor without a rival."""
    table = risked(C, A, held=()).slide((4, 2))
    assert (table.state.turn, table.state.phase) == (P2, "turn")


def test_what_may_be_named() -> None:
    """D-T17: two different treasures of the game; what lies open does not count (D-19)."""
    table = Table("risk E/2", hole=(4, 2), **TWELVE).turn_up()
    assert table.state.phase == "naming"
    assert table.view(P1).names == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    assert len(GAME.actions(table.state, P1)) == 11 * 10 + 1
    for pair in [(A, B), (B, B), (B, 12)]:
        assert table.refusal(Name(*pair)).code == "bad-naming"
    assert table.refusal(Stop()).code == "no-slide-now"
    assert table.refusal(Name(B, C), seat=P2).code == "not-your-turn"
    assert Table().refusal(Name(B, C)).code == "no-naming-now"
    assert Table().refusal(Give(0, P2)).code == "no-giving-now"


def test_risk_has_a_most_of_slides() -> None:
    """D-20: then it has failed."""
    table = Table("risk E/2 C/2", held=("A/1", ""), max_slides=1, **TWELVE).turn_up()
    table.do(Name(A, C)).slide((4, 2))
    assert table.state.phase == "giving"
    assert table.happened == ["slid", "too_long", "risk_failed"]


def test_find_in_the_second_stack_turns_the_board() -> None:
    """D-T25: by a quarter, then the next card."""
    table = Table("A/2 E/2", **TWELVE).slide((4, 2))
    assert table.happened == ["slid", "found", "turned", "card"]
    assert table.state.events[2].quarters == 1
    assert table.view().columns == 6
    assert Table("A/1 E/1", **TWELVE).slide((4, 2)).view().columns == 8
    assert Table("A/3 E/3", **TWELVE).slide((4, 2)).view().columns == 8


def test_end_card_ends_the_game() -> None:
    """D-30: in the third stack, whatever search cards are left."""
    table = Table("A/3 end E/3", **TWELVE).slide((4, 2))
    assert table.result.reason == "end_card"
    assert table.result.scores[P1].points == 4
