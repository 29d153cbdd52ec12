"""The players' pages use the words of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = ("en", "fr", "nl", "it", "zh-Hant")
NOT_OF_THE_RULES = {"hint", "solution"}


def _terms() -> list[list[str]]:
    """Return the rows of the table of words on screen."""
    table = (DOCS / "glossary.md").read_text("utf-8").partition("## On screen")[2]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in table.splitlines()
        if line.startswith("|")
    ]
    return rows[2:]


def _with_endings(term: str) -> str:
    """Return a pattern for a term in singular or plural."""
    stems = (re.escape(word[: max(2, len(word) - 2)]) + r"\w*" for word in term.split())
    return r"\W+".join(stems)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_page_uses_the_words_of_its_language(language: str) -> None:
    page = (DOCS / "rules" / "ricochet" / f"{language}.md").read_text("utf-8").lower()
    column = LANGUAGES.index(language)
    for row in _terms():
        assert len(row) == len(LANGUAGES)
        term = row[column].lower()
        if row[0] not in NOT_OF_THE_RULES:
            assert re.search(_with_endings(term), page), term


def test_robots_are_written_one_way_in_chinese() -> None:
    page = (DOCS / "rules" / "ricochet" / "zh-Hant.md").read_text("utf-8")
    assert page.count("機器人") == 1, "only in the name of the game"
