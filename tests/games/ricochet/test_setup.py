"""Material and set-up: rows A-01 .. A-07."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.ricochet.table import NOW, A, B, C, Table

from carom.core.errors import OptionError
from carom.games.ricochet import GAME
from carom.games.ricochet.actions import Bid, Place, Ready, Start
from carom.games.ricochet.board import CENTRE, board_codes, board_of
from carom.games.ricochet.options import Options
from carom.games.ricochet.placing import start_cells


def test_first_edition_makes_96_boards() -> None:
    """A-01: six orders of the quarters times a side of each."""
    codes = board_codes("AB")
    assert len(set(codes)) == 96
    assert all(code.startswith("1") for code in codes)
    assert len({board_of(code).walls for code in codes}) == 96


def test_board_is_drawn_from_the_chosen_set() -> None:
    """A-01: ``board_set`` says of which faces; a code fixes the board."""
    for board_set, faces in (("first", "AB"), ("second", "CD"), ("any", "ABCD")):
        drawn = {Table(board_set=board_set, seed=str(at)).state.board for at in range(40)}
        assert drawn <= set(board_codes(faces))
        assert len(drawn) > 20
    assert Table(board="4D3C2B1A").state.board == "4D3C2B1A"


def test_free_board_has_the_size_asked_for_and_no_seed_in_its_code() -> None:
    """A-01: the code of a free board holds a token; the game's seed cannot be read from it."""
    seed = "0123456789abcdef"
    state = Table(board_set="free", rows=9, columns=12, wall_percent=20, seed=seed).state
    assert (state.printed.rows, state.printed.columns) == (9, 12)
    assert state.board.startswith("free-9x12-20-")
    assert seed not in state.board


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"board": "1A1B2A3B"}, "bad-option"),
        ({"board": "free-99x99-0-0123456789abcdef"}, "bad-option"),
        ({"board_set": "free", "rows": 2, "columns": 2}, "board-too-small"),
        ({"board_set": "free", "rows": 2, "columns": 3, "extra_robot": "both"}, "board-too-small"),
    ],
)
def test_set_up_refuses_boards_that_cannot_be(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as caught:
        Table(**changes)
    assert caught.value.code == code


def test_every_size_with_room_for_the_robots_can_be_played() -> None:
    for rows in range(2, 33, 3):
        for columns in (3, 7, 32):
            state = Table(board_set="free", rows=rows, columns=columns).begin().state
            assert state.round is not None


@pytest.mark.parametrize("seats", [0, 100])
def test_set_up_refuses_numbers_of_seats_out_of_range(seats: int) -> None:
    with pytest.raises(OptionError, match=r"1\.\.99"):
        GAME.setup(Options(), seats, "t")


def test_centre_takes_no_robot() -> None:
    """A-02: no robot starts in the closed centre, and none can enter it."""
    board = board_of("1A2B3A4B")
    assert board.closed == CENTRE
    assert all(board.walls[cell] == 15 for cell in CENTRE)
    assert not set(CENTRE) & set(start_cells("1A2B3A4B"))


@pytest.mark.parametrize(
    ("extra", "robots"),
    [("none", "rbgy"), ("neutral", "rbgyk"), ("transparent", "rbgyt"), ("both", "rbgykt")],
)
def test_extra_robots_join_the_four(extra: str, robots: str) -> None:
    """A-03: four robots, and up to two more."""
    table = Table(extra_robot=extra)
    assert "".join(robot.robot for robot in table.view(A).robots) == robots
    assert len(set(table.state.tokens)) == len(robots)


def test_no_robot_starts_on_a_symbol_and_no_two_on_one_cell() -> None:
    """A-04: whatever the seed."""
    for at in range(200):
        state = Table(extra_robot="both", board_set="any", seed=str(at)).state
        symbols = {target.cell for target in state.printed.targets}
        assert len(set(state.tokens)) == 6
        assert not set(state.tokens) & (symbols | set(CENTRE))


def test_starts_are_uniform_over_the_free_cells() -> None:
    """A-04: 17 symbols and 4 centre cells leave 235; red meets nearly all in 3000 set-ups."""
    reds = {Table(board="1A2B3A4B", seed=str(at)).state.tokens[0] for at in range(3000)}
    assert len(start_cells("1A2B3A4B")) == 235
    assert len(reds) > 230


def test_seats_place_the_robots_themselves() -> None:
    """A-04: with ``start=chosen`` any seat puts down any robot, once, on an open plain cell."""
    table = Table(start="chosen", board="1A2B3A4B")
    symbol = table.state.printed.targets[0].cell
    assert table.phase == "placing"
    assert len(table.may(A)) == 4 * 235 + 1
    table.do(A, Place("g", 0)).do(B, Place("r", 1))
    assert table.refusal(A, Place("b", 0)).code == "cell-taken"
    assert table.refusal(A, Place("g", 5)).code == "robot-placed"
    assert table.refusal(A, Place("k", 5)).code == "no-such-robot"
    assert table.refusal(A, Place("b", symbol)).code == "bad-start-cell"
    assert table.refusal(A, Place("b", 119)).code == "bad-start-cell"
    assert table.refusal(A, Place("b", 1023)).code == "bad-start-cell"
    assert table.refusal(A, Ready(NOW)).code == "not-waiting"
    table.do(A, Place("b", 2)).do(A, Place("y", 3))
    assert table.phase == "ready"
    assert table.state.tokens == (1, 2, 0, 3)
    assert table.refusal(A, Place("y", 4)).code == "not-placing"


def test_tokens_keep_the_start_of_the_round() -> None:
    """A-05: a view shows each robot beside its token, also in the middle of a demonstration."""
    table = Table().begin().bids((A, 9)).run_out()
    start = table.state.tokens
    table.do(A, table.may(A)[0])
    robots = table.view(B).robots
    assert tuple(robot.token for robot in robots) == start
    assert tuple(robot.cell for robot in robots) != start


def test_printed_boards_have_17_different_chips() -> None:
    """A-06: four colours by four symbols and the vortex."""
    for code in board_codes("ABCD")[::37]:
        chips = [(target.robot, target.symbol) for target in board_of(code).targets]
        assert len(set(chips)) == len(chips) == 17
        assert chips[-1] == ("*", "vortex")


def test_chips_come_up_uniformly_from_those_face_down() -> None:
    """A-06: over many seeds every chip comes first about equally often."""
    first = [Table(seed=f"first/{at}").begin().round.chip for at in range(1700)]
    counts = [first.count(chip) for chip in range(17)]
    assert min(counts) > 60
    assert max(counts) < 145


def test_each_draw_has_a_name_of_its_own() -> None:
    """A-06: who bids when does not change which chip comes next."""
    early, late = Table(seats=3).begin(1).win(A), Table(seats=3).begin(77).bids((C, 30)).win(A)
    assert early.round.chip == late.round.chip


def test_first_chip_waits_for_everyone() -> None:
    """A-07: it is turned up when the last seat says ready."""
    table = Table(seats=3)
    table.do(A, Ready(NOW), 1).do(C, Ready(NOW), 2)
    assert table.phase == "ready"
    assert table.refusal(A, Ready(NOW)).code == "already-said"
    assert table.refusal(A, Bid(3, NOW)).code == "no-chip-up"
    assert [seat.has_spoken for seat in table.view(None).seats] == [True, False, True]
    table.do(B, Ready(NOW), 9)
    assert table.phase == "thinking"
    assert table.round.opened_ms == 9000


def test_host_starts_without_waiting() -> None:
    """A-07: the lowest seat that is there may; another is refused."""
    table = Table(seats=3)
    assert table.refusal(B, Start(NOW)).code == "not-host"
    assert table.do(A, Start(NOW)).phase == "thinking"


def test_a_table_that_asked_everyone_opens_the_game_itself() -> None:
    """A-07: the ready of a lobby counts; robots to be placed come first."""
    table = Table(seats=3)
    ((seat, action),) = GAME.opening(table.state)
    assert GAME.apply(table.state, seat, action, 0).phase == "thinking"
    assert GAME.opening(Table(start="chosen").state) == ()


def test_later_chips_wait_only_when_asked_to() -> None:
    """A-07: ``next_chip=when_ready`` asks before each chip."""
    table = Table(next_chip="when_ready").begin().win(A)
    assert table.phase == "ready"
    assert table.view(A).last_round is not None
    assert table.do(A, Ready(NOW)).do(B, Ready(NOW)).round.number == 2
    assert Table().begin().win(A).phase == "thinking"
