"""The kit of Ricochet Robots: its positions read, drawn, shown, solved and hinted at.

The optimum of a closed round is that of its position under the table's own rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from threading import Event
from typing import Literal

import msgspec
from msgspec.structs import replace

from carom.core.chance import Draw
from carom.games.ricochet.board import Board, board_codes, board_of, printed_code
from carom.games.ricochet.moves import write_move
from carom.games.ricochet.pieces import COLOURED, Target
from carom.games.ricochet.placing import drawn_start
from carom.games.ricochet.position import Move, MoveRules, Position
from carom.games.ricochet.state import PastRound, State
from carom.games.ricochet.view import BoardView
from carom.records.position import VERSION, write_position
from carom.records.reading import read_position
from carom.server.kits.kit import Kit, PuzzleKit, SolveAnswer, told_hint
from carom.solvers import ricochet as solvers
from carom.solvers.result import Limits, SearchStopped, Solution
from carom.solvers.ricochet.hinting import hints_from


class PositionView(msgspec.Struct, frozen=True):
    """HTTP: a position with all it takes to draw it.

    Attributes:
        position: Its token.
        board: The fixed part.
        robots: Letters of the robots.
        cells: Their cells in the same order.
        target: What must be reached.
        rules: The options that change which routes count.
    """

    position: str
    board: BoardView
    robots: str
    cells: tuple[int, ...]
    target: Target
    rules: MoveRules


HintKind = Literal[
    "no_route", "length_range", "length", "robots", "last_obstacle", "first_move", "line"
]


class HintView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hint; which other fields are there follows from ``kind``.

    Attributes:
        kind: ``no_route`` (nothing more), ``length_range`` (least, most or null for open),
            ``length``, ``robots`` (letters, and the active one), ``last_obstacle``
            (obstacle, side, robot), ``first_move`` (move), ``line``.
    """

    kind: HintKind
    least: int | None = None
    most: int | None = None
    length: int | None = None
    robots: str = ""
    active: str = ""
    obstacle: str = ""
    side: str = ""
    robot: str = ""
    move: str = ""
    line: tuple[str, ...] = ()


def random_position(seed: str) -> Position:
    """Return a position on a board of the first edition, all drawn from a seed.

    >>> random_position("today") == random_position("today")
    True
    """
    code = Draw(seed, "board").choice(board_codes("AB"))
    board = board_of(code)
    target = Draw(seed, "chip").choice(board.targets)
    return Position(board, COLOURED, drawn_start(code, COLOURED, seed), target)


def position_view(position: Position) -> PositionView:
    """Return a position as it is sent."""
    return PositionView(
        write_position(position),
        _board_view(position.board),
        position.robots,
        position.cells,
        position.target,
        position.rules,
    )


def _board_view(board: Board) -> BoardView:
    """Return the fixed part as it is sent; its code where it is a printed board."""
    digits = board.walls.hex()[1::2]
    rows = range(0, board.size, board.columns)
    return BoardView(
        printed_code(board.walls) or "",
        board.rows,
        board.columns,
        tuple(digits[at : at + board.columns] for at in rows),
        board.closed,
        board.diagonals,
        board.targets,
    )


def closed_rounds(state: State) -> Iterator[tuple[int, Position]]:
    """Yield number and puzzle of each closed round that is settled."""
    for past in state.history:
        if is_settled(state, past):
            yield past.number, position_of(state, past)


def is_settled(state: State, past: PastRound) -> bool:
    """Tell whether a closed round tells nothing about one that is still to come.

    A chip that nobody won goes back, and while the robots stand as they did it may come
    up again with the same solution.
    """
    return state.phase == "over" or past.outcome == "won" or past.tokens != state.tokens


def position_of(state: State, past: PastRound) -> Position:
    """Return the puzzle of a closed round."""
    board = board_of(state.board)
    options = state.options
    return Position(
        board, options.robots, past.tokens, board.targets[past.chip], options.move_rules
    )


def answer_for(
    position: Position, lines: int, has_count: bool, limits: Limits, cancel: Event
) -> SolveAnswer:
    """Solve a position; list and count its optimal lines as far as the limits go."""
    found = solvers.solve(position, limits, cancel)
    answer = _answer(position, found)
    if found.standing != "optimal":
        return answer
    if lines:
        listed, is_cut = _listed(position, limits, cancel, lines)
        answer = replace(answer, lines=listed, is_cut=is_cut)
    if has_count:
        answer = replace(answer, count=_count(position, limits, cancel))
    return answer


def _answer(position: Position, found: Solution[Move]) -> SolveAnswer:
    """Return a solution as it is sent."""
    return SolveAnswer(
        position=write_position(position),
        standing=found.standing,
        length=found.length,
        line=_moves(found.line),
        lower_bound=found.lower_bound,
        lines=(),
        is_cut=False,
        count=None,
        nodes=found.nodes,
        solver=found.solver,
    )


def _listed(
    position: Position, limits: Limits, cancel: Event, most: int
) -> tuple[tuple[tuple[str, ...], ...], bool]:
    """Return optimal lines and whether there are more."""
    found: list[tuple[str, ...]] = []
    try:
        ways = solvers.solutions(position, limits, most + 1, cancel)
        found.extend(_moves(way) for way in islice(ways, most + 1))
    except SearchStopped:
        return tuple(found[:most]), True
    return tuple(found[:most]), len(found) > most


def _count(position: Position, limits: Limits, cancel: Event) -> int | None:
    """Return how many optimal lines there are, or None when a limit came first."""
    try:
        return solvers.count(position, limits, cancel)
    except SearchStopped:
        return None


def _moves(line: tuple[Move, ...]) -> tuple[str, ...]:
    """Return a line in notation."""
    return tuple(write_move(move) for move in line)


def told_hints(position: Position, limits: Limits, cancel: Event) -> tuple[HintView, ...]:
    """Return every hint for a position, from the faintest on."""
    hints = hints_from(position, solvers.solve(position, limits, cancel))
    return tuple(told_hint(hint, write_move, HintView) for hint in hints)


KIT: Kit[State, Position] = Kit(
    puzzle=PuzzleKit(
        mark=VERSION + "_",
        read=lambda text: read_position(text, Position),
        draw=random_position,
        write=write_position,
        show=position_view,
        solve=answer_for,
        hints=told_hints,
        view_type=PositionView,
        hint_type=HintView,
    ),
    closed=closed_rounds,
)
