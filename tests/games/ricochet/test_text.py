"""Moves, routes and drawings: what they look like and that they read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import free_boards, near_misses, positions, printed_boards

from carom.core.errors import IllegalAction, NotationError, OptionError, PositionError
from carom.core.grid import DIRECTIONS, Direction
from carom.games.ricochet.board import CENTRE, Board, board_of, make_board
from carom.games.ricochet.pieces import ROBOTS, Diagonal, Target
from carom.games.ricochet.position import Move, MoveRules, Position
from carom.games.ricochet.text import (
    draw_board,
    draw_position,
    parse_board,
    parse_diagram,
    parse_move,
    parse_route,
    write_move,
    write_route,
)

moves = st.builds(
    Move, robot=st.sampled_from(ROBOTS.replace("t", "")), direction=st.sampled_from(DIRECTIONS)
) | st.builds(
    Move, robot=st.just("t"), direction=st.sampled_from(DIRECTIONS), passes=st.integers(0, 99)
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("rE", Move("r", Direction.E)),
        ("re", Move("r", Direction.E)),
        ("RE", Move("r", Direction.E)),
        ("r→", Move("r", Direction.E)),
        ("k↑", Move("k", Direction.N)),
        ("y↓", Move("y", Direction.S)),
        ("b←", Move("b", Direction.W)),
        ("tE+1", Move("t", Direction.E, 1)),
        ("tn+12", Move("t", Direction.N, 12)),
    ],
)
def test_move_is_read(text: str, move: Move) -> None:
    """A-108: a move of the transparent robot names the walls it passes."""
    assert parse_move(text) == move


@given(moves)
def test_move_round_trips(move: Move) -> None:
    assert parse_move(write_move(move)) == move


@given(st.lists(moves, max_size=9), st.sampled_from([" ", ",", ", ", "\n", ";", ""]))
def test_route_round_trips_whatever_stands_between_moves(route: list[Move], gap: str) -> None:
    assert parse_route(gap.join(map(write_move, route))) == tuple(route)
    assert parse_route(write_route(route)) == tuple(route)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("x", 1),
        ("r", 2),
        ("rX", 2),
        ("rE ", 3),
        ("rE+1", 3),
        ("tE+", 4),
        ("tE+0", 4),
        ("tE+01", 4),
        ("ſE", 1),
        ("\u212aE", 1),
    ],
)
def test_what_is_no_move_names_the_column(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert caught.value.params["column"] == column


@given(st.text("rgE+1tw ,→x", max_size=20) | st.text(max_size=20))
def test_any_text_is_a_route_or_names_a_column(text: str) -> None:
    try:
        route = parse_route(text)
    except NotationError as error:
        column = error.params["column"]
    else:
        assert parse_route(write_route(route)) == route
        return
    assert isinstance(column, int)
    assert 1 <= column <= len(text) + 1


def test_drawing_shows_walls_robots_target_and_diagonals() -> None:
    board = make_board(
        3,
        4,
        [(0, Direction.E), (1, Direction.S)],
        closed=[11],
        diagonals=[Diagonal(2, "g", "/"), Diagonal(8, "y", "\\")],
    )
    position = Position(board, "rb", (0, 9), Target("r", 6))
    assert draw_position(position) == (
        "     a   b   c   d\n"
        "   +---+---+---+---+\n"
        " 1 | R |     /g    |\n"
        "   +   +---+   +   +\n"
        " 2 |         *     |\n"
        "   +   +   +   +---+\n"
        " 3 | \\y  b     |###|\n"
        "   +---+---+---+---+\n"
        "target: r c2\n"
    )


def test_route_is_numbered_where_its_moves_end() -> None:
    position = Position(make_board(3, 3), "r", (0,), Target("r", 8))
    drawing = draw_position(position, parse_route("rE rS"))
    assert drawing.splitlines()[2] == " 1 | R       1 |"
    assert drawing.splitlines()[6] == " 3 |         2*|"
    assert drawing.splitlines()[-1] == "route: rE rS"
    assert parse_diagram(drawing) == position


def test_route_that_cannot_be_played_is_not_drawn() -> None:
    position = Position(make_board(3, 3), "r", (0,), Target("r", 8))
    with pytest.raises(IllegalAction):
        draw_position(position, parse_route("rN"))


@given(positions())
def test_drawn_position_reads_back(position: Position) -> None:
    assert parse_diagram(draw_position(position)) == position


@given(printed_boards() | free_boards())
def test_drawn_board_reads_back(board: Board) -> None:
    assert parse_board(draw_board(board)) == board


@pytest.mark.parametrize(("rows", "columns"), [(2, 32), (32, 2), (32, 32)])
def test_largest_boards_read_back(rows: int, columns: int) -> None:
    board = make_board(rows, columns, [(1, Direction.W)])
    assert parse_board(draw_board(board)) == board


def test_drawing_by_hand_needs_no_axes_and_no_lines_below() -> None:
    position = parse_diagram(
        """
        +---+---+---+
        | b |     * |
        +   +---+   +
        |       | R |
        +---+---+---+
        """
    )
    walls = [(0, Direction.E), (1, Direction.S), (4, Direction.E)]
    assert position == Position(make_board(2, 3, walls), "rb", (5, 0), Target("r", 2))


@pytest.mark.parametrize("robots", ["rb", "RB"])
def test_star_is_for_any_robot_when_all_or_none_have_capitals(robots: str) -> None:
    drawing = f"+---+---+\n| {robots[0]}   {robots[1]} |\n+   +   +\n| *     |\n+---+---+\n"
    assert parse_diagram(drawing).target == Target("*", 2)


def test_robot_on_a_diagonal_on_the_target_reads_back() -> None:
    board = make_board(2, 2, diagonals=[Diagonal(0, "g", "/")])
    position = Position(board, "rb", (0, 1), Target("r", 0, "hexagon"), MoveRules("none"))
    drawing = draw_position(position)
    assert "|R/g" in drawing
    assert parse_diagram(drawing) == position


def test_printed_board_is_named_below_its_drawing() -> None:
    lines = draw_board(board_of("1A2B3C4D")).splitlines()
    assert lines[-1] == "board: 1A2B3C4D"
    assert parse_board("\n".join(lines[:-1])).targets == ()


def test_closed_cells_need_no_walls_in_a_drawing() -> None:
    assert parse_board("+---+---+\n|###    |\n+   +   +\n|       |\n+---+---+") == make_board(
        2, 2, closed=[0]
    )


SMALL = "+---+---+\n| R   * |\n+   +   +\n|       |\n+---+---+\n"


@pytest.mark.parametrize(
    ("drawing", "line", "column"),
    [
        ("", 1, 1),
        ("no drawing", 1, 1),
        ("+---+---+\n", 2, 1),
        ("+---+-- +\n| r   * |\n+---+---+", 1, 8),
        ("+---+---+\n| r   *  \n+---+---+", 2, 9),
        ("+---+---+\n| r   * |\n+---+   +", 3, 6),
        ("+---+---+\n| r - * |\n+---+---+", 2, 5),
        ("+---+---+\n| r x * |\n+---+---+", 2, 5),
        ("+---+---+\n| r   x |\n+---+---+", 2, 7),
        ("+---+---+\n| r   * |\n+---+---+ x", 3, 11),
        ("+---+---+\n| r   r |\n+---+---+", 2, 7),
        ("+---+---+\n|## |   |\n+---+---+", 2, 4),
        ("+---+---+\n|/x |   |\n+---+---+", 2, 3),
        (" a c\n+---+---+\n| r   * |\n+---+---+", 1, 1),
        (" +---+---+\n2| r   * |\n +---+---+", 2, 1),
        (SMALL + "nonsense", 6, 1),
        (SMALL + "target: r b2", 2, 7),
    ],
)
def test_fault_in_a_drawing_is_named(drawing: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_diagram(drawing)
    assert caught.value.code == "bad-diagram"
    assert (caught.value.params["line"], caught.value.params["column"]) == (line, column)


@pytest.mark.parametrize(
    ("drawing", "code"),
    [
        (SMALL + "target: r c4", "cell-off-board"),
        (SMALL + "target: r b1 moon", "unexpected-text"),
        (SMALL + "target: r b1 hexagon x", "unexpected-text"),
        (SMALL + "target: q b1", "unexpected-text"),
        (SMALL + "targt: r b1", "unknown-key"),
        (SMALL + "rules: ricochet", "unexpected-text"),
        (SMALL + "rules: ricochet=none ricochet=one_move", "unexpected-text"),
        (SMALL + "route: rX", "unexpected-text"),
        (SMALL + "board: 1A2A3A4A", "diagram-differs"),
        (SMALL + "board: 1A1A3A4A", "bad-quarters"),
        (SMALL + "chips: r a1 circle, b a1", "bad-target"),
        (SMALL.replace("*", " "), "no-target"),
        (SMALL.replace("|       |", "| B   k |"), "no-target"),
        ("x" * 10_000_000, "too-long"),
    ],
)
def test_fault_around_a_drawing_is_named(drawing: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_diagram(drawing)
    assert caught.value.code == code


def test_unknown_rule_below_a_drawing_is_named() -> None:
    with pytest.raises(OptionError) as caught:
        parse_diagram(SMALL + "rules: rebond=forbidden")
    assert caught.value.params["near"] == ("rebound",)


def test_drawing_without_robots_is_no_position() -> None:
    with pytest.raises(PositionError) as caught:
        parse_diagram(SMALL.replace("R", " "))
    assert caught.value.code == "bad-robots"


@given(positions(), st.data())
def test_spoilt_drawings_read_as_some_position_or_raise_a_typed_error(
    position: Position, data: st.DataObject
) -> None:
    text = data.draw(near_misses(draw_position(position)))
    try:
        found = parse_diagram(text)
    except (NotationError, PositionError, OptionError):
        return
    assert parse_diagram(draw_position(found)) == found


def test_centre_is_drawn_closed() -> None:
    drawing = draw_board(make_board(16, 16, closed=CENTRE))
    assert drawing.count("###") == 4
