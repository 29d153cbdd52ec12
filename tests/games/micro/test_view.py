"""What a view shows and never shows."""

from __future__ import annotations

import msgspec
from tests.games.micro.table import LEAVE, A, B, K, Table, move, puzzle, shortest_ways

from carom.games.micro import GAME
from carom.games.micro.actions import Move
from carom.games.micro.board import board_of
from carom.games.micro.view import View
from carom.games.micro.viewed import board_in, past_puzzle_in, puzzle_in


def text(view: View) -> str:
    return msgspec.json.encode(view).decode()


def test_seed_is_in_no_view() -> None:
    """Nor is anything from which the board was drawn."""
    for tiles in ("printed", "random"):
        table = Table(seed="secret-seed-7", board="", tiles=tiles).begin().wins(A)
        for viewer in (None, A, B):
            assert "secret-seed-7" not in text(table.view(viewer))


def test_the_running_round_tells_nothing_a_solver_knows() -> None:
    """Two targets at different distances make views that differ in the target's cell alone."""
    near = Table().asks("W6", "B6").view(A)
    far = Table().asks("W6", "Y2").view(A)
    assert msgspec.structs.replace(far, target=near.target) == near


def test_view_offers_what_the_viewer_may_do() -> None:
    table = Table(seats=2).asks("W6", "B2")
    assert table.view(A).may == ("call", "skip", "leave")
    assert table.view(A).call_max == 99
    assert table.view(None).may == ()
    assert table.view(2).may == ("join",)
    table.call(A, 2)
    assert table.view(A).may == ("move", "give_up", "leave")
    assert table.view(B).may == ("leave",)
    assert [choice.move for choice in table.view(A).moves] == ["B6", "W1"]
    assert table.view(B).moves == ()
    assert table.view(None).moves == ()


def test_moves_that_are_offered_are_a_part_of_those_taken() -> None:
    """B-12: a step that the dice forbid is taken, and costs, but is not offered."""
    table = Table().asks("W6", "B2").call(A, 2)
    taken = {action.move for action in table.may(A) if isinstance(action, Move)}
    assert len(taken) == 35
    assert {choice.move for choice in table.view(A).moves} < taken


def test_view_draws_the_board_without_knowing_more() -> None:
    view = Table().asks("W6", "B2").view(None)
    assert view.board.dice[:6] == ("W6", "B6", "B2", "P5", "P2", "P3")
    assert len(view.board.dice) == 36
    assert (view.robot, view.start, view.target, view.waypoint) == (0, 0, 2, None)
    assert (view.stock, view.round_number, view.reason) == (25, 1, "")


def test_robot_moves_in_a_demonstration_and_its_token_stays() -> None:
    table = Table().asks("W6", "B2").call(A, 2).goes(A, "B6")
    view = table.view(None)
    assert (view.robot, view.start) == (1, 0)
    assert view.trial is not None
    assert (view.trial.route, view.trial.number, view.trial.called_ms) == (("B6",), 2, 0)


def test_view_tells_the_clock_as_time_left() -> None:
    view = Table().asks("W6", "B2").call(A, 7, at=10).at(30).view(B)
    assert (view.clock_ms, view.remaining_ms) == (30_000, 10_000)


def test_the_last_round_tells_all_that_happened() -> None:
    """B-12, B-13, B-18: so that nobody asks why; solvers elsewhere find the shortest ways."""
    table = Table(seats=3).asks("W6", "G3").give(2, 1, 1).call(A, 3, at=5)
    table.call(B, 4, at=5.25).goes(A, "W1 B1").do(A, move("G6"), at=9)
    view = table.view(None)
    past = view.last_round
    assert past is not None
    trial = past.trials[0]
    assert (past.opened_ms, past.closed_ms, past.outcome) == (0, 9000, "failed")
    assert (trial.number, trial.route, trial.fault) == (3, ("W1", "B1"), "G6")
    assert [(rival.seat, rival.after_ms) for rival in trial.rivals] == [(B, 250)]
    assert trial.penalty is not None
    assert (trial.penalty.receiver, trial.penalty.reason) == (B, "next_seat")
    asked = past_puzzle_in(view, past)
    assert asked == puzzle("W6", "G3")
    assert shortest_ways(asked) == ["W1 B1 B3 G3"]


def test_a_view_alone_gives_the_puzzle() -> None:
    table = Table(expert="on")
    assert puzzle_in(table.view(A)) is None
    view = table.asks("R3", "B1", "G3").view(A)
    assert puzzle_in(view) == table.state.position()
    assert board_in(view) == board_of(K)


def test_all_rounds_are_shown_at_the_end_only() -> None:
    table = Table(rounds=2).begin().wins(A)
    assert table.view(None).rounds == ()
    table.wins(B)
    assert table.view(None).rounds == table.state.history


def test_views_are_small() -> None:
    """A few kilobytes, also for many seats, so that it can go to every viewer."""
    table = Table(seats=5).begin().fails(A)
    assert len(text(table.view(A))) < 3_000


def test_a_seat_that_left_sees_what_a_spectator_sees_and_may_come_back() -> None:
    table = Table(seats=3).begin().do(B, LEAVE)
    view = table.view(B)
    assert view.may == ("join",)
    spectated = msgspec.structs.replace(GAME.view(table.state, None), seat=B, may=("join",))
    assert view == spectated
