"""The kit of Micro Robots: its positions read, drawn, shown, solved, hinted at and walked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from threading import Event
from typing import Literal

import msgspec
from msgspec.structs import replace

from carom.core.chance import Draw
from carom.games.micro.board import CELLS, SIDES, board_of, drawn_code, printed_code
from carom.games.micro.position import Position
from carom.games.micro.rolling import rolled
from carom.games.micro.state import PastRound, State, position_of
from carom.records.micro.position import VERSION, write_position
from carom.records.reading import read_position
from carom.server.kits.kit import MAX_COUNT, Kit, PuzzleKit, SolveAnswer, WalksAnswer, told_hint
from carom.solvers import micro as solvers
from carom.solvers.result import Limits, SearchStopped


class PositionView(msgspec.Struct, frozen=True):
    """HTTP: a position of Micro Robots with all it takes to draw it.

    Attributes:
        position: Its token.
        code: Code of the board if the printed tiles make it, else empty.
        dice: Names of the 36 dice, six rows from the north-west.
        robot: Cell of the robot.
        target: Cell of the target.
        waypoint: Cell of the waypoint, or None.
    """

    position: str
    code: str
    dice: tuple[str, ...]
    robot: int
    target: int
    waypoint: int | None


HintKind = Literal[
    "no_route", "length_range", "length", "halves", "entrances", "first_move", "line"
]


class HintView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hint; which other fields are there follows from ``kind``.

    Attributes:
        kind: ``no_route`` (nothing more), ``length_range`` (least, most or null for open),
            ``length``, ``halves`` (moves before and after the waypoint), ``entrances``
            (fields before the target), ``first_move`` (move), ``line``.
    """

    kind: HintKind
    least: int | None = None
    most: int | None = None
    length: int | None = None
    before: int | None = None
    after: int | None = None
    fields: tuple[str, ...] = ()
    move: str = ""
    line: tuple[str, ...] = ()


def random_position(seed: str) -> Position:
    """Return a position on printed tiles, all drawn from a seed.

    >>> random_position("today") == random_position("today")
    True
    """
    board = board_of(drawn_code(Draw(seed, "board"), Draw(seed, "side").choice(SIDES)))
    robot = rolled(Draw(seed, "start"), board, range(CELLS))
    others = frozenset(range(CELLS)) - {robot}
    return Position(board, robot, rolled(Draw(seed, "target"), board, others))


def position_view(position: Position) -> PositionView:
    """Return a position as it is sent."""
    board = position.board
    return PositionView(
        write_position(position),
        printed_code(board) or "",
        tuple(die.name for die in board.dice),
        position.robot,
        position.target,
        position.waypoint,
    )


def answer_for(
    position: Position, lines: int, has_count: bool, limits: Limits, cancel: Event
) -> SolveAnswer:
    """Solve a position; list and count its shortest ways as far as the limits go."""
    found = solvers.solve(position, limits, cancel=cancel)
    answer = SolveAnswer(
        position=write_position(position),
        standing=found.standing,
        length=found.length,
        line=found.line,
        lower_bound=found.lower_bound,
        lines=(),
        is_cut=False,
        count=None,
        nodes=found.nodes,
        solver=found.solver,
    )
    if found.standing != "optimal":
        return answer
    try:
        if lines:
            ways = tuple(solvers.solutions(position, limits, most=lines + 1, cancel=cancel))
            answer = replace(answer, lines=ways[:lines], is_cut=len(ways) > lines)
        if has_count:
            answer = replace(answer, count=solvers.count(position, limits, cancel=cancel))
    except SearchStopped:
        return replace(answer, is_cut=True)
    return answer


def told_hints(position: Position, limits: Limits, cancel: Event) -> tuple[HintView, ...]:
    """Return every hint for a position, from the faintest on."""
    return tuple(
        told_hint(hint, str, HintView) for hint in solvers.hints(position, limits, cancel=cancel)
    )


def walks_of(position: Position, moves: int, most: int) -> WalksAnswer:
    """Return whether a call of exactly so many moves can be shown, and how."""
    count = solvers.count_walks(position, moves)
    ways = tuple(islice(solvers.walks(position, moves), most))
    return WalksAnswer(
        position=write_position(position),
        moves=moves,
        can_be_shown=count > 0,
        count=count if count <= MAX_COUNT else None,
        lines=ways,
        is_cut=count > len(ways),
        least=tuple(call for call in solvers.least_calls(position) if call is not None),
    )


def closed_rounds(state: State) -> Iterator[tuple[int, Position]]:
    """Yield number and puzzle of each closed round that does not answer the one being played."""
    for past in state.history:
        if not is_asked_again(state, past):
            yield past.number, position_of(state.board, past.start, past.target, past.waypoint)


def is_asked_again(state: State, past: PastRound) -> bool:
    """Tell whether the round being played has the fields of a closed one; ways go back, too."""
    it = state.round
    if it is None or it.waypoint != past.waypoint:
        return False
    return {it.target, state.start} == {past.start, past.target}


KIT: Kit[State, Position] = Kit(
    puzzle=PuzzleKit(
        mark=VERSION + "_",
        read=lambda text: read_position(text, Position),
        draw=random_position,
        write=write_position,
        show=position_view,
        solve=answer_for,
        hints=told_hints,
        walks=walks_of,
        view_type=PositionView,
        hint_type=HintView,
    ),
    closed=closed_rounds,
)
