"""A position as coloured text: walls in box-drawing lines, the route drawn through the cells.

The outcome is lines of runs with the names of their colours; who prints them decides how
a colour is made and whether there is any. Each robot and symbol has its letter or shape,
so the drawing can be read without colour too.
"""

from __future__ import annotations

from collections.abc import Sequence

from carom.core.grid import Direction, column_name
from carom.games.ricochet.board import Board
from carom.games.ricochet.pieces import ANY, Diagonal, Target
from carom.games.ricochet.position import Move, Position
from carom.pictures.canvas import Canvas, Line, Run, Spot
from carom.pictures.ricochet.trails import Leg, legs_of

N, E, S, W = Direction

_HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Corner of walls by the mask of its arms, N=1 E=2 S=4 W=8."""

ROUTE_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The same for routes."""

ARROWS = "▲▶▼◀"
SYMBOL_MARKS = {
    "circle": "●",
    "triangle": "▲",
    "square": "■",
    "hexagon": "⬢",
    "vortex": "✺",
    "": "◆",
}


class _Canvas(Canvas):
    """The characters of a drawing with their styles; four columns and two lines a cell."""

    def __init__(self, board: Board) -> None:
        super().__init__(2 * board.rows + 1, 4 * board.columns + 1)
        self.board = board

    def cell(self, cell: int) -> Spot:
        """Return the place of the middle character of a cell."""
        row, column = divmod(cell, self.board.columns)
        return 2 * row + 1, 4 * column + 2


def draw(
    position: Position, route: Sequence[Move] = (), *, is_goal_marked: bool = True
) -> list[Line]:
    """Return the drawing of a position, after the route if there is one, with its way.

    Robots are capitals on their colour, the place a moved robot set off from is its small
    letter, the target is its symbol and letter on its colour. Steps are numbered half way.
    Without ``is_goal_marked`` no target stands out: the board before a chip is up.

    Raises:
        IllegalAction: A move of the route is not legal.
    """
    board = position.board
    legs, cells = legs_of(position, route)
    canvas = _Canvas(board)
    _draw_walls(canvas)
    _draw_marks(canvas)
    _draw_route(canvas, legs)
    goal = position.target
    if is_goal_marked:
        line, column = canvas.cell(goal.cell)
        strong = Run(f" {symbol_mark(goal)}", goal.robot, is_solid=True, weight="bold")
        canvas.put(line, column - 1, strong)
    for letter, cell in zip(position.robots, position.cells, strict=True):
        if cell not in cells and any(leg.robot == letter for leg in legs):
            line, column = canvas.cell(cell)
            canvas.put(line, column, Run(letter, letter, weight="bold"))
    for letter, cell in zip(position.robots, cells, strict=True):
        line, column = canvas.cell(cell)
        behind = SYMBOL_MARKS[goal.symbol] if cell == goal.cell else " "
        body = Run(f" {letter.upper()}{behind}", letter, is_solid=True, weight="bold")
        canvas.put(line, column - 1, body)
    return _labelled(canvas)


def draw_empty(board: Board) -> list[Line]:
    """Return the drawing of a board on which no robot stands yet."""
    canvas = _Canvas(board)
    _draw_walls(canvas)
    _draw_marks(canvas)
    return _labelled(canvas)


def _labelled(canvas: _Canvas) -> list[Line]:
    """Return the lines of a canvas with the names of columns and rows."""
    board = canvas.board
    names = "".join(f"{column_name(column):^4}" for column in range(board.columns))
    head = Run(f"    {names}".rstrip(), weight="dim")
    labelled: list[Line] = [[head]]
    for at, line in enumerate(canvas.lines()):
        label = f"{(at + 1) // 2:>2} " if at % 2 else "   "
        labelled.append([Run(label, weight="dim"), *line])
    return labelled


def _draw_walls(canvas: _Canvas) -> None:
    """Draw frame, walls, corners and closed cells; a dot where four open cells meet."""
    board = canvas.board
    for cell in range(board.size):
        line, column = canvas.cell(cell)
        for side, run in ((N, "━━━"), (S, "━━━"), (W, "┃"), (E, "┃")):
            if board.has_wall(cell, side) and not _is_within_block(board, cell, side):
                down, right = side.step
                start = column - 1 if down else column + 2 * right
                canvas.put(line + down, start, Run(run))
    for line in range(0, canvas.height, 2):
        for column in range(0, canvas.width, 4):
            arms = sum(
                1 << way
                for way in Direction
                if (line + way.step[0], column + way.step[1]) in canvas.marks
            )
            canvas.put(line, column, Run(_HEAVY[arms]) if arms else Run("·", weight="dim"))
    for cell in board.closed:
        _fill(canvas, cell)


