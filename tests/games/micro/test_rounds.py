"""Set-up, dice, the end of rounds and of the game: B-01, B-03 .. B-05, B-14 .. B-17, B-20."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.micro.table import JOIN, LEAVE, READY, SKIP, START, A, B, C, D, K, Table

from carom.core.chance import Draw
from carom.core.errors import OptionError
from carom.games.micro import GAME
from carom.games.micro.board import CELLS, board_of, make_board
from carom.games.micro.options import PRESETS
from carom.games.micro.paths import distance
from carom.games.micro.rolling import rolled, target_cells
from carom.games.micro.rounds import given_up_targets


def board_code(seed: str, **changes: Any) -> str:
    """Return the board that a game lays."""
    return Table(seed=seed, board="", **changes).state.board


def test_the_side_is_drawn_or_chosen() -> None:
    """B-01: about half and half; all four boards show the same side."""
    seeds = [str(number) for number in range(60)]
    sides = Counter(board_code(seed)[0] for seed in seeds)
    assert sides["B"] >= 15
    assert sides["C"] >= 15
    assert {board_code(seed, side="copper")[0] for seed in seeds} == {"C"}
    assert len({board_code(seed, side="black") for seed in seeds}) >= 55


def test_a_random_layout_is_whole_and_does_not_tell_the_seed() -> None:
    """B-01, B-02, ``tiles=random``."""
    code = board_code("a-secret", tiles="random")
    assert "a-secret" not in code
    assert board_of(code).is_connected
    assert code != board_code("another", tiles="random")


def test_a_board_in_parts_is_refused() -> None:
    """B-01, B-17: here 24 fields cannot be reached from the others."""
    rows = ["R1 R2 R3 R4 R5 R6", "B1 B2 B3 B4 B5 B6", "Y4 Y5 Y6 Y1 Y2 Y3"]
    rows += ["G4 G5 G6 G1 G2 G3", "P2 P3 P1 P5 P6 P4", "W3 W1 W2 W6 W4 W5"]
    code = "".join(rows).replace(" ", "")
    assert not make_board(" ".join(rows).split()).is_connected
    with pytest.raises(OptionError) as caught:
        Table(board=code)
    assert caught.value.code == "board-in-parts"


@pytest.mark.parametrize("code", ["B1N1N3N4N", "R1" * 36])
def test_a_code_of_no_board_is_refused(code: str) -> None:
    """B-01, B-02."""
    with pytest.raises(OptionError) as caught:
        Table(board=code)
    assert caught.value.code == "bad-option"


def test_start_and_target_are_rolled_with_two_fair_dice() -> None:
    """B-03, B-04: every field comes up; chi-square over 35 degrees of freedom below 66.6."""
    board = board_of(K)
    draw = Draw("dice", "many")
    found = Counter(rolled(draw, board, range(CELLS)) for _ in range(3600))
    assert sum((found[cell] - 100) ** 2 / 100 for cell in range(CELLS)) < 66.6


def test_dice_that_show_the_start_are_rolled_again() -> None:
    """B-T23, B-05: found among games whose first roll shows the start."""
    board = board_of(K)
    again = 0
    for number in range(200):
        seed, start = str(number), number % CELLS
        first = rolled(Draw(seed, "target/1"), board, range(CELLS))
        target = Table(seed=seed).set(start=start).begin().round.target
        assert target != start
        assert target == first or first == start
        again += first == start
    assert again > 0


@pytest.mark.parametrize("least", [1, 2, 3])
def test_targets_have_a_least_distance(least: int) -> None:
    """B-05."""
    board = board_of(K)
    for start in range(CELLS):
        cells = target_cells(K, start, least)
        away = [distance(board, start, cell) for cell in range(CELLS)]
        assert cells == {cell for cell in range(CELLS) if (away[cell] or 0) >= least}


def test_where_nothing_is_far_enough_the_farthest_fields_do() -> None:
    """B-05: asked for 99 moves; from W6 the farthest field is 8 away."""
    board = board_of(K)
    assert target_cells(K, board.cell_of("W6"), 99) == {board.cell_of("Y2")}


def test_the_first_target_waits_for_everyone() -> None:
    """B-04: or for the host."""
    table = Table()
    assert (table.phase, table.view(A).target) == ("ready", None)
    assert table.view(A).may == ("ready", "start", "leave")
    assert table.do(B, READY, at=1).phase == "ready"
    assert table.refusal(B, READY).code == "already-said"
    assert table.refusal(B, START).code == "not-host"
    table.do(A, READY, at=2)
    assert (table.phase, table.round.opened_ms) == ("thinking", 2000)
    assert table.refusal(A, READY).code == "not-waiting"
    assert table.refusal(A, START).code == "not-waiting"


@pytest.mark.parametrize("next_target", ["at_once", "when_ready"])
def test_later_targets_wait_or_not(next_target: str) -> None:
    """B-04."""
    table = Table(next_target=next_target).begin().wins(A)
    assert table.phase == ("thinking" if next_target == "at_once" else "ready")
    assert table.view(None).robot == table.state.start == table.last.target


def test_after_success_the_target_is_the_next_start() -> None:
    """B-14."""
    table = Table().asks("W6", "B2").call(A, 2).goes(A, "B6 B2")
    assert table.start == "B2"
    assert table.round.number == 2


def test_five_tokens_win() -> None:
    """B-15."""
    table = Table(seats=3).begin().give(4, 4, 0).wins(B)
    assert (table.phase, table.result.reason) == ("over", "tokens")
    assert [score.points for score in table.result.scores] == [4, 5, 0]
    assert Table(tokens_to_win=2).begin().give(1, 0).wins(A).phase == "over"


def test_the_last_token_of_the_stock_ends_the_game() -> None:
    """B-T24, B-16: seven seats, 24 handed out; five share the victory with 4."""
    table = Table(seats=7).begin().give(4, 4, 4, 4, 3, 3, 2).wins(4)
    assert table.phase == "over"
    assert table.result.reason == "stock"
    assert [score.rank for score in table.result.scores] == [1, 1, 1, 1, 1, 6, 7]


def test_a_number_of_rounds_may_end_the_game() -> None:
    """B-16, ``rounds``: skipped ones count as well."""
    table = Table(rounds=2).begin().wins(B).do(A, SKIP).do(B, SKIP)
    assert (table.phase, table.result.reason) == ("over", "rounds")
    assert [score.rank for score in table.result.scores] == [2, 1]
    assert len(table.view(None).rounds) == 2


def test_all_agree_on_another_target() -> None:
    """B-17: same start, nobody pays."""
    table = Table(seats=3).asks("W6", "B2").give(2, 1, 0)
    table.do(A, SKIP).do(B, SKIP)
    assert [seat.has_spoken for seat in table.view(None).seats] == [True, True, False]
    assert table.refusal(A, SKIP).code == "already-said"
    table.do(C, SKIP)
    assert table.last.outcome == "skipped"
    assert (table.start, table.tokens) == ("W6", [2, 1, 0])


def test_a_target_given_up_is_not_rolled_again_from_the_same_start() -> None:
    """B-17: while there are others; a demonstration, which moves the start, forgets them."""
    table = Table(seats=1).begin()
    for _ in range(34):
        table.do(A, SKIP)
    assert len({past.target for past in table.state.history} | {table.round.target}) == 35
    assert table.do(A, SKIP).round.number == 36
    table.fails(A)
    assert given_up_targets(table.state) == frozenset()


def test_a_call_ends_the_vote() -> None:
    """B-17: no other target while somebody shows a way."""
    table = Table(seats=3).asks("W6", "B2").do(A, SKIP).call(B, 2)
    assert table.state.votes == ()
    assert table.refusal(A, SKIP).code == "no-other-target"


@pytest.mark.parametrize(("skip_vote", "voices"), [("all", 3), ("majority", 2), ("off", 3)])
def test_without_a_clock_the_others_may_end_a_demonstration(skip_vote: str, voices: int) -> None:
    """B-12: all or most of them, who has failed too; the seat itself can give up instead."""
    table = Table(seats=4, demo_s=0, skip_vote=skip_vote, after_fail="others_continue")
    table.begin().fails(B).call(A, 9)
    assert table.action(SKIP) not in table.may(A)
    assert table.refusal(A, SKIP).code == "no-other-target"
    for seat in (B, C, D)[:voices]:
        assert table.phase == "trial"
        assert "skip" in table.view(seat).may
        table.do(seat, SKIP)
    assert (table.phase, table.round.trials[-1].outcome) == ("thinking", "timed_out")
    assert table.state.votes == ()


def test_who_has_left_is_not_waited_for_in_that_vote() -> None:
    """B-12; and who joins is."""
    table = Table(seats=3, demo_s=0).begin().call(A, 9).do(B, SKIP).do(C, LEAVE)
    assert (table.phase, table.last.trials[-1].outcome) == ("thinking", "timed_out")
    table = Table(seats=2, demo_s=0).begin().call(A, 9).do(2, JOIN).do(B, SKIP)
    assert table.phase == "trial"
    assert table.do(2, SKIP).phase == "thinking"


def test_alone_nobody_ends_a_demonstration_but_oneself() -> None:
    """B-12."""
    table = Table(seats=1, demo_s=0).begin().call(A, 9)
    assert table.refusal(A, SKIP).code == "no-other-target"


def test_without_a_clock_the_others_may_end_a_choice() -> None:
    """B-13: it falls to the next seat then, as after a clock."""
    table = Table(seats=3, demo_s=0, penalty_tie="giver_chooses").begin()
    table.set(
        seats=tuple(
            replace(seat, tokens=seat.tokens + (at == A))
            for at, seat in enumerate(table.state.seats)
        )
    )
    table.fails(A)
    assert (table.phase, table.action(SKIP) in table.may(A)) == ("choosing", False)
    table.do(B, SKIP).do(C, SKIP)
    penalty = table.last.trials[-1].penalty
    assert penalty is not None
    assert (penalty.receiver, penalty.reason) == (B, "next_seat")


@pytest.mark.parametrize(("skip_vote", "voices"), [("all", 4), ("majority", 3), ("off", None)])
def test_how_many_must_agree(skip_vote: str, voices: int | None) -> None:
    """B-17."""
    table = Table(seats=4, skip_vote=skip_vote).begin()
    if voices is None:
        assert table.refusal(A, SKIP).code == "no-other-target"
        assert table.action(SKIP) not in table.may(A)
        return
    for seat in range(voices):
        assert table.round.number == 1
        table.do(seat, SKIP)
    assert table.round.number == 2


def test_time_without_a_call_may_be_limited() -> None:
    """B-17, ``think_s``: no token moves, and the game waits until somebody is there."""
    table = Table(think_s=60).asks("W6", "B2").at(60)
    assert table.phase == "thinking"
    table.at(60.001)
    assert (table.phase, table.last.outcome, table.start) == ("ready", "no_call", "W6")
    assert table.at(9_999).phase == "ready"
    assert table.begin(at=10_000).deadline_s == 10_060


def test_where_nobody_calls_in_time_no_target_is_rolled_unasked() -> None:
    """B-17, though ``next_target=at_once``: nobody may be there, for a year."""
    table = Table(think_s=1, next_target="at_once").begin().at(365 * 24 * 3600)
    assert (table.phase, len(table.state.history), table.deadline_s) == ("ready", 1, None)
    again = Table(think_s=1, next_target="at_once", skip_vote="all").begin()
    again.do(A, SKIP).do(B, SKIP)
    assert again.phase == "thinking"


def test_the_time_for_a_call_starts_anew_for_the_others() -> None:
    """B-14, B-17."""
    table = Table(think_s=60, after_fail="others_continue").begin().at(50).fails(A)
    assert table.deadline_s == 110


def test_the_waypoint_is_neither_start_nor_target() -> None:
    """B-20: in all of many rounds; classic has none."""
    for number in range(150):
        table = Table(preset="expert", seed=str(number)).begin()
        it = table.round
        assert it.waypoint is not None
        assert len({table.state.start, it.target, it.waypoint}) == 3
    assert Table().begin().round.waypoint is None


def test_in_the_expert_variant_the_next_start_is_the_target() -> None:
    """B-20."""
    table = Table(preset="expert").begin()
    target = table.round.target
    assert table.wins(A).state.start == target


def test_alone_one_practises() -> None:
    """B-12, B-16: the preset ``solo``: ten targets; a failure costs nothing."""
    table = Table(seats=1, preset="solo").begin().wins(A).begin().fails(A)
    assert table.tokens == [1]
    while table.phase != "over":
        table.begin().wins(A)
    assert len(table.state.history) == 10
    assert table.result.scores[0].points == 9


def test_99_seats_play_and_100_do_not() -> None:
    table = Table(seats=99).begin().wins(98)
    assert table.tokens[98] == 1
    for seats in (0, 100):
        with pytest.raises(OptionError):
            GAME.setup(PRESETS["classic"], seats, "t")
