"""Hard positions, the end, ties, beginners, solo: A-60 .. A-62, A-70 .. A-72, A-80, A-83, A-90.

Examples A-T25 .. A-T27.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace
from tests.games.ricochet.table import NOW, A, B, C, Table, minimum

from carom.core.game import Join, Leave
from carom.games.ricochet.actions import (
    Action,
    Bid,
    Done,
    GiveUp,
    Move,
    Ready,
    ScratchMove,
    ScratchReset,
    ScratchUndo,
    Skip,
    Start,
)
from carom.games.ricochet.alone import is_within_alone
from carom.games.ricochet.state import Seat

SMALL = "free-3x3-0-0123456789abcdef"


def last_chip(table: Table) -> Table:
    """Turn up the last chip: the first seat has won all others."""
    chips = len(table.state.printed.targets)
    seats = (Seat(chips=tuple(range(1, chips))), *table.state.seats[1:])
    return table.set(seats=seats).begin()


def test_hard_position_is_swapped() -> None:
    """A-T25, A-60: 300 s without a bid, then 60 s more: another chip, robots unchanged."""
    table = Table().begin(at=10)
    chip, tokens = table.round.chip, table.state.tokens
    assert table.deadline_s == 310
    assert table.at(310).phase == "thinking"
    assert table.at(310.001).phase == "last_call"
    assert table.deadline_s == 370
    table.at(370.001)
    assert table.state.history[0].outcome == "no_bid"
    assert table.round.chip != chip
    assert table.state.tokens == tokens
    assert table.view(None).face_down == 16
    assert table.deadline_s == 670


def test_bid_in_the_last_minute_starts_the_clock_anew() -> None:
    """A-60: it counts as a first bid."""
    table = Table(hard_s=240).begin().do(A, Bid(9, NOW), at=290)
    assert table.phase == "bidding"
    assert table.deadline_s == 350


def test_several_clocks_run_out_in_one_step() -> None:
    """A-60: each at its own moment."""
    at_once = Table().begin().at(1000)
    step_by_step = Table().begin()
    for second in range(0, 1001, 7):
        step_by_step.at(second)
    assert at_once.state == step_by_step.at(1000).state
    assert [past.closed_ms for past in at_once.state.history] == [360_000, 720_000]


def test_no_clock_runs_while_nobody_is_there() -> None:
    """A-60: it starts anew when somebody comes back."""
    table = Table().begin().do(A, Leave(), at=5).do(B, Leave(), at=6)
    assert table.deadline_s is None
    assert table.at(90_000).round.number == 1
    assert table.do(B, Join(), at=90_000).deadline_s == 90_300


@pytest.mark.parametrize(("vote", "needed"), [("all", 3), ("majority", 2)])
def test_chip_is_swapped_by_consent(vote: str, needed: int) -> None:
    """A-61: of those who are there."""
    table = Table(seats=4, skip_vote=vote).begin().do(3, Leave())
    chip = table.round.chip
    for seat in range(needed):
        assert table.round.number == 1
        table.do(seat, Skip(NOW))
    assert table.state.history[0].outcome == "skipped"
    assert table.round.chip != chip
    assert table.state.votes == ()


def test_no_swap_after_a_bid_or_without_the_option() -> None:
    """A-61: a bid clears the votes; ``off`` has no such action."""
    table = Table(seats=3).begin().do(A, Skip(NOW)).do(B, Bid(9, NOW))
    assert table.state.votes == ()
    assert table.refusal(A, Skip(NOW)).code == "no-skip"
    off = Table(skip_vote="off").begin()
    assert off.refusal(A, Skip(NOW)).code == "no-skip"
    assert Skip(1) not in off.may(A)
    assert Table().begin().do(A, Skip(NOW)).refusal(A, Skip(NOW)).code == "already-said"


def test_the_last_one_who_did_not_agree_leaves() -> None:
    """A-61, A-55: nobody waits for an absent seat."""
    table = Table(seats=2).begin().do(A, Skip(NOW)).do(B, Leave())
    assert table.state.history[0].outcome == "skipped"


def test_same_chip_never_comes_twice_in_a_row_while_others_are_left() -> None:
    """A-62, A-53: also with only one other left."""
    table = Table(seats=1).give(15).begin()
    chips = []
    for _ in range(8):
        chips.append(table.round.chip)
        table.do(A, Skip(NOW))
    assert chips[::2] == [chips[0]] * 4
    assert chips[1::2] == [chips[1]] * 4
    assert chips[0] != chips[1]


def test_last_chip_is_set_aside_after_three_returns() -> None:
    """A-62: failed, skipped or without a bid; then the game ends."""
    table = last_chip(Table(end="all"))
    chip = table.round.chip
    table.do(A, Skip(NOW)).do(B, Skip(NOW))
    assert table.round.chip == chip
    table.bids((A, 3)).run_out().do(A, GiveUp(NOW))
    assert table.round.chip == chip
    table.run_out().run_out()
    assert table.phase == "over"
    assert table.state.aside == (chip,)
    assert table.result.reason == "set_aside"
    assert [score.points for score in table.result.scores] == [16, 0]


def test_returns_count_only_while_it_is_the_last() -> None:
    """A-62: earlier returns of the same chip do not."""
    table = (
        Table(seats=1, end="all", max_returns=1).give(15).begin().do(A, Skip(NOW)).do(A, Skip(NOW))
    )
    assert table.phase == "thinking"
    assert table.state.last_returns == 0


@pytest.mark.parametrize(("seats", "quota"), [(1, None), (2, 8), (3, 6), (4, 5), (5, None)])
def test_chips_that_end_the_game_by_number_of_players(seats: int, quota: int | None) -> None:
    """A-70: 2: 8, 3: 6, 4: 5, more: all; alone: all."""
    assert Table(seats=seats).view(None).quota == quota
    assert Table(seats=seats, end="all").view(None).quota is None
    assert Table(seats=seats, end="first_to", first_to=4).view(None).quota == 4


def test_sixth_chip_ends_a_game_of_three() -> None:
    """A-T26, A-70, A-71: at once; with five it would go on."""
    three = Table(seats=3).give(5, 4, 0).begin().win(A)
    assert three.phase == "over"
    assert three.result.reason == "quota"
    assert [(it.points, it.rank) for it in three.result.scores] == [(6, 1), (4, 2), (0, 3)]
    five = Table(seats=5).give(5, 4, 0, 0, 0).begin().win(A)
    assert five.phase == "thinking"


def test_quota_follows_the_seats_there_are() -> None:
    """A-70, A-57: a third seat lowers it from 8 to 6; it is looked at when a chip is taken."""
    table = Table(seats=2).give(7, 2).begin().do(C, Join())
    assert table.phase == "thinking"
    assert table.win(B).phase == "over"


def test_game_ends_with_the_last_chip() -> None:
    """A-70, A-71: all chips played; most chips win."""
    table = Table(seats=5).give(4, 4, 4, 2, 2).begin().win(B)
    assert table.result.reason == "all_chips"
    assert [it.rank for it in table.result.scores] == [2, 1, 2, 4, 4]


def test_ended_game_takes_nothing() -> None:
    """A-71: and its time stands still."""
    table = Table(seats=3).give(5, 0, 0).begin().win(A)
    end = table.state
    assert table.at(99_999).state == end
    for action in (Bid(3, NOW), Join(), Leave(), Ready(NOW), GiveUp(NOW)):
        assert table.refusal(A, action).code == "game-over"
    assert table.view(None).rounds == end.history


def tied(tie: str) -> Table:
    """Return five players after the last of 17 chips: A and B have 5 each."""
    return Table(seats=5, tie=tie).give(5, 5, 4, 1, 1).begin().win(3)


def test_tie_is_shared() -> None:
    """A-T27, A-72: A and B 5 each."""
    table = tied("share")
    assert [it.rank for it in table.result.scores] == [1, 1, 3, 4, 5]


def test_tie_is_played_off_by_the_tied_alone() -> None:
    """A-T27, A-72: all 17 chips again; only A and B bid; the winner ranks first."""
    table = tied("playoff")
    assert table.phase == "thinking"
    assert (table.state.playoff, table.state.contenders) == (1, (A, B))
    assert table.view(None).face_down == 16
    assert table.refusal(C, Bid(3, NOW)).code == "not-in-playoff"
    assert table.refusal(C, Skip(NOW)).code == "not-in-playoff"
    assert table.view(C).may == ("leave",)
    table.win(B)
    assert table.result.reason == "playoff"
    assert [it.rank for it in table.result.scores] == [2, 1, 3, 4, 5]
    assert table.state.history[-1].is_playoff


def test_playoff_is_shared_after_five_rounds() -> None:
    """A-72."""
    table = tied("playoff")
    for number in range(1, 6):
        assert table.state.playoff == number
        table.do(A, Skip(NOW)).do(B, Skip(NOW))
    assert table.result.reason == "shared"
    assert [it.rank for it in table.result.scores] == [1, 1, 3, 4, 5]


def test_beginners_get_chips_for_the_active_robot_alone() -> None:
    """A-80: preset ``beginner``: at most 5 moves of it alone, and no ricochet rule."""
    for at in range(12):
        table = Table(preset="beginner", seed=f"easy/{at}").begin()
        position = table.state.position()
        assert position.rules.ricochet == "none"
        assert is_within_alone(position, 5)


@pytest.mark.parametrize("ricochet", ["none", "no_one_move", "turn"])
@pytest.mark.parametrize("rebound", ["allowed", "forbidden"])
def test_search_with_one_robot_agrees_with_plain_search(ricochet: str, rebound: str) -> None:
    """A-80: on boards where the active robot is the only one."""
    table = Table(
        board_set="free", rows=5, columns=6, wall_percent=15, ricochet=ricochet, rebound=rebound
    ).begin()
    for chip in range(len(table.state.printed.targets) - 1):
        position = table.set(round=replace(table.round, chip=chip)).state.position()
        active = position.active
        alone = replace(position, robots=active, cells=(position.cell_of(active),))
        best = minimum(alone, 6)
        for most in range(1, 7):
            assert is_within_alone(alone, most) == (best is not None and best <= most)


def test_beginner_draws_any_chip_when_none_is_easy() -> None:
    """A-80: rather than no chip at all."""
    table = Table(preset="beginner", board="free-3x3-50-0123456789abcdef", beginner_max=1)
    assert table.begin().phase == "thinking"


def test_thinking_backwards_is_no_rule() -> None:
    """A-83: advice; no option and no action speaks of it."""
    table = Table().begin()
    assert table.view(A).may == ("bid", "skip", "leave")


def test_solo_has_no_clocks() -> None:
    """A-90: thinking is without limit, and the trial follows its bid."""
    table = Table(seats=1).begin()
    assert table.deadline_s is None
    assert table.do(A, Bid(9, NOW), at=4000).phase == "trial"


def test_solo_clock_when_asked_for() -> None:
    """A-90: ``solo_clock_s`` takes the place of ``clock_s``, also in A-60."""
    table = Table(seats=1, solo_clock_s=30).begin()
    assert table.deadline_s == 300
    assert table.do(A, Bid(9, NOW), at=100).deadline_s == 130
    assert Table(seats=1, solo_clock_s=30).begin().at(300.001).deadline_s == 330


def test_solo_knows_no_handicap() -> None:
    """A-90, A-81: alone nobody has to wait for a second run."""
    table = Table(seats=1, handicaps=("late",)).begin().do(A, Bid(9, NOW))
    assert table.phase == "trial"


def test_solo_score_is_the_sum_of_moves() -> None:
    """A-90: over all 17 chips."""
    table = Table(seats=1, preset="solo").give(16).begin()
    price = len(table.way().split())
    table.set(seats=(replace(table.state.seats[0], moves=70),)).win(A)
    assert table.phase == "over"
    assert table.result.scores[0].points == 70 + price
    assert table.result.scores[0].rank == 1


def test_solo_game_of_all_chips_replays_from_its_rounds() -> None:
    """A-90, A-54: 17 rounds, each from where the last one left the robots."""
    table = Table(seats=1, preset="solo", seed="17").begin()
    while table.phase != "over":
        if table.phase == "ready":
            table.do(A, Ready(NOW))
        table.win(A)
    past = table.state.history
    assert len(past) == 17
    assert sorted(it.chip for it in past) == list(range(17))
    assert table.state.seats[A].moves == sum(len(it.trials[-1].route) for it in past)


def test_what_is_meant_for_a_chip_that_has_gone_is_refused() -> None:
    """A-41, A-61: a bid on its way while the chip is swapped does not count for the next one."""
    table = Table().begin().do(A, Skip(1)).do(B, Skip(1))
    error = table.refusal(B, Bid(2, 1))
    assert (error.code, error.params) == ("other-round", {"round": 1, "now": 2})
    assert table.refusal(B, Bid(2, 3)).code == "other-round"
    assert table.do(B, Bid(2, 2)).phase == "bidding"


@pytest.mark.parametrize(
    "action",
    [Ready, Start, Done, Skip, GiveUp, ScratchUndo, ScratchReset]
    + [partial(kind, "rE") for kind in (Move, ScratchMove)],
)
def test_every_action_of_a_round_names_it(action: Callable[[int], Action]) -> None:
    """A-06: only coming, going and putting down robots belong to no round."""
    table = Table(scratch="private").begin()
    assert table.refusal(A, action(0)).code == "other-round"
    assert table.refusal(A, action(2)).code == "other-round"


def test_ready_is_for_one_wait_alone() -> None:
    """A-07: said twice over a bad line it does not turn up the chip after the next one too."""
    table = Table(next_chip="when_ready").do(A, Ready(0)).do(B, Ready(0))
    table.do(A, Skip(1)).do(B, Skip(1))
    assert table.phase == "ready"
    assert table.refusal(A, Ready(0)).code == "other-round"
    assert table.do(A, Ready(1)).view(A).seats[A].has_spoken
