"""Demonstrations: rows A-47 .. A-55, A-57; examples A-T18, A-T21 .. A-T23, A-T30."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.ricochet.table import NOW, A, B, C, Table

from carom.core.game import Join, Leave
from carom.core.grid import DIRECTIONS
from carom.games.ricochet.actions import Bid, GiveUp, Move, Skip
from carom.games.ricochet.attempt import begin, legal_moves
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.placing import start_cells
from carom.games.ricochet.slides import paths_of
from carom.games.ricochet.state import Seat


@pytest.mark.parametrize(("preset", "order"), [("classic", (B, A)), ("tournament", (A, B))])
def test_precedence_of_equal_bids(preset: str, order: tuple[int, ...]) -> None:
    """A-T18, A-48, A-49: A has 2 chips and B 1; A bids 5 at 0 s, B 5 at 10 s."""
    table = (
        Table(preset=preset).give(2, 1).begin().do(A, Bid(5, NOW), at=0).do(B, Bid(5, NOW), at=10)
    )
    assert table.view(None).order == order
    table.run_out()
    assert table.view(None).order == order
    assert table.view(None).trial is not None


def test_equal_bids_and_equal_chips_go_by_time() -> None:
    """A-48: still equal: the earlier bid; in the same millisecond the one that came first."""
    table = Table(seats=3).begin().bids((C, 5), (A, 5), (B, 4))
    assert table.view(None).order == (B, C, A)


def test_lowest_bid_goes_first_and_each_bidder_once_with_the_lowest() -> None:
    """A-T21, A-47, A-52: A 6, then A 4, B 5."""
    table = Table().begin().bids((A, 6), (A, 4), (B, 5)).run_out()
    assert table.view(None).order == (A, B)
    trial = table.view(None).trial
    assert trial is not None
    assert (trial.seat, trial.bid) == (A, 4)
    table.do(A, GiveUp(NOW)).do(B, GiveUp(NOW))
    assert [(it.seat, it.number) for it in table.state.history[0].trials] == [(A, 4), (B, 5)]


def test_success_ends_the_trial_at_once() -> None:
    """A-50: fewer moves than bid are enough."""
    table = Table().begin()
    route = table.way()
    table.bids((A, 30)).run_out().moves(A, route)
    past = table.state.history[0]
    assert (past.winner, past.outcome) == (A, "won")
    assert past.trials[-1].route == tuple(route.split())
    assert past.trials[-1].outcome == "solved"


def test_success_with_exactly_the_bid() -> None:
    """A-50."""
    table = Table().begin().win(B)
    assert table.state.history[0].winner == B


def test_used_up_bid_is_a_failure_and_robots_go_back() -> None:
    """A-51: at the last move of the bid, with no penalty."""
    table = Table().begin().give(1, 1)
    start = table.state.tokens
    table.bids((A, 1), (B, 2)).run_out()
    table.do(A, table.may(A)[0])
    assert [trial.outcome for trial in table.round.trials] == ["failed"]
    assert tuple(robot.cell for robot in table.view(None).robots) == start
    assert [len(seat.chips) for seat in table.view(None).seats] == [1, 1]


def test_next_bidder_wins_after_a_failure() -> None:
    """A-T22, A-51, A-52, A-54: A bid too low and fails; B needs fewer than bid and succeeds."""
    table = Table().begin()
    route = table.way()
    need = len(route.split())
    start = table.state.tokens
    table.bids((A, need - 1), (B, need + 1)).run_out()
    wrong = next(
        action for action in table.may(A) if isinstance(action, Move) and action.move != route[:2]
    )
    table.do(A, wrong)
    while table.round.trial and table.round.trial.seat == A:
        table.do(A, GiveUp(NOW))
    assert tuple(robot.cell for robot in table.view(None).robots) == start
    table.moves(B, route)
    assert table.view(None).seats[B].chips == (table.state.history[0].chip,)
    assert table.state.tokens != start
    assert tuple(robot.cell for robot in table.view(None).robots) == table.state.tokens


def test_chip_goes_back_when_all_fail() -> None:
    """A-T23, A-53: 17 - won chips face down again, robots on tokens, scores as before."""
    table = Table().give(1, 0).begin()
    start, chip = table.state.tokens, table.round.chip
    assert table.view(None).face_down == 15
    table.bids((A, 4), (B, 6)).run_out().do(A, GiveUp(NOW)).do(B, GiveUp(NOW))
    assert table.state.history[-1].outcome == "failed"
    assert table.state.history[-1].winner is None
    assert table.state.tokens == start
    assert table.view(None).face_down == 15
    assert table.round.chip != chip
    assert [len(seat.chips) for seat in table.view(None).seats] == [1, 0]


def test_winner_takes_the_chip_and_the_next_one_follows() -> None:
    """A-54: robots stay, tokens follow, the next chip is another one."""
    table = Table().begin()
    chip = table.round.chip
    route = table.way()
    end = table.win(A).state.tokens
    assert table.state.history[0].tokens != end
    assert table.state.history[0].trials[-1].route == tuple(route.split())
    assert table.view(B).seats[A].chips == (chip,)
    assert table.round.number == 2
    assert table.round.chip != chip


def test_demonstration_has_its_own_clock() -> None:
    """A-55: 60 s each from its start; running out is a failure."""
    table = Table().begin().do(A, Bid(4, NOW), at=0).do(B, Bid(6, NOW), at=1).at(60.001)
    assert table.deadline_s == 120
    assert table.at(120).view(None).trial is not None
    table.at(120.001)
    assert [trial.outcome for trial in table.round.trials] == ["timed_out"]
    assert table.view(None).order == (B,)
    assert table.deadline_s == 180
    assert Table(trial_s=0).begin().bids((A, 4)).run_out().deadline_s is None


def test_leaving_fails_the_own_demonstration() -> None:
    """A-55: the next bidder follows at once; another seat's leaving changes nothing."""
    table = Table(seats=3).begin().bids((A, 4), (B, 6)).run_out()
    table.do(C, Leave())
    assert table.view(None).order == (A, B)
    table.do(A, Leave())
    assert [trial.outcome for trial in table.round.trials] == ["left"]
    assert table.view(None).order == (B,)


