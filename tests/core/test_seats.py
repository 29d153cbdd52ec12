import pytest

from carom.core.errors import IllegalAction, OptionError
from carom.core.seats import Seat, check_count, host_of, joined, left, with_seat


class Purse(Seat, frozen=True):
    coins: int = 0


ROW = (Purse(coins=3), Purse(present=False, coins=5))


def test_whoever_comes_back_finds_what_was_won() -> None:
    assert joined(ROW, 1, Purse(), most=3)[1] == Purse(coins=5)


def test_the_next_free_number_makes_a_new_seat() -> None:
    assert joined(ROW, 2, Purse(), most=3) == (*ROW, Purse())


@pytest.mark.parametrize(
    ("seat", "most", "code"),
    [
        (0, 3, "already-there"),
        (2, 2, "table-full"),
        (3, 3, "no-such-seat"),
        (-1, 3, "no-such-seat"),
    ],
)
def test_nobody_sits_down_where_there_is_no_place(seat: int, most: int, code: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        joined(ROW, seat, Purse(), most)
    assert caught.value.code == code


def test_whoever_leaves_keeps_what_was_won() -> None:
    assert left(ROW, 0) == (Purse(present=False, coins=3), ROW[1])


def test_one_seat_is_put_in_place_of_another() -> None:
    assert with_seat(ROW, 0, Purse(coins=9)) == (Purse(coins=9), ROW[1])


def test_the_host_is_the_lowest_seat_that_is_there() -> None:
    away = Purse(present=False)
    assert host_of((away, away, Purse())) == 2
    assert host_of((away, away)) == 0


@pytest.mark.parametrize("seats", [0, 6])
def test_a_number_of_seats_out_of_range_names_the_range(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        check_count(seats, 5)
    assert caught.value.params == {"name": "seats", "value": str(seats), "allowed": "1..5"}