def _is_within_block(board: Board, cell: int, side: Direction) -> bool:
    """Tell whether a side lies between two closed cells."""
    return cell in board.closed and board.neighbour(cell, side) in board.closed


def _fill(canvas: _Canvas, cell: int) -> None:
    """Shade a closed cell, and what lies between it and closed ones to its east and south."""
    board = canvas.board
    line, column = canvas.cell(cell)
    wide = 4 if _is_within_block(board, cell, E) else 3
    tall = 2 if _is_within_block(board, cell, S) else 1
    for down in range(tall):
        canvas.put(line + down, column - 1, Run("░" * wide, weight="dim"))


def _draw_marks(canvas: _Canvas) -> None:
    """Draw the bumpers and the printed symbols."""
    for item in canvas.board.diagonals:
        line, column = canvas.cell(item.cell)
        canvas.put(line, column, slope(item))
        canvas.put(line, column + 1, Run(item.robot, item.robot, weight="bold"))
    for target in canvas.board.targets:
        line, column = canvas.cell(target.cell)
        canvas.put(line, column, Run(symbol_mark(target), target.robot))


def slope(item: Diagonal) -> Run:
    """Return the line of a bumper."""
    return Run("╱" if item.orientation == "/" else "╲", item.robot, weight="bold")


def symbol_mark(target: Target) -> str:
    """Return the symbol of a target and the letter of its robot, two columns."""
    return SYMBOL_MARKS[target.symbol] + (" " if target.robot == ANY else target.robot)


def _draw_route(canvas: _Canvas, legs: Sequence[Leg]) -> None:
    """Draw the lines of all legs, then their numbers and arrows."""
    arms: dict[int, int] = {}
    for cell in {cell for leg in legs for cell in leg.cells}:
        line, column = canvas.cell(cell)
        canvas.put(line, column - 1, Run("   "))
    for leg in legs:
        for here, way, there in zip(leg.cells, leg.headings, leg.cells[1:], strict=False):
            _draw_step(canvas, leg.robot, here, way)
            for cell, arm in ((here, way), (there, way.opposite)):
                arms[cell] = arms.get(cell, 0) | 1 << arm
                line, column = canvas.cell(cell)
                canvas.put(line, column, Run(ROUTE_CORNERS[arms[cell]], leg.robot))
    for item in canvas.board.diagonals:
        if item.cell in arms:
            line, column = canvas.cell(item.cell)
            canvas.put(line, column, slope(item))
    numbered = {item.cell for item in canvas.board.diagonals}
    for step, leg in enumerate(legs, 1):
        _draw_number(canvas, step, leg, numbered)


def _draw_step(canvas: _Canvas, robot: str, cell: int, way: Direction) -> None:
    """Draw the line from one cell's middle to the next one's, middles left out."""
    line, column = canvas.cell(cell)
    if way.is_horizontal:
        canvas.put(line, column + 1 if way == E else column - 3, Run("───", robot))
    else:
        canvas.put(line + way.step[0], column, Run("│", robot))


def _draw_number(canvas: _Canvas, step: int, leg: Leg, numbered: set[int]) -> None:
    """Write the number and arrow of a step on a cell it passes, else between its two cells."""
    passed = [at for at in range(1, len(leg.cells) - 1) if leg.cells[at] not in numbered]
    at = min(passed, key=lambda index: abs(2 * index - len(leg.cells) + 1), default=0)
    way = leg.headings[at]
    line, column = canvas.cell(leg.cells[at])
    number = Run(str(step), leg.robot, weight="bold")
    arrow = Run(ARROWS[way], leg.robot, weight="bold")
    if at == 0:
        down, right = way.step
        canvas.put(line + down, column + 2 * right, number)
        return
    numbered.add(leg.cells[at])
    canvas.put(line, column, number)
    if way == W:
        canvas.put(line, column - 1, arrow)
    elif way == E:
        canvas.put(line, column + len(number.text), arrow)
    else:
        canvas.put(line + way.step[0], column, arrow)
