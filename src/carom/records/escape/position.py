"""The token of a position of 1, 2, 3… robot!: one word, safe in an address, one a position.

``e1_C23T10T21C30X20T32S11C12D10S31_Rc8c8h8E_m8W_R2c_x`` reads: form 1; the plan's code; the
robots of each seat, ``E`` behind one with an eye and ``X`` for one that is out; the cameras
with their headings, ``n`` for none; whose turn it is with the points left and what may not
be done again (``e`` eye, ``c`` camera, ``a`` activation); letters of the rules that are not
the default, if any; a check character.
"""

from __future__ import annotations

from collections.abc import Iterator

from carom.core.cursor import Cursor, blamed, check_length
from carom.core.errors import NotationError
from carom.core.grid import cell_name
from carom.games.escape.board import COLUMNS, ROWS
from carom.games.escape.moves import read_heading
from carom.games.escape.options import CameraRules
from carom.games.escape.pieces import COLOURS, ESCAPED, POINTS, TEAM, Camera, Pieces
from carom.games.escape.plan import MAX_CODE, plan_of
from carom.games.escape.position import Position
from carom.games.escape.spending import ACTIVATION, CAMERA, EYE
from carom.records.packing import check_character, read_check

VERSION = "e1"
MAX_TOKEN = 200
"""Longest text that is looked at; five seats and nine cameras take at most 168 characters."""

_SEATS = COLOURS.upper()
_NO_CAMERA = "n"
_USED = {"e": EYE, "c": CAMERA, "a": ACTIVATION}


def write_position(position: Position) -> str:
    """Return the token of a position."""
    pieces = position.pieces
    cameras = "".join(cell_name(camera.cell, COLUMNS) + camera.heading for camera in pieces.cameras)
    used = "".join(letter for letter, bit in _USED.items() if position.used & bit)
    parts = [
        VERSION,
        position.plan,
        "".join(_robots(pieces)),
        cameras or _NO_CAMERA,
        f"{_SEATS[position.seat]}{position.points}{used}",
    ]
    rules = "".join(_rule_letters(position.rules))
    body = "_".join([*parts, rules] if rules else parts) + "_"
    return body + check_character(body)


def _robots(pieces: Pieces) -> Iterator[str]:
    """Yield the letter of each seat and its robots."""
    for robot, cell in enumerate(pieces.robots):
        if robot % TEAM == 0:
            yield _SEATS[robot // TEAM]
        yield "X" if cell == ESCAPED else cell_name(cell, COLUMNS)
        if pieces.has_eye(robot):
            yield "E"


def _rule_letters(rules: CameraRules) -> Iterator[str]:
    """Yield a letter for each rule that is not the default."""
    if rules.headings == "4":
        yield "f"
    if rules.corner != "pair":
        yield rules.corner[0]
    if rules.deposit_safe == "on":
        yield "d"


def parse_position(text: str) -> Position:
    """Return the position of a token.

    Raises:
        NotationError: With the column of the first fault: ``too-long``,
            ``unexpected-text``, ``unexpected-end``, ``bad-cell``, ``cell-off-board``,
            ``bad-check`` when a character was mistyped or two were swapped,
            ``not-canonical`` when another token stands for the same position, or the code
            of the PositionError that the parts would raise.
    """
    check_length(text, MAX_TOKEN)
    cursor = Cursor(text)
    cursor.skip(VERSION + "_")
    plan = _read_plan(cursor)
    cursor.skip("_")
    pieces_at = cursor.column
    robots, eyes = _read_robots(cursor)
    cursor.skip("_")
    cameras = _read_cameras(cursor)
    cursor.skip("_")
    seat = _SEATS.index(cursor.one_of(_SEATS))
    points = cursor.number(0, POINTS)
    used = 0
    for letter, bit in _USED.items():
        if cursor.peek() == letter:
            cursor.skip(letter)
            used |= bit
    cursor.skip("_")
    rules = _read_rules(cursor)
    read_check(cursor)
    with blamed(pieces_at):
        position = Position(plan, Pieces(robots, eyes, cameras), seat, points, used, rules)
    canonical = write_position(position)
    if canonical != text:
        raise NotationError("not-canonical", expected=canonical, column=1)
    return position


def _read_plan(cursor: Cursor) -> str:
    """Read the code of a complete plan."""
    code = cursor.text[cursor.at : cursor.at + MAX_CODE]
    with blamed(cursor.column):
        plan_of(code)
    cursor.at += len(code)
    return code


def _read_robots(cursor: Cursor) -> tuple[tuple[int, ...], int]:
    """Read the robots of each seat, in the order of the seats, and who has an eye."""
    robots: list[int] = []
    eyes = 0
    while len(robots) < TEAM * len(_SEATS) and (not robots or cursor.peek() not in ("_", "")):
        cursor.skip(_SEATS[len(robots) // TEAM])
        for _ in range(TEAM):
            if cursor.peek() == "X":
                cursor.skip("X")
                robots.append(ESCAPED)
                continue
            robots.append(cursor.cell(ROWS, COLUMNS))
            if cursor.peek() == "E":
                cursor.skip("E")
                eyes |= 1 << len(robots) - 1
    return tuple(robots), eyes


def _read_cameras(cursor: Cursor) -> tuple[Camera, ...]:
    """Read the cameras with their headings."""
    if cursor.text.startswith(_NO_CAMERA + "_", cursor.at):
        cursor.skip(_NO_CAMERA)
        return ()
    found: list[Camera] = []
    while not found or cursor.peek() not in ("_", ""):
        cell = cursor.cell(ROWS, COLUMNS)
        found.append(Camera(cell, read_heading(cursor)))
    return tuple(found)


def _read_rules(cursor: Cursor) -> CameraRules:
    """Read the letters of the rules that are not the default, if any."""
    rules = CameraRules()
    if cursor.left == 1:
        return rules
    letters = cursor.run(frozenset("focd"), 3)
    if not letters:
        raise cursor.fault("f", "o", "c", "d")
    cursor.skip("_")
    return CameraRules(
        "4" if "f" in letters else "8",
        "open" if "o" in letters else "closed" if "c" in letters else "pair",
        "on" if "d" in letters else "off",
    )
