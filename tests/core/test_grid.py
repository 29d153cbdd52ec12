import pytest

from carom.core.errors import NotationError
from carom.core.grid import Direction, cell_name, parse_cell


def test_north_west_corner_is_a1() -> None:
    assert cell_name(0, 16) == "a1"
    assert parse_cell("a1", 16, 16) == 0


def test_columns_after_z_have_two_letters() -> None:
    assert cell_name(31, 32) == "af1"
    assert parse_cell("AF1", 32, 32) == 31


@pytest.mark.parametrize(("rows", "columns"), [(2, 2), (16, 16), (32, 32), (3, 27)])
def test_every_cell_round_trips(rows: int, columns: int) -> None:
    for cell in range(rows * columns):
        assert parse_cell(cell_name(cell, columns), rows, columns) == cell


@pytest.mark.parametrize(
    "text", ["", "a", "1", "a0", "a01", "q1", "a17", "ä1", "a1 ", "aaa1", "a١"]
)
def test_what_is_no_cell_names_the_column(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_cell(text, 16, 16, column=5)
    assert caught.value.params["column"] == 5
    assert caught.value.params["last"] == "p16"


def test_opposites_and_axes() -> None:
    assert Direction.N.opposite is Direction.S
    assert Direction.W.opposite is Direction.E
    assert [way.name for way in Direction if way.is_horizontal] == ["E", "W"]