def test_absent_bidder_fails_when_the_turn_comes() -> None:
    """A-55: unless back by then."""
    gone = Table(seats=3).begin().bids((A, 4), (B, 6)).do(A, Leave()).run_out()
    assert [(it.seat, it.outcome) for it in gone.round.trials] == [(A, "left")]
    back = Table(seats=3).begin().bids((A, 4), (B, 6)).do(A, Leave()).do(A, Join()).run_out()
    assert back.view(None).order == (A, B)


def test_no_undo_in_a_demonstration() -> None:
    """A-55: moves and giving up is all there is, and only for the seat that shows."""
    table = Table(scratch="private").begin().bids((A, 9), (B, 9)).run_out()
    assert {type(action) for action in table.may(A)} == {Move, GiveUp, Leave}
    assert table.may(B) == (Leave(),)
    move = table.may(A)[0]
    assert table.refusal(B, move).code == "not-your-trial"
    assert table.refusal(B, GiveUp(NOW)).code == "not-your-trial"


def test_move_dearer_than_what_is_left_is_refused() -> None:
    """A-50, A-100: passing a wall may cost more than the bid has left."""
    for at in range(60):
        table = Table(extra_robot="transparent", seed=f"ghost/{at}").begin().bids((A, 1)).run_out()
        position = table.state.position()
        dear = [move for move in legal_moves(position, begin(position), "t") if move.passes]
        if dear:
            error = table.refusal(A, Move(write_move(dear[0]), NOW))
            assert error.code == "price-over-bid"
            assert error.params["left"] == 1
            assert Move(write_move(dear[0]), 1) not in table.may(A)
            return
    pytest.fail("no seed has a wall to pass")


def test_wrong_robot_on_the_target_goes_on() -> None:
    """A-T30, A-20: a red chip, and blue stops on its target; nothing happens."""
    table = Table(board="1A2B3A4B", ricochet="none").begin()
    goal = table.state.printed.targets[0]
    blue, way = next(
        (cell, way)
        for cell in start_cells("1A2B3A4B")
        for way in DIRECTIONS
        if paths_of(table.state.printed, "b").slide(0, cell, way) == goal.cell
    )
    far = [cell for cell in start_cells("1A2B3A4B") if abs(cell - blue) > 40][:3]
    table.set(tokens=(far[0], blue, *far[1:]), round=replace(table.round, chip=0))
    assert goal.robot == "r"
    table.bids((A, 9)).run_out().do(A, Move(f"b{way.name}", NOW))
    assert table.phase == "trial"
    assert table.view(None).robots[1].cell == goal.cell


def test_newcomer_may_bid_at_once() -> None:
    """A-57: no chips; the number of seats grows."""
    table = Table(seats=2).give(3, 2).begin().bids((A, 9))
    assert table.may(C) == (Join(),)
    assert table.may(3) == ()
    table.do(C, Join(), at=5).do(C, Bid(4, NOW), at=6)
    assert table.state.seats[C] == Seat()
    assert table.view(None).order[0] == C


def test_joining_goes_up_to_99_seats() -> None:
    """A-57."""
    table = Table(seats=99)
    assert table.may(99) == ()
    assert table.refusal(99, Join()).code == "table-full"
    assert table.refusal(0, Join()).code == "already-there"
    assert Table(seats=2).refusal(7, Join()).code == "no-such-seat"
    assert Table(seats=2).refusal(7, Leave()).code == "no-such-seat"


@pytest.mark.parametrize(("vote", "voices"), [("all", 3), ("majority", 2), ("off", 3)])
def test_without_a_clock_the_others_may_end_a_demonstration(vote: str, voices: int) -> None:
    """A-55: the next bidder's turn comes; the seat itself can give up instead."""
    table = Table(seats=4, trial_s=0, skip_vote=vote).begin().bids((A, 5), (B, 6)).run_out()
    assert Skip(1) not in table.may(A)
    assert table.refusal(A, Skip(NOW)).code == "no-skip"
    for seat in (B, C, 3)[:voices]:
        assert table.view(None).trial == table.view(A).trial
        assert Skip(1) in table.may(seat)
        table.do(seat, Skip(NOW))
    trial = table.round.trial
    assert trial is not None
    assert (trial.seat, table.round.trials[0].outcome, table.state.votes) == (B, "timed_out", ())


def test_who_leaves_is_not_waited_for_in_that_vote() -> None:
    """A-55; with a clock there is none."""
    table = Table(seats=3, trial_s=0).begin().bids((A, 5)).run_out().do(B, Skip(NOW))
    table.do(C, Leave())
    assert table.state.history[0].trials[0].outcome == "timed_out"
    timed = Table(seats=3).begin().bids((A, 5)).run_out()
    assert timed.refusal(B, Skip(NOW)).code == "no-skip"
