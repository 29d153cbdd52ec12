"""Pictures of Ramses: thirty treasures told apart by shape, boxes in SVG and in text."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from msgspec.structs import replace
from tests.games.ramses.table import P1, C, Table
from tests.games.ramses.test_text import positions
from tests.pictures.colours import contrast
from tests.pictures.shapes import REACH, covered, likeness, lines_of

from carom.core.errors import NotationError
from carom.games.ramses.pieces import TREASURES
from carom.games.ramses.position import Position, position_of
from carom.games.ramses.viewed import position_in
from carom.pictures.ramses.palette import EDGE, MATERIALS, SAND, stylesheet
from carom.pictures.ramses.picture import picture
from carom.pictures.ramses.pieces import motifs, token, treasure
from carom.pictures.ramses.terminal import draw
from carom.solvers.ramses import solve

SVG = "{http://www.w3.org/2000/svg}"


def position() -> Position:
    """Return the layout of the rows with C sought."""
    return replace(position_of(Table().state), wanted=C)


def told(drawn: Position, route: tuple[str, ...] = ()) -> str:
    """Return a drawing without its styles."""
    return "\n".join("".join(run.text for run in line).rstrip() for line in draw(drawn, route))


def test_every_treasure_has_a_motif() -> None:
    assert tuple(motifs()) == TREASURES
    assert len({treasure(number) for number in range(30)}) == 30


def test_motifs_are_told_apart_by_shape_alone() -> None:
    """Drawn in outline, without any colour, no two have most of their ink in common."""
    shapes = {
        name: covered((kind == "dark", path) for kind, path in motif.parts)
        for name, motif in motifs().items()
    }
    assert min(map(len, shapes.values())) > 40, "each is large enough to be seen"
    alike = {
        (one, other): likeness(shapes[one], shapes[other]) for one, other in combinations(shapes, 2)
    }
    assert max(alike.values()) < 0.55, max(alike, key=lambda pair: alike[pair])


def test_motifs_stay_on_their_tokens() -> None:
    for name, motif in motifs().items():
        for _, path in motif.parts:
            for line in lines_of(path):
                assert all(max(abs(x), abs(y)) <= REACH for x, y in line), name


def test_outlines_stand_out_from_everything_beside_them() -> None:
    assert contrast(EDGE, SAND) > 4.5
    for name, colour in MATERIALS.items():
        # What is dark in itself stands out from the token instead.
        assert max(contrast(EDGE, colour), contrast(SAND, colour)) > 3, name


def test_materials_of_motifs_have_a_colour() -> None:
    used = {name for motif in motifs().values() for name in (motif.main, motif.accent)}
    assert used == {*MATERIALS}


@given(drawn=positions())
@settings(max_examples=20, deadline=None)
def test_any_picture_is_well_formed_and_self_contained(drawn: Position) -> None:
    svg = picture(drawn, solve(drawn, through_unknown=True).line, title="t", description="<d>")
    root = ElementTree.fromstring(svg)
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}desc") == "<d>"
    assert svg.count("http") == 1
    assert not {f"{SVG}script", f"{SVG}image"} & {element.tag for element in root.iter()}
    assert len(told(drawn).splitlines()) == drawn.rows + 1


def test_picture_of_what_a_seat_knows_shows_one_treasure_at_most() -> None:
    """D-T26: closed pyramids are all alike."""
    seen = position_in(Table("C E").slide((3, 1)).view(P1))
    assert seen is not None
    svg = picture(seen, title="")
    assert svg.count('class="ct-token"') == 1
    assert token(1) in svg
    assert svg.count('class="ct-west"') == 47
    assert "opacity" not in svg.partition("</style>")[2]


def test_way_is_numbered() -> None:
    drawn = position()
    svg = picture(drawn, solve(drawn).line, title="")
    assert svg.count('class="ct-badge"') == 4
    assert svg.count('class="ct-goal"') == 1
    with pytest.raises(NotationError):
        picture(drawn, ("z9",), title="")


def test_stylesheet_follows_the_theme() -> None:
    assert "prefers-color-scheme" in stylesheet("auto")
    assert "prefers-color-scheme" not in stylesheet("dark")
    assert stylesheet("dark") != stylesheet("light")


def test_drawing_in_the_terminal() -> None:
    drawn = position()
    lines = told(drawn).splitlines()
    assert lines[0].split() == [*"abcdefgh"]
    assert lines[3] == " 3  △   △   △  [ ]  ▲A  ▲C  △   △"
    shown = told(drawn, ("d4", "e4", "f4", "f3"))
    assert shown.splitlines()[8].split() == ["1", "2", "3"]
    twice = told(drawn, ("d4", "d3", "d4"))
    assert "1 3" in twice


def test_only_whole_numbers_stand_below_a_space() -> None:
    """Of slides that uncover the same space again and again the last ones are told."""
    shown = told(position(), ("d4", "d3") * 7).splitlines()
    assert [shown[line].split() for line in (6, 8)] == [["14"], ["13"]]


def test_drawing_of_what_a_seat_knows() -> None:
    """D-T26."""
    seen = position_in(Table("C E").slide((3, 1)).view(P1))
    assert seen is not None
    assert told(seen).count("▲") == 47
    assert told(seen).splitlines()[2] == " 2  ▲   ▲   ▲  [B]  ▲   ▲   ▲   ▲"
