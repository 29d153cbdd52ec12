"""What counts as solved: rows A-20, A-21, A-30 .. A-37, examples A-T1 .. A-T4, A-T9 .. A-T11."""

from __future__ import annotations

import pytest
from tests.games.ricochet.table import A, Table, minimum, puzzle, shown

from carom.games.ricochet.alone import is_trivial
from carom.games.ricochet.attempt import begin

RULES = ("none", "no_one_move", "turn")


def solved_under(robots: str, target: str, route: str, walls: str = "") -> list[str]:
    """Return the values of ``ricochet`` under which a route solves it with its last move."""
    return [
        rule for rule in RULES if shown(puzzle(robots, target, walls, ricochet=rule), route).solved
    ]


def test_straight_way_counts_only_without_the_rule() -> None:
    """A-T1, A-30, A-31: r a1, target p1."""
    assert solved_under("ra1", "rp1", "rE") == ["none"]
    assert solved_under("ra1", "rp1", "rS rE rN") == ["none", "no_one_move", "turn"]
    assert minimum(puzzle("ra1", "rp1"), 5) == 3
    assert minimum(puzzle("ra1", "rp1", ricochet="none"), 5) == 1


def test_other_ways_of_the_straight_example() -> None:
    """A-T1, A-34: rE stops on the target in passing; rS rN then make it count."""
    assert shown(puzzle("ra1", "rp1"), "rE rS rN").solved


def test_helper_first_then_straight_in_is_no_ricochet() -> None:
    """A-T2, A-32: b stops on l6, r on k6; under ``turn`` there is no way within 9."""
    walls = "Sl6"
    assert solved_under("ra6 bl1", "rk6", "bS rE", walls) == ["none", "no_one_move"]
    assert minimum(puzzle("ra6 bl1", "rk6", walls), 9) is None


def test_out_and_straight_back_is_no_ricochet() -> None:
    """A-T3, A-33: r f4, target p4."""
    assert solved_under("rf4", "rp4", "rW rE") == ["none", "no_one_move"]
    assert minimum(puzzle("rf4", "rp4", ricochet="none"), 3) == 1
    assert minimum(puzzle("rf4", "rp4", ricochet="no_one_move"), 3) == 2


def test_one_turn_counts_under_every_rule() -> None:
    """A-T4, A-31: r a1, target p16."""
    assert solved_under("ra1", "rp16", "rE rS") == list(RULES)


def test_vortex_takes_any_robot_and_asks_each_for_its_own_turn() -> None:
    """A-T9, A-21, A-36: blue goes straight, green turns."""
    assert solved_under("bp4 gd4", "*p16", "bS") == ["none"]
    assert solved_under("bp4 gd4", "*p16", "gS gE") == list(RULES)
    assert solved_under("bp4 gd4", "*p16", "gS gW bS") == ["none", "no_one_move"]


@pytest.mark.parametrize("robot", ["k", "t"])
def test_vortex_takes_the_extra_robots_too(robot: str) -> None:
    """A-21, A-03."""
    assert solved_under(f"ra1 {robot}d4", "*p16", f"{robot}S {robot}E") == list(RULES)


def test_standing_on_the_target_is_no_success() -> None:
    """A-T10, A-37: it must leave and come back."""
    position = puzzle("rp16", "rp16")
    assert not begin(position).solved
    assert minimum(position, 6) == 4
    assert minimum(puzzle("rp16", "rp16", ricochet="none"), 6) == 2
    assert shown(position, "rW rN rE rS").solved
    assert shown(puzzle("rp16", "rp16", ricochet="none"), "rN rS").solved


def test_early_stop_on_the_target_does_not_end_the_attempt() -> None:
    """A-T11, A-34: k1, k6, k1 with walls E of k1 and S of k6."""
    position = puzzle("rc1", "rk1", "Ek1 Sk6")
    assert not shown(position, "rE").solved
    assert not shown(position, "rE rS").solved
    assert shown(position, "rE rS rN").solved
    assert shown(position, "rE rS rN").spent == 3


def test_only_the_robot_of_the_chip_solves_it() -> None:
    """A-T30, A-20: blue on red's target does nothing, and the demonstration goes on."""
    position = puzzle("ra2 ba1", "rp16", ricochet="none")
    attempt = shown(position, "bE bS")
    assert not attempt.solved
    assert shown(position, "bE bS bN rE rS").solved


def test_turn_lies_before_the_last_stop_and_nothing_is_carried_over() -> None:
    """A-35: the account of axes is empty at the start of each demonstration."""
    table = Table(seats=2, seed="x").begin().bids((A, 1), (1, 30)).run_out()
    assert table.round.trial is not None
    table.do(A, table.may(A)[0])
    trial = table.round.trial
    assert trial is not None
    assert trial.seat == 1
    assert set(trial.attempt.axes) == {0}
    assert trial.attempt.cells == table.state.tokens


def test_trivial_chips_are_those_on_or_one_move_away() -> None:
    """A-37: standing on the target, or one slide from it, turn or not."""
    assert is_trivial(puzzle("rp16", "rp16"))
    assert is_trivial(puzzle("ra1", "rp1"))
    assert not is_trivial(puzzle("ra1", "rp16"))
    assert not is_trivial(puzzle("ra1 bp1", "rp1"))
    assert is_trivial(puzzle("ra5 bp1 td1", "*p16", ricochet="none"))


def test_trivial_chips_are_not_drawn_when_asked_so() -> None:
    """A-37: ``skip_trivial=on`` draws another chip while there is one."""
    seen = {"on": 0, "off": 0}
    for skip in seen:
        for at in range(150):
            table = Table(skip_trivial=skip, seed=f"trivial/{at}").begin()
            seen[skip] += is_trivial(table.state.position())
    assert seen["on"] == 0
    assert seen["off"] > 0
