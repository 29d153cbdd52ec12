"""The players' rules pages: drawn examples are true and all languages tell the same."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from carom.core.errors import CaromError
from carom.core.options import parse_options
from carom.games.ricochet.attempt import begin, legal_moves, play
from carom.games.ricochet.options import PRESETS, Options
from carom.games.ricochet.position import Position

PAGES = Path(__file__).parents[2] / "docs" / "rules" / "ricochet"
LANGUAGES = ("en", "fr", "nl", "it", "zh-Hant")
_PICTURE = re.compile(r"!\[(.+?)\]\(images/([a-z-]+)\.svg\)")
_CODE = re.compile(r"`([^`\n]+)`")


def _page(language: str) -> str:
    return (PAGES / f"{language}.md").read_text("utf-8")


def _told_routes(text: str) -> dict[str, list[str]]:
    """Return the routes a page gives after each picture, by picture."""
    pieces = _PICTURE.split(text)[1:]
    return {
        name: [code for code in _CODE.findall(after) if "→" in code]
        for name, after in zip(pieces[1::3], pieces[2::3], strict=True)
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


def test_every_route_of_an_example_goes_as_it_is_written(examples: ModuleType) -> None:
    for example in examples.EXAMPLES:
        for route in example.routes:
            assert examples.told(example.position, examples.moves_of(route)) == route


def test_no_shorter_way_counts_than_an_example_says(examples: ModuleType) -> None:
    for example in examples.EXAMPLES:
        if example.fewest is not None:
            assert _fewest(example.position, example.fewest) == example.fewest, example.name


def test_a_wrong_example_would_be_noticed(examples: ModuleType) -> None:
    """The check above is no tautology: a false stop or mark gives another text."""
    straight = next(item for item in examples.EXAMPLES if item.name == "straight")
    assert examples.told(straight.position, examples.moves_of("rE→e1 ✓")) == "rE→f1 ✗"
    with pytest.raises(CaromError):
        examples.told(straight.position, examples.moves_of("rN→a1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_shows_every_example_with_its_routes(examples: ModuleType, language: str) -> None:
    told = _told_routes(_page(language))
    assert list(told) == [example.name for example in examples.EXAMPLES]
    for example in examples.EXAMPLES:
        assert sorted(told[example.name]) == sorted(example.routes), example.name


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_the_parts_of_the_english_page(language: str) -> None:
    """Same headings, same paragraphs, same code words, in the same order."""
    english, other = _page("en"), _page(language)
    assert _shape(other) == _shape(english)
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
    return "\n".join(line for line in text.splitlines() if "→" not in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_every_preset(language: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \|", _page(language), re.MULTILINE)
    assert rows == list(PRESETS)


def test_options_on_the_page_are_options_of_the_game() -> None:
    """Every ``name=value`` is accepted, and every word with an underscore is a name."""
    codes = _CODE.findall(_page("en"))
    for name, value in (code.split("=") for code in codes if "=" in code):
        parse_options(Options(), {name: value})
    names = {code for code in codes if re.fullmatch(r"[a-z]+(_[a-z]+)+", code)}
    assert names - {"minus_one"} <= set(Options.__struct_fields__)
