"""SVG pictures of positions."""

from __future__ import annotations

from itertools import combinations
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from tests.pictures.colours import EYES, contrast, seen
from tests.pictures.routes import played

from carom.core.errors import IllegalAction
from carom.core.grid import Direction
from carom.games.ricochet.attempt import play_route
from carom.games.ricochet.board import board_of, make_board
from carom.games.ricochet.moves import parse_route
from carom.games.ricochet.pieces import ROBOTS, Diagonal, Target
from carom.games.ricochet.position import Move, Position
from carom.pictures.ricochet.palette import ROBOT_COLOURS
from carom.pictures.ricochet.picture import picture

GOLDEN = Path(__file__).parents[1] / "golden" / "pictures"
SVG = "{http://www.w3.org/2000/svg}"

SMALL = Position(
    make_board(
        3,
        4,
        [(1, Direction.S)],
        diagonals=[Diagonal(6, "y", "/")],
        targets=[Target("b", 4, "circle")],
    ),
    "rb",
    (0, 11),
    Target("r", 8, "triangle"),
)
ROUTE = parse_route("rE rS rW")


def _letters(svg: str) -> list[str]:
    """Return the words in a picture."""
    root = ElementTree.fromstring(svg)
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_small_picture_is_as_kept() -> None:
    """Regenerate with ``python -m tests.pictures.test_picture`` and look at the difference."""
    assert picture(SMALL, ROUTE, title="Small", theme="light") == _golden().read_text("utf-8")


def _golden() -> Path:
    return GOLDEN / "small.svg"


@settings(max_examples=40)
@given(played())
def test_any_picture_is_well_formed_and_self_contained(
    case: tuple[Position, tuple[Move, ...]],
) -> None:
    position, route = case
    svg = picture(position, route, title="t", description="d")
    root = ElementTree.fromstring(svg)
    assert root.attrib["role"] == "img"
    assert svg.count("http") == 1
    assert not {f"{SVG}script", f"{SVG}image"} & {element.tag for element in root.iter()}
    assert svg == picture(position, route, title="t", description="d")


def test_title_and_description_are_named_and_escaped() -> None:
    root = ElementTree.fromstring(picture(SMALL, title="<r> & b", description="</desc>"))
    assert root.findtext(f"{SVG}title") == "<r> & b"
    assert root.findtext(f"{SVG}desc") == "</desc>"


def test_every_robot_carries_its_letter() -> None:
    board = board_of("1A2A3A4A")
    position = Position(board, ROBOTS, (0, 1, 2, 3, 5, 6), Target("r", 200))
    bare = _letters(picture(position, title=""))
    without = _letters(picture(Position(board, "r", (0,), Target("r", 200)), title=""))
    assert sorted(bare) == sorted([*without, *"BGYKT"])


def test_route_shows_each_step_and_the_start() -> None:
    plain, drawn = _letters(picture(SMALL, title="")), _letters(picture(SMALL, ROUTE, title=""))
    assert sorted(drawn) == sorted([*plain, "1", "2", "3", "R"])


def test_robots_stand_where_the_route_ends() -> None:
    end = Position(SMALL.board, "rb", play_route(SMALL, ROUTE).cells, SMALL.target)
    after = picture(SMALL, ROUTE, title="", theme="light")
    lines = picture(end, title="", theme="light").split("\n")
    robots = [line for line in lines if 'class="cr-visor"' in line]
    assert len(robots) == 2
    assert all(line in after for line in robots)


def test_illegal_route_is_refused() -> None:
    with pytest.raises(IllegalAction):
        picture(SMALL, parse_route("rN"), title="")


def test_themes_differ_and_auto_holds_both() -> None:
    light, dark, auto = (
        picture(SMALL, title="", theme="light"),
        picture(SMALL, title="", theme="dark"),
        picture(SMALL, title="", theme="auto"),
    )
    assert "prefers-color-scheme" in auto
    assert "prefers-color-scheme" not in light + dark
    assert light != dark


def test_letters_stand_out_from_their_robots() -> None:
    for body, _, ink, _ in ROBOT_COLOURS.values():
        assert contrast(body, ink) >= 3


@pytest.mark.parametrize("eyes", EYES)
def test_colour_blind_eyes_tell_robots_apart(eyes: str) -> None:
    colours = [seen(ROBOT_COLOURS[robot][0], eyes) for robot in ROBOTS]
    assert min(dist(one, other) for one, other in combinations(colours, 2)) >= 12


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    _golden().write_text(picture(SMALL, ROUTE, title="Small", theme="light"), "utf-8")
