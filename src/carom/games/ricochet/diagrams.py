"""Drawn boards and positions read back; what a drawing looks like stands in ``text.py``.

Drawings by hand may leave out the axes and, where capitals and ``*`` say enough, the line
of the target.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from msgspec.structs import replace

from carom.core.cursor import Cursor, blamed, check_length
from carom.core.errors import NotationError
from carom.core.grid import Direction, column_name
from carom.core.options import parse_options
from carom.games.ricochet.board import Board, board_of, check_board, make_board
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.pieces import ANY, COLOURED, ROBOTS, SYMBOLS, Diagonal, Target
from carom.games.ricochet.position import MoveRules, Position

MAX_DRAWING = 100_000
"""Longest text that is read as a drawing."""

_KEYS = ("target", "board", "chips", "rules", "route")
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz")
_SYMBOL_WORDS = ("none", *SYMBOLS)


@dataclass(slots=True)
class _Drawing:
    """What has been found so far, as far as it is not yet a board.

    Attributes:
        lines: All lines of the text.
        left: Column of the west frame, from 0.
        walls, closed, diagonals: As ``make_board`` takes them.
        robots: Cell of each letter as drawn, capital or not.
        stars: Line and column, from 0, of each ``*`` by its cell.
        facts: For each key below the drawing: its line and the column of its value, from 0.
    """

    lines: list[str]
    left: int = 0
    rows: int = 0
    columns: int = 0
    walls: list[tuple[int, Direction]] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)
    diagonals: list[Diagonal] = field(default_factory=list)
    robots: dict[str, int] = field(default_factory=dict)
    stars: dict[int, tuple[int, int]] = field(default_factory=dict)
    facts: dict[str, tuple[int, int]] = field(default_factory=dict)

    def at(self, line: int, column: int) -> str:
        """Return a character of the text, a blank beyond its end."""
        text = self.lines[line] if line < len(self.lines) else ""
        return text[column] if column < len(text) else " "

    def fault(self, line: int, column: int, expected: str) -> NotationError:
        """Return the error that something else should stand at a place (from 0)."""
        return NotationError(
            "bad-diagram",
            line=line + 1,
            column=column + 1,
            found=self.at(line, column),
            expected=expected,
        )

    def need(self, line: int, column: int, *texts: str) -> str:
        """Return which of the texts, all of one length, stands at a place."""
        width = len(texts[0])
        found = "".join(self.at(line, column + offset) for offset in range(width))
        if found in texts:
            return found
        same = max(_common(found, text) for text in texts)
        raise self.fault(line, column + same, " | ".join(texts))

    def need_blank(self, line: int, start: int) -> None:
        """Refuse anything but blanks from a column on."""
        rest = self.lines[line][start:]
        if rest.strip():
            raise self.fault(line, start + len(rest) - len(rest.lstrip()), "end")


def _common(text: str, other: str) -> int:
    """Return how many characters two texts share from their start."""
    return next(
        (at for at, pair in enumerate(zip(text, other, strict=False)) if pair[0] != pair[1]),
        min(len(text), len(other)),
    )


def parse_board(text: str) -> Board:
    """Return the board of a drawing; robots and target in it are left out.

    Raises:
        NotationError: ``bad-diagram`` with line and column, or the fault of a line below
            the drawing with its column there.
        PositionError: When the parts make no board.
    """
    return _board(_read(text))


def parse_diagram(text: str) -> Position:
    """Return the position of a drawing.

    Without a ``target`` line the target lies on the ``*`` and is for the one coloured
    robot with a capital, or for any robot when all or none have one.

    Raises:
        NotationError: As :func:`parse_board`; ``no-target`` when neither a line nor
            ``*`` and capitals tell what to reach.
        PositionError: When the parts do not fit together.
        OptionError: When a rule is unknown.
    """
    drawing = _read(text)
    board = _board(drawing)
    cells = {letter.lower(): cell for letter, cell in drawing.robots.items()}
    robots = "".join(robot for robot in ROBOTS if robot in cells)
    places = tuple(cells[robot] for robot in robots)
    target = _target(drawing, board)
    for cell, place in drawing.stars.items():
        if cell != target.cell:
            raise drawing.fault(*place, " ")
    rules = MoveRules()
    if "rules" in drawing.facts:
        rules = parse_options(rules, _rules(_cursor(drawing, "rules")))
    if "route" in drawing.facts:
        _check_route(drawing)
    return Position(board, robots, places, target, rules)


def _read(text: str) -> _Drawing:
    """Return what a text shows, line by line."""
    check_length(text, MAX_DRAWING)
    drawing = _Drawing(text.splitlines())
    top = next((at for at, line in enumerate(drawing.lines) if line.lstrip().startswith("+")), None)
    if top is None:
        raise drawing.fault(0, 0, "+---+")
    drawing.left = drawing.lines[top].index("+")
    drawing.columns = max(1, (len(drawing.lines[top].rstrip()) - drawing.left) // 4)
    _read_head(drawing, top)
    _read_sides(drawing, top, -1)
    line = top + 1
    while drawing.at(line, drawing.left) == "|":
        _read_row(drawing, line)
        _read_sides(drawing, line + 1, drawing.rows)
        drawing.rows += 1
        line += 2
    if drawing.rows == 0:
        raise drawing.fault(line, drawing.left, "|")
    for column in range(drawing.columns):
        drawing.need(line - 1, drawing.left + 1 + 4 * column, "---")
    _read_facts(drawing, line)
    return drawing


def _read_head(drawing: _Drawing, top: int) -> None:
    """Check the lines above the drawing: blank, or the letters of the columns."""
    names = [column_name(column) for column in range(drawing.columns)]
    for line in range(top):
        words = drawing.lines[line].split()
        if words and words != names:
            raise drawing.fault(line, 0, " ".join(names)[:40])


def _read_sides(drawing: _Drawing, line: int, row: int) -> None:
    """Read the line below a row; row -1 is the north frame."""
    if line >= len(drawing.lines):
        raise drawing.fault(line, drawing.left, "+")
    if drawing.lines[line][: drawing.left].strip():
        raise drawing.fault(line, 0, " ")
    for column in range(drawing.columns):
        at = drawing.left + 4 * column
        drawing.need(line, at, "+")
        side = drawing.need(line, at + 1, *(("---",) if row < 0 else ("---", "   ")))
        if side == "---" and row >= 0:
            drawing.walls.append((row * drawing.columns + column, Direction.S))
    end = drawing.left + 4 * drawing.columns
    drawing.need(line, end, "+")
    drawing.need_blank(line, end + 1)


def _read_row(drawing: _Drawing, line: int) -> None:
    """Read a row of cells and the walls between them."""
    row, left = drawing.rows, drawing.left
    if drawing.lines[line][:left].strip() not in ("", str(row + 1)):
        raise drawing.fault(line, 0, str(row + 1))
    for column in range(drawing.columns):
        cell = row * drawing.columns + column
        at = left + 1 + 4 * column
        _read_cell(drawing, cell, line, at)
        if drawing.need(line, at + 3, *("|" if column + 1 == drawing.columns else "| ")) == "|":
            drawing.walls.append((cell, Direction.E))
    drawing.need_blank(line, left + 4 * drawing.columns + 1)


def _read_cell(drawing: _Drawing, cell: int, line: int, start: int) -> None:
    """Read the three characters of a cell; digits and dots, of a route, are passed over."""
    if drawing.at(line, start) == "#":
        drawing.need(line, start, "###")
        drawing.closed.append(cell)
        return
    places = iter(range(start, start + 3))
    for at in places:
        letter = drawing.at(line, at)
        if letter in " .0123456789":
            continue
        if letter in "/\\":
            colour = drawing.need(line, next(places, start + 3), *COLOURED)
            drawing.diagonals.append(Diagonal(cell, colour, letter))
        elif letter == "*":
            drawing.stars[cell] = (line, at)
        elif letter.isascii() and letter.lower() in ROBOTS:
            if {letter.lower(), letter.upper()} & drawing.robots.keys():
                raise drawing.fault(line, at, " ")
            drawing.robots[letter] = cell
        else:
            raise drawing.fault(line, at, " | ".join([*ROBOTS, "*", "/", "\\", "###"]))


def _read_facts(drawing: _Drawing, start: int) -> None:
    """Find the lines below the drawing: ``key: value``, each key once."""
    for line in range(start, len(drawing.lines)):
        text = drawing.lines[line]
        if not text.strip():
            continue
        key, colon, _ = text.partition(":")
        name = key.strip()
        if not colon or name in drawing.facts:
            raise drawing.fault(line, len(key) - len(key.lstrip()), "end")
        if name not in _KEYS:
            near = get_close_matches(name[:40], _KEYS, n=3, cutoff=0.4) or _KEYS
            raise NotationError(
                "unknown-key", name=name[:40], near=tuple(near), line=line + 1, column=1
            )
        drawing.facts[name] = (line, len(key) + 1)


def _cursor(drawing: _Drawing, key: str) -> Cursor:
    """Return a cursor on the value of a line below the drawing."""
    line, column = drawing.facts[key]
    cursor = Cursor(drawing.lines[line].rstrip())
    cursor.at = column
    cursor.run(frozenset(" "), cursor.left)
    return cursor


def _board(drawing: _Drawing) -> Board:
    """Return the drawn board with what is printed on it."""
    bare = make_board(
        drawing.rows,
        drawing.columns,
        drawing.walls,
        closed=drawing.closed,
        diagonals=drawing.diagonals,
    )
    if "board" in drawing.facts:
        return _printed(drawing, bare)
    if "chips" in drawing.facts:
        cursor = _cursor(drawing, "chips")
        column = cursor.column
        with blamed(column):
            return check_board(replace(bare, targets=tuple(_chips(cursor, bare))))
    return bare


def _printed(drawing: _Drawing, bare: Board) -> Board:
    """Return the printed board named below the drawing, if it is the one drawn."""
    cursor = _cursor(drawing, "board")
    column = cursor.column
    with blamed(column):
        board = board_of(cursor.text[cursor.at :])
    if replace(board, targets=()) != bare:
        raise NotationError(
            "diagram-differs",
            code=cursor.text[cursor.at :],
            line=drawing.facts["board"][0] + 1,
            column=column,
        )
    return board


def _chips(cursor: Cursor, board: Board) -> Iterator[Target]:
    """Read printed targets, a comma between them."""
    yield _one_target(cursor, board)
    while cursor.left:
        cursor.skip(", ")
        yield _one_target(cursor, board)


def _one_target(cursor: Cursor, board: Board) -> Target:
    """Read ``r c4`` and perhaps a symbol."""
    robot = cursor.one_of(COLOURED + ANY)
    cursor.skip(" ")
    cell = cursor.cell(board.rows, board.columns)
    symbol = board.usual_symbol(robot, cell)
    if cursor.peek() == " ":
        cursor.skip(" ")
        start = cursor.at
        word = cursor.run(_LETTERS, 8)
        if word not in _SYMBOL_WORDS:
            cursor.at = start
            raise cursor.fault(*_SYMBOL_WORDS)
        symbol = "" if word == "none" else word
    return Target(robot, cell, symbol)


def _target(drawing: _Drawing, board: Board) -> Target:
    """Return the target that a line names, or the one that star and capitals show."""
    if "target" in drawing.facts:
        cursor = _cursor(drawing, "target")
        target = _one_target(cursor, board)
        if cursor.left:
            raise cursor.fault("end")
        return target
    if not drawing.stars:
        raise NotationError("no-target", line=len(drawing.lines), column=1)
    cell = next(iter(drawing.stars))
    capitals = [letter.lower() for letter in drawing.robots if letter.isupper()]
    coloured = [robot for robot in capitals if robot in COLOURED]
    if len(capitals) == 1 and coloured:
        robot = coloured[0]
    elif len(capitals) in (0, len(drawing.robots)):
        robot = ANY
    else:
        raise NotationError("no-target", line=len(drawing.lines), column=1)
    return Target(robot, cell, board.usual_symbol(robot, cell))


def _rules(cursor: Cursor) -> Mapping[str, str]:
    """Read ``name=value`` pairs with spaces between them, each name once at most."""
    pairs: dict[str, str] = {}
    for word in cursor.text[cursor.at :].split():
        name, equals, value = word.partition("=")
        if not equals or name in pairs:
            raise cursor.fault("name=value")
        pairs[name] = value
    return pairs


def _check_route(drawing: _Drawing) -> None:
    """Refuse a route that is none; blanks keep the columns right."""
    line, column = drawing.facts["route"]
    parse_route(" " * column + drawing.lines[line][column:])
