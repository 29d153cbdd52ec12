"""Pictures of 1, 2, 3… robot!: factory, robots, cameras and their views, in SVG and text."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from tests.games.escape.positions import positions
from tests.games.escape.table import PLAN_Q, at
from tests.pictures.colours import contrast

from carom.core.errors import IllegalAction
from carom.games.escape.actions import Activate, Move, TakeEye
from carom.games.escape.board import SIZE, cells_in
from carom.games.escape.pieces import Camera, Pieces, first_pieces
from carom.games.escape.position import Position
from carom.games.escape.text import draw_position
from carom.pictures.escape.floor import squares
from carom.pictures.escape.palette import SEATS, stylesheet
from carom.pictures.escape.picture import picture
from carom.pictures.escape.pieces import arc_of, robot
from carom.pictures.escape.terminal import draw

SVG = "{http://www.w3.org/2000/svg}"
M8 = at("m8")
SMALL = Position(
    PLAN_Q,
    Pieces((at("h8"), at("d8"), 142, 142, at("l8"), -1), 1 << 4, (Camera(M8, "W"),)),
)


def told(position: Position, views: tuple[int, ...] = ()) -> list[str]:
    """Return the lines of a drawing without its styles."""
    return ["".join(run.text for run in line).rstrip() for line in draw(position, views)]


def test_a_drawing_shows_walls_robots_cameras_and_views() -> None:
    lines = told(SMALL, (M8,))
    assert lines[8] == " 8 ██░░r+r2░░░░░░r1░░░░░░B2← · · → → → → ██"
    assert lines[7].startswith(" 7 ██╱╱╱╱╱╱████╱╱╱╱╱╱████░░· ·")
    assert lines[16] == "c8 r3 b1"
    assert len(lines) == 17


def test_all_robots_of_five_seats_on_one_square_are_named() -> None:
    """C-10: as a game begins; no line is wider than the factory."""
    lines = told(Position(PLAN_Q, first_pieces(5)))
    assert lines[16:] == ["c8 r1 r2 r3 b1 b2 b3 g1 g2 g3 y1 y2 y3 k1", "   k2 k3"]
    assert max(map(len, lines)) == 43


def test_a_drawing_without_views_has_the_squares_of_the_diagram() -> None:
    """The same walls, square by square, as the notation has."""
    drawn = told(SMALL)
    for row, line in enumerate(draw_position(SMALL).splitlines()[1:16]):
        walls = [at for at, square in enumerate(line[3:]) if square == "#"]
        text = drawn[1 + row]
        assert [at for at in range(20) if text[3 + 2 * at : 5 + 2 * at] == "██"] == walls


def test_robots_are_coloured_and_solid() -> None:
    runs = [run for line in draw(SMALL) for run in line if run.is_solid]
    assert {run.colour for run in runs} == {"r", "b"}


@settings(max_examples=15)
@given(positions())
def test_a_picture_is_xml_and_the_same_again(position: Position) -> None:
    views = [camera.cell for camera in position.pieces.cameras]
    svg = picture(position, title="a <b>", description="d & e", views=views)
    assert svg == picture(position, title="a <b>", description="d & e", views=views)
    root = ElementTree.fromstring(svg)
    assert root.find(f"{SVG}title") is not None
    assert root.get("viewBox") == "-26 -26 652 502"
    standing = sum(cell >= 0 for cell in position.pieces.robots)
    assert svg.count("ce-body") == standing + 1  # and the rule of the class
    assert len({len(line) for line in told_widths(position)}) == 1


def told_widths(position: Position) -> list[str]:
    """Return the lines of a drawing in their whole width."""
    return ["".join(run.text for run in line) for line in draw(position)]


def test_views_are_drawn_for_the_cameras_that_are_asked_for() -> None:
    assert "ce-ray" in picture(SMALL, title="t", views=(M8,)).partition("</style>")[2]
    assert "ce-ray" not in picture(SMALL, title="t").partition("</style>")[2]


def test_moves_are_drawn_as_ways_and_must_be_legal() -> None:
    steps = (Move(0, "E"), Activate(M8))
    drawn = picture(SMALL, steps, title="t").partition("</style>")[2]
    assert drawn.count("ce-r-way") == 1
    with pytest.raises(IllegalAction):
        picture(SMALL, (TakeEye(0),), title="t")


def test_an_arc_is_a_quarter_of_what_lies_round_the_camera() -> None:
    """West of m8 the columns open by one square on each side a step."""
    cells = {divmod(cell, 20) for cell in cells_in(arc_of(Camera(M8, "W")))}
    assert {row for row, column in cells if column == 11} == {6, 7, 8}
    assert all(column < 12 for _, column in cells)


def test_squares_beside_each_other_make_one_piece() -> None:
    assert squares(0b111) == "M0 0h90v30h-90z"
    assert squares((1 << SIZE) - 1).count("M") == 15


def test_each_seat_has_a_body_of_its_own() -> None:
    bodies = [robot(3 * seat, has_eye=False).split(' d="')[1].split('"')[0] for seat in range(5)]
    assert all(one != other for one, other in combinations(bodies, 2))
    assert "ce-pupil" in robot(0, has_eye=True)


@pytest.mark.parametrize("letter", SEATS)
def test_numbers_stand_out_from_their_robots(letter: str) -> None:
    body, _, name, _ = SEATS[letter]
    assert contrast(body, name) >= 3


def test_both_themes_have_the_same_classes() -> None:
    light, dark = stylesheet("light"), stylesheet("dark")
    assert light != dark
    assert light.count("{") == dark.count("{")
    assert "prefers-color-scheme" in stylesheet("auto")
