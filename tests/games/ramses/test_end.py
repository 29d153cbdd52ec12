"""The end, the score and its ties; who comes, goes and runs out of time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tests.games.ramses.table import P1, P2, P3, A, B, Table

from carom.core.game import Join, Leave
from carom.games.ramses import GAME
from carom.games.ramses.actions import Name, Ready, Slide, Stop
from carom.games.ramses.options import Options
from carom.games.ricochet.actions import Bid

if TYPE_CHECKING:
    from carom.games.ramses.actions import Action


def test_last_search_card_ends_the_game() -> None:
    """D-T21, D-30: action cards left in the pile are not played."""
    table = Table("A storm mummy").slide((4, 2))
    assert table.state.phase == "over"
    assert table.result.reason == "all_found"
    assert len(table.state.pile) == 2
    assert table.view(P1).may == ()
    assert table.refusal(Slide(0)).code == "game-over"


def test_most_points_win() -> None:
    """D-31, D-33: the sum of the points on the cards."""
    table = Table("A storm", held=("", "B C")).slide((4, 2))
    assert [(score.points, score.rank) for score in table.result.scores] == [(1, 2), (5, 1)]


def test_of_equal_points_more_cards_win() -> None:
    """D-T22, D-32: 7 points with 4 cards beat 7 with 3; with 4 and 4 the place is shared."""
    # Points of the treasures A to E: 1, 2, 3, 1, 2; stack 2: 2, 3, 1, 2, 3.
    changes: dict[str, Any] = {"edition": "twelve", "max_turns": 1}
    four, three = "A/1 B/1 D/1 C/1", "A/2 B/2 D/2"
    table = Table("E/3 E/1", held=(four, three), **changes).slide((2, 2)).do(Stop())
    assert [score.points for score in table.result.scores] == [7, 7]
    assert [score.rank for score in table.result.scores] == [1, 2]
    shared = Table("E/3 E/1", held=("A/1 B/1", "C/2 A/2"), **changes).slide((2, 2)).do(Stop())
    assert [(score.points, score.rank) for score in shared.result.scores] == [(3, 1), (3, 1)]


def test_kept_risk_cards_are_points_but_no_cards() -> None:
    """D-32."""
    table = Table("risk E/2 C/2", held=("", "A/1 B/1"), edition="twelve", max_turns=1).turn_up()
    table.do(Name(A, 2)).slide((4, 2), (5, 2)).do(Stop())
    assert [(score.points, score.tiebreak) for score in table.result.scores] == [(3, 0), (3, 2)]
    assert [score.rank for score in table.result.scores] == [2, 1]


def test_cards_alone_may_count() -> None:
    """D-T23, D-40: 2 cards of 3 points lose to 3 cards of 1."""
    changes: dict[str, Any] = {"scoring": "cards", "max_turns": 1, "edition": "twelve"}
    table = Table("E/1 E/3", held=("C/1 E/2", "A/1 D/1 C/2"), **changes).slide((2, 2)).do(Stop())
    assert [(score.points, score.rank) for score in table.result.scores] == [(2, 2), (3, 1)]


def test_wrong_treasure_in_the_last_stack_puts_out() -> None:
    """D-T24, D-30: points stay, the other goes on alone with the same card; then the end."""
    table = Table("A/3 E/3", held=("B/1", ""), edition="twelve").slide((3, 1))
    assert table.happened == ["slid", "wrong", "out", "turn"]
    seat = table.view().seats[P1]
    assert (seat.is_out, seat.points) == (True, 2)
    assert (table.state.turn, table.wanted) == (P2, A)
    table.slide((3, 2)).do(Stop())
    assert table.state.turn == P2
    table.slide((3, 1))
    assert table.result.reason == "all_out"
    assert [score.points for score in table.result.scores] == [2, 0]


def test_a_wrong_treasure_puts_nobody_out_before_the_last_stack() -> None:
    for cards in ("A/1 E/1", "A/2 E/2"):
        table = Table(cards, edition="twelve").slide((3, 1))
        assert not table.view().seats[P1].is_out


def test_turn_passes_over_seats_that_are_away() -> None:
    table = Table(seats=3).do(Leave(), seat=P2).slide((2, 2)).do(Stop())
    assert table.state.turn == P3


def test_who_leaves_in_his_turn_loses_it() -> None:
    table = Table(held=("B", "")).do(Leave())
    assert (table.state.turn, table.wanted) == (P2, A)
    assert table.happened == ["left", "turn"]
    assert table.treasures(P1) == [B]


def test_nobody_there_the_table_waits_for_whoever_comes() -> None:
    table = Table(turn_s=5).do(Leave(), seat=P2).do(Leave(), seat=P1)
    assert GAME.deadline(table.at(500).state) is None
    assert table.state.turn == P1
    same = Table(turn_s=5).do(Leave(), seat=P2).do(Leave(), seat=P1).do(Join(), seat=P1)
    assert (same.state.turn, same.state.turns) == (P1, 1)
    assert GAME.deadline(same.state) == 5_000
    table.do(Join(), seat=P2)
    assert (table.state.turn, table.happened) == (P2, ["left", "turn"])


def test_a_new_seat_may_come_in_the_game() -> None:
    table = Table().do(Join(), seat=2)
    assert len(table.state.seats) == 3
    for number in (3, 4):
        table.do(Join(), seat=number)
    assert table.refusal(Join(), seat=5).code == "table-full"
    assert table.refusal(Join(), seat=7).code == "no-such-seat"
    assert table.refusal(Join(), seat=0).code == "already-there"


def test_whoever_is_out_stays_out_and_cannot_come_as_somebody_new() -> None:
    """D-T24: neither by leaving and coming back nor on a new seat."""
    table = Table("A/3 E/3", edition="twelve")
    assert GAME.actions(table.state, 2) == (Join(),)
    table.slide((3, 1)).do(Leave(), seat=P1).do(Join(), seat=P1)
    assert (table.view().seats[P1].is_out, table.state.turn) == (True, P2)
    assert GAME.actions(table.state, 2) == ()
    error = table.refusal(Join(), seat=2)
    assert (error.code, error.params["seats"]) == ("game-has-begun", 2)


def test_time_for_a_turn() -> None:
    """``turn_s`` runs anew with each card; running out ends the turn."""
    table = Table("A B", turn_s=5).turn_up()
    assert GAME.deadline(table.state) == 5_000
    table.at(4).slide((4, 2))
    assert GAME.deadline(table.state) == 9_000
    table.at(9.001)
    assert (table.state.turn, table.happened) == (P2, ["timed_out", "turn"])
    assert GAME.deadline(table.state) == 14_000


def test_time_runs_out_in_an_action_card() -> None:
    """A gift is put away; a risk that runs has failed and costs the lowest card."""
    table = Table("gift C E", turn_s=5).turn_up().at(6)
    assert (table.state.turn, table.wanted) == (P2, 2)
    table = Table("risk C/2 E/2", turn_s=5, edition="twelve", held=("B/1 A/1", "")).turn_up()
    named = table.do(Name(A, B)).at(6)
    assert named.happened == ["timed_out", "risk_failed", "given", "turn", "card"]
    assert (named.treasures(P1), named.treasures(P2)) == ([B], [A])


def test_time_runs_out_while_naming_or_giving() -> None:
    changes: dict[str, Any] = {"turn_s": 5, "edition": "twelve", "held": ("B/1 A/1", "")}
    table = Table("risk C/2 E/2", **changes).turn_up().at(6)
    assert (table.state.turn, table.treasures(P1)) == (P2, [B, A])
    table = Table("risk C/2 E/2", **changes).turn_up().do(Name(2, A)).slide((4, 2)).at(6)
    assert (table.state.turn, table.treasures(P1), table.treasures(P2)) == (P2, [B], [A])


def test_a_table_without_people_comes_to_an_end_by_its_clock() -> None:
    """D-20: turns that nobody takes count as well."""
    state = GAME.setup(Options(turn_s=1, preview_s=0, max_turns=7, actions="off"), 2, "a")
    over = GAME.advance(state, 10_000_000)
    assert (over.phase, over.reason) == ("over", "max_turns")


def test_who_is_out_waits_with_the_table_for_who_is_away() -> None:
    """D-T24: nobody else can play, so it is his turn when he comes back."""
    table = Table("A/3 E/3", edition="twelve", turn_s=5).turn_up().do(Leave(), seat=P2)
    table.slide((3, 1))
    assert (table.state.turn, table.view().seats[P1].is_out) == (P2, True)
    assert GAME.deadline(table.state) is None
    assert table.view(P1).may == ("leave",)
    table.do(Join(), seat=P2)
    assert (table.state.turn, GAME.deadline(table.state)) == (P2, 5_000)


def test_a_risk_that_is_left_costs_nothing_without_a_card() -> None:
    table = Table("risk C/2 E/2", edition="twelve").turn_up().do(Name(2, A)).do(Leave())
    assert table.happened == ["left", "risk_failed", "turn", "card"]
    assert table.state.turn == P2


def test_whoever_is_not_there_can_do_nothing() -> None:
    table = Table(seats=3).do(Leave(), seat=P3)
    assert table.refusal(Slide(20), seat=P3).code == "seat-absent"
    assert table.refusal(Slide(20), seat=3).code == "no-such-seat"
    assert table.refusal(Ready(), seat=P1).code == "not-waiting"
    error = table.refusal(cast("Action", Bid(3, 1)), seat=P1)
    assert (error.code, error.params["action"]) == ("unknown-action", "Bid")


def test_after_the_end_only_chance_is_hidden() -> None:
    state = Table("A").slide((4, 2)).state
    other = GAME.resample(state, P1, "other")
    assert (other.layout, other.hole) == (state.layout, state.hole)
    assert other.seed != state.seed
