from collections.abc import Callable

import pytest

from carom.core.errors import IllegalAction
from carom.core.scratch import Boards, Scratch, cleared, only_of, route_of, undone, with_route

BOARDS = (Scratch(1, ("rE", "rN")), Scratch(4, ("bS",)))


def test_boards_are_kept_by_rising_seat_and_one_for_each() -> None:
    assert with_route(BOARDS, 2, ("yW",)) == (BOARDS[0], Scratch(2, ("yW",)), BOARDS[1])
    assert with_route(BOARDS, 1, ("yW",)) == (Scratch(1, ("yW",)), BOARDS[1])


def test_an_empty_board_is_not_kept() -> None:
    assert undone(BOARDS, 4) == BOARDS[:1]
    assert cleared(BOARDS, 1) == BOARDS[1:]


def test_only_the_last_move_is_taken_back() -> None:
    assert route_of(undone(BOARDS, 1), 1) == ("rE",)


@pytest.mark.parametrize("take_back", [undone, cleared])
def test_nothing_can_be_taken_back_before_the_first_move(
    take_back: Callable[[Boards, int], Boards],
) -> None:
    with pytest.raises(IllegalAction) as caught:
        take_back(BOARDS, 0)
    assert caught.value.code == "scratch-empty"


def test_a_viewer_knows_its_own_board_alone() -> None:
    assert only_of(BOARDS, 4) == BOARDS[1:]
    assert only_of(BOARDS, None) == ()
