"""The players' rules pages: drawn examples are true and all languages tell the same."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import carom.games
from carom.core.errors import CaromError
from carom.core.options import parse_options
from carom.games import get_game
from carom.games.ricochet.attempt import begin, legal_moves, play
from carom.games.ricochet.position import Position

PAGES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = sorted(home.parent.name for home in Path(carom.games.__path__[0]).glob("*/game.py"))
LANGUAGES = ("en", "fr", "nl", "it", "zh-Hant")
_PICTURE = re.compile(r"!\[(.+?)\]\(images/([a-z-]+)\.svg\)")
_CODE = re.compile(r"`([^`\n]+)`")
_ROUTE = re.compile(r"^`([^`\n]+)`$", re.MULTILINE)
"""A line of code alone: what happens in the picture above it, in the game's notation."""


def _page(game: str, language: str) -> str:
    return (PAGES / game / f"{language}.md").read_text("utf-8")


def _told_routes(text: str) -> dict[str, list[str]]:
    """Return the routes a page gives after each picture, by picture."""
    pieces = _PICTURE.split(text)[1:]
    return {
        name: _ROUTE.findall(after) for name, after in zip(pieces[1::3], pieces[2::3], strict=True)
    }


def _fewest(position: Position, most: int) -> int | None:
    """Return the length of the shortest way that counts, found layer by layer."""
    layer, seen = [begin(position)], set()
    for length in range(1, most + 1):
        following = []
        for attempt in layer:
            for move in legal_moves(position, attempt):
                after = play(position, attempt, move)
                if after.solved:
                    return length
                if (after.cells, after.axes) not in seen:
                    seen.add((after.cells, after.axes))
                    following.append(after)
        layer = following
    return None


@pytest.mark.parametrize("game", GAMES)
def test_every_route_of_an_example_goes_as_it_is_written(examples: ModuleType, game: str) -> None:
    for example in examples.EXAMPLES[game]:
        for route in example.routes:
            assert example.retold(route) == route


def test_no_shorter_way_counts_than_an_example_of_ricochet_says(examples: ModuleType) -> None:
    for example in examples.EXAMPLES["ricochet"]:
        if example.fewest is not None:
            assert _fewest(example.position, example.fewest) == example.fewest, example.name


@pytest.mark.parametrize("game", ["micro", "ramses"])
def test_no_shorter_way_counts_than_the_solver_finds(examples: ModuleType, game: str) -> None:
    """B-T9: nor can a call be proved that a page calls impossible."""
    for example in examples.EXAMPLES[game]:
        assert example.is_true(), example.name


@pytest.mark.parametrize(
    ("game", "name", "wrong"),
    [
        ("ricochet", "straight", "rE→e1 ✓"),
        ("micro", "long", "4: W6-W1-B1-B3-G3 ✗"),
        ("micro", "moves", "P5: P2 P3 P1 Y5"),
        ("escape", "behind", "+m8W !m8 → h8"),
        ("escape", "blocked", "r1E → h8"),
        ("ramses", "around", "d4 e4 e3 ✓"),
        ("ramses", "empty", "c3 ✓"),
        ("ramses", "storm", "180: d3 → d4"),
    ],
)
def test_a_wrong_example_would_be_noticed(
    examples: ModuleType, game: str, name: str, wrong: str
) -> None:
    """The check above is no tautology: a false stop or mark gives another text."""
    example = next(item for item in examples.EXAMPLES[game] if item.name == name)
    assert example.retold(wrong) != wrong


def test_a_route_that_cannot_be_gone_is_refused(examples: ModuleType) -> None:
    straight = next(item for item in examples.EXAMPLES["ricochet"] if item.name == "straight")
    with pytest.raises(CaromError):
        straight.retold("rN→a1")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_every_example_with_its_routes(
    examples: ModuleType, game: str, language: str
) -> None:
    told = _told_routes(_page(game, language))
    assert sorted(told) == sorted(example.name for example in examples.EXAMPLES[game])
    for example in examples.EXAMPLES[game]:
        assert sorted(told[example.name]) == sorted(example.routes), example.name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_the_parts_of_the_english_page(game: str, language: str) -> None:
    """Same headings, same paragraphs, same pictures, same code words, in the same order."""
    english, other = _page(game, "en"), _page(game, language)
    assert _shape(other) == _shape(english)
    assert list(_told_routes(other)) == list(_told_routes(english))
    assert sorted(_CODE.findall(_without_notation(other))) == sorted(
        _CODE.findall(_without_notation(english))
    )


def _shape(text: str) -> list[str]:
    """Return the kind of each line: heading level, list, picture, table, code or text."""
    kinds = []
    for line in text.splitlines():
        mark = re.match(r"#+|- |!|\||`", line)
        kinds.append(mark[0] if mark else "text" if line else "")
    return kinds


def _without_notation(text: str) -> str:
    """Return a page without its code lines, whose order of words differs by language."""
    return _ROUTE.sub("", text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_every_preset(game: str, language: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \|", _page(game, language), re.MULTILINE)
    assert rows == list(get_game(game).presets)


@pytest.mark.parametrize("game", GAMES)
def test_options_on_the_page_are_options_of_the_game(game: str) -> None:
    """Every ``name=value`` is accepted, and every word with an underscore is known."""
    options_type = get_game(game).options_type
    codes = _CODE.findall(_without_notation(_page(game, "en")))
    for name, value in (code.split("=") for code in codes if "=" in code):
        parse_options(options_type(), {name: value})
    names = {code for code in codes if re.fullmatch(r"[a-z]+(_[a-z]+)+", code)}
    known = set(re.findall(r"\w+", str(msgspec.json.schema(options_type))))
    assert names <= known
