r"""Boards and positions drawn in plain text; the notation of the game in one place.

A cell is three characters wide. In it stand a robot's letter (a capital for a robot that
may solve the position), ``*`` on the target, ``/g`` or ``\b`` for a diagonal with its
colour, ``###`` where the cell is closed. What a drawing cannot hold stands in lines below
it: ``target``, ``board`` or ``chips``, ``rules``, ``route``. Reading is in ``diagrams.py``,
moves are in ``moves.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from carom.core.grid import Direction, cell_name, column_name
from carom.games.ricochet.attempt import begin, play
from carom.games.ricochet.board import Board, board_of, printed_code
from carom.games.ricochet.diagrams import parse_board, parse_diagram
from carom.games.ricochet.moves import parse_move, parse_route, write_move, write_route
from carom.games.ricochet.pieces import Target
from carom.games.ricochet.position import Move, MoveRules, Position

__all__ = [
    "draw_board",
    "draw_position",
    "parse_board",
    "parse_diagram",
    "parse_move",
    "parse_route",
    "write_move",
    "write_route",
]

_CLOSED = "###"


def draw_board(board: Board) -> str:
    """Return a drawing that ``parse_board`` reads back; it ends with a line break."""
    return "\n".join([*_grid(board, lambda _: ""), *_board_lines(board)]) + "\n"


def draw_position(position: Position, route: Sequence[Move] = ()) -> str:
    """Return a drawing that ``parse_diagram`` reads back; it ends with a line break.

    Args:
        position: What to draw; robots stand where they start.
        route: Moves to show: where move 2 ends stands a 2, unless a robot starts there.

    Raises:
        IllegalAction: When the route cannot be played.
    """
    inside = {cell: str(number) for number, cell in enumerate(_stops(position, route), start=1)}
    for robot, cell in zip(position.robots, position.cells, strict=True):
        inside[cell] = robot.upper() if robot in position.active else robot
    goal = position.target.cell
    inside[goal] = inside.get(goal, "") + "*"
    lines = [
        *_grid(position.board, lambda cell: inside.get(cell, "")),
        f"target: {_target_text(position.board, position.target)}",
        *_board_lines(position.board),
        *_rule_lines(position.rules),
    ]
    if route:
        lines.append(f"route: {write_route(route)}")
    return "\n".join(lines) + "\n"


def _stops(position: Position, route: Sequence[Move]) -> Iterator[int]:
    """Yield the cell where each move of a route ends."""
    attempt = begin(position)
    for move in route:
        attempt = play(position, attempt, move)
        yield attempt.cells[position.robots.index(move.robot)]


def _grid(board: Board, inside: Callable[[int], str]) -> Iterator[str]:
    """Yield the lines of the drawn part; ``inside`` says what stands in an open cell."""
    columns = board.columns
    slopes = {item.cell: item.orientation + item.robot for item in board.diagonals}
    yield "   " + "".join(f"  {column_name(column):<2}" for column in range(columns)).rstrip()
    yield "   +" + "---+" * columns
    for row in range(board.rows):
        cells = range(row * columns, (row + 1) * columns)
        line = f"{row + 1:>2} |"
        for cell in cells:
            content = _fitted(inside(cell), slopes.get(cell, ""))
            line += _CLOSED if cell in board.closed else content
            line += "|" if board.has_wall(cell, Direction.E) else " "
        yield line
        sides = ("---" if board.has_wall(cell, Direction.S) else "   " for cell in cells)
        yield "   +" + "".join(side + "+" for side in sides)


def _fitted(content: str, slope: str) -> str:
    """Return three characters; where a diagonal needs the room, only a robot stays beside it."""
    text = content + slope if len(content + slope) <= 3 else content[:1] + slope
    return text.center(3) if len(text) != 2 else " " + text


def _target_text(board: Board, target: Target) -> str:
    """Return ``r c4``; the symbol follows where the board does not print that one."""
    text = f"{target.robot} {cell_name(target.cell, board.columns)}"
    if target.symbol == board.usual_symbol(target.robot, target.cell):
        return text
    return f"{text} {target.symbol or 'none'}"


def _board_lines(board: Board) -> Iterator[str]:
    """Yield the line that tells what is printed, if anything is."""
    code = printed_code(board.walls)
    if code is not None and board_of(code) == board:
        yield f"board: {code}"
    elif board.targets:
        chips = (
            f"{target.robot} {cell_name(target.cell, board.columns)} {target.symbol or 'none'}"
            for target in board.targets
        )
        yield f"chips: {', '.join(chips)}"


def _rule_lines(rules: MoveRules) -> Iterator[str]:
    """Yield the line of the rules that are not the default, if any."""
    plain = MoveRules()
    names = rules.__struct_fields__
    changed = [
        f"{name}={getattr(rules, name)}"
        for name in names
        if getattr(rules, name) != getattr(plain, name)
    ]
    if changed:
        yield f"rules: {' '.join(changed)}"
