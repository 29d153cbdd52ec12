"""Pictures of positions of Micro Robots: SVG and coloured text."""

from __future__ import annotations

from itertools import combinations, islice
from math import dist
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.pictures.colours import EYES, contrast, seen
from tests.strategies_micro import positions

from carom.core.errors import IllegalAction
from carom.games.micro.board import DICE, board_of
from carom.games.micro.position import Position
from carom.pictures.micro.palette import DICE_COLOURS
from carom.pictures.micro.picture import picture
from carom.pictures.micro.terminal import draw, draw_rest
from carom.solvers.micro import solve, walks

SVG = "{http://www.w3.org/2000/svg}"
K = board_of("B1N2N3N4N")
POSITION = Position(K, K.cell_of("W6"), K.cell_of("Y1"), K.cell_of("P3"))
ROUTE = ("B6", "B2", "P2", "P3", "Y3", "Y1")
TO_AND_FRO = ("B6", "W6", "B6", "W6", "B6", "B2")


def _words(svg: str) -> list[str]:
    """Return the words in a picture."""
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def _text(position: Position, route: tuple[str, ...] = ()) -> str:
    """Return a drawing without its styles."""
    return "\n".join("".join(run.text for run in line).rstrip() for line in draw(position, route))


@given(positions(), st.integers(1, 9))
@settings(max_examples=30, deadline=None)
def test_any_picture_is_well_formed_and_self_contained(position: Position, moves: int) -> None:
    route = next(walks(position, moves), ())
    svg = picture(position, route, title="t", description="<d>")
    root = ElementTree.fromstring(svg)
    assert root.attrib["role"] == "img"
    assert root.findtext(f"{SVG}desc") == "<d>"
    assert svg.count("http") == 1
    assert not {f"{SVG}script", f"{SVG}image"} & {element.tag for element in root.iter()}
    assert svg == picture(position, route, title="t", description="<d>")


def test_every_die_has_its_name_and_its_pips() -> None:
    """Colour is doubled by the letter, the number of pips by the digit."""
    svg = picture(POSITION, title="")
    assert sorted(_words(svg)) == sorted(die.name for die in DICE)
    for colour in "RBYGPW":
        assert svg.count(f'class="cm-{colour}-ink"') == 1 + 2 + 3 + 4 + 5 + 6


def test_a_way_shows_each_jump_and_where_it_began() -> None:
    plain, shown = picture(POSITION, title=""), picture(POSITION, ROUTE, title="")
    assert sorted(_words(shown)) == sorted([*_words(plain), *"123456"])
    assert shown.count('class="cm-line"') == 6
    assert (plain.count('class="cm-start"'), shown.count('class="cm-start"')) == (0, 1)


def test_the_same_jump_made_again_bends_further() -> None:
    svg = picture(Position(K, 0, 2), TO_AND_FRO, title="")
    curves = [line for line in svg.split('d="') if line.startswith("M") and "cm-tip" in line]
    assert len(set(curves)) == len(curves) == 6


def test_target_and_waypoint_are_marked() -> None:
    with_both = picture(POSITION, title="")
    plain = picture(Position(K, POSITION.robot, POSITION.target), title="")
    assert 'class="cm-via-fill"' in with_both
    assert 'class="cm-via-fill"' not in plain
    assert 'class="cm-goal-fill"' in plain


def test_a_way_that_cannot_be_gone_is_refused() -> None:
    for drawn in (lambda: picture(POSITION, ("Y4",), title=""), lambda: draw(POSITION, ("Y4",))):
        with pytest.raises(IllegalAction):
            drawn()


def test_themes_differ_and_auto_holds_both() -> None:
    light, dark, auto = (
        picture(POSITION, title="", theme=theme) for theme in ("light", "dark", "auto")
    )
    assert "prefers-color-scheme" in auto
    assert "prefers-color-scheme" not in light + dark
    assert light != dark


def test_pips_stand_out_from_their_dice() -> None:
    for body, _, ink in DICE_COLOURS.values():
        assert contrast(body, ink) >= 4.5


@pytest.mark.parametrize("eyes", EYES)
def test_colour_blind_eyes_tell_dice_apart(eyes: str) -> None:
    colours = [seen(body, eyes) for body, _, _ in DICE_COLOURS.values()]
    assert min(dist(one, other) for one, other in combinations(colours, 2)) >= 12


def test_text_drawing_marks_fields_and_numbers_jumps() -> None:
    assert (
        _text(POSITION, ROUTE)
        == """\
:W6:   B6    B2  │  P5    P2   <P3>
      ▶1    ▶2   │       ▶3    ▶4
 R3    Y4    W3  │  R6    R4    Y3
                 │             ▼5
 B3    G4    W5  │  B4    G5    G3
                 │
─────────────────┼─────────────────
 B1    R2    W4  │  P1    Y6   (Y1]
                 │             ▼6
 W1    G2    G6  │  Y5    B5    R5
                 │
 Y2    W2    P4  │  P6    R1    G1"""
    )


def test_steps_in_the_last_row_have_a_line_of_their_own() -> None:
    position = Position(K, K.cell_of("P4"), K.cell_of("P6"))
    assert _text(position, ("P6",)).splitlines()[-1].split() == ["▶1"]
    assert len(_text(position).splitlines()) == 12


def test_the_robot_is_drawn_where_the_way_has_brought_it() -> None:
    assert "<P3>" in _text(POSITION)
    assert "(P3>" in _text(POSITION, ROUTE[:4])
    assert "(B6)" in _text(POSITION, ROUTE[:1])
    aimed = "".join(run.text for line in draw(POSITION, (), K.cell_of("B6")) for run in line)
    assert "{B6}" in aimed


def test_between_rounds_only_the_robot_is_marked() -> None:
    shown = "".join(run.text for line in draw_rest(K, 0) for run in line)
    assert "(W6)" in shown
    assert not set("[]<>") & set(shown)


def test_a_field_visited_often_names_the_last_jump() -> None:
    assert "…▶5" in _text(Position(K, 0, 2), TO_AND_FRO)
    assert "◀2◀4" in _text(Position(K, 0, 2), TO_AND_FRO)


@given(positions())
@settings(max_examples=30, deadline=None)
def test_any_text_drawing_is_a_rectangle_with_every_die(position: Position) -> None:
    route = solve(position).line
    lines = draw(position, route)
    assert len({sum(len(run.text) for run in line) for line in lines}) == 1
    shown = _text(position, route)
    assert all(die.name in shown for die in DICE)
    assert all(f"{step}" in shown for step in range(1, len(route) + 1))


def test_colour_is_never_the_only_sign() -> None:
    runs = [run for line in islice(draw(POSITION), 1) for run in line if run.colour]
    assert [run.text.strip(" ()<>[]:{}")[0].lower() for run in runs] == [run.colour for run in runs]
