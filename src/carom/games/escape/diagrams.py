"""Drawn plans and positions read back; what a drawing looks like stands in ``text.py``.

Drawings by hand may leave out the names of columns and rows, and the lines below: robots
are then the letters as they stand, those of a seat that are missing are out, and the first
seat has its whole turn. The tiles are told by their squares.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from carom.core.cursor import Cursor, check_length
from carom.core.errors import NotationError
from carom.core.options import parse_options
from carom.games.escape.board import (
    COLUMNS,
    DEPOSIT,
    EXIT,
    FREE_PLACES,
    ROWS,
    SIZE,
    cells_of,
)
from carom.games.escape.options import MAX_SEATS, CameraRules
from carom.games.escape.pieces import COLOURS, ESCAPED, POINTS, TEAM, Camera, Pieces
from carom.games.escape.plan import join_code, tile_rows
from carom.games.escape.position import Position
from carom.games.escape.sight import HEADINGS
from carom.games.escape.spending import ACTIVATION, CAMERA, EYE
from carom.games.escape.tiles import CORRIDOR, WALL, fixed_tile, tile_like

MAX_DRAWING = 10_000
"""Longest text that is read as a drawing."""

ARROWS = dict(zip(HEADINGS, "↑↗→↘↓↙←↖", strict=True))
USED_WORDS = {EYE: "eye", CAMERA: "camera", ACTIVATION: "activate"}

_HEADINGS = {arrow: heading for heading, arrow in ARROWS.items()}
_KEYS = ("robots", "turn", "rules")
_SQUARES = CORRIDOR + WALL + " " + COLOURS + COLOURS.upper() + "".join(ARROWS.values())
_LABEL = re.compile(r"\s*\d{1,2}(?: |$)")
_HEADER = re.compile(r"\s*abcdefghijklmnopqrst\s*")


@dataclass(slots=True)
class _Drawing:
    """What has been found so far.

    Attributes:
        squares: The drawn squares, row by row.
        places: Line and column, from 1, of the first square of each row.
        facts: For each key below the drawing its value and the column where that starts.
    """

    squares: str = ""
    places: list[tuple[int, int]] = field(default_factory=list)
    facts: dict[str, tuple[str, int]] = field(default_factory=dict)

    def fault(self, cell: int, expected: str) -> NotationError:
        """Return the error that something else should stand on a square."""
        line, column = self.places[cell // COLUMNS]
        found = self.squares[cell]
        return _fault(line, column + cell % COLUMNS, found, expected)


def parse_plan(text: str) -> str:
    """Return the code of a drawn plan, finished or not; pieces in it are passed over.

    Raises:
        NotationError: ``too-long`` or ``bad-diagram`` with line and column.
        PositionError: ``bad-plan`` when a tile lies twice.
    """
    return _code(_read(text))


def parse_diagram(text: str) -> Position:
    """Return the position of a drawing.

    Raises:
        NotationError: ``too-long``, ``bad-diagram`` with line and column, or the fault of a
            line below the drawing with its column there.
        PositionError: When the parts do not fit together.
        OptionError: When a rule is unknown or cannot have its value.
    """
    drawing = _read(text)
    code = _code(drawing)
    robots, eyes = _told_robots(drawing) if "robots" in drawing.facts else _drawn_robots(drawing)
    cameras = tuple(
        Camera(cell, _HEADINGS[square])
        for cell, square in enumerate(drawing.squares)
        if square in _HEADINGS
    )
    seat, points, used = _turn(drawing)
    value, column = drawing.facts.get("rules", ("", 1))
    rules = parse_options(CameraRules(), _rules(value, column))
    return Position(code, Pieces(robots, eyes, cameras), seat, points, used, rules)


def _read(text: str) -> _Drawing:
    """Return the squares and the lines below of a text."""
    check_length(text, MAX_DRAWING)
    drawing = _Drawing()
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if len(drawing.places) == ROWS:
            _take_fact(drawing, number, line)
        elif line.strip() and not _HEADER.fullmatch(line):
            _take_row(drawing, number, line)
    if len(drawing.places) < ROWS:
        raise _fault(len(lines) + 1, 1, " ", WALL)
    return drawing


def _take_row(drawing: _Drawing, number: int, line: str) -> None:
    """Take one row of squares; blanks at its end may be missing."""
    label = _LABEL.match(line)
    start = label.end() if label else 0
    row = line[start:].ljust(COLUMNS)
    for at, square in enumerate(row):
        if at >= COLUMNS and square != " ":
            raise _fault(number, start + at + 1, square, "end")
        if square not in _SQUARES:
            raise _fault(number, start + at + 1, square, "# | . | " + " | ".join(COLOURS))
    drawing.squares += row[:COLUMNS]
    drawing.places.append((number, start + 1))


def _take_fact(drawing: _Drawing, number: int, line: str) -> None:
    """Take a line below the drawing."""
    if not line.strip():
        return
    key, colon, value = line.partition(":")
    name = key.strip()
    if not colon or name not in _KEYS or name in drawing.facts:
        indent = len(line) - len(line.lstrip())
        raise _fault(number, indent + 1, line[indent : indent + 1], " | ".join(_KEYS))
    start = len(key) + 1 + len(value) - len(value.lstrip())
    drawing.facts[name] = (value.strip(), start + 1)


def _code(drawing: _Drawing) -> str:
    """Return the code of the plan that the squares show."""
    plain = "".join(map(_plain, drawing.squares))
    rows = [plain[at : at + COLUMNS] for at in range(0, SIZE, COLUMNS)]
    for place in (DEPOSIT, EXIT):
        for cell, square in zip(cells_of(place), "".join(fixed_tile(place)), strict=True):
            if plain[cell] != square:
                raise drawing.fault(cell, square)
    laid = {}
    for place in FREE_PLACES:
        drawn = tile_rows(rows, place)
        if not "".join(drawn).strip():
            continue
        tile = tile_like(drawn)
        if tile is None:
            raise drawing.fault(cells_of(place)[0], "X1 .. D1")
        laid[place] = tile
    return join_code(laid)


def _plain(square: str) -> str:
    """Return what a square is without the piece on it."""
    if square in _HEADINGS:
        return WALL
    return CORRIDOR if square.lower() in COLOURS else square


def _drawn_robots(drawing: _Drawing) -> tuple[tuple[int, ...], int]:
    """Return robots and eyes as their letters stand; up to the last seat that has one."""
    teams: dict[int, list[tuple[int, bool]]] = {}
    for cell, square in enumerate(drawing.squares):
        if square.lower() in COLOURS:
            team = teams.setdefault(COLOURS.index(square.lower()), [])
            if len(team) == TEAM:
                raise drawing.fault(cell, CORRIDOR)
            team.append((cell, square.isupper()))
    robots: list[int] = []
    eyes = 0
    for seat in range(max(teams, default=0) + 1):
        for cell, has_eye in [*teams.get(seat, []), *[(ESCAPED, False)] * TEAM][:TEAM]:
            eyes |= has_eye << len(robots)
            robots.append(cell)
    return tuple(robots), eyes


def _told_robots(drawing: _Drawing) -> tuple[tuple[int, ...], int]:
    """Return robots and eyes of the line below the drawing."""
    value, column = drawing.facts["robots"]
    cursor = _shifted(value, column)
    robots: list[int] = []
    eyes = 0
    while not robots or cursor.left:
        if robots:
            cursor.skip(",")
            _blanks(cursor)
        if len(robots) == TEAM * MAX_SEATS:
            raise cursor.fault("end")
        cursor.skip(COLOURS[len(robots) // TEAM])
        for _ in range(TEAM):
            cursor.skip(" ")
            _blanks(cursor)
            if cursor.peek() == "x":
                cursor.skip("x")
                robots.append(ESCAPED)
                continue
            robots.append(cursor.cell(ROWS, COLUMNS))
            if cursor.peek() == "*":
                cursor.skip("*")
                eyes |= 1 << len(robots) - 1
    return tuple(robots), eyes


def _turn(drawing: _Drawing) -> tuple[int, int, int]:
    """Return seat, points and what was used, of the line below the drawing."""
    if "turn" not in drawing.facts:
        return 0, POINTS, 0
    cursor = _shifted(*drawing.facts["turn"])
    seat = COLOURS.index(cursor.one_of(COLOURS))
    cursor.skip(" ")
    points = cursor.number(0, POINTS)
    used = 0
    for bit, word in USED_WORDS.items():
        if cursor.text.startswith(" " + word, cursor.at):
            cursor.skip(" " + word)
            used |= bit
    if cursor.left:
        raise cursor.fault(*USED_WORDS.values())
    return seat, points, used


def _rules(value: str, column: int) -> dict[str, object]:
    """Return the rules of the line below the drawing by name, each named once at most."""
    found: dict[str, object] = {}
    for word in re.finditer(r"\S+", value):
        name, equals, choice = word[0].partition("=")
        if not equals or name in found:
            expected = "end" if equals else "="
            at = column + word.start()
            raise NotationError("unexpected-text", found=name[:20], expected=expected, column=at)
        found[name] = choice
    return found


def _shifted(value: str, column: int) -> Cursor:
    """Return a cursor on a value whose columns are those of its line."""
    cursor = Cursor(" " * (column - 1) + value)
    cursor.at = column - 1
    return cursor


def _blanks(cursor: Cursor) -> None:
    """Pass over blanks."""
    cursor.run(frozenset(" "), cursor.left)


def _fault(line: int, column: int, found: str, expected: str) -> NotationError:
    """Return the error that something else should stand at a place, both from 1."""
    return NotationError(
        "bad-diagram", line=line, column=column, found=found or " ", expected=expected
    )
