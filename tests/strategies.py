"""Hypothesis strategies shared by the tests: boards, positions and texts near to valid ones."""

from __future__ import annotations

from hypothesis import strategies as st
from msgspec.structs import replace

from carom.core.grid import DIRECTIONS
from carom.games.ricochet.board import Board, board_codes, board_of, make_board
from carom.games.ricochet.pieces import ANY, COLOURED, ROBOTS, SYMBOLS, Diagonal, Target
from carom.games.ricochet.position import MoveRules, Position

move_rules = st.builds(
    MoveRules,
    ricochet=st.sampled_from(["turn", "none", "no_one_move"]),
    rebound=st.sampled_from(["allowed", "forbidden"]),
    ghost_passes=st.sampled_from(["any", "one"]),
    ghost_landing=st.sampled_from(["goal_only", "strict"]),
)
"""Every combination of the rules that change which routes count."""


@st.composite
def printed_boards(draw: st.DrawFn) -> Board:
    """Draw one of the 6144 printed boards, turned any way."""
    code = draw(st.sampled_from(board_codes("ABCD")))
    turn = 2 * draw(st.integers(0, 3))
    return board_of(code[turn:] + code[:turn])


@st.composite
def free_boards(draw: st.DrawFn, max_side: int = 9, plain: bool = False) -> Board:
    """Draw a board with any walls and, unless ``plain``, closed cells, diagonals and targets."""
    rows, columns = draw(st.integers(2, max_side)), draw(st.integers(2, max_side))
    cells = st.integers(0, rows * columns - 1)
    walls = draw(st.lists(st.tuples(cells, st.sampled_from(DIRECTIONS)), max_size=40))
    if plain:
        return make_board(rows, columns, walls)
    closed = draw(st.sets(cells, max_size=min(4, rows * columns - 2)))
    places = cells.filter(lambda cell: cell not in closed)
    marks = draw(st.lists(places, unique=True, max_size=8))
    robots = st.sampled_from([*COLOURED, ANY])
    targets = [Target(draw(robots), cell, draw(_symbols)) for cell in marks]
    bumpers = draw(st.lists(places, unique=True, max_size=4))
    diagonals = [
        Diagonal(cell, draw(st.sampled_from(COLOURED)), draw(st.sampled_from("/\\")))
        for cell in bumpers
    ]
    return make_board(
        rows, columns, walls, closed=sorted(closed), diagonals=diagonals, targets=targets
    )


_symbols = st.sampled_from(["", *SYMBOLS])


@st.composite
def positions(
    draw: st.DrawFn,
    boards: st.SearchStrategy[Board] | None = None,
    robots: str = ROBOTS,
    rules: st.SearchStrategy[MoveRules] = move_rules,
) -> Position:
    """Draw a valid position.

    Args:
        draw: Hypothesis's own.
        boards: Where the board comes from; printed and free ones when None.
        robots: The robots that may be there; as many as the board has room for.
        rules: Where the rules come from.
    """
    board = draw(boards if boards is not None else st.one_of(printed_boards(), free_boards()))
    room = [cell for cell in range(board.size) if cell not in board.closed]
    chosen = draw(st.sets(st.sampled_from(robots), min_size=1, max_size=min(len(room), 6)))
    present = "".join(robot for robot in ROBOTS if robot in chosen)
    cells = draw(
        st.lists(st.sampled_from(room), unique=True, min_size=len(present), max_size=len(present))
    )
    target = draw(_targets(board, present, room))
    return Position(board, present, tuple(cells), target, draw(rules))


@st.composite
def _targets(draw: st.DrawFn, board: Board, present: str, room: list[int]) -> Target:
    """Draw a printed target of the board where one fits, or any other."""
    active = [ANY, *(robot for robot in present if robot in COLOURED)]
    printed = [target for target in board.targets if target.robot in active]
    is_printed = draw(st.booleans())
    if printed and is_printed:
        return draw(st.sampled_from(printed))
    robot, cell = draw(st.sampled_from(active)), draw(st.sampled_from(room))
    return Target(robot, cell, draw(_symbols))


@st.composite
def near_misses(draw: st.DrawFn, text: str) -> str:
    """Draw a text that differs from ``text`` in a few places: changed, lost or added characters."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(len(text) - 1, 0)))
        piece = draw(st.sampled_from(["", *set(text), "\x00", "é", " ", "9", "_"]))
        keep = draw(st.integers(0, 1))
        text = text[:at] + piece + text[at + keep :]
    return text


def without_rules(position: Position) -> Position:
    """Return the position under the plainest rules: any stop on the target counts."""
    return replace(position, rules=MoveRules(ricochet="none"))
