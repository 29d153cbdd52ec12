"""The players' pages use the words of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LOCALES = ROOT / "src/carom/locales"
GAMES = sorted(page.name for page in (DOCS / "rules").iterdir())
LANGUAGES = ("en", "fr", "nl", "it", "zh-Hant")
NOT_OF_THE_RULES = {"hint", "solution"}


def _page(game: str, language: str) -> str:
    return (DOCS / "rules" / game / f"{language}.md").read_text("utf-8")


def _terms(game: str) -> list[list[str]]:
    """Return the rows of the table of a game's words on screen."""
    name = _page(game, "en").partition(": how to play")[0].removeprefix("# ")
    section = (DOCS / "glossary.md").read_text("utf-8").partition(f"### {name}\n")[2]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in section.partition("\n### ")[0].splitlines()
        if line.startswith("|")
    ]
    return rows[2:]


def _with_endings(term: str) -> str:
    """Return a pattern for a term in singular or plural."""
    stems = (re.escape(word[: max(2, len(word) - 2)]) + r"\w*" for word in term.split())
    return r"\W+".join(stems)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_page_uses_the_words_of_its_language(game: str, language: str) -> None:
    page = _page(game, language).lower()
    column = LANGUAGES.index(language)
    assert _terms(game)
    for row in _terms(game):
        assert len(row) == len(LANGUAGES)
        term = row[column].lower()
        if row[0] not in NOT_OF_THE_RULES:
            assert re.search(_with_endings(term), page), term


@pytest.mark.parametrize("game", GAMES)
def test_robots_are_written_one_way_in_chinese(game: str) -> None:
    heading, _, text = _page(game, "zh-Hant").partition("\n")
    assert heading.startswith("# ")
    assert "機器人" not in text, "only in the name of a game"


ON_SCREEN = {
    "ricochet": ("robot", "bid", "wall"),
    "micro": ("space", "target", "waypoint"),
    "escape": ("tile", "deposit", "exit", "activate", "frozen", "escaped"),
    "ramses": ("pyramid", "slide", "empty space", "risk"),
}
"""Words that each page of a game cannot do without."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_site_uses_the_words_of_its_language(game: str, language: str) -> None:
    """What is said on screen is called what the rules call it."""
    words = (LOCALES / language / f"{game}.ftl").read_text("utf-8").lower()
    column = LANGUAGES.index(language)
    terms = {row[0]: row[column].lower() for row in _terms(game)}
    missing = [terms[row] for row in ON_SCREEN[game] if not re.search(_stem(terms[row]), words)]
    assert missing == []


def _stem(term: str) -> str:
    """Return a pattern for the words of a term, whatever they end in."""
    return _with_endings(term) if term.isascii() else re.escape(term)


def test_cameras_are_called_one_thing_in_chinese() -> None:
    assert "攝影機" not in (LOCALES / "zh-Hant/escape.ftl").read_text("utf-8")


@pytest.mark.parametrize("path", sorted((LOCALES / "nl").glob("*.ftl")), ids=lambda path: path.stem)
def test_dutch_says_je(path: Path) -> None:
    """No page says `u` where the next one says `je`; a key may be called so."""
    polite = re.compile(r"\b(uw|u (hebt|mag|moet|bent|kunt|ziet))\b", re.IGNORECASE)
    assert not polite.search(path.read_text("utf-8"))


@pytest.mark.parametrize(
    "path", sorted((LOCALES / "zh-Hant").glob("*.ftl")), ids=lambda path: path.stem
)
def test_chinese_is_written_as_in_taiwan(path: Path) -> None:
    text = path.read_text("utf-8")
    assert [sign for sign in ("甚麼", "裏", "四分一", "您") if sign in text] == []
    assert not re.search(r"[\u4e00-\u9fff][,:;?]", text), "signs as wide as the text"
