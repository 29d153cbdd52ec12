"""Positions in the forms of other programs: DriftingDroids ids, ASP facts, PDDL problems."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.strategies import free_boards, near_misses, positions, printed_boards

from carom.core.errors import CaromError, NotationError, PositionError
from carom.core.grid import Direction
from carom.games.ricochet.board import CENTRE, Board, board_codes, board_of, make_board
from carom.games.ricochet.pieces import Diagonal, Target
from carom.games.ricochet.position import MoveRules, Position
from carom.records.asp import parse_asp, write_asp
from carom.records.driftingdroids import parse_droids_id, write_droids_id
from carom.records.pddl import parse_pddl, write_pddl

STOP_COUNTS = MoveRules("none")
COLOURED_TARGETS = ("r", "b", "g", "y")

HARD_ID = "0765+42+2E21BD0F+93"
HARD = Position(
    board_of("1A4B3B2B"), "rbgy", (46, 189, 33, 15), Target("b", 147, "triangle"), MoveRules()
)


def test_droids_id_names_quarters_robots_and_target() -> None:
    assert parse_droids_id(HARD_ID) == HARD
    assert parse_droids_id(HARD_ID.lower()) == HARD
    assert write_droids_id(HARD) == HARD_ID


def test_droids_id_has_f_for_any_robot_and_the_fifth_is_neutral() -> None:
    position = parse_droids_id("0123+5F+0001020304+85")
    assert position.robots == "rbgyk"
    assert position.cells == (0, 2, 1, 3, 4)
    assert position.target == Target("*", 0x85, "vortex")


@given(st.sampled_from(board_codes("ABCD")), st.integers(1, 5), st.data())
def test_droids_id_round_trips(code: str, count: int, data: st.DataObject) -> None:
    board = board_of(code)
    robots = "".join(robot for robot in "rbgyk" if robot in "rgbyk"[:count])
    cells = st.integers(0, 255).filter(lambda cell: cell not in CENTRE)
    places = data.draw(st.lists(cells, min_size=count, max_size=count, unique=True))
    fitting = [target for target in board.targets if target.robot in f"{robots}*"]
    target = data.draw(st.sampled_from(fitting))
    position = Position(board, robots, tuple(places), target)
    assert parse_droids_id(write_droids_id(position)) == position


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("0765+42+2E21BD0F", "unexpected-end", 17),
        ("0765+42+2E21BD0F+9", "unexpected-end", 19),
        ("0765+42+2E21BD0F+930", "unexpected-text", 20),
        ("07G5+42+2E21BD0F+93", "unexpected-text", 3),
        ("0465+42+2E21BD0F+93", "bad-quarters", 1),
        ("0765+62+2E21BD0F+93", "unexpected-text", 6),
        ("0765+41+2E21BD0F+93", "no-printed-target", 18),
        ("0765+42+2E21BD0F+00", "no-printed-target", 18),
        ("0765+42+77212E0F+93", "robot-on-closed", 9),
        ("0765+42+21212E0F+93", "robots-share-cell", 9),
        ("0765+22+2E21+93", "target-robot-missing", 9),
    ],
)
def test_fault_in_a_droids_id_is_named(text: str, code: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_droids_id(text)
    assert (caught.value.code, caught.value.params["column"]) == (code, column)


@pytest.mark.parametrize(
    ("position", "part"),
    [
        (replace(HARD, board=make_board(16, 16)), "board"),
        (replace(HARD, target=Target("b", 148)), "target"),
        (replace(HARD, robots="rby", cells=(1, 2, 3)), "rby"),
        (replace(HARD, rules=STOP_COUNTS), "rules"),
    ],
)
def test_what_a_droids_id_cannot_say_is_refused(position: Position, part: str) -> None:
    with pytest.raises(PositionError) as caught:
        write_droids_id(position)
    assert (caught.value.code, caught.value.params["part"]) == ("cannot-express", part)


SMALL = Position(
    make_board(3, 3, [(0, Direction.E), (4, Direction.S)]),
    "rg",
    (0, 8),
    Target("g", 2),
    STOP_COUNTS,
)
SMALL_ASP = """\
dim(1).
dim(2).
dim(3).
barrier(1,1,east).
barrier(2,2,south).
pos(red,1,1).
pos(green,3,3).
target(green,3,1).
"""


def test_position_is_written_as_facts() -> None:
    assert write_asp(SMALL) == SMALL_ASP
    assert parse_asp(SMALL_ASP) == SMALL


def test_other_spellings_of_the_facts_are_read() -> None:
    text = """
    dim(1..3).  % three
    barrier(2,1,-1,0).  barrier( 2, 3, 0,-1 ).
    %* position(red,2,2,0). *%
    robot(red;green). available_target(red,moon,5,2).
    position(red,1,1,0). initial_pos(green ,3 , 3). target(green,3,1). length(7).
    """
    assert parse_asp(text) == SMALL


def test_walled_centre_of_the_usual_board_is_closed() -> None:
    """A-02: the centre is a block; the instances wall it in from outside only."""
    board = board_of("1A4B3B2B")
    facts = [
        line
        for line in write_asp(replace(HARD, rules=STOP_COUNTS)).splitlines()
        if line not in ("barrier(8,8,east).", "barrier(8,8,south).", "barrier(9,8,south).")
        and line != "barrier(8,9,east)."
    ]
    assert parse_asp("\n".join(facts)).board == board
    inside = "\n".join(facts).replace("pos(red,15,3)", "pos(red,8,8)")
    assert parse_asp(inside).board.closed == ()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("dim(2).", "dim(2)", 2),
        ("dim(2).", "dim(0).", 2),
        ("dim(2).", "dim(1,2).", 2),
        ("dim(2).", "dim(x) :- y(x).", 2),
        ("dim(2).\n", "", 7),
        ("barrier(1,1,east)", "barrier(1,1,up)", 4),
        ("barrier(1,1,east)", "barrier(1,1,1,1)", 4),
        ("barrier(1,1,east)", "barrier(1,1)", 4),
        ("barrier(1,1,east)", "barrier(1,4,east)", 4),
        ("pos(red,1,1)", "pos(pink,1,1)", 6),
        ("pos(red,1,1)", "pos(red,1)", 6),
        ("pos(red,1,1)", "position(red,1,1,1)", 6),
        ("pos(red,1,1)", "pos(green,1,1)", 7),
        ("target(green,3,1).\n", "", 7),
        ("target(green,3,1).", "target(green,3,1). target(red,1,2).", 8),
    ],
)
def test_fault_in_facts_is_named_with_its_line(old: str, new: str, line: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_asp(SMALL_ASP.replace(old, new).rstrip())
    assert (caught.value.code, caught.value.params["line"]) == ("bad-fact", line)


def test_fact_that_means_nothing_is_named() -> None:
    with pytest.raises(NotationError) as caught:
        parse_asp(SMALL_ASP.replace("barrier", "barier"))
    assert caught.value.code == "unknown-key"
    assert "barrier" in str(caught.value.params["near"])


SMALL_PDDL = write_pddl(SMALL)


def test_position_is_written_as_a_problem() -> None:
    for fact in (
        "(:domain ricochet-robots)",
        "(next cell-1-1 cell-2-1 east)",
        "(next cell-1-1 cell-1-2 south)",
        "(blocked cell-1-1 east)",
        "(blocked cell-2-1 west)",
        "(blocked cell-2-2 south)",
        "(free cell-2-1)",
        "(at robot-1 cell-1-1) ;; red",
        "(at robot-2 cell-3-3) ;; green",
        "(at robot-2 cell-3-1)\n",
    ):
        assert fact in SMALL_PDDL
    assert "(free cell-1-1)" not in SMALL_PDDL
    assert parse_pddl(SMALL_PDDL) == SMALL


def test_robots_without_colours_are_numbered_in_the_written_order() -> None:
    text = SMALL_PDDL.replace(";; green", "")
    assert parse_pddl(text) == replace(SMALL, robots="rb", target=Target("b", 2))


def test_missing_neighbour_is_a_wall_and_capitals_do_not_matter() -> None:
    text = SMALL_PDDL.replace("(blocked cell-1-1 east)", "")
    text = text.replace("(blocked cell-2-1 west)", "")
    text = text.replace("(next cell-1-1 cell-2-1 east)", "")
    text = text.replace("(next cell-2-1 cell-1-1 west)", "")
    assert parse_pddl(text.upper()) == SMALL


def test_cell_that_is_not_free_is_closed() -> None:
    text = SMALL_PDDL.replace("(free cell-2-3)", "")
    assert parse_pddl(text).board.closed == (7,)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("(define", "(defined"),
        ("(problem", "(domain"),
        ("(:domain ricochet-robots)", "(:domain other)"),
        ("(:domain ricochet-robots)", ""),
        ("cell-2-2 ", ""),
        ("cell-2-2 ", "cell-33-1 "),
        ("(next cell-1-1 cell-2-1 east)", "(next cell-1-1 cell-3-1 east)"),
        ("(next cell-1-1 cell-2-1 east)", "(next cell-1-1 cell-2-1 up)"),
        ("(next cell-1-1 cell-2-1 east)", "(next cell-1-1 cell-2-1)"),
        ("(next cell-1-1 cell-2-1 east)", "next"),
        ("(next cell-1-1 cell-2-1 east)", "(near cell-1-1 cell-2-1 east)"),
        ("(at robot-1 cell-1-1)", "(at robot-1 cell-9-1)"),
        ("(at robot-1 cell-1-1)", "(at robot-9 cell-1-1)"),
        ("(at robot-1 cell-1-1)", "(at robot-2 cell-1-1)"),
        ("(at robot-1 cell-1-1)", "(at (robot-1) cell-1-1)"),
        ("(at robot-2 cell-3-1)", "(at robot-3 cell-3-1)"),
        ("(at robot-2 cell-3-1)", ""),
        ("(:metric", "(:length"),
        ("(total-cost)))", "(total-cost))"),
        ("(total-cost)))", "(total-cost))))"),
        ("(total-cost)", "(((((((((total-cost)))))))))"),
    ],
)
def test_fault_in_a_problem_is_named(old: str, new: str) -> None:
    assert old in SMALL_PDDL
    with pytest.raises(NotationError) as caught:
        parse_pddl(SMALL_PDDL.replace(old, new))
    assert caught.value.code == "bad-fact"


def test_wall_of_one_side_is_refused() -> None:
    with pytest.raises(PositionError) as caught:
        parse_pddl(SMALL_PDDL.replace("(blocked cell-1-1 east)", ""))
    assert (caught.value.code, caught.value.params["cell"]) == ("one-sided-wall", "a1")


plain = positions(
    boards=printed_boards().filter(lambda board: not board.diagonals) | free_boards(plain=True),
    robots="rbgyk",
    rules=st.just(STOP_COUNTS),
).filter(lambda position: position.target.robot in COLOURED_TARGETS)


def as_puzzle(position: Position) -> Position:
    """Return the position with the symbol that its board prints, which these forms leave out."""
    target = position.target
    symbol = position.board.usual_symbol(target.robot, target.cell)
    return replace(position, target=replace(target, symbol=symbol))


@given(plain.filter(lambda position: position.board.rows == position.board.columns))
def test_facts_round_trip(position: Position) -> None:
    assert parse_asp(write_asp(position)) == as_puzzle(position)


@given(plain)
def test_problems_round_trip(position: Position) -> None:
    assert parse_pddl(write_pddl(position)) == as_puzzle(position)


def test_closed_cells_of_a_free_board_round_trip_in_a_problem() -> None:
    board = make_board(2, 3, closed=[4])
    position = Position(board, "r", (0,), Target("r", 2), STOP_COUNTS)
    assert parse_pddl(write_pddl(position)) == position


@pytest.mark.parametrize("write", [write_asp, write_pddl])
@pytest.mark.parametrize(
    ("position", "part"),
    [
        (replace(SMALL, rules=MoveRules()), "ricochet=turn"),
        (replace(SMALL, rules=MoveRules("none", "forbidden")), "rebound=forbidden"),
        (replace(SMALL, robots="rgt", cells=(0, 8, 1)), "t"),
        (replace(SMALL, target=Target("*", 2)), "*"),
        (
            replace(SMALL, board=make_board(3, 3, diagonals=[Diagonal(1, "r", "/")])),
            "diagonals",
        ),
    ],
)
def test_what_plain_forms_cannot_say_is_refused(
    write: Callable[[Position], str], position: Position, part: str
) -> None:
    with pytest.raises(PositionError) as caught:
        write(position)
    assert (caught.value.code, caught.value.params["part"]) == ("cannot-express", part)


def test_facts_need_a_square_board() -> None:
    board: Board = make_board(2, 3)
    with pytest.raises(PositionError) as caught:
        write_asp(Position(board, "r", (0,), Target("r", 1), STOP_COUNTS))
    assert caught.value.params["part"] == "2x3"


FORMS: dict[str, tuple[Callable[[str], Position], str]] = {
    "droids": (parse_droids_id, HARD_ID),
    "asp": (parse_asp, SMALL_ASP),
    "pddl": (parse_pddl, SMALL_PDDL),
}


@given(st.sampled_from(sorted(FORMS)), st.data())
def test_spoilt_texts_read_as_some_position_or_raise_a_typed_error(
    form: str, data: st.DataObject
) -> None:
    parse, text = FORMS[form]
    try:
        position = parse(data.draw(near_misses(text)))
    except CaromError:
        return
    assert isinstance(position, Position)


@given(
    st.sampled_from(sorted(FORMS)), st.text(max_size=80) | st.text("()dim1.,; %*\n", max_size=80)
)
def test_any_text_reads_or_raises_a_typed_error(form: str, text: str) -> None:
    with pytest.raises(CaromError):
        FORMS[form][0](text)
