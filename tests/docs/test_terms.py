"""The players' pages use the words of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
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
